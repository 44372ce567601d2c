/** What is decided about rows stays with them, and is told with the accounts that have them. */

import { expect, test } from 'vitest'
import { MarkedRows } from '../../../../electron/preparation/accounts/marked-rows.ts'
import type { AccountListChange, ToldAccount } from '../../../../electron/preparation/protocol.ts'
import { prepared } from '../prepare.ts'

const csv = 'Account number,Last name\n7001,Lee\n7001,Lee\n7002,Ray\n7003,Ng\n'
const sheet = 'May'
const rowsOf = (...rows: readonly number[]) => rows.map((row) => `${row} ${sheet}`)
const said = { reason: 'Left', at: '2026-11-21T09:00:00Z' }
const left = { id: 'left', ...said }
const back = { id: 'back', ...said, reason: '', isTakenBack: true } as const

const marksIn = (accounts: readonly ToldAccount[]) =>
  Object.fromEntries(accounts.flatMap(({ key, marks }) => (marks === undefined ? [] : [[key, marks]])))
const toldIn = (change: AccountListChange) =>
  marksIn(change.of === 'all' ? change.accounts : [...change.changed, ...change.added.map(({ account }) => account)])

const load = async () => {
  const marks = [
    { mark: left, rows: rowsOf(1) },
    { mark: back, key: '7003' },
  ]
  const { first, call } = await prepared('May.csv', csv, { marks })
  const type = (row: number, column: number, text: string) =>
    call('editCells', { edits: [{ sheet, row, column, text }] })
  return { first, call, type }
}

test('it is given with the file, by row or for all rows of an account, and told where it is of some rows alone', async () => {
  const { first, type } = await load()
  expect(marksIn(first.accounts)).toEqual({
    '7001': { ids: ['left'], aside: said, isInPart: true },
    '7003': { ids: ['back'] },
  })
  expect(toldIn((await type(2, 1, '7003')).accounts)).toEqual({
    '7003': { ids: ['left', 'back'], aside: said, isInPart: true },
  })
})

test('what is decided about an account takes the place of what was decided about its rows', async () => {
  const { call, type } = await load()
  const { accounts } = await call('markRows', {
    accounts: [
      { key: '7001', mark: back },
      { key: 'gone', mark: left },
    ],
  })
  expect(accounts).toEqual([{ key: '7001', rows: rowsOf(1, 2), marks: { ids: ['back'] } }])
  expect(toldIn((await type(2, 2, 'Leigh')).accounts)).toEqual({ '7001': { ids: ['back'] } })
})

test('a row without an account keeps it, and one that is emptied has lost it, which is told', async () => {
  const { type } = await load()
  expect((await type(2, 1, '')).lost).toEqual([])
  const { lost, accounts } = await type(2, 2, '')
  expect([lost, toldIn(accounts)]).toEqual([[{ mark: left, rows: rowsOf(1) }], {}])
  expect(toldIn((await type(2, 1, '7004')).accounts)).toEqual({})
})

test('the rows of a sheet that is turned are others, and come again', async () => {
  const { first, call } = await load()
  const turn = async (isTurned: boolean) => {
    const [one] = first.mapping.sheets
    const sheets = [{ sheet, isIncluded: true, headerRow: one?.headerRow ?? 1, isTurned }]
    return marksIn((await call('changeSheets', { sheets })).accounts)
  }
  expect(await turn(true)).toEqual({})
  expect(await turn(false)).toEqual(marksIn(first.accounts))
})

test('of many problems of one account, its rows are looked at once, until something is decided', () => {
  let looks = 0
  const sheet = { sheet: { name: 'customers' } }
  const row = {
    get sheet() {
      looks += 1
      return sheet
    },
    rowIndex: 1,
  }
  const rows = [row] as unknown as Parameters<MarkedRows['isAnyAside']>[0]
  const marked = new MarkedRows()
  const mark = { id: 'one', reason: 'Left', at: '2026-11-30' }
  const others = ['5 customers']
  marked.put({ mark, rows: others })
  expect([marked.isAnyAside(rows), marked.isAnyAside(rows), looks]).toEqual([false, false, 1])
  marked.put({ mark, rows: ['1 customers'] })
  expect([marked.isAnyAside(rows), marked.isAnyAside(rows), looks]).toEqual([true, true, 2])
  marked.lose(['1 customers'])
  expect(marked.isAnyAside(rows)).toBe(false)
})
