/** Numbers with the word they count, in the number that English asks for. */
import { listed, showNumber } from '../../shared/words/phrases.ts'

const rules = new Intl.PluralRules('en')

export type Noun = { readonly one: string; readonly other: string }

export const nouns = {
  account: { one: 'account', other: 'accounts' },
  cell: { one: 'cell', other: 'cells' },
  column: { one: 'column', other: 'columns' },
  date: { one: 'date', other: 'dates' },
  edit: { one: 'edit', other: 'edits' },
  file: { one: 'file', other: 'files' },
  hour: { one: 'hour', other: 'hours' },
  minute: { one: 'minute', other: 'minutes' },
  more: { one: 'more', other: 'more' },
  problem: { one: 'problem', other: 'problems' },
  request: { one: 'request', other: 'requests' },
  row: { one: 'row', other: 'rows' },
  sheet: { one: 'sheet', other: 'sheets' },
  value: { one: 'value', other: 'values' },
  warning: { one: 'warning', other: 'warnings' },
} as const satisfies Record<string, Noun>

/** (1, account) → "1 account"; (12000, account) → "12,000 accounts" */
export const showCount = (count: number, noun: Noun): string =>
  `${showNumber(count)} ${rules.select(count) === 'one' ? noun.one : noun.other}`

/** Picks the form for a count: `chooseForm(2, 'is', 'are')` → "are". */
export const chooseForm = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other

/** Row numbers with neighbours joined: [1, 2, 3, 7] → "rows 1 to 3 and 7". */
export function showRows(rowNumbers: readonly number[]): string {
  const spans: { first: number; last: number }[] = []
  for (const row of rowNumbers.toSorted((a, b) => a - b)) {
    const span = spans.at(-1)
    if (span !== undefined && row <= span.last + 1) span.last = row
    else spans.push({ first: row, last: row })
  }
  const shown = spans.slice(0, 4).map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
  const rest = spans.length - shown.length
  const words = rest > 0 ? [...shown, `${showNumber(rest)} more`] : shown
  return `${rowNumbers.length === 1 ? 'row' : 'rows'} ${listed(words)}`
}
