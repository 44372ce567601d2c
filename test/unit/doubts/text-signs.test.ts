import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchDecimalEnds, watchSeveralCodes, watchSpacedCodes } from '../../../shared/doubts/codes/watch-codes.ts'
import { watchHeadings } from '../../../shared/doubts/codes/watch-headings.ts'
import { watchLabels } from '../../../shared/doubts/codes/watch-labels.ts'
import { watchPostcodeLetters } from '../../../shared/doubts/codes/watch-words-in-codes.ts'
import { sign, signsOf } from '../../../shared/doubts/text-signs.ts'
import { watchBlanks } from '../../../shared/doubts/texts/watch-blanks.ts'
import { watchDitto } from '../../../shared/doubts/texts/watch-ditto.ts'
import { watchGarbled } from '../../../shared/doubts/texts/watch-garbled.ts'
import { watchPlaceholders } from '../../../shared/doubts/texts/watch-placeholders.ts'
import { watchUnseen } from '../../../shared/doubts/texts/watch-unseen.ts'
import type { SeenCell, Watcher } from '../../../shared/doubts/watcher.ts'
import { cellReader } from '../../../shared/mapping/read/read-value.ts'

test('signs of a text are told by what they are', () => {
  expect(signsOf('')).toBe(0)
  expect(signsOf('A100')).toBe(sign.capital | sign.digit)
  expect(signsOf('12 elm st.')).toBe(sign.digit | sign.blank | sign.small | sign.mark)
  expect(signsOf('Zoë')).toBe(sign.capital | sign.small | sign.strange)
  expect(signsOf('\u000b')).toBe(sign.blank | sign.strange)
})

const read = cellReader('text', {})
const seenOf = (text: string): SeenCell => ({
  cell: { kind: 'text', text },
  count: 1,
  signs: signsOf(text),
  country: null,
})

/** Texts that some watcher doubts, whole and in pieces, with others between. */
const doubtful = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'ditto',
        '"',
        'NULL',
        'n/a',
        '-',
        '???',
        'Account',
        'number',
        'meter',
        '1001',
        '0001 2345 678',
        '.0',
        ',',
        '12',
      ),
      fc.constantFrom(
        ' ',
        '\u00a0',
        '\t',
        '\n',
        '\u000c',
        '\u200b',
        '\u0007',
        '&amp;',
        '&#228;',
        'Ã¼',
        '\ufffd',
        '/',
        ';',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(''))

test.each<[string, () => Watcher]>([
  ['blanks', watchBlanks],
  ['unseen signs', watchUnseen],
  ['garbled letters', watchGarbled],
  ['ditto marks', watchDitto],
  ['placeholders', watchPlaceholders],
  ['headings', watchHeadings],
  ['decimal ends', watchDecimalEnds],
  ['several codes', watchSeveralCodes],
  ['labels', watchLabels],
  ['letters of postcodes', watchPostcodeLetters],
  ['spaced codes', () => watchSpacedCodes(true)],
])('a text that the watcher of %s is not shown is none that it would doubt', (_, watch) => {
  fc.assert(
    fc.property(doubtful, (text) => {
      const seen = seenOf(text)
      const { anyOf = 0, noneOf = 0 } = watch().about ?? {}
      fc.pre((seen.signs & noneOf) !== 0 || (anyOf !== 0 && (seen.signs & anyOf) === 0))
      const watcher = watch()
      watcher.see(seen)
      expect(watcher.tell({ cells: [seen], read })).toEqual([])
    }),
  )
})
