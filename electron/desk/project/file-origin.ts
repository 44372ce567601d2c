/** Where a file came from, and whether it is still what was loaded. A host that does not know paths has nothing of this. */
import { isAbsolute } from 'node:path'
import { limits } from '../../../shared/sheet/file-limits.ts'
import type { FileOrigin } from '../../storage/projects/projects.ts'
import { lookAtFile, readRegularFile } from '../../workbook/reading/read-file.ts'

/**
 * Remembers a path that a window names, only where the file there is the one that the window has given: a window is not to be trusted
 * with making the application read any file.
 */
export async function readOrigin(path: string | undefined, bytes: Uint8Array): Promise<FileOrigin | null> {
  if (path === undefined || !isAbsolute(path)) return null
  // To compare two files whose sizes differ, neither has to be read.
  const found = await lookAtFile(path)
  const file = found.is === 'file' && found.size === bytes.length ? await readAt(path) : null
  return file !== null && Buffer.from(file.bytes).equals(bytes) ? file.origin : null
}

export type SourceState =
  | { readonly is: 'same'; readonly origin: FileOrigin }
  | { readonly is: 'changed'; readonly origin: FileOrigin; readonly bytes: Uint8Array }
  /** Moved, renamed, or on a drive that is not there now. */
  | { readonly is: 'gone' }

/** @param bytes  what was loaded; asked for only where the file does not look the same */
export async function lookAtSource(
  origin: FileOrigin,
  bytes: () => Promise<Uint8Array | undefined>,
): Promise<SourceState> {
  const found = await lookAtFile(origin.path)
  if (found.is !== 'file') return { is: 'gone' }
  if (found.size === origin.size && found.modifiedAt === origin.modifiedAt) return { is: 'same', origin }
  const file = await readAt(origin.path)
  if (file === null) return { is: 'gone' }
  const loaded = await bytes()
  return loaded !== undefined && Buffer.from(file.bytes).equals(loaded)
    ? { is: 'same', origin: file.origin }
    : { is: 'changed', ...file }
}

/** Looked at before it is read: written again in between, it counts as changed the next time. */
async function readAt(path: string): Promise<{ readonly origin: FileOrigin; readonly bytes: Uint8Array } | null> {
  const read = await readRegularFile(path, limits.fileBytes)
  if (read.is !== 'read') return null
  const { bytes, size, modifiedAt } = read
  return { origin: { path, size, modifiedAt }, bytes }
}
