/** What may be on accounts already, because nothing says what this computer sent before, or an answer was lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Http } from '../../../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../../../electron/platform/sending/node-http.ts'
import type { AdditionKind } from '../../../../../shared/additions/addition-requests.ts'
import type { Ask, SeenRequest } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { closedDeskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
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
/** Requests as a person sees them now. */
const seen = async (...kinds: readonly AdditionKind[]): Promise<SeenRequest[]> =>
  (await list()).rows.flatMap(({ key, requests }) =>
    requests
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, payloadHash, state }) => ({ key, kind, payloadHash, attempts: state?.attempts ?? 0 })),
  )
const send = (ask: Pick<Ask<'sendAdditions'>, 'requests' | 'count'> & Partial<Ask<'sendAdditions'>>) =>
  open.desk.sendAdditions({ isSure: false, agreedDates: [], keepTrying: false, at: atPractice, ...ask })

const today = new Date().toISOString().slice(0, 10)
const headings = 'Account number,notes[].body,Transaction date,Amount,Transaction type'
const why = issue('addition_may_double', { kind: 'transactions', attempts: 0 }).message

test('of a spreadsheet it is left alone, with the reason beside it, and is sent in the form once a person is sure', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,Rang.,${today},-25.50,PAYMENT`)
  expect(valueIn(await send({ requests: { readyOf: ['notes', 'transactions'] }, count: 2 }))).toMatchObject({
    failed: 1,
  })

  const { rows } = await list()
  expect(rows[0]?.requests).toMatchObject([
    { kind: 'notes', state: { phase: 'done' }, whyHeld: null, doubt: null },
    { kind: 'transactions', state: null, whyHeld: why, doubt: { agreedDates: [] } },
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
  const both = await seen('transactions')
  expect(await send({ requests: both, isSure: true, count: 2 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })
  expect(valueIn(await send({ requests: { readyOf: ['transactions'] }, count: 2 }))).toEqual({
    ...{ done: 2, total: 2, sent: 0, failed: 2, wasStopped: false },
    doubted: both.map(({ key, kind }) => ({ key, kind })),
  })
  expect(line.left).toEqual([])

  const { doubts, toSend, counts } = await list()
  // In the rail, in Check and in the list of projects, too.
  expect(counts).toMatchObject({ failed: 2, passed: 0, untried: 0 })
  expect(valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' })).counts).toEqual(counts)
  expect(doubts).toEqual([
    { ...both[0], accountNumber: 'A-1001', count: 1, agreedDates: [] },
    { ...both[1], accountNumber: 'A-1002', count: 1, agreedDates: [] },
  ])
  expect([toSend.transactions.requests, toSend.notes.requests]).toEqual([0, 1])
  expect(await send({ requests: both, count: 2 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })

  // The note is ready, and nobody asked about it.
  const sure = await seen('transactions', 'notes')
  expect(valueIn(await send({ requests: sure, isSure: true, count: 2 }))).toEqual({
    ...{ done: 2, total: 2, sent: 2, failed: 0, wasStopped: false },
    doubted: [],
  })
  expect(line.left).toEqual(['transactions A-1001', 'transactions A-1002'])
  const after = await list()
  expect([after.doubts, after.toSend.notes.requests]).toEqual([[], 1])
})

test('what is set aside by somebody who found it there is in doubt no more', async () => {
  const line = await startUnkept()
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  valueIn(await send({ requests: { readyOf: ['transactions'] }, count: 1 }))
  valueIn(await open.desk.setAccountsAside({ keys: ['A-1001'], reason: 'It is there' }))
  expect((await list()).doubts).toEqual([])
  const requests = await seen('transactions')
  expect(await send({ requests, isSure: true, count: 1 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })
  expect(line.left).toEqual([])
})

test('what was sent and got no answer is in doubt, and is sent again only by a person who is sure', async () => {
  const line = await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, `A-1001,,${today},-25.50,PAYMENT`)
  valueIn(await send({ requests: { readyOf: ['transactions'] }, count: 1 }))
  const requests = await seen('transactions')
  line.isCut = true
  expect(valueIn(await send({ requests, isSure: true, count: 1 }))).toMatchObject({ sent: 1, failed: 1, doubted: [] })
  const { doubts, rows } = await list()
  expect(rows[0]?.requests[0]?.state).toMatchObject({ phase: 'unknown', attempts: 1 })
  expect(doubts).toMatchObject([{ key: 'A-1001', kind: 'transactions' }])
  // In another window the person was sure of it before it was sent once more.
  expect(await send({ requests, isSure: true, count: 1 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })
  const now = await seen('transactions')
  expect(valueIn(await send({ requests: now, isSure: true, count: 1 }))).toMatchObject({ sent: 1, failed: 0 })
  expect(line.left).toHaveLength(2)
  expect((await list()).doubts).toEqual([])
})

test('the dates that were agreed to are kept until a person is sure', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, 'A-1001,,2019-08-15,-25.50,PAYMENT')
  const first = await seen('transactions')
  const [key, dates] = ['A-1001', ['2019-08-15']]
  valueIn(await send({ requests: first, count: 1 }))
  valueIn(await send({ requests: first, isSure: true, count: 1 }))
  expect((await list()).dateChoices).toMatchObject([{ key, dates: [{ sentDate: '2019-08-15' }] }])
  const requests = await seen('transactions')
  expect(valueIn(await send({ requests, agreedDates: [{ key, dates }], count: 1 }))).toMatchObject({
    doubted: [{ key, kind: 'transactions' }],
  })
  const { dateChoices, doubts } = await list()
  expect([dateChoices, doubts]).toMatchObject([[], [{ key, agreedDates: dates }]])
  expect(valueIn(await send({ requests, isSure: true, agreedDates: [{ key, dates }], count: 1 }))).toMatchObject({
    ...{ sent: 1, failed: 0 },
  })
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
  valueIn(await send({ requests: { readyOf: ['transactions'] }, count: 1 }))
  const requests = await seen('transactions')
  const edited = editAmount()
  expect(await send({ requests, isSure: true, count: 1 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })
  valueIn(await edited)
  expect(line.left).toEqual([])
})

test('dates are agreed to for what was refused, not for what an edit has made of it since', async () => {
  await startUnkept('A-1001')
  await load('payments.csv', 'additions', headings, 'A-1001,,2019-08-15,-25.50,PAYMENT')
  const first = await seen('transactions')
  valueIn(await send({ requests: first, count: 1 }))
  valueIn(await send({ requests: first, isSure: true, count: 1 }))
  const requests = await seen('transactions')
  valueIn(await editAmount())
  const agreedDates = [{ key: 'A-1001', dates: ['2019-08-15'] }]
  expect(await send({ requests, agreedDates, count: 1 })).toMatchObject({
    issues: [issue('additions_count_is_another', { count: 0 })],
  })
})
