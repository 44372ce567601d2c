/**
 * Lets the other windows see what one of them has done: they are told what the open project is like now, so that nobody works on
 * something that is not there any more. A window that is alone is not told what it was answered already.
 */
import type { Desk, ProjectState } from '../../../shared/ipc.ts'
import type { Channel } from '../../../shared/ipc-channels.ts'
import type { Result } from '../../../shared/result.ts'

/** What changes the open project, or which one it is. Mappings and what is set aside are told of by themselves. */
const changing = [
  'openProject',
  'closeProject',
  'deleteProject',
  'renameProject',
  'loadSpreadsheet',
  'loadNewVersion',
  'takeOverEdits',
  'changeTextReading',
  'changeSheets',
  'editCells',
  'replaceText',
  'undoEdit',
  'redoEdit',
] as const satisfies readonly Channel[]

export function tellingOtherWindows<Some extends Partial<Desk>>(
  handlers: Some,
  ports: {
    readonly hasOtherWindows: () => boolean
    readonly project: () => ProjectState | null
    readonly tellChanged: (project: ProjectState) => void
    readonly tellClosed: () => void
  },
): Some {
  const telling = changing.flatMap((channel) => {
    const answer = handlers[channel] as ((ask: unknown) => Promise<Result<unknown>>) | undefined
    if (answer === undefined) return []
    const told = async (ask: unknown): Promise<Result<unknown>> => {
      const result = await answer(ask)
      if (!result.ok || !ports.hasOtherWindows()) return result
      const project = ports.project()
      if (project === null) ports.tellClosed()
      else ports.tellChanged(project)
      return result
    }
    return [[channel, told] as const]
  })
  return { ...handlers, ...Object.fromEntries(telling) }
}
