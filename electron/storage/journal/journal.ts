/**
 * The journal: what was sent, what came back, and what became of it, for every account of one supplier at one service.
 * Append-only, and on the disk before anyone acts on it. It is the only guard against creating an account twice, because the
 * service has none: an intent that could repeat a create is refused here, in the transaction that would have written it.
 * Everything that names a person is sealed; accounts are looked up by a mark of their number.
 */
import { hash } from 'node:crypto'
import { ChangeLog } from '../../flow/change-log.ts'
import { dataVersionOf } from '../data-version.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { SealBroken, type SealedPlace } from '../vault/sealing.ts'
import { openGroupCommit } from './group-commit.ts'
import {
  type AccountRecord,
  accountRecord,
  advance,
  type JournalEvent,
  journalEvent,
  type Phase,
  unheardOf,
} from './journal-record.ts'

/** Which service and supplier the accounts belong to; see `connectionIdentity`. */
export type JournalScope = { readonly connection: string; readonly supplier: string }

export type JournalEntry = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly event: JournalEvent
  /** What was to be sent, of an intent. */
  readonly payload?: unknown
}

/** What an entry made of what was known of its account. */
export type RecordMove = { readonly before: AccountRecord; readonly after: AccountRecord }

/** Told of each entry in the transaction that writes it: what it writes is on the disk together with the entry, or not at all. */
export type BesideEntry = (move: RecordMove, event: JournalEvent, payload: unknown) => void

export type Journal = {
  readonly scope: JournalScope
  /** Whether it goes back to the first account: one that does not can't know what an earlier run sent. */
  readonly isJournalComplete: boolean
  /** How many accounts have a record that can't be read. As long as there is one, nothing may be created. */
  unreadableCount(): number
  /** What is known of an account; of one never heard of: `notSent`, no attempts. */
  read(number: string): AccountRecord
  /** Every account that has an entry, in the order of their first. */
  readAll(): readonly AccountRecord[]
  /** The same by number, which goes on changing: a look at it costs nothing, however many there are. */
  records(): ReadonlyMap<string, AccountRecord>
  /** Whose records have changed, as far as was seen: `records` looks. */
  readonly moves: Pick<ChangeLog<string>, 'revision' | 'since'>
  /** The numbers of those that are in one of these phases: as costly as they are many. */
  numbersIn(phases: ReadonlySet<Phase>): readonly string[]
  /**
   * Writes an event and what it adds up to: when the promise resolves, both are on the disk and whoever reads sees them. Rejects with
   * `EventRefused` when it can't follow what is known, also when another process wrote that meanwhile; or with the disk's refusal, and
   * then what can be read is what counts.
   */
  write(number: string, event: Exclude<JournalEvent, { kind: 'intent' }>): Promise<AccountRecord>
  /** Writes the intent to create an account, with all that is to be sent. */
  intend(
    number: string,
    intent: { readonly payload: unknown; readonly payloadHash: string; readonly known: string | null },
  ): Promise<AccountRecord>
  /** All entries of an account, oldest first. */
  history(number: string): readonly JournalEntry[]
}

/** All records, as they were when the file had this version and what was written here since. */
type Cache = {
  readonly version: unknown
  readonly records: Map<string, AccountRecord>
  readonly byPhase: Map<Phase, Set<string>>
  unreadable: number
}

function putInto({ records, byPhase }: Cache, record: AccountRecord): void {
  const { number, phase } = record
  const before = records.get(number)
  if (before !== undefined && before.phase !== phase) byPhase.get(before.phase)?.delete(number)
  records.set(number, record)
  byPhase.set(phase, (byPhase.get(phase) ?? new Set()).add(number))
}

/** More news at once than this: all accounts are looked at again. */
const movesKept = 1000

