import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provide } from '../../../build/system-packages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-packages-'))
  vi.stubEnv('PATH', folder)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const there = { isThere: () => true, debianPackage: 'bash' }
const missing = { isThere: () => false, debianPackage: 'gnome-keyring' }

/** An apt-get that writes down what it was asked, and answers with a code. */
function addAptGet(code: number): void {
  const file = join(folder, 'apt-get')
  writeFileSync(file, `#!/bin/sh\necho "$@" >> '${join(folder, 'asked')}'\nexit ${code}\n`)
  chmodSync(file, 0o755)
}
const asked = () => readFileSync(join(folder, 'asked'), 'utf8')

test('where nothing is missing nothing is installed', () => {
  expect(provide([there])).toBeUndefined()
})

test('root on Debian installs what is missing, and only that', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  addAptGet(0)
  expect(provide([there, missing])).toBeUndefined()
  expect(asked()).toBe('-qq update\n-qq install --yes --no-install-recommends gnome-keyring\n')
})

test('an installation that fails is said, with the packages and what to do', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  addAptGet(100)
  expect(provide([missing])).toBe(
    'The packages gnome-keyring could not be installed; what apt-get said stands above. Install them (apt-get install --no-install-recommends gnome-keyring), and try again.',
  )
})

test.each([
  ['another user than root', 1000, true],
  ['another system than Debian', 0, false],
])('%s is told what to install, and nothing is tried', (_who, user, hasAptGet) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user)
  if (hasAptGet) addAptGet(0)
  expect(provide([there, missing])).toBe(
    'What is missing here is in these packages of Debian: gnome-keyring. Install them (there: apt-get install --no-install-recommends gnome-keyring), and try again.',
  )
  expect(asked).toThrow('ENOENT')
})
