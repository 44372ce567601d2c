import { describe, expect, test } from 'vitest'
import { type SeenConnection, seenConnectionOf } from '../../../../shared/ipc.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { startAsPlanned } from '../../../support/desks/start-as-planned.ts'
import { liveServiceForEachTest } from '../../../support/services/live-service.ts'
import { valueIn } from '../../../support/value-in.ts'
import { statement } from '../../additions/test-additions.ts'
import { untilCreated } from '../versions/until.ts'

const open = deskForEachTest()
const live = liveServiceForEachTest()

const sheet = {
  fileName: 'balances.csv',
  bytes: new TextEncoder().encode(
    `Account number,First name,Last name,Amount due
007500001,Ana,Lee,50.00
007500002,Bo,Ng,30.00 CR
007500003,Cy,Ray,0.00
007500004,Di,Oz,
`,
  ),
}
const creditPositive = { positiveBalance: 'credit', amountUnit: 'whole' } as const

/** @returns what a window shows of the connection from now on */
async function connect(): Promise<SeenConnection> {
  valueIn(await open.desk.connectLive(live.entry))
  return seen()
}
async function seen(): Promise<SeenConnection> {
  const status = valueIn(await open.desk.readDesk({})).connection
  if (status.kind === 'none') throw new Error('There is no connection.')
  return seenConnectionOf(status)
}

const summary = async () => valueIn(await open.desk.readDesk({})).project?.summary
const account = async (key: string) => valueIn(await open.desk.readAccount({ key }))
const balanceOf = async (key: string) => (await account(key)).payload.ledgers
const wordsOf = async (key: string) =>
  (await account(key)).summary.flatMap(({ lines }) => lines.map(({ text }) => text))

test('over a live connection only accounts without a balance are ready, until it is said how the service takes money', async () => {
  const at = await connect()
  valueIn(await open.desk.loadSpreadsheet(sheet))
  expect(await summary()).toMatchObject({ accountCount: 4, errorFreeCount: 2 })
  const refused = await open.desk.createAccount({ key: '007500001', at })
  expect(refused).toMatchObject({ ok: false, issues: [{ code: 'account_not_ready' }] })
  expect(await wordsOf('007500001')).toContain('Balance: owes 50.00 (how it is sent is not known yet)')

  expect(valueIn(await open.desk.sayMoneyTerms(creditPositive))).toMatchObject({ kind: 'live', terms: creditPositive })
  expect(await summary()).toMatchObject({ errorFreeCount: 4 })
  expect(await balanceOf('007500001')).toEqual([{ ledger_balance: '-50.00' }])
  expect(await balanceOf('007500002')).toEqual([{ ledger_balance: '30.00' }])
  expect(await wordsOf('007500001')).toContain('Balance: owes 50.00 (sent as −50.00)')
  expect(await wordsOf('007500002')).toContain('Balance: in credit by 30.00 (sent as 30.00)')
})

test('the answers are kept with the connection, also when its details are typed anew, and practice has its own', async () => {
  await connect()
  valueIn(await open.desk.sayMoneyTerms(creditPositive))
  expect(valueIn(await open.desk.connectPractice({}))).toMatchObject({ kind: 'practice', terms: usualTerms })
  expect(valueIn(await open.desk.connectLive(live.entry))).toMatchObject({ kind: 'live', terms: creditPositive })
  await open.reopen()
  expect(valueIn(await open.desk.readDesk({})).connection).toMatchObject({ kind: 'live', terms: creditPositive })
})

test('without a live connection there is nobody to say it of', async () => {
  valueIn(await open.desk.connectPractice({}))
  expect(await open.desk.sayMoneyTerms(creditPositive)).toMatchObject({
    ok: false,
    issues: [{ code: 'connection_missing' }],
  })
})

