import { describe, expect, test } from 'vitest'
import { createRunGate } from '../../../../electron/imports/run/run-gate.ts'
import { sleep, uptime } from '../../../../electron/platform/sending/time.ts'
import { testTime } from '../../platform/test-platform.ts'

const gateIn = (time: ReturnType<typeof testTime>, perMinuteAtMost: number | null) =>
  createRunGate({ uptime: time.clock, sleep: time.sleep }, perMinuteAtMost)

describe('before each account', () => {
  test('a run without a limit waits for nothing', async () => {
    const time = testTime()
    const gate = gateIn(time, null)
    for (let turn = 0; turn < 5; turn += 1) await gate.pass()
    expect(time.waits).toEqual([])
  })

  test('a limit spaces the beginnings, whatever an account itself took', async () => {
    const time = testTime()
    const gate = gateIn(time, 30)
    const begun: number[] = []
    for (const tookMs of [500, 0, 5000, 100]) {
      await gate.pass()
      begun.push(time.clock())
      time.move(tookMs)
    }
    const gaps = begun.slice(1).map((at, index) => at - (begun[index] ?? 0))
    expect(gaps).toEqual([2000, 2000, 5000])
  })

  test('a pause holds it until it goes on', async () => {
    const gate = gateIn(testTime(), null)
    gate.pause()
    let hasPassed = false
    const passing = gate.pass().then(() => {
      hasPassed = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(hasPassed).toBe(false)
    gate.resume()
    await passing
    expect(hasPassed).toBe(true)
  })

  test('a stop ends the wait of a pause', async () => {
    const gate = gateIn(testTime(), null)
    const stop = new AbortController()
    gate.pause()
    const passing = gate.pass(stop.signal)
    stop.abort()
    await expect(passing).resolves.toBeUndefined()
  })

  test('a limit that is taken away counts at once, also for who waits already', async () => {
    const gate = createRunGate({ uptime, sleep }, 1)
    await gate.pass()
    const waiting = gate.pass()
    gate.setPace(null)
    await expect(waiting).resolves.toBeUndefined()
  })
})
