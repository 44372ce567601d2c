import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRegularFile } from '../../../../electron/workbook/reading/read-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-read-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const isOf = async (path: string, mostBytes = 1000) => (await readRegularFile(path, mostBytes)).is

test('a file is read as a whole, with its size', async () => {
  const path = join(folder, 'a.csv')
  writeFileSync(path, 'a,b')
  expect(await readRegularFile(path, 3)).toMatchObject({ is: 'read', size: 3, bytes: new TextEncoder().encode('a,b') })
})

test('a file of 1.9 GB is refused by its size, without room for any of it', async () => {
  const path = join(folder, 'huge.csv')
  writeFileSync(path, '')
  truncateSync(path, 1.9e9)
  const before = process.memoryUsage().arrayBuffers
  expect(await readRegularFile(path, 300e6)).toEqual({ is: 'tooLarge', size: 1.9e9 })
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6)
})

test('what is not there, and a folder, are told apart', async () => {
  expect(await isOf(join(folder, 'gone.csv'))).toBe('absent')
  expect(await isOf(folder)).toBe('folder')
})

test.skipIf(process.platform === 'win32')('a device and a pipe are neither read nor waited for', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  expect(await isOf('/dev/zero')).toBe('noFile')
  expect(await isOf(pipe)).toBe('noFile')
})
