import { expect, test } from 'vitest'
import { fieldTree, treeRows } from '../../../../renderer/map/picker/field-tree.ts'
import { isOpenAtFirst, type PickerList, pickerRows } from '../../../../renderer/map/picker/picker-rows.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { fieldPathOf } from '../../../../shared/mapping/model/field-path.ts'

const list: PickerList = {
  catalogue: accountCatalogue,
  typed: '',
  likely: [],
  recent: [],
  isOffered: () => true,
  isOpen: (id) => isOpenAtFirst(id, null),
}
const labels = (change: Partial<PickerList>) =>
  pickerRows({ ...list, ...change }).map(({ node, depth }) => `${' '.repeat(depth - 1)}${node.label}`)

test('the tree begins with the account and its levels, all closed', () => {
  expect(labels({})).toEqual([
    'Account number',
    'Billing address',
    'Metadata',
    'Customers',
    'Notes',
    'Ledgers',
    'Supply addresses',
  ])
})

test('what is chosen now is in sight, with the branches around it open', () => {
  const shown = labels({ isOpen: (id) => isOpenAtFirst(id, 'customers[1].customer_preferences.opted_into_sms') })
  const from = shown.indexOf(' Customer 2')
  expect(shown.slice(from, from + 11)).toEqual([
    ' Customer 2',
    '  First name',
    '  Last name',
    '  E-mail',
    '  Mobile phone',
    '  Landline phone',
    '  Date of birth',
    '  Other phones',
    '  Preferences',
    '   Wants updates',
    '   Wants offers',
  ])
})

test('documented keys stand before the open detail', () => {
  const details = labels({ isOpen: (id) => isOpenAtFirst(id, 'customers[].user_details[tax_id].value') })
  const from = details.findIndex((label) => label.trim() === 'Customer details')
  expect(details.slice(from + 1, from + 10).map((label) => label.trim())).toEqual([
    'External user id',
    'Middle name',
    'Suffix',
    'Tax id',
    'Driver license number',
    'Driver license state',
    'Credit bureau pin id',
    'Detail name',
    'Detail',
  ])
})

test('what is likely and what was chosen last come first, each once', () => {
  const likely = ['customers[1].email']
  expect(labels({ likely, recent: ['customers[1].email', 'notes[].body'] }).slice(0, 5)).toEqual([
    'Likely for this column',
    ' Customer 2 · E-mail',
    'Chosen last',
    ' Note',
    'Account number',
  ])
})

test('a search shows what it finds below its level, and what is not offered is not found', () => {
  expect(labels({ typed: 'balance' }).slice(0, 2)).toEqual(['Ledgers', ' Balance'])
  const isOffered = (target: string) => target !== 'external_account_number'
  expect(labels({ typed: 'account number', isOffered })).not.toContain(' Account number')
})

test('every field but the supplier code is somewhere in the tree, and every line is another', () => {
  const rows = treeRows(fieldTree(accountCatalogue), (id) => !/\[\d+\]/.test(id))
  const targets = rows.flatMap(({ node }) => (node.kind === 'field' ? [node.target] : []))
  const wanted = accountCatalogue.leaves.map(({ path }) => path).filter((path) => path !== 'import_supplier')
  expect([...new Set(targets.map(fieldPathOf))].sort()).toEqual([...wanted].sort())
  expect(new Set(rows.map(({ node }) => node.id)).size).toBe(rows.length)
})
