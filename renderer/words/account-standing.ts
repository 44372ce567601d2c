/** How an account stands, in a few words, the same on every screen. */
import { statusTable } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import type { Tone } from './words.ts'

export type Standing = { readonly name: string; readonly tone: Tone }

export function standingOf(
  { status, errorCount }: Pick<AccountSummary, 'status' | 'errorCount'>,
  kind: ProjectKind = 'accounts',
): Standing {
  if (kind === 'additions' && status === 'untried') return { name: say('group_ready'), tone: 'good' }
  const { name, tone } = statusTable[status]
  return {
    name: errorCount > 0 && status === 'withErrors' ? say('problem_count', { count: errorCount }) : say(name),
    tone,
  }
}
