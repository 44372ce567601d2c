/** How what is added to an account is called, and what became of each transaction. */

import { type AdditionKind, partOf } from '../additions/addition-requests.ts'
import { fieldsOfKind } from '../additions/thing-fields.ts'
import { memberOf } from '../basics/members.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AdditionEnding, AdditionItem, AdditionTotal } from '../ipc/additions.ts'
import { type PlainKey, say, sayValue } from '../messages/say.ts'
import { amount as amountOf, label, listed, onDay, type Value } from '../messages/values.ts'

/** "1 note", "3 past statements". */
export const countedThings = (kind: AdditionKind, count: number): string => say('things_to_add', { kind, count })

export const additionKindNames = {
  notes: 'kind_notes',
  transactions: 'kind_transactions',
  statements: 'kind_statements',
  payment: 'word_payment_instruction',
} as const satisfies Record<AdditionKind, PlainKey>

/** Whether what was to be added is on its account. */
export const endingWords = {
  added: 'item_added',
  alreadyThere: 'item_already_there',
  notKnown: 'item_not_known',
  notAdded: 'item_not_added',
} as const satisfies Record<AdditionEnding, PlainKey>

/** "Payment: from the customer"; of what was sent without a type the kind. */
export function totalName({ kind, type }: Pick<AdditionTotal, 'kind' | 'type'>, catalogue: Catalogue): string {
  if (type === null) return say(additionKindNames[kind])
  const { type: field } = fieldsOfKind(kind, catalogue)
  const path = `${partOf(kind, catalogue)?.path}.${field}`
  const direction = memberOf(catalogue.leaf(path)?.directions, type)
  return say('total_of_type', { name: nameOfType(type), direction: direction === undefined ? null : label(direction) })
}

/** "Supply charge" of SUPPLY_CHARGE. */
function nameOfType(type: string): Value {
  const words = type.replaceAll('_', ' ').toLowerCase()
  return label(words.charAt(0).toUpperCase() + words.slice(1))
}

/** So that nobody has to remember which amount it was: "Payment of −25.50". */
export function sentThing({ type, amount }: { readonly type: string | null; readonly amount: string | null }): string {
  const name: Value = type === null ? { key: 'word_transaction', facts: {} } : nameOfType(type)
  return say('sent_thing', { name, hasAmount: amount !== null, amount: amountOf(amount ?? '') })
}

/** Under which date a transaction was sent and taken, or that it has one; `null` where there is no date. */
export function datesInWords(
  { sentDate, takenDate }: Pick<AdditionItem, 'sentDate' | 'takenDate'>,
  wasSent = true,
): string | null {
  if (takenDate === null)
    return sentDate === null ? null : say(wasSent ? 'sent_with_date' : 'has_date', { sent: onDay(sentDate) })
  const taken = onDay(takenDate)
  if (sentDate === null) return say('taken_with_date', { taken })
  return sentDate === takenDate
    ? say('sent_and_taken_with_date', { taken })
    : say('sent_and_taken_with_dates', { sent: onDay(sentDate), taken })
}

/** "Transaction number P-1 and Payment reference 88"; `null` where it has none. */
export const referencesInWords = ({ references }: Pick<AdditionItem, 'references'>): string | null =>
  references.length === 0
    ? null
    : sayValue(listed(references.map((one) => say('named_reference', { label: label(one.label), value: one.value }))))

/** One line for each transaction that was sent: "Transaction 1: Payment of −25.50 (Transaction number P-1). Sent with the date …" */
export const receiptLines = (items: readonly AdditionItem[]): string[] =>
  items.flatMap((item, index) =>
    item.thing === null
      ? []
      : [
          [
            say('receipt_line', { number: index + 1, thing: item.thing, references: referencesInWords(item) }),
            datesInWords(item) ?? '',
          ]
            .join(' ')
            .trim(),
        ],
  )
