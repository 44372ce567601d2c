import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ending, endingsOf, Progress } from '../../../../electron/desk/status/progress-points.ts'
import { type AccountRecord, phases } from '../../../../electron/storage/journal/journal-record.ts'

const at = (second: number) => Date.UTC(2026, 10, 21, 12, 0, second)
const iso = (second: number) => new Date(at(second)).toISOString()
const past = (phase: AccountRecord['phase'], changed: number | null, ...setbacks: readonly number[]) => ({
  phase,
  changedAt: changed === null ? null : at(changed),
  setbacks: setbacks.map(at),
})

function pointsOf(records: readonly ReturnType<typeof past>[]) {
  const progress = new Progress()
  for (const record of records) progress.put(endingsOf(record), [])
  return progress.points()
}

test('each account counts from the moment it came to its end, and its refusals stay where they were once it is mended', () => {
  const records = [past('finished', 3, 1), past('accepted', 0), past('finished', 2), past('notSent', null)]
  expect(pointsOf(records)).toEqual([
    { at: iso(1), created: 0, failed: 1 },
    { at: iso(2), created: 1, failed: 1 },
    { at: iso(3), created: 2, failed: 1 },
  ])
})

test('however many there are, the points stay few, in order, and end with the counts of now', () => {
  const anyRecord = fc.tuple(fc.constantFrom(...phases), fc.nat(5000), fc.array(fc.nat(5000), { maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 400 }), (drawn) => {
      const points = pointsOf(drawn.map(([phase, changed, setbacks]) => past(phase, changed, ...setbacks)))
      expect(points.length).toBeLessThanOrEqual(201)
      expect(points).toEqual(points.toSorted((one, other) => one.at.localeCompare(other.at)))
      const last = points.at(-1) ?? { created: 0, failed: 0 }
      expect(last).toMatchObject({
        created: drawn.filter(([phase]) => phase === 'finished').length,
        failed: drawn.reduce((sum, [, , setbacks]) => sum + setbacks.length, 0),
      })
    }),
  )
})

test('whatever comes, grows, is corrected and goes, the points are those of what is left', () => {
  const ending = fc.record({ at: fc.nat(50), isCreated: fc.boolean() })
  const put = fc.tuple(fc.nat(5), fc.array(ending, { maxLength: 3 }), fc.boolean())
  fc.assert(
    fc.property(fc.array(put, { maxLength: 30 }), (puts) => {
      const progress = new Progress()
      const kept = new Map<number, readonly Ending[]>()
      for (const [account, endings, isMore] of puts) {
        const before = kept.get(account) ?? []
        const now = isMore ? [...before, ...endings] : endings
        if (now.length === 0) progress.drop(before)
        else progress.put(now, before)
        kept.set(account, now)
        const all = [...kept.values()].flat()
        const points = progress.points()
        expect(points.map(({ at }) => Date.parse(at))).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b))
        const created = all.filter(({ isCreated }) => isCreated).length
        if (all.length > 0) expect(points.at(-1)).toMatchObject({ created, failed: all.length - created })
      }
    }),
  )
})
