import { expect, test } from 'vitest'
import { SelectionStore } from '../../../../renderer/grid/keys/selection-store.ts'

const at = (row: number, column: number) => ({ row, column })

test('one cell alone does not look selected, a range does', () => {
  const store = new SelectionStore()
  store.select({ anchor: at(2, 2), head: at(2, 2) })
  expect(store.isSelected(2, 2)).toBe(false)
  store.select({ anchor: at(2, 2), head: at(3, 1) })
  expect([store.isSelected(2, 1), store.isSelected(3, 2), store.isSelected(4, 2)]).toEqual([true, true, false])
})

test('those who listen hear of every selection until they stop', () => {
  const store = new SelectionStore()
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  store.select({ anchor: at(0, 0), head: at(1, 1) })
  stop()
  store.select({ anchor: at(0, 0), head: at(2, 2) })
  expect([heard, store.range]).toEqual([1, { top: 0, left: 0, bottom: 2, right: 2 }])
})
