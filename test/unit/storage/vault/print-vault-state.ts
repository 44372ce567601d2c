/** Opens the vault of the folder in its argument with the keychain of its surroundings, and prints how it is, as JSON. */
import { loadKeychain } from '../../../../electron/shell/load-keychain.ts'
import { openSecrets } from '../../../../electron/storage/vault/secrets.ts'
import { openVault } from '../../../../electron/storage/vault/vault.ts'
import { valueIn } from '../../../support/value-in.ts'

const secrets = await openSecrets(loadKeychain)
const vault = valueIn(await openVault({ home: process.argv[2] ?? '', secrets }))
const notices = vault.notices().map(({ code }) => code)
console.log(JSON.stringify({ keychain: secrets.keychain, state: vault.state(), notices }))
await vault.close()
