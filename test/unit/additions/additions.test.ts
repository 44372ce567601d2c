import { describe, expect, test } from 'vitest'
import { type AdditionToSend, type AdditionWish, keyOf } from '../../../electron/additions/add-one.ts'
import type { Additions } from '../../../electron/additions/additions.ts'
import { otherInstructions } from '../../../electron/additions/other-instructions.ts'
import { mayBeThere } from '../../../electron/additions/sending-again.ts'
import { showAddition } from '../../../electron/additions/show-addition.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { usualTerms } from '../../../shared/service/money-terms.ts'
import { added } from '../../support/words/counted.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { stateInWords } from '../../support/words/state-in-words.ts'
import { accountNumber, charge, instruction, statement, testAdditions, toSend } from './test-additions.ts'

/** A person has looked at the account, and wants it once more. */
const sure = (additions: Additions, one: AdditionToSend): AdditionToSend => ({
  ...one,
  sureAfter: additions.read(one).attempts,
})

/** What a person is told in the end: the state, or the sentence why nothing left. */
async function told(additions: Additions, one: AdditionToSend, wish?: AdditionWish) {
  const end = await additions.add(one, wish)
  if (!end.ok) return end.issues[0].code
  if (end.value.kind === 'held') return `held: ${end.value.issue.code}`
  const { phase, message } = showAddition(end.value.record, additionsCatalogue)
  return `${end.value.kind} ${phase}: ${sayMessage(message)}`
}

const notes = toSend('notes', { notes: [{ body: 'Prefers letters.' }, { body: 'Has a dog.', is_pinned: true }] })
const transactions = toSend('transactions', { transactions: [charge, { ...charge, transaction_id: 'T2' }] })
const statements = toSend('statements', { statements: [statement] })
const payment = toSend('payment', { payment_instruction: instruction })
const paying = (reference: string) => toSend('payment', { payment_instruction: { ...instruction, reference } })

/** Payment instructions by their references, and which others are named of one. */
async function replacing() {
  const { additions, journal, ...rest } = await testAdditions()
  const beside = (reference: string) => otherInstructions(journal, keyOf(paying(reference)))
  const nameOf = new Map(['card-1', 'card-2', 'card-3', 'card-4'].map((one) => [keyOf(paying(one)).payloadHash, one]))
  return {
    ...{ ...rest, additions, journal },
    inPlace: (reference: string) => ({ ...paying(reference), replaces: beside(reference).seen }),
    others: (reference: string) =>
      beside(reference).others.map(({ record }) => `${nameOf.get(record?.payloadHash ?? '')} ${record?.phase}`),
  }
}

test('each kind is added to an account that is imported, and each thing is answered for', async () => {
  const { additions, held } = await testAdditions()
  expect([
    await told(additions, notes),
    await told(additions, transactions),
    await told(additions, statements),
    await told(additions, payment),
  ]).toEqual([
    'sent done: 2 notes added.',
    'sent done: 2 transactions added.',
    'sent done: 1 past statement added.',
    expect.stringMatching(/^sent done: The payment vendor has confirmed the instruction for platform account A-\d+\.$/),
  ])
  expect(await held()).toMatchObject({
    notes: [{ body: 'Prefers letters.' }, { body: 'Has a dog.' }],
    transactions: [{ transaction_id: 'T1' }, { transaction_id: 'T2' }],
    statements: [{ number: '17' }],
  })
})

describe('sending again', () => {
  test('notes and transactions does no harm, and says so', async () => {
    const { additions, held } = await testAdditions()
    for (const one of [notes, transactions]) await additions.add(one)
    expect(await told(additions, notes)).toBe('sent done: All 2 were there already: nothing was added.')
    expect(await told(additions, transactions)).toBe('sent done: All 2 were there already: nothing was added.')
    expect(await held()).toMatchObject({ notes: { length: 2 }, transactions: { length: 2 } })
  })

  test('transactions that the service would not know again takes the person’s word', async () => {
    const { additions, held } = await testAdditions()
    const unchecked = { checkPreviouslyAdded: false }
    expect(await told(additions, transactions, unchecked)).toBe('sent done: 2 transactions added.')
    expect(await told(additions, transactions, unchecked)).toBe('held: addition_may_double')
    expect(await told(additions, sure(additions, transactions), unchecked)).toBe('sent done: 2 transactions added.')
    expect(await held()).toMatchObject({ transactions: { length: 4 } })
  })

  test('statements takes the person’s word', async () => {
    const { additions } = await testAdditions()
    await additions.add(statements)
    expect(await told(additions, statements)).toBe('held: addition_may_double')
    expect(await told(additions, sure(additions, statements))).toBe('sent done: 1 past statement added.')
  })

  test('a payment instruction that was taken sends nothing', async () => {
    const { additions, journal } = await testAdditions()
    await additions.add(payment)
    expect(await told(additions, payment)).toMatch(/^wasDone done:/)
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 1 }])
  })
})

