import { setTimeout as pause } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import type { Ask } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { deskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { decideInAdd, sendFromAdd } from '../../../../support/desks/seen-additions.ts'
import { atPractice } from '../../../../support/desks/seen-connections.ts'
import { startAsPlanned } from '../../../../support/desks/start-as-planned.ts'
import { fixture } from '../../../../support/fixtures.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { inWords } from '../../../../support/words/in-words.ts'
import { stateInWords } from '../../../../support/words/state-in-words.ts'

const open = deskForEachTest()

const at = atPractice
const sending = (accountNumber: string, extra: Partial<Ask<'sendAddition'>> = {}): Ask<'sendAddition'> => ({
  accountNumber,
  kind: 'notes',
  payload: { notes: [{ body: 'Prefers letters.' }] },
  keepTrying: false,
  agreedDates: [],
  sureAfter: null,
  at,
  ...extra,
})

/** Creates the first account of the sample that is ready, and waits until it is imported. */
async function createOne() {
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(fixture('flat-supplier.xlsx')))
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' }))
  const [account] = accounts
  if (account?.accountNumber == null) throw new Error('The sample has no account that is ready.')
  valueIn(await open.desk.createAccount({ key: account.key, at }))
  while (valueIn(await open.desk.readAccount({ key: account.key })).stub.import.state !== 'finished') await pause(50)
  return { ...account, accountNumber: account.accountNumber }
}

test('an account of the project is found with its name and takes a note, which is known after the application was closed', async () => {
  const { accountNumber, name } = await createOne()
  expect(valueIn(await open.desk.findAdditionTarget({ accountNumber }))).toMatchObject({
    standing: 'imported',
    name,
    platformNumber: expect.stringMatching(/^A-/),
  })
  expect(stateInWords(valueIn(await open.desk.sendAddition(sending(accountNumber))))).toMatchObject({
    phase: 'done',
    message: '1 note added.',
    items: [{ outcome: 'added', status: 'NOTE_CREATION_SUCCESS' }],
  })
  await open.reopen()
  expect(valueIn(await open.desk.readAdditions({ accountNumber }))).toMatchObject([
    { kind: 'notes', phase: 'done', sent: [{ heading: 'Note', lines: [expect.stringContaining('Prefers letters.')] }] },
  ])
})

test('a number that is written otherwise in the spreadsheet is found beside the one that is not there', async () => {
  const { accountNumber, name } = await createOne()
  const typed = accountNumber.replace(/^0+/, '').replace(/^(.)/, ' $1-').toLowerCase().trim()
  expect(valueIn(await open.desk.findAdditionTarget({ accountNumber: typed }))).toMatchObject({
    standing: 'notThere',
    alike: [{ accountNumber, name }],
  })
})

test('nothing is sent that the contract does not know, that is empty, or that is meant for another connection', async () => {
  const { accountNumber } = await createOne()
  const refused = async (extra: Partial<Ask<'sendAddition'>>) => {
    const answer = await open.desk.sendAddition(sending(accountNumber, extra))
    return answer.ok ? 'sent' : answer.issues.map(({ code, where }) => `${code} ${where?.path ?? ''}`.trim())
  }
  expect(await refused({ payload: { notes: [{ body: 'x', colour: 'red' }] } })).toEqual([
    'request_not_valid notes.0.colour',
  ])
  expect(await refused({ payload: { notes: [] } })).toEqual(['addition_empty'])
  expect(await refused({ at: { ...at, supplierCode: 'ANOTHER' } })).toEqual(['connection_is_another'])
  expect(valueIn(await open.desk.readAdditions({ accountNumber }))).toEqual([])
})

test('whatever a window says of account and supplier, they are those that are meant', async () => {
  const { accountNumber } = await createOne()
  const payload = {
    import_supplier: 'PRACTICE_PAUSED',
    external_account_number: 'another',
    vendor: 'VENDOR',
    reference: 'card-1',
    type: 'CARD',
  }
  expect(valueIn(await open.desk.sendAddition(sending(accountNumber, { kind: 'payment', payload })))).toMatchObject({
    accountNumber,
    phase: 'done',
    platformNumber: expect.stringMatching(/^A-/),
  })
})

