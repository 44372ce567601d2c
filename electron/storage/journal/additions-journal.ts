/**
 * The journal of what was added to accounts: for each request what was sent, what came back and what it adds up to. Append-only, and
 * on the disk before anyone acts on it, as the journal of accounts is; sealed as that is.
 */

import { dataVersionOf } from '../data-version.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { type SealedPlace, unlessBroken } from '../vault/sealing.ts'
import {
  type AdditionAnswer,
  type AdditionEvent,
  type AdditionKey,
  type AdditionRecord,
  additionEvent,
  additionRecord,
  advanceAddition,
  neverSent,
} from './addition-record.ts'
import type { JournalScope } from './journal.ts'

type AdditionEntry = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly event: AdditionEvent
}

/** A request that is about to leave, with all that is to be sent. */
type AdditionIntent = Omit<Extract<AdditionEvent, { kind: 'intent' }>, 'kind'> & { readonly payload: unknown }

/** Called in the transaction of every entry, so that what is noted elsewhere is never without it, nor it without that. */
type BesideEntry = (key: AdditionKey, event: AdditionEvent, payload: unknown) => void

/** What is held in memory of an account. */
type Latest = Pick<AdditionRecord, 'phase' | 'changedAt'>

/** One time that a payment instruction was sent, or something that may have been one. */
export type InstructionSending = {
  /** Of its request, as of no other. */
  readonly name: string
  /** `null`: it was damaged, so it is not known which it was. */
  readonly record: AdditionRecord | null
  /** When it was to leave. Milliseconds since 1970, like `at`. */
  readonly sentAt: number
  /** `null`: there is none, or it was damaged. */
  readonly answer: { readonly kind: AdditionAnswer['kind']; readonly at: number } | null
}

export type AdditionsJournal = {
  readonly scope: JournalScope
  /** As of `Journal`. */
  readonly isJournalComplete: boolean
  /** What is known of a request; of one never sent: `notSent`, no attempts. */
  read(key: AdditionKey): AdditionRecord
  /** Every request that was ever sent for an account, in the order of their first. */
  readOf(accountNumber: string): readonly AdditionRecord[]
  /** Every time that a payment instruction was sent to an account, in the order they were to leave, whatever was damaged. */
  instructionsOf(accountNumber: string): readonly InstructionSending[]
  /** What `InstructionSending` calls a request. */
  nameOf(key: AdditionKey): string
  /** Of the one of these that was sent or answered the latest time; `null` where there is none, or it was damaged. */
  readLatestOf(accountNumber: string): Latest | null
  /** Rejects with `AdditionEventRefused`, or with the disk's refusal: the request must not leave then. */
  intend(key: AdditionKey, intent: AdditionIntent): Promise<AdditionRecord>
  /** @throws AdditionEventRefused */
  answer(key: AdditionKey, answer: AdditionAnswer): AdditionRecord
  /** What was sent of a request the latest time; `undefined` of one never sent. */
  sentOf(key: AdditionKey): unknown
  /** All entries of a request, oldest first. */
  history(key: AdditionKey): readonly AdditionEntry[]
}

/**
 * @param clock  milliseconds since 1970
 * Reading throws `SealBroken` for a record that was damaged: what it says is not guessed at, and nothing is sent in its place.
 */
