import fc from 'fast-check'
import { expect, test } from 'vitest'
import { progressPoints } from '../../../electron/desk/progress-points.ts'
import { type ImportState, importState, notSent } from '../../../shared/ipc.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString()
const inState = (state: ImportState['state'], second: number | null) => ({
  import: { ...notSent, state, changedAt: second === null ? null : at(second) },
})

test('each account counts from the moment it came to its end', () => {
  const accounts = [
    inState('finished', 3),
    inState('refused', 1),
    inState('accepted', 0),
    inState('finished', 2),
    inState('notSent', null),
  ]
  expect(progressPoints(accounts)).toEqual([
    { at: at(1), created: 0, failed: 1 },
    { at: at(2), created: 1, failed: 1 },
    { at: at(3), created: 2, failed: 1 },
  ])
})

test('however many there are, the points stay few, in order, and end with the counts of now', () => {
  const anyAccount = fc.tuple(fc.constantFrom(...importState.shape.state.options), fc.nat(5000))
  fc.assert(
    fc.property(fc.array(anyAccount, { maxLength: 900 }), (drawn) => {
      const accounts = drawn.map(([state, second]) => inState(state, second))
      const points = progressPoints(accounts)
      expect(points.length).toBeLessThanOrEqual(201)
      expect(points).toEqual(points.toSorted((one, other) => one.at.localeCompare(other.at)))
      const count = (...states: readonly ImportState['state'][]) =>
        drawn.filter(([state]) => states.includes(state)).length
      const last = points.at(-1) ?? { created: 0, failed: 0 }
      expect([last.created, last.failed]).toEqual([count('finished'), count('refused', 'failed')])
    }),
  )
})
