/** A folder of everything kept between runs, for one test, removed after it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../electron/storage/open-database.ts'
import type { SealedData } from '../../../electron/storage/vault/sealed-data.ts'
import { valueIn } from '../../support/value-in.ts'
import { testKey } from './vault/test-key.ts'

export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** Sealed with the same key in every process. How a key is kept is tested in vault.test.ts. */
export function openTestData(home: string = temporaryHome()): SealedData {
  const database = valueIn(openDatabase(home))
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return { database, ...testKey }
}

/**
 * The same for a test with a time of its own, in which waiting takes none: nothing in it waits for the disk either. What survives a
 * power cut is not its matter.
 */
export function openUnflushedData(home?: string): SealedData {
  const data = openTestData(home)
  data.database.exec('PRAGMA synchronous = OFF')
  return data
}

/** A clock that moves on by a second each time it is looked at. */
export function tickingClock(start = Date.UTC(2026, 10, 21)): () => number {
  let now = start
  return () => {
    now += 1000
    return now
  }
}
