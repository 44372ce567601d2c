import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../../../electron/workbook/reading/read-workbook.ts'
import {
  type Desk,
  type DeskEvent,
  defaultTokenRequest,
  type RunState,
  type Saved,
  seenConnectionOf,
} from '../../../../shared/ipc.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const header = 'External account number,First name,Last name\n'
const csv = (...numbers: readonly string[]): Uint8Array =>
  new TextEncoder().encode(header + numbers.map((number) => `${number},Ana,Lee`).join('\n'))

/** Loads accounts into practice; numbers with FAIL end as ERRORED there. */
async function loadIntoPractice(...numbers: readonly string[]) {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: csv(...numbers) }))
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  return seenConnectionOf(status)
}

const fast = { perMinuteAtMost: null, stopAtFailures: 3 } as const

/** Asks until the run is as wanted; every stage is also told as news. */
async function untilRun(isWanted: (run: RunState) => boolean, desk: Desk = open.desk): Promise<RunState> {
  for (;;) {
    const run = valueIn(await desk.readRun({}))
    if (run !== null && isWanted(run)) return run
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1))
const isOver = ({ stage }: RunState): boolean => stage === 'ended'

const downloaded = (saved: Saved): Uint8Array => {
  if (saved.to !== 'download') throw new Error('Nothing was offered as a download.')
  return saved.bytes
}

