/** What is added to accounts of a service that its operator's document describes: its names, its amounts, its answers. */
import { expect, onTestFinished, test } from 'vitest'
import { createAdditions } from '../../../electron/additions/additions.ts'
import { showAddition } from '../../../electron/additions/show-addition.ts'
import { openAdditionsJournal } from '../../../electron/storage/journal/additions-journal.ts'
import { openImportLock } from '../../../electron/storage/lock.ts'
import { type AdditionKind, accountHead, additionRequests } from '../../../shared/additions/addition-requests.ts'
import { checkAdditions } from '../../../shared/additions/check-additions.ts'
import { readForm } from '../../../shared/additions/read-form.ts'
import { withSentAmounts } from '../../../shared/additions/sent-amounts.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { describeHeat, heatWith, noteByAddress, serveHeat } from '../../support/services/heat-operator.ts'
import { valueIn } from '../../support/value-in.ts'
import { inWords } from '../../support/words/in-words.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { openTestData, temporaryHome } from '../storage/temporary-home.ts'

const { shape, additions: data } = describeHeat()
if (data === null) throw new Error('Nothing can be added.')
const catalogue = catalogueOf(data)
const head = accountHead(catalogue, 'WARM', '7')
const terms = usualTerms

const toSend = (kind: AdditionKind, things: Readonly<Record<string, unknown>>) => {
  const sent = withSentAmounts({ ...head, ...things }, catalogue, terms)
  const request = additionRequests(sent, catalogue).find((one) => one.kind === kind)
  if (request === undefined) throw new Error(`There are no ${kind} to send.`)
  return { accountNumber: '7', request, catalogue, terms }
}

async function heat(isThere = true, own = shape) {
  const server = await serveHeat()
  if (isThere) server.contracts.set('7', {})
  const platform = testPlatform(server.baseUrl, { supplierCode: 'WARM', shape: own })
  const home = temporaryHome()
  const scope = { connection: server.baseUrl, supplier: 'WARM' }
  const journal = openAdditionsJournal(openTestData(home), scope, platform.time.clock)
  const lock = openImportLock(home, scope)
  const additions = createAdditions({ journal, platform, lock, sleep: platform.time.sleep, random: () => 1 })
  onTestFinished(() => additions.close())
  const posted = () =>
    server.asked.flatMap(({ path, body }) => (path.startsWith('/contracts/') ? [[path, JSON.parse(body)]] : []))
  return { additions, posted }
}

const posting = { posting_id: 'P1', booked_on: '2026-11-02', amount: 12.5, sort: 'DUE' }

test('each kind goes where the document says, under its names, whole amounts in the smallest unit', async () => {
  const { additions, posted } = await heat()
  const postings = toSend('transactions', { postings: [posting] })
  const all = [
    toSend('notes', { comments: [{ body: 'Has a dog.' }] }),
    postings,
    toSend('statements', { bills: [{ bill_no: 'B1', gross_amount: '80.25' }] }),
    toSend('payment', { payment_instruction: { scheme: 'SEPA', bank_ref: 'x' } }),
  ]
  const states = []
  for (const one of all) {
    await additions.add(one)
    states.push(sayMessage(showAddition(additions.read(one), catalogue).message))
  }
  expect(states).toEqual([
    '1 note added.',
    '1 transaction added.',
    '1 past statement added.',
    say('payment_taken', { isKnown: true, platformNumber: 'H-7' }),
  ])
  expect(posted()).toEqual([
    ['/contracts/comments', { ...head, comments: [{ body: 'Has a dog.' }] }],
    ['/contracts/postings?skip_duplicates=true', { ...head, postings: [{ ...posting, amount: 1250 }] }],
    ['/contracts/bills', { ...head, bills: [{ bill_no: 'B1', gross_amount: '80.25' }] }],
    ['/contracts/direct-debit', { ...head, scheme: 'SEPA', bank_ref: 'x' }],
  ])
  expect(additions.read(postings)).toMatchObject({
    areRecognised: true,
    sent: [{ type: 'DUE', amount: '12.5', date: '2026-11-02' }],
  })
})

