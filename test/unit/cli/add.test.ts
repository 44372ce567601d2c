import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { utils, write } from '@e965/xlsx'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type AddOptions, addToAccounts } from '../../../electron/cli/commands/add-command.ts'
import { importAccounts } from '../../../electron/cli/commands/import-command.ts'
import { Stop } from '../../../electron/cli/stop.ts'
import { databaseName } from '../../../electron/storage/open-database.ts'
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { ownShape } from '../../../shared/description/service-shape.ts'
import { isTokenRequest, json, serveScript, tokenAnswer } from '../platform/scripted-server.ts'
import { commandLine } from './command-line.ts'

const { folder, ports, run, write: writeFile } = commandLine()

const workbook = join(folder, 'additions.xlsx')
const where = ['--supplier', 'PRACTICE', '--practice']
const practice = { supplier: 'PRACTICE', practice: true, yes: true, shape: ownShape } as const

async function add(kind: AdditionKind, options: Partial<AddOptions> = {}, file = workbook) {
  const here = ports()
  const code = await addToAccounts(kind, file, { ...practice, catalogue: additionsCatalogue, ...options }, here)
  return { code, lines: here.lines, told: here.told }
}

const recently = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)

/** Every request that ever left is in the journal with all that was sent. */
function requestsSent(): number {
  const database = new DatabaseSync(join(folder, 'home', databaseName), { readOnly: true })
  const row = database.prepare('SELECT count(payload) AS count FROM addition_entries').get()
  database.close()
  return Number(row?.count)
}

function sheetsOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

beforeAll(async () => {
  const accounts = writeFile(
    'accounts.csv',
    'Account Number,First Name,Last Name\n0001,Ana,Lee\n0002,Carl,Lee\n0003,Eve,Lee\n',
  )
  vi.stubEnv('MIGRATION_DESK_HOME', join(folder, 'home'))
  expect(await importAccounts(accounts, { ...practice, catalogue: accountCatalogue }, ports())).toBe(0)
  writeFile(
    'additions.xlsx',
    sheetsOf({
      Accounts: [
        ['Account number', 'Payment vendor', 'Payment instruction reference', 'Payment instruction type'],
        ['0001', 'VENDOR', 'RETRY-1', 'CARD'],
        ['0002', 'VENDOR', 'DECLINED-2', 'CARD'],
      ],
      Notes: [
        ['Account number', 'Note', 'Note is pinned'],
        ['0001', 'Prefers letters.', 'yes'],
        ['0001', 'Has a dog.', 'no'],
        ['0003', 'Moved in May.', ''],
        ['nobody', 'Lost.', ''],
      ],
      Transactions: [
        ['Account number', 'Transaction number', 'Transaction date', 'Amount', 'Transaction type', 'Reason'],
        ['0001', 'T1', recently, '12.50', 'CHARGE', 'IMPORTED_CHARGE'],
        ['0003', 'T2', recently, 'twelve', 'CHARGE', 'IMPORTED_CHARGE'],
        ['0002', 'T3', recently, '-3', 'CREDIT', 'GENERAL_CREDIT'],
      ],
      'Past statements': [
        [
          'Account number',
          'Statement number',
          'Statement from',
          'Statement to',
          'Statement issued on',
          'Statement amount',
          'Statement id',
          'Statement PDF',
        ],
        ['0002', '17', '2026-01-01', '2026-01-31', '2026-02-02', '80.25', 'S17', 'bills/17.pdf'],
      ],
    }),
  )
}, 120_000)

test('notes go to the accounts that are imported, and given again they are there already', async () => {
  const first = await add('notes')
  expect(first.lines).toEqual([
    '0001\tDONE\t2 notes added.',
    expect.stringMatching(/^nobody\tNOT_IMPORTED\tThe service has no account with the number “nobody”/),
    expect.stringMatching(/^0003\tNOT_READY\t.*“twelve” is not a number/),
  ])
  expect(first.code).toBe(1)
  expect((await add('notes')).lines[0]).toBe('0001\tDONE\tAll 2 were there already: nothing was added.')
})

test('an account whose values can’t be read is not sent, whatever is added, and the others are', async () => {
  const { code, lines } = await add('transactions')
  expect(lines).toEqual([
    expect.stringMatching(/^0001\tDONE\t1 transaction added\./),
    expect.stringMatching(
      /^0002\tDONE\t1 transaction added\. Transaction 1: Credit of −3\.00 \(Transaction number T3\)\. Sent and taken with the date /,
    ),
    expect.stringMatching(/^0003\tNOT_READY\t.*“twelve” is not a number/),
  ])
  expect(code).toBe(1)
  // Its note is without fault, and waits too: as in the window, an account has one status.
  expect((await add('notes')).lines).toContainEqual(expect.stringMatching(/^0003\tNOT_READY\t/))
})

