import { expect, test } from 'vitest'
import { createDryRunSession, type DryRunWork } from '../../../../electron/desk/sending/dry-run-session.ts'
import type { AccountToImport } from '../../../../electron/imports/account-to-import.ts'
import { type DryRunWish, dryRunAccounts } from '../../../../electron/imports/run/dry-run.ts'
import type { Platform } from '../../../../electron/platform/platform.ts'
import { sleep } from '../../../../electron/platform/sending/time.ts'
import type { DryRunProgress } from '../../../../shared/ipc.ts'
import { ok } from '../../../../shared/result.ts'

const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))
const accountOf = (number: string): AccountToImport => ({ number, payload: {}, payloadHash: number })

/** Accounts are tried by a service that answers when it is let; `asked` are those that reached it. */
function running(count: number, tryOut = answering()) {
  const told: DryRunProgress[] = []
  let now = 0
  const session = createDryRunSession({ uptime: () => (now += 100), sleep, tell: (progress) => told.push(progress) })
  const work: DryRunWork = {
    keys: keysOf(count),
    read: async (keys) => ok(keys.map(accountOf)),
    tryOut: tryOut.tryOut,
  }
  return { session, told, asked: tryOut.asked, done: session.start(async () => ok(work)) }
}

function answering(onAsked: (number: string) => Promise<void> = async () => {}) {
  const asked: string[] = []
  const platform: Pick<Platform, 'validateAccount'> = {
    validateAccount: async (payload) => {
      const { number } = payload as unknown as { number: string }
      asked.push(number)
      await onAsked(number)
      return { kind: 'passed' }
    },
  }
  const tryOut = (accounts: readonly AccountToImport[], wish: DryRunWish) =>
    dryRunAccounts(
      { platform: platform as Platform, clock: () => 0 },
      accounts.map((account) => ({ ...account, payload: { number: account.number } })),
      { ...wish, concurrency: 1 },
    )
  return { asked, tryOut }
}

test('goes through more accounts than are read at once, and adds up', async () => {
  const { done, told } = running(450)
  expect(await done).toEqual(ok({ done: 450, passed: 450, refused: 0, wasStopped: false }))
  expect(told.at(-1)).toMatchObject({ done: 450, total: 450, isOver: true })
})

test('a pause begins no account until it is over, and says so', async () => {
  const first = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const service = answering(async (number) => {
    if (number !== '0') return
    reached.resolve()
    await first.promise
  })
  const { session, told, asked, done } = running(3, service)
  await reached.promise
  session.pause()
  expect(session.read()).toMatchObject({ isPaused: true, remainingMs: null })
  first.resolve()
  await Promise.race([done, sleep(30)])
  expect(asked).toEqual(['0'])
  expect(told.at(-1)).toMatchObject({ done: 1, isPaused: true })
  session.resume()
  expect(await done).toMatchObject({ ok: true, value: { done: 3 } })
  expect(session.read()).toBeNull()
})

test('a paused one can be stopped', async () => {
  const { session, done, asked } = running(
    5,
    answering(async () => session.pause()),
  )
  await Promise.race([done, sleep(30)])
  await session.stop()
  expect(await done).toMatchObject({ ok: true, value: { wasStopped: true } })
  expect(asked).toEqual(['0'])
})

test('tells how fast it goes and how long it takes, once that is measured', async () => {
  const { told, done } = running(10)
  await done
  const first = told.find(({ done: at }) => at === 1)
  const late = told.find(({ done: at }) => at === 9)
  expect([first?.perMinute, first?.remainingMs]).toEqual([null, null])
  expect(late?.perMinute).toBeGreaterThan(0)
  expect(late?.remainingMs).toBe(Math.round(60_000 / (late?.perMinute ?? 0)))
})
