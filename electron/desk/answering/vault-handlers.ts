/**
 * Answers what can be asked while what is kept here is locked: how it is kept, and how the application stands at its start. Once it is
 * unlocked, the desk is opened over the data; over memory while nobody has said how data is to be kept.
 */
import type { Desk, Reply, VaultState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import type { DeskPorts } from '../../desk-ports.ts'
import { serialQueue } from '../../flow/yielding.ts'
import type { SealedData } from '../../storage/vault/sealed-data.ts'
import type { Vault } from '../../storage/vault/vault.ts'
import type { UnlockedDesk } from './answer-by-policy.ts'

type Ports = Pick<DeskPorts, 'host' | 'version' | 'tellNews'> & {
  readonly open: (vault: Vault, data: SealedData) => UnlockedDesk
}

const nothingKept: VaultState = { is: 'open', kept: 'thisRunOnly', hasKeychain: false }
const nothingOpen: Pick<Reply<'readDesk'>, 'connection' | 'project'> = {
  connection: { kind: 'none', saved: [], terms: usualTerms, description: null, openQuestion: null, descriptions: [] },
  project: null,
}

/** @param found  the vault; or why nothing can be kept: then nothing is done, and every answer says why */
export function createDeskBehindVault(found: Result<Vault>, { host, version, tellNews, open }: Ports) {
  const inTurn = serialQueue()
  let opened: { readonly desk: UnlockedDesk; readonly data: SealedData } | null = null

  const openNow = (vault: Vault): void => {
    if (vault.data() === null) vault.openUntilChosen()
    const data = vault.data()
    if (opened === null && data !== null) opened = { desk: open(vault, data), data }
  }
  const isOverOtherData = (vault: Vault): boolean => opened !== null && opened.data.database !== vault.data()?.database

  /** As windows see it: none waits there for a choice, for the desk is open over memory until that is made. */
  const state = (): VaultState => {
    const now = found.ok ? found.value.state() : nothingKept
    if (now.is === 'toChoose') throw new Error('The desk was not opened over memory.')
    return now
  }

  const closeDesk = async (): Promise<SealedData | undefined> => {
    const closing = opened
    opened = null
    await closing?.desk.close()
    return closing?.data
  }

  /** Does something to the vault, opens the desk where that has opened it, and lets every window know. */
  const changing = (work: (vault: Vault) => Result<unknown> | Promise<Result<unknown>>): Promise<Result<VaultState>> =>
    inTurn(async () => {
      if (!found.ok) return found
      const vault = found.value
      const done = await work(vault)
      if (!done.ok) return done
      // What was done in memory before the person was asked is let go.
      if (isOverOtherData(vault)) (await closeDesk())?.database.close()
      openNow(vault)
      const now = state()
      tellNews('vaultChanged', now)
      if (now.is === 'open') for (const told of vault.notices()) tellNews('noticeAdded', told)
      return ok(now)
    })

  const whileLocked = {
    readDesk: async () => {
      const now =
        opened === null
          ? { ...nothingOpen, issues: [...(found.ok ? found.value.notices() : found.issues)] }
          : await opened.desk.stands()
      return ok({ version, host, vault: state(), ...now })
    },
    chooseKeeping: ({ passphrase }) =>
      changing((vault) => (passphrase === null ? vault.chooseThisRunOnly() : vault.choosePassphrase(passphrase))),
    unlockData: ({ passphrase }) => changing((vault) => vault.unlock(passphrase)),
    changeKeeping: ({ to, current }) => changing((vault) => vault.change(to, current)),
    startAfresh: () => changing((vault) => vault.startAfresh()),
  } satisfies Partial<Desk>

  if (found.ok) openNow(found.value)
  return {
    whileLocked,
    /** Or why nothing else can be answered. */
    unlocked: (): Result<UnlockedDesk> => {
      if (!found.ok) return found
      return opened === null || isOverOtherData(found.value) ? refuse(issue('data_locked', {})) : ok(opened.desk)
    },
    close: async (): Promise<void> => {
      await closeDesk()
      if (found.ok) await found.value.close()
    },
  }
}
