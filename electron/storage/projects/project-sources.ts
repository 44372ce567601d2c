/**
 * Keeps the loaded file of each project, sealed. A large file is sealed and written part by part, and read so too, with pauses in which
 * everything else goes on; how many parts there are is sealed into each, so that one that is missing is missed.
 */
import { createHash } from 'node:crypto'
import { yieldToEventLoop } from '../../flow/yielding.ts'
import type { DurableTransactions } from '../journal/durable-transactions.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import { type SealedPlace, type Sealing, sealingBytes } from '../vault/sealing.ts'

export type ProjectSources = {
  /**
   * Writes the file of a project that is about to be added. What is left of one that never was, goes at the next start.
   * @returns what equal files have in common
   */
  keep(id: string, bytes: Uint8Array): Promise<Uint8Array>
  /**
   * Rejects with SealBroken.
   * @param isWanted  ends it early
   * @returns `undefined` when there is none, or none any more, or it is no longer wanted
   */
  read(id: string, isWanted?: () => boolean): Promise<Uint8Array | undefined>
  /** Belongs into the transaction that deletes the project. */
  delete(id: string): void
}

/** Sealed and written in some milliseconds, of which opening one takes less than one. */
const partBytes = 2 ** 19

/**
 * How much is in the log, in pages of 4 KiB, when a commit moves it into the database and keeps everything waiting for the disk: a part,
 * in 5 ms, and not the usual eight, in 30.
 */
const pagesAtOnce = 128
const usualPagesAtOnce = 1000

const partPlace = (id: string, position: number, count: number): SealedPlace => [
  'project_source_parts',
  id,
  position,
  count,
]

/** Equal for equal files; a plain digest would let anyone with the file find out that it was loaded here. */
const markOfDigest = (sealing: Sealing, digest: string): Uint8Array => sealing.mark(['project_sources'], digest)

/** @param commit  of the same database */
export function openProjectSources({ database, sealing }: SealedData, commit: DurableTransactions): ProjectSources {
  const addPart = database.prepare('INSERT INTO project_source_parts (project_id, position, bytes) VALUES (?, ?, ?)')
  const measureParts = database.prepare(
    'SELECT count(*) AS count, sum(length(bytes)) AS length FROM project_source_parts WHERE project_id = ?',
  )
  const readPart = database.prepare('SELECT bytes FROM project_source_parts WHERE project_id = ? AND position = ?')
  const deleteParts = database.prepare('DELETE FROM project_source_parts WHERE project_id = ?')
  const partsOf = (id: string) => {
    const { count = 0, length = 0 } = measureParts.get(id) ?? {}
    return { count: Number(count), length: Number(length) }
  }
  const moveLogAt = (pages: number) => database.exec(`PRAGMA wal_autocheckpoint = ${pages}`)
  database.exec('DELETE FROM project_source_parts WHERE project_id NOT IN (SELECT id FROM projects)')

  return {
    async keep(id, bytes) {
      const digest = createHash('sha256')
      const count = Math.max(1, Math.ceil(bytes.length / partBytes))
      const written: Promise<void>[] = []
      moveLogAt(pagesAtOnce)
      try {
        for (let position = 0; position < count; position += 1) {
          const part = bytes.subarray(position * partBytes, (position + 1) * partBytes)
          digest.update(part)
          const sealed = sealing.seal(partPlace(id, position, count), part)
          const { onDisk } = commit(() => void addPart.run(id, position, sealed))
          // A refusal that comes in a pause is told of below, with the others.
          onDisk.catch(() => {})
          written.push(onDisk)
          await yieldToEventLoop()
        }
      } finally {
        moveLogAt(usualPagesAtOnce)
      }
      await Promise.all(written)
      return markOfDigest(sealing, digest.digest('base64url'))
    },
    async read(id, isWanted = () => true) {
      const { count, length } = partsOf(id)
      if (count === 0) return undefined
      const file = new Uint8Array(Math.max(0, length - count * sealingBytes))
      let filled = 0
      for (let position = 0; position < count; position += 1) {
        const sealed = readPart.get(id, position)?.bytes
        // The project was deleted in a pause.
        if (sealed === undefined && partsOf(id).count === 0) return undefined
        const part = sealing.open(partPlace(id, position, count), sealed)
        file.set(part, filled)
        filled += part.length
        await yieldToEventLoop()
        if (!isWanted()) return undefined
      }
      return file
    },
    delete: (id) => void deleteParts.run(id),
  }
}
