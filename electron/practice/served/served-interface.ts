/**
 * What the service is, as the world outside sees it: where its operations are, how a body is read, how an answer looks. Ours is one
 * (our-interface.ts); the other is made from an operator's document (document/document-interface.ts). Operations know no more than this.
 */
import type { Answer } from '../answers.ts'
import type { Checked } from '../rules/rule.ts'
import type { StoredData } from '../store/addition-store.ts'

/** Which account something is about. */
export type AccountReference = { readonly supplier: string; readonly number: string }

export type SentNote = {
  /** Empty for a note of documents alone. */
  readonly body: string
  readonly documentPaths: readonly string[]
  /** Milliseconds since 1970. */
  readonly createdAt?: number
  readonly isPinned: boolean
  readonly unpinAt?: string
}

/** A part of a body that is kept as it came. */
export type SentRecord = {
  /** By which it is known again; empty where nothing tells it apart. */
  readonly id: string
  readonly data: StoredData
}

/** An account; what its payload brings is what later additions are compared with. */
export type SentAccount = AccountReference & {
  readonly notes: readonly SentNote[]
  readonly transactions: readonly SentRecord[]
}

export type SentTransaction = SentRecord & {
  /** Nothing where transactions have none. */
  readonly date: string | null
  /** What is kept of it when it is added on another day than it is dated. */
  readonly movedTo: (day: string, explanation: string) => StoredData
}

type SentTransactions = AccountReference & {
  /** Each is read by itself, in its turn: the answer describes the first one that fails. */
  readonly transactions: readonly unknown[]
}

/** What operations that take a body take. */
type Sent = {
  readonly validate: SentAccount
  readonly create: SentAccount
  readonly notes: AccountReference & { readonly notes: readonly SentNote[] }
  readonly transactions: SentTransactions
  readonly statements: AccountReference & { readonly statements: readonly SentRecord[] }
  readonly 'payment-instruction': AccountReference & SentRecord
}
export type SendingName = keyof Sent

const queryNames = ['status', 'transfer-status', 'list-all', 'list-pending', 'list-imported'] as const
export type QueryName = (typeof queryNames)[number]

/** An address of an operation. */
export type Place = {
  /** With `:number` for the account and `:supplier` for whose it is; without the latter everything is the first supplier's. */
  readonly path: string
  /** @param answer  as our interface has it; @param body  what it answers, as it was sent */
  readonly show: (answer: Answer, body: unknown) => Answer
}

/** What the address says of the account, beside what the body does. */
type AddressParameters = { readonly supplier?: string; readonly number?: string }

export type SendingPlace<T> = Place & { readonly read: (body: unknown, address: AddressParameters) => Checked<T> }

export type ServedInterface = {
  /** Beside those that practice always has. */
  readonly supplierCodes: readonly string[]
  readonly supplierOf: (body: unknown) => string | undefined
  /** None, one or several of each. */
  readonly sending: { readonly [K in SendingName]: readonly SendingPlace<Sent[K]>[] }
  readonly queries: { readonly [K in QueryName]: readonly Place[] }
  readonly readTransaction: (item: unknown) => Checked<SentTransaction>
  /** A transaction in an answer, as it was sent or is kept. */
  readonly showTransaction: (sent: StoredData) => StoredData
}
