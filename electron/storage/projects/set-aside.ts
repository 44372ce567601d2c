/**
 * Keeps what a person has decided about accounts of a project: that they are set aside, and why, or that they are taken back. It is about
 * rows of its file, and another project begins with what was decided last. Sealed, because a reason may say something of a person.
 */
import { z } from 'zod'
import { setAside } from '../../../shared/ipc.ts'
import { inTransaction } from '../open-database.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { SealBroken, type SealedPlace } from '../vault/sealing.ts'

/** About one account, as it was then. */
export const asideDecision = setAside.extend({
  id: z.string(),
  /** It was set aside, and is not any more. */
  isTakenBack: z.literal(true).optional(),
  /** Of the account then, and of decisions that it took the place of. */
  key: z.string(),
  formerKeys: z.array(z.string()).readonly().optional(),
  /**
   * Places of its rows that nothing else was decided about since (`preparation/accounts/marked-rows.ts`); `null` while they are not known:
   * all that the account with the key has. None where they were emptied.
   */
  rows: z.array(z.string()).readonly().nullable(),
  /** Under which other files may have the account: keys of those that have its rows, and the ones then, unless another one has them now. */
  numbers: z.array(z.string()).readonly(),
})
export type AsideDecision = Readonly<z.infer<typeof asideDecision>>

/** By their ids. */
export type AsideDecisions = ReadonlyMap<string, AsideDecision>
/** `null`: it is decided no more. */
export type AsideChanges = ReadonlyMap<string, AsideDecision | null>

export type SetAsideStore = {
  /** The same map until something of this project changes. Throws where one is damaged: who it is about is not known. */
  read(projectId: string): AsideDecisions
  /** The same without what is damaged: for what is only shown less of, and never for what is counted or sent. */
  readUndamaged(projectId: string): AsideDecisions
  /** The same one by one, and not to be asked for again: of a project that is not open. */
  eachDecision(projectId: string): Iterable<AsideDecision>
  /** On the disk when it returns, or when the transaction ends that it is a part of. */
  keep(projectId: string, changes: AsideChanges): void
}

export function openSetAside({ database, sealing }: SealedData): SetAsideStore {
  const readAll = database.prepare('SELECT id, record FROM set_aside WHERE project_id = ?')
  const readOne = database.prepare('SELECT record FROM set_aside WHERE project_id = ? AND id = ?')
  const write = database.prepare('INSERT OR REPLACE INTO set_aside VALUES (?, ?, ?)')
  const forget = database.prepare('DELETE FROM set_aside WHERE project_id = ? AND id = ?')
  /** Of the project that was asked about last: every list of accounts asks. */
  let latest: Known | null = null

  function* eachDecision(projectId: string, onBroken: (broken: SealBroken) => void = () => {}) {
    for (const { id, record } of readAll.all(projectId))
      try {
        yield asideDecision.parse(sealing.openJson(placeOf(projectId, String(id)), record))
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error
        onBroken(error)
      }
  }
  const known = (projectId: string): Known => {
    if (latest?.projectId === projectId && isWritten(latest)) {
      if (!database.isTransaction) latest = { ...latest, lastWritten: null }
      return latest
    }
    let broken: SealBroken | null = null
    const onBroken = (one: SealBroken) => {
      broken = one
    }
    const decisions = new Map([...eachDecision(projectId, onBroken)].map((one) => [one.id, one]))
    latest = { projectId, decisions, broken, lastWritten: null }
    return latest
  }
  /** The transaction that it was a part of may not have come to its end. */
  const isWritten = ({ projectId, lastWritten }: Known): boolean => {
    if (lastWritten === null) return true
    const record = readOne.get(projectId, lastWritten.id)?.record
    if (!(record instanceof Uint8Array)) return lastWritten.record === null
    return lastWritten.record !== null && Buffer.compare(record, lastWritten.record) === 0
  }

  return {
    read: (projectId) => {
      const { decisions, broken } = known(projectId)
      if (broken !== null) throw broken
      return decisions
    },
    readUndamaged: (projectId) => known(projectId).decisions,
    eachDecision: (projectId) => eachDecision(projectId),
    keep: (projectId, changes) => {
      if (changes.size === 0) return
      const before = latest?.projectId === projectId && isWritten(latest) ? latest : null
      const decisions = new Map(before?.decisions)
      let lastWritten: Known['lastWritten'] = null
      inTransaction(database, () => {
        for (const [id, decision] of changes) {
          const record = decision === null ? null : sealing.sealJson(placeOf(projectId, id), decision)
          if (record === null) forget.run(projectId, id)
          else write.run(projectId, id, record)
          if (decision === null) decisions.delete(id)
          else decisions.set(id, decision)
          lastWritten = { id, record }
        }
      })
      latest = before && { ...before, decisions, lastWritten }
    },
  }
}

type Known = {
  readonly projectId: string
  readonly decisions: AsideDecisions
  /** Who is set aside is not known then. */
  readonly broken: SealBroken | null
  /** `record` is `null` where it was deleted. */
  readonly lastWritten: { readonly id: string; readonly record: Uint8Array | null } | null
}

const placeOf = (projectId: string, id: string): SealedPlace => ['set_aside', projectId, id]
