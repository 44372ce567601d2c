/** The keychain of the operating system, where one can be used here. */
import { keytar } from './keytar-here.ts'

export { keytar } from './keytar-here.ts'

const hasSecretService = process.env.DBUS_SESSION_BUS_ADDRESS !== undefined
/** Why there is none. */
export const missing =
  keytar === undefined ? 'keytar is not built' : hasSecretService ? undefined : 'no D-Bus session is running'
