import { expect, test } from 'vitest'
import { clearEdits, isTooLarge, pasteEdits, rangeTexts } from '../../../../renderer/grid/keys/range-edits.ts'
import type { PageRow } from '../../../../shared/ipc.ts'

const rowOf = (row: number, texts: readonly string[], role: PageRow['role'] = 'data'): PageRow => ({
  row,
  role,
  accountKey: null,
  cells: texts.map((text) => ({ text, kind: text === '' ? 'blank' : 'text' })),
})

/** The account number stands first on the screen, although it is the third column of the sheet. */
const columns = [{ column: 3 }, { column: 1 }, { column: 2 }]
const rows = [rowOf(4, ['Ana', 'Lee', '001']), rowOf(7, ['Carl', '', '002'])]
const rectangle = (left: number, right: number) => ({ top: 0, left, bottom: 1, right })

test('texts are copied in the order of the screen', () => {
  expect(rangeTexts(rows, columns, rectangle(0, 2))).toEqual([
    ['001', 'Ana', 'Lee'],
    ['002', 'Carl', ''],
  ])
})

test('clearing a range changes the cells that hold something', () => {
  expect(clearEdits('People', rows, columns, rectangle(1, 2))).toEqual([
    { sheet: 'People', row: 4, column: 1, text: '' },
    { sheet: 'People', row: 4, column: 2, text: '' },
    { sheet: 'People', row: 7, column: 1, text: '' },
  ])
})

test('a pasted block goes to the rows and columns that are shown, and says nothing of cells that already say it', () => {
  const block = [
    ['Ana', 'Li'],
    ['Karl', 'Novak'],
  ]
  expect(pasteEdits('People', rows, columns, rectangle(1, 2), block)).toEqual([
    { sheet: 'People', row: 4, column: 2, text: 'Li' },
    { sheet: 'People', row: 7, column: 1, text: 'Karl' },
    { sheet: 'People', row: 7, column: 2, text: 'Novak' },
  ])
})

test('one copied cell is written into every cell', () => {
  const edits = pasteEdits('People', rows, columns, rectangle(1, 2), [['x']])
  expect(edits.map(({ row, column, text }) => `${row}:${column} ${text}`)).toEqual(['4:1 x', '4:2 x', '7:1 x', '7:2 x'])
})

test('a short row of a block leaves the cells it says nothing of', () => {
  const edits = pasteEdits('People', rows, columns, rectangle(1, 2), [['a', 'b'], ['c']])
  expect(edits.map(({ row, column }) => `${row}:${column}`)).toEqual(['4:1', '4:2', '7:1'])
})

test('titles, headers and totals stay as they are', () => {
  const mixed = [rowOf(1, ['Customers', '', ''], 'title'), rowOf(9, ['Sum', '', '17'], 'total')]
  expect(clearEdits('People', mixed, columns, rectangle(0, 2))).toEqual([])
  expect(pasteEdits('People', mixed, columns, rectangle(0, 2), [['x']])).toEqual([])
})

test('what is more than the desk takes in one step is too large', () => {
  expect(isTooLarge({ top: 0, left: 0, bottom: 24_999, right: 3 })).toBe(false)
  expect(isTooLarge({ top: 0, left: 0, bottom: 25_000, right: 3 })).toBe(true)
})
