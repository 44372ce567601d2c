/**
 * The data key in a file beside the data, readable by its owner only: where there is no keychain and nobody who could be asked for
 * a passphrase (the command line). It keeps the data from whoever gets hold of the database alone, such as of a backup of it.
 */
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'
import { dataKeyBytes } from './sealing.ts'

const keyFileName = 'data.key'

const keyFilePath = (home: string): string => join(home, keyFileName)

/** @returns `null` where there is none, or it is damaged */
export function readKeyFile(home: string): Uint8Array | null {
  try {
    const key = Buffer.from(readFileSync(keyFilePath(home), 'utf8').trim(), 'base64url')
    return key.length === dataKeyBytes ? key : null
  } catch {
    return null
  }
}

/**
 * Belongs into a transaction of the vault that is not there yet, so that one start at a time is at it. The file is there whole or not
 * at all, whatever ends this; one that is empty or cut short opens nothing, and makes way.
 * @returns the key that is in the file now: another start may have been first; `null` where none can be kept
 */
export function keepInKeyFile(home: string, key: Uint8Array): Uint8Array | null {
  const kept = readKeyFile(home)
  if (kept !== null) return kept
  const path = keyFilePath(home)
  const line = `${Buffer.from(key).toString('base64url')}\n`
  try {
    const there = statSync(path, { throwIfNoEntry: false })
    // Not ours to replace: it can't be read, or holds something else.
    if (there !== undefined && there.size >= line.length - 1) return null
    replaceFile(path, Buffer.from(line))
    return key
  } catch {
    return null
  }
}

/** @returns whether there is none any more */
export function removeKeyFile(home: string): boolean {
  try {
    rmSync(keyFilePath(home), { force: true })
    return true
  } catch {
    return false
  }
}
