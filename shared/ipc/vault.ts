/**
 * The part of the contract about what is kept of customers on this computer: sealed with a key that is in the keychain, or behind a
 * passphrase. A passphrase goes in and never comes back.
 */
import { z } from 'zod'
import { nothing } from './common.ts'

export const vaultState = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('open'),
    /**
     * Where the key is: in the keychain, behind a passphrase, in a file beside the data, or in memory: for this run only, or until the
     * person, who is asked once there is something to keep, has said how it is to be.
     */
    kept: z.enum(['keychain', 'passphrase', 'keyFile', 'thisRunOnly', 'untilChosen']),
    hasKeychain: z.boolean(),
  }),
  /**
   * The passphrase is asked for; the keychain is to be unlocked first, and has the key as far as anyone knows; or the keychain, or the
   * file, does not have it any more.
   */
  z.object({
    is: z.literal('locked'),
    by: z.enum(['passphrase', 'lockedKeychain', 'keychain', 'keyFile', 'damage']),
  }),
])
export type VaultState = z.infer<typeof vaultState>

/** Short ones are tried out too quickly. */
export const shortestPassphrase = 10

const passphrase = z.string().max(1000)

export const vaultChannels = {
  /** How data is kept where there is no keychain; `null` keeps it for this run only. */
  chooseKeeping: { ask: z.strictObject({ passphrase: passphrase.nullable() }), reply: vaultState },
  /** Opens with the passphrase; without one, looks for the key again. */
  unlockData: { ask: z.strictObject({ passphrase: passphrase.nullable() }), reply: vaultState },
  /** Keeps the key another way from now on. `current` is the present passphrase, where there is one. */
  changeKeeping: {
    ask: z.strictObject({
      to: z.discriminatedUnion('by', [
        z.strictObject({ by: z.literal('passphrase'), passphrase }),
        z.strictObject({ by: z.literal('keychain') }),
      ]),
      current: passphrase.nullable(),
    }),
    reply: vaultState,
  },
  /** Puts what can't be opened aside and begins anew. */
  startAfresh: { ask: nothing, reply: vaultState },
} as const
