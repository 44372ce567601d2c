/** Says what the journal knows of an account, for screens and for the command line. Pure. */
import { isReason, serviceErrorOf } from '../../shared/checking/service-issues.ts'
import type { HistoryEntry, ImportState, WayForward } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Message } from '../../shared/messages/message.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import { importStatuses } from '../../shared/service/import-status.ts'
import { mostOfSentence, quote, quoteName } from '../../shared/words/words-of-others.ts'
import { canonicalSha256 } from '../storage/canonical-sha256.ts'
import { type JournalEntry, unresolvedPhases } from '../storage/journal/journal.ts'
import type { AccountRecord, JournalAnswer, JournalEvent } from '../storage/journal/journal-record.ts'
import { sayClosed, sayUnexplained } from './refusal-words.ts'
import { onlyDryRunSettleMs } from './run/waiting.ts'
import { type SharedNumbers, sayShared } from './shared-numbers.ts'

type SaidByService = { readonly serviceWords: string | null; readonly code: string | null }
const nothingSaid: SaidByService = { serviceWords: null, code: null }

type Said = { readonly message: Message; readonly serviceWords: string | null }

/** What is known of an account beside its record. */
type Beside = {
  /** See `Imports`; milliseconds since 1970. */
  readonly askedUntil?: number | undefined
  readonly shared?: SharedNumbers
}

export function showImportState(kept: AccountRecord, { askedUntil, shared = new Map() }: Beside = {}): ImportState {
  // The journal keeps what is compared as it came; here it is shown.
  const record = { ...kept, status: quoteName(kept.status), platformNumber: quoteName(kept.platformNumber) }
  const { phase, status, platformNumber, changedAt } = record
  const isShared = sayShared(shared, kept.platformNumber)
  return {
    state: phase,
    status,
    platformNumber,
    ...say(record, isShared ?? saidUntil(record, askedUntil)),
    code: saidByService(record.last).code,
    wayForward: isShared === null ? wayForwardOf(record) : 'askOperator',
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
  }
}

const saidUntil = ({ phase }: AccountRecord, until: number | undefined): Issue | null =>
  until === undefined || !unresolvedPhases.has(phase) ? null : issue('import_asked_until', { until })

/** @param beside  what is more urgent than all that the journal knows */
function say(record: AccountRecord, beside: Issue | null): Said {
  const { serviceWords } = saidByService(record.last)
  const saying = ({ message }: Issue): Said => ({ message, serviceWords })
  if (beside !== null) return saying(beside)
  switch (record.phase) {
    case 'notSent':
      return sayNotSent(record)
    case 'sending':
      return saying(issue('import_sending', {}))
    case 'unknown':
      return saying(
        record.last?.kind === 'status'
          ? issue('import_only_dry_run', { minutes: onlyDryRunSettleMs / 60_000 })
          : issue('import_unknown', {}),
      )
    case 'refused':
      return sayRefused(record)
    case 'accepted':
      return saying(record.last?.kind === 'notSeen' ? issue('import_not_seen', {}) : sayAccepted(record.status))
    case 'finished':
      return saying(
        record.last?.kind === 'answer'
          ? issue('import_was_there', { platformNumber: record.platformNumber })
          : issue('import_finished', { platformNumber: record.platformNumber }),
      )
    case 'failed':
      return saying(record.status === 'CANCELLED' ? issue('import_cancelled', {}) : issue('import_failed', {}))
    default:
      return assertNever(record.phase)
  }
}

/** What a person can do about the account as it stands. */
function wayForwardOf(record: AccountRecord): WayForward | null {
  const { phase, status, last } = record
  switch (phase) {
    case 'notSent':
      return last === null ? null : wayForwardUnsent(last)
    case 'sending':
    case 'unknown':
      return 'wait'
    case 'accepted':
      return last?.kind === 'notSeen' ? 'askOperator' : 'wait'
    case 'refused':
      return isAboutPayload(record) ? 'fixInCheck' : 'askOperator'
    case 'finished':
      return 'nothingToDo'
    case 'failed':
      return status === 'CANCELLED' ? 'askOperator' : 'fixInCheck'
    default:
      return assertNever(phase)
  }
}

const wayForwardUnsent = (last: JournalEvent): WayForward =>
  last.kind === 'answer' && last.answer.kind === 'notSent' && last.answer.code === 'account_number_unusable'
    ? 'fixInCheck'
    : 'tryAgain'

/** A cause that nobody names is not found in Check. */
const isAboutPayload = (record: AccountRecord): boolean =>
  refusedIssues(record).map(serviceErrorOf).some(isReason) || hasNoList(record)

/** Of a refusal that says by itself what it was, such as an account that is too large. */
const hasNoList = ({ last }: AccountRecord): boolean =>
  last?.kind === 'answer' && last.answer.kind === 'refused' && last.answer.issues.length === 0

function sayNotSent({ last }: AccountRecord): Said {
  if (last?.kind === 'answer' && last.answer.kind === 'notSent')
    return { message: last.answer.message, serviceWords: last.answer.serviceWords }
  if (last?.kind === 'notReceived') return { message: issue('import_not_received', {}).message, serviceWords: null }
  return { message: issue('import_not_sent', {}).message, serviceWords: null }
}

