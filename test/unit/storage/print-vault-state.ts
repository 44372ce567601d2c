/** Opens the vault of the folder in its argument with the keychain of its surroundings, and prints how it is, as JSON. */
import { loadKeytar } from '../../../electron/shell/load-keytar.ts'
import { openSecrets } from '../../../electron/storage/secrets.ts'
import { openVault } from '../../../electron/storage/vault.ts'

const secrets = await openSecrets(loadKeytar)
const vault = await openVault({ home: process.argv[2] ?? '', secrets })
if (!vault.ok) throw new Error(vault.issues[0].message)
const notices = vault.value.notices().map(({ code }) => code)
console.log(JSON.stringify({ keychain: secrets.keychain, state: vault.value.state(), notices }))
await vault.value.close()
