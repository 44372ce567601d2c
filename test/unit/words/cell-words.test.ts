/** Where the place of a cell stands beside a sentence, the sentence doesn’t say it again. */
import { expect, test } from 'vitest'
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'

const cell = { row: 4, column: 5, header: 'Mobile' }
const { message } = issue('value_not_shown_for_kind', {
  ...{ cell, element: 'the meter', field: 'Voltage', kind: 'gas meter', kinds: ['electricity'] },
})

test('a sentence begins with its place where nothing stands beside it', () => {
  expect(sayMessage(message)).toMatch(/^Row 4, column E \(“Mobile”\): the meter is of the type gas meter/)
})

test('beside its cell it begins with what is wrong', () => {
  expect(sayMessage(message, 'cell')).toMatch(/^The meter is of the type gas meter/)
})

test.each(['map', 'column'] as const)('in Map (%s) a sentence does not send there', (beside) => {
  const { message } = issue('time_zone_open', { column: 5, header: 'Mobile' })
  expect(sayMessage(message)).toMatch(/say so in Map\.$/)
  expect(sayMessage(message, beside)).toMatch(/say so here\.$/)
})

test('in Map what others wrote stays as it is', () => {
  const { message } = issue('time_zone_open', { column: 5, header: 'Seen in Maple Road' })
  expect(sayMessage(message, 'map')).toMatch(/“Seen in Maple Road”.*say so here\.$/)
})
