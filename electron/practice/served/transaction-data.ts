/** How a transaction is written in answers: as it was sent, with its amounts as strings. */
import Big from 'big.js'
import { isObject } from '../rules/rule.ts'

/** Source: service interface, Transaction: `amount` is a number in requests and a string decimal in responses. */
const amountFields: ReadonlySet<string> = new Set(['amount', 'net_amount'])

/** @param sent  a transaction; it is shallow, as the rules or JSON's depth bound see to */
export const showTransactionData = (sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      amountFields.has(name) && typeof value === 'number' ? showAmount(value) : showWithin(value),
    ]),
  )

function showWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(showWithin)
  return isObject(value) ? showTransactionData(value) : value
}

/** E.g. 12.5 as "12.50", 0.125 as "0.125": at least two decimals, and never rounded. */
export function showAmount(amount: number): string {
  if (!Number.isFinite(amount)) return String(amount)
  const plain = new Big(amount === 0 ? 0 : amount).toFixed()
  const decimals = plain.split('.')[1]?.length ?? 0
  return new Big(plain).toFixed(Math.max(2, decimals))
}
