import { expect, test } from 'vitest'
import { type KnownAtService, statusOf } from '../../../electron/imports/status-of.ts'
import type { AccountStatus } from '../../../shared/account-status.ts'

type Payload = 'as it is' | 'before'
const record = (phase: NonNullable<KnownAtService['record']>['phase'], payloadHash: Payload | null, changedAt = 5) => ({
  record: { phase, payloadHash, changedAt },
})
const dryRun = (outcome: 'passed' | 'refused' | 'notKnown', payloadHash: Payload = 'as it is', at = 5) => ({
  dryRun: { outcome, payloadHash, at },
})

const cases: readonly (readonly [KnownAtService, AccountStatus])[] = [
  [{}, 'untried'],
  [record('notSent', null), 'untried'],
  [dryRun('passed'), 'passed'],
  [dryRun('refused'), 'refusedInDryRun'],
  [dryRun('notKnown'), 'unanswered'],
  [dryRun('passed', 'before'), 'changed'],
  [dryRun('refused', 'before'), 'changed'],
  [dryRun('notKnown', 'before'), 'untried'],
  [record('refused', 'as it is'), 'refused'],
  [record('refused', 'before'), 'changed'],
  [{ ...record('refused', 'before'), ...dryRun('passed') }, 'passed'],
  [{ ...record('refused', 'as it is', 5), ...dryRun('passed', 'as it is', 4) }, 'refused'],
  // Asked again, the service has thought better of it.
  [{ ...record('refused', 'as it is', 5), ...dryRun('passed', 'as it is', 6) }, 'passed'],
  [{ ...record('refused', 'as it is', 5), ...dryRun('refused', 'as it is', 6) }, 'refused'],
  [record('failed', 'as it is'), 'failed'],
  [{ ...record('failed', 'as it is', 5), ...dryRun('passed', 'as it is', 6) }, 'failed'],
  [record('failed', 'before'), 'changed'],
  // Somebody else sent it: nobody here has changed it since.
  [record('failed', null), 'failed'],
  [{ ...record('sending', 'before'), ...dryRun('refused') }, 'sending'],
  [record('unknown', 'before'), 'unknown'],
  [record('accepted', 'before'), 'accepted'],
  [{ ...record('finished', 'before'), ...dryRun('passed') }, 'finished'],
]

test.each(cases)(
  'of what is known as %j an account is “%s”, whatever is wrong with one that was sent',
  (known, status) => {
    const account = { accountNumber: '1', errorCount: 0, payloadHash: 'as it is' }
    const isSent = ['sending', 'unknown', 'accepted', 'finished'].includes(status)
    expect([
      statusOf(account, known, false),
      statusOf({ ...account, errorCount: 2 }, known, false),
      statusOf({ ...account, accountNumber: null }, known, false),
      statusOf({ ...account, errorCount: 2 }, known, true),
    ]).toEqual(isSent ? [status, status, status, status] : [status, 'withErrors', 'withErrors', 'setAside'])
  },
)
