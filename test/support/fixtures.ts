/** Files that tests read: `test/fixtures`. */
import { readFileSync } from 'node:fs'

/** By its name. */
export const fixtureBytes = (fileName: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${fileName}`, import.meta.url)))

/** As a person hands it to the window. */
export const fixture = (fileName: string) => ({ fileName, bytes: fixtureBytes(fileName) })
