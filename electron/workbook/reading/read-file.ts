/**
 * Reads a file that somebody names: only a regular file, only as much as it says it has, and only where that is not too much. A device or
 * a pipe has no end to be read to.
 */
import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'

export type FoundFile = { readonly size: number; readonly modifiedAt: number }

/** Why a file is not read. `unreadable`: also where somebody writes it at the moment. */
export type FileFault =
  | { readonly is: 'absent' | 'folder' | 'noFile' | 'unreadable' }
  | { readonly is: 'tooLarge'; readonly size: number }

export type FileRead = ({ readonly is: 'read'; readonly bytes: Uint8Array } & FoundFile) | FileFault

/** Looks without opening: to open a device may do something, and to open a pipe waits for who writes into it. */
export async function lookAtFile(path: string): Promise<({ readonly is: 'file' } & FoundFile) | FileFault> {
  try {
    return fileOf(await stat(path))
  } catch (error) {
    return faultOf(error)
  }
}

/** Reads a file as a whole. @param mostBytes  a larger one is not opened */
export async function readRegularFile(path: string, mostBytes: number): Promise<FileRead> {
  const looked = await lookAtFile(path)
  if (looked.is !== 'file') return looked
  if (looked.size > mostBytes) return { is: 'tooLarge', size: looked.size }
  try {
    // Should a pipe have taken its place, it is not waited for. Windows has no such flag.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      return await readOpened(file, mostBytes)
    } finally {
      await file.close()
    }
  } catch (error) {
    return faultOf(error)
  }
}

async function readOpened(file: FileHandle, mostBytes: number): Promise<FileRead> {
  const found = fileOf(await file.stat())
  if (found.is !== 'file') return found
  if (found.size > mostBytes) return { is: 'tooLarge', size: found.size }
  const bytes = new Uint8Array(found.size)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  const after = fileOf(await file.stat())
  const isWhole = filled === found.size && after.is === 'file' && after.size === found.size
  // Half of a new version and half of an old one is neither.
  if (!isWhole || after.modifiedAt !== found.modifiedAt) return { is: 'unreadable' }
  return { ...found, is: 'read', bytes }
}

function fileOf(found: Stats): ({ readonly is: 'file' } & FoundFile) | FileFault {
  if (found.isFile()) return { is: 'file', size: found.size, modifiedAt: found.mtimeMs }
  return { is: found.isDirectory() ? 'folder' : 'noFile' }
}

function faultOf(error: unknown): FileFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return { is: code === 'ENOENT' || code === 'ENOTDIR' ? 'absent' : 'unreadable' }
}
