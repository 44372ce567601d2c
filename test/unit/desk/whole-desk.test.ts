/** The whole desk over a real preparation process and a real service: whatever two windows do, and however it ends. */

import { cpSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Http } from '../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { accountFilters, countIn, noneOfAny, statusTable } from '../../../shared/account-status.ts'
import { type Desk, defaultTokenRequest, type PageRow, seenConnectionOf } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { newHome, openTestDesk, removeHome, type TestDesk } from '../../support/desks/open-test-desk.ts'
import { runs } from '../../support/property-runs.ts'
import { valueIn } from '../../support/value-in.ts'
import { until } from './versions/until.ts'

const rowCount = 5
/** On a busy machine fewer steps are taken. */
const enoughMs = 15_000
/** The third is refused by the service, the fourth is one account with the fifth. */
const file = {
  fileName: 'may.csv',
  bytes: new TextEncoder().encode(
    `External account number,Email,Street,Country\n1,a@example.com,1 High Street,GB\n2,b@example.com,2 High Street,GB\n3,c@example.com,3 High Street,BRITAIN\n4,d@example.com,4 High Street,GB\n4,d@example.com,4 High Street,GB\n`,
  ),
}

type Command =
  | { readonly kind: 'edit'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly kind: 'undo' | 'redo' | 'tryAll' }
  | { readonly kind: 'create' | 'aside' | 'back'; readonly which: number }
  | { readonly kind: 'leaveOut'; readonly rows: readonly number[] }
  | { readonly kind: 'replace'; readonly text: string; readonly by: string }
type End = 'goesOn' | 'processDies' | 'closes' | 'crashes'
/** What each of two windows does at the same time, and what happens meanwhile. */
type Step = { readonly commands: readonly Command[]; readonly end: End }

const which = fc.nat(rowCount - 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: which.map((one) => ({ kind: 'create' as const, which: one })) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      row: fc.integer({ min: 2, max: rowCount + 1 }),
      column: fc.constantFrom(1, 1, 3, 4),
      text: fc.constantFrom('', '1', '2', '4', '9', 'GB', 'BRITAIN'),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Command>({ kind: 'undo' }, { kind: 'redo' }, { kind: 'tryAll' }) },
  { weight: 1, arbitrary: which.map((one) => ({ kind: 'aside' as const, which: one })) },
  { weight: 1, arbitrary: which.map((one) => ({ kind: 'back' as const, which: one })) },
  { weight: 1, arbitrary: fc.subarray([2, 3, 6]).map((rows) => ({ kind: 'leaveOut' as const, rows })) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), text: fc.constant('1'), by: fc.constant('2') }),
  },
)
const step: fc.Arbitrary<Step> = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 2 }),
  end: fc.constantFrom<End>('goesOn', 'goesOn', 'goesOn', 'processDies', 'closes', 'crashes'),
})

/** An answer that is lost in a crash, and a row of the account that is edited once it is asked about. */
const crashWhileSending: Step[] = [
  { commands: [{ kind: 'create', which: 0 }], end: 'crashes' },
  { commands: [{ kind: 'edit', row: 2, column: 1, text: '9' }], end: 'goesOn' },
  { commands: [{ kind: 'replace', text: '1', by: '2' }], end: 'processDies' },
  { commands: [{ kind: 'create', which: 0 }], end: 'closes' },
]
const mendAndUndo: Step[] = [
  { commands: [{ kind: 'create', which: 2 }, { kind: 'tryAll' }], end: 'goesOn' },
  { commands: [{ kind: 'edit', row: 4, column: 4, text: 'GB' }], end: 'closes' },
  { commands: [{ kind: 'create', which: 2 }, { kind: 'undo' }], end: 'crashes' },
]

/** What goes to the service by a desk, until that has crashed; and which creates the service took. */
function wire(taken: string[]): { readonly fetch: Http; cut(): void } {
  let isCut = false
  return {
    fetch: async (url, init) => {
      if (isCut) throw new Error('There is no such process any more.')
      const answer = await nodeHttp(url, init)
      if (init.method === 'POST' && url.endsWith('/accounts/') && answer.status < 300)
        taken.push((JSON.parse(init.body ?? '{}') as { external_account_number: string }).external_account_number)
      if (isCut) throw new Error('There is no such process any more.')
      return answer
    },
    cut: () => {
      isCut = true
    },
  }
}

const make = async (desk: Desk, one: Command): Promise<unknown> => {
  const keyOf = async (index: number) =>
    valueIn(await desk.listAccounts({ offset: index, limit: 1, filter: 'all' })).accounts[0]?.key
  switch (one.kind) {
    case 'edit':
      return desk.editCells({ edits: [{ sheet: 'may', row: one.row, column: one.column, text: one.text }] })
    case 'undo':
      return desk.undo({})
    case 'redo':
      return desk.redo({})
    case 'tryAll':
      return desk.startDryRun({ keys: 'all' })
    case 'replace': {
      const search = { text: one.text, matchesCase: true, isWholeCell: false, within: null }
      return desk.replaceText({ search, by: one.by })
    }
    case 'leaveOut':
      return desk.changeSheets({ sheets: [{ sheet: 'may', isIncluded: true, headerRow: 1, rowsOut: [...one.rows] }] })
    case 'aside':
    case 'back': {
      const key = await keyOf(one.which)
      if (key === undefined) return undefined
      return one.kind === 'aside'
        ? desk.setAccountsAside({ keys: [key], reason: 'Moved away' })
        : desk.takeAccountsBack({ keys: [key] })
    }
    case 'create': {
      const connection = valueIn(await desk.readDesk({})).connection
      const key = await keyOf(one.which)
      if (key === undefined || connection.kind !== 'live') return undefined
      return desk.createAccount({ key, at: seenConnectionOf(connection) })
    }
  }
}

