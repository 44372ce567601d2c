import { expect, test } from 'vitest'
import { fieldChoices, targetOfChoice } from '../../../../../renderer/map/picker/field-choices.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { fieldPathOf } from '../../../../../shared/mapping/model/field-path.ts'

const choices = fieldChoices(accountCatalogue)

test('every field but the supplier code can be picked, and nothing that is no field', () => {
  const paths = new Set(choices.map(({ value }) => fieldPathOf(value)))
  const wanted = accountCatalogue.leaves.map(({ path }) => path).filter((path) => path !== 'import_supplier')
  expect([...paths].sort()).toEqual([...wanted].sort())
})

test('no two choices have one value', () => {
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
})

test('documented customer details are offered by name', () => {
  const details = choices.filter(({ group }) => group === 'Customer details').map(({ label }) => label)
  expect(details).toContain('Tax id')
})

test.each([
  ['customers[].email', 'customers[1].mobile', 'customers[1].email'],
  ['customers[].user_details[tax_id].value', 'customers[1].email', 'customers[1].user_details[tax_id].value'],
  ['ledgers[].ledger_balance', 'customers[1].email', 'ledgers[].ledger_balance'],
  ['customers[].email', null, 'customers[].email'],
])('picking %s where %s was gives %s', (choice, old, target) => {
  expect(targetOfChoice(choice, old)).toBe(target)
})
