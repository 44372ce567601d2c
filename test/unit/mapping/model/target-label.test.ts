import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { formatTarget, parseTarget } from '../../../../shared/mapping/model/field-path.ts'
import { targetLabel, withSelector } from '../../../../shared/mapping/model/target-label.ts'

test.each([
  ['external_account_number', 'Account number'],
  ['customers[].email', 'E-mail'],
  ['customers[1].email', 'Customer 2 · E-mail'],
  ['customers[0].user_details[tax_id].value', 'Customer 1 · Tax id'],
  ['customers[].alternative_phone_numbers[1].phone_number', 'Other phone 2 · Other phone'],
  ['nonsense[].field', 'nonsense[].field'],
])('%s is called "%s"', (target, label) => {
  expect(targetLabel(accountCatalogue, target)).toBe(label)
})

test('another selector goes to the level that was named and to no other', () => {
  const target = 'customers[].user_details[tax_id].value'
  expect(withSelector(target, 'customers[]', { by: 'index', index: 1 })).toBe('customers[1].user_details[tax_id].value')
  expect(withSelector(target, 'customers[].user_details[]', { by: 'key', key: 'suffix' })).toBe(
    'customers[].user_details[suffix].value',
  )
})

test.each(['customers[1].user_details[a.b].value', 'metadata[x].value', 'ledgers[].ledger_balance', 'import_supplier'])(
  '%s is read and written back unchanged',
  (target) => {
    expect(formatTarget(parseTarget(target) ?? [])).toBe(target)
  },
)

test.each(['', 'a b', 'customers[', 'customers[]]', '.x', '__proto__[].x y'])('"%s" is no target', (target) => {
  expect(parseTarget(target)).toBeUndefined()
})
