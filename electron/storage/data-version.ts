/** Tells whether another process has written to the file: what was read of it is held in memory until then. */
import type { DatabaseSync } from 'node:sqlite'

/** What runs without waiting for anything sees one state, and goes through a list of accounts at the cost of one look. */
export function dataVersionOf(database: DatabaseSync): () => unknown {
  const read = database.prepare('PRAGMA data_version')
  let seen: { readonly version: unknown } | undefined
  return () => {
    if (seen === undefined) {
      seen = { version: read.get()?.data_version }
      queueMicrotask(() => {
        seen = undefined
      })
    }
    return seen.version
  }
}
