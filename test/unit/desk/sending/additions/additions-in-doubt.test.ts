/** What may be on accounts already, because nothing says what this computer sent before, or an answer was lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Http } from '../../../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../../../electron/platform/sending/node-http.ts'
import type { AdditionKind } from '../../../../../shared/additions/addition-requests.ts'
import type { SendingDecision } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { closedDeskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { decideInAdd, sendFromAdd } from '../../../../support/desks/seen-additions.ts'
import { atPractice } from '../../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../../support/value-in.ts'

const open = closedDeskForEachTest()

const load = async (fileName: string, kind: 'accounts' | 'additions', ...lines: readonly string[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, kind, bytes: new TextEncoder().encode(lines.join('\n')) }))

/** What was sent to be added, as far as it left. `isCut`: the next one arrives, and its answer is lost. */
type Line = { readonly left: string[]; isCut: boolean }

/** A desk of which nothing is kept, with accounts that were created from it. */
async function startUnkept(...created: readonly string[]): Promise<Line> {
  const line: Line = { left: [], isCut: false }
  const fetch: Http = async (url, request) => {
    const answer = await nodeHttp(url, request)
    const [, kind] = /\/v1\/data-import\/([a-z-]+)\/create\//.exec(url) ?? []
    if (kind === undefined) return answer
    line.left.push(`${kind} ${JSON.parse(String(request.body)).external_account_number}`)
    if (!line.isCut) return answer
    line.isCut = false
    throw new Error('The line was cut.')
  }
  await open.start(undefined, { asksForKeeping: true, fetch })
  valueIn(await open.desk.chooseKeeping({ passphrase: null }))
  valueIn(await open.desk.connectPractice({}))
  if (created.length === 0) return line
  const people = created.map((number) => `${number},Ana,Lee,ana@example.org`)
  await load('people.csv', 'accounts', 'Account number,First name,Last name,E-mail', ...people)
  for (const key of created) {
    valueIn(await open.desk.createAccount({ key, at: atPractice }))
    while (valueIn(await open.desk.readAccount({ key })).stub.import.state !== 'finished') await pause(50)
  }
  return line
}

const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
/** As a person decides who sees it now. */
const decide = (decision: SendingDecision, ...kinds: readonly AdditionKind[]) =>
  decideInAdd(open.desk, decision, ...kinds)
const send = (decision: SendingDecision, ...kinds: readonly AdditionKind[]) =>
  sendFromAdd(open.desk, decision, ...kinds)
const changed = { issues: [issue('additions_changed', {})] }

const today = new Date().toISOString().slice(0, 10)
const headings = 'Account number,notes[].body,Transaction date,Amount,Transaction type'
const why = issue('addition_may_double', { kind: 'transactions', attempts: 0 }).message

