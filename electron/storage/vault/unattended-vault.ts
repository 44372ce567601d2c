/**
 * Opens the vault where nobody can be asked: on the command line. With a keychain it is as in the window; a passphrase comes from the
 * environment; and where neither is there, the key is put into a file beside the data, which is said in one line.
 */
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { type Issue, type Result, refuse } from '../../../shared/result.ts'
import type { SealedData } from './sealed-data.ts'
import { openVault, type Vault, type VaultPorts } from './vault.ts'

export type UnattendedPorts = VaultPorts & {
  /** `MIGRATION_DESK_PASSPHRASE`. */
  readonly passphrase: string | undefined
  readonly say: (sentence: string) => void
}

export type UnattendedVault = { readonly data: SealedData; close(): Promise<void> }

export async function openVaultUnattended({
  passphrase,
  say,
  ...ports
}: UnattendedPorts): Promise<Result<UnattendedVault>> {
  const vault = await openVault(ports)
  if (!vault.ok) return vault
  const opened = await openData(vault.value, passphrase, say)
  if (opened.ok) {
    // At each command: whoever reads the lines of this one may not have read those of the last.
    for (const told of noticesOf(vault.value, opened.value)) say(sayMessage(told.message))
    return { ok: true, value: { data: opened.value, close: vault.value.close } }
  }
  await vault.value.close()
  return opened
}

const noticesOf = (vault: Vault, { isJournalComplete }: SealedData): readonly Issue[] => {
  const incomplete = issue('journal_incomplete', {})
  return [...(isJournalComplete ? [] : [incomplete]), ...vault.notices().filter(({ code }) => code !== incomplete.code)]
}

async function openData(
  vault: Vault,
  passphrase: string | undefined,
  say: (sentence: string) => void,
): Promise<Result<SealedData>> {
  const data = vault.data()
  if (data !== null) return { ok: true, value: data }
  const state = vault.state()
  if (state.is === 'toChoose') {
    if (passphrase) return vault.choosePassphrase(passphrase)
    const chosen = await vault.chooseKeyFile()
    if (chosen.ok) say(sayMessage(issue('data_key_put_beside_data', {}).message))
    return chosen
  }
  if (state.is === 'locked' && state.by === 'passphrase' && !passphrase)
    return refuse(issue('passphrase_in_environment_missing', {}))
  return vault.unlock(passphrase ?? null)
}
