import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh } from '../../../build/fresh-build.ts'

let root: string

const sources = ['electron/main.ts', 'renderer/app.tsx', 'shared/ipc.ts', 'build/vite.config.ts', 'package.json']
const built = ['dist/renderer/index.html', 'dist/main/main.cjs', 'dist/main/browser.cjs', 'dist/preload/preload.cjs']

/** Writes a file, and makes it and the folders above it as old as that. */
function write(path: string, atSeconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
  for (let part = path; part !== '.'; part = dirname(part)) utimesSync(join(root, part), atSeconds, atSeconds)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'migration-desk-build-'))
  for (const path of sources) write(path, 1000)
  for (const path of built) write(path, 2000)
})
afterEach(() => rmSync(root, { recursive: true }))

test('what was built after the last change is fresh', () => {
  expect(isBuildFresh(root)).toBe(true)
})

test.each(sources)('a change in %s makes it stale', (path) => {
  write(path, 3000)
  expect(isBuildFresh(root)).toBe(false)
})

test('a file that was taken away makes it stale, because its folder changed', () => {
  write('shared/old.ts', 1000)
  utimesSync(join(root, 'shared'), 1000, 1000)
  expect(isBuildFresh(root)).toBe(true)
  rmSync(join(root, 'shared/old.ts'))
  expect(isBuildFresh(root)).toBe(false)
})

test.each(built)('without %s there is nothing fresh: the build was broken off', (path) => {
  rmSync(join(root, path))
  expect(isBuildFresh(root)).toBe(false)
})
