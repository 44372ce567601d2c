/** The client's typed calls of v1, over the wire, at the practice service: what is done, what is refused, and what is not found. */

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from '../../../electron/platform/platform.ts'
import { nodeHttp } from '../../../electron/platform/sending/node-http.ts'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { runs } from '../../support/property-runs.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { account, connect, heldClock } from '../practice/practice-client.ts'
import { documentedExamples } from './documented-examples.ts'

// The service's clock begins at 2026-11-21, 12:00: the open statement period is 2026-09-22 to 2026-11-21.
const { clock, move } = heldClock()
let service: PracticeService
let platform: Platform
/** Method and address of every request to v1 and v2, in order. */
const asked: string[] = []

const platformFor = (supplierCode: string) =>
  testPlatform(service.baseUrl, {
    supplierCode,
    readApiKey: async () => service.apiKey,
    fetch: (url, request) => {
      const { pathname, search } = new URL(url)
      if (pathname !== service.graphqlPath) asked.push(`${request.method} ${pathname}${search}`)
      return nodeHttp(url, request)
    },
  })

beforeAll(async () => {
  service = await startPracticeService({ port: 0, clock })
  platform = platformFor('PRACTICE')
})
afterAll(() => service.close())

let numbers = 0
const newNumber = (): string => {
  numbers += 1
  return `account ${numbers}`
}
/** An account of its own for each test, imported unless its number says otherwise. */
async function imported(number = newNumber()) {
  await platform.createAccount(account(number))
  move(2000)
  return account(number)
}
async function staged() {
  const head = account(newNumber())
  await platform.createAccount(head)
  return head
}
const heldOf = async (number: string) => {
  const client = await connect(service)
  return (await client.get(`/practice/accounts/PRACTICE/${encodeURIComponent(number)}/`)).body
}
/** What an action sends. */
async function sentBy(action: () => Promise<unknown>): Promise<readonly string[]> {
  const before = asked.length
  await action()
  return asked.slice(before)
}

const charge = {
  transaction_id: 'T1',
  transaction_date: '2026-11-20',
  amount: 12.5,
  type: 'CHARGE' as const,
  reason: 'IMPORTED_CHARGE',
}
const { notes } = documentedExamples.notes
const { statements } = documentedExamples.statements
const { vendor, type } = documentedExamples['payment instruction']

describe('addNotes', () => {
  test('creates the documented notes, and says of each when it is there already', async () => {
    const head = await imported()
    const add = () => platform.addNotes({ ...head, notes })
    const created_at = new Date(clock()).toISOString().replace('.000', '')
    const results = (status: string) => ({
      kind: 'done',
      value: [
        { created_at, body: 'Called about the move', status },
        { created_at, body: '', status },
        { created_at: '2024-05-01T09:30:00Z', body: 'Key safe at the back door', status },
      ],
    })
    expect(await add()).toEqual(results('NOTE_CREATION_SUCCESS'))
    expect(await add()).toEqual(results('NOTE_ALREADY_EXISTS'))
  })

  test('tells the same text at another moment from the one that is there', async () => {
    const head = await imported()
    const dated = (created_at: string) => platform.addNotes({ ...head, notes: [{ body: 'Hello', created_at }] })
    await dated('2024-05-01T09:30:00Z')
    expect([await dated('2024-05-01T11:30:00+02:00'), await dated('2024-05-01T09:30:01Z')]).toMatchObject([
      { value: [{ status: 'NOTE_ALREADY_EXISTS' }] },
      { value: [{ status: 'NOTE_CREATION_SUCCESS' }] },
    ])
  })

  test('that are wrong are refused with code, words and path of each error, and none is created', async () => {
    const head = await imported()
    const outcome = await platform.addNotes({
      ...head,
      notes: [{ body: 'Right' }, {}, { body: 'x', unpin_at: 'never' }],
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      refusal: { httpStatus: 400, code: 'data_import_failed_validation' },
      issues: [
        {
          code: 'required',
          message: serviceSays(expect.stringContaining('body or document_paths')),
          where: { path: 'notes.1.body' },
        },
        { code: 'invalid_datetime', where: { path: 'notes.2.unpin_at' } },
        { code: 'required', where: { path: 'notes.2.is_pinned' } },
      ],
    })
    expect(await heldOf(head.external_account_number)).toMatchObject({ notes: [] })
  })
})