describe('When another answer is given afterwards', () => {
  test('what was tried out is to be tried again, and what was sent stays as it was and is not sent again', async () => {
    await connect()
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    const at = await seen()
    valueIn(await open.desk.loadSpreadsheet(sheet))
    valueIn(await open.desk.startDryRun({ keys: ['007500001', '007500002'] }))
    valueIn(await open.desk.createAccount({ key: '007500001', at }))
    const dryRunOf = async (key: string) => (await account(key)).stub.status
    const tried = await dryRunOf('007500002')

    valueIn(await open.desk.sayMoneyTerms(creditPositive))
    expect([tried, await dryRunOf('007500002')]).toEqual(['passed', 'changed'])
    await untilCreated(open.desk, '007500001')
    const sent = (await account('007500001')).stub.import
    await open.desk.createAccount({ key: '007500001', at: await seen() })
    expect((await account('007500001')).stub.import).toEqual(sent)
    expect(
      await open.desk.editCells({ edits: [{ sheet: 'balances', row: 2, column: 4, text: '60.00' }] }),
    ).toMatchObject({ ok: false, issues: [{ code: 'account_is_on_platform' }] })
    expect((await open.desk.createAccount({ key: '007500002', at: await seen() })).ok).toBe(true)
  })

  test('a window that shows the amounts as they were sends none of them, whatever it asks for, until it shows them anew', async () => {
    await connect()
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    valueIn(await open.desk.loadSpreadsheet(sheet))
    const inOneWindow = await seen()
    expect(await balanceOf('007500001')).toEqual([{ ledger_balance: '50.00' }])
    // The other window of this desk answers, and the news of it is still on its way to the first.
    valueIn(await open.desk.sayMoneyTerms(creditPositive))
    const another = { ok: false, issues: [{ code: 'connection_is_another' }] }
    expect(await open.desk.createAccount({ key: '007500001', at: inOneWindow })).toMatchObject(another)
    const run = { keys: 'allReady' as const, perMinuteAtMost: null, stopAtFailures: 5 }
    expect(await startAsPlanned(open.desk, { ...run, at: inOneWindow })).toMatchObject(another)
    const addition = { accountNumber: '007500001', keepTrying: false, agreedDates: [], sureAfter: null }
    const statements = { kind: 'statements' as const, payload: { statements: [statement] } }
    expect(await open.desk.sendAddition({ ...addition, ...statements, at: inOneWindow })).toMatchObject(another)
    expect((await account('007500001')).stub.import.state).toBe('notSent')
    expect(open.told.some((text) => text.includes('"positiveBalance":"credit"'))).toBe(true)

    valueIn(await open.desk.createAccount({ key: '007500001', at: await seen() }))
    await untilCreated(open.desk, '007500001')
    expect(await balanceOf('007500001')).toEqual([{ ledger_balance: '-50.00' }])
  })

  test('what was added to an account before is not added once more because its amounts go in another unit', async () => {
    await connect()
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    valueIn(await open.desk.loadSpreadsheet(sheet))
    valueIn(await open.desk.createAccount({ key: '007500003', at: await seen() }))
    await untilCreated(open.desk, '007500003')
    const statements = [statement]
    const add = async () =>
      open.desk.sendAddition({
        accountNumber: '007500003',
        kind: 'statements',
        payload: { statements },
        keepTrying: false,
        agreedDates: [],
        sureAfter: null,
        at: await seen(),
      })
    expect(valueIn(await add())).toMatchObject({ phase: 'done' })
    valueIn(await open.desk.sayMoneyTerms({ ...usualTerms, amountUnit: 'smallest' }))
    expect(await add()).toMatchObject({ ok: false, issues: [{ code: 'addition_may_double' }] })
  })

  test('an amount is not added before its unit is known', async () => {
    const at = await connect()
    const payload = { statements: [{ number: '50', gross_amount: 19.99 }] }
    const asked = {
      accountNumber: '007500003',
      kind: 'statements' as const,
      payload,
      keepTrying: false,
      agreedDates: [],
      sureAfter: null,
      at,
    }
    expect(await open.desk.sendAddition(asked)).toMatchObject({ ok: false, issues: [{ code: 'amount_unit_not_said' }] })
  })
})