describe('a payment instruction', () => {
  test('that was refused is never sent again as it is, also not after a restart, and corrected it is', async () => {
    const { additions, journal, restart } = await testAdditions()
    const declined = paying('DECLINED-1')
    expect(await told(additions, declined)).toBe('sent refused: The service refused the 1 payment instruction.')
    expect(await told(additions, sure(additions, declined), { keepTrying: true })).toBe('held: addition_final')
    expect(await told(restart(), declined)).toBe('held: addition_final')
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 1 }])
    expect(await told(additions, paying('card-2'))).toMatch(/^sent done/)
  })

  test('that failed is left as it is, and taken when it is sent again', async () => {
    const { additions, waits } = await testAdditions()
    expect(await told(additions, paying('RETRY-1'))).toBe(
      'sent failing: The service could not take the 1 payment instruction at the moment.',
    )
    expect(await told(additions, paying('RETRY-1'))).toMatch(/^sent done/)
    expect(waits).toEqual([])
  })

  test('that failed is sent again by itself where the person allows it, after a wait', async () => {
    const { additions, journal, waits } = await testAdditions()
    expect(await told(additions, paying('RETRY-1'), { keepTrying: true })).toMatch(/^sent done/)
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 2, phase: 'done' }])
    expect(waits).toEqual([2000])
  })

  test('that is another than the one that is there goes only in its place, as the person saw it, and may come back', async () => {
    const { additions, journal, held } = await testAdditions()
    const seen = (one: AdditionToSend) => otherInstructions(journal, keyOf(one)).seen
    const inPlace = (one: AdditionToSend) => ({ ...one, replaces: seen(one) })
    const other = paying('card-2')
    await additions.add(payment)
    const seenBefore = inPlace(other)
    expect(await told(additions, other)).toBe('held: instruction_would_replace')
    expect(await told(additions, sure(additions, other))).toBe('held: instruction_would_replace')
    expect(await held()).toMatchObject({ payment_instruction: { reference: instruction.reference } })
    expect(await told(additions, seenBefore)).toMatch(/^sent done/)
    expect(await held()).toMatchObject({ payment_instruction: { reference: 'card-2' } })

    // The first is not there any more, and the very same is.
    expect(await told(additions, other)).toMatch(/^wasDone/)
    expect(await told(additions, payment)).toBe('held: instruction_would_replace')
    expect(await told(additions, inPlace(payment))).toMatch(/^sent done/)
    expect(await held()).toMatchObject({ payment_instruction: { reference: instruction.reference } })
    // Another is there by now than the one that was seen.
    expect(await told(additions, { ...paying('card-3'), replaces: seenBefore.replaces })).toBe(
      'held: instruction_would_replace',
    )
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 2 }, { attempts: 1 }])
  })

  test('that was refused is in nobody’s place, and one whose answer was lost may be', async () => {
    const { additions, journal, meet } = await testAdditions()
    await additions.add(paying('DECLINED-1'))
    await additions.add(payment)
    expect(journal.readOf(accountNumber)).toMatchObject([{ phase: 'refused' }, { phase: 'done' }])
    await meet({ kind: 'drop_after', operation: 'payment-instruction', times: 1 })
    const lost = paying('card-2')
    await additions.add({ ...lost, replaces: otherInstructions(journal, keyOf(lost)).seen })
    const { others } = otherInstructions(journal, keyOf(paying('card-3')))
    expect(others.map(({ record }) => [record?.payloadHash, record?.phase])).toEqual([
      [keyOf(lost).payloadHash, 'unknown'],
      [keyOf(payment).payloadHash, 'done'],
    ])
    const beside = otherInstructions(journal, keyOf(payment))
    expect(showAddition(journal.read(keyOf(payment)), additionsCatalogue, beside)).toMatchObject({
      ...{ phase: 'done', attempts: 1 },
      message: { key: 'instruction_replaced', facts: { isTaken: false } },
    })
    expect(await told(additions, payment)).toBe('held: instruction_would_replace')
  })

  test('that was sent back and failed twice leaves there what took its place, and says of itself only that it failed', async () => {
    const { additions, meet, inPlace, others } = await replacing()
    await additions.add(payment)
    await additions.add(inPlace('card-2'))
    await meet({ kind: 'server_error', operation: 'payment-instruction', times: 2 })
    // Without the word for doubling: no answer was lost.
    for (const _ of ['once', 'twice'])
      expect(await told(additions, inPlace(instruction.reference))).toMatch(/^sent failing/)
    expect(others('card-2')).toEqual([])
    expect(await told(additions, paying('card-2'))).toMatch(/^wasDone/)
    expect(await told(additions, inPlace(instruction.reference))).toMatch(/^sent done/)
    expect(others('card-2')).toEqual([`${instruction.reference} done`])
  })

  test('that was taken before another that was is not named as there', async () => {
    const { additions, meet, inPlace, others } = await replacing()
    for (const reference of ['card-4', 'card-2']) await additions.add(inPlace(reference))
    await meet({ kind: 'drop_after', operation: 'payment-instruction', times: 2 })
    for (const reference of ['card-3', 'card-2']) await additions.add(inPlace(reference))
    expect(others(instruction.reference)).toEqual(['card-2 unknown', 'card-3 unknown'])
  })

  test('whose answer is found lost only later was sent when it was', async () => {
    const { additions, journal, restart, inPlace, others } = await replacing()
    const intent = { payload: {}, count: 1, options: null, areRecognised: false, mayBeDone: false }
    // As after kill -9.
    await journal.intend(keyOf(payment), intent)
    await additions.add(inPlace('card-2'))
    expect(await told(restart(), payment)).toBe('held: addition_may_double')
    expect(journal.read(keyOf(payment)).phase).toBe('unknown')
    expect(others('card-3')).toEqual(['card-2 done'])
    expect(await told(additions, paying('card-2'))).toMatch(/^wasDone/)
  })

  test('is told from transactions that can’t be read any more, and is asked about beside what it can’t be told from', async () => {
    const { additions, damage, restart, restartJournal } = await testAdditions()
    await additions.add(transactions)
    damage()
    await additions.add(payment)
    expect(await told(restart(), payment)).toMatch(/^wasDone/)
    const { seen } = otherInstructions(restartJournal(), keyOf(paying('card-2')))
    expect(seen).toBe(`${restartJournal().nameOf(keyOf(payment))} 1 done`)
    expect(await told(restart(), { ...paying('card-2'), replaces: seen })).toMatch(/^sent done/)

    damage()
    const again = restart()
    const third = paying('card-3')
    // The word for doubling does not stand for seeing what is there.
    expect(await told(again, sure(again, third))).toBe('held: instruction_would_replace')
    const now = otherInstructions(restartJournal(), keyOf(third))
    expect(now.others.map(({ record, isTaken }) => [record, isTaken])).toEqual([
      [null, true],
      [null, true],
    ])
    const inPlace = { ...third, replaces: now.seen }
    expect(await told(again, inPlace)).toMatch(/^sent done/)
    expect(await told(again, third)).toMatch(/^wasDone/)
  })

  test('is never under way twice', async () => {
    const { additions, journal } = await testAdditions()
    const ends = await Promise.all([told(additions, payment), told(additions, payment), told(additions, payment)])
    expect(ends.map((end) => end.split(' ')[0])).toEqual(['sent', 'wasDone', 'wasDone'])
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 1 }])
  })
})

