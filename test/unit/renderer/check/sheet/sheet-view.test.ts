import { expect, test } from 'vitest'
import { findCellLocation, onlyIn, type SheetView } from '../../../../../renderer/check/sheet/sheet-view.ts'
import type { Ask, Desk } from '../../../../../shared/ipc.ts'
import { ok } from '../../../../../shared/result.ts'

const account = { key: '7', accountNumber: '007' }
const view: SheetView = { sheet: 'People', filter: 'rowsWithProblems', account }

const unsorted = () => undefined

/** Rows 1 (a title), 4 and 5 (of account 7) and 6 (of account 8); only row 5 has a problem. */
const desk: Pick<Desk, 'findRow'> = {
  findRow: async (ask: Ask<'findRow'>) => {
    const rows = [1, 4, 5, 6]
      .filter((row) => ask.filter === 'everyRow' || row > 1)
      .filter((row) => ask.filter !== 'rowsWithProblems' || row === 5)
      .filter((row) => ask.accountKey === undefined || row === 4 || row === 5)
    const offset = rows.indexOf(ask.row)
    return ok({ offset: offset === -1 ? null : offset })
  },
}

test.each([
  ['a cell that is shown leaves the view as it is', 5, view, 0],
  ['a row of all data takes the filters away', 4, { sheet: 'People', filter: 'dataRows', account: null }, 0],
  ['a row of another account too', 6, { sheet: 'People', filter: 'dataRows', account: null }, 2],
  ['a title needs the whole sheet', 1, { sheet: 'People', filter: 'everyRow', account: null }, 0],
])('%s', async (_title, row, expected, offset) => {
  const sighting = await findCellLocation(desk, view, { sheet: 'People', row, column: 3 }, unsorted)
  expect(sighting).toEqual({ view: expected, offset, column: 3 })
})

test('another sheet keeps the filters where its row fits them', async () => {
  const sighting = await findCellLocation(desk, view, { sheet: 'Meters', row: 5, column: 1 }, unsorted)
  expect(sighting).toEqual({ view: { ...view, sheet: 'Meters' }, offset: 0, column: 1 })
})

test('a row that is gone is nowhere', async () => {
  expect(await findCellLocation(desk, view, { sheet: 'People', row: 99, column: 1 }, unsorted)).toBeNull()
})

test('while rows with some problems are shown, those are gone through', () => {
  const kind = { code: 'phone_unreadable', title: '2 phone numbers' }
  expect(onlyIn({ ...view, kind, column: 4 })).toEqual({
    code: 'phone_unreadable',
    in: { sheet: 'People', column: 4 },
  })
  expect(onlyIn({ ...view, level: 'warning' })).toEqual({ worst: 'warning' })
  expect(onlyIn(view)).toEqual({})
  expect(onlyIn({ ...view, filter: 'editedRows', column: 4 })).toEqual({})
})