test('what it may have already is known by its day and amount, under its names and in its unit, where a number is missing', async () => {
  const { additions } = await heat()
  const { posting_id: _, ...read } = posting
  const end = async (...postings: readonly unknown[]) => await additions.add(toSend('transactions', { postings }))
  expect(await end(posting)).toMatchObject({ value: { kind: 'sent' } })
  const again = { kind: 'transactions', attempts: 0, again: 1 } as const
  expect(await end(read, { ...read, amount: 3 })).toMatchObject({
    value: { issue: issue('addition_may_double', again) },
  })
  expect(await end({ ...read, amount: 1250 })).toMatchObject({ value: { kind: 'sent' } })
  expect(await end(posting, { ...posting, posting_id: 'P2' })).toMatchObject({ value: { kind: 'sent' } })
})

test('a note that is the request itself is sent to the address of its account, and says no number', async () => {
  const described = describeHeat(noteByAddress)
  if (described.additions === null) throw new Error('Nothing can be added.')
  const own = catalogueOf(described.additions)
  const { additions, posted } = await heat(true, described.shape)
  const [request] = additionRequests({ ...head, note: { text: 'Has a dog.' } }, own)
  if (request === undefined) throw new Error('There is no note to send.')
  const note = { accountNumber: '7', request, catalogue: own, terms }
  await additions.add(note)
  expect(posted()).toEqual([['/contracts/7/notes', { text: 'Has a dog.' }]])
  expect(sayMessage(showAddition(additions.read(note), own).message)).toBe('It was there already: nothing was added.')
})

test('what the service refuses is told at its field', async () => {
  const { additions } = await heat()
  const comments = toSend('notes', { comments: [{ body: 'Fine.' }, { body: 'Rude.' }] })
  await additions.add(comments)
  expect(showAddition(additions.read(comments), catalogue).issues.map(inWords)).toEqual([
    expect.objectContaining({ message: 'Comment 2 · Body: Not so.', where: { path: 'comments.1.body' } }),
  ])
})

test.each([true, false])(
  'an account is looked up where there is a way to (by its import alone: %s)',
  async (isByImport) => {
    const own = isByImport ? { ...shape, routes: { ...shape.routes, transferStatus: null } } : shape
    const there = await heat(true, own)
    expect(await there.additions.findTarget('7')).toEqual({ kind: 'imported', platformNumber: 'H-7' })
    const gone = await heat(false, own)
    expect(await gone.additions.findTarget('7')).toMatchObject({ kind: 'notThere' })
  },
)

test('what the service takes none of is not sent, nor written down as if it were', async () => {
  const { additions, posted } = await heat(true, { ...shape, routes: { ...shape.routes, notes: null } })
  const comments = toSend('notes', { comments: [{ body: 'Fine.' }] })
  expect(await additions.add(comments)).toMatchObject({
    ok: true,
    value: { kind: 'held', why: 'notAllowed', issue: { code: 'service_lacks_call' } },
  })
  expect({ attempts: additions.read(comments).attempts, posted: posted() }).toEqual({ attempts: 0, posted: [] })
})

test('a form is read in whole units, and a part of a penny is an error before anything is sent', () => {
  const { payload, issues } = readForm(
    {
      postings: [
        { posting_id: 'P1', amount: '12.50', sort: 'due' },
        { amount: '0.125', sort: 'PAID' },
      ],
    },
    catalogue,
  )
  expect({ payload, issues }).toEqual({
    payload: {
      postings: [
        { posting_id: 'P1', amount: 12.5, sort: 'DUE' },
        { amount: 0.125, sort: 'PAID' },
      ],
    },
    issues: [],
  })
  const checked = checkAdditions({ ...head, ...payload }, catalogue, '2026-11-21', { ...terms, amountUnit: null })
  expect(checked.issues.map(({ level, where }) => [level, where?.path])).toEqual([['error', 'postings.1.amount']])
})

test('a note of which the document asks nothing says something all the same', () => {
  const own = describeService(heatWith(() => {}).replace('"required":["body"],', ''), 'heat.json')
  const { additions } = valueIn(own)
  if (additions === null) throw new Error('Nothing can be added.')
  const [of, written_at] = [catalogueOf(additions), '2026-11-02T10:00:00Z']
  const said = [{ written_at }, { written_at, body: 'Has a dog.' }].map((comment) =>
    checkAdditions({ ...head, comments: [comment] }, of, '2026-11-21', terms).issues.map(({ code }) => code),
  )
  expect(said).toEqual([['one_of_missing'], []])
})