describe('what the service refuses', () => {
  const noDate = 'Expected a date of the calendar, written YYYY-MM-DD.'

  test('names the first transaction that failed, and what came of the others is not guessed at', async () => {
    const { additions, held } = await testAdditions()
    const old = { ...charge, transaction_id: 'T2', transaction_date: '2024-05-01' }
    const some = toSend('transactions', { transactions: [charge, old, { ...charge, transaction_id: 'T3' }] })
    const end = await additions.add(some)
    const state =
      end.ok && end.value.kind === 'sent' ? stateInWords(showAddition(end.value.record, additionsCatalogue)) : null
    expect(state).toMatchObject({
      phase: 'refused',
      message: expect.stringMatching(soundsLike('addition_refused_at', { number: '2', count: '3' })),
      serviceWords: expect.stringContaining('outside the open statement period'),
      items: [{ outcome: 'notSaid' }, { outcome: 'failed' }, { outcome: 'notSaid' }],
      again: 'send',
    })
    expect(await held()).toMatchObject({ transactions: [] })
  })

  test('of a transaction’s fields, in one text, is told of each field', async () => {
    const { additions } = await testAdditions()
    // Practice has calendars that begin with the year 1; the interface shows no bounds.
    const wrong = { transaction_date: '0000-01-01', amount: 25, line_items: [{ start_date: '0000-01-01' }] }
    const end = await additions.add(toSend('transactions', { transactions: [wrong] }))
    const state = end.ok && end.value.kind === 'sent' ? showAddition(end.value.record, additionsCatalogue) : null
    expect(state?.issues.map(({ where, message }) => [where?.path, sayMessage(message)])).toEqual([
      ['transactions.0.transaction_date', `Transaction 1 · Transaction date: ${noDate}`],
      ['transactions.0.line_items.0.start_date', `Transaction 1 · Line item 1 · Line from: ${noDate}`],
    ])
  })

  test('statements that it finds wrong can be corrected without a question', async () => {
    const { additions } = await testAdditions()
    const wrong = toSend('statements', { statements: [{ ...statement, issued_date: '0000-01-01' }] })
    const end = await additions.add(wrong)
    const state = end.ok && end.value.kind === 'sent' ? showAddition(end.value.record, additionsCatalogue) : null
    expect(state).toMatchObject({
      phase: 'refused',
      issues: [{ where: { path: 'statements.0.issued_date' } }],
      again: 'send',
    })
  })
})

