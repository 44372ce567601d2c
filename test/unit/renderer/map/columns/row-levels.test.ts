import { expect, test } from 'vitest'
import { innermostLevels, rowLevels } from '../../../../../renderer/map/row-levels.ts'
import { accountCatalogue } from '../../../../../shared/catalogue/account-catalogue.ts'

const levelsOf = (...targets: string[]) =>
  rowLevels(accountCatalogue, {
    columns: targets.map((target, index) => ({ column: index + 1, header: 'H', target })),
  })
const elements = (levels: ReturnType<typeof levelsOf>) => levels.map(({ element }) => element)

test('a row speaks of the levels around its fields, and is what is innermost', () => {
  const levels = levelsOf('external_account_number', 'supply_addresses[].supply_points[].meters[].serial_number')
  expect(elements(levels)).toEqual(['account', 'supply address', 'supply point', 'meter'])
  expect(elements(innermostLevels(levels))).toEqual(['meter'])
})

test('a numbered or named element is not what each row is', () => {
  expect(elements(levelsOf('customers[1].email', 'notes[].body'))).toEqual(['account', 'note'])
  expect(elements(innermostLevels(levelsOf('customers[0].email')))).toEqual([])
})
