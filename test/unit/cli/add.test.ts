import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'migration-desk-add-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ended = { readonly code: number; readonly lines: readonly string[]; readonly complaints: string }

const run = (args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, MIGRATION_DESK_HOME: join(folder, 'home') }
    const child = execFile(
      process.execPath,
      ['electron/cli.ts', ...args],
      { cwd: root, env },
      (_error, output, complaints) => {
        const lines = output.split('\n').filter((line) => line !== '')
        resolve({ code: child.exitCode ?? -1, lines, complaints })
      },
    )
    child.stdin?.end()
  })

const where = ['--supplier', 'PRACTICE', '--practice', '--yes']
const workbook = join(folder, 'additions.xlsx')
const add = (kind: string, ...more: readonly string[]) => run(['add', kind, workbook, ...where, ...more])
const recently = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)

function sheetsOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

beforeAll(async () => {
  const accounts = join(folder, 'accounts.csv')
  writeFileSync(accounts, 'Account Number,First Name,Last Name\n0001,Ana,Lee\n0002,Carl,Lee\n')
  expect((await run(['import', accounts, ...where])).code).toBe(0)
  writeFileSync(
    workbook,
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
        ['nobody', 'Lost.', ''],
      ],
      Transactions: [
        ['Account number', 'Transaction number', 'Transaction date', 'Amount', 'Transaction type', 'Reason'],
        ['0001', 'T1', recently, '12.50', 'CHARGE', 'IMPORTED_CHARGE'],
        ['0001', 'T2', recently, 'twelve', 'CHARGE', 'IMPORTED_CHARGE'],
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
  ])
  expect(first.code).toBe(1)
  expect((await add('notes')).lines[0]).toBe('0001\tDONE\tAll 2 were there already: nothing was added.')
})

test('an account whose values can’t be read is not sent, and the others are', async () => {
  const { code, lines } = await add('transactions')
  expect(lines).toEqual([
    '0002\tDONE\t1 transaction added.',
    expect.stringMatching(/^0001\tNOT_READY\t.*“twelve” is not a number/),
  ])
  expect(code).toBe(1)
})

test('statements are not sent twice by themselves', async () => {
  expect(await add('statements')).toMatchObject({ code: 0, lines: ['0002\tDONE\t1 past statement added.'] })
  expect(await add('statements')).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^0002\tNOT_SENT\tThese past statements may be on the account already/)],
  })
  expect(await add('statements', '--again')).toMatchObject({ code: 0 })
})

test('a payment instruction that failed is tried again, one that was refused is never sent again', async () => {
  const first = await add('payment')
  expect(first.lines).toEqual([
    expect.stringMatching(/^0001\tDONE\tThe payment vendor has confirmed the instruction/),
    expect.stringMatching(/^0002\tREFUSED\t/),
  ])
  const second = await add('payment')
  expect(second.lines).toEqual([
    expect.stringMatching(/^0001\tDONE\t/),
    expect.stringMatching(/^0002\tNOT_SENT\tThe service has refused this payment instruction for good/),
  ])
  expect([first.code, second.code]).toEqual([1, 1])
})

test('what can’t be done is one sentence and exit code 2', async () => {
  const empty = join(folder, 'empty.csv')
  writeFileSync(empty, 'Account Number,Note\n')
  expect(await run(['add', 'notes', empty, ...where])).toMatchObject({ code: 2, lines: [] })
  expect(await run(['add', 'presents', workbook, ...where])).toMatchObject({ code: 2, lines: [] })
  expect((await run(['add', 'notes', workbook, '--supplier', 'PRACTICE', '--practice'])).complaints).toContain('--yes')
})