describe('the date of a payment outside the open statement period', () => {
  const paid = { ...charge, transaction_id: 'P-1', type: 'PAYMENT', amount: -25.5 } as const
  const old = { ...paid, transaction_date: '2019-08-15' }
  const payments = toSend('transactions', { transactions: [{ ...paid, transaction_id: 'P-0' }, old] })
  const stateOf = async (additions: Additions, one: AdditionToSend) => {
    const end = await additions.add(one)
    return end.ok && end.value.kind === 'sent' ? stateInWords(showAddition(end.value.record, additionsCatalogue)) : null
  }

  test('is not changed without a person’s word: it is refused, and says what was sent', async () => {
    const { additions, held } = await testAdditions()
    expect(await stateOf(additions, payments)).toMatchObject({
      phase: 'refused',
      agreedDates: [],
      items: [
        { outcome: 'notSaid', thing: 'Payment of −25.50', sentDate: '2026-11-20', takenDate: null },
        { outcome: 'failed', thing: 'Payment of −25.50', sentDate: '2019-08-15', takenDate: null },
      ],
    })
    expect(await held()).toMatchObject({ transactions: [] })
  })

  test('is changed where each date was agreed to, and the receipt has both, also after a restart', async () => {
    const { additions, journal } = await testAdditions()
    await additions.add(payments)
    const agreedDates = ['2026-11-20', '2019-08-15']
    const receipt = {
      phase: 'done',
      level: 'warning',
      message: say('addition_done_moved', {
        done: added('transactions', 2),
        moved: 1,
      }),
      agreedDates,
      items: [
        { outcome: 'added', sentDate: '2026-11-20', takenDate: '2026-11-20' },
        {
          outcome: 'added',
          thing: 'Payment of −25.50',
          sentDate: '2019-08-15',
          takenDate: expect.stringMatching(/^2026-/),
        },
      ],
    }
    expect(await stateOf(additions, { ...payments, agreedDates })).toMatchObject(receipt)
    expect(
      journal.readOf(accountNumber).map((record) => stateInWords(showAddition(record, additionsCatalogue))),
    ).toMatchObject([receipt])
    const sent = journal.history(keyOf(payments)).map(({ event }) => event)
    expect(sent.filter(({ kind }) => kind === 'intent')).toMatchObject([
      { options: { forceAddToCurrentStatement: false, agreedDates: [] } },
      { options: { forceAddToCurrentStatement: true, agreedDates } },
    ])
  })

  test('is told with its amount as it was meant where that goes in the smallest unit', async () => {
    const { additions } = await testAdditions()
    const one = toSend('transactions', { transactions: [{ ...paid, amount: -2550 }] })
    expect(await stateOf(additions, { ...one, terms: { ...usualTerms, amountUnit: 'smallest' } })).toMatchObject({
      items: [{ thing: 'Payment of −25.50', changes: [] }],
    })
  })

  test('holds all of them back where one of their dates was not agreed to', async () => {
    const { additions, journal } = await testAdditions()
    expect(await told(additions, { ...payments, agreedDates: ['2019-08-15'] })).toBe('held: dates_not_agreed')
    expect(journal.readOf(accountNumber)).toEqual([])
  })

  test('that was changed earlier is not told as taken when the service only repeats what was sent', async () => {
    const { additions } = await testAdditions()
    const one = toSend('transactions', { transactions: [old] })
    await additions.add({ ...one, agreedDates: ['2019-08-15'] })
    expect(await stateOf(additions, one)).toMatchObject({
      items: [{ outcome: 'alreadyThere', sentDate: '2019-08-15', takenDate: null, changes: [] }],
    })
  })

  test('is agreed to without a second question where it is the only one, and has no number', async () => {
    const { additions } = await testAdditions()
    const { transaction_id: _left, ...nameless } = old
    const one = toSend('transactions', { transactions: [nameless] })
    expect(await stateOf(additions, one)).toMatchObject({ phase: 'refused', again: 'send' })
  })
})

