/** The operator's document that a saved connection goes by, as the window keeps it: sealed, with what was answered about it there. */
import { say } from '../../../shared/messages/say.ts'
import { homeFolder, openHome } from '../../home.ts'
import { loadKeychain } from '../../shell/load-keychain.ts'
import { openPlainSettings } from '../../shell/plain-settings.ts'
import { type KeptDescription, openDescriptions } from '../../storage/projects/descriptions.ts'
import { openSecrets } from '../../storage/vault/secrets.ts'
import { openVaultUnattended } from '../../storage/vault/unattended-vault.ts'
import { version } from '../../version.ts'
import { Stop, valueOrStop } from '../stop.ts'

/** @returns `null`: it goes by none, or is not a saved one. Throws a `Stop` where what is kept can't be read. */
export async function keptInterface(connection: string): Promise<KeptDescription | null> {
  const home = valueOrStop(openHome(homeFolder()))
  const saved = openPlainSettings(home).read('connections')
  const id = saved.find(({ name }) => name === connection)?.description
  if (id === undefined) return null
  const passphrase = process.env.MIGRATION_DESK_PASSPHRASE
  // What there is to say of the data is said once, where the command opens them for its work.
  const vault = valueOrStop(
    await openVaultUnattended({ home, secrets: await openSecrets(loadKeychain), passphrase, say: () => {} }),
  )
  try {
    const kept = openDescriptions(vault.data, { clock: Date.now, version }).read(id)
    if (kept !== undefined) return kept
    throw new Stop(say('description_of_connection_gone', { connection }))
  } finally {
    await vault.close()
  }
}
