import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampSelection,
  isInRange,
  landingOf,
  moveFor,
  type Position,
  rangeOf,
} from '../../../../renderer/grid/keys/cell-range.ts'

const size = { rowCount: 10, columnCount: 5 }
const at = (row: number, column: number): Position => ({ row, column })

test('a range is the same whichever corner it was begun at', () => {
  const expected = { top: 1, left: 2, bottom: 4, right: 3 }
  expect(rangeOf({ anchor: at(1, 2), head: at(4, 3) })).toEqual(expected)
  expect(rangeOf({ anchor: at(4, 2), head: at(1, 3) })).toEqual(expected)
})

test('a range holds both its ends and nothing beside them', () => {
  const range = rangeOf({ anchor: at(1, 2), head: at(2, 3) })
  const inside = [0, 1, 2, 3].flatMap((row) =>
    [1, 2, 3, 4].filter((column) => isInRange(range, row, column)).map((column) => `${row}:${column}`),
  )
  expect(inside).toEqual(['1:2', '1:3', '2:2', '2:3'])
})

test.each<[string, boolean, Position, Position | null]>([
  ['ArrowUp', false, at(3, 2), at(2, 2)],
  ['ArrowUp', false, at(0, 2), at(0, 2)],
  ['ArrowDown', true, at(3, 2), at(9, 2)],
  ['ArrowLeft', true, at(3, 2), at(3, 0)],
  ['ArrowRight', false, at(3, 4), at(3, 4)],
  ['Home', false, at(3, 2), at(3, 0)],
  ['Home', true, at(3, 2), at(0, 0)],
  ['End', false, at(3, 2), at(3, 4)],
  ['End', true, at(3, 2), at(9, 4)],
  ['PageDown', false, at(3, 2), at(7, 2)],
  ['PageDown', false, at(8, 2), at(9, 2)],
  ['PageUp', false, at(3, 2), at(0, 2)],
  ['a', false, at(3, 2), null],
])('%s (Control held: %s) from %o goes to %o', (key, isControlHeld, from, to) => {
  expect(moveFor(key, isControlHeld, from, size, 4)).toEqual(to)
})

test('no key leads out of the sheet', () => {
  const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')
  const from = fc.record({ row: fc.integer({ min: 0, max: 9 }), column: fc.integer({ min: 0, max: 4 }) })
  fc.assert(
    fc.property(key, fc.boolean(), from, (pressed, isControlHeld, position) => {
      const moved = moveFor(pressed, isControlHeld, position, size, 4)
      expect(moved && moved.row >= 0 && moved.row < 10 && moved.column >= 0 && moved.column < 5).toBe(true)
    }),
  )
})

test('a selection is drawn in when rows have gone', () => {
  const selection = clampSelection({ anchor: at(3, 1), head: at(8, 4) }, { rowCount: 5, columnCount: 5 })
  expect(selection).toEqual({ anchor: at(3, 1), head: at(4, 4) })
})

const oneCell = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column })

test.each([
  ['one cell fills a larger selection', [['x']], { top: 1, left: 1, bottom: 3, right: 2 }, [1, 1, 3, 2]],
  ['a block lands whole on one cell', [['a', 'b'], ['c']], oneCell(1, 1), [1, 1, 2, 2]],
  ['a block is repeated as often as it fits', [['a'], ['b']], { top: 0, left: 0, bottom: 3, right: 0 }, [0, 0, 3, 0]],
  ['and no half of it', [['a'], ['b']], { top: 0, left: 0, bottom: 2, right: 0 }, [0, 0, 1, 0]],
  [
    'what goes beyond the edge is cut off',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    oneCell(9, 4),
    [9, 4, 9, 4],
  ],
])('%s', (_title, block, range, [top, left, bottom, right]) => {
  expect(landingOf(block, range, size)).toEqual({ top, left, bottom, right })
})
