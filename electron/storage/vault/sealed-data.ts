/** The database together with the key to what is in it. */
import type { DatabaseSync } from 'node:sqlite'
import type { JournalMark } from '../journal/journal-mark.ts'
import type { Sealing } from './sealing.ts'

export type SealedData = {
  readonly database: DatabaseSync
  readonly sealing: Sealing
  /** False where nothing is kept beyond this run. */
  readonly isOnDisk: boolean
  /**
   * Whether the journal in it goes back to the first account that was sent from here. One that lasts for this run only, that was begun in
   * place of another or that lost entries does not (journal-standing.ts): the service is then asked about an account before it is sent.
   */
  readonly isJournalComplete: boolean
  /** Raised before anything that was written into the journal is acted on. */
  readonly mark: JournalMark
}
