/** What of a spreadsheet of additions is on the accounts, with the sums of money. */
import { expect, test } from 'vitest'
import { endingOf, type RequestWithItems, totalsOf } from '../../../../../electron/desk/additions/addition-totals.ts'
import type { AdditionItem, AdditionPhase, AdditionState } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'

const { level, message } = issue('addition_not_sent', {})
const stateOf = (phase: AdditionPhase, wasDone = phase === 'done', mayBeDone = false): AdditionState => ({
  ...{ accountNumber: 'A-1', kind: 'transactions', phase, attempts: 1, wasDone, mayBeDone },
  ...{ changedAt: null, level, message },
  ...{ serviceWords: null, issues: [], items: [], agreedDates: [], platformNumber: null, again: 'send' },
})
const itemOf = (
  outcome: AdditionItem['outcome'],
  amount: string | null,
  type: string | null = 'PAYMENT',
): AdditionItem => ({
  ...{ outcome, status: null, thing: null, type, sentDate: null, takenDate: null, amount, references: [], changes: [] },
})
const requestOf = (
  phase: AdditionPhase | null,
  items: readonly AdditionItem[],
  of: Partial<RequestWithItems> = {},
): RequestWithItems => ({
  ...{ kind: 'transactions', count: items.length, payloadHash: '', whyHeld: null, doubt: null },
  ...{ state: phase === null ? null : stateOf(phase), items, ...of },
})

test.each([
  ['done', 'added', 1, 'added'],
  ['done', 'alreadyThere', 1, 'alreadyThere'],
  ['done', 'other', 1, 'notKnown'],
  ['done', undefined, 4, 'added'],
  ['refused', 'failed', 3, 'notAdded'],
  ['refused', 'notSaid', 3, 'notKnown'],
  ['refused', 'notSaid', 1, 'notAdded'],
  ['notImported', 'notSaid', 2, 'notAdded'],
  ['notSent', 'notSaid', 2, 'notAdded'],
  ['unknown', 'notSaid', 2, 'notKnown'],
  ['failing', undefined, 2, 'notKnown'],
  [null, 'notSaid', 2, 'notAdded'],
] as const)('where a request is %s, one that is %s of %i is %s', (phase, outcome, count, ending) => {
  const item = outcome === undefined ? undefined : { outcome }
  expect(endingOf({ state: phase === null ? null : stateOf(phase), count }, item)).toBe(ending)
})

test.each([
  ['refused', 'alreadyThere'],
  ['notImported', 'alreadyThere'],
  ['notSent', 'alreadyThere'],
  // Perhaps twice by now.
  ['unknown', 'notKnown'],
  ['failing', 'notKnown'],
] as const)('what was taken once stays on the account, though sent again it is %s', (phase, ending) => {
  expect(endingOf({ state: stateOf(phase, true), count: 2 }, { outcome: 'notSaid' })).toBe(ending)
})

test.each(['refused', 'notImported', 'notSent'] as const)(
  'what an answer was lost of is not known to be missing, though sent again it is %s',
  (phase) => {
    expect(endingOf({ state: stateOf(phase, false, true), count: 1 }, { outcome: 'notSaid' })).toBe('notKnown')
  },
)

test('sums are of decimals, by type and by sign, and each thing is in one of them', () => {
  const back = itemOf('added', '40', 'REPAYMENT')
  const taken = requestOf('done', [itemOf('added', '0.1'), back, itemOf('added', '0.2'), itemOf('added', '-25.50')])
  const payments = { kind: 'transactions', type: 'PAYMENT' } as const
  const rest = requestOf('refused', [itemOf('failed', '-7'), itemOf('notSaid', null)])
  const notes = requestOf('done', [], { kind: 'notes', count: 2 })
  expect(totalsOf([taken, rest, notes, requestOf(null, [itemOf('notSaid', '-3')])])).toEqual([
    { kind: 'notes', type: null, ending: 'added', count: 2, amounts: null },
    { ...payments, ending: 'added', count: 3, amounts: { above: '0.3', below: '-25.5', together: '-25.2' } },
    { ...payments, ending: 'notKnown', count: 1, amounts: null },
    { ...payments, ending: 'notAdded', count: 2, amounts: { above: '0', below: '-10', together: '-10' } },
    { ...payments, type: 'REPAYMENT', ending: 'added', count: 1, amounts: { above: '40', below: '0', together: '40' } },
  ])
})
