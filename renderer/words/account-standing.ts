/** How an account stands, in a few words, the same on every screen. */
import { type AccountStatus, statusTable } from '../../shared/account-status.ts'
import { memberOf } from '../../shared/basics/members.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountSummary } from '../../shared/ipc.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import type { Tone } from './words.ts'

/** What these are called where something is added to an account. */
const ofAdditions = {
  finished: { name: 'item_added', tone: 'good' },
  passed: { name: 'group_ready', tone: 'good' },
  untried: { name: 'group_ready', tone: 'good' },
  unanswered: { name: 'phase_not_now', tone: 'warning' },
} as const satisfies Partial<Record<AccountStatus, { readonly name: PlainKey; readonly tone: Tone }>>

export type Standing = { readonly name: string; readonly tone: Tone }

export function standingOf(
  { status, errorCount }: Pick<AccountSummary, 'status' | 'errorCount'>,
  kind: ProjectKind = 'accounts',
): Standing {
  const { name, tone } = (kind === 'additions' ? memberOf(ofAdditions, status) : undefined) ?? statusTable[status]
  return {
    name: errorCount > 0 && status === 'withErrors' ? say('problem_count', { count: errorCount }) : say(name),
    tone,
  }
}
