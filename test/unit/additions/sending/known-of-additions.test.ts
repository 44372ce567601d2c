import { expect, test } from 'vitest'
import { knownOfAdditions, type Presence } from '../../../../electron/additions/known-of-additions.ts'
import { statusOf } from '../../../../electron/imports/status-of.ts'
import { neverSent } from '../../../../electron/storage/journal/addition-record.ts'
import type { AccountStatus } from '../../../../shared/account-status.ts'
import type { AdditionKind } from '../../../../shared/additions/addition-requests.ts'
import type { AdditionPhase } from '../../../../shared/ipc/additions.ts'

const request = (kind: AdditionKind, phase: AdditionPhase, areRecognised = false) => ({
  ...neverSent({ accountNumber: '1', kind, payloadHash: 'a' }),
  ...{ phase, areRecognised, count: 2, attempts: phase === 'notSent' ? 0 : 1, wasDone: phase === 'done' },
})
const fresh = request('notes', 'notSent')
const done = request('notes', 'done')

const cases: readonly (readonly [string, readonly ReturnType<typeof request>[], Presence, AccountStatus])[] = [
  ['its rows add nothing', [], 'there', 'nothingToAdd'],
  ['nothing was sent', [fresh], null, 'untried'],
  ['nothing was sent to an account that is there', [fresh], 'there', 'passed'],
  ['the account is not there', [fresh], 'notThere', 'refusedInDryRun'],
  ['all was taken', [done, request('payment', 'done')], 'there', 'finished'],
  ['some was taken', [done, request('payment', 'notSent')], 'there', 'passed'],
  ['an answer was lost', [done, request('statements', 'unknown')], 'there', 'unknown'],
  ['a program was ended while it sent', [request('notes', 'sending')], 'there', 'unknown'],
  ['something was refused', [request('notes', 'refused'), request('statements', 'failing')], 'there', 'refused'],
  ['the service failed at a note, which may be sent again', [request('notes', 'failing')], 'there', 'unanswered'],
  ['the service failed at transactions that it knows', [request('transactions', 'failing', true)], null, 'unanswered'],
  ['the service failed at transactions that it does not know', [request('transactions', 'failing')], 'there', 'failed'],
  ['the service failed at a statement', [fresh, request('statements', 'failing')], 'there', 'failed'],
]

test.each(cases)('an account stands by its requests: %s', (_, records, presence, status) => {
  const account = { accountNumber: '1', errorCount: 0, payloadHash: 'b', requests: records }
  const [known, whileSent] = [false, true].map((isBeingSent) =>
    knownOfAdditions(account, records, { presence, isBeingSent }),
  )
  expect([statusOf(account, known ?? {}, false), statusOf(account, whileSent ?? {}, false)]).toEqual([
    status,
    'sending',
  ])
})

test('what nobody knows to be there or not is not ready, although it was never sent from here', () => {
  const account = { accountNumber: '1', errorCount: 0, payloadHash: 'b', requests: [fresh] }
  const known = knownOfAdditions(account, [request('transactions', 'notSent')], { presence: 'there', isDoubted: true })
  expect([statusOf(account, known, false), statusOf(account, known, true)]).toEqual(['failed', 'setAside'])
})