test('an account takes a note while a run of the same window goes on with others', async () => {
  const { accountNumber } = await createOne()
  valueIn(await startAsPlanned(open.desk, { keys: 'allReady', at, perMinuteAtMost: 1, stopAtFailures: 3 }))
  await expect.poll(async () => valueIn(await open.desk.readRun({}))?.done).toBe(1)
  expect(valueIn(await open.desk.sendAddition(sending(accountNumber)))).toMatchObject({ phase: 'done' })
  expect(valueIn(await open.desk.readRun({}))).toMatchObject({ stage: 'creating', done: 1 })
})

test('an account that is not imported is said before anything is sent', async () => {
  valueIn(await open.desk.connectPractice({}))
  expect(valueIn(await open.desk.findAdditionTarget({ accountNumber: 'nobody' }))).toMatchObject({
    standing: 'notThere',
    name: null,
    message: issue('target_not_there', { account: 'nobody' }).message,
  })
  expect(await open.desk.sendAddition(sending('nobody'))).toMatchObject({
    ok: false,
    issues: [{ code: 'target_not_there' }],
  })
})

test('a spreadsheet of additions is checked, sent kind by kind, and says how each stands', async () => {
  const { accountNumber } = await createOne()
  const text = [
    'Account number,Note',
    `${accountNumber},Prefers letters.`,
    `${accountNumber},Has a dog.`,
    'nobody,Lost.',
  ].join('\n')
  const project = valueIn(
    await open.desk.loadSpreadsheet({
      fileName: 'notes.csv',
      bytes: new TextEncoder().encode(text),
      kind: 'additions',
    }),
  )
  expect(project).toMatchObject({ kind: 'additions', summary: { accountCount: 2, errorCount: 0 } })
  const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect((await list()).toSend.ready).toMatchObject([
    { kind: 'notes', requests: 2, things: 3, counts: { passed: 1, untried: 1 }, notKnownThere: 1 },
  ])

  // Once the account was asked about, its row says why nothing can be sent.
  const whyNobody = issue('target_not_there', { account: 'nobody' }).message
  expect((await list()).rows.map(({ requests }) => requests[0]?.whyHeld)).toEqual([null, null])
  valueIn(await open.desk.findAdditionTarget({ accountNumber: 'nobody' }))
  expect((await list()).rows.map(({ requests }) => requests[0]?.whyHeld)).toEqual([null, whyNobody])

  const sending = open.desk.sendAdditions(await decideInAdd(open.desk, 'ready'))
  expect(open.underWay()).toEqual({ kind: 'additions' })
  expect(valueIn(await sending)).toEqual({
    done: 1,
    total: 1,
    sent: 1,
    failed: 0,
    doubted: [],
    wasStopped: false,
  })
  const { rows, counts } = await list()
  const { message: notesAdded } = issue('addition_done', { kind: 'notes', count: 2, added: 2, there: 0 })
  expect(rows).toMatchObject([
    { accountNumber, requests: [{ kind: 'notes', count: 2, state: { phase: 'done', message: notesAdded } }] },
    { accountNumber: 'nobody', requests: [{ kind: 'notes', count: 1, state: null, whyHeld: whyNobody }] },
  ])
  expect(counts).toMatchObject({ finished: 1, refusedInDryRun: 1, untried: 0, passed: 0 })
  const saved = valueIn(await open.desk.exportAdditionResults({ format: 'csv' }))
  expect(saved.to === 'download' && new TextDecoder().decode(saved.bytes)).toContain('2 notes added.')
  expect(saved.to === 'download' && new TextDecoder().decode(saved.bytes)).toContain('create the account first')
})

