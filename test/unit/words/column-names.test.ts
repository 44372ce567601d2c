import { expect, test } from 'vitest'
import { columnNames } from '../../../shared/words/column-names.ts'

test('columns with the same heading, and without one, are told apart in words', () => {
  expect(columnNames(['Name', 'E-mail', ' name', '', 'NAME'])).toEqual([
    'first “Name”',
    '“E-mail”',
    'second “name”',
    'column D without a heading',
    'third “NAME”',
  ])
})