test('of a spreadsheet it is left alone, with the reason beside it, and is sent in the form once a person is sure', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,Rang.,${today},-25.50,PAYMENT`)
  expect(valueIn(await send('ready'))).toMatchObject({ failed: 1 })

  const { rows } = await list()
  expect(rows[0]?.requests).toMatchObject([
    { kind: 'notes', state: { phase: 'done' }, whyHeld: null, doubt: null },
    { kind: 'transactions', state: null, whyHeld: why, doubt: { agreedDates: [], replaces: null } },
  ])
  const { payload } = valueIn(await open.desk.readAccount({ key: rows[0]?.key ?? '' }))
  const form = {
    accountNumber: 'A-1001',
    kind: 'transactions',
    payload: { transactions: payload.transactions },
  } as const
  const asked = { ...form, keepTrying: false, agreedDates: [], at: atPractice }
  expect(await open.desk.sendAddition({ ...asked, sureAfter: null })).toMatchObject({
    issues: [{ code: 'addition_may_double' }],
  })
  valueIn(await open.desk.sendAddition({ ...asked, sureAfter: 0 }))
  const after = await list()
  expect(after.rows[0]?.requests[1]).toMatchObject({ whyHeld: null, doubt: null, state: { attempts: 1 } })
  expect(after.doubts).toEqual([])
})

test('of a spreadsheet it is named, and goes by itself once a person is sure, while nothing else does', async () => {
  const line = await startUnkept('A-1001', 'A-1002')
  const rows = [`A-1001,Rang.,${today},-25.50,PAYMENT`, `A-1002,,${today},-12.00,PAYMENT`]
  await load('payments.csv', 'additions', headings, ...rows)
  const ready = await decide('ready', 'transactions')
  expect(await open.desk.sendAdditions({ ...ready, decision: 'allTheSame' })).toMatchObject(changed)
  expect(valueIn(await open.desk.sendAdditions(ready))).toEqual({
    ...{ done: 2, total: 2, sent: 0, failed: 2, wasStopped: false },
    doubted: ['A-1001', 'A-1002'].map((key) => ({ key, kind: 'transactions' })),
  })
  expect(line.left).toEqual([])

  const { doubts, toSend, counts } = await list()
  // In the rail, in Check and in the list of projects, too.
  expect(counts).toMatchObject({ failed: 2, passed: 0, untried: 0 })
  expect(valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' })).counts).toEqual(counts)
  expect(doubts).toEqual(
    ['A-1001', 'A-1002'].map((key) => ({
      ...{ key, accountNumber: key, kind: 'transactions', count: 1, agreedDates: [] },
    })),
  )
  // The note is ready, and nobody has to be sure of it.
  expect([toSend.ready, toSend.allTheSame]).toMatchObject([
    [{ kind: 'notes', requests: 1 }],
    [{ kind: 'transactions', requests: 2, notKnownThere: 0 }],
  ])
  expect(await open.desk.sendAdditions(ready)).toMatchObject(changed)

  expect(valueIn(await send('allTheSame'))).toEqual({
    ...{ done: 2, total: 2, sent: 2, failed: 0, wasStopped: false },
    doubted: [],
  })
  expect(line.left).toEqual(['transactions A-1001', 'transactions A-1002'])
  const after = await list()
  expect([after.doubts, after.toSend]).toMatchObject([[], { ready: [{ kind: 'notes', requests: 1 }], allTheSame: [] }])
})

test('what is set aside by somebody who found it there is in doubt no more', async () => {
  const line = await startUnkept()
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  valueIn(await send('ready'))
  const sure = await decide('allTheSame')
  valueIn(await open.desk.setAccountsAside({ keys: ['A-1001'], reason: 'It is there' }))
  expect((await list()).doubts).toEqual([])
  expect(await open.desk.sendAdditions(sure)).toMatchObject(changed)
  expect(line.left).toEqual([])
})

test('what was sent and got no answer is in doubt, and is sent again only by a person who is sure', async () => {
  const line = await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  valueIn(await send('ready'))
  const sure = await decide('allTheSame')
  line.isCut = true
  expect(valueIn(await open.desk.sendAdditions(sure))).toMatchObject({ sent: 1, failed: 1, doubted: [] })
  const { doubts, rows } = await list()
  expect(rows[0]?.requests[0]?.state).toMatchObject({ phase: 'unknown', attempts: 1 })
  expect(doubts).toMatchObject([{ key: 'A-1001', kind: 'transactions' }])
  // In another window the person was sure of it before it was sent once more.
  expect(await open.desk.sendAdditions(sure)).toMatchObject(changed)
  expect(valueIn(await send('allTheSame'))).toMatchObject({ sent: 1, failed: 0 })
  expect(line.left).toHaveLength(2)
  expect((await list()).doubts).toEqual([])
})

test('the dates that were agreed to are kept until a person is sure', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, 'A-1001,,2019-08-15,-25.50,PAYMENT')
  const [key, dates] = ['A-1001', ['2019-08-15']]
  valueIn(await send('ready'))
  valueIn(await send('allTheSame'))
  expect((await list()).dateChoices).toMatchObject([{ key, dates: [{ sentDate: '2019-08-15' }] }])
  expect(valueIn(await send('withDates'))).toMatchObject({ doubted: [{ key, kind: 'transactions' }] })
  const { dateChoices, doubts } = await list()
  expect([dateChoices, doubts]).toMatchObject([[], [{ key, agreedDates: dates }]])
  expect(valueIn(await send('allTheSame'))).toMatchObject({ sent: 1, failed: 0 })
})

test('of two windows whose person is sure in the form, the first one counts', async () => {
  const line = await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  const { transactions } = valueIn(await open.desk.readAccount({ key: 'A-1001' })).payload
  const form = { accountNumber: 'A-1001', kind: 'transactions', payload: { transactions } } as const
  const sendSure = (sureAfter: number) =>
    open.desk.sendAddition({ ...form, keepTrying: false, agreedDates: [], at: atPractice, sureAfter })
  line.isCut = true
  expect(valueIn(await sendSure(0))).toMatchObject({ phase: 'unknown', attempts: 1 })
  const [one, other] = await Promise.all([sendSure(1), sendSure(1)])
  expect([one, other]).toMatchObject([
    { value: { phase: 'done', attempts: 2 } },
    { issues: [issue('addition_may_double', { kind: 'transactions', attempts: 2 })] },
  ])
  expect(line.left).toHaveLength(2)
})

const editAmount = () => open.desk.editCells({ edits: [{ sheet: 'payments', row: 2, column: 4, text: '-99.00' }] })

test('what an edit makes of it while a person is sure does not go in its place', async () => {
  const line = await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  valueIn(await send('ready'))
  const sure = await decide('allTheSame')
  const edited = editAmount()
  expect(await open.desk.sendAdditions(sure)).toMatchObject(changed)
  valueIn(await edited)
  expect(line.left).toEqual([])
})

test('dates are agreed to for what was refused, not for what an edit has made of it since', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, 'A-1001,,2019-08-15,-25.50,PAYMENT')
  valueIn(await send('ready'))
  valueIn(await send('allTheSame'))
  const agreed = await decide('withDates')
  valueIn(await editAmount())
  expect(await open.desk.sendAdditions(agreed)).toMatchObject(changed)
})
