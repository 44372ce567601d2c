/**
 * Keeps what a person agreed to send until that is over. What is still here when nobody is at it any more was cut short: the process was
 * ended, or left it. Sealed, because account numbers are somebody's.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SealedData } from '../vault/sealed-data.ts'
import type { SealedPlace } from '../vault/sealing.ts'
import type { JournalScope } from './journal.ts'

const agreed = z.object({
  connection: z.string(),
  supplier: z.string(),
  /** When it was agreed to, as text that a date is made from. */
  at: z.string(),
  accountNumbers: z.array(z.string()),
})
type AgreedToSend = z.infer<typeof agreed>

export type AgreedToSendStore = {
  /** On the disk when it returns. @returns its id */
  add(projectId: string, what: AgreedToSend): string
  remove(ids: readonly string[]): void
  /** What is kept of a project at a service, by its id. */
  read(projectId: string, scope: JournalScope): ReadonlyMap<string, AgreedToSend>
}

export function openAgreedToSend({ database, sealing }: SealedData): AgreedToSendStore {
  const readAll = database.prepare('SELECT id, record FROM agreed_to_send WHERE project_id = ?')
  const write = database.prepare('INSERT INTO agreed_to_send VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM agreed_to_send WHERE id = ?')
  return {
    add: (projectId, what) => {
      const id = randomUUID()
      write.run(id, projectId, sealing.sealJson(placeOf(projectId, id), what))
      return id
    },
    remove: (ids) => {
      for (const id of ids) remove.run(id)
    },
    read: (projectId, { connection, supplier }) => {
      const all = readAll.all(projectId).map(({ id, record }): [string, AgreedToSend] => {
        const key = String(id)
        return [key, agreed.parse(sealing.openJson(placeOf(projectId, key), record))]
      })
      return new Map(all.filter(([, one]) => one.connection === connection && one.supplier === supplier))
    },
  }
}

const placeOf = (projectId: string, id: string): SealedPlace => ['agreed_to_send', projectId, id]
