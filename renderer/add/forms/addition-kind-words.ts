/** What the four kinds of additions are called on the screens. */

import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import type { AdditionItem, AdditionPhase } from '../../../shared/ipc.ts'
import type { PlainKey } from '../../../shared/messages/say.ts'
import { additionKindNames } from '../../../shared/words/receipt-words.ts'
import type { Tone } from '../../words/words.ts'

type KindWords = {
  readonly name: PlainKey
  /** What it does, in a sentence. */
  readonly lead: PlainKey
  /** Where there may be several. */
  readonly addOne: PlainKey | null
  readonly send: PlainKey
}

export const additionKindWords = {
  notes: {
    name: additionKindNames.notes,
    lead: 'kind_notes_lead',
    addOne: 'another_note',
    send: 'add_to_account',
  },
  transactions: {
    name: additionKindNames.transactions,
    lead: 'kind_transactions_lead',
    addOne: 'another_transaction',
    send: 'add_to_account',
  },
  statements: {
    name: additionKindNames.statements,
    lead: 'kind_statements_lead',
    addOne: 'another_statement',
    send: 'add_to_account',
  },
  payment: {
    name: additionKindNames.payment,
    lead: 'kind_payment_lead',
    addOne: null,
    send: 'send_instruction',
  },
} as const satisfies Record<AdditionKind, KindWords>

type Look = { readonly name: PlainKey; readonly tone: Tone }

export const additionPhaseWords = {
  notSent: { name: 'not_sent', tone: 'quiet' },
  sending: { name: 'phase_interrupted', tone: 'warning' },
  unknown: { name: 'answer_lost', tone: 'warning' },
  failing: { name: 'phase_not_now', tone: 'warning' },
  refused: { name: 'status_refused', tone: 'error' },
  notImported: { name: 'phase_not_imported', tone: 'error' },
  done: { name: 'phase_done', tone: 'good' },
} as const satisfies Record<AdditionPhase, Look>

export const additionItemWords = {
  added: { name: 'item_added', tone: 'good' },
  alreadyThere: { name: 'item_already_there', tone: 'quiet' },
  other: { name: 'item_other', tone: 'quiet' },
  failed: { name: 'status_refused', tone: 'error' },
  notSaid: { name: 'item_not_said', tone: 'quiet' },
} as const satisfies Record<AdditionItem['outcome'], Look>
