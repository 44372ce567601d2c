import { afterAll, expect, test } from 'vitest'
import { AccountRegister } from '../../../../electron/desk/project/account-register.ts'
import { createRunSession } from '../../../../electron/desk/sending/run-session.ts'
import type { Standing, Standpoint } from '../../../../electron/desk/status/standings.ts'
import { ChangeLog } from '../../../../electron/flow/change-log.ts'
import type { IndexedAccount } from '../../../../electron/preparation/protocol.ts'
import { openPlainSettings } from '../../../../electron/shell/plain-settings.ts'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { ok } from '../../../../shared/result.ts'
import { newHome, removeHome } from '../../../support/desks/open-test-desk.ts'
import { valueIn } from '../../../support/value-in.ts'

const home = newHome()
afterAll(() => removeHome(home))

const limits = { perMinuteAtMost: null, stopAtFailures: 3 }

const account = (key: string): IndexedAccount => ({
  key,
  accountNumber: key,
  name: `Person of ${key}`,
  errorCount: 0,
  warningCount: 0,
  payloadHash: `hash of ${key}`,
  requests: [],
})

/** A run over two accounts, each created at once when its turn comes; the first turn waits until it is let. */
async function running() {
  const accounts = [account('1'), account('2')]
  const standingOf = (one: IndexedAccount): Standing => ({
    account: one,
    status: 'untried',
    platformNumber: null,
    sentOtherwiseAs: null,
    endings: [],
    wasSent: false,
  })
  const register = new AccountRegister(accounts)
  const standpoint = (): Standpoint => ({ register, standingOf, atService: new ChangeLog(10), about: [] })
  const isReady = Promise.withResolvers<void>()
  const begun: string[] = []
  const runs = createRunSession({
    clock: () => 0,
    logBug: (_, error) => expect.unreachable(String(error)),
    tellNews: () => {},
    settings: openPlainSettings(home),
    session: { projectId: () => 'a project', register: () => register, state: () => null },
    statuses: {
      standpoint,
      choose: () => ({ accounts, leftOut: noneOfAny() }),
    },
    interruptions: { begin: () => ({ over: () => {}, leave: () => {} }) },
    imports: {
      run: async (toRun, { gate, signal, onTurn, onCreated }) => {
        await isReady.promise
        for (const { key: number } of toRun) {
          await gate?.(signal)
          begun.push(number)
          onTurn?.({ kind: 'begun', number })
          onTurn?.({ kind: 'over', number, wasLeftOut: false })
        }
        onCreated?.(null)
        return ok({ kind: 'ended', results: [], trouble: null })
      },
    },
  })
  const { answers } = runs
  const { seen } = valueIn(await answers.planRun({ keys: 'allReady' }))
  valueIn(await answers.startRun({ keys: 'allReady', seen, ...limits }))
  const stage = async () => valueIn(await answers.readRun())?.stage
  return { runs, answers, begun, stage, letBegin: isReady.resolve }
}

/** Everything that waits for nothing else has come about. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('a run whose computer falls asleep before the first account begins none until it wakes, and is not paused', async () => {
  const { runs, begun, stage, letBegin } = await running()
  runs.fallAsleep()
  letBegin()
  await settled()
  expect([begun, await stage()]).toEqual([[], 'creating'])
  runs.wake()
  await settled()
  expect([begun, await stage()]).toEqual([['1', '2'], 'ended'])
})

test('what a person has paused stays paused when the computer wakes', async () => {
  const { runs, answers, begun, stage, letBegin } = await running()
  valueIn(await answers.pauseRun())
  runs.fallAsleep()
  letBegin()
  runs.wake()
  await settled()
  expect([begun, await stage()]).toEqual([[], 'paused'])
  valueIn(await answers.resumeRun())
  await settled()
  expect([begun, await stage()]).toEqual([['1', '2'], 'ended'])
})
