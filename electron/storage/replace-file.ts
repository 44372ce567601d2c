/** Puts a small file in its place: whole and on the disk, or as it was before, whatever ends this. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Readable by its owner only. */
export function replaceFile(path: string, bytes: Uint8Array): void {
  const beside = `${path}.new`
  rmSync(beside, { force: true })
  const file = openSync(beside, 'wx', 0o600)
  try {
    writeSync(file, bytes)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(beside, path)
  flushFolder(dirname(path))
}

/** A new name is on the disk when its folder is. Windows does that by itself, and opens no folders. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
