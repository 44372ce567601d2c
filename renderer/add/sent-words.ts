/** What was sent of transactions, so that nobody has to remember which amount it was: "Payment of −25.50 on 21 November 2026". */
import type { AdditionRequest } from '../../shared/additions/addition-requests.ts'
import { isFields } from '../../shared/checking/walk-payload.ts'
import { capitalised, showAmount, showDay } from '../../shared/words/phrases.ts'

export function sentWords({ kind, payload }: Pick<AdditionRequest, 'kind' | 'payload'>): readonly string[] {
  const { transactions } = payload
  if (kind !== 'transactions' || !Array.isArray(transactions)) return []
  return transactions.filter(isFields).map(({ type, amount, transaction_date: day }) => {
    const name = typeof type === 'string' ? capitalised(type.replaceAll('_', ' ').toLowerCase()) : 'Transaction'
    const ofAmount = amount === undefined ? ' without an amount' : ` of ${showAmount(String(amount))}`
    return `${name}${ofAmount}${day === undefined ? '' : ` on ${showDay(String(day))}`}`
  })
}
