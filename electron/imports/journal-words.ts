/** Turns what the client of the service gives into what the journal keeps. */

import { memberOf } from '../../shared/basics/members.ts'
import { type ProcessRecord, platformNumberOf } from '../../shared/contract/answers.ts'
import { assertNever } from '../../shared/result.ts'
import { mostOfSentence, quote, quoteName } from '../../shared/words/words-of-others.ts'
import type { CreateOutcome } from '../platform/reading/outcomes.ts'
import { readRefusal } from '../platform/reading/read-refusal.ts'
import type { JournalAnswer, JournalEvent } from '../storage/journal/journal-record.ts'

export type StatusEvent = Extract<JournalEvent, { kind: 'status' }>

export function answerOf(outcome: CreateOutcome): JournalAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted' }
    case 'alreadyImported': {
      const { kind, platformNumber, serviceWords } = outcome
      return { kind, platformNumber, serviceWords }
    }
    case 'refused': {
      const { refusal, issues } = outcome
      return { kind: 'refused', code: refusal.code, serviceWords: refusal.serviceWords, issues: [...issues] }
    }
    case 'supplierClosed':
      return { kind: 'supplierClosed', code: outcome.code, serviceWords: outcome.serviceWords }
    case 'unexplained': {
      const { httpStatus, code, serviceWords } = outcome.refusal
      return { kind: 'unexplained', httpStatus, code, serviceWords }
    }
    case 'notKnown': {
      const { kind, why, issue, serviceWords } = outcome
      return { kind, why, message: issue.message, serviceWords }
    }
    case 'notSent':
      return {
        kind: 'notSent',
        code: outcome.issue.code,
        message: outcome.issue.message,
        serviceWords: outcome.serviceWords,
      }
    default:
      return assertNever(outcome)
  }
}

/** @param number  of the account that was asked about */
export function statusOf(record: ProcessRecord, number: string): StatusEvent {
  const { status, created_at, modified_at, latest_error } = record
  const platformNumber = platformNumberOf(record, number)
  const code = quoteName(latest_error?.code ?? null)
  const errorWords = quote(latest_error?.detail ?? '', mostOfSentence)
  return {
    kind: 'status',
    status,
    platformNumber,
    code,
    serviceWords: errorWords ?? (failures.has(status) ? eventWords(record.latest_event) : null),
    fingerprint: JSON.stringify([status, platformNumber, created_at, modified_at, code, errorWords]),
  }
}

const failures: ReadonlySet<string> = new Set(['ERRORED', 'DRY_RUN_ERRORED', 'CANCELLED'])

/** At some services the reason of a failure stands here, in whatever form a refusal has. Not shown in the interface. */
function eventWords(event: unknown): string | null {
  const detail = memberOf(memberOf(event, 'data'), 'detail')
  return detail === undefined ? null : readRefusal(400, { kind: 'json', value: { detail } }).serviceWords
}

/** The two statuses of a dry run: about a create they say nothing, unless it is known to have been accepted. */
export const isDryRunStatus = (status: string): boolean =>
  status === 'DRY_RUN_SUCCEEDED' || status === 'DRY_RUN_ERRORED'
