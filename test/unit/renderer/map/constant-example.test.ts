import { expect, test } from 'vitest'
import { constantExample } from '../../../../renderer/map/values/constant-example.ts'

test.each([
  ['date', {}, '13/02/1980', '“13/02/1980” becomes 13 February 1980.'],
  ['datetime', { dateOrder: 'DMY' }, '03/04/1980 14:30', '“03/04/1980 14:30” becomes 3 April 1980, 14:30 (UTC).'],
  ['decimal', { decimalMark: ',' }, '1.234,50', '“1.234,50” becomes 1234.50.'],
  ['decimal', {}, '25.5', '“25.5” becomes 25.50.'],
  ['number', {}, '25.5', null],
  ['boolean', { yesWords: ['opted in'] }, 'Opted in', '“Opted in” becomes yes.'],
  ['phone', { phoneCountry: 'GB' }, '020 7946 0123', '“020 7946 0123” becomes +442079460123.'],
  ['text', {}, 'as it is', null],
] as const)('%s in %j: %s', (kind, defaults, text, words) => {
  expect(constantExample({ kind, name: 'any' }, defaults, text)).toEqual({ state: 'sent', words })
})

test('a balance says what its sign stands for', () => {
  const words = '“(5.00)” becomes in credit by 5.00 (sent as −5.00).'
  expect(constantExample({ kind: 'decimal', name: 'ledger_balance' }, {}, '(5.00)')).toEqual({ state: 'sent', words })
})

test('money that is sent as a number is told as money', () => {
  const words = '“25.5” becomes 25.50.'
  expect(constantExample({ kind: 'number', name: 'gross_amount' }, {}, '25.5')).toEqual({ state: 'sent', words })
})

test('what can’t be read, or is nothing, is told apart', () => {
  expect(constantExample({ kind: 'boolean', name: 'any' }, {}, 'maybe')).toEqual({ state: 'unreadable' })
  expect(constantExample({ kind: 'text', name: 'any' }, {}, '  ')).toEqual({ state: 'blank' })
})
