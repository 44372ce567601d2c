import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { prepare } from '../../../../electron/cli/commands/prepare-command.ts'
import {
  accountFilters,
  countIn,
  noneOfAny,
  type StatusCounts,
  statusTable,
} from '../../../../shared/account-status.ts'
import { type AccountSummary, seenConnectionOf } from '../../../../shared/ipc.ts'
import { say } from '../../../../shared/messages/say.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { newHome, removeHome } from '../../../support/desks/open-test-desk.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { liveServiceForEachTest } from '../../../support/services/live-service.ts'
import { valueIn } from '../../../support/value-in.ts'
import { commandLine } from '../../cli/command-line.ts'
import { untilCreated } from '../versions/until.ts'

const open = deskForEachTest()
const live = liveServiceForEachTest()
const commands = commandLine()

/** Five accounts, of which the service refuses the countries of three; the checks here leave countries to it. */
const csv = new TextEncoder().encode(
  [
    'External account number,Email,Street,Country',
    '1,a@example.com,1 High Street,GB',
    '2,b@example.com,2 High Street,BRITAIN',
    '3,c@example.com,3 High Street,BRITAIN',
    '4,d@example.com,4 High Street,BRITAIN',
    '5,e@example.com,5 High Street,GB',
  ].join('\n'),
)
const withProblem = `${new TextDecoder().decode(csv)}\n6,nobody,6 High Street,GB`
const mend = (number: number, text: string) => ({ edits: [{ sheet: 'may', row: number + 1, column: 4, text }] })

const counts = async (): Promise<StatusCounts> =>
  valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })).counts
const only = (some: Partial<StatusCounts>): StatusCounts => ({ ...noneOfAny(), ...some })
const stubs = async () => valueIn(await open.desk.listAccounts({ offset: 0, limit: 99, filter: 'all' })).accounts
const found = async (search: string) =>
  valueIn(await open.desk.listAccounts({ offset: 0, limit: 99, filter: 'all', search })).accounts.map(
    ({ accountNumber }) => accountNumber,
  )
const keyOf = async (number: string) => (await stubs()).find((stub) => stub.accountNumber === number)?.key ?? ''
const statusOf = async (number: string) => (await stubs()).find((stub) => stub.accountNumber === number)?.status
const create = async (number: string) =>
  valueIn(await open.desk.createAccount({ key: await keyOf(number), at: atPractice }))

beforeEach(async () => {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: csv }))
})

