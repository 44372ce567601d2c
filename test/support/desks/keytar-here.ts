/** keytar as it is built in this checkout, or where MIGRATION_DESK_TEST_KEYTAR names a folder that has it built. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Keychain } from '../../../electron/desk-ports.ts'

export const keytar = findKeytar()

function findKeytar(): Keychain | undefined {
  const from = process.env.MIGRATION_DESK_TEST_KEYTAR
  try {
    return createRequire(from === undefined ? import.meta.url : join(from, 'index.js'))('keytar') as Keychain
  } catch {
    return undefined
  }
}
