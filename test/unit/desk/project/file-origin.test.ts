import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookAtSource, readOrigin } from '../../../../electron/desk/project/file-origin.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-origin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a device that a window names is no file to come back to', async ({ skip }) => {
  skip(process.platform === 'win32', 'devices have no path on Windows')
  expect(await readOrigin('/dev/null', new Uint8Array())).toBeNull()
})

test('a file that has grown far too large is not read to see whether it is the same', async () => {
  const path = join(folder, 'a.csv')
  writeFileSync(path, 'a,b')
  const origin = await readOrigin(path, new TextEncoder().encode('a,b'))
  expect(origin).toMatchObject({ path, size: 3 })
  truncateSync(path, 1.9e9)
  const before = process.memoryUsage().arrayBuffers
  expect([
    origin && (await lookAtSource(origin, async () => undefined)).is,
    await readOrigin(path, new Uint8Array(3)),
  ]).toEqual(['gone', null])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6)
})
