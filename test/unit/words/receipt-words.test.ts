import { expect, test } from 'vitest'
import { datesInWords, sentThing } from '../../../shared/words/receipt-words.ts'

test.each([
  [{ type: 'PAYMENT', amount: '25.5' }, 'Payment of 25.50'],
  [{ type: 'SUPPLY_CHARGE', amount: '-3' }, 'Supply charge of −3.00'],
  [{ type: null, amount: '0.125' }, 'Transaction of 0.125'],
  [{ type: 'CREDIT', amount: null }, 'Credit without an amount'],
])('the transaction %j is told in words', (transaction, words) => {
  expect(sentThing(transaction)).toBe(words)
})

test.each([
  ['2019-08-15', '2026-09-23', 'Sent with the date 15 August 2019, taken with the date 23 September 2026.'],
  ['2026-11-20', '2026-11-20', 'Sent and taken with the date 20 November 2026.'],
  ['2019-08-15', null, 'Sent with the date 15 August 2019.'],
  [null, '2026-11-20', 'Sent without a date, taken with the date 20 November 2026.'],
  [null, null, null],
])('sent with %s and taken with %s is told as it was', (sentDate, takenDate, words) => {
  expect(datesInWords({ sentDate, takenDate })).toBe(words)
})

test('what was never sent is said to have a date, not to be sent with it', () => {
  expect(datesInWords({ sentDate: '2026-11-17', takenDate: null }, false)).toBe(
    'Not sent. Its date is 17 November 2026.',
  )
  expect(datesInWords({ sentDate: null, takenDate: null }, false)).toBeNull()
})
