import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWindows } from '../../../../electron/browser/window-watch.ts'

const minute = 60_000
let gone: number

beforeEach(() => {
  vi.useFakeTimers()
  gone = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const watch = () =>
  watchWindows(minute, () => {
    gone += 1
  })

test('a window that is gone for long enough is noticed, once', () => {
  const windows = watch()
  windows.connected(1)
  windows.connected(0)
  vi.advanceTimersByTime(minute - 1)
  expect(gone).toBe(0)
  vi.advanceTimersByTime(10 * minute)
  expect(gone).toBe(1)
})

test('a window that comes back in time is not missed', () => {
  const windows = watch()
  windows.connected(1)
  windows.connected(0)
  vi.advanceTimersByTime(minute - 1)
  windows.connected(1)
  vi.advanceTimersByTime(10 * minute)
  expect(gone).toBe(0)
})

test('while one of several windows is there, nothing is gone', () => {
  const windows = watch()
  windows.browserStarted()
  windows.connected(1)
  windows.connected(2)
  windows.connected(1)
  windows.browserEnded()
  vi.advanceTimersByTime(10 * minute)
  expect(gone).toBe(0)
})

test('before the first window there is no hurry, even when the browser that should show it has ended', () => {
  const windows = watch()
  windows.browserStarted()
  windows.connected(0)
  windows.browserEnded()
  vi.advanceTimersByTime(10 * minute)
  expect(gone).toBe(0)
})

test.each([
  ['before', ['ended', 'lost']],
  ['after', ['lost', 'ended']],
] as const)('a browser that ended %s its connection was closed by the person', (_when, order) => {
  const windows = watch()
  windows.browserStarted()
  windows.connected(1)
  for (const what of order) what === 'ended' ? windows.browserEnded() : windows.connected(0)
  vi.advanceTimersByTime(3000)
  expect(gone).toBe(1)
})

test('a second browser that hands its window to the first and ends closes nothing', () => {
  const windows = watch()
  windows.browserStarted()
  windows.connected(1)
  windows.browserStarted()
  windows.browserEnded()
  windows.connected(2)
  windows.connected(0)
  vi.advanceTimersByTime(minute - 1)
  expect(gone).toBe(0)
  windows.browserEnded()
  vi.advanceTimersByTime(3000)
  expect(gone).toBe(1)
})

test('after the watch ends, nothing is told', () => {
  const windows = watch()
  windows.connected(1)
  windows.connected(0)
  windows.stop()
  vi.advanceTimersByTime(10 * minute)
  expect(gone).toBe(0)
})
