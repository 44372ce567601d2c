/** How a command ends when it can't be carried out: one clear line on standard error, exit code 2. */

import { sayMessage } from '../../shared/messages/say.ts'
import type { Issue, Result } from '../../shared/result.ts'

export class Stop extends Error {}

/** A command that can't go on: its first issue says why. */
export const stopFor = (issues: readonly [Issue, ...Issue[]]): Stop => new Stop(sayMessage(issues[0].message))

export function valueOrStop<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw stopFor(result.issues)
}