describe('before anything is sent', () => {
  test('an account that is not there, or not imported yet, is said', async () => {
    const { additions, journal } = await testAdditions(60_000)
    expect(await told(additions, notes)).toBe('held: target_not_yet')
    expect(await told(additions, toSend('notes', { notes: [{ body: 'x' }] }, 'nobody'))).toBe('held: target_not_there')
    expect(journal.readOf(accountNumber)).toEqual([])
  })

  test('another program that sends for the same supplier is said', async () => {
    const { additions, restart, meet } = await testAdditions()
    await meet({ kind: 'delay', operation: 'notes', delayMs: 150 })
    const first = told(additions, notes)
    expect(await told(restart(), notes)).toBe('import_running_elsewhere')
    expect(await first).toMatch(/^sent done/)
  })
})

describe('a lost answer', () => {
  test('to notes and checked transactions is got over by sending them again, and none is there twice', async () => {
    const { additions, meet, held } = await testAdditions()
    await meet({ kind: 'drop_after', operation: 'notes', times: 1 })
    expect(await told(additions, notes)).toBe('sent done: All 2 were there already: nothing was added.')
    await meet({ kind: 'drop_after', operation: 'transactions', times: 1 })
    expect(await told(additions, transactions)).toBe('sent done: All 2 were there already: nothing was added.')
    expect(await held()).toMatchObject({ notes: { length: 2 }, transactions: { length: 2 } })
  })

  test('is not forgotten when they are sent again, and certainly do not arrive then', async () => {
    const { additions, journal, meet, held } = await testAdditions()
    await meet({ kind: 'drop_after', operation: 'transactions' })
    expect(await told(additions, transactions)).toMatch(/^sent unknown/)
    const [before, { payload }] = [journal.read(keyOf(transactions)), transactions.request]
    const intent = { payload, count: 2, options: null, areRecognised: true, mayBeDone: mayBeThere(before) }
    await journal.intend(keyOf(transactions), intent)
    const { message } = issue('request_stopped', {})
    journal.answer(keyOf(transactions), { kind: 'notSent', message, serviceWords: null })
    expect(await told(additions, transactions, { checkPreviouslyAdded: false })).toBe('held: addition_may_double')
    expect(await held()).toMatchObject({ transactions: { length: 2 } })
  })

  test('to statements is said, and they are not sent again by themselves', async () => {
    const { additions, meet, held } = await testAdditions()
    await meet({ kind: 'drop_after', operation: 'statements', times: 1 })
    expect(await told(additions, statements)).toBe(
      'sent unknown: 1 past statement sent, and the answer was lost: it may be on the account.',
    )
    expect(await told(additions, statements)).toBe('held: addition_may_double')
    expect(await held()).toMatchObject({ statements: { length: 1 } })
  })

  test('to a payment instruction is not sent again by itself: it may have been refused for good', async () => {
    const { additions, journal, meet } = await testAdditions()
    await meet({ kind: 'drop_after', operation: 'payment-instruction', times: 1 })
    const declined = paying('DECLINED-1')
    expect(await told(additions, declined, { keepTrying: true })).toBe(
      'sent unknown: 1 payment instruction sent, and the answer was lost: it may be on the account.',
    )
    expect(await told(additions, declined, { keepTrying: true })).toBe('held: addition_may_double')
    expect(journal.readOf(accountNumber)).toMatchObject([{ attempts: 1 }])
    expect(await told(additions, sure(additions, declined))).toMatch(/^sent refused/)
    expect(await told(additions, sure(additions, declined))).toBe('held: addition_final')
  })

  test('to an intent of a program that ended is known after a restart', async () => {
    const { journal, restart } = await testAdditions()
    const key = keyOf(statements)
    await journal.intend(key, { payload: statements.request.payload, count: 1, options: null, areRecognised: false })
    expect(showAddition(journal.read(key), additionsCatalogue)).toMatchObject({
      phase: 'sending',
      again: 'askPerson',
      attempts: 1,
    })
    expect(await told(restart(), statements)).toBe('held: addition_may_double')
  })
})

