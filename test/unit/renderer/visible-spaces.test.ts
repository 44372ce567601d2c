import { expect, test } from 'vitest'
import { partsOf } from '../../../renderer/components/said/visible-spaces.tsx'

test.each([
  ['Ana Lee', ['Ana Lee']],
  [' Ana', ['[ ]', 'Ana']],
  ['Ana  Lee ', ['Ana', '[  ]', 'Lee', '[ ]']],
  ['   ', ['[   ]']],
  ['', ['']],
])('of “%s” the blanks that lead, trail or come in a row are told apart', (text, expected) => {
  expect(partsOf(text).map(({ part, isOdd }) => (isOdd ? `[${part}]` : part))).toEqual(expected)
})
