import { expect, test } from 'vitest'
import { constantExample } from '../../../../../renderer/map/values/constant-example.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { openTerms, usualTerms } from '../../../../../shared/service/money-terms.ts'

test.each([
  ['date', {}, '13/02/1980', say('typed_becomes', { typed: '13/02/1980', shown: '13 February 1980' })],
  [
    'datetime',
    { dateOrder: 'DMY' },
    '03/04/1980 14:30',
    say('typed_becomes', { typed: '03/04/1980 14:30', shown: '3 April 1980, 14:30 (UTC)' }),
  ],
  ['decimal', { decimalMark: ',' }, '1.234,50', say('typed_becomes', { typed: '1.234,50', shown: '1234.50' })],
  ['decimal', {}, '25.5', say('typed_becomes', { typed: '25.5', shown: '25.50' })],
  ['number', {}, '25.5', null],
  [
    'boolean',
    { yesWords: ['opted in'] },
    'Opted in',
    say('typed_becomes', { typed: 'Opted in', shown: say('said_yes') }),
  ],
  [
    'phone',
    { phoneCountry: 'GB' },
    '020 7946 0123',
    say('typed_becomes', { typed: '020 7946 0123', shown: '+442079460123' }),
  ],
  ['text', {}, 'as it is', null],
] as const)('%s in %j: %s', (kind, defaults, text, words) => {
  expect(constantExample({ kind, money: null }, defaults, text, usualTerms)).toEqual({ state: 'sent', words })
})

test.each([
  ['(5.00)', usualTerms, say('balance_held', { side: 'credit', amount: '5.00', sent: '−5.00' })],
  ['5.00', usualTerms, say('balance_held', { side: 'owed', amount: '5.00', sent: '5.00' })],
  [
    '5.00',
    { ...usualTerms, positiveBalance: 'credit' },
    say('balance_held', { side: 'owed', amount: '5.00', sent: '−5.00' }),
  ],
  [
    '5 CR',
    { positiveBalance: 'credit', amountUnit: 'smallest' },
    say('balance_held', { side: 'credit', amount: '5.00', sent: '500' }),
  ],
  ['5.00', openTerms, 'owes 5.00 (how it is sent is not known yet)'],
] as const)('the balance %s by %o says whose it is, and what is sent', (text, terms, becomes) => {
  const words = say('typed_becomes', { typed: text, shown: becomes })
  expect(constantExample({ kind: 'decimal', money: 'balance' }, {}, text, terms)).toEqual({ state: 'sent', words })
})

test('money that is sent as a number is told as money', () => {
  const words = say('typed_becomes', { typed: '25.5', shown: '25.50' })
  expect(constantExample({ kind: 'number', money: 'amount' }, {}, '25.5', usualTerms)).toEqual({ state: 'sent', words })
})

test('what can’t be read, or is nothing, is told apart', () => {
  expect(constantExample({ kind: 'boolean', money: null }, {}, 'maybe', usualTerms)).toEqual({ state: 'unreadable' })
  expect(constantExample({ kind: 'text', money: null }, {}, '  ', usualTerms)).toEqual({ state: 'blank' })
})
