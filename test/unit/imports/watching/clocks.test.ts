import { describe, expect, test } from 'vitest'
import { watchWakefulness } from '../../../../electron/desk/sending/wakefulness.ts'
import { createImports } from '../../../../electron/imports/imports.ts'
import { createPace } from '../../../../electron/platform/sending/pace.ts'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { modelService } from '../run/model-service.ts'
import { account, importPorts, scope } from '../run/test-imports.ts'

const hourMs = 3_600_000

/** An import in which the computer's clock can be set, beside the time that really goes by. */
function withTwoClocks() {
  const home = temporaryHome()
  const data = openUnflushedData(home)
  const real = testTime()
  let setByMs = 0
  const clock = () => real.clock() + setByMs
  const service = modelService(real.clock)
  const journal = openJournal(data, scope, clock)
  const imports = createImports({ ...importPorts(journal, service.platform, real, home), clock })
  return {
    imports,
    journal,
    service,
    real,
    setClock: (ms: number) => {
      setByMs += ms
    },
  }
}

describe('a clock that is set', () => {
  test('forward does not make a loss look old: what the service takes up late is not sent twice', async () => {
    const { imports, service, real, setClock } = withTwoClocks()
    service.script = {
      nextCreate: () => {
        setClock(hourMs)
        return { after: 'timeOut', actsInMs: 29_000 }
      },
    }
    const before = real.clock()
    await imports.create(account('1'))
    expect([service.acted.get('1'), service.doubles]).toEqual([1, []])
    expect(real.clock() - before).toBeGreaterThanOrEqual(29_000)
  })

  test('back neither holds an account for hours nor turns its history around', async () => {
    const { imports, journal, service, real, setClock } = withTwoClocks()
    service.script = {
      nextCreate: () => {
        setClock(-5 * hourMs)
        service.script = {}
        return 'cutBefore'
      },
    }
    const before = real.clock()
    expect(await imports.create(account('1'))).toMatchObject({ value: { state: 'accepted' } })
    await imports.watch()
    expect(journal.read('1').phase).toBe('finished')
    expect(real.clock() - before).toBeLessThan(120_000)
    const entries = journal.history('1')
    expect(entries.map(({ event }) => event.kind).slice(0, 4)).toEqual(['intent', 'answer', 'notReceived', 'intent'])
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => one - other))
  })

  test('back does not make a short “wait” of the service a long one', async () => {
    const real = testTime()
    const pace = createPace(real.clock, real.sleep)
    pace.pause(2000)
    expect((await pace.take()).kind).toBe('go')
    expect(real.waits.reduce((sum, wait) => sum + wait, 0)).toBe(2000)
  })
})

describe('a computer', () => {
  const told: string[] = []
  const watch = () => {
    told.splice(0)
    const time = { clock: 1_000_000, uptime: 0 }
    const wakefulness = watchWakefulness({
      clock: () => time.clock,
      uptime: () => time.uptime,
      onJump: ({ code, message }) => told.push(`${code}: ${sayMessage(message)}`),
    })
    const goBy = (clockMs: number, uptimeMs: number) => {
      time.clock += clockMs
      time.uptime += uptimeMs
      wakefulness.look()
    }
    return { goBy, close: wakefulness.close }
  }

  test.each([
    ['slept, and its process did not feel it', 25 * 60_000 + 5_000, 5_000, /computer_slept: .*25 minutes/],
    ['slept, and its process counted on', 25 * 60_000, 25 * 60_000, /computer_slept: .*25 minutes/],
    ['had its clock set back', -2 * hourMs, 5_000, /clock_set_back: .*120 minutes/],
  ])('that %s is told', (_case, clockMs, uptimeMs, expected) => {
    const { goBy, close } = watch()
    goBy(clockMs, uptimeMs)
    close()
    expect(told).toEqual([expect.stringMatching(expected)])
  })

  test('that is only busy, or whose clock is kept right, is not', () => {
    const { goBy, close } = watch()
    for (const [clockMs, uptimeMs] of [
      [5_000, 5_000],
      [9_000, 9_000],
      [6_500, 5_000],
      [3_000, 5_000],
    ] as const)
      goBy(clockMs, uptimeMs)
    close()
    expect(told).toEqual([])
  })
})
