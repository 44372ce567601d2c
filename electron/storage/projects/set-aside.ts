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

/**
 * `isTakenBack`: it was set aside, and is not any more. `as`: the keys of the account when that was decided, where it is not by its
 * present key that it was; other files may have it under these; none, where another account has its number by now. `joined`: the keys of
 * accounts that have come together with it since, and of which that was not decided.
 */
export const asideDecision = setAside.extend({
  isTakenBack: z.literal(true).optional(),
  as: z.array(z.string()).readonly().optional(),
  joined: z.array(z.string()).readonly().optional(),
})
export type AsideDecision = z.infer<typeof asideDecision>

/** By account key. */
export type AsideDecisions = ReadonlyMap<string, AsideDecision>

export type SetAsideStore = {
  /** By account key. The same map until something of this project changes. Throws where one is damaged: who it is about is not known. */
  read(projectId: string): ReadonlyMap<string, SetAside>
  /** The same without what is damaged: for what is only shown less of, and never for what is counted or sent. */
  readUndamaged(projectId: string): ReadonlyMap<string, SetAside>
  /** Also of those that are taken back; what is damaged is left out. The same map until something of this project changes. */
  decisions(projectId: string): AsideDecisions
  /** The same one by one, and not to be asked for again: of a project that is not open. */
  eachDecision(projectId: string): Iterable<readonly [key: string, AsideDecision]>
  /** Sets accounts aside, or gives those that are already another reason. On the disk when it returns. */
  put(projectId: string, keys: readonly string[], reason: string): void
  /** Keeps decisions as they are, such as those of another project. `null`: nothing is decided any more. */
  carry(projectId: string, decisions: ReadonlyMap<string, AsideDecision | null>): void
  takeBack(projectId: string, keys: readonly string[]): void
}

const stored = asideDecision.extend({ key: z.string() })

/** @param clock  milliseconds since 1970 */
export function openSetAside({ database, sealing }: SealedData, clock: () => number): SetAsideStore {
  const readAll = database.prepare('SELECT account_mark, record FROM set_aside WHERE project_id = ?')
  const write = database.prepare('INSERT OR REPLACE INTO set_aside VALUES (?, ?, ?)')
  const forget = database.prepare('DELETE FROM set_aside WHERE project_id = ? AND account_mark = ?')
  const markOf = (projectId: string, key: string) => sealing.mark(['set_aside', projectId], key)
  /** Of the project that was asked about last: every list of accounts asks. */
  let latest: Known | null = null

  const open = (projectId: string, { account_mark: mark, record }: Row): [string, AsideDecision] => {
    const { key, ...decision } = stored.parse(sealing.openJson(placeOf(projectId, mark as Uint8Array), record))
    return [key, decision]
  }
  function* eachDecision(projectId: string, onBroken: (broken: SealBroken) => void = () => {}) {
    for (const row of readAll.all(projectId))
      try {
        yield open(projectId, row)
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error
        onBroken(error)
      }
  }
  const known = (projectId: string): Known => {
    if (latest?.projectId === projectId) return latest
    let broken: SealBroken | null = null
    const decisions = new Map(
      eachDecision(projectId, (one) => {
        broken = one
      }),
    )
    const aside = [...decisions].filter(([, { isTakenBack }]) => isTakenBack !== true)
    const accounts = new Map(aside.map(([key, { reason, at }]) => [key, { reason, at }]))
    latest = { projectId, decisions, accounts, broken }
    return latest
  }
  const keep = (projectId: string, decisions: Iterable<readonly [string, AsideDecision | null]>): void => {
    inTransaction(database, () => {
      for (const [key, decision] of decisions) {
        const mark = markOf(projectId, key)
        if (decision === null) forget.run(projectId, mark)
        else write.run(projectId, mark, sealing.sealJson(placeOf(projectId, mark), { key, ...decision }))
      }
    })
    latest = null
  }
  /** What is said of an account now is about it under the keys that it had before as well, and about all that came together in it. */
  const decide = (
    projectId: string,
    keys: readonly string[],
    said: Omit<AsideDecision, 'at' | 'as' | 'joined'>,
  ): void => {
    const [before, at] = [known(projectId).decisions, new Date(clock()).toISOString()]
    keep(
      projectId,
      keys.map((key) => {
        const { as, joined = [] } = before.get(key) ?? {}
        return [key, { ...said, at, as: joined.length === 0 ? as : [...(as ?? [key]), ...joined] }]
      }),
    )
  }
  const read = (projectId: string): ReadonlyMap<string, SetAside> => {
    const { accounts, broken } = known(projectId)
    if (broken !== null) throw broken
    return accounts
  }

  return {
    read,
    readUndamaged: (projectId) => known(projectId).accounts,
    decisions: (projectId) => known(projectId).decisions,
    eachDecision: (projectId) => eachDecision(projectId),
    put: (projectId, keys, reason) => decide(projectId, keys, { reason }),
    carry: keep,
    takeBack: (projectId, keys) => {
      const aside = read(projectId)
      const those = keys.filter((key) => aside.has(key))
      decide(projectId, those, { reason: '', isTakenBack: true })
    },
  }
}

type Known = {
  readonly projectId: string
  readonly decisions: AsideDecisions
  readonly accounts: ReadonlyMap<string, SetAside>
  /** Who is set aside is not known then. */
  readonly broken: SealBroken | null
}

type Row = Readonly<Record<string, SQLOutputValue>>

const placeOf = (projectId: string, mark: Uint8Array): SealedPlace => [
  'set_aside',
  projectId,
  Buffer.from(mark).toString('base64url'),
]
