/** Numbers with the word they count, in the number that English asks for. */
import { showNumber } from '../../shared/words/phrases.ts'

const rules = new Intl.PluralRules('en')

export type Noun = { readonly one: string; readonly other: string }

/** What a long list is of, with the message that says how many. */
export type ListNoun = { readonly counted: 'account_count' | 'cell_count' | 'column_count' | 'row_count' }

export const nouns = {
  account: { one: 'account', other: 'accounts', counted: 'account_count' },
  cell: { one: 'cell', other: 'cells', counted: 'cell_count' },
  column: { one: 'column', other: 'columns', counted: 'column_count' },
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
  row: { one: 'row', other: 'rows', counted: 'row_count' },
  sheet: { one: 'sheet', other: 'sheets' },
  value: { one: 'value', other: 'values' },
  warning: { one: 'warning', other: 'warnings' },
} as const satisfies Record<string, Noun & Partial<ListNoun>>

/** (1, account) → "1 account"; (12000, account) → "12,000 accounts" */
export const showCount = (count: number, noun: Noun): string =>
  `${showNumber(count)} ${rules.select(count) === 'one' ? noun.one : noun.other}`

/** Picks the form for a count: `chooseForm(2, 'is', 'are')` → "are". */
export const chooseForm = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other
