import { expect, test } from 'vitest'
import { isName, shownLevels } from '../../../../../renderer/map/element-choices.tsx'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'
import { targetLevels } from '../../../../../shared/mapping/model/target-label.ts'

test.each([
  ['external_account_number', []],
  ['customers[].email', ['customer']],
  ['supply_addresses[].supply_points[].meters[].serial_number', ['meter']],
  ['supply_addresses[].supply_points[1].meters[].serial_number', ['supply address', 'supply point', 'meter']],
])('of %s one is asked about %o', (target, elements) => {
  expect(shownLevels(targetLevels(accountCatalogue, target)).map(({ level }) => level.element)).toEqual(elements)
})

test.each([
  ['shoe size', true],
  ['a.b', true],
  ['2', false],
  ['', false],
  ['a[0]', false],
])('“%s” can be a name: %s', (text, expected) => {
  expect(isName(text)).toBe(expected)
})
