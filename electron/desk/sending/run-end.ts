/** Says why a run is over: as a reason that screens decide by, in words, and with the way forward. Pure. */

import { wordMap } from '../../../shared/basics/word-map.ts'
import type { RunAccount, RunEnd, RunState, WayForward } from '../../../shared/ipc.ts'
import { issue, type OurCode } from '../../../shared/issue-words.ts'
import type { RunTrouble } from '../../imports/run/create-in-turn.ts'
import type { RunResult } from '../../imports/run/run-report.ts'

type Reason = RunEnd['reason']

/** Codes that mean something else than trouble on the way to the service. */
const reasons = wordMap<Reason>({
  run_stopped: 'stoppedByPerson',
  request_stopped: 'stoppedByPerson',
  run_too_many_failures: 'tooManyFailures',
  create_refused_without_reason: 'unexpectedAnswer',
  create_refused_like_dry_run: 'unexpectedAnswer',
  create_refused_unclear: 'unexpectedAnswer',
  service_refused: 'unexpectedAnswer',
  supplier_closed: 'supplierClosed',
  supplier_paused: 'supplierClosed',
  supplier_complete: 'supplierClosed',
  key_missing: 'keyRefused',
  key_refused: 'keyRefused',
  token_not_accepted: 'keyRefused',
  network_missing: 'serviceSilent',
  service_not_found: 'serviceSilent',
  service_not_answering: 'serviceSilent',
  connection_lost: 'serviceSilent',
  service_slow: 'serviceSilent',
  service_busy: 'serviceSilent',
  service_busy_long: 'serviceSilent',
  service_failing: 'serviceSilent',
  answer_unreadable: 'serviceSilent',
  run_service_gone: 'serviceSilent',
  run_unresolved: 'serviceSilent',
  disk_full: 'diskFull',
  disk_full_after_sending: 'diskFull',
  disk_full_watching: 'diskFull',
} satisfies Partial<Record<OurCode, Reason>>)

const waysForward: Readonly<Record<Reason, WayForward>> = {
  allDone: 'nothingToDo',
  stoppedByPerson: 'tryAgain',
  unexpectedAnswer: 'askOperator',
  tooManyFailures: 'fixInCheck',
  supplierClosed: 'askOperator',
  keyRefused: 'askOperator',
  serviceSilent: 'tryAgain',
  diskFull: 'tryAgain',
  notPossible: 'tryAgain',
}

/** So many are named, and of each so much is said: the same mistake is often in all of them, and each leads to the rest. */
const mostNamed = 5
const mostReasons = 3

/**
 * What became of the accounts that a run sent.
 * @param accountOf  `null` for one that the project has no more
 */
export const failedOf = (
  results: readonly Pick<RunResult, 'number' | 'state' | 'reasons'>[],
  accountOf: (number: string) => RunAccount | null,
): RunEnd['failed'] =>
  results
    .flatMap(({ number, state, reasons }) => {
      const account = state.state === 'refused' || state.state === 'failed' ? accountOf(number) : null
      return account === null ? [] : [{ account, reasons: reasons.slice(0, mostReasons) }]
    })
    .slice(0, mostNamed)

/** @param trouble  what stopped it; `null` when every account had its turn and came to its end */
export function showRunEnd(
  trouble: RunTrouble | null,
  { total, failures, counts, leftOut }: Pick<RunState, 'total' | 'failures' | 'counts'> & { readonly leftOut: number },
  account: RunAccount | null,
  failed: RunEnd['failed'],
): RunEnd {
  const unclear = counts.sending + counts.unknown
  if (trouble === null) {
    return {
      reason: 'allDone',
      issue: issue('run_done', { total, failures, leftOut, unclear }),
      serviceWords: null,
      wayForward: failures + leftOut > 0 ? 'fixInCheck' : unclear > 0 ? 'wait' : 'nothingToDo',
      account: null,
      failed,
    }
  }
  const { issue: told, serviceWords } = trouble
  const reason = reasons.get(told.code) ?? 'notPossible'
  return { reason, issue: told, serviceWords, wayForward: waysForward[reason], account, failed }
}
