/** Answers that no decent service gives to an addition: each becomes something the journal takes and a person can be told. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../../electron/additions/add-one.ts'
import { readAdditionAnswer } from '../../../../electron/additions/read-addition-answer.ts'
import { showAddition } from '../../../../electron/additions/show-addition.ts'
import { additionEvent, advanceAddition, neverSent } from '../../../../electron/storage/journal/addition-record.ts'
import { additionKinds } from '../../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { additionState } from '../../../../shared/ipc/additions.ts'
import { serviceSays } from '../../../../shared/issue-words.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { runs } from '../../../support/property-runs.ts'
import { charge, instruction, statement, toSend } from '../test-additions.ts'

const sent = {
  notes: toSend('notes', { notes: [{ body: 'a' }, { body: 'b' }] }),
  transactions: toSend('transactions', { transactions: [charge, { ...charge, transaction_id: 'T2' }] }),
  statements: toSend('statements', { statements: [statement] }),
  payment: toSend('payment', { payment_instruction: instruction }),
}

/** As the journal would keep it after its intent. */
function recordAfter(kind: keyof typeof sent, answer: ReturnType<typeof readAdditionAnswer>) {
  const intent = { kind: 'intent', count: sent[kind].request.count, options: null, areRecognised: false } as const
  return advanceAddition(
    advanceAddition(neverSent(keyOf(sent[kind])), intent, 1),
    additionEvent.parse({ kind: 'answer', answer }),
    2,
  )
}

/** Anything at all, and often enough what is nearly right. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.record({
    results: fc.array(fc.record({ status: fc.jsonValue(), transaction_data: fc.jsonValue() }, { requiredKeys: [] }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.array(fc.record({ status: fc.jsonValue(), body: fc.jsonValue() }), { minLength: 1, maxLength: 3 }),
  fc.record({ statements: fc.array(fc.dictionary(fc.constantFrom(...Object.keys(statement)), fc.jsonValue())) }),
  fc.record({ platform_account_number: fc.jsonValue(), reference: fc.jsonValue() }),
)

test('whatever a success says, it is done, and every thing that was sent has its place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...additionKinds), oddValue, (kind, value) => {
      const { request } = sent[kind]
      const state = showAddition(
        recordAfter(kind, readAdditionAnswer(sent[kind], { kind: 'done', value })),
        additionsCatalogue,
      )
      expect(additionState.parse(state)).toMatchObject({ phase: 'done' })
      expect(state.items).toHaveLength(request.count)
      expect(sayMessage(state.message)).not.toBe('')
    }),
    { numRuns: runs(150) },
  )
})

test('whatever a refusal gives back, it names one of the transactions that were sent, or none', () => {
  const refusal = { httpStatus: 400, code: null, serviceWords: null, details: [], accountId: null }
  const told = { level: 'error', code: 'odd', message: serviceSays('No.') } as const
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('transaction_id', 'amount', 'x'), fc.jsonValue()), (failedData) => {
      const outcome = { kind: 'refused', refusal, issues: [told] as [typeof told], failedData } as const
      const answer = readAdditionAnswer(sent.transactions, outcome)
      expect(answer.kind === 'refused' && [null, 0, 1].includes(answer.failingIndex)).toBe(true)
      expect(sayMessage(showAddition(recordAfter('transactions', answer), additionsCatalogue).message)).not.toBe('')
    }),
  )
})

describe('an echo is no change', () => {
  test.each([
    ['an amount as text', { ...charge, amount: '12.50' }],
    ['a field that was not sent', { ...charge, note: 'x' }],
  ])('with %s', (_case, data) => {
    const value = { results: [{ status: 'TRANSACTION_ADDED_TO_ACCOUNT', transaction_data: data }] }
    expect(
      readAdditionAnswer(toSend('transactions', { transactions: [charge] }), { kind: 'done', value }),
    ).toMatchObject({ items: [{ changes: [] }] })
  })

  test('and the amount that came back is kept in whole units, however it is sent', () => {
    const terms = { positiveBalance: 'owed', amountUnit: 'smallest' } as const
    const inPence = { ...toSend('transactions', { transactions: [{ ...charge, amount: 1250 }] }), terms }
    const value = { results: [{ transaction_data: { ...charge, amount: '1251' } }] }
    expect(readAdditionAnswer(inPence, { kind: 'done', value })).toMatchObject({ items: [{ takenAmount: '12.51' }] })
  })

  test.each([
    ['another amount', '12.51', '12.51'],
    ['an amount that was taken as nothing', null, null],
  ])('but %s is', (_case, amount, taken) => {
    const value = { results: [{ transaction_data: { ...charge, amount } }] }
    expect(
      readAdditionAnswer(toSend('transactions', { transactions: [charge] }), { kind: 'done', value }),
    ).toMatchObject({
      items: [{ outcome: 'other', changes: [{ field: 'amount', sent: '12.5', taken }] }],
    })
  })
})