test('an intent that a crash left without an answer is not known, and is sent again only by the rules for that', async () => {
  const { journal, restart } = await testAdditions()
  const left = [notes, statements].map((one) => {
    const key = keyOf(one)
    journal.intend(key, { payload: one.request.payload, count: 1, options: null, areRecognised: false })
    return key
  })
  const additions = restart()
  expect(await told(additions, notes)).toMatch(/^sent done/)
  expect(await told(additions, statements)).toBe('held: addition_may_double')
  expect(await told(additions, sure(additions, statements))).toMatch(/^sent done/)
  expect(left.map((key) => journal.history(key).map(({ event }) => event.kind))).toEqual([
    ['intent', 'answer', 'intent', 'answer'],
    ['intent', 'answer', 'intent', 'answer'],
  ])
})

describe('a list that brings along what was sent before', () => {
  const { transaction_id: _, ...nameless } = charge
  const list = (...amounts: readonly number[]) =>
    toSend('transactions', { transactions: amounts.map((amount) => ({ ...nameless, amount })) })

  test('is held where the service would not know it again, and goes once a person is sure', async () => {
    const { additions, held, meet } = await testAdditions()
    expect(await told(additions, list(1, 2))).toMatch(/^sent done/)
    const grown = list(1, 2, 3)
    expect(await told(additions, grown)).toBe('held: addition_may_double')
    expect(await told(additions, list(3))).toMatch(/^sent done/)
    await meet({ kind: 'drop_after', operation: 'statements', times: 1 })
    expect(await told(additions, statements)).toMatch(/^sent unknown/)
    const more = toSend('statements', { statements: [statement, { ...statement, statement_id: 'S2' }] })
    expect(await told(additions, more)).toBe('held: addition_may_double')
    expect(await held()).toMatchObject({ transactions: { length: 3 }, statements: { length: 1 } })
    expect(await told(additions, sure(additions, grown))).toMatch(/^sent done/)
  })

  test.each([
    ['without its number and type', { transaction_date: charge.transaction_date, amount: 12.5 }],
    ['with another reference', { ...nameless, reference: 'R2' }],
  ])('is held where it was read otherwise before: %s', async (_how, read) => {
    const { additions, held } = await testAdditions()
    const now = toSend('transactions', { transactions: [read] })
    expect(await told(additions, toSend('transactions', { transactions: [charge] }))).toMatch(/^sent done/)
    expect(await told(additions, now)).toBe('held: addition_may_double')
    expect(await held()).toMatchObject({ transactions: { length: 1 } })
    expect(await told(additions, sure(additions, now))).toMatch(/^sent done/)
  })

  test('is held where it has numbers now, and had none, until a person was sure of it once', async () => {
    const { additions, held } = await testAdditions()
    expect(await told(additions, toSend('transactions', { transactions: [nameless] }))).toMatch(/^sent done/)
    expect(await told(additions, transactions)).toBe('held: addition_may_double')
    expect(await told(additions, sure(additions, transactions))).toMatch(/^sent done/)
    expect(await told(additions, transactions)).toBe('sent done: All 2 were there already: nothing was added.')
    expect(await held()).toMatchObject({ transactions: { length: 3 } })
  })

  test('is held as a whole where one of it has no number, and counts only what may be there', async () => {
    const { additions } = await testAdditions()
    expect(await told(additions, transactions)).toMatch(/^sent done/)
    const mixed = toSend('transactions', {
      transactions: [charge, { ...nameless, amount: 12.5 }, { ...nameless, amount: 3 }],
    })
    expect(await additions.add(mixed)).toMatchObject({
      value: { issue: issue('addition_may_double', { kind: 'transactions', attempts: 0, again: 1 }) },
    })
  })

  test('is held of statements by their numbers, else by their period and amount, whatever the unit of amounts', async () => {
    const { additions, held } = await testAdditions()
    const { statement_id: _id, number: _number, ...numberless } = statement
    const inPence = { ...statement, gross_amount: 8025 }
    const read = (one: Readonly<Record<string, unknown>>) => toSend('statements', { statements: [one] })
    expect(await told(additions, statements)).toMatch(/^sent done/)
    const again = [
      read({ ...numberless, statement_path: 'a.pdf' }),
      read({ number: '17', statement_path: 'a.pdf' }),
      { ...read({ ...inPence, statement_path: 'a.pdf' }), terms: { ...usualTerms, amountUnit: 'smallest' } as const },
      {
        ...read({ ...numberless, gross_amount: 8025, statement_path: 'a.pdf' }),
        terms: { ...usualTerms, amountUnit: 'smallest' } as const,
      },
    ]
    for (const one of again) expect(await told(additions, one)).toBe('held: addition_may_double')
    const october = { ...numberless, bill_period_from_date: '2026-10-01', bill_period_to_date: '2026-10-31' }
    expect(await told(additions, read(october))).toMatch(/^sent done/)
    expect(await held()).toMatchObject({ statements: { length: 2 } })
  })

  test('is held where what was sent for its account can not be read any more', async () => {
    const { additions, damage } = await testAdditions()
    expect(await told(additions, list(1))).toMatch(/^sent done/)
    damage()
    expect(await told(additions, list(1, 2))).toBe('held: addition_may_double')
  })

  test('goes where the service knows again what it has', async () => {
    const { additions } = await testAdditions()
    expect(await told(additions, transactions)).toMatch(/^sent done/)
    const third = { ...charge, transaction_id: 'T3' }
    const grown = toSend('transactions', { transactions: [charge, { ...charge, transaction_id: 'T2' }, third] })
    expect(await told(additions, grown)).toMatch(/^sent done/)
  })
})

