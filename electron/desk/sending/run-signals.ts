/** Draws attention to a run beyond its window: how far it is, on the window's icon, and a notice when it is over or needs a person. */
import type { DeskEvent, RunState } from '../../../shared/ipc.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { Shell } from '../../shell/shell.ts'

export function createRunSignals(shell: Pick<Shell, 'notify' | 'showProgress'>) {
  let noticed: string | null = null
  return {
    runMoved: ({ id, stage, total, done, end }: RunState): void => {
      shell.showProgress(stage === 'ended' || total === 0 ? null : done / total)
      if (end === null || noticed === id) return
      noticed = id
      // Somebody stopped it who is sitting in front of it.
      if (end.reason !== 'stoppedByPerson')
        shell.notify({ title: 'Migration Desk', body: sayMessage(end.issue.message) })
    },
    watchEnded: ({ issue }: DeskEvent<'watchEnded'>): void =>
      shell.notify({ title: 'Migration Desk', body: sayMessage(issue.message) }),
  }
}
