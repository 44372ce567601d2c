/** Connections of the sample desk: it keeps what it is told, and every test of one is passed. */
import type { ConnectionStatus, Desk, SavedConnection } from '../../shared/ipc.ts'
import { defaultCreateSeconds, defaultTokenRequest } from '../../shared/ipc.ts'
import { openTerms, usualTerms } from '../../shared/money-terms.ts'
import { ok, refuse } from '../../shared/result.ts'
import { gone } from './sample-states.ts'

export const noConnection: ConnectionStatus = { kind: 'none', saved: [] }
export const practiceConnection: ConnectionStatus = {
  kind: 'practice',
  supplierCode: 'PRACTICE',
  terms: usualTerms,
  round: 1,
  saved: [],
}
export const savedLive: SavedConnection = {
  name: 'BRIGHT@import.example.org',
  address: 'https://import.example.org',
  supplierCode: 'BRIGHT',
  hasKey: true,
}
export const liveConnection: Extract<ConnectionStatus, { readonly kind: 'live' }> = {
  kind: 'live',
  address: savedLive.address,
  supplierCode: savedLive.supplierCode,
  token: defaultTokenRequest,
  createSeconds: defaultCreateSeconds,
  terms: usualTerms,
  hasKey: true,
  keyIsKept: 'keychain',
  saved: [savedLive],
}

type Answers = Pick<
  Desk,
  | 'readConnection'
  | 'connectPractice'
  | 'connectLive'
  | 'sayMoneyTerms'
  | 'useConnection'
  | 'forgetSavedConnection'
  | 'testConnection'
  | 'practiseAfresh'
  | 'forgetConnection'
>

/** @param start  the one in use at the start */
export function sampleConnections(start: ConnectionStatus): {
  readonly inUse: () => ConnectionStatus
  readonly answers: Answers
} {
  let connection = start
  return {
    inUse: () => connection,
    answers: {
      readConnection: async () => ok(connection),
      connectPractice: async () => {
        connection = { ...practiceConnection, saved: connection.saved }
        return ok(connection)
      },
      connectLive: async ({ address, supplierCode, apiKey, token, createSeconds }) => {
        const others = connection.saved.filter((one) => one.address !== address || one.supplierCode !== supplierCode)
        const hasKey = apiKey !== undefined || connection.saved.some((one) => one.address === address && one.hasKey)
        const kept: SavedConnection = { name: `${supplierCode}@${address}`, address, supplierCode, hasKey }
        connection = liveFrom(kept, [...others, kept], token, createSeconds)
        return ok(connection)
      },
      sayMoneyTerms: async (terms) => {
        if (connection.kind === 'live') connection = { ...connection, terms }
        return ok(connection)
      },
      useConnection: async ({ name }) => {
        const kept = connection.saved.find((one) => one.name === name)
        if (kept === undefined) return refuse(gone)
        connection = liveFrom(kept, connection.saved)
        return ok(connection)
      },
      forgetSavedConnection: async ({ name }) => {
        connection = { ...connection, saved: connection.saved.filter((one) => one.name !== name) }
        return ok(connection)
      },
      testConnection: async () =>
        ok({
          steps: [
            { name: 'address' as const, outcome: 'good' as const, message: 'The service answers.' },
            { name: 'key' as const, outcome: 'good' as const, message: 'The key is accepted.' },
            { name: 'supplier' as const, outcome: 'good' as const, message: 'The supplier code is known.' },
          ],
        }),
      practiseAfresh: async () => ok(connection),
      forgetConnection: async () => {
        const inUse = connection
        const saved = connection.saved.filter(
          (one) => inUse.kind !== 'live' || one.address !== inUse.address || one.supplierCode !== inUse.supplierCode,
        )
        connection = { kind: 'none', saved }
        return ok(connection)
      },
    },
  }
}

const liveFrom = (
  { address, supplierCode, hasKey }: SavedConnection,
  saved: readonly SavedConnection[],
  token = defaultTokenRequest,
  createSeconds = defaultCreateSeconds,
): ConnectionStatus => ({
  kind: 'live',
  address,
  supplierCode,
  token,
  createSeconds,
  terms: openTerms,
  hasKey,
  keyIsKept: 'keychain',
  saved: [...saved],
})
