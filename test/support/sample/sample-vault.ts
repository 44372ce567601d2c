/** How the sample desk keeps its data, and what opens it. */
import type { Desk, VaultState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, refuse } from '../../../shared/result.ts'

/** Opens a sample desk that is behind a passphrase. */
export const samplePassphrase = 'four words in a row'

type Answers = Pick<Desk, 'chooseKeeping' | 'unlockData' | 'changeKeeping' | 'startAfresh'>

/** @param tell  is told of every change */
export function sampleVault(
  start: VaultState,
  tell: (vault: VaultState) => void,
): { readonly state: () => VaultState; readonly answers: Answers } {
  let vault = start
  const setVault = (changed: VaultState) => {
    vault = changed
    tell(vault)
    return ok(vault)
  }
  return {
    state: () => vault,
    answers: {
      chooseKeeping: async ({ passphrase }) => {
        return setVault({ is: 'open', kept: passphrase === null ? 'thisRunOnly' : 'passphrase', hasKeychain: false })
      },
      unlockData: async ({ passphrase }) => {
        if (passphrase !== samplePassphrase) return refuse(issue('passphrase_wrong', {}))
        return setVault({ is: 'open', kept: 'passphrase', hasKeychain: false })
      },
      changeKeeping: async ({ to, current }) => {
        if (current !== null && current !== samplePassphrase) return refuse(issue('passphrase_wrong', {}))
        return setVault({ is: 'open', kept: to.by, hasKeychain: to.by === 'keychain' })
      },
      startAfresh: async () => setVault({ is: 'open', kept: 'untilChosen', hasKeychain: false }),
    },
  }
}