test('payments of a file that is loaded once more and mapped otherwise are in doubt, and none of them goes with the others', async () => {
  const { accountNumber } = await createOne()
  const today = new Date().toISOString().slice(0, 10)
  const send = async (...lines: readonly string[]) => {
    const bytes = new TextEncoder().encode(lines.join('\n'))
    valueIn(await open.desk.loadSpreadsheet({ fileName: 'payments.csv', bytes, kind: 'additions' }))
    return valueIn(await sendFromAdd(open.desk, 'ready'))
  }
  const numbered = await send(
    'Account number,Transaction number,Transaction date,Amount,Transaction type',
    `${accountNumber},P9000,${today},49.96,PAYMENT`,
    `${accountNumber},P9100,${today},-20.00,PAYMENT`,
  )
  expect(numbered).toMatchObject({ sent: 1, failed: 0, doubted: [] })
  const otherwise = await send('Account number,Transaction date,Amount', `${accountNumber},${today},-20`)
  expect(otherwise).toMatchObject({ sent: 0, failed: 1, doubted: [{ key: accountNumber, kind: 'transactions' }] })
  const { rows } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 1, filter: 'all' }))
  const why = issue('addition_may_double', { kind: 'transactions', attempts: 0, again: 1 }).message
  expect(rows[0]?.requests).toMatchObject([{ kind: 'transactions', state: null, whyHeld: why }])
  expect(valueIn(await sendFromAdd(open.desk, 'allTheSame'))).toMatchObject({ sent: 1, failed: 0 })
})

test('an account to which nothing is added is not waited for, and is in what is saved', async () => {
  const { accountNumber } = await createOne()
  const bytes = new TextEncoder().encode(`Account number,Note\n${accountNumber},Has a dog.\n200001,\n`)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  valueIn(await sendFromAdd(open.desk, 'ready'))
  const { counts } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect(counts).toMatchObject({ finished: 1, nothingToAdd: 1, untried: 0 })
  const saved = valueIn(await open.desk.exportAdditionResults({ format: 'csv' }))
  expect(saved.to === 'download' && new TextDecoder().decode(saved.bytes)).toMatch(
    /^200001,,,,,The spreadsheet has nothing that is added to it\./m,
  )
})

test('how accounts stand that are added to is the same in Check, Add and the list of projects, and what was refused is a problem with its reason', async () => {
  const { accountNumber } = await createOne()
  const text = [
    'Account number,Transaction date,Amount,Transaction type',
    `${accountNumber},2019-11-20,-25.50,PAYMENT`,
    'nobody,2026-11-20,-12.00,PAYMENT',
  ].join('\n')
  const bytes = new TextEncoder().encode(text)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'payments.csv', bytes, kind: 'additions' }))
  const standing = async () => {
    const ask = { offset: 0, limit: 10, filter: 'all' } as const
    const [check, add] = [valueIn(await open.desk.listAccounts(ask)), valueIn(await open.desk.listAdditions(ask))]
    expect(check.counts).toEqual(add.counts)
    expect(valueIn(await open.desk.listProjects({}))[0]?.counts).toEqual(add.counts)
    const statuses = check.accounts.map(({ status }) => status)
    expect(add.rows.map(({ status }) => status)).toEqual(statuses)
    return statuses
  }
  const refusals = async () =>
    valueIn(await open.desk.listProblems({})).flatMap(({ level, first }) =>
      level === 'error' ? first.map((one) => inWords(one).message) : [],
    )
  expect([await standing(), await refusals()]).toEqual([['passed', 'untried'], []])

  valueIn(await sendFromAdd(open.desk, 'ready'))
  const refused = [
    expect.stringMatching(/^Row 2: the service does not accept “Transaction 1”\. It says: “.*2019-11-20/),
  ]
  expect([await standing(), await refusals()]).toEqual([['refused', 'refusedInDryRun'], refused])
  valueIn(await open.desk.closeProject({}))
  const [left] = valueIn(await open.desk.listProjects({}))
  expect(left?.counts).toMatchObject({ refused: 1, refusedInDryRun: 1 })
  valueIn(await open.desk.openProject({ id: left?.id ?? '' }))
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  expect([await standing(), await refusals()]).toEqual([['refused', 'untried'], refused])
})