/** What was wrong comes first. That the account "failed validation" is only said where the service says no more. */
function sayRefused(record: AccountRecord): Said {
  const { last } = record
  const listed = refusedIssues(record).map(serviceErrorOf)
  const reasons = [...new Set(listed.filter(isReason).flatMap(({ detail }) => detail ?? []))]
  const { message } = whyRefused(last, listed.length === 0 || reasons.length > 0)
  return {
    message,
    serviceWords: reasons.length > 0 ? quote(reasons.join(' '), mostOfSentence) : saidByService(last).serviceWords,
  }
}

function whyRefused(last: AccountRecord['last'], hasReason: boolean): Issue {
  if (last?.kind === 'answer' && last.answer.kind === 'supplierClosed') return sayClosed(last.answer.code)
  if (last?.kind === 'explained' && last.issues.length === 0) return sayUnexplained(last.dryRun)
  return issue('import_refused', { hasReason })
}

function sayAccepted(status: string | null): Issue {
  switch (status) {
    case null:
      return issue('import_accepted', {})
    case 'PENDING':
      return issue('import_pending', {})
    case 'IN_PROGRESS':
      return issue('import_in_progress', {})
    default:
      return issue('import_other_status', {})
  }
}

/** What the service listed against the payload that was refused last; empty when it was not, or gave no list. */
export function refusedIssues({ phase, last }: AccountRecord): readonly Issue[] {
  return phase !== 'refused' || last === null ? [] : listedIn(last)
}

export function showHistory(entries: readonly JournalEntry[]): HistoryEntry[] {
  let attempt = 0
  return entries.map(({ at, event, payload }) => {
    if (event.kind === 'intent') attempt += 1
    const { level, message } = tell(event, attempt)
    const { serviceWords, code } = saidByService(event)
    return {
      at: new Date(at).toISOString(),
      kind: event.kind,
      level,
      attempt,
      what: message,
      serviceWords,
      code,
      unknownState: event.kind === 'status' && !statesInWords.has(event.status) ? quoteName(event.status) : null,
      issues: listedIn(event),
      payloadHash: payload === undefined ? null : canonicalSha256(payload),
    }
  })
}

type Told = Pick<Issue, 'level' | 'message'>

function tell(event: JournalEvent, attempt: number): Told {
  switch (event.kind) {
    case 'intent':
      return issue('history_intent', { attempt })
    case 'answer':
      return tellAnswer(event.answer)
    case 'status':
      return {
        ...issue('history_status', { status: quoteName(event.status) ?? '' }),
        level: levelOfStatus(event.status),
      }
    case 'notReceived':
      return issue('history_not_received', {})
    case 'notSeen':
      return issue('history_not_seen', {})
    case 'explained':
      return event.issues.length === 0
        ? sayUnexplained(event.dryRun)
        : issue('history_explained', { errors: event.issues.length })
    default:
      return assertNever(event)
  }
}

function tellAnswer(answer: JournalAnswer): Told {
  switch (answer.kind) {
    case 'accepted':
      return issue('history_accepted', {})
    case 'alreadyImported':
      return issue('import_was_there', { platformNumber: quoteName(answer.platformNumber) })
    case 'refused':
      return issue('history_refused', { errors: answer.issues.length })
    case 'unexplained':
      return issue('history_refused', { errors: 1 })
    case 'supplierClosed':
      return sayClosed(answer.code)
    case 'notKnown':
    case 'notSent':
      return { level: 'warning', message: answer.message }
    default:
      return assertNever(answer)
  }
}

/** Any other is the service's own. */
const statesInWords: ReadonlySet<string> = new Set(importStatuses)

const levelOfStatus = (status: string): Issue['level'] =>
  status === 'ERRORED' || status === 'CANCELLED' || status === 'DRY_RUN_ERRORED' ? 'error' : 'info'

function listedIn(event: JournalEvent): Issue[] {
  if (event.kind === 'explained') return event.issues
  return event.kind === 'answer' && event.answer.kind === 'refused' ? event.answer.issues : []
}

/** What the service itself said with it. */
function saidByService(event: JournalEvent | null): SaidByService {
  switch (event?.kind) {
    case 'answer':
      return saidInAnswer(event.answer)
    case 'status':
    case 'explained':
      return event
    case undefined:
    case 'intent':
    case 'notReceived':
    case 'notSeen':
      return nothingSaid
    default:
      return assertNever(event)
  }
}

function saidInAnswer(answer: JournalAnswer): SaidByService {
  switch (answer.kind) {
    case 'refused':
    case 'supplierClosed':
    case 'unexplained':
      return answer
    case 'alreadyImported':
    case 'notKnown':
    // Its code is ours.
    case 'notSent':
      return { serviceWords: answer.serviceWords, code: null }
    case 'accepted':
      return nothingSaid
    default:
      return assertNever(answer)
  }
}
