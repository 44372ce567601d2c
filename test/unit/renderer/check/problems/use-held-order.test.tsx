import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHeldOrder } from '../../../../../renderer/check/problems/use-held-order.ts'
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
  const { result, rerender } = renderHook((groups: readonly ProblemGroup[]) => useHeldOrder(groups), {
    initialProps: [kind('phones', 9), kind('dates', 4), kind('names', 3), kind('hints', 7, 'info')],
  })
  const listed = () => result.current.map(({ code, count }) => `${code} ${count}`)
  rerender([kind('dates', 4), kind('phones', 1), kind('hints', 7, 'info')])
  expect(listed()).toEqual(['phones 1', 'dates 4', 'hints 7'])
  rerender([kind('towns', 8), kind('names', 5), kind('dates', 4), kind('hints', 7, 'info')])
  expect(listed()).toEqual(['dates 4', 'names 5', 'towns 8', 'hints 7'])
  rerender([kind('phones', 2), kind('towns', 1)])
  expect(listed()).toEqual(['phones 2', 'towns 1'])
})