test('a payment instruction that a busy service did not take is sent again without a question', async () => {
  const { additions, meet } = await testAdditions()
  await meet({ kind: 'too_many_requests', operation: 'payment-instruction', times: 5 })
  expect(await told(additions, payment)).toMatch(/^sent failing/)
  expect(await told(additions, payment)).toMatch(/^sent done/)
})

test('a payment instruction that a gateway answered may have been refused behind it: a person is asked before it is sent again', async () => {
  const { additions, meet } = await testAdditions()
  await meet({ kind: 'unavailable', operation: 'payment-instruction', times: 1 })
  expect(await told(additions, payment)).toMatch(/^sent unknown/)
  expect(await told(additions, payment)).toBe('held: addition_may_double')
})

test('what is of another supplier or account, or is not what the call takes, is held and never leaves', async () => {
  const { additions, journal } = await testAdditions()
  const sent = (payload: Readonly<Record<string, unknown>>) => ({ ...notes, request: { ...notes.request, payload } })
  const { payload } = notes.request
  const otherSupplier = sent({ ...payload, import_supplier: 'OLD' })
  const otherAccount = sent({ ...payload, external_account_number: '0008' })
  const notValid = sent({ ...payload, notes: [{ body: 7 }] })
  expect(await told(additions, otherSupplier)).toBe('held: payload_of_other_supplier')
  expect(await told(additions, otherAccount)).toBe('held: payload_of_other_account')
  expect(await told(additions, notValid)).toBe('held: request_not_valid')
  expect(journal.readOf(notes.accountNumber)).toEqual([])
})

