/** Every kind of problem has an example in help or a reason for none; what is read of the examples has the problem before, and not after. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import type { FieldKind } from '../../../shared/contract/field.ts'
import type { OurCode } from '../../../shared/issue-words.ts'
import { cutName } from '../../../shared/mapping/read/cut/cut-name.ts'
import { cellReader } from '../../../shared/mapping/read/read-value.ts'
import { messages as de } from '../../../shared/messages/de/index.ts'
import { en } from '../../../shared/messages/en/index.ts'
import {
  problemExample,
  type Shown,
  type ShownCells,
  withoutExample,
} from '../../../shared/words/problems/problem-examples.ts'
import { problemCodes } from '../../../shared/words/problems/problem-titles.ts'
import { type Field, notedIn } from '../doubts/doubts-in.ts'

const isTable = (shown: Shown): shown is ShownCells => typeof shown === 'object' && 'rows' in shown

test('every kind of problem has an example, or is one of those that can’t have any', () => {
  const isUndecided = (code: OurCode) => (problemExample(code) !== undefined) === withoutExample.has(code)
  expect(problemCodes.filter(isUndecided)).toEqual([])
  expect([...withoutExample].filter((code) => !problemCodes.includes(code))).toEqual([])
})

test('columns are called as fields are, and rows have a cell for each of them', () => {
  const labels = new Set(
    [accountCatalogue, additionsCatalogue].flatMap(({ leaves }) => leaves.map(({ label }) => label)),
  )
  // A field that the service does not know has no label.
  const isCalled = (field: string) => field === '' || labels.has(field) || field === 'customers[].surname'
  const tables = problemCodes.flatMap((code) => [...(problemExample(code) ?? [])]).filter(isTable)
  expect(tables.flatMap(({ fields }) => fields).filter((field) => !isCalled(field))).toEqual([])
  const isUneven = ({ fields, rows }: ShownCells) =>
    new Set([...(fields.length === 0 ? [] : [fields.length]), ...rows.map(({ length }) => length)]).size !== 1
  expect(tables.filter(isUneven)).toEqual([])
})

const read = (kind: FieldKind, country: string | null = null) => {
  const reader = cellReader(kind, { dateOrder: 'DMY', timeZone: 'Europe/London' })
  return (text: string) => {
    const reading = reader({ kind: 'text', text }, country)
    if (reading.state === 'unreadable') return reading.problem
    return reading.state === 'value' ? reading.remark : undefined
  }
}

const nameRead = (text: string) => cutName(text).said

test.each<[OurCode, (text: string) => string | undefined]>([
  ['country_unusual', read('country')],
  ['date_is_bare_number', read('date')],
  ['date_unreadable', read('date')],
  ['datetime_twice', read('datetime')],
  ['datetime_unreadable', read('datetime')],
  ['decimal_unreadable', read('decimal')],
  ['email_of_several', read('email')],
  ['email_unreadable', read('email')],
  ['formula_failed', read('text')],
  ['identifier_became_date', read('identifier')],
  ['identifier_damaged', read('identifier')],
  ['integer_unreadable', read('integer')],
  ['json_unreadable', read('json')],
  ['name_capitals_behind', nameRead],
  ['name_capitals_first', nameRead],
  ['name_initial_behind', nameRead],
  ['name_left_whole', nameRead],
  ['name_note_left_out', nameRead],
  ['name_of_several', nameRead],
  ['name_one_word', nameRead],
  ['name_without_first', nameRead],
  ['number_unreadable', read('number')],
  ['path_unreadable', read('path')],
  ['phone_country_missing', read('phone')],
  ['phone_of_several', read('phone', 'GB')],
  ['phone_plus_added', read('phone', 'DE')],
  ['phone_unreadable', read('phone', 'GB')],
  ['phone_unusual', read('phone', 'GB')],
  ['yes_no_unreadable', read('boolean')],
])('the example of “%s” is read so before, and not after', (code, said) => {
  const [before, after] = cellsOf(code)
  expect([said(before), said(after) === code]).toEqual([code, false])
})

test('the phone numbers that are shown as examples are taken as they are', () => {
  const after = [
    'phone_country_missing',
    'phone_of_several',
    'phone_unreadable',
    'phone_unusual',
    'phone_zero_lost',
  ] as const
  const help = accountCatalogue.leaves.flatMap(({ help }) => help.match(/\+\d{8,}/g) ?? [])
  const said = [...Object.values(en), ...Object.values(de)].flatMap((words) => words.match(/\+\d{8,}/g) ?? [])
  const shown = [...help, ...said, ...after.map((code) => cellsOf(code)[1])]
  expect(help).toHaveLength(2)
  expect(shown.filter((number) => read('phone', 'GB')(number) !== undefined)).toEqual([])
})

const points = ['1200023305994', '1200023306029', '1200023306056', '1200023306083', '1200023306117', '1200023306144']
points.push('1200023306171', '1200023306205', '1200023306232', '1200023306260')

test.each<[OurCode, Field, ...others: string[]]>([
  ['amount_of_three_decimals', 'decimal', '12.50', '13.50', '14.25'],
  ['code_of_other_form', 'supplyPoint', ...points, ...points.map((point) => point.replace('0023', '0024'))],
  ['country_in_postcode', 'postcode'],
  ['currency_differs', 'decimal', '£12.00'],
  ['day_begun_in_evening', 'date', '2024-03-01T00:00:00Z'],
  ['decimal_end_of_code', 'identifier'],
  ['last_digit_unfit', 'supplyPoint', ...points],
  ['label_before_code', 'supplyPoint'],
  ['mark_beside_value', 'identifier'],
  ['name_with_remark', 'text'],
  ['people_in_name', 'given'],
  ['placeholder_as_value', 'text'],
  ['postcode_in_small_letters', 'postcode'],
  ['postcode_sign_mistaken', 'postcode', 'LS1 4AB', 'YO1 7HH'],
  ['quotes_around', 'street'],
  ['several_codes', 'identifier'],
  ['spaces_around', 'given'],
  ['text_garbled', 'given'],
  ['text_of_program', 'street'],
  ['whole_address_as_street', 'street'],
  ['words_in_postcode', 'postcode'],
  ['year_of_two_digits', 'date'],
])('the example of “%s” is doubted so before, and not after', (code, field, ...others) => {
  const isDoubted = (value: string) => notedIn(field, [value, ...others]).some((noted) => noted.includes(` ${code}`))
  expect(cellsOf(code).map(isDoubted)).toEqual([true, false])
})

function cellsOf(code: OurCode): readonly [before: string, after: string] {
  const [before, after] = problemExample(code) ?? []
  if (typeof before !== 'string' || typeof after !== 'string') throw new Error(`${code} has no example of one cell`)
  return [before, after]
}
