/** What is said about notes, transactions, statements and payment instructions that are added to an account. */

import type { AdditionKind } from '../additions/addition-requests.ts'
import type { FieldKind } from '../contract/field.ts'
import type { AdditionItem } from '../ipc/additions.ts'
import type { Value } from '../messages/values.ts'
import { quoted } from './cell-words.ts'
import { capitalised, counted, showAmount, showDay, showNumber } from './phrases.ts'
import { type NoFacts, word } from './word.ts'

/** What a request of each kind adds, for one and for several. */
const things: Readonly<Record<AdditionKind, readonly [one: string, several: string]>> = {
  notes: ['note', 'notes'],
  transactions: ['transaction', 'transactions'],
  statements: ['past statement', 'past statements'],
  payment: ['payment instruction', 'payment instructions'],
}

/** "1 note", "3 past statements". */
export const countedThings = (kind: AdditionKind, count: number): string => counted(count, ...things[kind])

/** So that nobody has to remember which amount it was: "Payment of −25.50". */
export function sentThing({ type, amount }: { readonly type: string | null; readonly amount: string | null }): string {
  const name = type === null ? 'Transaction' : capitalised(type.replaceAll('_', ' ').toLowerCase())
  return `${name} ${amount === null ? 'without an amount' : `of ${showAmount(amount)}`}`
}

/** Under which date a transaction was sent and taken; `null` where there is no date. */
export function datesInWords({ sentDate, takenDate }: Pick<AdditionItem, 'sentDate' | 'takenDate'>): string | null {
  if (takenDate === null) return sentDate === null ? null : `Sent with the date ${showDay(sentDate)}.`
  if (sentDate === null) return `Sent without a date, taken with the date ${showDay(takenDate)}.`
  return sentDate === takenDate
    ? `Sent and taken with the date ${showDay(sentDate)}.`
    : `Sent with the date ${showDay(sentDate)}, taken with the date ${showDay(takenDate)}.`
}

/** One line for each transaction that was sent: "Transaction 1: Payment of −25.50. Sent with the date …" */
export const receiptLines = (items: readonly AdditionItem[]): string[] =>
  items.flatMap((item, index) =>
    item.thing === null
      ? []
      : [[`Transaction ${index + 1}: ${item.thing}.`, datesInWords(item) ?? ''].join(' ').trim()],
  )

/** "2 transactions added; 1 was there already." */
function doneInWords({ kind, count, added, there }: Counted & { added: number; there: number }): string {
  if (there === 0) return `${countedThings(kind, added === 0 ? count : added)} added.`
  if (added === 0)
    return there === 1
      ? `It was there already: nothing was added.`
      : `All ${showNumber(there)} were there already: nothing was added.`
  return `${countedThings(kind, added)} added; ${showNumber(there)} ${there === 1 ? 'was' : 'were'} there already.`
}

/** What a form asks for, with an example. */
const readableAs: Partial<Record<FieldKind, string>> = {
  date: 'a date. Type it as the empty field shows it, or as year-month-day, such as 2026-11-21',
  datetime: 'a date and time. Type it as the empty field shows it, or such as 2026-11-21 14:30',
  number: 'a number. Type digits only, such as 120.50 or -120.50',
  decimal: 'an amount. Type digits only, such as 120.50 or -120.50',
  integer: 'a whole number. Type digits only, such as 5',
  boolean: 'yes or no',
  path: 'the path of a document. Type the way from the operator’s folder, such as letters/0007.pdf',
}

type OfKind = { readonly kind: AdditionKind }
type Counted = OfKind & { readonly count: number }

