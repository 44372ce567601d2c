import { expect, it } from 'vitest'
import { HeldOrder } from '../../../../../renderer/check/problems/held-order.ts'
import type { ProblemGroup } from '../../../../../shared/ipc.ts'
import type { IssueLevel } from '../../../../../shared/result.ts'

const kind = (code: string, count: number, level: IssueLevel = 'error'): ProblemGroup => ({
  code,
  level,
  title: { key: 'no_problems_found', facts: {} },
  advice: { key: 'no_problems_found', facts: {} },
  leadsToMap: false,
  count,
  first: [],
  columns: [],
  unfilledCount: 0,
  fixCount: 0,
})

it('keeps kinds where they were as their counts change, comes back to their places, and puts new ones behind their level', () => {
  const order = new HeldOrder()
  const listed = (...groups: readonly ProblemGroup[]) => order.of(groups).map(({ code, count }) => `${code} ${count}`)
  const hints = kind('hints', 7, 'info')
  listed(kind('phones', 9), kind('dates', 4), kind('names', 3), hints)
  expect(listed(kind('dates', 4), kind('phones', 1), hints)).toEqual(['phones 1', 'dates 4', 'hints 7'])
  expect(listed(kind('towns', 8), kind('names', 5), kind('dates', 4), hints)).toEqual([
    ...['dates 4', 'names 5', 'towns 8'],
    'hints 7',
  ])
  expect(listed(kind('towns', 9), kind('phones', 2))).toEqual(['phones 2', 'towns 9'])
})