/** @param clock  milliseconds since 1970 */
export function openJournal(
  { database, sealing, isJournalComplete, mark: journalMark }: SealedData,
  scope: JournalScope,
  clock: () => number,
  beside?: BesideEntry,
): Journal {
  const { connection, supplier } = scope
  const commit = openGroupCommit(database)
  const markOf = (number: string) => sealing.mark(['journal_accounts', connection, supplier], number)
  const readBefore = database.prepare(
    `SELECT next.id AS entry_id, known.id AS account_id, known.record
     FROM (SELECT coalesce(max(id), 0) + 1 AS id FROM journal_entries) AS next
     LEFT JOIN journal_accounts AS known ON connection = ? AND supplier = ? AND account_mark = ?`,
  )
  const readRecords = database.prepare(
    'SELECT account_mark, record FROM journal_accounts WHERE connection = ? AND supplier = ? ORDER BY id',
  )
  const addRecord = database.prepare(
    'INSERT INTO journal_accounts (connection, supplier, account_mark, record) VALUES (?, ?, ?, ?)',
  )
  const changeRecord = database.prepare('UPDATE journal_accounts SET record = ? WHERE id = ?')
  const addEntry = database.prepare(
    'INSERT INTO journal_entries (id, account_id, at, event, payload) VALUES (?, ?, ?, ?, ?)',
  )
  const readEntries = database.prepare(
    `SELECT id, account_id, at, event, payload FROM journal_entries WHERE account_id =
       (SELECT id FROM journal_accounts WHERE connection = ? AND supplier = ? AND account_mark = ?) ORDER BY id`,
  )
  /**
   * Of each record that was sealed or opened here, where it belongs, and the digest of its sealed piece: while that is on the disk, so is
   * the record.
   */
  const onDisk = new WeakMap<AccountRecord, { readonly mark: Uint8Array; readonly digest: string }>()
  const openRecord = (mark: Uint8Array, sealed: unknown): AccountRecord => {
    const record = accountRecord.parse(sealing.openJson(recordPlace(scope, mark), sealed))
    onDisk.set(record, { mark, digest: digestOf(sealed) })
    return record
  }
  const dataVersion = dataVersionOf(database)

  // Screens ask for all accounts again and again: they are held in memory until another process has written to the file.
  const moves = new ChangeLog<string>(movesKept)
  let cache: Cache | undefined
  const readCache = () => {
    const version = dataVersion()
    if (cache === undefined || cache.version !== version) {
      const read: Cache = { version, records: new Map(), byPhase: new Map(), unreadable: 0 }
      for (const row of readRecords.iterate(connection, supplier)) {
        try {
          putInto(read, openRecord(row.account_mark as Uint8Array, row.record))
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error
          read.unreadable += 1
        }
      }
      cache = read
      moves.forget()
    }
    return cache
  }

  /** What is on the disk, not in memory: another process may have sent this account a moment ago. Unsealed only where it is not known. */
  const recordOf = (number: string, mark: Uint8Array, sealed: unknown): AccountRecord => {
    if (sealed === null) return unheardOf(number)
    const known = cache?.records.get(number)
    return known !== undefined && onDisk.get(known)?.digest === digestOf(sealed) ? known : openRecord(mark, sealed)
  }

  /** @returns the account's id */
  const saveRecord = (id: unknown, mark: Uint8Array, sealed: Uint8Array): number => {
    if (typeof id !== 'number') return Number(addRecord.run(connection, supplier, mark, sealed).lastInsertRowid)
    changeRecord.run(sealed, id)
    return id
  }

  const append = async (number: string, event: JournalEvent, payload?: unknown): Promise<AccountRecord> => {
    const known = cache?.records.get(number)
    const mark = (known && onDisk.get(known)?.mark) ?? markOf(number)
    const writing = commit(
      () => {
        const found = readBefore.get(connection, supplier, mark)
        const before = recordOf(number, mark, found?.record ?? null)
        // A clock set back must not turn the history around.
        const at = Math.max(clock(), before.changedAt ?? 0)
        const after = advance(before, event, at)
        const sealedRecord = sealing.sealJson(recordPlace(scope, mark), after)
        onDisk.set(after, { mark, digest: digestOf(sealedRecord) })
        const accountId = saveRecord(found?.account_id, mark, sealedRecord)
        const id = Number(found?.entry_id)
        const sealed = sealing.sealJson(entryPlace(accountId, id, 'event'), event)
        const sealedPayload =
          payload === undefined ? null : sealing.sealJson(entryPlace(accountId, id, 'payload'), payload)
        addEntry.run(id, accountId, at, sealed, sealedPayload)
        beside?.({ before, after }, event, payload)
        return after
        // What else is lost of a journal is asked about: only of an account that is about to be sent must something remain.
      },
      event.kind === 'intent' ? journalMark.raise : undefined,
    )
    try {
      const record = await writing
      if (cache !== undefined) putInto(cache, record)
      moves.add([number])
      return record
    } catch (error) {
      // What the disk did not confirm can be read all the same.
      cache = undefined
      throw error
    }
  }

  return {
    scope,
    isJournalComplete,
    unreadableCount: () => readCache().unreadable,
    read: (number) => readCache().records.get(number) ?? unheardOf(number),
    readAll: () => [...readCache().records.values()],
    records: () => readCache().records,
    moves,
    numbersIn: (phases) => {
      const { byPhase } = readCache()
      return [...phases].flatMap((phase) => [...(byPhase.get(phase) ?? [])])
    },
    write: (number, event) => append(number, event),
    intend: (number, { payload, payloadHash, known }) =>
      append(number, { kind: 'intent', payloadHash, known }, payload),
    history: (number) =>
      readEntries.all(connection, supplier, markOf(number)).map(({ id, account_id, at, event, payload }) => {
        const open = (column: 'event' | 'payload', piece: unknown) =>
          sealing.openJson(entryPlace(Number(account_id), Number(id), column), piece)
        return {
          at: Number(at),
          event: journalEvent.parse(open('event', event)),
          ...(payload === null ? {} : { payload: open('payload', payload) }),
        }
      }),
  }
}

/** @returns nothing that any piece has, of what is none */
const digestOf = (sealed: unknown): string => (sealed instanceof Uint8Array ? hash('sha256', sealed, 'base64') : '')

/** Where records and entries are sealed for. */
export const recordPlace = ({ connection, supplier }: JournalScope, mark: Uint8Array): SealedPlace => [
  'journal_accounts',
  connection,
  supplier,
  Buffer.from(mark).toString('hex'),
]
const entryPlace = (accountId: number, id: number, column: 'event' | 'payload'): SealedPlace => [
  'journal_entries',
  accountId,
  id,
  column,
]

/** Accounts whose latest create may or may not have arrived. */
export const unresolvedPhases: ReadonlySet<Phase> = new Set(['sending', 'unknown'])
/** Accounts that the service has, or may have, and is not done with. */
export const openPhases: ReadonlySet<Phase> = new Set(['accepted', ...unresolvedPhases])
