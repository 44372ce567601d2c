/**
 * The window's title: the step, the spreadsheet, where accounts go; and before all of that how far a run is, so that it can be read
 * in the bar of windows while the person works elsewhere. In a browser it is the only such place.
 */

import { useEffect } from 'react'
import type { ConnectionStatus, ProjectState, RunState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { isUnderWay, useRun } from '../create/run/use-run.ts'
import { placeWords, productName } from '../words/words.ts'
import { environmentWords } from './frame/environment.ts'
import type { Place } from './wizard-state.ts'

type Shown = {
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  readonly step: Place
}

export function useWindowTitle({ connection, project, step }: Shown): void {
  const run = useRun()
  const progress = run.state === 'done' ? progressOf(run.value) : null
  const environment = environmentWords(connection).name
  const name = project?.name
  useEffect(() => {
    document.title = [progress, say(placeWords[step].name), name, environment, productName].filter(Boolean).join(' – ')
  }, [environment, name, progress, step])
}

/** Rounded down: all of it is only said when all of it is done. */
function progressOf(run: RunState | null): string | null {
  if (run === null || !isUnderWay(run) || run.total === 0) return null
  const percent = Math.floor((100 * run.done) / run.total)
  return say(run.stage === 'paused' ? 'run_paused_at' : 'run_share', { percent })
}
