import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTsv, parseTsv } from '../../../../renderer/grid/keys/tsv.ts'

const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', '\t', '\n', ',') })
const block = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  )

test('what is copied is what is pasted, whatever the cells hold', () => {
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseTsv(formatTsv(rows))).toEqual(rows)
    }),
  )
})

test('what a program on another system writes is read the same', () => {
  fc.assert(
    fc.property(block, (rows) => {
      const withoutOwnBreaks = rows.map((row) => row.map((text) => text.replaceAll('\n', ' ')))
      const text = formatTsv(withoutOwnBreaks).replaceAll('\n', '\r\n')
      expect(parseTsv(text)).toEqual(withoutOwnBreaks)
    }),
  )
})

test.each([
  ['one cell', 'a', [['a']]],
  ['one empty cell', '\r\n', [['']]],
  ['a closing line break adds no row', 'a\tb\r\n', [['a', 'b']]],
  ['a quoted line break stays in its cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['doubled quotes are one quote', '"say ""hi"""', [['say "hi"']]],
  ['a quote inside a cell is only a quote', 'a"b', [['a"b']]],
  ['rows may be of different lengths', 'a\tb\nc', [['a', 'b'], ['c']]],
])('%s', (_title, text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})
