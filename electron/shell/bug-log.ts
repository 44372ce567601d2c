/**
 * Keeps what went wrong in the application itself, in `bugs.log` in the home folder. An error's message stays out of it: it may
 * quote a key or a customer. Its kind and the places in the code are enough to find it.
 */
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A log that reaches this starts anew; the one before it is kept. */
const fullAtBytes = 1_000_000

/** @returns what logs a bug: where it showed, and what was thrown */
export function bugLog(home: string, now: () => Date = () => new Date()) {
  const file = join(home, 'bugs.log')
  return (where: string, error: unknown): void => {
    const entry = `${now().toISOString()} ${where}: ${kindAndPlaces(error)}\n`
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > fullAtBytes) renameSync(file, `${file}.old`)
      appendFileSync(file, entry, { mode: 0o600 })
    } catch {
      // A log that cannot be written must not be the next thing that goes wrong.
    }
  }
}

function kindAndPlaces(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  // The stack repeats the message, which may have lines that look like places.
  const stack = error.stack ?? ''
  const places = stack.slice(stack.indexOf(error.message) + error.message.length).split('\n')
  return [`${error.constructor.name}${code}`, ...places.filter((line) => /^\s+at /.test(line))].join('\n')
}
