/**
 * Answers what can be asked while what is kept here is locked: how it is kept, and how the application stands at its start. Once it is
 * unlocked, the desk is opened over the data; over memory while nobody has said how data is to be kept.
 */
import type { Desk, VaultState, vaultChannels } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import type { DeskPorts } from '../../desk-ports.ts'
import { serialQueue } from '../../flow/yielding.ts'
import type { SealedData } from '../../storage/vault/sealed-data.ts'
import type { Vault } from '../../storage/vault/vault.ts'
import type { HandlersOfVault, UnlockedDesk } from './answer-by-policy.ts'

export type DeskBehindVault = {
  readonly whileLocked: HandlersOfVault
  readonly unlocked: () => Result<UnlockedDesk>
  close(): Promise<void>
}

type Ports = Pick<DeskPorts, 'host' | 'version' | 'tellNews'> & {
  readonly open: (data: SealedData) => UnlockedDesk
}

export function createDeskBehindVault(vault: Vault, ports: Ports): DeskBehindVault {
  const inTurn = serialQueue()
  let opened: { readonly desk: UnlockedDesk; readonly data: SealedData } | null = null

  const openNow = (): void => {
    if (vault.data() === null) vault.openUntilChosen()
    const data = vault.data()
    if (opened === null && data !== null) opened = { desk: ports.open(data), data }
  }
  const isOverOtherData = (): boolean => opened !== null && opened.data.database !== vault.data()?.database

  /** What was done in memory before the person was asked is let go. */
  const letGo = async (): Promise<void> => {
    const before = opened
    opened = null
    await before?.desk.close()
    before?.data.database.close()
  }

  /** Does something to the vault, opens the desk where that has opened it, and lets every window know. */
  const changing = (work: () => Result<unknown> | Promise<Result<unknown>>): Promise<Result<VaultState>> =>
    inTurn(async () => {
      const done = await work()
      if (!done.ok) return done
      if (isOverOtherData()) await letGo()
      openNow()
      const state = seenState(vault)
      ports.tellNews('vaultChanged', state)
      if (state.is === 'open') for (const told of vault.notices()) ports.tellNews('noticeAdded', told)
      return ok(state)
    })

  openNow()
  return {
    whileLocked: {
      readDesk: async (ask) =>
        opened === null ? readClosedDesk(ports, seenState(vault), vault.notices()) : opened.desk.handlers.readDesk(ask),
      chooseKeeping: ({ passphrase }) =>
        changing(() => (passphrase === null ? vault.chooseThisRunOnly() : vault.choosePassphrase(passphrase))),
      unlockData: ({ passphrase }) => changing(() => vault.unlock(passphrase)),
      changeKeeping: ({ to, current }) => changing(() => vault.change(to, current)),
      startAfresh: () => changing(vault.startAfresh),
    },
    unlocked: () => (opened === null || isOverOtherData() ? refuse(issue('data_locked', {})) : ok(opened.desk)),
    close: async () => {
      const closing = opened
      opened = null
      await closing?.desk.close()
      await vault.close()
    },
  }
}

/** As windows see it: none waits there for a choice, for the desk is open over memory until that is made. */
export function seenState(vault: Pick<Vault, 'state'>): VaultState {
  const state = vault.state()
  if (state.is === 'toChoose') throw new Error('The desk was not opened over memory.')
  return state
}

/** Nothing can be kept, so nothing is done: every answer says why. */
export function createDeskWithoutVault(
  issues: readonly [Issue, ...Issue[]],
  ports: Pick<DeskPorts, 'host' | 'version'>,
): DeskBehindVault {
  const why = async () => refuse(...issues)
  const ofVault: Pick<Desk, keyof typeof vaultChannels> = {
    chooseKeeping: why,
    unlockData: why,
    changeKeeping: why,
    startAfresh: why,
  }
  const state: VaultState = { is: 'open', kept: 'thisRunOnly', hasKeychain: false }
  return {
    whileLocked: { ...ofVault, readDesk: async () => readClosedDesk(ports, state, issues) },
    unlocked: () => refuse(...issues),
    close: async () => {},
  }
}

const readClosedDesk = (
  { host, version }: Pick<DeskPorts, 'host' | 'version'>,
  vault: VaultState,
  issues: readonly Issue[],
): Awaited<ReturnType<Desk['readDesk']>> =>
  ok({
    version,
    host,
    vault,
    connection: {
      kind: 'none',
      saved: [],
      terms: usualTerms,
      description: null,
      openQuestion: null,
      descriptions: [],
    },
    project: null,
    issues: [...issues],
  })
