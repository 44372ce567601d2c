/** How what is added to an account is called, and what became of each transaction. */

import type { AdditionKind } from '../additions/addition-requests.ts'
import type { AdditionItem } from '../ipc/additions.ts'
import { say } from '../messages/say.ts'
import { amount as amountOf, label, onDay } from '../messages/values.ts'

/** "1 note", "3 past statements". */
export const countedThings = (kind: AdditionKind, count: number): string => say('things_to_add', { kind, count })

/** So that nobody has to remember which amount it was: "Payment of −25.50". */
export function sentThing({ type, amount }: { readonly type: string | null; readonly amount: string | null }): string {
  const words = type?.replaceAll('_', ' ').toLowerCase()
  const name =
    words === undefined
      ? ({ key: 'word_transaction', facts: {} } as const)
      : label(words.charAt(0).toUpperCase() + words.slice(1))
  return say('sent_thing', { name, hasAmount: amount !== null, amount: amountOf(amount ?? '') })
}

/** Under which date a transaction was sent and taken; `null` where there is no date. */
export function datesInWords({ sentDate, takenDate }: Pick<AdditionItem, 'sentDate' | 'takenDate'>): string | null {
  if (takenDate === null) return sentDate === null ? null : say('sent_with_date', { sent: onDay(sentDate) })
  const taken = onDay(takenDate)
  if (sentDate === null) return say('taken_with_date', { taken })
  return sentDate === takenDate
    ? say('sent_and_taken_with_date', { taken })
    : say('sent_and_taken_with_dates', { sent: onDay(sentDate), taken })
}

/** One line for each transaction that was sent: "Transaction 1: Payment of −25.50. Sent with the date …" */
export const receiptLines = (items: readonly AdditionItem[]): string[] =>
  items.flatMap((item, index) =>
    item.thing === null
      ? []
      : [[say('receipt_line', { number: index + 1, thing: item.thing }), datesInWords(item) ?? ''].join(' ').trim()],
  )
