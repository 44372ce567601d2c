import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runtimeDependencies } from '../../../build/packaging/runtime-dependencies.ts'
import { billOfMaterials } from '../../../build/packaging/write-notices.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test('the bill of materials follows from the lock file alone, whatever is installed and however it got there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migration-desk-bill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(root, name), join(folder, name))
  const shipped = runtimeDependencies(root)
  const { components } = JSON.parse(billOfMaterials(folder, shipped)) as {
    components: readonly { readonly name: string; readonly version: string; readonly hashes: readonly object[] }[]
  }
  const named = (packages: readonly { readonly name: string; readonly version: string }[]) =>
    packages.map(({ name, version }) => `${name}@${version}`).toSorted()
  expect(named(components)).toEqual(named(shipped))
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
})
