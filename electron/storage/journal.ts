/**
 * The journal: what was sent, what came back, and what became of it, for every account of one supplier at one service.
 * Append-only, and on the disk before anyone acts on it. It is the only guard against creating an account twice, because the
 * service has none: an intent that could repeat a create is refused here, in the transaction that would have written it.
 */
import type { DatabaseSync } from 'node:sqlite'
import {
  type AccountRecord,
  accountRecord,
  advance,
  type JournalEvent,
  journalEvent,
  type Phase,
  unheardOf,
} from './journal-record.ts'
import { inTransaction } from './open-database.ts'

/** Which service and supplier the accounts belong to; see `connectionIdentity`. */
export type JournalScope = { readonly connection: string; readonly supplier: string }

export type JournalEntry = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly event: JournalEvent
}

export type Journal = {
  readonly scope: JournalScope
  /** What is known of an account; of one never heard of: `notSent`, no attempts. */
  read(number: string): AccountRecord
  /** Every account that has an entry, in the order of their first. */
  readAll(): readonly AccountRecord[]
  /**
   * Writes an event and what it adds up to; both are on the disk when this returns.
   * @throws EventRefused  when it can't follow what is known, also when another process wrote that meanwhile
   */
  write(number: string, event: Exclude<JournalEvent, { kind: 'intent' }>): AccountRecord
  /** Writes the intent to create an account, with all that is to be sent. */
  intend(
    number: string,
    intent: { readonly payload: unknown; readonly payloadHash: string; readonly known: string | null },
  ): AccountRecord
  /** All entries of an account, oldest first. */
  history(number: string): readonly JournalEntry[]
  /** What the latest intent was to send; `undefined` without one. */
  readPayload(number: string): unknown
}

/** @param clock  milliseconds since 1970 */
export function openJournal(database: DatabaseSync, scope: JournalScope, clock: () => number): Journal {
  const { connection, supplier } = scope
  const readRecord = database.prepare(
    'SELECT record FROM journal_accounts WHERE connection = ? AND supplier = ? AND account_number = ?',
  )
  const readRecords = database.prepare(
    'SELECT record FROM journal_accounts WHERE connection = ? AND supplier = ? ORDER BY id',
  )
  const saveRecord = database.prepare(
    `INSERT INTO journal_accounts (connection, supplier, account_number, record) VALUES (?, ?, ?, ?)
     ON CONFLICT (connection, supplier, account_number) DO UPDATE SET record = excluded.record RETURNING id`,
  )
  const addEntry = database.prepare('INSERT INTO journal_entries (account_id, at, event, payload) VALUES (?, ?, ?, ?)')
  const readEntries = database.prepare(
    `SELECT at, event FROM journal_entries WHERE account_id =
       (SELECT id FROM journal_accounts WHERE connection = ? AND supplier = ? AND account_number = ?) ORDER BY id`,
  )
  const readLatestPayload = database.prepare(
    `SELECT payload FROM journal_entries WHERE payload IS NOT NULL AND account_id =
       (SELECT id FROM journal_accounts WHERE connection = ? AND supplier = ? AND account_number = ?) ORDER BY id DESC LIMIT 1`,
  )
  const readDataVersion = database.prepare('PRAGMA data_version')

  const readFromDisk = (number: string): AccountRecord => {
    const row = readRecord.get(connection, supplier, number)
    return row === undefined ? unheardOf(number) : accountRecord.parse(JSON.parse(String(row.record)))
  }

  // Screens ask for all accounts again and again: they are held in memory until another process has written to the file.
  let cache: { readonly version: unknown; readonly records: Map<string, AccountRecord> } | undefined
  const readCached = (): Map<string, AccountRecord> => {
    const version = readDataVersion.get()?.data_version
    if (cache === undefined || cache.version !== version) {
      const records = readRecords
        .all(connection, supplier)
        .map((row) => accountRecord.parse(JSON.parse(String(row.record))))
      cache = { version, records: new Map(records.map((record) => [record.number, record])) }
    }
    return cache.records
  }

  const append = (number: string, event: JournalEvent, payload: string | null): AccountRecord => {
    const record = inTransaction(database, () => {
      // From the disk, not from memory: another process may have sent this account a moment ago.
      const before = readFromDisk(number)
      // A clock set back must not turn the history around.
      const at = Math.max(clock(), before.changedAt ?? 0)
      const after = advance(before, event, at)
      const id = Number(saveRecord.get(connection, supplier, number, JSON.stringify(after))?.id)
      addEntry.run(id, at, JSON.stringify(event), payload)
      return after
    })
    cache?.records.set(number, record)
    return record
  }

  return {
    scope,
    read: (number) => readCached().get(number) ?? unheardOf(number),
    readAll: () => [...readCached().values()],
    write: (number, event) => append(number, event, null),
    intend: (number, { payload, payloadHash, known }) =>
      append(number, { kind: 'intent', payloadHash, known }, JSON.stringify(payload)),
    history: (number) =>
      readEntries
        .all(connection, supplier, number)
        .map((row) => ({ at: Number(row.at), event: journalEvent.parse(JSON.parse(String(row.event))) })),
    readPayload: (number) => {
      const payload = readLatestPayload.get(connection, supplier, number)?.payload
      return typeof payload === 'string' ? JSON.parse(payload) : undefined
    },
  }
}

/** Accounts whose latest create may or may not have arrived. */
export const unresolvedPhases: ReadonlySet<Phase> = new Set(['sending', 'unknown'])
