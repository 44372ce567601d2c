import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteTexts } from '../../../renderer/grid/cell-range.ts'
import { formatTsv, parseTsv } from '../../../renderer/grid/tsv.ts'

const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', '\t', '\n', ',') })
const block = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  )

test('what is copied is what is pasted, whatever the cells hold', () => {
  fc.assert(
    fc.property(block, (rows) => {
      // A lone empty last row is what a closing line break looks like; spreadsheet programs can't tell them apart either.
      fc.pre(rows.length === 1 || rows.at(-1)?.some((text) => text !== '') === true)
      expect(parseTsv(formatTsv(rows))).toEqual(rows)
    }),
  )
})

test.each([
  ['one cell', 'a', [['a']]],
  ['a closing line break adds no row', 'a\tb\r\n', [['a', 'b']]],
  ['a quoted line break stays in its cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['doubled quotes are one quote', '"say ""hi"""', [['say "hi"']]],
  ['a quote inside a cell is only a quote', 'a"b', [['a"b']]],
])('%s', (_title, text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

test('one cell fills a selection, a block is repeated as often as it fits', () => {
  const texts = (copied: string, bottom: number, right: number) =>
    pasteTexts(copied, { top: 0, left: 0, bottom, right }, 10, 10).map(
      ({ row, column, text }) => `${row}${column}${text}`,
    )
  expect(texts('x', 1, 1)).toEqual(['00x', '01x', '10x', '11x'])
  expect(texts('a\nb', 3, 0)).toEqual(['00a', '10b', '20a', '30b'])
  expect(texts('a\nb', 2, 0)).toEqual(['00a', '10b'])
})

test('a paste is cut off at the edge of the sheet', () => {
  const texts = pasteTexts('a\tb\nc\td', { top: 4, left: 2, bottom: 4, right: 2 }, 5, 3)
  expect(texts).toEqual([{ row: 4, column: 2, text: 'a' }])
})
