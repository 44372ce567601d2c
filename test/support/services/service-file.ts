/** An operator's document that we made up, as text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Not an address: tests with a page would take that for one of its own files.
export const serviceFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../fixtures/services', name), 'utf8')
