/** What the results are summed up in, the same in the window, in a spreadsheet and on paper. */

import { type accountFilters, countIn, filterName, type StatusCounts } from '../account-status.ts'
import { say } from '../messages/say.ts'
import { listed, quoted, type Value } from '../messages/values.ts'
import type { CellPlace } from '../result.ts'

type AccountFilter = (typeof accountFilters)[number]

/** Of these it is also said why. */
export const reasonedFilters = [
  'refusedOrFailed',
  'refusedInDryRun',
  'setAside',
] as const satisfies readonly AccountFilter[]
export type ReasonedFilter = (typeof reasonedFilters)[number]

/** Every account is in one of them. */
const lines = [
  'finished',
  'accepted',
  'sending',
  'unknown',
  'refusedOrFailed',
  'refusedInDryRun',
  'withErrors',
  'setAside',
  'ready',
] as const satisfies readonly AccountFilter[]

/** Whoever reads the results asks after these, also where there are none. */
const alwaysSaid: ReadonlySet<AccountFilter> = new Set(['finished', 'refusedOrFailed', 'setAside', 'ready'])

export type ResultLine = { readonly filter: AccountFilter; readonly name: string; readonly count: number }

export const resultLines = (counts: StatusCounts): readonly ResultLine[] =>
  lines
    .map((filter) => ({ filter, name: nameOf(filter), count: countIn(counts, filter) }))
    .filter(({ filter, count }) => count > 0 || alwaysSaid.has(filter))

/** "Ready" says what can be done; of what came of it, it says nothing. */
const nameOf = (filter: AccountFilter): string => say(filter === 'ready' ? 'not_sent_yet' : filterName(filter))

/** "Accounts 100043 and 100044", "Account 100043 and 12 more" */
export function accountsInWords(first: readonly string[], count: number): string {
  if (first.length === 0) return ''
  const rest = count - first.length
  const more: readonly Value[] = rest > 0 ? [{ key: 'and_more', facts: { count: rest } }] : []
  return say('accounts_named', { count, numbers: listed([...first, ...more]) })
}

/** What falls short of the sums of balances; "" where nothing does. */
export const balancesLackingWords = ({ without, notKnown }: { readonly without: number; readonly notKnown: number }) =>
  [
    without > 0 ? say('sent_without_balance', { count: without }) : '',
    notKnown > 0 ? say('balance_not_sent_from_here', { count: notKnown }) : '',
  ]
    .filter((words) => words !== '')
    .join(' ')

type LeftOut = { readonly sheet: string; readonly header: string; readonly rows: number }

export const leftOutWords = ({ sheet, header, rows }: LeftOut): string =>
  say('column_left_out_in', { sheet, header, count: rows })

type Changed = { readonly cell: CellPlace; readonly header: string; readonly was: string; readonly now: string }

/** "“ana@example.org” → “ana.lee@example.org” in “Email”, row 14 of sheet “Accounts”" */
export const changedWords = ({ cell: { sheet, row }, header, was, now }: Changed): string =>
  say('cell_changed_to', {
    was: was === '' ? null : quoted(was),
    now: now === '' ? null : quoted(now),
    ...{ header, row, sheet },
  })

/**
 * The number that the platform gave an account.
 * @param isCreated  the account is on the platform, so it has a number there
 * @returns `null` while there is none to be told
 */
export function platformNumberWords(isCreated: boolean, platformNumber: string | null): string | null {
  // Not a blank: a number that the service keeps to itself is no number that does not exist.
  return platformNumber ?? (isCreated ? say('no_platform_number') : null)
}
