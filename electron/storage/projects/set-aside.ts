/**
 * Keeps what a person has decided about accounts of a project: that they are set aside, and why, or that they are taken back. It belongs
 * to the project, and another one begins with what was decided last. Sealed, because a reason may say something of a person.
 */
import type { SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import { type SetAside, setAside } from '../../../shared/ipc.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { SealBroken, type SealedPlace } from '../vault/sealing.ts'

/** `isTakenBack`: it was set aside, and is not any more. */
const decided = setAside.extend({ isTakenBack: z.literal(true).optional() })
export type AsideDecision = z.infer<typeof decided>

export type SetAsideStore = {
  /** By account key. The same map until something of this project changes. */
  read(projectId: string): ReadonlyMap<string, SetAside>
  /** By account key, one by one, also of those that are taken back; what is damaged is left out. */
  decisions(projectId: string): Iterable<readonly [key: string, AsideDecision]>
  /** Sets accounts aside, or gives those that are already another reason. On the disk when it returns. */
  put(projectId: string, keys: readonly string[], reason: string): void
  /** Keeps decisions as they are, such as those of another project. */
  carry(projectId: string, accounts: ReadonlyMap<string, AsideDecision>): void
  takeBack(projectId: string, keys: readonly string[]): void
}

const stored = decided.extend({ key: z.string() })

/** @param clock  milliseconds since 1970 */
export function openSetAside({ database, sealing }: SealedData, clock: () => number): SetAsideStore {
  const readAll = database.prepare('SELECT account_mark, record FROM set_aside WHERE project_id = ?')
  const write = database.prepare('INSERT OR REPLACE INTO set_aside VALUES (?, ?, ?)')
  const markOf = (projectId: string, key: string) => sealing.mark(['set_aside', projectId], key)
  /** Of the project that was asked about last: every list of accounts asks. */
  let latest: { readonly projectId: string; readonly accounts: ReadonlyMap<string, SetAside> } | null = null

  const open = (projectId: string, { account_mark: mark, record }: Row): [string, AsideDecision] => {
    const { key, ...decision } = stored.parse(sealing.openJson(placeOf(projectId, mark as Uint8Array), record))
    return [key, decision]
  }
  const keep = (projectId: string, decisions: Iterable<readonly [string, AsideDecision]>): void => {
    inTransaction(database, () => {
      for (const [key, decision] of decisions) {
        const mark = markOf(projectId, key)
        write.run(projectId, mark, sealing.sealJson(placeOf(projectId, mark), { key, ...decision }))
      }
    })
    latest = null
  }
  const now = (): string => new Date(clock()).toISOString()

  const read = (projectId: string): ReadonlyMap<string, SetAside> => {
    if (latest?.projectId !== projectId) {
      const decisions = readAll.all(projectId).map((row) => open(projectId, row))
      latest = { projectId, accounts: new Map(decisions.filter(([, { isTakenBack }]) => isTakenBack !== true)) }
    }
    return latest.accounts
  }

  return {
    read,

    *decisions(projectId) {
      for (const row of readAll.all(projectId))
        try {
          yield open(projectId, row)
        } catch (error) {
          if (!(error instanceof SealBroken)) throw error
        }
    },

    put: (projectId, keys, reason) => {
      const at = now()
      keep(
        projectId,
        keys.map((key) => [key, { reason, at }]),
      )
    },

    carry: keep,

    takeBack: (projectId, keys) => {
      const [aside, at] = [read(projectId), now()]
      keep(
        projectId,
        keys.flatMap((key) => (aside.has(key) ? [[key, { reason: '', at, isTakenBack: true }] as const] : [])),
      )
    },
  }
}

type Row = Readonly<Record<string, SQLOutputValue>>

const placeOf = (projectId: string, mark: Uint8Array): SealedPlace => [
  'set_aside',
  projectId,
  Buffer.from(mark).toString('base64url'),
]