export const additionWords = {
  target_not_there: word<{ account: string }>(
    'error',
    ({ account }) =>
      `The service has no account with the number “${account}” for this supplier. Check the number; if it is right, create the account first.`,
  ),
  target_not_yet: word<{ account: string; status: string }>(
    'error',
    ({ account, status }) =>
      `Account “${account}” is not imported yet (the service says ${status}). Nothing was sent; try again when it is there.`,
  ),

  addition_empty: word<OfKind>(
    'error',
    ({ kind }) => `There is no ${things[kind][0]} to send. Fill in the form first.`,
  ),
  addition_final: word<NoFacts>(
    'error',
    () =>
      'The service has refused this payment instruction for good. It must not be sent again as it is: correct it, or ask the operator.',
  ),
  /** `wasSent`: it is known to have been sent from here; otherwise what was sent earlier is not all known. */
  addition_may_double: word<OfKind & { readonly wasSent: boolean }>('warning', ({ kind, wasSent }) => {
    if (!wasSent)
      return `What was sent from this computer before is not all known here, so ${kind === 'payment' ? 'this payment instruction' : `these ${things[kind][1]}`} may be on the account already. Look at the account first, then decide: under Add for one account, or with --again on the command line, it can be sent all the same.`
    return kind === 'payment'
      ? 'This payment instruction was sent, and the answer was lost. It may have been taken, or refused for good, and then it must not be sent again as it is. Look at the account or ask the operator first, then decide.'
      : `These ${things[kind][1]} may be on the account already, and the service does not say whether it would take them a second time. Look at the account first, then decide.`
  }),

  addition_unreadable: word<NoFacts>(
    'error',
    () =>
      'What was sent of this can’t be read any more, so nothing is sent: it might be on the account already. Ask your administrator to restore the folder of this application from a backup.',
  ),
  addition_not_sent: word<NoFacts>('info', () => 'Not sent yet.'),
  addition_sending: word<NoFacts>('info', () => 'Being sent.'),
  addition_interrupted: word<Counted>(
    'warning',
    ({ kind, count }) => `${countedThings(kind, count)} sent, and the application ended before the answer came.`,
  ),
  addition_unknown: word<Counted>(
    'warning',
    ({ kind, count }) =>
      `${countedThings(kind, count)} sent, and the answer was lost: ${count === 1 ? 'it' : 'they'} may be on the account.`,
  ),
  addition_failing: word<Counted>(
    'warning',
    ({ kind, count }) => `The service could not take the ${countedThings(kind, count)} at the moment.`,
  ),
  addition_refused: word<Counted>(
    'error',
    ({ kind, count }) => `The service refused the ${countedThings(kind, count)}.`,
  ),
  /** The interface describes the first failing transaction, and does not show what became of those before it. */
  addition_refused_at: word<{ number: number; count: number; areRecognised: boolean }>(
    'error',
    ({ number, count, areRecognised }) => {
      if (count === 1) return 'The service refused this transaction. Nothing was added.'
      const advice = areRecognised
        ? 'Correct it and send them all again: those that are there already are left out.'
        : 'Look at the account before you send any of them again.'
      return `The service refused transaction ${showNumber(number)} of ${showNumber(count)}, and does not say whether it added any of the others. ${advice}`
    },
  ),
  addition_done: word<Counted & { added: number; there: number }>('info', doneInWords),
  addition_done_moved: word<Counted & { added: number; there: number; moved: number }>(
    'warning',
    ({ moved, ...done }) => `${doneInWords(done)} The service changed the date of ${showNumber(moved)}.`,
  ),
  dates_not_agreed: word<NoFacts>(
    'error',
    () =>
      'Nothing was sent: not every date of these transactions is one that you agreed the service may change. Send them as they are first, and read the dates again.',
  ),
  addition_done_untold: word<Counted>(
    'info',
    ({ kind, count }) => `The service took the ${countedThings(kind, count)}, without saying more about each.`,
  ),
  payment_taken: word<{ platformNumber: string | null }>('info', ({ platformNumber }) =>
    platformNumber === null
      ? 'The payment vendor has confirmed the instruction.'
      : `The payment vendor has confirmed the instruction for platform account ${platformNumber}.`,
  ),
  item_changed: word<{ field: string; sent: string | null; taken: string | null }>(
    'warning',
    ({ field, sent, taken }) => `“${field}” was sent as ${sent ?? 'nothing'} and taken as ${taken ?? 'nothing'}.`,
  ),
  form_value_unreadable: word<{ field: string; value: string; kind: FieldKind }>(
    'error',
    ({ field, value, kind }) =>
      `“${field}”: ${quoted(value)} is not ${readableAs[kind] ?? 'a value that can be read'}.`,
  ),
  additions_service_gone: word<NoFacts>(
    'error',
    () =>
      'Several requests in a row got no answer, so no more are sent. Send them again later; what is there already is not added twice.',
  ),
  additions_under_way: word<NoFacts>(
    'error',
    () => 'This spreadsheet is being sent already. Stop that first, or wait until it has ended.',
  ),
  additions_count_is_another: word<{ count: number }>(
    'error',
    ({ count }) =>
      `It would be ${showNumber(count)} now, which is not the number you confirmed, so nothing was sent. Read the number again and confirm it.`,
  ),
  request_not_valid: word('error', ({ field, detail }: { field: Value; detail: Value }) => ({ field, detail })),
} as const
