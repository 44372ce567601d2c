/** Answers for a desk that is still being opened: the window is there first, and what it asks waits. */

import type { Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Result, refuse } from '../../shared/result.ts'
import { answering } from '../../shared/wire/answer.ts'

/**
 * @param opening  the desk; when it could not be opened, which is a bug, every answer says so
 * @param logBug  called once with what was thrown
 */
export function answeringLate(
  opening: Promise<{ readonly desk: Desk }>,
  logBug: (where: string, error: unknown) => void,
): (channel: string, ask: unknown) => Promise<Result<unknown>> {
  const answer = opening.then(
    ({ desk }) => answering(desk, logBug),
    (error: unknown) => {
      logBug('opening the desk', error)
      return async () => refuse(issue('application_failed', {}))
    },
  )
  return async (channel, ask) => (await answer)(channel, ask)
}
