/** Numbers with the word they count, in the number that English asks for. */
import { showNumber } from '../../shared/words/phrases.ts'

const rules = new Intl.PluralRules('en')

export type Noun = { readonly one: string; readonly other: string }

export const nouns = {
  account: { one: 'account', other: 'accounts' },
  cell: { one: 'cell', other: 'cells' },
  column: { one: 'column', other: 'columns' },
  date: { one: 'date', other: 'dates' },
  field: { one: 'field', other: 'fields' },
  number: { one: 'number', other: 'numbers' },
  edit: { one: 'edit', other: 'edits' },
  file: { one: 'file', other: 'files' },
  list: { one: 'list', other: 'lists' },
  hour: { one: 'hour', other: 'hours' },
  minute: { one: 'minute', other: 'minutes' },
  more: { one: 'more', other: 'more' },
  question: { one: 'question', other: 'questions' },
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
