import { expect, test } from 'vitest'
import { changeReading } from '../../../../shared/mapping/model/change-mapping.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { fixture } from '../../../support/fixtures.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()
const sentOtherwise = { code: 'number_sent_otherwise', level: 'error' } as const
const zeros = { code: 'number_apart_by_zeros', level: 'error' } as const

const number = '000200017999'

/** Of a later export with the same customers, and their meters on a sheet that lost the zeros. */
async function openedAfterOneWasSent() {
  valueIn(await open.desk.connectPractice({}))
  const sent = `Account number,First name,Surname,E-mail\n${number},Ana,Lee,ana@example.com\n`
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'first.csv', bytes: new TextEncoder().encode(sent) }))
  valueIn(await open.desk.createAccount({ key: number, at: atPractice }))
  return valueIn(await open.desk.loadSpreadsheet(fixture('exports/numbers-that-lost-zeros.xlsx')))
}

test('what mends numbers leaves out those that would come to an account that was sent, and mends all others at once', async () => {
  await openedAfterOneWasSent()
  const { fixes, total, closed } = valueIn(await open.desk.listFixes(zeros))
  const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
  expect([edits.length, edits.some(({ text }) => text === number)]).toEqual([total, false])
  expect(closed).toEqual({ cells: 1, accounts: 1 })
  valueIn(await open.desk.editCells({ edits }))
  expect(valueIn(await open.desk.listFixes(zeros)).total).toBe(0)
})

test('sheets are joined for all, which is foreseen for the account that was sent, and taken back with one step', async () => {
  const { mapping } = await openedAfterOneWasSent()
  const join = valueIn(await open.desk.readSheetsApart({}))[0]?.join
  if (join == null) throw new Error('Nothing joins the sheets.')
  const { readAs } = join
  const place = { sheet: join.column.sheet, column: join.column.column }
  const columns = [{ ...place, readAs }]
  expect(valueIn(await open.desk.foreseeSent({ columns }))).toEqual({ reachedCount: 1, refusal: null })
  const joined = valueIn(await open.desk.changeMapping({ mapping: changeReading(mapping, place, readAs) }))
  expect(joined.summary.accountCount).toBe(join.after)
  expect(valueIn(await open.desk.readSheetsApart({}))).toEqual([])
  expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 1, otherwiseFirst: [number] })
  expect(valueIn(await open.desk.undo({})).project?.mapping).toEqual(mapping)
})

/** The same customers and another one, from a program that took the zeros away. */
const later = (more = '') =>
  new TextEncoder().encode(`Account number,First name,Surname\n${Number(number)},Ana,Lee\n4711,Bo,Ruiz\n${more}`)
const stateOf = async (filter: 'ready' | 'all') =>
  valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter })).accounts.map((one) => one.accountNumber)

test('an account that was sent is not created again under its number without zeros, and is known again once it has them', async () => {
  await openedAfterOneWasSent()
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'later.csv', bytes: later() }))
  expect(await stateOf('ready')).toEqual(['4711'])
  const { fixes, total, closed } = valueIn(await open.desk.listFixes(sentOtherwise))
  expect([total, closed]).toEqual([1, { cells: 0, accounts: 0 }])
  const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
  valueIn(await open.desk.editCells({ edits }))
  expect(await stateOf('all')).toEqual([number, '4711'])
  expect(await stateOf('ready')).toEqual(['4711'])
  expect(valueIn(await open.desk.countSent({}))).toEqual({ sentCount: 1, otherwiseCount: 1, otherwiseFirst: [number] })
  expect((await open.desk.editCells({ edits: [{ sheet: 'later', row: 2, column: 3, text: 'Leigh' }] })).ok).toBe(false)
})

test('a number that differs so is another account where the one that was sent stands beside it', async () => {
  await openedAfterOneWasSent()
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'later.csv', bytes: later(`${number},Ana,Lee\n`) }))
  expect(await stateOf('ready')).toEqual([String(Number(number)), '4711'])
})

test('two numbers of one file that may both be the one that was sent are never made one account', async () => {
  await openedAfterOneWasSent()
  const second = `0${Number(number)}`
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'later.csv', bytes: later(`${second},Zoe,Ray\n`) }))
  const { fixes, total, closed } = valueIn(await open.desk.listFixes(sentOtherwise))
  expect([fixes, total, closed]).toEqual([[], 0, { cells: 2, accounts: 1 }])
  const known = (row: number) => ({ sheet: 'later', row, column: 1, text: number })
  const both = await open.desk.editCells({ edits: [known(2), known(4)] })
  expect(both.ok || both.issues[0].code).toBe('sent_account_would_be_joined')
  valueIn(await open.desk.editCells({ edits: [known(2)] }))
  expect(await stateOf('all')).toEqual([number, '4711', second])
  // It stands beside the one that was sent now.
  expect(await stateOf('ready')).toEqual(['4711', second])
})

test('an account of several rows is known again with all of them, or not at all', async () => {
  await openedAfterOneWasSent()
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'later.csv', bytes: later(`${Number(number)},Ana,Lee\n`) }))
  const one = await open.desk.editCells({ edits: [{ sheet: 'later', row: 2, column: 1, text: number }] })
  expect(one.ok || one.issues[0].code).toBe('sent_account_would_be_joined')
  const { fixes } = valueIn(await open.desk.listFixes(sentOtherwise))
  const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
  expect(edits.map(({ row }) => row)).toEqual([2, 4])
  valueIn(await open.desk.editCells({ edits }))
  expect(await stateOf('all')).toEqual([number, '4711'])
})

test('a number that is another writing of one that was sent is ready once the service did not create that one', async () => {
  valueIn(await open.desk.connectPractice({}))
  const fileOf = (number: string) => new TextEncoder().encode(`Account number,First name,Surname\n${number},Ana,Lee\n`)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'first.csv', bytes: fileOf('FAIL-1') }))
  valueIn(await open.desk.createAccount({ key: 'FAIL-1', at: atPractice }))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'later.csv', bytes: fileOf('fail-1') }))
  expect(await stateOf('ready')).toEqual([])
  // Whatever is read of the spreadsheet tells it.
  await expect
    .poll(async () => {
      valueIn(await open.desk.listProblems({}))
      return stateOf('ready')
    })
    .toEqual(['fail-1'])
})