/** Everything that is counted, listed, planned or exported, beside what it is counted from. */
async function seen(desk: Desk) {
  const { accounts, counts } = valueIn(await desk.listAccounts({ offset: 0, limit: 99, filter: 'all' }))
  const recounted = noneOfAny()
  for (const { status } of accounts) recounted[status] += 1
  const listed = []
  for (const filter of accountFilters) {
    const { total } = valueIn(await desk.listAccounts({ offset: 0, limit: 99, filter }))
    listed.push([filter, total])
  }
  const plan = valueIn(await desk.planRun({ keys: 'allReady' }))
  const [project] = valueIn(await desk.listProjects({}))
  const results = valueIn(await desk.exportResults({ format: 'csv' }))
  const text = results.to === 'download' ? new TextDecoder().decode(results.bytes) : ''
  const lines = Papa.parse<string[]>(text, { skipEmptyLines: true }).data.slice(1)
  return {
    recounted,
    counts,
    listed,
    listedAsCounted: accountFilters.map((filter) => [filter, countIn(recounted, filter)]),
    planned: [plan.count, countIn(plan.leftOut, 'all') + plan.count, project?.counts],
    plannedAsCounted: [countIn(recounted, 'ready'), accounts.length, recounted],
    named: lines.map((line, index) => line.includes(say(statusTable[accounts[index]?.status ?? 'untried'].name))),
    progress: valueIn(await desk.readProgress({})),
    statuses: accounts.map(({ accountNumber, status }) => [accountNumber, status]),
  }
}

const wholeSheet = { sheet: 'may', filter: 'everyRow', offset: 1, limit: rowCount } as const
const rowsOf = async (desk: Desk): Promise<readonly PageRow[]> => valueIn(await desk.readSheetPage(wholeSheet)).rows

test('whatever two windows do, and however it ends, what was sent stays, and every screen counts what is on the disk', async () => {
  const began = performance.now()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const service = await startPracticeService({ port: 0, stepMs: 20 })
      const homes = [newHome()]
      const taken: string[] = []
      const { baseUrl: address, suppliers, apiKey, graphqlPath } = service
      const token = { ...defaultTokenRequest, graphqlPath }
      const entry = { address, supplierCode: suppliers.ongoing, apiKey, token, createSeconds: 5 }
      let line = wire(taken)
      let open: TestDesk = await start()
      valueIn(await open.desk.loadSpreadsheet(file))
      /** As they stood when the service was seen to have the account. */
      const rowsSent = new Map<string, readonly PageRow[]>()

      async function start(): Promise<TestDesk> {
        line = wire(taken)
        const opened = await openTestDesk(homes.at(-1) ?? '', undefined, {
          fetch: line.fetch,
          hasOtherWindows: true,
          hasProcess: true,
        })
        valueIn(await opened.desk.connectLive(entry))
        valueIn(await opened.desk.readDesk({}))
        return opened
      }
      /** The disk as it is at this moment, and nothing else, is what is left. */
      const crash = async (): Promise<void> => {
        line.cut()
        const home = newHome()
        cpSync(homes.at(-1) ?? '', home, { recursive: true })
        homes.push(home)
        await open.close()
        open = await start()
      }
      const end = async (how: End, making: Promise<unknown>): Promise<void> => {
        switch (how) {
          case 'goesOn':
            return void (await making)
          case 'processDies': {
            const pid = open.preparations.at(-1)
            if (pid !== undefined) process.kill(pid, 'SIGKILL')
            await making
            // What was asked of it when it died is refused; another one takes its place.
            return until(async () => (await open.desk.readSheetPage(wholeSheet)).ok)
          }
          case 'closes':
            await making
            await open.close()
            open = await start()
            return
          case 'crashes':
            // Once something has reached the service, or at once where nothing goes there.
            await Promise.race([making, until(async () => taken.length > countBefore)])
            return crash()
        }
      }
      let countBefore = 0

      try {
        for (const { commands, end: how } of steps) {
          if (performance.now() - began > enoughMs) return
          countBefore = taken.length
          await end(how, Promise.allSettled(commands.map((one) => make(open.desk, one))))
          // Whatever was lost is asked about, and what was taken is followed, before anybody looks.
          await until(async () => {
            const { counts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' }))
            return counts.sending + counts.unknown + counts.accepted === 0
          })
          expect(taken.toSorted(), 'created twice').toEqual([...new Set(taken)].toSorted())
          const rows = await rowsOf(open.desk)
          for (const number of taken) {
            const are = rows.filter(({ accountKey }) => accountKey === number)
            const were = rowsSent.get(number) ?? are
            rowsSent.set(number, were)
            expect(are.length, `${number} is there`).toBeGreaterThan(0)
            expect(are, `${number} is as it was sent, and no other`).toEqual(were)
          }
          const now = await seen(open.desk)
          expect(now.counts).toEqual(now.recounted)
          expect(now.listed).toEqual(now.listedAsCounted)
          expect(now.planned).toEqual(now.plannedAsCounted)
          expect(now.named).toEqual(now.statuses.map(() => true))
          for (const number of taken) expect(now.statuses).toContainEqual([number, 'finished'])
          if (how !== 'closes') continue
          await open.close()
          open = await start()
          expect(await seen(open.desk), 'from the disk').toEqual(now)
        }
      } finally {
        await open.close()
        await service.close()
        for (const home of homes) removeHome(home)
      }
    }),
    { numRuns: runs(6), examples: [[crashWhileSending], [mendAndUndo]], endOnFailure: true },
  )
}, 240_000)
