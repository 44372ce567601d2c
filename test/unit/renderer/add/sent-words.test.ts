import { expect, test } from 'vitest'
import { sentWords } from '../../../../renderer/add/sent-words.ts'

test.each([
  [{ type: 'PAYMENT', amount: 25.5, transaction_date: '2026-11-20' }, 'Payment of 25.50 on 20 November 2026'],
  [{ type: 'SUPPLY_CHARGE', amount: -3 }, 'Supply charge of −3.00'],
  [{ amount: 0.125 }, 'Transaction of 0.125'],
  [{ type: 'CREDIT', transaction_date: '2026-11-20' }, 'Credit without an amount on 20 November 2026'],
])('the transaction %j is told in words', (transaction, words) => {
  expect(sentWords({ kind: 'transactions', payload: { transactions: [transaction] } })).toEqual([words])
})

test('what is no transaction is not told', () => {
  expect(sentWords({ kind: 'notes', payload: { notes: [{ body: 'Key safe' }] } })).toEqual([])
})