test('a row whose number lost its zeros says which account was created from here, in the list and in the form', async () => {
  const { accountNumber } = await createOne()
  const short = accountNumber.replace(/^0+/, '')
  expect(short).not.toBe(accountNumber)
  const bytes = new TextEncoder().encode(`Account number,Note\n${short},Has a dog.\n`)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ failed: 1 })
  const { rows } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  const why = issue('target_in_other_writing', { account: short, alike: accountNumber, lacksZeros: true }).message
  expect(rows[0]?.requests[0]?.whyHeld).toEqual(why)
  expect(valueIn(await open.desk.findAdditionTarget({ accountNumber: short }))).toMatchObject({
    alike: [{ accountNumber, name: '' }],
  })
  // What Check suggests goes, once it is taken.
  const kind = { code: 'number_known_otherwise', level: 'warning' } as const
  const { fixes } = valueIn(await open.desk.listFixes(kind))
  const edits = fixes.flatMap(({ cells }) => cells.map(({ from: _, to, ...place }) => ({ ...place, text: to })))
  expect(edits).toEqual([{ sheet: 'notes', row: 2, column: 1, text: accountNumber }])
  valueIn(await open.desk.editCells({ edits }))
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ sent: 1, failed: 0 })
  expect(valueIn(await open.desk.listFixes(kind)).total).toBe(0)
})

test('a value that the service took in a request is unusual no more, in no row that has it', async () => {
  const { accountNumber } = await createOne()
  const today = new Date().toISOString().slice(0, 10)
  const text = [
    'Account number,Transaction number,Transaction date,Amount,Transaction type,Payment type',
    `${accountNumber},P-1,${today},-25.50,PAYMENT,CHEQUE`,
    `nobody,P-2,${today},-12.00,PAYMENT,CHEQUE`,
    `nobody2,P-3,${today},-12.00,PAYMENT,COWRIES`,
  ].join('\n')
  const bytes = new TextEncoder().encode(text)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'payments.csv', bytes, kind: 'additions' }))
  const unusualIn = async () => {
    const problems = valueIn(await open.desk.listProblems({}))
    return problems.flatMap(({ code, first }) =>
      code === 'value_not_documented' ? first.map(({ where }) => where?.cell?.row) : [],
    )
  }
  expect(await unusualIn()).toEqual([2, 3, 4])

  for (const key of ['nobody', 'nobody2']) valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Not yet' }))
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ done: 1, failed: 0 })
  // Nothing is to be done about what is set aside.
  expect(await unusualIn()).toEqual([])
  valueIn(await open.desk.takeAccountsBack({ keys: ['nobody', 'nobody2'] }))
  expect(await unusualIn()).toEqual([4])

  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  expect(await unusualIn()).toEqual([4])
})

test('a date of a spreadsheet is changed only where it was agreed to, and is saved as it was sent and taken', async () => {
  const { accountNumber } = await createOne()
  const text = [
    'Account number,Transaction number,Transaction date,Amount,Transaction type',
    `${accountNumber},P-1,2019-08-15,25.50,PAYMENT`,
  ].join('\n')
  const bytes = new TextEncoder().encode(text)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'payments.csv', bytes, kind: 'additions' }))
  const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect((await list()).dateChoices).toEqual([])
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ done: 1, failed: 1 })
  const { dateChoices, rows } = await list()
  const transaction = { sheet: 'payments', row: 2, column: 2 }
  expect(rows[0]?.requests[0]?.state?.issues.map(inWords)).toMatchObject([
    {
      message: expect.stringMatching(/^Row 2: the service does not accept “Transaction 1”\. It says: “/),
      where: { cell: transaction },
    },
  ])
  const nextProblem = async () => valueIn(await open.desk.findNextProblem({ after: null }))
  expect(await nextProblem()).toEqual(transaction)
  expect(dateChoices).toMatchObject([
    { accountNumber, dates: [{ number: 1, thing: 'Payment of 25.50', sentDate: '2019-08-15' }] },
  ])
  expect(valueIn(await sendFromAdd(open.desk, 'withDates'))).toMatchObject({ done: 1, failed: 0 })
  expect((await list()).dateChoices).toEqual([])
  expect(await nextProblem()).toBeNull()
  const saved = valueIn(await open.desk.exportAdditionResults({ format: 'csv' }))
  expect(saved.to === 'download' && new TextDecoder().decode(saved.bytes)).toMatch(
    /,Payment of 25\.50,P-1,25\.5,Added,"Sent with the date 15 August 2019, taken with the date \d+ \w+ 20[2-9]\d\."/,
  )
})

