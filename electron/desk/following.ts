/**
 * What is on its way at the service is asked about again as soon as its project is open, without anybody asking for it: also what was
 * being sent when the application was ended.
 */
import type { Desk } from '../../shared/ipc.ts'
import type { Channel } from '../../shared/ipc-channels.ts'
import type { Result } from '../../shared/result.ts'

/** What brings other accounts before the person. Another connection does too; the desk itself follows that. */
const opening = ['openProject', 'loadSpreadsheet', 'loadNewVersion'] as const satisfies readonly Channel[]

/** @param follow  begun after the answer is there; nobody waits for it */
export function followingWhatIsOpen<Some extends Pick<Desk, (typeof opening)[number]>>(
  handlers: Some,
  follow: () => Promise<void>,
): Some {
  const following = opening.map((channel) => {
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
