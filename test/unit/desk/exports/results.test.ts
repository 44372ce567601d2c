import { read, utils } from '@e965/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { countIn } from '../../../../shared/account-status.ts'
import { say } from '../../../../shared/messages/say.ts'
import { resultLines } from '../../../../shared/words/results-words.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../support/value-in.ts'

const csv = `account_number,first_name,last_name,email,country,Shoe size
1001,Ana,Lee,ana@example.com,US,
1002,Bo,"<script>alert(""x"")</script>",bo@example.com,US,44
1003,Cy,Poe,cy@example.com,Atlantis,
1004,Di,=1+1,di@example.com,Atlantis,
`
const open = deskForEachTest()
const keyOf = async (number: string): Promise<string> => {
  const page = valueIn(await open.desk.listAccounts({ offset: 0, limit: 9, filter: 'all', search: number }))
  return page.accounts[0]?.key ?? ''
}
beforeEach(async () => {
  valueIn(await open.desk.connectPractice({}))
  const file = { fileName: 'customers.csv', bytes: new TextEncoder().encode(csv) }
  valueIn(await open.desk.loadSpreadsheet(file))
  valueIn(await open.desk.setAccountsAside({ keys: [await keyOf('1001')], reason: 'Moved away' }))
  valueIn(await open.desk.startDryRun({ keys: 'all' }))
})

test('the summary counts every account once, says why, and which columns nobody sends', async () => {
  const { counts, reasons, leftOut } = valueIn(await open.desk.readResults({}))
  const listed = valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' }))
  expect(counts).toEqual(listed.counts)
  expect(resultLines(counts).reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(reasons).toContainEqual({ of: 'setAside', words: 'Moved away', count: 1, first: ['1001'] })
  const refused = reasons.filter(({ of }) => of === 'refusedInDryRun')
  expect(refused.map(({ count, first }) => [count, first])).toEqual([[2, ['1003', '1004']]])
  expect(refused[0]?.words).toMatch(/country/i)
  expect(countIn(counts, 'refusedInDryRun')).toBe(2)
  expect(leftOut).toEqual([{ sheet: 'customers', header: 'Shoe size', rows: 1 }])
})

test('a workbook of results begins with the summary, by the clock of this computer', async () => {
  const saved = valueIn(await open.desk.exportResults({ format: 'xlsx' }))
  const book = read(saved.to === 'download' ? saved.bytes : new Uint8Array(), { type: 'array' })
  expect(book.SheetNames).toEqual(['Summary', 'Results'])
  const rows = utils.sheet_to_json<readonly unknown[]>(book.Sheets.Summary ?? {}, { header: 1 })
  expect(rows).toContainEqual([say('all_accounts_line'), 4, ''])
  expect(rows).toContainEqual([say('status_refused_in_dry_run'), 2, ''])
  expect(rows).toContainEqual(['– Moved away', 1, 'Account 1001'])
  expect(rows).toContainEqual([
    say('left_out_of_all'),
    '',
    'Column “Shoe size” of sheet “customers”, with values in 1 row',
  ])
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(rows.map(([what]) => what)).toContain(`As of (${zone})`)
  const cells = Object.values(book.Sheets.Results ?? {}) as readonly { readonly v?: unknown; readonly f?: unknown }[]
  expect(cells.some(({ v }) => v === 'Di =1+1')).toBe(true)
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
})

test('a page to print holds the summary and every account, and nothing that a browser would run', async () => {
  const saved = valueIn(await open.desk.exportResults({ format: 'html' }))
  const page = saved.to === 'download' ? new TextDecoder().decode(saved.bytes) : ''
  expect(saved).toMatchObject({ name: 'customers results.html' })
  for (const words of [say('status_refused_in_dry_run'), 'Moved away', 'Shoe size', '1002', '1004'])
    expect(page).toContain(words)
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|\son\w+=|javascript:|https?:/)
  expect(page).toContain("default-src 'none'")
  // Above each table, and so on every sheet of paper.
  expect(page.match(/Practice: none of these accounts is real\./g)).toHaveLength(2)
  expect(page).toMatch(/As of \(.+\)<\/td><td class="count"><\/td><td class="text">\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d</)
})

test('an account that is not ready says in its line what is to be mended', async () => {
  valueIn(await open.desk.editCells({ edits: [{ sheet: 'customers', row: 3, column: 4, text: 'bo at example' }] }))
  const saved = valueIn(await open.desk.exportResults({ format: 'csv' }))
  const book = read(saved.to === 'download' ? saved.bytes : new Uint8Array(), { type: 'array' })
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
  const errors = rows.map((row) => `${row['Account number']} ${row.Errors ?? ''}`)
  expect(errors.find((one) => one.startsWith('1002'))).toMatch(/Row 3, column D.*bo at example/)
})

