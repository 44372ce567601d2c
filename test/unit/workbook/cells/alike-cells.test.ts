/** That two cells are alike is found out from what is stored: it has to be what the cells themselves say. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editedWorkbook } from '../../../../electron/preparation/accounts/edited-workbook.ts'
import { sheetBuilder } from '../../../../electron/workbook/store/cell-store.ts'
import { workbookStore } from '../../../../electron/workbook/store/workbook-store.ts'
import { blankCell, type Cell, likeNothing } from '../../../../shared/sheet/sheet.ts'

const cells: readonly Cell[] = [
  blankCell,
  { kind: 'text', text: 'York' },
  { kind: 'text', text: 'TRUE' },
  { kind: 'text', text: '5' },
  { kind: 'number', text: '5', digits: '5' },
  { kind: 'number', text: '5', digits: '5.2' },
  { kind: 'date', text: '2/1/24', iso: '2024-01-02' },
  { kind: 'date', text: '2/1/24', iso: '2024-02-01' },
  { kind: 'boolean', text: 'TRUE', value: true },
  { kind: 'boolean', text: 'TRUE', value: false },
  { kind: 'error', text: '#N/A' },
]
const doubles = [45_293, 5, 0.5]
const stored = fc.oneof(
  fc.constantFrom(...cells).map((cell) => ({ cell })),
  fc.record({ value: fc.constantFrom(...doubles), format: fc.nat(1) }),
)

test('cells that are alike say the same, and the same text or number is seen to be alike', () => {
  fc.assert(
    fc.property(
      fc.array(stored, { minLength: 2, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), fc.constantFrom('York', '5', ''))),
      fc.boolean(),
      (column, edits, wasEdited) => {
        const builder = sheetBuilder('Sheet1', false, workbookStore({ formats: ['General', 'yyyy-mm-dd'] }))
        column.forEach((one, row) => {
          if ('cell' in one) builder.put(row, 0, one.cell, row % 3 === 0 ? 'noStoredResult' : undefined)
          else builder.putNumber(row, 0, one.value, one.format)
        })
        const file = { fileName: 'a.xlsx', format: 'xlsx', sheets: [builder.build()] } as const
        const step = edits
          .filter(([row]) => row < (file.sheets[0]?.rowCount ?? 0))
          .map(([row, text]) => ({ sheet: 'Sheet1', row: row + 1, column: 1, text }))
        const edited = editedWorkbook(file, wasEdited ? step : [])
        const [sheet] = edited.workbook.sheets
        if (sheet === undefined) throw new Error('The sheet is gone.')
        // Asked for once, by whoever assembles; edits come and go afterwards.
        const { numbers } = sheet.valueId(0)
        const isRightWith = (edits: ReadonlySet<number>): void => {
          for (const one of numbers.keys()) {
            for (const other of numbers.keys()) {
              const isAlike = numbers[one] === numbers[other] && numbers[one] !== likeNothing
              const [first, second] = [sheet.cellAt(one, 0), sheet.cellAt(other, 0)]
              if (isAlike) expect(first).toEqual(second)
              const isSameStored = JSON.stringify(column[one]) === JSON.stringify(column[other])
              if (isSameStored && !edits.has(one) && !edits.has(other)) expect(isAlike).toBe(true)
            }
          }
        }
        const rows = new Set(step.map(({ row }) => row - 1))
        if (!wasEdited) isRightWith(new Set())
        if (!wasEdited) edited.edit(step)
        isRightWith(rows)
        edited.edit(step.map((edit) => ({ ...edit, text: null })))
        isRightWith(new Set())
        edited.edit(step)
        isRightWith(rows)
      },
    ),
  )
})

test('cells of a column with more different ones than are remembered are alike only where they say the same', () => {
  const store = workbookStore({ formats: ['General', 'yyyy-mm-dd'] })
  const builder = sheetBuilder('Sheet1', false, store)
  const rowCount = 30_000
  for (let row = 0; row < rowCount; row += 1) {
    // Texts at places of their own and at those of others, and numbers, which are kept beside places.
    if (row % 5 === 0) builder.putNumber(row, 0, row % 7000, row % 2)
    else if (row % 3 === 0) builder.putTextAt(row, 0, row % Math.max(1, store.texts.length))
    else builder.putText(row, 0, `M${row % 11_000}`)
  }
  const sheet = builder.build()
  const { numbers, highest } = sheet.valueId(0)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(highest)
  const saidBy = new Map<number, string>()
  for (const [row, number] of numbers.entries()) {
    const cell = JSON.stringify(sheet.cellAt(row, 0))
    expect(saidBy.get(number) ?? cell).toBe(cell)
    saidBy.set(number, cell)
  }
})