test('before anything is sent, which accounts are there is told, and the service is asked about the others', async () => {
  const { accountNumber } = await createOne()
  const lines = ['Account number,Note', `${accountNumber},Has a dog.`, 'nobody,Lost.', 'neither,Lost too.']
  const bytes = new TextEncoder().encode(lines.join('\n'))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  // Created from here, so nobody has to ask.
  expect((await list()).targets).toEqual({
    ...{ there: 1, notThere: { count: 0, first: [] } },
    notKnown: { count: 2, first: ['nobody', 'neither'] },
  })

  const start = open.told.length
  const [asked, alsoAsked] = [open.desk.askAboutTargets({}), open.desk.askAboutTargets({})]
  // Whoever comes to Add meanwhile is told.
  const howFar = async () => valueIn(await open.desk.readAskingAboutTargets({}))
  expect(await howFar()).toEqual({ done: 0, total: 2, isOver: false })
  expect([valueIn(await asked), valueIn(await alsoAsked)]).toEqual(Array(2).fill({ wasStopped: false }))
  expect(await howFar()).toBeNull()
  const { targets, rows } = await list()
  expect(targets).toEqual({
    ...{ there: 1, notThere: { count: 2, first: ['nobody', 'neither'] } },
    notKnown: { count: 0, first: [] },
  })
  expect(rows.map(({ requests }) => requests[0]?.whyHeld)).toEqual([
    null,
    ...['nobody', 'neither'].map((account) => issue('target_not_there', { account }).message),
  ])
  const told = open.told.slice(start).join()
  expect([told.includes('"targetsProgress"'), told.includes('"accountsChanged"')]).toEqual([true, true])
  expect(rows.map(({ requests }) => requests[0]?.state)).toEqual([null, null, null])
})

test('the results have a line for each transaction, with its references, and the sums by what became of it', async () => {
  const { accountNumber } = await createOne()
  const today = new Date().toISOString().slice(0, 10)
  const text = [
    'Account number,Transaction number,Payment reference,Transaction date,Amount,Transaction type',
    `${accountNumber},P-1,BANK 88,${today},-25.50,PAYMENT`,
    `${accountNumber},P-2,,${today},10.25,REPAYMENT`,
    `nobody,P-3,BANK 89,${today},-12.00,PAYMENT`,
    `faulty,P-4,,${today},twelve,PAYMENT`,
  ].join('\n')
  const bytes = new TextEncoder().encode(text)
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'payments.csv', bytes, kind: 'additions' }))
  valueIn(await sendFromAdd(open.desk, 'ready'))

  const added = { kind: 'transactions', ending: 'added', count: 1 } as const
  const { totals } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect(totals).toEqual([
    { ...added, type: 'PAYMENT', amounts: { above: '0', below: '-25.5', together: '-25.5' } },
    { ...added, type: 'REPAYMENT', amounts: { above: '10.25', below: '0', together: '10.25' } },
  ])

  const saved = valueIn(await open.desk.exportAdditionResults({ format: 'csv' }))
  const lines = saved.to === 'download' ? new TextDecoder().decode(saved.bytes).split('\r\n') : []
  expect(lines.map((line) => line.split(',').slice(0, 6))).toMatchObject([
    [expect.anything(), 'What', 'Transaction number', 'Payment reference', 'Amount', 'On the account'],
    [accountNumber, 'Payment of −25.50', 'P-1', 'BANK 88', '-25.5', 'Added'],
    [accountNumber, 'Repayment of 10.25', 'P-2', '', '10.25', 'Added'],
    ['nobody', 'Payment of −12.00', 'P-3', 'BANK 89', '-12', 'Not added'],
    ['faulty', 'Payment without an amount', 'P-4', '', '', 'Not added'],
    [''],
  ])
  // Of what never left nothing was sent with a date.
  expect(lines.slice(1, 5).map((line) => /,(Sent|Not sent)\b/.exec(line)?.[1])).toEqual([
    ...['Sent', 'Sent', 'Not sent', 'Not sent'],
  ])
  const book = valueIn(await open.desk.exportAdditionResults({ format: 'xlsx' }))
  const { SheetNames, Sheets } = read(book.to === 'download' ? book.bytes : new Uint8Array())
  expect(SheetNames).toEqual(['Summary', 'Additions'])
  expect(utils.sheet_to_json(Sheets.Summary ?? {}, { header: 1 }).slice(1)).toEqual([
    ['Payment: from the customer', 'Added', 1, 0, -25.5, -25.5],
    ['Payment: from the customer', 'Not added', 2, 0, -12, -12],
    ['Repayment: to the customer', 'Added', 1, 10.25, 0, 10.25],
  ])
})