describe('a run', () => {
  test('goes on when something that is not its own is deleted, forgotten, or asked for in vain', async () => {
    const live = {
      address: 'https://service.example',
      supplierCode: 'S',
      apiKey: 'a key',
      token: defaultTokenRequest,
      createSeconds: 30,
    }
    const [saved] = valueIn(await open.desk.connectLive(live)).saved
    const other = valueIn(await open.desk.loadSpreadsheet({ fileName: 'april.csv', bytes: csv('8') }))
    const at = await loadIntoPractice('1', '2')
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: 1, stopAtFailures: 3 }))
    await untilRun(({ done }) => done === 1)
    valueIn(await open.desk.deleteProject({ id: other.id }))
    expect(valueIn(await open.desk.forgetSavedConnection({ name: saved?.name ?? '' })).saved).toEqual([])
    expect((await open.desk.connectLive({ ...live, address: '' })).ok).toBe(false)
    expect(valueIn(await open.desk.readRun({}))).toMatchObject({ stage: 'creating', done: 1, end: null })
  })

  test('creates every account that is ready, one after the other, and is in results, audit log and comparison', async () => {
    const at = await loadIntoPractice('1', '2', '3', '4')
    expect(valueIn(await open.desk.planRun({ keys: 'allReady' }))).toMatchObject({ count: 4 })
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, ...fast }))
    const run = await untilRun(isOver)
    expect(run).toMatchObject({
      total: 4,
      done: 4,
      counts: { finished: 4, accepted: 0, refused: 0, failed: 0 },
      end: { reason: 'allDone', wayForward: 'nothingToDo' },
    })
    const told = open.told.flatMap((text) => {
      const { name, news } = JSON.parse(text) as { name?: string; news?: DeskEvent<'runChanged'> }
      return name === 'runChanged' && news !== undefined ? [news.stage] : []
    })
    expect([told[0], told.at(-1)]).toEqual(['starting', 'ended'])

    const summary = valueIn(await open.desk.compareWithService({}))
    expect(summary).toMatchObject({
      counts: { same: 4, otherValues: 0, differs: 0, onlyHere: 0, onlyThere: 0 },
      takenOver: 0,
      issues: [],
    })

    const audit = new TextDecoder().decode(downloaded(valueIn(await open.desk.exportAudit({ format: 'csv' }))))
    expect(audit.match(/Sent an account/g)).toHaveLength(4)
    expect(audit).toMatch(/Started creating one after the other/)
    expect(audit).not.toMatch(/Ana/)
    expect(valueIn(await open.desk.checkAudit({}))).toEqual([])

    const bytes = downloaded(valueIn(await open.desk.exportResults({ format: 'xlsx' })))
    const results = await readWorkbook({ fileName: 'results.xlsx', bytes })
    const sheet = results.ok ? results.value.sheets[1] : undefined
    const lastChange = [...Array(sheet?.columnCount).keys()].find((column) =>
      sheet?.cellAt(0, column).text.startsWith('Last change ('),
    )
    expect(sheet?.cellAt(1, 0).text).toBe('1')
    expect(sheet?.cellAt(1, 1).text).toMatch(/^A-\d+$/)
    expect(sheet?.cellAt(1, lastChange ?? -1).kind).toBe('date')

    const support = unzipSync(downloaded(valueIn(await open.desk.exportSupportFile({}))))
    expect(
      Object.values(support)
        .map((bytes) => strFromU8(bytes))
        .join('\n'),
    ).not.toMatch(/Ana|Lee|practice_/)
  })

  const isAnother = { ok: false, issues: [{ code: 'run_is_another' }] }
  const untriedCount = async () =>
    valueIn(await open.desk.listAccounts({ offset: 0, limit: 10, filter: 'all' })).counts.untried

  test('is not begun for what another window has changed since it was counted', async () => {
    const at = await loadIntoPractice('1', '2')
    const wish = { keys: 'allReady', at, ...fast } as const
    const { seen } = valueIn(await open.desk.planRun({ keys: 'allReady' }))
    const sheet = valueIn(await open.desk.readDesk({})).project?.sheets[0]?.name ?? ''
    const edits = [{ sheet, row: 2, column: 2, text: 'Somebody else' }]
    valueIn(await open.desk.editCells({ edits, window: 'another' }))
    expect(await open.desk.startRun({ ...wish, seen })).toMatchObject(isAnother)
    expect(await untriedCount()).toBe(2)
    expect((await startAsPlanned(open.desk, wish)).ok).toBe(true)
  })

  test('is not begun for other accounts than were counted, though they are as many', async () => {
    const at = await loadIntoPractice('1001', '1002', '1003')
    const wish = { keys: 'allReady', at, ...fast } as const
    valueIn(await open.desk.setAccountsAside({ keys: ['1003'], reason: 'Moved away' }))
    const { seen } = valueIn(await open.desk.planRun({ keys: 'allReady' }))
    valueIn(await open.desk.setAccountsAside({ keys: ['1001'], reason: 'Moved away' }))
    valueIn(await open.desk.takeAccountsBack({ keys: ['1003'] }))
    expect(await open.desk.startRun({ ...wish, seen })).toMatchObject(isAnother)
    expect(await untriedCount()).toBe(2)
    valueIn(await startAsPlanned(open.desk, wish))
    await untilRun(isOver)
    expect(await untriedCount()).toBe(0)
  })

  test('is not begun at another connection than the person confirmed', async () => {
    const at = await loadIntoPractice('1', '2')
    const elsewhere = { ...at, kind: 'live', address: 'https://a.example' } as const
    expect(await startAsPlanned(open.desk, { keys: 'allReady', ...fast, at: elsewhere })).toMatchObject({
      ok: false,
      issues: [{ code: 'connection_is_another' }],
    })
    expect(await untriedCount()).toBe(2)
  })

  test('holds at a pause, goes on, and stops after the account under way', async () => {
    const at = await loadIntoPractice(...numbered(20))
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: 120, stopAtFailures: 1 }))
    await untilRun(({ done }) => done === 1)
    valueIn(await open.desk.pauseRun({}))
    const paused = await untilRun(({ stage }) => stage === 'paused')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(valueIn(await open.desk.readRun({}))?.done).toBe(paused.done)
    expect(await startAsPlanned(open.desk, { keys: 'allReady', at, ...fast })).toMatchObject({
      issues: [{ code: 'run_under_way' }],
    })
    valueIn(await open.desk.resumeRun({}))
    await untilRun(({ done }) => done > paused.done)
    valueIn(await open.desk.stopRun({}))
    const stopped = await untilRun(isOver)
    expect(stopped).toMatchObject({ end: { reason: 'stoppedByPerson', wayForward: 'tryAgain' } })
    expect(stopped.done).toBeLessThan(20)
    // What is left is what the next run would send.
    expect(valueIn(await open.desk.planRun({ keys: 'allReady' })).count).toBe(20 - stopped.done)
  })

  test('that was stopped still tells what becomes of the accounts it sent', async () => {
    const at = await loadIntoPractice('1', '2', '3', '4', '5', '6')
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, ...fast }))
    await untilRun(({ done }) => done >= 1)
    valueIn(await open.desk.stopRun({}))
    const stopped = await untilRun(isOver)
    const last = await untilRun(({ counts }) => counts.accepted === 0)
    expect(last.counts.finished).toBe(stopped.done)
  })

  test('is told of no faster than its limit, and without a time left while it is paused', async () => {
    const at = await loadIntoPractice('1', '2', '3', '4', '5')
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, ...fast, perMinuteAtMost: 240 }))
    await untilRun(({ done }) => done >= 2)
    valueIn(await open.desk.changeRunLimits({ perMinuteAtMost: 6, stopAtFailures: 3 }))
    const slow = valueIn(await open.desk.readRun({}))
    expect(slow?.perMinute).toBeLessThanOrEqual(6)
    expect(slow?.remainingMs).toBeGreaterThanOrEqual(10_000)
    valueIn(await open.desk.pauseRun({}))
    expect(valueIn(await open.desk.readRun({}))).toMatchObject({ perMinute: null, remainingMs: null })
  })

  test('stops by itself at the chosen number of failures, and leaves unchanged failures alone the next time', async () => {
    const at = await loadIntoPractice('FAIL-1', 'FAIL-2', ...numbered(30))
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: 60, stopAtFailures: 2 }))
    const run = await untilRun(isOver)
    expect(run).toMatchObject({ failures: 2, end: { reason: 'tooManyFailures', wayForward: 'fixInCheck' } })
    expect(run.done).toBeLessThan(32)
    const named = (accountNumber: string) => ({ account: { accountNumber, name: 'Ana Lee' } })
    expect(run.end?.failed).toMatchObject([named('FAIL-1'), named('FAIL-2')])
    for (const { reasons } of run.end?.failed ?? []) expect(reasons.length).toBeGreaterThan(0)
    expect(valueIn(await open.desk.planRun({ keys: 'allReady' })).leftOut.failed).toBe(2)
    const first = valueIn(
      await open.desk.listAccounts({ offset: 0, limit: 10, filter: 'all', search: 'FAIL-1' }),
    ).accounts
    expect(valueIn(await open.desk.planRun({ keys: first.map(({ key }) => key) })).count).toBe(1)
  })

  test('ends when another project is there in place of its own, and is not shown in that one', async () => {
    const at = await loadIntoPractice('1', '2', '3')
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: 10, stopAtFailures: 1 }))
    await untilRun(({ done }) => done === 1)
    const broken = new TextEncoder().encode('PK\x03\x04 and nothing that could follow')
    expect((await open.desk.loadSpreadsheet({ fileName: 'june.xlsx', bytes: broken })).ok).toBe(false)
    expect(valueIn(await open.desk.readRun({}))).toMatchObject({ stage: 'creating', end: null })
    valueIn(await open.desk.loadSpreadsheet({ fileName: 'june.csv', bytes: csv('8', '9') }))
    expect(valueIn(await open.desk.readRun({}))).toBeNull()
    expect(await open.desk.pauseRun({})).toMatchObject({ ok: false, issues: [{ code: 'run_missing' }] })
  })
})

describe('a comparison', () => {
  test('takes over what another copy of the application created, as what it is', async () => {
    const at = await loadIntoPractice('1', '2', '3')
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, ...fast }))
    await untilRun(isOver)
    // The same service, and a desk that knows nothing of it.
    const service = valueIn(await open.desk.readComparison({ offset: 0, limit: 10, filter: 'all' }))
    expect(service.summary).toBeNull()
    expect(valueIn(await open.desk.compareWithService({})).counts).toMatchObject({ same: 3 })
    valueIn(await open.desk.loadSpreadsheet({ fileName: 'june.csv', bytes: csv('3', '4') }))
    expect(valueIn(await open.desk.compareWithService({})).counts).toEqual({
      same: 1,
      otherValues: 0,
      differs: 0,
      changed: 0,
      onlyHere: 1,
      onlyThere: 2,
    })
    const rows = valueIn(await open.desk.readComparison({ offset: 0, limit: 10, filter: 'onlyThere' }))
    expect(rows.rows.map(({ accountNumber, key, there }) => [accountNumber, key, there])).toEqual([
      ['1', null, 'imported'],
      ['2', null, 'imported'],
    ])
  })
})