describe('addTransactions', () => {
  test('adds one of every type, and gives their amounts back as text', async () => {
    const head = await imported()
    const { transactions } = documentedExamples.transactions
    const outcome = await platform.addTransactions({
      ...head,
      transactions,
    })
    expect(outcome).toMatchObject({
      kind: 'done',
      value: {
        results: transactions.map(({ transaction_id, amount }, index) => ({
          status: 'TRANSACTION_ADDED_TO_ACCOUNT',
          transaction_data: {
            transaction_id,
            amount: amount.toFixed(2),
            ...(index === 0 ? { status: 'TRANSACTION_IMPORT_SUCCESS' } : {}),
          },
        })),
      },
    })
  })

  test.each([
    [undefined, ''],
    [{}, ''],
    [{ check_previously_added: true }, '?check_previously_added=true'],
    [{ force_add_to_current_statement: false }, '?force_add_to_current_statement=false'],
    [
      { check_previously_added: false, force_add_to_current_statement: false },
      '?check_previously_added=false&force_add_to_current_statement=false',
    ],
  ])('with the options %j asks for %j', async (options, query) => {
    const head = await imported()
    expect(await sentBy(() => platform.addTransactions({ ...head, transactions: [charge] }, options))).toEqual([
      `POST /v1/data-import/transactions/create/${query}`,
    ])
  })

  test.each([
    [undefined, 'TRANSACTION_ALREADY_EXISTS'],
    [true, 'TRANSACTION_ALREADY_EXISTS'],
    [false, 'TRANSACTION_ADDED_TO_ACCOUNT'],
  ])('a second time, with check_previously_added %s, is %s', async (check_previously_added, status) => {
    const head = await imported()
    const payload = { ...head, transactions: [charge] }
    await platform.addTransactions(payload)
    const options = check_previously_added === undefined ? {} : { check_previously_added }
    expect(await platform.addTransactions(payload, options)).toMatchObject({
      kind: 'done',
      value: { results: [{ status }] },
    })
  })

  test.each([undefined, true])(
    'dated outside the open period, with force_add_to_current_statement %s, are moved, with a word about it and a pinned note',
    async (force_add_to_current_statement) => {
      const head = await imported()
      const options = force_add_to_current_statement === undefined ? {} : { force_add_to_current_statement }
      const old = { ...charge, transaction_date: '2024-05-01', note: 'From March' }
      const explanation =
        'Dated 2024-05-01 by the sender, outside the open statement period; added on 2026-09-22 instead.'
      expect(await platform.addTransactions({ ...head, transactions: [old] }, options)).toMatchObject({
        kind: 'done',
        value: {
          results: [
            {
              status: 'TRANSACTION_ADDED_TO_ACCOUNT',
              transaction_data: { transaction_date: '2026-09-22', note: `From March\n${explanation}` },
            },
          ],
        },
      })
      expect(await heldOf(head.external_account_number)).toMatchObject({
        notes: [{ body: `Transaction T1: ${explanation}`, is_pinned: true }],
      })
    },
  )

  test('dated outside the open period are refused without it: the first failing one, in the service’s words, and none is added', async () => {
    const head = await imported()
    const old = { ...charge, transaction_id: 'T2', transaction_date: '2024-05-01' }
    const words =
      'The transaction is dated 2024-05-01, outside the open statement period from 2026-09-22 to 2026-11-21.'
    const outcome = await platform.addTransactions(
      { ...head, transactions: [charge, old, { ...old, transaction_id: 'T3' }] },
      { force_add_to_current_statement: false },
    )
    expect(outcome).toEqual({
      kind: 'refused',
      refusal: {
        httpStatus: 400,
        code: 'TRANSACTION_IMPORT_ERROR',
        serviceWords: words,
        details: [],
        accountId: null,
      },
      issues: [{ level: 'error', code: 'TRANSACTION_IMPORT_ERROR', message: serviceSays(words) }],
      failedData: { ...old, amount: old.amount.toFixed(2) },
    })
    expect(await heldOf(head.external_account_number)).toMatchObject({ transactions: [] })
  })
})

