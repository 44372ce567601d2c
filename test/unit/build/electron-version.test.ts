import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): { readonly version: string; readonly devDependencies: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

test('one exact version of Electron is named, and it is the one that is installed, imitated in tests and shipped', () => {
  const named = read('package.json').devDependencies.electron
  expect(named).toMatch(/^\d+\.\d+\.\d+$/)
  expect(read('node_modules/electron/package.json').version).toBe(named)
  expect(readFileSync(new URL('../../host/run.ts', import.meta.url), 'utf8')).toContain(`electron: '${named}'`)
})
