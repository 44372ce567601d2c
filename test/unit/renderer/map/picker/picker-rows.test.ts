import { expect, test } from 'vitest'
import { type FieldBranch, fieldTree, treeRows } from '../../../../../renderer/map/picker/field-tree.ts'
import {
  foundButFilled,
  isOpenAtFirst,
  type PickerList,
  pickerRows,
} from '../../../../../renderer/map/picker/picker-rows.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { fieldPathOf } from '../../../../../shared/mapping/model/field-path.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { waterCatalogue } from '../../../../support/services/water-catalogue.ts'

const list: PickerList = {
  catalogue: accountCatalogue,
  typed: '',
  likely: [],
  recent: [],
  isOffered: () => true,
  isOpen: (branch) => isOpenAtFirst(branch, null),
}
const labels = (change: Partial<PickerList>) =>
  pickerRows({ ...list, ...change }).map(({ node, depth }) => `${' '.repeat(depth - 1)}${node.label}`)

test('the tree begins with the account and its levels, all closed', () => {
  expect(labels({})).toEqual([
    'Account number',
    'Billing address',
    'Extra data',
    'Customers',
    'Notes',
    'Ledgers',
    'Supply addresses',
  ])
})

test('what is chosen now is in sight, with the branches around it open', () => {
  const shown = labels({
    isOpen: (branch) => isOpenAtFirst(branch, 'customers[1].customer_preferences.opted_into_sms'),
  })
  const from = shown.indexOf(' Customer 2')
  const to = shown.findIndex((label, at) => at > from && /^ \S/.test(label))
  const [own, inside] = [/^ {2}\S/, /^ {3}\S/].map((depth) =>
    shown.slice(from, to).flatMap((label) => (depth.test(label) ? [label.trim()] : [])),
  )
  expect(own).toEqual(accountCatalogue.level('customers[]')?.children.map(({ label }) => label))
  expect(inside).toEqual(['Wants updates', 'Wants offers', 'Wants text messages'])
})

test('documented keys stand before the open detail', () => {
  const details = labels({ isOpen: (branch) => isOpenAtFirst(branch, 'customers[].user_details[tax_id].value') })
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

const water: PickerList = { ...list, catalogue: waterCatalogue }

test('what is needed comes first, and what hardly any account has is in a branch of its own that is closed', () => {
  expect(labels(water)).toEqual(['Household no', 'Occupants', 'Premises', say('more_fields')])
  const isOpen = ({ id }: FieldBranch) => ['occupants', 'occupants[]', '…'].includes(id)
  expect(labels({ ...water, isOpen })).toEqual([
    'Household no',
    'Occupants',
    ' Surname',
    ' Forename',
    ' Phone',
    ' Wants paper',
    ' More fields',
    ' Occupant 1',
    ' Occupant 2',
    ' Occupant 3',
    'Premises',
    say('more_fields'),
    ' Opening balance',
    ' Old ref',
    ' Remarks',
    ' Anything',
  ])
})

test('the branch of rare fields is open around one that is chosen, and rare fields are found', () => {
  const shown = labels({ ...water, isOpen: (branch) => isOpenAtFirst(branch, 'old_ref') })
  expect(shown).toContain(' Old ref')
  expect(labels({ ...water, typed: 'old ref' })).toEqual(['Old ref'])
})

test('what is likely and what was chosen last come first, each once', () => {
  const likely = ['customers[1].email']
  expect(labels({ likely, recent: ['customers[1].email', 'notes[].body'] }).slice(0, 5)).toEqual([
    say('likely_for_column'),
    ' Customer 2 · E-mail',
    say('chosen_last'),
    ' Note',
    'Account number',
  ])
})

test('a search lists what it finds and says of what that is, and what is not offered is not found', () => {
  const [first] = pickerRows({ ...list, typed: 'balance' })
  expect(first?.node).toMatchObject({ label: 'Balance', group: 'Ledgers' })
  const isOffered = (target: string) => target !== 'external_account_number'
  expect(labels({ typed: 'account number', isOffered })).not.toContain(' Account number')
})

test('every field but the supplier code is somewhere in the tree, and every line is another', () => {
  const rows = treeRows(fieldTree(accountCatalogue), ({ id }) => !/\[\d+\]/.test(id))
  const targets = rows.flatMap(({ node }) => (node.kind === 'field' ? [node.target] : []))
  const wanted = accountCatalogue.leaves.map(({ path }) => path).filter((path) => path !== 'import_supplier')
  expect([...new Set(targets.map(fieldPathOf))].sort()).toEqual([...wanted].sort())
  expect(new Set(rows.map(({ node }) => node.id)).size).toBe(rows.length)
})

test('a field that a search has found is told where it can’t be chosen, and only then', () => {
  const search = { ...list, typed: 'billing postcode' }
  const isOffered = (target: string) => target !== 'billing_address.postal_code'
  expect(foundButFilled(search)).toBeUndefined()
  expect(foundButFilled({ ...search, isOffered })).toBe('billing_address.postal_code')
  expect(foundButFilled({ ...search, typed: 'no such field', isOffered })).toBeUndefined()
})
