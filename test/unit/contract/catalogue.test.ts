import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import { accountPayload } from '../../../shared/contract/account.ts'
import {
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../../../shared/contract/additions.ts'

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

test.each([
  ['notes', notesPayload],
  ['transactions', transactionsPayload],
  ['statements', statementsPayload],
  ['payment instruction', paymentInstructionPayload],
])('the fields of the %s payload are explained too', (element, payload) => {
  const { leaves: added } = deriveCatalogue(payload, element, 'v1 additions to an imported account')
  expect(added.length).toBeGreaterThan(4)
  for (const { path, label, help } of added) expect([label, help], path).not.toContain('')
})

test('every field names the part of the interface it comes from', () => {
  const sections = new Set(leaves.map(({ section }) => section))
  expect([...sections].sort()).toEqual([
    'Address',
    'Customer',
    'General payload rules',
    'Ledger',
    'Ledger transaction',
    'Metadata',
    'Meter',
    'Note',
    'Register',
    'Supply address',
    'Supply point',
  ])
  expect(accountCatalogue.leaf('ledgers[].historical_billing_documents[].issued_date')?.section).toBe('Ledger')
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
  expect(() => deriveCatalogue(nameless, 'account', 'Account import payload')).toThrow('shoe_size')
})