describe('addStatements', () => {
  test('gives back what was taken', async () => {
    const payload = { ...(await imported()), statements }
    expect(await platform.addStatements(payload)).toEqual({ kind: 'done', value: payload })
  })

  test('that are wrong are refused with the path of each error', async () => {
    const wrong = { issued_date: '02/10/2026', statement_path: '/17.pdf' }
    const outcome = await platform.addStatements({
      ...(await imported()),
      statements: [...statements, ...statements.map((statement) => ({ ...statement, ...wrong }))],
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      issues: [
        { code: 'invalid_date', where: { path: 'statements.1.issued_date' } },
        { code: 'invalid_path', where: { path: 'statements.1.statement_path' } },
      ],
    })
  })
})

describe('addPaymentInstruction', () => {
  const address = 'POST /v1/data-import/payment-instruction/create/'

  test('that the vendor confirms gives the platform account number', async () => {
    const head = await imported()
    const sent = await sentBy(async () => {
      expect(await platform.addPaymentInstruction({ ...head, vendor, reference: 'card-1', type })).toEqual({
        kind: 'done',
        value: { platform_account_number: expect.stringMatching(/^A-\d+$/), reference: 'card-1' },
      })
    })
    expect(sent).toEqual([address])
  })

  test('that meets the vendor at a bad moment is a failure, and taken when it is sent again as it is', async () => {
    const instruction = { ...(await imported()), vendor, reference: 'RETRY-1', type }
    const sent = await sentBy(async () => {
      expect(await platform.addPaymentInstruction(instruction)).toMatchObject({ kind: 'notKnown', why: 'failed' })
      expect(await platform.addPaymentInstruction(instruction)).toMatchObject({ kind: 'done' })
    })
    expect(sent).toEqual([address, address])
  })

  test('that the vendor declines is refused in its words, and not sent again', async () => {
    const head = await imported()
    const sent = await sentBy(async () => {
      expect(await platform.addPaymentInstruction({ ...head, vendor, reference: 'DECLINED-1', type })).toMatchObject({
        kind: 'refused',
        refusal: { code: 'payment_vendor_declined' },
        issues: [
          {
            message: serviceSays('The payment vendor does not confirm this reference. Do not send it again unchanged.'),
          },
        ],
      })
    })
    expect(sent).toEqual([address])
  })

  test('that is wrong is refused with its path', async () => {
    const head = await imported()
    expect(await platform.addPaymentInstruction({ ...head, vendor, reference: 'card-1', type: '\0' })).toMatchObject({
      kind: 'refused',
      issues: [{ code: 'invalid_characters', where: { path: 'type' } }],
    })
  })
})

describe('an account that is not imported', () => {
  const callsWith = (head: ReturnType<typeof account>) => [
    platform.addNotes({ ...head, notes }),
    platform.addTransactions({ ...head, transactions: [charge] }),
    platform.addStatements({ ...head, statements }),
    platform.addPaymentInstruction({ ...head, vendor, reference: 'card-1', type }),
  ]

  test.each([
    ['never sent', async () => account('never sent')],
    ['only staged', () => staged()],
    ['failed', () => imported('FAIL-additions')],
    ['of another supplier', async () => account((await imported()).external_account_number, 'PRACTICE_PAUSED')],
  ])('because it is %s takes no addition, and each is told so', async (_case, make) => {
    const outcomes = await Promise.all(callsWith(await make()))
    expect(outcomes).toMatchObject(Array(4).fill({ kind: 'notFound', issue: { code: 'account_not_imported' } }))
  })
})

describe('fetchTransferStatus', () => {
  test('tells COMPLETED with its number, IN_PROGRESS and UNKNOWN with an empty one', async () => {
    const done = await imported()
    const failed = await imported('FAIL-transfer')
    const underWay = await staged()
    const statusOf = ({ external_account_number: number }: typeof done) => platform.fetchTransferStatus(number)
    expect([await statusOf(done), await statusOf(underWay), await statusOf(failed)]).toEqual([
      { kind: 'done', value: { status: 'COMPLETED', platform_account_number: expect.stringMatching(/^A-\d+$/) } },
      { kind: 'done', value: { status: 'IN_PROGRESS', platform_account_number: '' } },
      { kind: 'done', value: { status: 'UNKNOWN', platform_account_number: '' } },
    ])
  })

  test('of what was never sent, or of a supplier nobody knows, is not found', async () => {
    expect(await platform.fetchTransferStatus('never sent')).toEqual({ kind: 'notFound' })
    expect(await platformFor('NOBODY').fetchTransferStatus('1')).toEqual({ kind: 'notFound' })
  })
})

