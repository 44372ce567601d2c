import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  additionKinds,
  additionRequests,
  kindOfPath,
  pathInAdditions,
} from '../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import {
  type AdditionsPayload,
  notesPayload,
  paymentInstructionPayload,
  statementsPayload,
  transactionsPayload,
} from '../../../shared/contract/additions.ts'

const head = { import_supplier: 'PRACTICE', external_account_number: '0001' }
const everything: AdditionsPayload = {
  ...head,
  notes: [{ body: 'Prefers letters' }, { body: 'Has a dog' }],
  transactions: [{ transaction_id: 't1', amount: 12.5 }],
  statements: [{ number: 'S-1' }],
  payment_instruction: { vendor: 'VENDOR', reference: 'r1', type: 'CARD' },
}

test('each kind becomes a request of its own, in the order they are sent', () => {
  expect(additionRequests(everything, additionsCatalogue)).toEqual([
    { kind: 'notes', payload: { ...head, notes: everything.notes }, count: 2 },
    { kind: 'transactions', payload: { ...head, transactions: everything.transactions }, count: 1 },
    { kind: 'statements', payload: { ...head, statements: everything.statements }, count: 1 },
    { kind: 'payment', payload: { ...head, ...everything.payment_instruction }, count: 1 },
  ])
})

test('every request is what its call takes', () => {
  const schemas = {
    notes: notesPayload,
    transactions: transactionsPayload,
    statements: statementsPayload,
    payment: paymentInstructionPayload,
  }
  for (const { kind, payload } of additionRequests(everything, additionsCatalogue))
    expect(schemas[kind].safeParse(payload).error, kind).toBeUndefined()
})

test('a kind with nothing in it is not sent', () => {
  const anyKinds = fc.subarray(['notes', 'transactions', 'statements', 'payment_instruction'] as const)
  fc.assert(
    fc.property(anyKinds, (kept) => {
      const some = { ...head, ...Object.fromEntries(kept.map((name) => [name, everything[name]])) }
      expect(additionRequests(some, additionsCatalogue).map(({ kind }) => kind)).toEqual(
        additionKinds.filter((kind) => kept.some((name) => kindOfPath(name, additionsCatalogue) === kind)),
      )
    }),
  )
})

test.each([
  ['payment', 'vendor', 'payment_instruction.vendor'],
  ['payment', 'external_account_number', 'external_account_number'],
  ['notes', 'notes.0.body', 'notes.0.body'],
] as const)('a path of the %s request, %s, is %s among the additions', (kind, path, expected) => {
  expect(pathInAdditions(kind, path, additionsCatalogue)).toBe(expected)
})

test('every field belongs to a kind, except those that every request carries', () => {
  const without = additionsCatalogue.leaves.filter(({ path }) => kindOfPath(path, additionsCatalogue) === undefined)
  expect(without.map(({ path }) => path)).toEqual(['import_supplier', 'external_account_number'])
})
