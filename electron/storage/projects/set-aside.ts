/**
 * Keeps which accounts of a project a person has set aside, and why. They belong to the project: the same account in another
 * spreadsheet is another matter. Sealed, because a reason may say something of a person.
 */
import { z } from 'zod'
import { type SetAside, setAside } from '../../../shared/ipc.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import type { SealedPlace } from '../vault/sealing.ts'

export type SetAsideStore = {
  /** By account key. The same map until something of this project changes. */
  read(projectId: string): ReadonlyMap<string, SetAside>
  /** Sets accounts aside, or gives those that are already another reason. On the disk when it returns. */
  put(projectId: string, keys: readonly string[], reason: string): void
  takeBack(projectId: string, keys: readonly string[]): void
}

const stored = z.object({ key: z.string(), ...setAside.shape })

/** @param clock  milliseconds since 1970 */
export function openSetAside({ database, sealing }: SealedData, clock: () => number): SetAsideStore {
  const readAll = database.prepare('SELECT account_mark, record FROM set_aside WHERE project_id = ?')
  const write = database.prepare('INSERT OR REPLACE INTO set_aside VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM set_aside WHERE project_id = ? AND account_mark = ?')
  const markOf = (projectId: string, key: string) => sealing.mark(['set_aside', projectId], key)
  /** Of the project that was asked about last: every list of accounts asks. */
  let latest: { readonly projectId: string; readonly accounts: ReadonlyMap<string, SetAside> } | null = null

  return {
    read: (projectId) => {
      if (latest?.projectId !== projectId) {
        const accounts = readAll.all(projectId).map(({ account_mark: mark, record }) => {
          const { key, ...rest } = stored.parse(sealing.openJson(placeOf(projectId, mark as Uint8Array), record))
          return [key, rest] as const
        })
        latest = { projectId, accounts: new Map(accounts) }
      }
      return latest.accounts
    },

    put: (projectId, keys, reason) => {
      const at = new Date(clock()).toISOString()
      inTransaction(database, () => {
        for (const key of keys) {
          const mark = markOf(projectId, key)
          write.run(projectId, mark, sealing.sealJson(placeOf(projectId, mark), { key, reason, at }))
        }
      })
      latest = null
    },

    takeBack: (projectId, keys) => {
      inTransaction(database, () => {
        for (const key of keys) remove.run(projectId, markOf(projectId, key))
      })
      latest = null
    },
  }
}

const placeOf = (projectId: string, mark: Uint8Array): SealedPlace => [
  'set_aside',
  projectId,
  Buffer.from(mark).toString('base64url'),
]
