import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDecimalEnds,
  checkSeveralCodes,
  checkSpacedCodes,
  checkSpellings,
} from '../../../shared/doubts/codes/check-codes.ts'
import { checkLabels } from '../../../shared/doubts/codes/check-labels.ts'
import { checkPostcodeLetters, checkWordsAmongCodes } from '../../../shared/doubts/codes/check-words-in-codes.ts'
import type { ColumnRule, SeenCell } from '../../../shared/doubts/column-rule.ts'
import { sign, signsOf } from '../../../shared/doubts/text-signs.ts'
import {
  checkBlanks,
  checkDigits,
  checkDitto,
  checkGarbled,
  checkHeadings,
  checkPlaceholders,
  checkUnseen,
} from '../../../shared/doubts/texts/text-rules.ts'
import { cellReader } from '../../../shared/mapping/read/read-value.ts'
import { type Cell, longestCellText } from '../../../shared/sheet/sheet.ts'

test('signs of a cell are told by what they are', () => {
  const signsOfText = (text: string) => signsOf({ kind: 'text', text })
  expect(signsOfText('')).toBe(0)
  expect(signsOfText('A100')).toBe(sign.capital | sign.digit)
  expect(signsOfText('12 elm st.')).toBe(sign.digit | sign.blank | sign.small | sign.mark)
  expect(signsOfText('Zoë')).toBe(sign.capital | sign.small | sign.strange)
  expect(signsOfText('\u000b')).toBe(sign.blank | sign.strange)
  expect(signsOfText('x'.repeat(longestCellText))).toBe(sign.small | sign.longest)
  expect(signsOf({ kind: 'number', text: '1.0', digits: '1' })).toBe(sign.digit | sign.mark | sign.number)
})

const read = cellReader('text', {})
const seenOf = (cell: Cell): SeenCell => ({ cell, count: 1, signs: signsOf(cell), country: null })

/** Texts that some rule doubts, whole and in pieces, with others between. */
const doubtfulText = fc
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
const doubtful = fc.oneof(
  { weight: 4, arbitrary: doubtfulText.map((text): Cell => ({ kind: 'text', text })) },
  fc
    .tuple(
      fc.constantFrom('1.04E+16', '12', '1 001', '1E5'),
      fc.constantFrom('10443700000000000', '12', '1001', '1e+21'),
    )
    .map(([text, digits]): Cell => ({ kind: 'number', text, digits })),
  fc
    .constantFrom('1.04E+16', ' 1,04e+16', '-1E+21', 'x'.repeat(longestCellText))
    .map((text): Cell => ({ kind: 'text', text })),
)

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
  ['digits', () => checkDigits('text')],
  ['spellings', checkSpellings],
  ['words among codes', () => checkWordsAmongCodes(true)],
  ['spaced codes', () => checkSpacedCodes(true)],
])('what the rule of %s is not shown changes nothing of what it tells', (_, ruleOf) => {
  fc.assert(
    fc.property(fc.array(doubtful, { minLength: 1, maxLength: 12 }), (columnCells) => {
      const cells = columnCells.map(seenOf)
      const toldWhen = (isShown: (seen: SeenCell, rule: ColumnRule) => boolean) => {
        const rule = ruleOf()
        for (const seen of cells) if (isShown(seen, rule)) rule.visit?.(seen)
        return rule.report({ cells, read })
      }
      expect(toldWhen(({ signs }, { about }) => about?.(signs) ?? true)).toEqual(toldWhen(() => true))
    }),
  )
})
