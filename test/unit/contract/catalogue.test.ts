import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import { accountPayload } from '../../../shared/contract/account.ts'

const { leaves, levels } = accountCatalogue

test('the field tree of the account payload is the one the interface documents', () => {
  const documented = readFileSync(new URL('../../fixtures/documented-fields.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(leaves.map(({ path }) => path).sort()).toEqual(documented.sort())
})

test('every field has a label and help that end as they should', () => {
  for (const { path, label, help } of leaves) {
    expect(label, path).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(help, path).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('labels tell the fields of one level apart', () => {
  for (const { path } of levels) {
    const labels = leaves.filter(({ levelPath }) => levelPath === path).map(({ label }) => label)
    expect(new Set(labels).size, path).toBe(labels.length)
  }
})

test('natural keys and selectors name fields that exist', () => {
  for (const { path, naturalKeys, selectorField } of levels) {
    const names = [...naturalKeys.flat(), ...(selectorField === null ? [] : [selectorField])]
    for (const name of names) expect(accountCatalogue.leaf(path === '' ? name : `${path}.${name}`), name).toBeDefined()
  }
})

test('the arrays whose elements the interface does not show are marked and have no fields', () => {
  const opaque = levels.filter(({ isOpaque }) => isOpaque)
  expect(opaque.map(({ name, children }) => [name, children.length])).toEqual([
    ['additional_historical_transactions', 0],
    ['current_statement_transactions', 0],
  ])
})

test('a level knows its parent', () => {
  expect(accountCatalogue.level('supply_addresses[].supply_points[].meters[]')?.parentPath).toBe(
    'supply_addresses[].supply_points[]',
  )
  expect(accountCatalogue.level('customers[]')?.parentPath).toBe('')
})

test('a field without notes does not become part of a catalogue', () => {
  const nameless = z.strictObject({ ...accountPayload.shape, shoe_size: z.string() })
  expect(() => deriveCatalogue(nameless, 'account')).toThrow('shoe_size')
})
