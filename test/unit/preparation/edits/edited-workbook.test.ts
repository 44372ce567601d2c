import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditedWorkbook, editedWorkbook } from '../../../../electron/preparation/accounts/edited-workbook.ts'
import type { Cell, Workbook } from '../../../../shared/sheet/sheet.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'

const date: Cell = { kind: 'date', text: '09.06.2024', iso: '2024-06-09' }
const source: Workbook = {
  fileName: 'a.xlsx',
  format: 'xlsx',
  sheets: [
    sheetFromRows('One', [
      ['Account', 'Since'],
      ['007', date],
      ['008', null],
    ]),
    sheetFromRows('Two', [['x', 1]]),
  ],
}

const cellsOf = ({ workbook }: EditedWorkbook): Cell[][][] =>
  workbook.sheets.map(({ rowCount, columnCount, cellAt }) =>
    Array.from({ length: rowCount }, (_, row) =>
      Array.from({ length: columnCount }, (_, column) => cellAt(row, column)),
    ),
  )

const edit = fc.oneof(
  fc.record({
    sheet: fc.constant('One'),
    row: fc.integer({ min: 1, max: 3 }),
    column: fc.integer({ min: 1, max: 2 }),
    text: fc.constantFrom('', '007', '09.06.2024', 'new', '1'),
  }),
  fc.record({ sheet: fc.constant('Two'), row: fc.constant(1), column: fc.constant(1), text: fc.constantFrom('', 'y') }),
)
const step = fc.array(edit, { minLength: 1, maxLength: 4 })

describe('edits over a workbook', () => {
  test('show, and leave the source alone', () => {
    const edited = editedWorkbook(source, [])
    edited.edit([{ sheet: 'One', row: 3, column: 2, text: '10.06.2024' }])

    expect(edited.workbook.sheets[0]?.cellAt(2, 1)).toEqual({ kind: 'text', text: '10.06.2024' })
    expect(source.sheets[0]?.cellAt(2, 1).kind).toBe('blank')
    expect([...edited.editedRows('One')]).toEqual([2])
  })

  test('that type what the cell shows already give it its meaning back', () => {
    const edited = editedWorkbook(source, [])
    const type = (text: string) => edited.edit([{ sheet: 'One', row: 2, column: 2, text }])
    type('something')
    type('09.06.2024')

    expect([edited.workbook.sheets[0]?.cellAt(1, 1), edited.isEdited('One', 1, 1)]).toEqual([date, false])
  })

  test('are taken back exactly, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const edited = editedWorkbook(source, [])
        const done = steps.map((one) => ({
          before: cellsOf(edited),
          one,
          back: edited.edit(one),
          after: cellsOf(edited),
        }))
        for (const { before, back } of done.toReversed()) {
          edited.edit(back)
          expect(cellsOf(edited)).toEqual(before)
        }
        expect(edited.edits()).toEqual([])
        for (const { one, after } of done) {
          edited.edit(one)
          expect(cellsOf(edited)).toEqual(after)
        }
      }),
    )
  })

  test('of an earlier run are there again', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const before = editedWorkbook(source, [])
        for (const one of steps) before.edit(one)
        expect(cellsOf(editedWorkbook(source, steps.flat()))).toEqual(cellsOf(before))
        expect(cellsOf(editedWorkbook(source, before.edits()))).toEqual(cellsOf(before))
      }),
    )
  })

  test.each([
    { sheet: 'Three', row: 1, column: 1, text: '' },
    { sheet: 'Two', row: 2, column: 1, text: '' },
    { sheet: 'Two', row: 1, column: 3, text: '' },
  ])('$sheet row $row column $column is outside the workbook', (one) => {
    expect(editedWorkbook(source, []).misplaced([{ sheet: 'Two', row: 1, column: 1, text: '' }, one])).toEqual(one)
  })
})