test('a value that a person changed or emptied is listed, with its place, what the file has and what it has now', async () => {
  const empty = (row: number, column: number) => ({ sheet: 'customers', row, column, text: '' })
  // Of the shoe size nothing is sent.
  const typed = { ...empty(3, 2), text: 'Bob' }
  valueIn(await open.desk.editCells({ edits: [empty(4, 5), empty(3, 6), typed, empty(5, 4)] }))
  const of = (row: number, column: number, header: string) => ({ cell: { sheet: 'customers', row, column }, header })
  const { changed } = valueIn(await open.desk.readResults({}))
  expect(changed).toEqual({
    count: 3,
    first: [
      { ...of(3, 2, 'first_name'), was: 'Bo', now: 'Bob' },
      { ...of(4, 5, 'country'), was: 'Atlantis', now: '' },
      { ...of(5, 4, 'email'), was: 'di@example.com', now: '' },
    ],
  })
  const saved = valueIn(await open.desk.exportResults({ format: 'xlsx' }))
  const book = read(saved.to === 'download' ? saved.bytes : new Uint8Array(), { type: 'array' })
  const rows = utils.sheet_to_json<readonly unknown[]>(book.Sheets.Summary ?? {}, { header: 1 })
  const words = [
    '“Bo” → “Bob” in “first_name”, row 3 of sheet “customers”',
    '“Atlantis” → nothing in “country”, row 4 of sheet “customers”',
    '“di@example.com” → nothing in “email”, row 5 of sheet “customers”',
  ]
  expect(rows.filter(([what]) => what === say('changed_by_hand'))).toEqual(
    words.map((one) => [say('changed_by_hand'), '', one]),
  )
  const printed = valueIn(await open.desk.exportResults({ format: 'html' }))
  expect(printed.to === 'download' ? new TextDecoder().decode(printed.bytes) : '').toContain(words[0])
})

test('what was sent from here is counted, also once what was refused of it has been mended', async () => {
  const now = async () => valueIn(await open.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' }))
  expect((await now()).sentCount).toBe(0)
  await open.desk.createAccount({ key: await keyOf('1003'), at: atPractice })
  expect(await now()).toMatchObject({ sentCount: 1, counts: { refused: 1 } })
  valueIn(await open.desk.editCells({ edits: [{ sheet: 'customers', row: 4, column: 5, text: 'US' }] }))
  expect(await now()).toMatchObject({ sentCount: 1, counts: { refused: 0, changed: 1 } })
})

test('what a person changed in an account that is set aside is not listed, because nothing of it is sent', async () => {
  const typed = (row: number) => ({ sheet: 'customers', row, column: 2, text: `Bob ${row}` })
  valueIn(await open.desk.editCells({ edits: [typed(2), typed(3)] }))
  const changed = async () => valueIn(await open.desk.readResults({})).changed.first.map(({ now }) => now)
  expect(await changed()).toEqual(['Bob 3'])
  valueIn(await open.desk.takeAccountsBack({ keys: ['1001'] }))
  expect(await changed()).toEqual(['Bob 2', 'Bob 3'])
})

test('the balances that were sent are added up, what is owed apart from what is in credit, and what falls short is said', async () => {
  const balances = ['120.50', '-20.25', '9.75', '']
  const rows = balances.map((balance, at) => `20${at},Ana,Lee,a${at}@example.com,2026-05-0${at + 1},${balance}`)
  const text = ['account_number,first_name,last_name,email,date_of_birth,ledger_balance', ...rows].join('\n')
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'ledger.csv', bytes: new TextEncoder().encode(text) }))
  expect(valueIn(await open.desk.readResults({})).balances).toEqual([])
  for (const at of [0, 1, 3]) valueIn(await open.desk.createAccount({ key: `20${at}`, at: atPractice }))
  await expect
    .poll(async () => valueIn(await open.desk.readResults({})).balances, { timeout: 20_000 })
    .toEqual([
      {
        ...{ of: 'finished', accounts: 3, without: 1, notKnown: 0 },
        ...{ owed: '120.50', credit: '20.25', together: '100.25' },
      },
    ])
  const saved = valueIn(await open.desk.exportResults({ format: 'xlsx' }))
  const book = read(saved.to === 'download' ? saved.bytes : new Uint8Array(), { type: 'array' })
  const lines = utils.sheet_to_json<readonly unknown[]>(book.Sheets.Summary ?? {}, { header: 1 })
  expect(lines.find(([what]) => what === say('balances_sent_of', { status: say('status_finished') }))).toEqual([
    say('balances_sent_of', { status: say('status_finished') }),
    ...[3, 120.5, 20.25, 100.25],
    say('sent_without_balance', { count: 1 }),
  ])
})