describe('one status of an account', () => {
  test('refused accounts are not ready: neither counted, nor listed, nor in a run, which says why', async () => {
    expect(valueIn(await open.desk.startDryRun({ keys: 'all' }))).toMatchObject({ done: 5, passed: 2, refused: 3 })
    expect(await counts()).toEqual(only({ passed: 2, refusedInDryRun: 3 }))
    const ready = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'ready' }))
    expect(ready.accounts.map(({ accountNumber }) => accountNumber)).toEqual(['1', '5'])
    expect(valueIn(await open.desk.planRun({ keys: 'allReady' }))).toMatchObject({
      count: 2,
      leftOut: { refusedInDryRun: 3 },
    })
    // A person who names it wants it sent as it is.
    expect(valueIn(await open.desk.planRun({ keys: [await keyOf('2')] })).count).toBe(1)
  })

  test('what was said of an account is over with its payload, holds again when that is back, and is told after a restart', async () => {
    valueIn(await open.desk.startDryRun({ keys: 'all' }))
    valueIn(await open.desk.editCells(mend(2, 'GB')))
    expect(await counts()).toEqual(only({ passed: 2, refusedInDryRun: 2, changed: 1 }))
    expect([await found('22'), await found('5')]).toEqual([[], ['5']])
    valueIn(await open.desk.editCells({ edits: [{ sheet: 'may', row: 3, column: 1, text: '22' }] }))
    expect([await found('22'), await found('5')]).toEqual([['22'], ['5']])
    valueIn(await open.desk.undo({}))
    expect(await found('22')).toEqual([])
    valueIn(await open.desk.undo({}))
    expect(await counts()).toEqual(only({ passed: 2, refusedInDryRun: 3 }))
    await open.reopen()
    valueIn(await open.desk.readDesk({}))
    expect(await counts()).toEqual(only({ passed: 2, refusedInDryRun: 3 }))
  })

  test('created accounts are in no count of what can be done', async () => {
    await create('1')
    await untilCreated(open.desk, await keyOf('1'))
    expect(await open.desk.editCells(mend(1, ''))).toMatchObject({ issues: [{ code: 'account_is_on_platform' }] })
    expect(await counts()).toEqual(only({ finished: 1, untried: 4 }))
    const { import: sent } = valueIn(await open.desk.readAccount({ key: await keyOf('1') })).stub
    expect(await found(sent.platformNumber?.toLowerCase() ?? 'none')).toEqual(['1'])
    expect(valueIn(await open.desk.startDryRun({ keys: 'all' }))).toMatchObject({
      done: 4,
      leftOut: only({ finished: 1 }),
    })
  })

  test('one that was refused, mended and passed is ready, and says nothing of the refusal', async () => {
    await create('2')
    expect(await statusOf('2')).toBe('refused')
    valueIn(await open.desk.editCells(mend(2, 'GB')))
    expect(await statusOf('2')).toBe('changed')
    valueIn(await open.desk.startDryRun({ keys: [await keyOf('2')] }))
    expect(valueIn(await open.desk.readAccount({ key: await keyOf('2') })).stub).toMatchObject({
      status: 'passed',
      import: { state: 'notSent', message: null },
    })
    // The picture of how it went does not forget.
    expect(valueIn(await open.desk.readProgress({}))).toMatchObject([{ created: 0, failed: 1 }])
  })

  test('a run sends nothing that it would get back as it went, however often it is begun, and keeps its settings', async () => {
    for (const number of ['2', '3', '4']) await create(number)
    const plan = valueIn(await open.desk.planRun({ keys: 'allReady' }))
    expect(plan).toMatchObject({ count: 2, leftOut: only({ refused: 3 }) })
    const limits = { perMinuteAtMost: 600, stopAtFailures: 7 }
    valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at: atPractice, ...limits }))
    await expect.poll(async () => (await counts()).finished).toBe(2)
    await open.reopen()
    valueIn(await open.desk.readDesk({}))
    expect(valueIn(await open.desk.planRun({ keys: 'allReady' }))).toMatchObject({ count: 0, limits })
    const history = valueIn(await open.desk.readAccountHistory({ key: await keyOf('2') }))
    expect(history.filter(({ kind }) => kind === 'intent')).toHaveLength(1)
  })

  test('a run counts its accounts as they stand, also when they are mended after it', async () => {
    const keys = [await keyOf('1'), await keyOf('2')]
    const limits = { perMinuteAtMost: null, stopAtFailures: 7 }
    valueIn(await startAsPlanned(open.desk, { keys, at: atPractice, ...limits }))
    const run = async () => valueIn(await open.desk.readRun({}))
    await expect.poll(async () => (await run())?.stage).toBe('ended')
    expect(await run()).toMatchObject({ done: 2, counts: only({ finished: 1, refused: 1 }), failures: 1 })
    expect(await counts()).toEqual(only({ finished: 1, refused: 1, untried: 3 }))
    valueIn(await open.desk.editCells(mend(2, 'GB')))
    expect(await run()).toMatchObject({ done: 2, counts: only({ finished: 1, changed: 1 }), failures: 1 })
    valueIn(await open.desk.setAccountsAside({ keys: [await keyOf('2')], reason: 'Moved away' }))
    expect((await run())?.counts).toEqual(only({ finished: 1, setAside: 1 }))
    expect(await counts()).toEqual(only({ finished: 1, setAside: 1, untried: 3 }))
  })

  test('a comparison follows what is done after it', async () => {
    valueIn(await open.desk.compareWithService({}))
    const verdicts = async () => {
      const page = valueIn(await open.desk.readComparison({ offset: 0, limit: 9, filter: 'all' }))
      return [page.summary?.counts.onlyHere, page.rows.map(({ verdict, here }) => [verdict, here])[0]]
    }
    expect(await verdicts()).toEqual([5, ['onlyHere', null]])
    await create('5')
    await untilCreated(open.desk, await keyOf('5'))
    expect(await verdicts()).toEqual([4, ['changed', 'finished']])
  })

  test('every list, plan and export is drawn from the same states, whatever was done', async () => {
    valueIn(await open.desk.startDryRun({ keys: 'all' }))
    for (const number of ['1', '2', 'none']) if (number !== 'none') await create(number)
    await untilCreated(open.desk, await keyOf('1'))
    valueIn(await open.desk.editCells(mend(3, 'GB')))
    valueIn(await open.desk.setAccountsAside({ keys: [await keyOf('4')], reason: 'Moved away' }))

    const all: readonly AccountSummary[] = await stubs()
    const recounted = noneOfAny()
    for (const { status } of all) recounted[status] += 1
    expect(recounted).toEqual(only({ finished: 1, refused: 1, changed: 1, setAside: 1, passed: 1 }))
    expect(await counts()).toEqual(recounted)
    for (const filter of accountFilters) {
      const page = valueIn(await open.desk.listAccounts({ offset: 0, limit: 99, filter }))
      expect([filter, page.total, page.accounts.length]).toEqual([
        filter,
        countIn(recounted, filter),
        countIn(recounted, filter),
      ])
    }
    const plan = valueIn(await open.desk.planRun({ keys: 'allReady' }))
    expect(plan.count + countIn(plan.leftOut, 'all')).toBe(5)
    expect(plan.count).toBe(countIn(recounted, 'ready'))
    expect(await resultLines()).toEqual(all.map(({ status }) => expect.stringContaining(say(statusTable[status].name))))
    expect(await supportCounts()).toEqual(recounted)
    const [project] = valueIn(await open.desk.listProjects({}))
    expect([project?.accountCount, project?.counts]).toEqual([5, recounted])
    const [last] = valueIn(await open.desk.readProgress({})).slice(-1)
    expect(last).toMatchObject({ created: recounted.finished, failed: recounted.refused })
    const { rows } = valueIn(await open.desk.readComparison({ offset: 0, limit: 9, filter: 'all' }))
    expect(rows).toEqual([])
    valueIn(await open.desk.compareWithService({}))
    const compared = valueIn(await open.desk.readComparison({ offset: 0, limit: 9, filter: 'all' })).rows
    const sent = compared.flatMap(({ key, here }) => (key === null || here === null ? [] : [[key, here]]))
    expect(Object.fromEntries(sent)).toEqual({ [await keyOf('1')]: 'finished', [await keyOf('2')]: 'refused' })
    // As it was left, the list of projects says the same.
    valueIn(await open.desk.closeProject({}))
    expect(valueIn(await open.desk.listProjects({}))[0]?.counts).toEqual(recounted)
  })

  test('results name what a dry run has against an account, as long as it is the same', async () => {
    valueIn(await open.desk.startDryRun({ keys: 'all' }))
    const refusals = async () => (await resultLines()).map((line) => line.includes('country'))
    expect(await refusals()).toEqual([false, true, true, true, false])
    valueIn(await open.desk.editCells(mend(2, 'GB')))
    expect(await refusals()).toEqual([false, false, true, true, false])
  })

  test('the report of the command line counts as ready what is', async () => {
    const out = newHome()
    try {
      const path = commands.write('may.csv', withProblem)
      expect(await prepare(path, { supplier: 'PRACTICE', out }, commands.ports())).toBe(1)
      valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: readFileSync(path) }))
      expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({
        accounts: countIn(await counts(), 'all'),
        ready: countIn(await counts(), 'ready'),
      })
    } finally {
      removeHome(out)
    }
  })

  test('each line of an import on the command line says how the account stands in the window', async () => {
    const { entry, service } = live
    valueIn(await open.desk.connectLive(entry))
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    const path = commands.write('may.csv', `${withProblem}\nFAIL7,f@example.com,7 High Street,GB`)
    valueIn(await open.desk.loadSpreadsheet({ fileName: 'may.csv', bytes: readFileSync(path) }))
    const status = valueIn(await open.desk.readDesk({})).connection
    if (status.kind === 'none') throw new Error('There is no connection.')
    const at = seenConnectionOf(status)
    for (const number of ['2', '5']) valueIn(await open.desk.createAccount({ key: await keyOf(number), at }))
    valueIn(await open.desk.startDryRun({ keys: 'all' }))
    let lines: readonly string[] = []
    await open.reopen(async () => {
      const args = ['import', path, '--supplier', service.suppliers.ongoing, '--connection', 'env', '--yes']
      const ended = await commands.run(args, {
        MIGRATION_DESK_HOME: open.home,
        MIGRATION_DESK_BASE_URL: entry.address,
        MIGRATION_DESK_API_KEY: entry.apiKey,
        MIGRATION_DESK_GRAPHQL_PATH: entry.token.graphqlPath,
      })
      expect(ended.code).toBe(1)
      lines = ended.lines.map((line) => line.split('\t').slice(0, 2).join(' '))
    })
    valueIn(await open.desk.readDesk({}))
    expect(await counts()).toEqual(only({ finished: 2, refused: 1, refusedInDryRun: 2, failed: 1, withErrors: 1 }))
    const inWindow = (await stubs()).map(({ accountNumber, status, import: { status: atService } }) => {
      const said = status === 'failed' ? atService : null
      return `${accountNumber} ${said ?? statusTable[status].status}`
    })
    expect(lines.toSorted()).toEqual(inWindow.toSorted())
    expect(inWindow).toContain('FAIL7 ERRORED')
  })
})

async function resultLines(): Promise<readonly string[]> {
  const saved = valueIn(await open.desk.exportResults({ format: 'csv' }))
  return saved.to === 'download' ? new TextDecoder().decode(saved.bytes).trim().split('\n').slice(1) : []
}

async function supportCounts(): Promise<unknown> {
  const saved = valueIn(await open.desk.exportSupportFile({}))
  const about = saved.to === 'download' ? unzipSync(saved.bytes)['about.json'] : undefined
  return JSON.parse(strFromU8(about ?? new Uint8Array())).accounts
}
