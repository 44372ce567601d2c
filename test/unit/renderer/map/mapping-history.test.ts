import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noHistory, remember, stepBack, stepForward } from '../../../../renderer/map/mapping-history.ts'
import type { Mapping } from '../../../../shared/mapping/mapping.ts'

const mappingOf = (number: number): Mapping => ({
  version: 1,
  sheets: [],
  constants: [{ target: 'notes[].body', value: String(number) }],
  defaults: {},
})

test('undo and redo lead through the very same mappings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      const all = Array.from({ length: count + 1 }, (_, index) => mappingOf(index))
      let history = noHistory
      for (const mapping of all.slice(0, -1)) history = remember(history, mapping, null)
      let present = all.at(-1) as Mapping
      for (const expected of all.slice(0, -1).reverse()) {
        const step = stepBack(history, present)
        expect(step?.mapping).toBe(expected)
        ;({ history, mapping: present } = step as NonNullable<typeof step>)
      }
      expect(stepBack(history, present)).toBeNull()
      for (const expected of all.slice(1)) {
        const step = stepForward(history, present)
        expect(step?.mapping).toBe(expected)
        ;({ history, mapping: present } = step as NonNullable<typeof step>)
      }
      expect(stepForward(history, present)).toBeNull()
    }),
  )
})

test('letters that are typed one after the other are one change, until another one comes between', () => {
  const typed = ['prefix', 'prefix', 'zeros', 'prefix'].reduce(
    (history, topic, index) => remember(history, mappingOf(index), topic),
    noHistory,
  )
  expect(typed.before.map(({ constants }) => constants[0]?.value)).toEqual(['0', '2', '3'])
})

test('what was undone is gone after another change', () => {
  const undone = stepBack(remember(noHistory, mappingOf(0), null), mappingOf(1))
  expect(remember(undone?.history ?? noHistory, mappingOf(0), null).after).toEqual([])
})
