/**
 * How far the journal has come, told outside of the database: in a small file beside it, and in the keychain where there is one. A
 * database that is new, put back from a backup or has lost its latest entries is behind its mark, and is noticed so. The mark holds no
 * personal data: which vault it is of, and the numbers of the last entries.
 */
import { hash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../open-database.ts'
import { replaceFile } from '../replace-file.ts'
import { type Secrets, secretNames } from '../vault/secrets.ts'

export const markName = 'journal.mark'

/** The last entries of the journals of accounts and of additions. */
export type EntryNumbers = { readonly accounts: number; readonly additions: number }

export type Mark = EntryNumbers & { readonly vaultId: string }

export type JournalMark = {
  /**
   * Brings it up to what is in the database now. What was written is not acted on before this has resolved; it rejects with the disk's
   * refusal.
   */
  raise(): Promise<void>
  /** Nothing more is sent: what was raised goes into the keychain too. */
  end(): Promise<void>
}

/** Of data that nothing is kept of. */
export const noMark: JournalMark = { raise: async () => {}, end: async () => {} }

/**
 * The file has room for two, and they are written by turns: what ends the writing of one leaves the other. Each is as long as what a
 * disk writes as one piece.
 */
const slotBytes = 512
const heading = 'Migration Desk journal mark 1'

export function readMark(home: string): Mark | 'none' | 'unreadable' {
  try {
    return latestOf(readFileSync(markPath(home))) ?? 'unreadable'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'none' : 'unreadable'
  }
}

/** Makes the file anew: whole and on the disk when this returns. */
export function writeMark(home: string, mark: Mark): void {
  replaceFile(markPath(home), Buffer.concat([slotOf(mark), Buffer.alloc(slotBytes, ' ')]))
}

/** Before data that can't be opened are put aside: whatever is begun in their place is not the first. */
export const markOfPutAside: Mark = { vaultId: 'put aside', accounts: 0, additions: 0 }

export async function readCopy(secrets: Secrets, vaultId: string): Promise<Mark | null> {
  return readSlot((await secrets.read(secretNames.journalMark(vaultId))) ?? '')
}

export const writeCopy = async (secrets: Secrets, mark: Mark): Promise<void> => {
  if (secrets.kept === 'keychain') await secrets.write(secretNames.journalMark(mark.vaultId), lineOf(mark))
}

export function openJournalMark(home: string, database: DatabaseSync, secrets: Secrets, vaultId: string): JournalMark {
  const readNumbers = entryNumbersOf(database)
  const now = (): Mark => ({ vaultId, ...readNumbers() })
  const writeSlot = createSlotWriter(home)
  let raised: Promise<void> | undefined
  return {
    raise: async () => {
      // The database's own lock: two programs that send for two suppliers raise the same mark. Nobody waits for the disk: whoever ends this
      // program leaves it written, and where the power goes a mark that is behind the database, which was waited for, is only silent.
      inTransaction(database, () => writeSlot(now()))
      // A folder that is put back whole takes its mark along. The keychain is slow: it hears of the first and of the last.
      raised ??= writeCopy(secrets, now())
      await raised
    },
    end: async () => {
      if (raised !== undefined) await writeCopy(secrets, now())
    },
  }
}

export const readEntryNumbers = (database: DatabaseSync): EntryNumbers => entryNumbersOf(database)()

function entryNumbersOf(database: DatabaseSync): () => EntryNumbers {
  const read = database.prepare(
    `SELECT (SELECT coalesce(max(id), 0) FROM journal_entries) AS accounts,
       (SELECT coalesce(max(id), 0) FROM addition_entries) AS additions`,
  )
  return () => {
    const row = read.get()
    return { accounts: Number(row?.accounts), additions: Number(row?.additions) }
  }
}

const markPath = (home: string): string => join(home, markName)

/** @returns what writes a mark over the older of the two: one look at the file, which is read closer only where it is not as it was left */
function createSlotWriter(home: string): (mark: Mark) => void {
  const found = Buffer.alloc(2 * slotBytes)
  let left = { bytes: Buffer.alloc(0), next: 0 }
  const isWritten = (file: number, mark: Mark): boolean => {
    if (readSync(file, found, 0, found.length, 0) < found.length) return false
    if (!found.equals(left.bytes)) {
      const latest = latestOf(found)
      if (latest === null) return false
      left = { bytes: Buffer.from(found), next: isSame(readSlot(textOf(found, 0)), latest) ? slotBytes : 0 }
    }
    const { bytes, next } = left
    const slot = slotOf(mark)
    writeSync(file, slot, 0, slotBytes, next)
    slot.copy(bytes, next)
    left = { bytes, next: slotBytes - next }
    return true
  }
  return (mark) => {
    const file = openMark(home)
    try {
      if (file !== null && isWritten(file, mark)) return
    } finally {
      if (file !== null) closeSync(file)
    }
    // Whoever took it away or damaged it while this is at work: it is made anew.
    writeMark(home, mark)
  }
}

function openMark(home: string): number | null {
  try {
    return openSync(markPath(home), 'r+')
  } catch {
    return null
  }
}

/** @returns of two that can be read the one that has come further */
function latestOf(bytes: Buffer): Mark | null {
  const [first, second] = [readSlot(textOf(bytes, 0)), readSlot(textOf(bytes, 1))]
  if (first === null || second === null) return first ?? second
  return isBehind(first, second) ? second : first
}

const textOf = (bytes: Buffer, slot: 0 | 1): string =>
  bytes
    .subarray(slot * slotBytes, (slot + 1) * slotBytes)
    .toString('utf8')
    .trim()

/** Whether entries are missing in the one that the other has. */
export const isBehind = (one: EntryNumbers, other: EntryNumbers): boolean =>
  one.accounts < other.accounts || one.additions < other.additions

const isSame = (one: Mark | null, other: Mark | null): boolean => JSON.stringify(one) === JSON.stringify(other)

function slotOf(mark: Mark): Buffer {
  return Buffer.from(
    lineOf(mark)
      .padEnd(slotBytes - 1)
      .concat('\n'),
  )
}

function lineOf({ vaultId, accounts, additions }: Mark): string {
  const text = `${heading}: vault ${vaultId}, entries ${accounts} and ${additions}`
  return `${text}, check ${hash('sha256', text).slice(0, 32)}`
}

const linePattern = /^(?<text>.+: vault (?<vaultId>.+), entries (?<accounts>\d+) and (?<additions>\d+)), check \w+$/

/** @returns `null` for anything that is not, to the letter, what was written */
function readSlot(line: string): Mark | null {
  const found = linePattern.exec(line)?.groups
  if (found === undefined) return null
  const { vaultId = '', accounts, additions } = found
  const mark: Mark = { vaultId, accounts: Number(accounts), additions: Number(additions) }
  return lineOf(mark) === line ? mark : null
}
