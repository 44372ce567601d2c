import { describe, expect, test } from 'vitest'
import type { Platform } from '../../../electron/platform/platform.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { startForTest } from '../practice/practice-client.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { testPlatform } from './test-platform.ts'

const head = { import_supplier: 'PRACTICE', external_account_number: '7' }
const payment = { ...head, vendor: 'VENDOR', reference: 'card 1', type: 'CARD' }
const transaction = {
  transaction_id: 't1',
  transaction_date: '2026-11-20',
  amount: 12.5,
  type: 'CHARGE' as const,
  reason: 'IMPORTED_CHARGE',
}
const statement = {
  bill_period_from_date: '2026-09-01',
  bill_period_to_date: '2026-09-30',
  statement_id: 's1',
  issued_date: '2026-10-02',
  number: '1',
  gross_amount: 80.25,
}

/** The practice service with account 7, imported or not. */
async function practise(isImported = true): Promise<Platform> {
  const now = Date.UTC(2026, 10, 21)
  const service = await startForTest({ stepMs: isImported ? 0 : 60_000, clock: () => now })
  const platform = testPlatform(service.baseUrl, { supplierCode: 'PRACTICE', readApiKey: async () => service.apiKey })
  await platform.createAccount(head)
  return platform
}

describe('an imported account', () => {
  test('takes a note once', async () => {
    const platform = await practise()
    const add = () => platform.addNotes({ ...head, notes: [{ body: 'Moved.' }] })
    expect([await add(), await add()]).toMatchObject([
      { kind: 'done', value: [{ status: 'NOTE_CREATION_SUCCESS' }] },
      { kind: 'done', value: [{ status: 'NOTE_ALREADY_EXISTS' }] },
    ])
  })

  test('takes a transaction once, and says why it takes another not', async () => {
    const platform = await practise()
    const add = (date: string) =>
      platform.addTransactions(
        { ...head, transactions: [{ ...transaction, transaction_date: date }] },
        { force_add_to_current_statement: false },
      )
    expect([await add('2026-11-20'), await add('2026-11-20')]).toMatchObject([
      { kind: 'done', value: { results: [{ status: 'TRANSACTION_ADDED_TO_ACCOUNT' }] } },
      { kind: 'done', value: { results: [{ status: 'TRANSACTION_ALREADY_EXISTS' }] } },
    ])
    const late = await platform.addTransactions(
      { ...head, transactions: [{ ...transaction, transaction_id: 't2', transaction_date: '2020-01-01' }] },
      { force_add_to_current_statement: false },
    )
    expect(late).toMatchObject({
      kind: 'refused',
      refusal: { code: 'TRANSACTION_IMPORT_ERROR' },
      issues: [{ message: serviceSays(expect.any(String)) }],
      failedData: { transaction_id: 't2' },
    })
  })

  test('takes a statement and a payment instruction', async () => {
    const platform = await practise()
    expect(await platform.addStatements({ ...head, statements: [statement] })).toMatchObject({ kind: 'done' })
    expect(await platform.addPaymentInstruction(payment)).toMatchObject({
      kind: 'done',
      value: { reference: 'card 1' },
    })
  })

  test('has a payment instruction failing at first, taken when it is sent again as it is', async () => {
    const platform = await practise()
    const again = { ...payment, reference: 'RETRY 1' }
    expect(await platform.addPaymentInstruction(again)).toMatchObject({ kind: 'notKnown', why: 'failed' })
    expect(await platform.addPaymentInstruction(again)).toMatchObject({ kind: 'done' })
    expect(await platform.addPaymentInstruction({ ...payment, reference: 'DECLINED' })).toMatchObject({
      kind: 'refused',
    })
  })

  test('is in the lists and has a transfer status', async () => {
    const platform = await practise()
    const listed = { external_account_number: '7', platform_account_number: expect.any(String) }
    expect(await platform.listAccounts('all')).toMatchObject({ kind: 'done', value: [listed] })
    expect(await platform.listAccounts('imported')).toMatchObject({ kind: 'done', value: [listed] })
    expect(await platform.listAccounts('pending')).toEqual({ kind: 'done', value: [] })
    expect(await platform.fetchTransferStatus('7')).toMatchObject({ kind: 'done', value: { status: 'COMPLETED' } })
    expect(await platform.fetchTransferStatus('8')).toEqual({ kind: 'notFound' })
  })
})

test('an account that is not imported takes nothing, and it is said', async () => {
  const platform = await practise(false)
  expect(await platform.addNotes({ ...head, notes: [{ body: 'Moved.' }] })).toMatchObject({
    kind: 'notFound',
    issue: { code: 'account_not_imported' },
  })
  expect(await platform.listAccounts('pending')).toMatchObject({
    kind: 'done',
    value: [{ external_account_number: '7', platform_account_number: null }],
  })
})

describe('additions whose answer is lost', () => {
  const countTries = async (answer: Scripted, call: (platform: Platform) => Promise<unknown>) => {
    const server = await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer() : answer))
    await call(testPlatform(server.baseUrl))
    return server.asked.length - 1
  }
  const notes = (platform: Platform) => platform.addNotes({ ...head, notes: [{ body: 'x' }] })
  const statements = (platform: Platform) => platform.addStatements({ ...head, statements: [statement] })
  const checked = (platform: Platform) => platform.addTransactions({ ...head, transactions: [transaction] })
  const unchecked = (platform: Platform) =>
    platform.addTransactions({ ...head, transactions: [transaction] }, { check_previously_added: false })
  const nameless = (platform: Platform) => {
    const { transaction_id: _, ...rest } = transaction
    return platform.addTransactions({ ...head, transactions: [transaction, rest] })
  }
  const pay = (platform: Platform) => platform.addPaymentInstruction(payment)

  test.each([
    ['notes', notes, { cut: 5, 500: 5, 429: 5, 400: 1 }],
    ['checked transactions', checked, { cut: 5, 500: 5, 429: 5, 400: 1 }],
    ['unchecked transactions', unchecked, { cut: 1, 500: 1, 429: 5, 400: 1 }],
    ['transactions of which one has no number to know it by', nameless, { cut: 1, 500: 1, 429: 5, 400: 1 }],
    ['statements', statements, { cut: 1, 500: 1, 429: 5, 400: 1 }],
    ['a payment instruction', pay, { cut: 1, 500: 1, 429: 5, 400: 1 }],
  ])('%s are repeated only where that does no harm', async (_case, call, expected) => {
    const tries = {
      cut: await countTries('cut', call),
      500: await countTries({ status: 500 }, call),
      429: await countTries(json(429, {}), call),
      400: await countTries(json(400, {}), call),
    }
    expect(tries).toEqual(expected)
  })

  test('but whose status says that they were made are done', async () => {
    const server = await serveScript((asked) =>
      isTokenRequest(asked) ? tokenAnswer() : { status: 201, cutAfter: '[{' },
    )
    expect(await notes(testPlatform(server.baseUrl))).toEqual({ kind: 'done', value: null })
  })
})
