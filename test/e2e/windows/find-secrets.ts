/** Looks for secrets wherever an application may leave them: as they are, and in the ways programs write them down. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'

/** What was found in each place, one character for each byte. */
export type Places = Readonly<Record<string, readonly string[]>>

/** @returns the places, in alphabetical order, where one of the secrets is */
export function placesWith(secrets: readonly string[], places: Places): readonly string[] {
  const written = secrets.flatMap(waysToWrite)
  return Object.entries(places)
    .filter(([, texts]) => texts.some((text) => written.some((secret) => text.includes(secret))))
    .map(([place]) => place)
    .sort()
}

function waysToWrite(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  // Of Base64 the middle alone stays the same wherever in a longer text the secret begins.
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, -4),
  )
  return [
    secret,
    Buffer.from(secret, 'utf16le').toString('latin1'),
    encodeURIComponent(secret),
    bytes.toString('hex'),
    ...inBase64,
  ]
}

export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))

/** What is in a file that is packed, as .zip and .xlsx are; any other as it is. */
export function unpacked(file: Uint8Array): readonly string[] {
  const isPacked = file[0] === 0x50 && file[1] === 0x4b
  return (isPacked ? Object.values(unzipSync(file)) : [file]).map((bytes) => Buffer.from(bytes).toString('latin1'))
}

/** Everything that lives in the page: strings of programs, of the document and of its inputs. */
export async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return parts.join('')
}