export function openAdditionsJournal(
  { database, sealing, isJournalComplete, mark: journalMark }: SealedData,
  scope: JournalScope,
  clock: () => number,
  beside?: BesideEntry,
): AdditionsJournal {
  const { connection, supplier } = scope
  const accountMarkOf = (accountNumber: string) =>
    sealing.mark(['addition_requests', connection, supplier, 'account'], accountNumber)
  const markOf = ({ accountNumber, kind, payloadHash }: AdditionKey) =>
    sealing.mark(['addition_requests', connection, supplier], JSON.stringify([accountNumber, kind, payloadHash]))
  const readRecord = database.prepare(
    'SELECT record FROM addition_requests WHERE connection = ? AND supplier = ? AND request_mark = ?',
  )
  const readRecordsOf = database.prepare(
    'SELECT id, request_mark, record FROM addition_requests WHERE connection = ? AND supplier = ? AND account_mark = ? ORDER BY id',
  )
  const readLatestRecordOf = database.prepare(
    `SELECT request_mark, record FROM addition_requests WHERE connection = ? AND supplier = ? AND account_mark = ?
     ORDER BY (SELECT max(id) FROM addition_entries WHERE request_id = addition_requests.id) DESC LIMIT 1`,
  )
  const saveRecord = database.prepare(
    `INSERT INTO addition_requests (connection, supplier, account_mark, request_mark, record) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (connection, supplier, request_mark) DO UPDATE SET record = excluded.record RETURNING id`,
  )
  const nextEntryId = database.prepare('SELECT coalesce(max(id), 0) + 1 AS id FROM addition_entries')
  const addEntry = database.prepare(
    'INSERT INTO addition_entries (id, request_id, at, event, payload) VALUES (?, ?, ?, ?, ?)',
  )
  const readEntries = database.prepare(
    `SELECT id, request_id, at, event FROM addition_entries WHERE request_id =
       (SELECT id FROM addition_requests WHERE connection = ? AND supplier = ? AND request_mark = ?) ORDER BY id`,
  )
  const readEntriesOf = database.prepare('SELECT id, at, event FROM addition_entries WHERE request_id = ? ORDER BY id')

  const readPayload = database.prepare(
    `SELECT id, request_id, payload FROM addition_entries WHERE payload IS NOT NULL AND request_id =
       (SELECT id FROM addition_requests WHERE connection = ? AND supplier = ? AND request_mark = ?) ORDER BY id DESC LIMIT 1`,
  )

  const openRecord = (mark: Uint8Array, sealed: unknown): AdditionRecord =>
    additionRecord.parse(sealing.openJson(recordPlace(scope, mark), sealed))

  const openEvent = (requestId: unknown, { id, event }: Readonly<Record<string, unknown>>): AdditionEvent =>
    additionEvent.parse(sealing.openJson(entryPlace(Number(requestId), Number(id), 'event'), event))

  const openLatest = (mark: Uint8Array, sealed: unknown): Latest | null => {
    const record = unlessBroken(() => openRecord(mark, sealed))
    return record && { phase: record.phase, changedAt: record.changedAt }
  }

  const readInstructions = (accountNumber: string): readonly InstructionSending[] =>
    readRecordsOf
      .all(connection, supplier, accountMarkOf(accountNumber))
      .flatMap((row): readonly (InstructionSending & { readonly id: number })[] => {
        const mark = row.request_mark as Uint8Array
        const record = unlessBroken(() => openRecord(mark, row.record))
        if (record !== null && record.kind !== 'payment') return []
        const entries = readEntriesOf.all(Number(row.id)).map((entry) => ({
          ...{ id: Number(entry.id), at: Number(entry.at) },
          event: unlessBroken(() => openEvent(row.id, entry)),
        }))
        // Only transactions have options, and they and statements say what was sent.
        if (entries.some(({ event }) => event?.kind === 'intent' && (event.options ?? event.sent) != null)) return []
        // An answer follows each intent at once, so with what was damaged it can be told which is which by their places.
        const sendings: (InstructionSending & { readonly id: number; readonly isAnswered: boolean })[] = []
        for (const { id, at, event } of entries) {
          const open = sendings.at(-1)
          if (open === undefined || open.isAnswered) {
            sendings.push({ id, name: nameOfMark(mark), record, sentAt: at, answer: null, isAnswered: false })
          } else {
            const answer = event?.kind === 'answer' ? { kind: event.answer.kind, at } : null
            sendings.splice(-1, 1, { ...open, answer, isAnswered: true })
          }
        }
        return sendings
      })
      .toSorted((one, other) => one.id - other.id)

  const read = (key: AdditionKey): AdditionRecord => {
    const mark = markOf(key)
    const row = readRecord.get(connection, supplier, mark)
    return row === undefined ? neverSent(key) : openRecord(mark, row.record)
  }

  // Screens ask for all accounts again and again: these are held in memory until another process has written to the file.
  const dataVersion = dataVersionOf(database)
  const holding = (version: unknown) => ({
    version,
    latest: new Map<string, Latest | null>(),
    instructions: new Map<string, readonly InstructionSending[]>(),
  })
  let held = holding(dataVersion())
  const inMemory = (): typeof held => {
    const version = dataVersion()
    if (held.version !== version) held = holding(version)
    return held
  }

  const append = (key: AdditionKey, event: AdditionEvent, payload?: unknown): AdditionRecord => {
    const after = inTransaction(database, () => {
      const before = read(key)
      // A clock set back must not turn the history around.
      const at = Math.max(clock(), before.changedAt ?? 0)
      const after = advanceAddition(before, event, at)
      const mark = markOf(key)
      const sealed = sealing.sealJson(recordPlace(scope, mark), after)
      const saved = saveRecord.get(connection, supplier, accountMarkOf(key.accountNumber), mark, sealed)
      const requestId = Number(saved?.id)
      const id = Number(nextEntryId.get()?.id)
      const sealedPayload =
        payload === undefined ? null : sealing.sealJson(entryPlace(requestId, id, 'payload'), payload)
      addEntry.run(id, requestId, at, sealing.sealJson(entryPlace(requestId, id, 'event'), event), sealedPayload)
      beside?.(key, event, payload)
      return after
    })
    const { latest, instructions } = inMemory()
    latest.set(key.accountNumber, { phase: after.phase, changedAt: after.changedAt })
    instructions.delete(key.accountNumber)
    return after
  }

  return {
    scope,
    isJournalComplete,
    read,
    readOf: (accountNumber) =>
      readRecordsOf
        .all(connection, supplier, accountMarkOf(accountNumber))
        .map((row) => openRecord(row.request_mark as Uint8Array, row.record)),
    instructionsOf: (accountNumber) => {
      const known = inMemory().instructions.get(accountNumber)
      if (known !== undefined) return known
      const read = readInstructions(accountNumber)
      inMemory().instructions.set(accountNumber, read)
      return read
    },
    nameOf: (key) => nameOfMark(markOf(key)),
    readLatestOf: (accountNumber) => {
      const known = inMemory().latest.get(accountNumber)
      if (known !== undefined) return known
      const row = readLatestRecordOf.get(connection, supplier, accountMarkOf(accountNumber))
      const read = row === undefined ? null : openLatest(row.request_mark as Uint8Array, row.record)
      inMemory().latest.set(accountNumber, read)
      return read
    },
    intend: async (key, { payload, ...intent }) => {
      const record = append(key, { kind: 'intent', ...intent }, payload)
      await journalMark.raise()
      return record
    },
    answer: (key, answer) => append(key, { kind: 'answer', answer }),
    sentOf: (key) => {
      const row = readPayload.get(connection, supplier, markOf(key))
      if (row === undefined) return undefined
      return sealing.openJson(entryPlace(Number(row.request_id), Number(row.id), 'payload'), row.payload)
    },
    history: (key) =>
      readEntries
        .all(connection, supplier, markOf(key))
        .map((entry) => ({ at: Number(entry.at), event: openEvent(entry.request_id, entry) })),
  }
}

const nameOfMark = (mark: Uint8Array): string => Buffer.from(mark).toString('hex')

const recordPlace = ({ connection, supplier }: JournalScope, mark: Uint8Array): SealedPlace => [
  'addition_requests',
  connection,
  supplier,
  nameOfMark(mark),
]
const entryPlace = (requestId: number, id: number, column: 'event' | 'payload'): SealedPlace => [
  'addition_entries',
  requestId,
  id,
  column,
]