test('what is to be added to an account that is not there waits, and the count of what goes is that of the accounts that are ready', async () => {
  const { accountNumber } = await createOne()
  const lines = ['Account number,Note', `${accountNumber},Has a dog.`, 'nobody,Lost.', 'nobody,Lost too.']
  const bytes = new TextEncoder().encode(lines.join('\n'))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect((await list()).toSend.ready).toMatchObject([{ requests: 2, things: 3, counts: { passed: 1, untried: 1 } }])
  valueIn(await open.desk.askAboutTargets({}))
  const { toSend, targets, counts } = await list()
  expect(toSend.ready).toMatchObject([{ requests: 1, things: 1, counts: { passed: 1, refusedInDryRun: 0 } }])
  expect(targets).toMatchObject({ there: 1, notThere: { count: 1, first: ['nobody'] } })
  expect(counts).toMatchObject({ passed: 1, refusedInDryRun: 1 })
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ total: 1, failed: 0 })
  expect((await list()).targets).toMatchObject({ there: 0, notThere: { count: 1 } })
})

test('of what is added to an account that was set aside it is said that it is, why, and that it is not sent, whatever was heard of it', async () => {
  const { accountNumber } = await createOne()
  const { accounts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' }))
  const [left] = accounts
  valueIn(await open.desk.setAccountsAside({ keys: [left?.key ?? ''], reason: 'Closed in March' }))
  const lines = ['Account number,Note', `${accountNumber},Has a dog.`, `${left?.accountNumber},Lost.`]
  const bytes = new TextEncoder().encode(lines.join('\n'))
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'notes.csv', bytes, kind: 'additions' }))
  valueIn(await open.desk.findAdditionTarget({ accountNumber: left?.accountNumber ?? '' }))
  const { rows, targets, toSend } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  const why = { key: 'addition_set_aside', facts: { reason: 'Closed in March' } }
  expect(rows.map(({ status, requests }) => [status, requests[0]?.whyHeld])).toEqual([
    ['passed', null],
    ['setAside', why],
  ])
  expect([targets.notThere.count, toSend.ready[0]?.requests]).toEqual([0, 1])
  const { accounts: inCheck } = valueIn(await open.desk.listAccounts({ offset: 1, limit: 1, filter: 'all' }))
  expect(inCheck[0]).toMatchObject({ setAside: { reason: 'Closed in March' }, import: { message: null } })
  const saved = valueIn(await open.desk.exportAdditionResults({ format: 'csv' }))
  expect(saved.to === 'download' && new TextDecoder().decode(saved.bytes)).toContain(
    'The account is set aside, so nothing is added to it: Closed in March',
  )
})
