/** A payment instruction of a spreadsheet where the account has another one, which was sent from here. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseName } from '../../../../../electron/storage/open-database.ts'
import { seenConnectionOf } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { deskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { decideInAdd, sendFromAdd } from '../../../../support/desks/seen-additions.ts'
import { atPractice } from '../../../../support/desks/seen-connections.ts'
import { liveServiceForEachTest } from '../../../../support/services/live-service.ts'
import { valueIn } from '../../../../support/value-in.ts'
import { connect } from '../../../practice/practice-client.ts'

const open = deskForEachTest()
const live = liveServiceForEachTest()

const load = async (fileName: string, kind: 'accounts' | 'additions', ...lines: readonly string[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, kind, bytes: new TextEncoder().encode(lines.join('\n')) }))
const list = async () => valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))

const numbers = ['A-1001', 'A-1002'] as const

async function created(): Promise<void> {
  valueIn(await open.desk.connectPractice({}))
  const people = numbers.map((number) => `${number},Ana,Lee,ana@example.org`)
  await load('people.csv', 'accounts', 'Account number,First name,Last name,E-mail', ...people)
  for (const key of numbers) {
    valueIn(await open.desk.createAccount({ key, at: atPractice }))
    while (valueIn(await open.desk.readAccount({ key })).stub.import.state !== 'finished') await pause(50)
  }
}

const instructions = (fileName: string, ...references: readonly string[]) =>
  load(
    fileName,
    'additions',
    'Account number,payment_instruction.vendor,payment_instruction.reference,payment_instruction.type',
    ...references.map((reference, at) => `${numbers[at]},VENDOR,${reference},CARD`),
  )

const byHand = (reference: string) => ({
  accountNumber: numbers[0],
  kind: 'payment' as const,
  payload: { vendor: 'VENDOR', reference, type: 'CARD' },
  ...{ keepTrying: false, agreedDates: [], sureAfter: null, at: atPractice },
})

test('it does not go with the others: what is there and what would be sent are told, and a person replaces or keeps', async () => {
  await created()
  // One by hand, one from an earlier file.
  valueIn(await open.desk.sendAddition(byHand('card-1')))
  await instructions('first.csv', 'card-1', 'card-2')
  expect((await list()).counts).toMatchObject({ finished: 1, passed: 1 })
  expect(valueIn(await sendFromAdd(open.desk, 'ready'))).toMatchObject({ total: 1, sent: 1, failed: 0 })

  await instructions('second.csv', 'card-10', 'card-20')
  const before = await list()
  expect([before.toSend.ready, before.doubts, before.counts]).toMatchObject([[], [], { failed: 2 }])
  expect(before.toSend.replace).toMatchObject([{ kind: 'payment', requests: 2 }])
  expect(
    before.replacements.shown.map(({ accountNumber, before: [was], now }) => [accountNumber, was?.lines, now]),
  ).toEqual(
    numbers.map((number, at) => [
      number,
      [expect.anything(), expect.stringContaining(`card-${at + 1}`), expect.anything()],
      [expect.anything(), expect.stringContaining(`card-${at + 1}0`), expect.anything()],
    ]),
  )
  const since = before.replacements.shown[0]?.before[0]?.at ?? ''
  const seen = before.rows[0]?.requests[0]?.doubt?.replaces ?? ''
  const why = issue('instruction_would_replace', { at: since, seen, what: 'taken', isAlone: true }).message
  expect(before.rows[0]?.requests[0]).toMatchObject({ state: null, whyHeld: why })

  // The second is kept.
  const replace = await decideInAdd(open.desk, 'replace')
  expect(valueIn(await open.desk.sendAdditions({ ...replace, keys: [numbers[0]] }))).toMatchObject({
    total: 1,
    sent: 1,
  })
  const after = await list()
  expect(after.replacements.shown.map(({ accountNumber }) => accountNumber)).toEqual([numbers[1]])
  expect(after.counts).toMatchObject({ finished: 1, failed: 1 })
  const sent = async (accountNumber: string) =>
    valueIn(await open.desk.readAdditions({ accountNumber })).flatMap(({ sent }) =>
      sent.flatMap(({ lines }) => lines[1]),
    )
  expect(await sent(numbers[1])).toEqual([expect.stringContaining('card-2')])

  // Of the earlier file the first was taken, and has been replaced since; the second is the very same.
  await instructions('first.csv', 'card-1', 'card-2')
  const again = await list()
  expect(again.replacements.shown.map(({ accountNumber }) => accountNumber)).toEqual([numbers[0]])
  expect([again.toSend.ready, again.counts]).toMatchObject([[], { finished: 2, failed: 0 }])
  const [replaced] = again.rows[0]?.requests ?? []
  expect(replaced).toMatchObject({
    state: { phase: 'done', attempts: 1, message: { key: 'instruction_replaced', facts: { isTaken: true } } },
    whyHeld: null,
    doubt: { replaces: expect.any(String) },
  })
  expect(again.totals).toMatchObject([{ kind: 'payment', ending: 'added', count: 2 }])
  const listed = valueIn(await open.desk.readAdditions({ accountNumber: numbers[0] })).map(({ message }) => message.key)
  expect(listed).toEqual(['payment_taken', 'instruction_replaced'])
  expect(valueIn(await sendFromAdd(open.desk, 'replace'))).toMatchObject({ total: 1, sent: 1, failed: 0 })
  expect((await list()).replacements.shown).toEqual([])
})

test('what stands there and can’t be read any more is said of its account alone', async () => {
  await created()
  await instructions('first.csv', 'card-1')
  valueIn(await sendFromAdd(open.desk, 'ready'))
  await open.reopen(() => {
    const [file = ''] = readdirSync(open.home, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(databaseName))
    const database = new DatabaseSync(join(open.home, file))
    for (const { name } of database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all())
      database.exec(`DROP TRIGGER ${name}`)
    database.exec('UPDATE addition_entries SET payload = zeroblob(64) WHERE payload IS NOT NULL')
    database.close()
  })
  await instructions('second.csv', 'card-10', 'card-20')
  const { replacements, rows } = await list()
  expect(replacements.shown).toMatchObject([{ accountNumber: numbers[0], before: [{ lines: null, what: 'taken' }] }])
  expect(rows.map(({ requests: [request] }) => request?.doubt?.replaces ?? null)).toEqual([expect.any(String), null])
})

test('in the form, too, and where another was sent meanwhile the person is asked anew', async () => {
  await created()
  valueIn(await open.desk.sendAddition(byHand('card-1')))
  const asked = await open.desk.sendAddition(byHand('card-2'))
  if (asked.ok) throw new Error('It was sent.')
  const [{ code, message }] = asked.issues
  expect([code, message.facts.what]).toEqual(['instruction_would_replace', 'taken'])
  const replaces = String(message.facts.seen)
  valueIn(await open.desk.sendAddition({ ...byHand('card-3'), replaces }))
  const late = { issues: [{ code: 'instruction_would_replace' }] }
  expect(await open.desk.sendAddition({ ...byHand('card-2'), replaces })).toMatchObject(late)

  // Of the file another would be replaced by now than the one that was seen.
  await instructions('first.csv', 'card-4')
  const replace = await decideInAdd(open.desk, 'replace')
  const now = (await list()).rows[0]?.requests[0]?.doubt?.replaces ?? ''
  valueIn(await open.desk.sendAddition({ ...byHand('card-5'), replaces: now }))
  expect(await open.desk.sendAdditions(replace)).toMatchObject({ issues: [{ code: 'additions_changed' }] })
})

test('of a great many each can be read, a page at a time', async () => {
  const status = valueIn(await open.desk.connectLive(live.entry))
  if (status.kind === 'none') throw new Error('It is not connected.')
  const at = seenConnectionOf(status)
  const client = await connect(live.service)
  const many = Array.from({ length: 103 }, (_, index) => `B-${1000 + index}`)
  for (const number of many)
    await client.post('/v2/data-import/accounts/', {
      import_supplier: live.service.suppliers.ongoing,
      external_account_number: number,
    })
  const findLast = async () => valueIn(await open.desk.findAdditionTarget({ accountNumber: many.at(-1) ?? '' }))
  while ((await findLast()).standing !== 'imported') await pause(50)
  const sheet = (name: string) =>
    load(
      name,
      'additions',
      'Account number,payment_instruction.vendor,payment_instruction.reference,payment_instruction.type',
      ...many.map((number) => `${number},VENDOR,${name}-${number},CARD`),
    )
  await sheet('first')
  valueIn(await open.desk.sendAdditions({ ...(await decideInAdd(open.desk, 'ready')), at }))
  await sheet('second')
  const page = async (replacementsPage: number) => {
    const ask = { offset: 0, limit: 1, filter: 'all', replacementsPage } as const
    const { replacements } = valueIn(await open.desk.listAdditions(ask))
    return [replacements.page, replacements.shown.length, replacements.shown.at(-1)?.accountNumber]
  }
  expect([await page(1), await page(2), await page(9)]).toEqual([
    [1, 100, 'B-1099'],
    [2, 3, 'B-1102'],
    [2, 3, 'B-1102'],
  ])
  const last = { ...(await decideInAdd(open.desk, 'replace')), at, keys: many.slice(100) }
  expect(valueIn(await open.desk.sendAdditions(last))).toMatchObject({ total: 3, sent: 3 })
  // There is no second page any more, and those on the first were kept.
  expect(await page(2)).toEqual([1, 100, 'B-1099'])
})