test('a record that was damaged is said, and nothing is sent in its place', async () => {
  const { additions, journal, damage, held } = await testAdditions()
  await additions.add(notes)
  await additions.add(statements)
  damage()
  expect(await told(additions, { ...statements, sureAfter: 1 })).toBe('held: addition_unreadable')
  expect(await told(additions, notes)).toBe('held: addition_unreadable')
  // What was sent may have been a payment instruction, too.
  expect(await told(additions, payment)).toBe('held: instruction_would_replace')
  const { seen } = otherInstructions(journal, keyOf(payment))
  expect(await told(additions, { ...payment, replaces: seen })).toMatch(/^sent done/)
  expect(await held()).toMatchObject({ notes: { length: 2 }, statements: { length: 1 } })
})

describe('many requests', () => {
  test('go one after the other, and one that is refused does not hold up the rest', async () => {
    const { additions } = await testAdditions()
    const ends: string[] = []
    const end = await additions.addAll([notes, paying('DECLINED-1'), statements], {
      onEnd: (one, { kind }) => ends.push(`${one.request.kind} ${kind}`),
    })
    expect(end).toEqual({ ok: true, value: { done: 3, wasStopped: false, trouble: null } })
    expect(ends).toEqual(['notes sent', 'payment sent', 'statements sent'])
  })

  test('given again, leave what is known to be taken as it is, and ask about the rest', async () => {
    const { additions, meet } = await testAdditions()
    const other = toSend('statements', { statements: [{ ...statement, statement_id: 'S2' }] })
    await additions.add(statements)
    await meet({ kind: 'drop_after', operation: 'statements', times: 1 })
    await additions.add(other)
    const ends: string[] = []
    await additions.addAll([statements, other], { leaveDone: true, onEnd: (_one, { kind }) => ends.push(kind) })
    expect(ends).toEqual(['wasDone', 'held'])
  })

  test('stop when the service is gone, and when the person says so', async () => {
    const { additions, meet } = await testAdditions()
    await meet({ kind: 'drop_before', operation: '*' })
    const end = await additions.addAll(Array(10).fill(notes))
    expect(end).toMatchObject({ ok: true, value: { done: 3, trouble: { issue: { code: 'additions_service_gone' } } } })
    const stop = AbortSignal.abort()
    expect(await additions.addAll([notes], { signal: stop })).toMatchObject({ value: { done: 0, wasStopped: true } })
  })

  test('is over, and not in trouble, when it is stopped while an account is being asked about', async () => {
    const { additions, meet } = await testAdditions()
    await meet({ kind: 'delay', operation: 'transfer-status', delayMs: 60_000 })
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 20)
    const told: unknown[] = []
    const end = await additions.addAll([notes], { signal: stop.signal, onEnd: (_one, one) => told.push(one) })
    expect([end, told]).toEqual([{ ok: true, value: { done: 0, wasStopped: true, trouble: null } }, []])
  })
})

test('a journal that does not go back to the first request has a person asked where sending again could do harm', async () => {
  const { additions, restartForgetful } = await testAdditions()
  for (const one of [notes, transactions, statements, payment]) await additions.add(one)
  const forgetful = restartForgetful()
  const unchecked = { checkPreviouslyAdded: false }
  expect([
    await told(forgetful, statements),
    await told(forgetful, payment),
    await told(forgetful, transactions, unchecked),
  ]).toEqual(Array.from({ length: 3 }, () => 'held: addition_may_double'))
  expect(await told(forgetful, notes)).toMatch(/^sent done/)
  expect(await told(forgetful, transactions)).toMatch(/^sent done/)
  expect(await told(forgetful, sure(forgetful, statements))).toMatch(/^sent done/)
})
