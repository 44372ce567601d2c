/** A folder of everything kept between runs, for one test, removed after it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../electron/storage/open-database.ts'

export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'migration-desk-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

export function openTestDatabase(home: string = temporaryHome()): DatabaseSync {
  const opened = openDatabase(home)
  if (!opened.ok) throw new Error(opened.issues[0].message)
  onTestFinished(() => {
    if (opened.value.isOpen) opened.value.close()
  })
  return opened.value
}

/** A clock that moves on by a second each time it is looked at. */
export function tickingClock(start = Date.UTC(2026, 10, 21)): () => number {
  let now = start
  return () => {
    now += 1000
    return now
  }
}
