/** Where the place of a cell stands beside a sentence, the sentence doesn't say it again. */
import { expect, test } from 'vitest'
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { inCell, withoutPlace } from '../../../shared/words/cell-words.ts'

const cell = { sheet: 'People', row: 4, column: 5, header: 'Mobile' }
const { sheet: _, ...here } = cell

test.each([
  [`${inCell(here)}: “x” is no phone number.`, '“x” is no phone number.'],
  [`${inCell(cell)}: the meter is twice.`, 'The meter is twice.'],
  [`${inCell(here)} has “x”, but row 5 has “y”.`, 'This cell has “x”, but row 5 has “y”.'],
  ['Row 4 has no account number.', 'This row has no account number.'],
  ['Row 42 has no account number.', 'Row 42 has no account number.'],
  ['Row 4, column F (“Born”): “x” is no date.', 'Row 4, column F (“Born”): “x” is no date.'],
])('“%s” is said as “%s”', (message, said) => {
  expect(withoutPlace(message, cell)).toBe(said)
})

test('what our wording begins with is known', () => {
  const { message } = issue('value_not_shown_for_kind', {
    ...{ cell: here, element: 'the meter', field: 'Voltage', kind: 'gas meter', kinds: ['electricity'] },
  } as never)
  expect(withoutPlace(sayMessage(message), cell)).toMatch(/^The meter is a gas meter/)
})
