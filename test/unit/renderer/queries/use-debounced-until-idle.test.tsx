import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedUntilIdle } from '../../../../renderer/queries/use-debounced-until-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function askedOnce() {
  let doneCount = 0
  const { result, unmount } = renderHook(() =>
    useDebouncedUntilIdle(() => {
      doneCount += 1
    }),
  )
  result.current()
  return { ask: result.current, unmount, doneCount: () => doneCount }
}

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const wait = (ms: number) => vi.advanceTimersByTime(ms)

test('what is asked for several times is done once, after a while without keys', () => {
  const { ask, doneCount } = askedOnce()
  wait(200)
  ask()
  wait(200)
  expect(doneCount()).toBe(0)
  wait(200)
  expect(doneCount()).toBe(1)
})

test('every key puts it off', () => {
  const { doneCount } = askedOnce()
  for (const key of ['PageDown', 'Home', 'a']) {
    wait(250)
    press(key)
  }
  wait(250)
  expect(doneCount()).toBe(0)
  wait(50)
  expect(doneCount()).toBe(1)
})

test('who never stops pressing keys sees it done all the same', () => {
  const { doneCount } = askedOnce()
  for (let count = 0; count < 12; count += 1) {
    press('ArrowDown')
    wait(200)
  }
  expect(doneCount()).toBe(1)
})

test('keys alone ask for nothing, and neither does a screen that is gone', () => {
  const { unmount, doneCount } = askedOnce()
  wait(1000)
  press('a')
  wait(1000)
  expect(doneCount()).toBe(1)
  const gone = askedOnce()
  gone.unmount()
  wait(3000)
  expect([gone.doneCount(), doneCount()]).toEqual([0, 1])
  unmount()
})
