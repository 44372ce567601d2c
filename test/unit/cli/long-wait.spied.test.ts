import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hearing } from '../../../electron/cli/hearing.ts'
import { startWaiting, type WaitPorts } from '../../../electron/cli/long-wait.ts'
import type { HttpRequest } from '../../../electron/platform/sending/http.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = (ports: Partial<WaitPorts> = {}) => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const counts = () => ({ waitedFor: 3, toCome: 0 })
  const waiting = startWaiting({ say, counts, silentMs: () => 0, minutes: null, ...ports })
  return { said, waiting }
}
const howToStop = 'To stop, press Ctrl+C. To go on later, give the same command again.'

describe('while accounts are waited for', () => {
  test('every half minute says how many, and how to stop and go on later', () => {
    const { said, waiting } = begin()
    vi.advanceTimersByTime(29_999)
    expect(said).toEqual([])
    vi.advanceTimersByTime(21 * 60_000)
    expect(said).toEqual(Array.from({ length: 42 }, () => `The service is still creating 3 accounts. ${howToStop}`))
    waiting.end()
    vi.advanceTimersByTime(60_000)
    expect(said).toHaveLength(42)
  })

  test('those that have still to be sent are told apart', () => {
    const { said } = begin({ counts: () => ({ waitedFor: 1, toCome: 12 }) })
    vi.advanceTimersByTime(30_000)
    expect(said).toEqual([`The service is still creating 1 account. 12 accounts are not sent yet. ${howToStop}`])
  })

  test('nothing is said where nothing is waited for, or while a person is asked', async () => {
    const { said, waiting } = begin()
    const asking = waiting.whileAsking(() => new Promise((resolve) => setTimeout(resolve, 300_000)))
    await vi.advanceTimersByTimeAsync(299_000)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(31_000)
    await asking
    expect(said).toHaveLength(2)
    expect(begin({ counts: () => ({ waitedFor: 0, toCome: 0 }) }).said).toEqual([])
  })

  test('a service that owes an answer is told of', async () => {
    const http = hearing(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 150_000))
        return { status: 200, headers: { get: () => null }, body: null }
      },
      () => Date.now(),
    )
    const { said } = begin({ silentMs: http.silentMs })
    const answer = http.fetch('', {} as HttpRequest)
    await vi.advanceTimersByTimeAsync(150_000)
    await answer
    await vi.advanceTimersByTimeAsync(30_000)
    expect(said.map((line) => /The service has not answered for [^.]*/.exec(line)?.[0] ?? null)).toEqual([
      'The service has not answered for half a minute',
      'The service has not answered for a minute',
      'The service has not answered for a minute',
      'The service has not answered for 2 minutes',
      null,
      null,
    ])
  })

  test('the time that was given begins when all were sent', () => {
    const { waiting } = begin({ minutes: 5 })
    vi.advanceTimersByTime(600_000)
    expect(waiting.signal.aborted).toBe(false)
    waiting.allSent()
    vi.advanceTimersByTime(299_999)
    expect(waiting.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(waiting.signal.aborted).toBe(true)
  })
})