test('a date outside the open statement period is changed only with --move, which names it beforehand', async () => {
  const rows = ['Account number,Transaction number,Transaction date,Amount,Transaction type']
  const payments = writeFile('payments.csv', [...rows, '0002,P-1,2019-08-15,-25.50,PAYMENT'].join('\n'))
  const asItIs = await add('transactions', {}, payments)
  expect(asItIs.lines).toEqual([
    expect.stringMatching(
      /^0002\tREFUSED\t.* Row 2: the service does not accept “Transaction 1”\. It says: “.*outside the open statement period.*Sent with the date 15 August 2019\.$/,
    ),
  ])
  expect(asItIs.told.at(-1)).toContain('--move lets the service change it')
  expect((await add('transactions', { move: false }, payments)).code).toBe(1)

  const moved = await add('transactions', { move: true }, payments)
  expect(moved.told[0]).toBe(
    'Account 0002: the service may change 15 August 2019 to a date within the open statement period.',
  )
  expect(moved.lines).toEqual([
    expect.stringMatching(
      /^0002\tDONE\t1 transaction added\. The service changed the date of 1\. .*Sent with the date 15 August 2019, taken with the date \d+ \w+ 20[2-9]\d\.$/,
    ),
  ])
  expect(moved.code).toBe(0)
})

test('an account to which nothing is added is told, and stands in nobody’s way', async () => {
  const file = writeFile('with-blank.csv', 'Account number,Note\n0001,Prefers letters.\n0002,\n')
  expect(await add('notes', {}, file)).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^0001\tDONE\t/), '0002\tNOT_SENT\tThe spreadsheet has nothing that is added to it.'],
  })
})

test('statements are not sent twice by themselves', async () => {
  expect(await add('statements')).toMatchObject({ code: 0, lines: ['0002\tDONE\t1 past statement added.'] })
  const sent = requestsSent()
  // What is known to be there is said to be there; `--again` is the word of a person who wants it twice.
  expect(await run(['add', 'statements', workbook, ...where, '--yes'])).toMatchObject({
    code: 0,
    lines: ['0002\tDONE\t1 past statement added.'],
  })
  expect(requestsSent()).toBe(sent)
  expect((await add('statements', { again: true })).code).toBe(0)
  expect(requestsSent()).toBe(sent + 1)
})

test('a payment instruction that failed is tried again, one that was refused is never sent again', async () => {
  const first = await add('payment')
  expect(first.lines).toEqual([
    expect.stringMatching(/^0001\tDONE\tThe payment vendor has confirmed the instruction/),
    expect.stringMatching(/^0002\tREFUSED\t/),
  ])
  const sent = requestsSent()
  const second = await add('payment')
  expect(requestsSent()).toBe(sent)
  expect(second.lines).toEqual([
    expect.stringMatching(/^0001\tDONE\t/),
    expect.stringMatching(/^0002\tNOT_SENT\tThe service has refused this payment instruction for good/),
  ])
  expect([first.code, second.code]).toEqual([1, 1])
})

test('another payment instruction than the one that is there goes only with --replace', async () => {
  const headings = 'Account number,Payment vendor,Payment instruction reference,Payment instruction type'
  const other = writeFile('other.csv', `${headings}\n0001,VENDOR,card-2,CARD\n`)
  const sent = requestsSent()
  expect((await add('payment', {}, other)).lines).toEqual([
    expect.stringMatching(/^0001\tNOT_SENT\tThe account has another payment instruction, .*--replace/),
  ])
  expect((await add('payment', { again: true }, other)).code).toBe(1)
  expect(requestsSent()).toBe(sent)
  expect(await add('payment', { replace: true }, other)).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^0001\tDONE\t/)],
  })
  expect((await add('payment', {}, other)).code).toBe(0)
  expect(requestsSent()).toBe(sent + 1)
})

test('a workbook with nothing of the kind is one sentence', async () => {
  const empty = writeFile('empty.csv', 'Account Number,Note\n')
  await expect(add('notes', {}, empty)).rejects.toThrow(Stop)
})

test('the command line reads its arguments, and says what can’t be done with exit code 2', async () => {
  const [unknownKind, unasked] = await Promise.all([
    run(['add', 'presents', workbook, ...where, '--yes']),
    run(['add', 'notes', workbook, ...where]),
  ])
  expect([unknownKind.code, unknownKind.lines]).toEqual([2, []])
  expect(unknownKind.complaints).toContain('presents')
  expect([unasked.code, unasked.lines]).toEqual([2, []])
  expect(unasked.complaints).toContain('--yes')
})

test('while the service takes its time, says now and then how many accounts are to come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { baseUrl } = await serveScript((asked) => {
    if (isTokenRequest(asked)) return tokenAnswer()
    if (asked.method === 'POST') return json(201, [])
    vi.advanceTimersByTime(30_000)
    return json(200, { status: 'COMPLETED' })
  })
  vi.stubEnv('MIGRATION_DESK_BASE_URL', baseUrl)
  vi.stubEnv('MIGRATION_DESK_API_KEY', 'key-0123456789')
  const file = writeFile(
    'slow.xlsx',
    sheetsOf({
      Notes: [
        ['Account number', 'Note'],
        ['0001', 'A.'],
        ['0002', 'B.'],
      ],
    }),
  )
  const here = ports()
  const options = { supplier: 'S', connection: 'env', yes: true, catalogue: additionsCatalogue, shape: ownShape }
  await addToAccounts('notes', file, options, here)
  expect(here.told).toEqual([
    expect.stringMatching(/^2 accounts are not sent yet\. .*Ctrl\+C/),
    expect.stringMatching(/^1 account is not sent yet\. .*Ctrl\+C/),
  ])
})
