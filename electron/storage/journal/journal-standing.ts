/**
 * Decides, each time data are opened, whether the journal in them goes back to the first account that was sent from here: by what the
 * database says of itself, by whether all that is in it is found, by the mark beside it, and by the keychain's copy of that.
 */
import type { DatabaseSync } from 'node:sqlite'
import { isDiskTrouble } from '../disk-trouble.ts'
import { inTransaction, isWhole } from '../open-database.ts'
import type { Secrets } from '../vault/secrets.ts'
import { noteLoss, noteMarked, readVault, type StoredVault } from '../vault/vault-record.ts'
import { isBehind, type Mark, readCopy, readEntryNumbers, readMark, writeCopy, writeMark } from './journal-mark.ts'

export type JournalStanding = {
  /** See `SealedData`. */
  readonly isJournalComplete: boolean
  /** Nobody has read yet that entries were lost. */
  readonly hasLossToTell: boolean
}

/** By these is looked up what was sent. In a damaged one a record may be there and not be found, which looks like "never sent". */
const lookedUp = ['journal_accounts', 'addition_requests'] as const

/** A disk that takes nothing keeps nobody from reading what is there: nothing can be sent then either. */
export async function settleStanding(
  home: string,
  database: DatabaseSync,
  secrets: Secrets,
  { record: { vaultId, isJournalComplete } }: StoredVault,
): Promise<JournalStanding> {
  // Before the database is looked at: another program may be sending, and writes there first.
  const copy = await readCopy(secrets, vaultId)
  let isLost = false
  try {
    // What is known to be incomplete needs no closer look, and is not told of the same damage at each start.
    const isFound = !isJournalComplete || lookedUp.every((table) => isWhole(database, table))
    inTransaction(database, () => {
      const stored = readStored(database)
      isLost = !isFound || isBehindMarks(stored, readEntryNumbers(database), readMark(home), copy)
      // Onto the disk before anything else: once the mark is as the database is, nothing else tells of it.
      if (isLost) noteLoss(database)
    })
    const isToMark = isLost || !readStored(database).isMarked
    if (isToMark) inTransaction(database, () => writeMark(home, { vaultId, ...readEntryNumbers(database) }))
    if (isToMark) inTransaction(database, () => noteMarked(database))
    if (isLost) await writeCopy(secrets, { vaultId, ...readEntryNumbers(database) })
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
  }
  const { record, isLossTold } = readStored(database)
  return { isJournalComplete: record.isJournalComplete && !isLost, hasLossToTell: !isLossTold || isLost }
}

function isBehindMarks(
  { record: { vaultId }, isMarked }: StoredVault,
  here: ReturnType<typeof readEntryNumbers>,
  mark: Mark | 'none' | 'unreadable',
  copy: Mark | null,
): boolean {
  if (copy !== null && isBehind(here, copy)) return true
  if (mark === 'none') return isMarked
  // Of another vault: this one was begun in its place.
  return mark === 'unreadable' || mark.vaultId !== vaultId || isBehind(here, mark)
}

function readStored(database: DatabaseSync): StoredVault {
  const stored = readVault(database)
  if (stored === null || stored === 'damaged') throw new Error('The vault that was just opened is not there.')
  return stored
}
