/**
 * One import at a time for a supplier at a service, across windows and command lines. The lock is the operating system's own
 * lock on a file, taken through SQLite: it goes with its process, however that ends, so a killed import never blocks the next.
 */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { JournalScope } from './journal/journal.ts'
import { isDamage, sqliteCode } from './open-database.ts'

type HeldLock = { release(): void }

/** Takes the lock, or says `import_running_elsewhere` at once. Within one process it can be held several times over. */
export type ImportLock = { hold(): Result<HeldLock> }

/** Does work with the lock; `import_running_elsewhere` and no work where another program has it. */
export async function whileHeld<T>(lock: ImportLock, work: () => Promise<T>): Promise<Result<T>> {
  const held = lock.hold()
  if (!held.ok) return held
  try {
    return ok(await work())
  } finally {
    held.value.release()
  }
}

/** @param home  as for `openImportLocks` */
export function openImportLock(home: string, scope: JournalScope): ImportLock {
  const folder = join(home, 'locks')
  // A digest, because a supplier code may have characters that a file name can't.
  const name = createHash('sha256').update(`${scope.connection}\n${scope.supplier}`).digest('hex').slice(0, 24)
  let file: DatabaseSync | undefined
  let holders = 0

  const release = () => {
    holders -= 1
    if (holders > 0) return
    file?.close()
    file = undefined
  }

  return {
    hold: () => {
      if (holders === 0) {
        const taken = take(folder, join(folder, `${name}.lock`))
        if (!taken.ok) return taken
        file = taken.value
      }
      holders += 1
      let isHeld = true
      return ok({
        release: () => {
          if (isHeld) release()
          isHeld = false
        },
      })
    },
  }
}

/**
 * The locks of one process. Those who send for the same supplier at the same service share one, so that an account that is added to does
 * not take a run of the same window for another program's.
 * @param home  the folder of everything kept between runs
 */
export function openImportLocks(home: string): (scope: JournalScope) => ImportLock {
  const locks = new Map<string, ImportLock>()
  return (scope) => {
    const of = JSON.stringify([scope.connection, scope.supplier])
    const lock = locks.get(of) ?? openImportLock(home, scope)
    locks.set(of, lock)
    return lock
  }
}

function take(folder: string, path: string): Result<DatabaseSync> {
  let file: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
    return ok(file)
  } catch (error) {
    file?.close()
    if (sqliteCode(error) === 'busy') return refuse(issue('import_running_elsewhere', {}))
    return refuse(
      isDamage(error) ? issue('lock_unreadable', { file: path }) : issue('data_folder_unusable', { folder }),
    )
  }
}
