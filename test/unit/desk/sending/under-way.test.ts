import { expect, test } from 'vitest'
import { seenConnectionOf } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const csv = (count: number): Uint8Array => {
  const rows = Array.from({ length: count }, (_, at) => `${at + 1},Ana,Lee`)
  return new TextEncoder().encode(['External account number,First name,Last name', ...rows].join('\n'))
}

async function loadIntoPractice(count: number) {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: csv(count) }))
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  return seenConnectionOf(status)
}

test('a run is under way until its last account was sent, also while it is paused', async () => {
  const at = await loadIntoPractice(2)
  expect(open.underWay()).toBeNull()
  valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: null, stopAtFailures: 3 }))
  valueIn(await open.desk.pauseRun({}))
  expect(open.underWay()).toMatchObject({ kind: 'run', total: 2 })
  valueIn(await open.desk.resumeRun({}))
  await expect.poll(() => open.underWay()).toBeNull()
  expect(valueIn(await open.desk.readRun({}))).toMatchObject({ done: 2 })
})

test('a window is told when something begins to be sent, and when nothing is any more', async () => {
  const at = await loadIntoPractice(2)
  valueIn(await open.desk.startDryRun({ keys: 'all' }))
  valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: null, stopAtFailures: 3 }))
  expect(valueIn(await open.desk.readUnderWay({}))).toEqual({ kind: 'run' })
  const ofUnderWay = /^{"name":"underWayChanged","news":{"kind":(.*)}}$/
  const told = () => open.told.flatMap((text) => ofUnderWay.exec(text)?.[1] ?? [])
  await expect.poll(told).toEqual(['"dryRun"', 'null', '"run"', 'null'])
  expect(valueIn(await open.desk.readUnderWay({}))).toEqual({ kind: null })
})

test('an account on its way to the service, and a dry run, are under way until they are answered', async () => {
  const at = await loadIntoPractice(2)
  const [account] = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).accounts
  const created = open.desk.createAccount({ key: account?.key ?? '', at })
  expect(open.underWay()).toEqual({ kind: 'sending' })
  valueIn(await created)
  expect(open.underWay()).toBeNull()

  const tried = open.desk.startDryRun({ keys: 'all' })
  expect(open.underWay()).toEqual({ kind: 'dryRun' })
  valueIn(await tried)
  expect(open.underWay()).toBeNull()
})
