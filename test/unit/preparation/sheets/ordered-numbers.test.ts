import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OrderedNumbers, positionOf } from '../../../../electron/preparation/ordered-numbers.ts'

const change = fc.record({ number: fc.nat(8), isAdded: fc.boolean(), isAsked: fc.boolean() })

test('numbers stay in order while they come and go, each as long as it was added more often than removed', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const numbers = new OrderedNumbers()
      const counts = new Map<number, number>()
      for (const { number, isAdded, isAsked } of changes) {
        const count = counts.get(number) ?? 0
        if (isAdded) numbers.add(number)
        else numbers.remove(number)
        counts.set(number, Math.max(0, count + (isAdded ? 1 : -1)))
        const expected = [...counts].flatMap(([one, left]) => (left > 0 ? [one] : [])).sort((a, b) => a - b)
        if (isAsked) expect(numbers.ordered).toEqual(expected)
        for (const one of expected) expect(positionOf(expected, one)).toBe(expected.indexOf(one))
      }
    }),
  )
})
