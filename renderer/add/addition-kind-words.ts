/** What the four kinds of additions are called on the screens. */
import type { AdditionKind } from '../../shared/additions/addition-requests.ts'
import type { AdditionItem, AdditionPhase } from '../../shared/ipc.ts'
import type { Tone } from '../words/words.ts'

type KindWords = {
  readonly name: string
  /** What it does, in a sentence. */
  readonly lead: string
  readonly addOne: string
  readonly send: string
}

export const additionKindWords: Record<AdditionKind, KindWords> = {
  notes: {
    name: 'Notes',
    lead: 'Notes are shown to everyone who looks after the account. The same note is never added twice.',
    addOne: 'Another note',
    send: 'Add to the account',
  },
  transactions: {
    name: 'Transactions',
    lead: 'Charges, credits, payments and repayments that go onto the account’s ledger.',
    addOne: 'Another transaction',
    send: 'Add to the account',
  },
  statements: {
    name: 'Past statements',
    lead: 'Statements the customer received before the move, with the place of their PDF.',
    addOne: 'Another statement',
    send: 'Add to the account',
  },
  payment: {
    name: 'Payment instruction',
    lead: 'How the account pays from now on. The service asks the payment vendor whether it is right.',
    addOne: '',
    send: 'Send the instruction',
  },
}

type Look = { readonly name: string; readonly tone: Tone }

export const additionPhaseWords: Record<AdditionPhase, Look> = {
  notSent: { name: 'Not sent', tone: 'quiet' },
  sending: { name: 'Interrupted', tone: 'warning' },
  unknown: { name: 'Answer lost', tone: 'warning' },
  failing: { name: 'Not now', tone: 'warning' },
  refused: { name: 'Refused', tone: 'error' },
  notImported: { name: 'Not imported', tone: 'error' },
  done: { name: 'Done', tone: 'good' },
}

export const additionItemWords: Record<AdditionItem['outcome'], Look> = {
  added: { name: 'Added', tone: 'good' },
  alreadyThere: { name: 'There already', tone: 'quiet' },
  other: { name: 'Other', tone: 'quiet' },
  failed: { name: 'Refused', tone: 'error' },
  notSaid: { name: 'Not said', tone: 'quiet' },
}
