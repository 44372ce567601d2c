import { describe, expect, test } from 'vitest'
import {
  type AccountRecord,
  accountRecord,
  advance,
  EventRefused,
  type JournalAnswer,
  type JournalEvent,
  type Phase,
  phases,
  unheardOf,
} from '../../../../electron/storage/journal/journal-record.ts'
import { issue, serviceSays } from '../../../../shared/issue-words.ts'

const words = { code: 'invalid', serviceWords: 'No.' }
const message = serviceSays('x')
const issues = [issue('data_locked', {})]
const intent: JournalEvent = { kind: 'intent', payloadHash: 'h', known: 'ERRORED' }
const answer = (given: JournalAnswer): JournalEvent => ({ kind: 'answer', answer: given })
const accepted = answer({ kind: 'accepted' })
const onPlatform = answer({ kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: null })
const refused = answer({ kind: 'refused', ...words, issues })
const closed = answer({ kind: 'supplierClosed', code: null, serviceWords: 'Closed.' })
const unexplained = answer({ kind: 'unexplained', httpStatus: 409, ...words })
const lost = answer({ kind: 'notKnown', why: 'cut', message, serviceWords: null })
const notSent = answer({ kind: 'notSent', code: 'offline', message, serviceWords: null })
const status = (name: string, platformNumber: string | null = null): JournalEvent => ({
  kind: 'status',
  status: name,
  platformNumber,
  ...words,
  fingerprint: `${name} then`,
})
const notReceived: JournalEvent = { kind: 'notReceived', because: 'unknownToService' }
const notSeen: JournalEvent = { kind: 'notSeen' }
const explained: JournalEvent = { kind: 'explained', ...words, issues }

/** What becomes of an account in one phase; `null`: the event can't follow. */
function phaseAfter(phase: Phase, event: JournalEvent): Phase | null {
  try {
    return advance({ ...unheardOf('7'), phase }, event, 1).phase
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error
    return null
  }
}

describe('from each phase', () => {
  type After = Readonly<Record<string, Phase | null>>
  const never: After = Object.fromEntries(phases.map((phase) => [phase, null]))
  const unmoved: After = Object.fromEntries(phases.map((phase) => [phase, phase]))
  /** What is on the platform stays there. */
  const always = (after: Phase): After => ({
    ...Object.fromEntries(phases.map((phase) => [phase, after])),
    finished: 'finished',
  })
  test.each<[string, JournalEvent, After]>([
    ['that is about to be sent', intent, { ...never, notSent: 'sending', refused: 'sending', failed: 'sending' }],
    ['whose create is accepted', accepted, { ...never, sending: 'accepted' }],
    ['that is on the platform already', onPlatform, { ...never, sending: 'finished' }],
    ['that is refused', refused, { ...never, sending: 'refused' }],
    ['whose supplier is closed', closed, { ...never, sending: 'refused' }],
    ['that is refused without a reason', unexplained, { ...never, sending: 'unknown' }],
    ['whose answer is lost', lost, { ...never, sending: 'unknown' }],
    ['that certainly did not leave', notSent, { ...never, sending: 'notSent' }],
    ['that the service did not receive', notReceived, { ...never, sending: 'notSent', unknown: 'notSent' }],
    ['that the service has not shown for long', notSeen, { ...never, accepted: 'accepted' }],
    ['whose refusal is explained', explained, { ...never, unknown: 'refused', refused: 'refused' }],
    ['that is pending', status('PENDING'), always('accepted')],
    ['with a status nobody knows', status('ON_ITS_WAY'), always('accepted')],
    ['that is processed', status('PROCESSED', 'A-1'), always('finished')],
    ['that errored', status('ERRORED'), always('failed')],
    ['that was cancelled', status('CANCELLED'), always('failed')],
    ['whose dry run succeeded', status('DRY_RUN_SUCCEEDED'), { ...unmoved, sending: 'unknown' }],
    ['whose dry run errored', status('DRY_RUN_ERRORED'), { ...unmoved, sending: 'unknown', accepted: 'failed' }],
  ])('an account %s goes where it may', (_case, event, after) => {
    expect(Object.fromEntries(phases.map((phase) => [phase, phaseAfter(phase, event)]))).toEqual(after)
  })
})

/** What is known after each of these events, which come at 1, 2, 3 … */
const knownAfter = (...events: readonly JournalEvent[]): AccountRecord =>
  events.reduce((record, event, index) => advance(record, event, index + 1), unheardOf('7'))

describe('of an account is known', () => {
  test.each<[string, readonly JournalEvent[], Partial<AccountRecord>]>([
    ['what was sent, when, and how often', [intent, notSent, intent], { attempts: 2, payloadHash: 'h', intendedAt: 3 }],
    ['what the service had of it before', [intent], { known: 'ERRORED' }],
    ['when its answer was lost', [intent, lost], { lostAt: 2 }],
    ['when it was refused without a reason', [intent, unexplained], { lostAt: 2 }],
    ['of a new attempt not what was lost of the last', [intent, lost, notReceived, intent], { lostAt: null }],
    [
      'each time that it was refused or failed',
      [intent, refused, intent, accepted, status('ERRORED')],
      { setbacks: [2, 5] },
    ],
    ['one refusal once, also when it is explained', [intent, refused, explained], { setbacks: [2] }],
    ['which number it has', [intent, accepted, status('PROCESSED', 'A-1')], { platformNumber: 'A-1' }],
    [
      'its number, where the service names none later',
      [intent, onPlatform, status('PROCESSED')],
      { platformNumber: 'A-1' },
    ],
    ['which record the service gave last', [intent, lost, status('PENDING')], { fingerprint: 'PENDING then' }],
    [
      'of an accepted attempt no record of an earlier one',
      [intent, lost, status('ERRORED'), intent, accepted],
      { status: null, fingerprint: null },
    ],
    [
      'of an attempt under way the record of an earlier one, to tell it from a new one',
      [intent, lost, status('ERRORED'), intent],
      { status: null, fingerprint: 'ERRORED then' },
    ],
  ])('%s', (_case, events, known) => {
    expect(knownAfter(...events)).toMatchObject(known)
  })
})

test('whatever happened is read again as it was written', () => {
  const lostWhy = ['timeOut', 'cut', 'unreadable', 'busy', 'failed', 'gateway'] as const
  const whyNot = ['unknownToService', 'recordUnchanged', 'onlyDryRun'] as const
  const dryRuns = ['passed', 'refusedAlike', 'refusedOtherwise'] as const
  const events: readonly JournalEvent[] = [
    intent,
    ...[accepted, onPlatform, refused, closed, unexplained, notSent],
    ...lostWhy.map((why) => answer({ kind: 'notKnown', why, message, serviceWords: null })),
    ...[status('PENDING'), status('PROCESSED', 'A-1'), notSeen, explained],
    ...whyNot.map((because): JournalEvent => ({ kind: 'notReceived', because })),
    ...dryRuns.map((dryRun): JournalEvent => ({ kind: 'explained', ...words, issues: [], dryRun })),
  ]
  const records = events.map((last) => ({ ...knownAfter(intent, refused), last }))
  expect(records.map((record) => accountRecord.parse(JSON.parse(JSON.stringify(record))))).toEqual(records)
})
