/** How accounts that are not ready stand, in few words: with those that are ready, every account once. */
import { countIn, type StateTone, type StatusCounts } from '../../shared/account-status.ts'
import type { AccountFilter } from '../../shared/ipc.ts'
import { showNumber } from '../../shared/words/phrases.ts'

export const standingGroups = [
  { filter: 'withErrors', words: 'with problems', tone: 'error' },
  { filter: 'refusedOrFailed', words: 'refused or failed', tone: 'error' },
  { filter: 'refusedInDryRun', words: 'would be refused', tone: 'error' },
  { filter: 'setAside', words: 'set aside', tone: 'quiet' },
  { filter: 'sent', words: 'sent', tone: 'good' },
] as const satisfies readonly { filter: AccountFilter; words: string; tone: StateTone }[]

type Group = (typeof standingGroups)[number]

/** Those that some account is in. */
export const groupsIn = (counts: StatusCounts): readonly (Group & { readonly count: number })[] =>
  standingGroups.map((group) => ({ ...group, count: countIn(counts, group.filter) })).filter(({ count }) => count > 0)

/** "3 with problems", "1 refused or failed". */
export const othersWords = (counts: StatusCounts): readonly string[] =>
  groupsIn(counts).map(({ words, count }) => `${showNumber(count)} ${words}`)

/** What is neither created nor waits to be: it is nothing left to do that these are. */
export const notCreatedIn = (counts: StatusCounts) => groupsIn(counts).filter(({ filter }) => filter !== 'sent')

/** "None left to create; 1 refused or failed". */
export const noneLeftWords = (counts: StatusCounts): string =>
  ['None left to create', ...notCreatedIn(counts).map(({ words, count }) => `${showNumber(count)} ${words}`)].join('; ')
