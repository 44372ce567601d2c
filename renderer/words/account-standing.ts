/** How an account stands, in a few words, the same on every screen. */
import { type AccountStatus, accountStatuses, statusTable } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountSummary } from '../../shared/ipc.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import type { Tone } from './words.ts'

export type Standing = { readonly name: string; readonly tone: Tone }

/** What a state is called, and what it means. */
type StatusWords = { readonly name: PlainKey; readonly tone: Tone; readonly explanation: PlainKey }

const { sending, unknown, refusedInDryRun, refused, withErrors, setAside, nothingToAdd } = statusTable

/** The states of an account that something is added to. */
const ofAdditions: Partial<Record<AccountStatus, StatusWords>> = {
  finished: { name: 'item_added', tone: 'good', explanation: 'all_added_explained' },
  sending: { ...sending, explanation: 'adding_explained' },
  unknown: { ...unknown, explanation: 'addition_lost_explained' },
  passed: { name: 'group_ready', tone: 'good', explanation: 'addition_ready_explained' },
  untried: { name: 'group_ready', tone: 'good', explanation: 'addition_not_tried_explained' },
  unanswered: { name: 'phase_not_now', tone: 'warning', explanation: 'addition_not_now_explained' },
  refusedInDryRun: { ...refusedInDryRun, explanation: 'addition_without_account_explained' },
  refused: { ...refused, explanation: 'addition_not_taken_explained' },
  failed: { name: 'waits_for_decision', tone: 'warning', explanation: 'addition_doubted_explained' },
  withErrors,
  setAside: { ...setAside, explanation: 'addition_aside_explained' },
  nothingToAdd,
}

/** Those that an account of a project of this kind may be in. */
export const statusesOf = (kind: ProjectKind): readonly AccountStatus[] =>
  kind === 'additions' ? accountStatuses.filter((status) => ofAdditions[status] !== undefined) : accountStatuses

export const statusWords = (status: AccountStatus, kind: ProjectKind): StatusWords =>
  (kind === 'additions' ? ofAdditions[status] : undefined) ?? statusTable[status]

export function standingOf(
  { status, errorCount }: Pick<AccountSummary, 'status' | 'errorCount'>,
  kind: ProjectKind = 'accounts',
): Standing {
  const { name, tone } = statusWords(status, kind)
  return {
    name: errorCount > 0 && status === 'withErrors' ? say('problem_count', { count: errorCount }) : say(name),
    tone,
  }
}
