/** Two households under one number, in a sheet in which each row is an account. */
import { describe, expect, test } from 'vitest'
import { prepared } from '../prepare.ts'

const sheet = 'a'
const headings =
  'Account number,First name,Last name,Supply address line 1,Postcode,Supply point number,Supply type,Ledger balance'
const nameAt = (at: number): string => ['Ann', 'Bea', 'Cy', 'Dora', 'Eve', 'Flo'][at % 6] ?? ''
const rowOf = (number: number, at = number): string =>
  `A-${number},${nameAt(at)},Lee,${at} Mill Lane,LS1 4AB,MP-${at},ELECTRICITY,${at}.50`
const file = (...numbers: readonly number[]) =>
  [headings, ...numbers.map((number, at) => rowOf(number, at + 1))].join('\n')
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

const loaded = async (...numbers: readonly number[]) => {
  const one = await prepared('a.csv', file(...numbers))
  const codes = async () => (await one.call('readReport', {})).map(({ code, row }) => `${code} ${row}`)
  return { ...one, codes, eachRowIs: one.first.mapping.sheets[0]?.eachRowIs }
}

describe('a row that is in the file twice', () => {
  test('is said at the second alone, and is none of two households', async () => {
    const { first, call } = await prepared('a.csv', [file(...upTo(30)), rowOf(3)].join('\n'))
    expect(first.mapping.sheets[0]?.eachRowIs).toBe('')
    expect((await call('readReport', {})).map(({ code, row }) => `${code} ${row}`)).toEqual(['row_copied 32'])
  })

  test('leaves two households under one number elsewhere in the sheet what they are', async () => {
    const { call } = await prepared('a.csv', [file(...upTo(29), 29), rowOf(3)].join('\n'))
    const codes = (await call('readReport', {})).map(({ code, row }) => `${code} ${row}`)
    expect(codes.toSorted()).toEqual(['account_number_twice 30', 'account_number_twice 31', 'row_copied 32'])
  })
})

describe('a number that comes again in a sheet of one row for each account', () => {
  test('is said in both rows, and nothing is offered that would make one household of them', async () => {
    const { codes, eachRowIs } = await loaded(...upTo(29), 29)
    expect(eachRowIs).toBe('')
    expect(await codes()).toEqual(['account_number_twice 30', 'account_number_twice 31'])
  })

  test('is put right in one row without a word about the other', async () => {
    const { call, codes } = await loaded(...upTo(29), 29)
    const edited = await call('editCells', { edits: [{ sheet, row: 31, column: 1, text: 'A-30' }] })
    expect(edited.alike).toBeUndefined()
    expect(await codes()).toEqual([])
  })

  test('is said when it is typed, too', async () => {
    const { call, codes } = await loaded(...upTo(30))
    await call('editCells', { edits: [{ sheet, row: 3, column: 1, text: 'A-7' }] })
    expect(await codes()).toEqual(['account_number_twice 3', 'account_number_twice 8'])
  })
})

test.each([
  ['few rows tell nothing', upTo(10)],
  ['many numbers come again', [...upTo(20), ...upTo(10)]],
  ['a row has no number', [...upTo(29), Number.NaN]],
])('where %s, rows are what their values say', async (_, numbers) => {
  const text = file(...numbers).replaceAll('A-NaN', '')
  const { first } = await prepared('a.csv', text)
  expect(first.mapping.sheets[0]?.eachRowIs).toBeUndefined()
})

test('nor are rows accounts where a number comes again with the same holder: it has two meters', async () => {
  const [last = ''] = file(...upTo(30))
    .split('\n')
    .toReversed()
  const again = last.replace('MP-30', 'MP-31')
  const { first } = await prepared('a.csv', [file(...upTo(30)), again].join('\n'))
  expect(first.mapping.sheets[0]?.eachRowIs).toBeUndefined()
})

test('of few rows, another customer’s with the number is said before what comes of it, and putting one right offers nothing for the other', async () => {
  const rows = upTo(6).map(
    (at) => `${at === 6 ? 5 : at},Lee ${at},${at}@example.org,195${at}-02-03,${at} Mill Lane,Town ${at},${at}.50`,
  )
  const { call } = await prepared(
    'a.csv',
    ['Account number,Last name,E-mail,Date of birth,Billing street,Billing town,Ledger balance', ...rows].join('\n'),
  )
  expect((await call('readReport', {})).map(({ code, row }) => `${code} ${row}`)).toContain('row_of_other_account 7')
  const kinds = await call('listProblems', {})
  expect(kinds[0]?.code).toBe('row_of_other_account')
  // What differs is listed, and nothing is offered that would make one household of them.
  const disagreeing = kinds.find(({ code }) => code === 'rows_disagree')
  expect([disagreeing?.count, disagreeing?.fixCount]).toEqual([expect.any(Number), 0])
  const { rows: [shown] = [] } = await call('readSheetPage', { sheet, offset: 5, limit: 1, filter: 'dataRows' })
  expect(shown?.cells.flatMap(({ issues = [] }) => issues.flatMap(({ mends = [] }) => mends))).toEqual([])
  const edited = await call('editCells', { edits: [{ sheet, row: 6, column: 1, text: '9' }] })
  expect(edited.alike).toBeUndefined()
  expect((await call('readReport', {})).map(({ code }) => code)).not.toContain('row_of_other_account')
})
