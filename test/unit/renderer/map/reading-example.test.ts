import { expect, test } from 'vitest'
import {
  canBeReadInWays,
  type FirstValue,
  firstValues,
  readingExample,
} from '../../../../renderer/map/reading-example.ts'
import type { PageRow } from '../../../../shared/ipc.ts'
import type { Reading } from '../../../../shared/mapping/mapping.ts'

const texts = (...values: string[]): FirstValue[] => values.map((text) => ({ text, kind: 'text' }))
const real = (kind: FirstValue['kind'], text: string): FirstValue => ({ text, kind })

test.each<[string, Parameters<typeof readingExample>[0], Reading, FirstValue[], string | null]>([
  ['a date in one order', 'date', { dateOrder: 'DMY' }, texts('03/04/1980'), '“03/04/1980” becomes 3 April 1980.'],
  ['and in the other', 'date', { dateOrder: 'MDY' }, texts('03/04/1980'), '“03/04/1980” becomes 4 March 1980.'],
  [
    'the date that tells most',
    'date',
    { dateOrder: 'DMY' },
    texts('01/01/1980', '13/02/1980'),
    '“13/02/1980” becomes 13 February 1980.',
  ],
  [
    'a date that does not fit',
    'date',
    { dateOrder: 'MDY' },
    texts('13/02/1980'),
    '“13/02/1980” can’t be read like this.',
  ],
  [
    'a moment',
    'datetime',
    { dateOrder: 'DMY' },
    texts('03/04/1980 14:30'),
    '“03/04/1980 14:30” becomes 3 April 1980 at 14:30.',
  ],
  ['a decimal comma', 'decimal', { decimalMark: ',' }, texts('1.234,50'), '“1.234,50” becomes 1234.50.'],
  ['a yes', 'boolean', { yesWords: ['opted in'] }, texts('Opted in'), '“Opted in” becomes yes.'],
  ['a translated yes', 'boolean', { translations: [{ from: 'x', to: 'no' }] }, texts('X'), '“X” becomes no.'],
  [
    'a phone at home',
    'phone',
    { phoneCountry: 'GB' },
    texts('020 7946 0123'),
    '“020 7946 0123” becomes +442079460123.',
  ],
  ['a phone nobody knows the country of', 'phone', {}, texts('020 7946 0123'), null],
  ['a number that stays as it is', 'decimal', { decimalMark: '.' }, texts('12.50'), null],
  ['a text', 'text', {}, texts('Lee'), null],
  ['a real date', 'date', {}, [real('date', '03.04.1980')], null],
  ['no value at all', 'date', { dateOrder: 'DMY' }, [], null],
])('%s', (_title, kind, known, values, words) => {
  expect(readingExample(kind, known, values)?.words ?? null).toBe(words)
})

test.each<[string, Parameters<typeof canBeReadInWays>[0], FirstValue[], Reading, boolean]>([
  ['dates that are text', 'date', texts('03/04/1980'), {}, true],
  ['real dates', 'date', [real('date', '03.04.1980')], {}, false],
  ['real dates with a text among them', 'date', [real('date', '03.04.1980'), ...texts('1/2/80')], {}, true],
  ['real dates above text that was found', 'date', [real('date', '03.04.1980')], { dateOrder: 'DMY' }, true],
  ['real numbers', 'decimal', [real('number', '12')], {}, false],
  ['a column without values', 'date', [], {}, true],
  ['texts', 'text', texts('Lee'), {}, false],
])('%s: whether there is something to choose', (_title, kind, values, known, expected) => {
  expect(canBeReadInWays(kind, values, known)).toBe(expected)
})

test('values are gathered by column, blank cells left out', () => {
  const row = (...cells: FirstValue[]): PageRow => ({ row: 4, role: 'data', accountKey: null, cells })
  const values = firstValues([
    row(real('text', 'Ana'), real('blank', '')),
    row(real('text', 'Carl'), real('number', '7')),
  ])
  expect([...values]).toEqual([
    [1, texts('Ana', 'Carl')],
    [2, [real('number', '7')]],
  ])
})
