/** How accounts stand, in few words, every account once. */
import { accountFilters, countIn, filterName, type StateTone, type StatusCounts } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountFilter } from '../../shared/ipc.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import { listed } from '../../shared/messages/values.ts'

export const readyGroup = { filter: 'ready', words: 'count_ready', tone: 'good' } as const

/** All that are not ready. */
export const standingGroups = [
  { filter: 'withErrors', words: 'count_with_problems', tone: 'error' },
  { filter: 'refusedOrFailed', words: 'count_refused_or_failed', tone: 'error' },
  { filter: 'refusedInDryRun', words: 'count_refused_in_dry_run', tone: 'error' },
  { filter: 'setAside', words: 'count_set_aside', tone: 'quiet' },
  { filter: 'nothingToAdd', words: 'count_nothing_to_add', tone: 'quiet' },
  { filter: 'unknown', words: 'count_answer_lost', tone: 'warning' },
  { filter: 'sent', words: 'count_sent', tone: 'good' },
] as const satisfies readonly { filter: AccountFilter; words: PlainKey; tone: StateTone }[]

/** Of lists of accounts that are created. */
export const filtersOfAccounts = accountFilters.filter((filter) => filter !== 'nothingToAdd')

/** Of what is added to accounts nothing fails: it may be there already, or would take the place of something, and a person decides. */
const isOfDecisions = (filter: AccountFilter): boolean => filter === 'refusedOrFailed'

export const additionGroupName = (filter: AccountFilter): PlainKey =>
  isOfDecisions(filter) ? 'group_refused_or_waits' : filterName(filter)

/** Of lists of what is added to accounts, which have no more states to tell than these. */
export const groupFilters: readonly AccountFilter[] = [
  'all',
  readyGroup.filter,
  ...standingGroups.map(({ filter }) => filter),
]

type Group = typeof readyGroup | (typeof standingGroups)[number]

/** Those that some account is in. */
const groupsIn = (
  counts: StatusCounts,
  groups: readonly Group[] = standingGroups,
): readonly (Group & { readonly count: number })[] =>
  groups.map((group) => ({ ...group, count: countIn(counts, group.filter) })).filter(({ count }) => count > 0)

/** "12 ready", "3 with problems", "100 sent". */
export const standingWords = (counts: StatusCounts, kind: ProjectKind): readonly string[] =>
  groupsIn(counts, [readyGroup, ...standingGroups]).map(({ filter, words, count }) =>
    say(kind === 'additions' && isOfDecisions(filter) ? 'count_refused_or_waits' : words, { count }),
  )

/** "3 with problems", "1 refused or failed". */
export const othersWords = (counts: StatusCounts): readonly string[] =>
  groupsIn(counts).map(({ words, count }) => say(words, { count }))

/** What is neither created nor waits to be: it is nothing left to do that these are. */
export const notCreatedIn = (counts: StatusCounts) => groupsIn(counts).filter(({ filter }) => filter !== 'sent')

/** "None left to create; 1 refused or failed". */
export function noneLeftWords(counts: StatusCounts): string {
  const others = notCreatedIn(counts).map(({ words, count }) => say(words, { count }))
  return others.length === 0 ? say('none_left_to_create') : say('none_left_but_others', { others: listed(others) })
}
