/**
 * Keeps what went wrong in the application itself, in `bugs.log` in the home folder. An error's message stays out of it: it may
 * quote a key or a customer. Its kind and the places in the code are enough to find it.
 */
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf, placesOf } from './bug-places.ts'

/** A log that reaches this starts anew; the one before it is kept. */
const fullAtBytes = 1_000_000

/** @returns what logs a bug: where it showed, and what was thrown */
export function bugLog(home: string, now: () => Date = () => new Date()) {
  const file = join(home, 'bugs.log')
  return (where: string, error: unknown): void => {
    const entry = `${now().toISOString()} ${where}: ${[kindOf(error), ...placesOf(error)].join('\n')}\n`
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > fullAtBytes) renameSync(file, `${file}.old`)
      appendFileSync(file, entry, { mode: 0o600 })
    } catch {
      // A log that cannot be written must not be the next thing that goes wrong.
    }
  }
}
