/**
 * Finds out what became of a create whose answer is lost, by asking the service. Until that is known nothing is sent again:
 * a record of the account means that it was received; "not found" means, once it can be believed, that it was not.
 */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NoAnswer, ProcessOutcome, Unexplained } from '../../platform/reading/outcomes.ts'
import type { Clock, Sleep } from '../../platform/sending/time.ts'
import type { Journal } from '../../storage/journal/journal.ts'
import type { AccountRecord, JournalEvent } from '../../storage/journal/journal-record.ts'
import { isDryRunStatus, statusOf } from '../journal-words.ts'
import { answeredSettleMs, askAgainMs, onlyDryRunPatienceMs, onlyDryRunSettleMs } from '../run/waiting.ts'
import type { Ages } from './ages.ts'

export type EnginePorts = {
  readonly journal: Journal
  readonly platform: Platform
  /** Of accounts: what the interface takes that they are sent to. */
  readonly catalogue: Catalogue
  /** For how long the service may still be at work on a create that it has not answered itself. Not shown: a setting of the connection. */
  readonly createMayTakeMs: number
  readonly clock: Clock
  /** Milliseconds of a clock that nobody sets: for how long something takes. */
  readonly uptime: Clock
  readonly ages: Ages
  /** Accounts that are asked about at this moment, and until when, in milliseconds since 1970. */
  readonly askedUntil: Map<string, number>
  readonly sleep: Sleep
  /** 0 up to 1; spreads waits. */
  readonly random: () => number
  /** These accounts are no longer what they were. */
  readonly tell: (numbers: readonly string[]) => void
}

type Because = Extract<JournalEvent, { kind: 'notReceived' }>['because']

export type Finding =
  /** The service has it; what it said is in the journal. */
  | { readonly kind: 'received' }
  /** It does not, and this can be believed. Not in the journal yet: the caller may know more. */
  | { readonly kind: 'absent'; readonly because: Because }
  /** It could not be asked, or what it says decides nothing yet. */
  | { readonly kind: 'unclear'; readonly trouble: Unexplained | NoAnswer | null }

/** Asks until it is clear what became of the latest create of this account, or until that can't be found out now. */
export async function probe(ports: EnginePorts, number: string, signal?: AbortSignal): Promise<Finding> {
  try {
    return await keepAsking(ports, number, signal)
  } finally {
    if (ports.askedUntil.delete(number)) ports.tell([number])
  }
}

async function keepAsking(ports: EnginePorts, number: string, signal: AbortSignal | undefined): Promise<Finding> {
  const { journal, platform, clock, uptime, ages, askedUntil, sleep, tell } = ports
  const startedAt = uptime()
  for (;;) {
    // The age of a loss counts until the question: "not found" may have been true when it was asked, and no longer now.
    const ageMs = ages.sinceLoss(journal.read(number))
    const outcome = await platform.fetchProcess(number, signal)
    const record = journal.read(number)
    const absence = readAbsence(outcome, record)
    if (absence === 'unclear')
      return { kind: 'unclear', trouble: outcome.kind === 'found' || outcome.kind === 'notFound' ? null : outcome }
    if (absence === null) {
      if (outcome.kind === 'found') await journal.write(number, statusOf(outcome.record, number))
      tell([number])
      return { kind: 'received' }
    }

    const leftMs = settleMsOf(record, absence, ports.createMayTakeMs) - ageMs
    if (leftMs <= 0) return { kind: 'absent', because: absence }
    if (absence === 'onlyDryRun' && outcome.kind === 'found') {
      const status = statusOf(outcome.record, number)
      if (record.fingerprint !== status.fingerprint) {
        await journal.write(number, status)
        tell([number])
      }
      if (uptime() - startedAt >= onlyDryRunPatienceMs) return { kind: 'unclear', trouble: null }
    }
    if (signal?.aborted) return { kind: 'unclear', trouble: null }
    if (absence !== 'onlyDryRun' && !askedUntil.has(number)) {
      askedUntil.set(number, clock() + leftMs)
      tell([number])
    }
    await sleep(Math.min(leftMs, askAgainMs), signal)
  }
}

/** Finds out, and puts an absence into the journal: the account may be sent again. */
export async function reconcile(ports: EnginePorts, number: string, signal?: AbortSignal): Promise<Finding> {
  const finding = await probe(ports, number, signal)
  if (finding.kind === 'absent') {
    await ports.journal.write(number, { kind: 'notReceived', because: finding.because })
    ports.tell([number])
  }
  return finding
}

/** @returns `null` for a record that shows the create was received */
function readAbsence(outcome: ProcessOutcome, record: AccountRecord): Because | 'unclear' | null {
  if (outcome.kind === 'notFound') return 'unknownToService'
  if (outcome.kind !== 'found') return 'unclear'
  const { status, fingerprint } = statusOf(outcome.record, record.number)
  // The very record that was there before this create: it tells of an earlier attempt.
  if (fingerprint === record.known) return 'recordUnchanged'
  return isDryRunStatus(status) ? 'onlyDryRun' : null
}

/** After how long an absence can be believed. */
function settleMsOf({ phase, last }: AccountRecord, absence: Because, createMayTakeMs: number): number {
  if (absence === 'onlyDryRun') return onlyDryRunSettleMs
  if (phase === 'sending' || last?.kind !== 'answer') return createMayTakeMs
  const { answer } = last
  if (answer.kind !== 'notKnown') return 0
  return answer.why === 'failed' || answer.why === 'busy' ? answeredSettleMs : createMayTakeMs
}
