import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDecimalEnds, checkSeveralCodes, checkSpacedCodes } from '../../../shared/doubts/codes/check-codes.ts'
import { checkLabels } from '../../../shared/doubts/codes/check-labels.ts'
import { checkPostcodeLetters } from '../../../shared/doubts/codes/check-words-in-codes.ts'
import type { ColumnRule, SeenCell } from '../../../shared/doubts/column-rule.ts'
import { sign, signsOf } from '../../../shared/doubts/text-signs.ts'
import {
  checkBlanks,
  checkDitto,
  checkGarbled,
  checkHeadings,
  checkPlaceholders,
  checkUnseen,
} from '../../../shared/doubts/texts/text-rules.ts'
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

/** Texts that some rule doubts, whole and in pieces, with others between. */
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

test.each<[string, () => ColumnRule]>([
  ['blanks', checkBlanks],
  ['unseen signs', checkUnseen],
  ['garbled letters', checkGarbled],
  ['ditto marks', checkDitto],
  ['placeholders', checkPlaceholders],
  ['headings', checkHeadings],
  ['decimal ends', checkDecimalEnds],
  ['several codes', checkSeveralCodes],
  ['labels', checkLabels],
  ['letters of postcodes', checkPostcodeLetters],
  ['spaced codes', () => checkSpacedCodes(true)],
])('a text that the rule of %s is not shown is none that it would doubt', (_, watch) => {
  fc.assert(
    fc.property(doubtful, (text) => {
      const seen = seenOf(text)
      const { anyOf = 0, noneOf = 0 } = watch().about ?? {}
      fc.pre((seen.signs & noneOf) !== 0 || (anyOf !== 0 && (seen.signs & anyOf) === 0))
      const rule = watch()
      rule.visit(seen)
      expect(rule.report({ cells: [seen], read })).toEqual([])
    }),
  )
})
