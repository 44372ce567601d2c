/** The key of tests that are not about keys: the same in every process. */
import { noMark } from '../../../../electron/storage/journal/journal-mark.ts'
import { createSealing } from '../../../../electron/storage/vault/sealing.ts'

export const testKey = {
  sealing: createSealing(new Uint8Array(32).fill(7)),
  isOnDisk: true,
  isJournalComplete: true,
  mark: noMark,
} as const
