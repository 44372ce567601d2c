/** The keychain of the operating system, where one can be used here. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Keytar } from '../../electron/desk-ports.ts'

/** keytar as it is built in this checkout, or where MIGRATION_DESK_TEST_KEYTAR names a folder that has it built. */
function findKeytar(): Keytar | undefined {
  const from = process.env.MIGRATION_DESK_TEST_KEYTAR
  try {
    return createRequire(from === undefined ? import.meta.url : join(from, 'index.js'))('keytar') as Keytar
  } catch {
    return undefined
  }
}

export const keytar = findKeytar()
const hasSecretService = process.env.DBUS_SESSION_BUS_ADDRESS !== undefined
/** Why there is none. */
export const missing =
  keytar === undefined ? 'keytar is not built' : hasSecretService ? undefined : 'no D-Bus session is running'
if (missing !== undefined) console.warn(`SKIPPED: the real keychain is not tested here, because ${missing}.`)
