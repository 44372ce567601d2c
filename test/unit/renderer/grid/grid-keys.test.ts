import { expect, test } from 'vitest'
import type { Position } from '../../../../renderer/grid/keys/cell-range.ts'
import { actionFor, type GridAction, stepAfterTyping } from '../../../../renderer/grid/keys/grid-keys.ts'
import { keyGroups } from '../../../../renderer/grid/keys/key-help.ts'

const at = (row: number, column: number): Position => ({ row, column })
const place = { active: at(3, 2), head: at(5, 3), size: { rowCount: 10, columnCount: 5 }, rowsShown: 4 }

/** "Shift+Control+End" */
const pressed = (name: string) => {
  const keys = name.split('+')
  const key = keys.at(-1) ?? ''
  return {
    key: key === 'Space' ? ' ' : key,
    shiftKey: keys.includes('Shift'),
    ctrlKey: keys.includes('Control'),
    metaKey: keys.includes('Meta'),
    altKey: keys.includes('Alt'),
  }
}

test.each<[string, GridAction]>([
  ['ArrowDown', { kind: 'step' }],
  ['PageDown', { kind: 'step' }],
  ['Home', { kind: 'move', to: at(3, 0) }],
  ['Control+End', { kind: 'move', to: at(9, 4) }],
  ['Meta+ArrowUp', { kind: 'move', to: at(0, 2) }],
  ['Shift+ArrowUp', { kind: 'extend', to: at(4, 3) }],
  ['Shift+Control+ArrowDown', { kind: 'extend', to: at(9, 3) }],
  ['Shift+PageUp', { kind: 'extend', to: at(1, 3) }],
  ['Control+a', { kind: 'select', selection: { anchor: at(0, 0), head: at(9, 4) } }],
  ['Shift+Space', { kind: 'select', selection: { anchor: at(3, 0), head: at(3, 4) } }],
  ['Escape', { kind: 'select', selection: { anchor: at(3, 2), head: at(3, 2) } }],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  ['F2', { kind: 'open' }],
  ['Enter', { kind: 'open' }],
  ['x', { kind: 'type' }],
  ['Space', { kind: 'type' }],
  ['Control+Space', { kind: 'select', selection: { anchor: at(0, 2), head: at(9, 2) } }],
  ['Control+d', { kind: 'fillDown' }],
  ['Control+.', { kind: 'useSuggestion' }],
  ['Alt+ArrowDown', { kind: 'open', isChoosing: true }],
  ['Alt+ArrowRight', { kind: 'widen', by: 1 }],
  ['Alt+ArrowLeft', { kind: 'widen', by: -1 }],
  ['Alt+Shift+ArrowRight', { kind: 'fitWidth' }],
  ['Control+v', { kind: 'other' }],
  ['Control+z', { kind: 'other' }],
])('%s means %o', (name, action) => {
  expect(actionFor(pressed(name), place)).toEqual(action)
})

test.each([
  ['Enter', 'opening', at(1, 0)],
  ['Shift+Enter', 'typing', at(-1, 0)],
  ['ArrowLeft', 'typing', at(0, -1)],
  ['ArrowLeft', 'opening', null],
  ['ArrowDown', 'choosing', null],
  ['Shift+ArrowLeft', 'typing', null],
  ['a', 'typing', null],
  ['Tab', 'typing', null],
] as const)('%s ends the typing (begun by %s) towards %o', (name, start, step) => {
  expect(stepAfterTyping(pressed(name), start)).toEqual(step)
})

const helped = keyGroups
  .flatMap(({ keys }) => keys)
  .flatMap(({ keys, does, action }) => (action === undefined ? [] : keys.map((key) => [key, does, action] as const)))

test.each(helped)('the list of keys says truly that %s does: %s', (keys, _does, action) => {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const press = {
    key,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    altKey: parts.includes('Alt'),
  }
  expect(actionFor(press, place).kind).toBe(action)
})
