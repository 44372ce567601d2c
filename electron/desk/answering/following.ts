/**
 * What is on its way at the service is asked about again as soon as it is before the person, without anybody asking for it: also what was
 * being sent when the application was ended.
 */
import type { Desk } from '../../../shared/ipc.ts'
import type { Channel } from '../../../shared/ipc-channels.ts'
import type { Result } from '../../../shared/result.ts'

/** What brings other account numbers before the person. Another connection does too; the desk itself follows that. */
const bringing = [
  'openProject',
  'loadSpreadsheet',
  'loadNewVersion',
  'takeOverEdits',
  'changeTextReading',
  'changeSheets',
  'changeMapping',
  'suggestMapping',
  'useSavedMapping',
  'editCells',
  'replaceText',
  'undoEdit',
  'redoEdit',
] as const satisfies readonly Channel[]

/** @param follow  begun after the answer is there; nobody waits for it */
export function followingWhatIsOpen<Some extends Pick<Desk, (typeof bringing)[number]>>(
  handlers: Some,
  follow: () => Promise<void>,
): Some {
  const following = bringing.map((channel) => {
    const answer = handlers[channel] as (ask: unknown) => Promise<Result<unknown>>
    const followed = async (ask: unknown): Promise<Result<unknown>> => {
      const result = await answer(ask)
      if (result.ok) void follow()
      return result
    }
    return [channel, followed] as const
  })
  return { ...handlers, ...Object.fromEntries(following) }
}
