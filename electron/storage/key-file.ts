/**
 * The data key in a file beside the data, readable by its owner only: where there is no keychain and nobody who could be asked for
 * a passphrase (the command line). It keeps the data from whoever gets hold of the database alone, such as of a backup of it.
 */
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
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

/** @returns the key that is in the file now: another start may have been first */
export function keepInKeyFile(home: string, key: Uint8Array): Uint8Array | null {
  try {
    const file = openSync(keyFilePath(home), 'wx', 0o600)
    try {
      writeSync(file, `${Buffer.from(key).toString('base64url')}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    return key
  } catch {
    return readKeyFile(home)
  }
}

export const removeKeyFile = (home: string): void => rmSync(keyFilePath(home), { force: true })
