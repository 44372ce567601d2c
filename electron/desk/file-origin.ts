/** Where a file came from, and whether it is still what was loaded. A host that does not know paths has nothing of this. */
import { readFile, stat } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import type { FileOrigin } from '../storage/projects.ts'
import { limits } from '../workbook/limits.ts'

/**
 * Remembers a path that a window names, only where the file there is the one that the window has given: a window is not to be trusted
 * with making the application read any file.
 */
export async function readOrigin(path: string | undefined, bytes: Uint8Array): Promise<FileOrigin | null> {
  if (path === undefined || !isAbsolute(path)) return null
  const file = await readAt(path)
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
  const found = await statAt(origin.path)
  if (found === null) return { is: 'gone' }
  if (found.size === origin.size && found.modifiedAt === origin.modifiedAt) return { is: 'same', origin }
  const file = await readAt(origin.path)
  if (file === null) return { is: 'gone' }
  const loaded = await bytes()
  return loaded !== undefined && Buffer.from(file.bytes).equals(loaded)
    ? { is: 'same', origin: file.origin }
    : { is: 'changed', ...file }
}

async function statAt(path: string): Promise<FileOrigin | null> {
  try {
    const found = await stat(path)
    // A device or a pipe has no end to be read to.
    return found.isFile() ? { path, size: found.size, modifiedAt: found.mtimeMs } : null
  } catch {
    return null
  }
}

/** Looked at before it is read: written again in between, it counts as changed the next time. */
async function readAt(path: string): Promise<{ readonly origin: FileOrigin; readonly bytes: Uint8Array } | null> {
  const origin = await statAt(path)
  if (origin === null || origin.size > limits.fileBytes) return null
  try {
    return { origin, bytes: await readFile(path) }
  } catch {
    return null
  }
}
