import { describe, expect, test } from 'vitest'
import { mayBeThere, sendability } from '../../../../electron/additions/sending-again.ts'
import { areRecognised } from '../../../../electron/platform/addition-calls.ts'
import { neverSent } from '../../../../electron/storage/journal/addition-record.ts'
import type { AdditionKind } from '../../../../shared/additions/addition-requests.ts'
import { ownShape } from '../../../../shared/description/service-shape.ts'
import { type AdditionPhase, additionPhase } from '../../../../shared/ipc/additions.ts'
import { charge } from '../test-additions.ts'

const phases = additionPhase.options
const table = (kind: AdditionKind, areRecognised: boolean, count = 2) =>
  Object.fromEntries(
    phases.map((phase) => [
      phase,
      sendability({ kind, phase, count, wasDone: phase === 'done', mayBeDone: false }, areRecognised),
    ]),
  )
const everywhere = (answer: string) => Object.fromEntries(phases.map((phase) => [phase, answer]))

test('notes may always be sent, and so may transactions that the service knows again', () => {
  expect(table('notes', false)).toEqual(everywhere('send'))
  expect(table('transactions', true)).toEqual(everywhere('send'))
})

test('transactions that it does not know again may be sent while none of them can be there', () => {
  expect(table('transactions', false)).toEqual({ ...everywhere('askPerson'), notSent: 'send', notImported: 'send' })
})

test('a transaction by itself may be sent after a refusal: nothing was added', () => {
  expect(table('transactions', false, 1)).toMatchObject({ refused: 'send', unknown: 'askPerson', done: 'askPerson' })
})

test('statements may be sent while none of them can be there; a refusal took none', () => {
  expect(table('statements', false)).toEqual({
    ...everywhere('askPerson'),
    notSent: 'send',
    notImported: 'send',
    refused: 'send',
  })
})

test('a payment instruction is sent again after a failure, but not when its answer may have been the refusal that is final', () => {
  expect(table('payment', false)).toEqual({
    ...everywhere('send'),
    sending: 'askPerson',
    unknown: 'askPerson',
    refused: 'never',
    done: 'alreadyDone',
  })
})

test.each<[AdditionPhase]>([['notSent'], ['refused'], ['notImported']])(
  'what was taken once, or may have been, is asked about also when a later sending ended as %s',
  (phase) => {
    for (const kind of ['transactions', 'statements'] as const)
      for (const was of [
        { wasDone: true, mayBeDone: false },
        { wasDone: false, mayBeDone: true },
      ])
        expect(sendability({ kind, phase, count: 1, ...was }, false)).toBe('askPerson')
  },
)

test.each([
  ['transactions', 2, ['sending', 'unknown', 'failing', 'refused']],
  ['transactions', 1, ['sending', 'unknown', 'failing']],
  ['statements', 2, ['sending', 'unknown', 'failing']],
  ['notes', 2, ['sending', 'unknown', 'failing']],
  ['payment', 1, ['sending', 'unknown']],
] as const)('%s, %i of them, may be there after a sending that ended so: %j', (kind, count, open) => {
  const record = { ...neverSent({ accountNumber: '1', kind, payloadHash: 'h' }), count }
  expect(phases.filter((phase) => mayBeThere({ ...record, phase }))).toEqual(
    phases.filter((phase) => open.some((one) => one === phase)),
  )
  expect(mayBeThere({ ...record, phase: 'notSent', mayBeDone: true })).toBe(true)
})

describe('the service knows transactions again', () => {
  const { transaction_id: _, ...nameless } = charge
  const isKnown = (transactions: readonly unknown[], isAsked = true): boolean =>
    areRecognised({ transactions }, { check_previously_added: isAsked }, ownShape)

  test('where it is asked to look, and each has a number', () => {
    expect(isKnown([charge])).toBe(true)
    expect(isKnown([charge], false)).toBe(false)
  })

  test.each([nameless, { ...nameless, transaction_id: '' }])('but not where one is without: %j', (other) => {
    expect(isKnown([charge, other])).toBe(false)
  })
})