describe('listAccounts', () => {
  test('has all, the pending with nulls, and the imported with number and moment', async () => {
    const { external_account_number: done } = await imported()
    const { external_account_number: pending } = await staged()
    const recordsOf = async (which: 'all' | 'pending' | 'imported') => {
      const outcome = await platform.listAccounts(which)
      const listed = outcome.kind === 'done' ? outcome.value : []
      return listed.filter(({ external_account_number: number }) => number === done || number === pending)
    }
    const importedRecord = {
      external_account_number: done,
      platform_account_number: expect.stringMatching(/^A-\d+$/),
      account_created_at: expect.stringMatching(/^2026-11-21T12:[\d:.]+Z$/),
    }
    const pendingRecord = { external_account_number: pending, platform_account_number: null, account_created_at: null }
    expect(await recordsOf('all')).toEqual([importedRecord, pendingRecord])
    expect(await recordsOf('pending')).toEqual([pendingRecord])
    expect(await recordsOf('imported')).toEqual([importedRecord])
  })

  test.each(['all', 'pending', 'imported'] as const)(
    'of %s is empty where there is nothing, and not found for a supplier nobody knows',
    async (which) => {
      expect(await platformFor('PRACTICE_PAUSED').listAccounts(which)).toEqual({ kind: 'done', value: [] })
      expect(await platformFor('NOBODY').listAccounts(which)).toEqual({ kind: 'notFound' })
    },
  )
})

describe('identifiers that mean something in an address', () => {
  const odd = ['00 12/34', 'ü#?%', '50%25', 'a&b=c;d+e', '日本', '...', 'a\\b', '//', '%2F', ' x ', '👩‍🌾', '?a=b#c']

  test.each(odd)('%j goes through every call as it is', async (number) => {
    const head = await imported(number)
    const note = { ...head, notes: [{ body: `For ${number}` }] }
    expect(await platform.fetchProcess(number)).toMatchObject({ kind: 'found', record: { status: 'PROCESSED' } })
    expect(await platform.fetchTransferStatus(number)).toMatchObject({ kind: 'done', value: { status: 'COMPLETED' } })
    expect(await platform.addNotes(note)).toMatchObject({ value: [{ status: 'NOTE_CREATION_SUCCESS' }] })
    expect(await platform.listAccounts('imported')).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ external_account_number: number })]),
    })
  })

  test('are found again whatever they are, and nothing else is', async () => {
    const number = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    const usable = number.filter((text) => text.trim() !== '' && text !== '.' && text !== '..')
    await fc.assert(
      fc.asyncProperty(usable, async (text) => {
        const before = await platform.fetchProcess(text)
        if (before.kind === 'notFound')
          expect(await platform.createAccount(account(text))).toEqual({ kind: 'accepted' })
        expect(await platform.fetchProcess(text)).toMatchObject({ kind: 'found' })
        expect(await platform.fetchProcess(`${text}/never sent`)).toEqual({ kind: 'notFound' })
      }),
      { numRuns: runs(60) },
    )
  })

  test('are percent-encoded for the supplier too, in every address', async () => {
    const other = platformFor('A/B c')
    const sent = await sentBy(async () => {
      await other.fetchProcess('1/2')
      await other.fetchTransferStatus('1/2')
      for (const which of ['all', 'pending', 'imported'] as const) await other.listAccounts(which)
    })
    expect(sent).toEqual([
      'GET /v2/data-import/accounts/A%2FB%20c/1%2F2/',
      'GET /v1/data-import/account-transfer-status/A%2FB%20c/1%2F2/',
      'GET /v1/data-import/all-account-import-processes/A%2FB%20c/',
      'GET /v1/data-import/pending-account-import-processes/A%2FB%20c/',
      'GET /v1/data-import/imported-account-import-processes/A%2FB%20c/',
    ])
  })

  test.each(['', '.', '..', '\ud800'])('%j can not be in an address, and is not asked for', async (number) => {
    const sent = await sentBy(async () => {
      expect(await platform.fetchTransferStatus(number)).toEqual({ kind: 'notFound' })
      expect(await platform.fetchProcess(number)).toMatchObject({
        kind: 'notSent',
        issue: { code: 'account_number_unusable' },
      })
    })
    expect(sent).toEqual([])
  })
})
