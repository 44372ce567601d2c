import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isPermitted } from '../../../build/packaging/licences.ts'
import { runtimeDependencies } from '../../../build/packaging/runtime-dependencies.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test('everything that is shipped is under a licence that permits it', () => {
  const refused = runtimeDependencies(root).filter(({ licence }) => !isPermitted(licence))
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  [null, false],
])('the licence %s is permitted: %s', (licence, expected) => {
  expect(isPermitted(licence)).toBe(expected)
})

test('the README of packaging says of every package that the application uses why it is there', () => {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<string, Record<string, string>>
  const used = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  const explained = readFileSync(`${root}build/packaging/README.md`, 'utf8')
  expect(used.filter((name) => !explained.includes(`| \`${name}\` |`))).toEqual([])
})
