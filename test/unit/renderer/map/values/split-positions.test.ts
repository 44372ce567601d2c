import { expect, test } from 'vitest'
import { readPositions } from '../../../../../renderer/map/values/cut/split-editor.tsx'

test.each([
  ['3', [3]],
  ['3, 7', [3, 7]],
  ['2 4 ; 6', [2, 4, 6]],
])('“%s” is read as positions', (typed, positions) => {
  expect(readPositions(typed)).toEqual(positions)
})

test.each(['', '0', '7, 3', '3, 3', 'x', '1,2,3,4,5,6', '3.5'])('“%s” is none', (typed) => {
  expect(readPositions(typed)).toBeNull()
})
