/** Writes bytes to a place the person chose: whole or not at all. */
import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Saved } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'

/**
 * @param signal  stops it: what stood there before is still there, and it rejects with the signal's reason
 * @returns where it is; or `file_not_saved` with the disk's reason, and what stood there before is still there.
 */
export async function saveBytes(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<Result<Saved>> {
  // A name of its own: a long one with something added to it may be too long for the disk.
  const beside = join(dirname(path), `.migration-desk-${randomBytes(6).toString('hex')}.part`)
  try {
    await writeFile(beside, bytes, { flush: true, ...(signal === undefined ? {} : { signal }) })
    signal?.throwIfAborted()
    await rename(beside, path)
    return ok({ to: 'disk', path })
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {})
    signal?.throwIfAborted()
    return refuse(issue('file_not_saved', { path, reason: readReason((error as NodeJS.ErrnoException).code) }))
  }
}

export function readReason(code: string | undefined) {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'diskFull'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'notAllowed'
  return code === 'EBUSY' || code === 'ETXTBSY' ? 'inUse' : 'other'
}
