import { expect, test } from 'vitest'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const csv = [
  'Account number,First name,Last name,Email',
  ...['1,Ana,Lee,ana@example.com', '2,Bo,Ruiz,n/a', '3,Cy,Hall,nobody'],
].join('\n')

const nextRow = async (after: number | null, isBackwards = false) => {
  const place = after === null ? null : { sheet: 'may', row: after, column: 4 }
  return valueIn(await open.desk.findNextProblem({ after: place, isBackwards }))?.row
}
const listed = async () => valueIn(await open.desk.listProblems({})).map(({ code, count }) => ({ code, count }))
const rowsWithProblems = async () => {
  const page = { sheet: 'may', offset: 0, limit: 9, filter: 'rowsWithProblems' } as const
  return valueIn(await open.desk.readSheetPage(page)).rows.map(({ row }) => row)
}

test('nobody is led to the problems of an account that is set aside, and they are not counted, until it is taken back', async () => {
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: new TextEncoder().encode(csv) }))
  const wrong = async () => ({
    forth: [await nextRow(null), await nextRow(3)],
    back: [await nextRow(null, true), await nextRow(4, true)],
    listed: await listed(),
    rows: await rowsWithProblems(),
  })
  const before = await wrong()
  expect(before).toMatchObject({ forth: [3, 4], back: [4, 3], listed: [{ count: 2 }], rows: [3, 4] })
  valueIn(await open.desk.setAccountsAside({ keys: ['2'], reason: 'Moved away' }))
  const code = before.listed[0]?.code
  expect(await wrong()).toEqual({ forth: [4, 4], back: [4, undefined], listed: [{ code, count: 1 }], rows: [4] })
  valueIn(await open.desk.takeAccountsBack({ keys: ['2'] }))
  expect(await wrong()).toEqual(before)
})
