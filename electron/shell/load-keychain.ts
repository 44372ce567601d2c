/** Loads keytar where it is installed: an optional dependency, because building it needs a library of the operating system. */
import { createRequire } from 'node:module'
import type { Keychain } from '../desk-ports.ts'

/** @returns `undefined` where it is not installed, or its native part does not load here */
export async function loadKeychain(): Promise<Keychain | undefined> {
  try {
    return createRequire(import.meta.url)('keytar') as Keychain
  } catch {
    return undefined
  }
}
