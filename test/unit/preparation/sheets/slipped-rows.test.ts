/** Rows of a text file that slipped by one column, from the bytes of the file to the payload of the mended row. */
import { expect, test } from 'vitest'
import { fileOf } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'

const headings = 'Account number,Last name,Street,Town,Postcode,E-mail'
const towns = ['Leeds', 'York', 'Bath', 'Hull']
const line = (index: number, street = index === 7 ? 'Elm Street 7' : `${index} Elm Street`): string =>
  `A-7001${String(index).padStart(2, '0')},${['Lee', 'Ray', 'Ng'][index % 3]},${street},${towns[index % 4]},LS1 ${index % 10}AA,p${index}@mail.org`
/** One has a value beyond the last heading; the other ends within them, because its e-mail address is not known. */
const beyond = line(4, '4 Elm Street, Flat 3')
const within = line(6, 'Mill House, 6 Elm Street').replace(',p6@mail.org', '')
/** A separator is missing. */
const joined = line(7).replace(',Hull', ' Hull')
const file = (lines: readonly string[]): string => `${[headings, ...lines].join('\n')}\n`
const written = Array.from({ length: 30 }, (_, index) => line(index))
  .with(4, beyond)
  .with(6, within)
  .with(7, joined)
/** As a program writes them that puts quotation marks around what holds the separator. */
const meant = written
  .with(4, line(4, '"4 Elm Street, Flat 3"'))
  .with(6, line(6, '"Mill House, 6 Elm Street"').replace(',p6@mail.org', ','))
  .with(7, line(7))

const slips = ['row_beyond_headings', 'row_slipped_right', 'row_slipped_left'] as const

test('each is offered to be mended as a whole, and gives what the file meant; one undo takes it back', async () => {
  const { call, editing, first } = await prepared('a.csv', file(written))
  const before = await call('listProblems', {})
  const fixes = []
  for (const code of slips) fixes.push(...(await call('listFixes', { code, level: 'warning' })))
  expect(fixes.map(({ row, cells }) => [row, cells.map(({ column, to }) => `${column} ${to}`)])).toEqual([
    [6, ['3 4 Elm Street, Flat 3', '4 Leeds', '5 LS1 4AA', '6 p4@mail.org', '7 ']],
    [8, ['3 Mill House, 6 Elm Street', '4 Bath', '5 LS1 6AA', '6 ']],
    [9, ['3 Elm Street 7', '4 Hull', '5 LS1 7AA', '6 p7@mail.org']],
  ])
  const edits = fixes.flatMap(({ sheet, row, cells }) =>
    cells.map(({ column, to }) => ({ sheet, row, column, text: to })),
  )
  const { takeBack } = await editing(edits)
  const payloads = async (of: typeof call, keys: readonly string[]) => {
    const read = []
    for (const key of keys) read.push((await of('readAccount', { key })).payload)
    return read
  }
  const keys = first.accounts.map(({ key }) => key)
  const other = await prepared('a.csv', file(meant))
  expect(await payloads(call, keys)).toEqual(await payloads(other.call, keys))
  await call('settle', {})
  expect((await call('listProblems', {})).filter(({ code }) => slips.some((slip) => slip === code))).toEqual([])
  await takeBack()
  await call('settle', {})
  expect(await call('listProblems', {})).toEqual(before)
})

test('what cells of a workbook hide is moved with them, and nothing is where two look alike that are not', async () => {
  const shown = (amount: number) => ({ t: 'n' as const, v: amount, z: '0.0' })
  const names = ['Account number', 'Last name', 'E-mail', 'Balance', 'Deposit', 'Town']
  const one = (index: number) => [
    `A-7001${10 + index}`,
    'Lee',
    `p${index}@mail.org`,
    shown(index + 0.25),
    shown(index + 0.75),
    'Leeds',
  ]
  const fixesWith = async (balance: number, deposit: number) => {
    const slipped = ['A-700116', 'p6@mail.org', shown(balance), shown(deposit), 'Leeds']
    const rows = Array.from({ length: 30 }, (_, index) => one(index)).with(6, slipped)
    const { call } = await prepared('a.xlsx', fileOf([names, ...rows], 'xlsx'))
    const fixes = await call('listFixes', { code: 'cells_slipped_left', level: 'warning' })
    return fixes.map(({ cells }) => cells.map(({ column, to }) => `${column} ${to}`))
  }
  expect(await fixesWith(6.25, 6.75)).toEqual([['2 ', '3 p6@mail.org', '4 6.25', '5 6.75', '6 Leeds']])
  // Both are shown as 6.3.
  expect(await fixesWith(6.26, 6.34)).toEqual([])
})

test('what a cell rounds to a whole number is moved as it is meant', async () => {
  const names = ['Account number', 'E-mail', 'Born', 'Balance', 'Town']
  const shown = (amount: number) => ({ t: 'n' as const, v: amount, z: '0' })
  const one = (index: number) => [
    `A-7001${10 + index}`,
    `p${index}@mail.org`,
    `195${index % 10}-01-02`,
    shown(100 + index),
    'Leeds',
  ]
  const slipped = ['A-700116', '1956-01-02', shown(166.56), 'Leeds']
  const rows = Array.from({ length: 30 }, (_, index) => one(index)).with(6, slipped)
  const { call } = await prepared('a.xlsx', fileOf([names, ...rows], 'xlsx'))
  const fixes = await call('listFixes', { code: 'cells_slipped_left', level: 'warning' })
  expect(fixes.map(({ cells }) => cells.map(({ column, to }) => `${column} ${to}`))).toEqual([
    ['2 ', '3 1956-01-02', '4 166.56', '5 Leeds'],
  ])
})
