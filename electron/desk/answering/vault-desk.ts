/**
 * The desk behind its vault: until what is kept here is unlocked, or the person has said how it is to be kept, everything else
 * answers that it is locked. Then the desk is opened over the data.
 */
import type { Desk, VaultState, vaultChannels } from '../../../shared/ipc.ts'
import { type Channel, channels } from '../../../shared/ipc-channels.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { OpenDesk } from '../../desk.ts'
import type { DeskPorts } from '../../desk-ports.ts'
import { takingTurns } from '../../in-turn.ts'
import type { SealedData } from '../../storage/sealed-data.ts'
import { SealBroken } from '../../storage/sealing.ts'
import type { Vault } from '../../storage/vault.ts'

/** A desk over data that is unlocked; what is asked of the vault does not get to it. */
export type UnlockedDesk = Omit<OpenDesk, 'desk'> & { readonly desk: Omit<Desk, keyof typeof vaultChannels> }

type VaultDeskPorts = Pick<DeskPorts, 'host' | 'version' | 'tellNews'> & {
  readonly vault: Vault
  readonly open: (data: SealedData) => Promise<UnlockedDesk>
}

export async function createVaultDesk({ vault, open, host, version, tellNews }: VaultDeskPorts): Promise<OpenDesk> {
  const inTurn = takingTurns()
  let opened: UnlockedDesk | null = null

  const openNow = async (): Promise<void> => {
    const data = vault.data()
    if (opened === null && data !== null) opened = await open(data)
  }

  /** Does something to the vault, opens the desk where that has opened it, and lets every window know. */
  const changing = (work: () => Result<unknown> | Promise<Result<unknown>>): Promise<Result<VaultState>> =>
    inTurn(async () => {
      const done = await work()
      if (!done.ok) return done
      await openNow()
      const state = vault.state()
      tellNews('vaultChanged', state)
      if (state.is === 'open') for (const told of vault.notices()) tellNews('noticeAdded', told)
      return ok(state)
    })

  await openNow()

  const answer = async (channel: Channel, ask: unknown): Promise<Result<unknown>> => {
    if (opened === null) return refuse(issue('data_locked', {}))
    try {
      const desk = opened.desk as Record<Channel, (ask: unknown) => Promise<Result<unknown>>>
      return await desk[channel](ask)
    } catch (error) {
      if (error instanceof SealBroken) return refuse(issue('data_damaged', {}))
      throw error
    }
  }
  const behind = Object.fromEntries(
    channels.map((channel) => [channel, (ask: unknown) => answer(channel, ask)]),
  ) as unknown as Desk

  return {
    desk: {
      ...behind,
      readDesk: async (ask) => {
        if (opened !== null) return behind.readDesk(ask)
        return ok({
          version,
          host,
          vault: vault.state(),
          connection: { kind: 'none', saved: [] },
          project: null,
          issues: [...vault.notices()],
        })
      },
      chooseKeeping: ({ passphrase }) =>
        changing(() => (passphrase === null ? vault.chooseThisRunOnly() : vault.choosePassphrase(passphrase))),
      unlockData: ({ passphrase }) => changing(() => vault.unlock(passphrase)),
      changeKeeping: ({ to, current }) => changing(() => vault.change(to, current)),
      startAfresh: () => changing(vault.startAfresh),
    },
    underWay: () => opened?.underWay() ?? null,
    close: async () => {
      const closing = opened
      opened = null
      await closing?.close()
      await vault.close()
    },
  }
}
