import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStandInProven, noteStandInProven } from '../../../build/testing/stand-in-proof.ts'

let root: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'migration-desk-stand-in-'))
  write('test/host/run.ts', 'run()')
  write('test/host/fidelity/one.spec.ts', 'test()')
  write('build/playwright.config.ts', '')
  write('build/electron-runtime.ts', '')
  write('node_modules/electron/package.json', '{"version":"45.0.0"}')
  write('node_modules/playwright/package.json', '{"version":"1.0.0"}')
  noteStandInProven(root)
})
afterEach(() => rmSync(root, { recursive: true }))

test('what has passed is proven, also where only words about it change', () => {
  expect(isStandInProven(root)).toBe(true)
  write('test/host/README.md', 'How it is made')
  expect(isStandInProven(root)).toBe(true)
})

test.each([
  ['test/host/run.ts', 'run(1)'],
  ['test/host/fidelity/one.spec.ts', 'test(1)'],
  ['test/host/windows/new.ts', ''],
  ['node_modules/electron/package.json', '{"version":"46.0.0"}'],
  ['node_modules/playwright/package.json', '{"version":"2.0.0"}'],
  ['build/playwright.config.ts', 'other'],
])('a change in %s is to be proven', (path, text) => {
  write(path, text)
  expect(isStandInProven(root)).toBe(false)
})

test('what was never proven, or has a damaged record, is to be proven', () => {
  write('test/host/fidelity/proven.json', 'broken')
  expect(isStandInProven(root)).toBe(false)
  rmSync(join(root, 'test/host/fidelity/proven.json'))
  expect(isStandInProven(root)).toBe(false)
})
