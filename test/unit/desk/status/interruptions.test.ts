import { expect, test } from 'vitest'
import { seenConnectionOf } from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const csv = new TextEncoder().encode(
  `External account number,First name,Last name\n${['1', '2', '3'].map((number) => `${number},Ana,Lee`).join('\n')}`,
)

/** A run of three accounts, of which one a minute is sent, until the first of them was. */
async function runUntilFirst(): Promise<void> {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: csv }))
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  const run = {
    keys: 'allReady',
    at: seenConnectionOf(status),
    perMinuteAtMost: 1,
    stopAtFailures: 3,
  } as const
  valueIn(await startAsPlanned(open.desk, run))
  await expect.poll(async () => valueIn(await open.desk.readRun({}))?.done).toBe(1)
}
/** As a window asks, which has read the desk before. */
const interruption = async () => {
  valueIn(await open.desk.readDesk({}))
  return valueIn(await open.desk.readInterruption({}))
}

test('a run that closing the application cut short is told at the next starts, until it was read', async () => {
  await runUntilFirst()
  expect(await interruption()).toBe(null)
  await open.reopen()
  const told = { agreed: 3, asked: { count: 0, first: [] }, refused: 0, notSent: 2 }
  await expect.poll(interruption).toMatchObject({ ...told, created: 1, accepted: 0 })
  await open.reopen()
  expect(await interruption()).toMatchObject(told)
  valueIn(await open.desk.forgetInterruption({}))
  expect(await interruption()).toBe(null)
  await open.reopen()
  expect(await interruption()).toBe(null)
})

test('a run that the person stopped, and an account by hand, leave nothing to tell', async () => {
  await runUntilFirst()
  valueIn(await open.desk.stopRun({}))
  await expect.poll(async () => valueIn(await open.desk.readRun({}))?.stage).toBe('ended')
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  valueIn(await open.desk.createAccount({ key: '2', at: seenConnectionOf(status) }))
  await open.reopen()
  expect(await interruption()).toBe(null)
})

test('of another project, or at another connection, nothing is told', async () => {
  await runUntilFirst()
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'june.csv', bytes: csv }))
  expect(await interruption()).toBe(null)
  const may = valueIn(await open.desk.listProjects({})).find(({ name }) => name === 'may.csv')
  valueIn(await open.desk.openProject({ id: may?.id ?? '' }))
  expect(await interruption()).toMatchObject({ agreed: 3, notSent: 2 })
  valueIn(await open.desk.forgetConnection({}))
  expect(await interruption()).toBe(null)
})
