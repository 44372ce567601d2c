/**
 * Creates one account, as one explicit state machine over the journal: each step looks at the phase that is on the disk, and does
 * the one thing that follows from it. It can be interrupted anywhere, and goes on from the disk.
 */
import { issue } from '../../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../../shared/result.ts'
import type { CreateOutcome, NoAnswer, Unexplained, ValidateOutcome } from '../../platform/reading/outcomes.ts'
import type { Refusal } from '../../platform/reading/read-refusal.ts'
import { isDiskTrouble } from '../../storage/disk-trouble.ts'
import { unresolvedPhases } from '../../storage/journal/journal.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'
import type { AccountToImport } from '../account-to-import.ts'
import { answerOf, statusOf } from '../journal-words.ts'
import { sayClosed, sayUnexplained } from '../refusal-words.ts'
import { type EnginePorts, probe, reconcile } from '../watching/reconcile.ts'
import { lastLook } from './last-look.ts'
import { firstRetryMs, maxCreateTries } from './waiting.ts'

/** What stands in the way: our sentence, and the service's own words where it has any. */
export type Trouble = { readonly issue: Issue; readonly serviceWords: string | null }

/** How it ended, beyond what is in the journal. */
export type Ending =
  /** The journal says it all: accepted, finished, refused. */
  | { readonly kind: 'settled' }
  /** Refused for a reason that is not in the payload; `sameAs` is equal for refusals of the same kind. */
  | ({ readonly kind: 'oddlyRefused'; readonly sameAs: string } & Trouble)
  /** Not sent: it is not what is meant, or not what the service takes. That is this account's alone. */
  | ({ readonly kind: 'leftOut' } & Trouble)
  /** No account gets through as things are: the supplier is closed, the key is refused, the address is wrong. */
  | ({ readonly kind: 'blocked' } & Trouble)
  /** Nobody answered often enough. What is not known stays so, and is asked about first the next time. */
  | ({ readonly kind: 'unanswered' } & Trouble)

const settled: Ending = { kind: 'settled' }

/**
 * A disk that takes nothing more ends it: an intent that can't be written is not sent; an answer that can't be written stays unknown,
 * and is asked for.
 * @param signal  no further request is begun after it; one that is under way is waited for
 */
export async function createOne(ports: EnginePorts, account: AccountToImport, signal?: AbortSignal): Promise<Ending> {
  try {
    return await createInSteps(ports, account, signal)
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
    const { phase } = ports.journal.read(account.number)
    const told = unresolvedPhases.has(phase) ? issue('disk_full_after_sending', {}) : issue('disk_full', {})
    return { kind: 'blocked', issue: told, serviceWords: null }
  }
}

async function createInSteps(ports: EnginePorts, account: AccountToImport, signal?: AbortSignal): Promise<Ending> {
  const { journal, catalogue, random, sleep } = ports
  const { number } = account
  let ending = unanswered(issue('request_stopped', {}), null)
  for (let tries = 1; ; tries += 1) {
    const record = journal.read(number)
    switch (record.phase) {
      case 'accepted':
      case 'finished':
        return settled
      case 'sending':
      case 'unknown': {
        const finding = await reconcile(ports, number, signal)
        if (finding.kind === 'received') return settled
        if (finding.kind === 'unclear') return unresolved(finding.trouble)
        break
      }
      case 'notSent':
      case 'refused':
      case 'failed': {
        const trouble = await refresh(ports, record, signal)
        if (trouble !== null) return trouble
        break
      }
      default:
        return assertNever(record.phase)
    }
    const present = journal.read(number)
    if (isSettled(present)) return settled
    if (tries > maxCreateTries || signal?.aborted) return ending
    const fault = lastLook(account, journal.scope.supplier, catalogue)
    if (fault !== null) return { kind: 'leftOut', issue: fault, serviceWords: null }

    const outcome = await sendOnce(ports, account, present.fingerprint)
    const answered = await afterAnswer(ports, account, outcome, signal)
    if (answered !== 'sendAgain') return answered
    if (outcome.kind === 'notKnown') ending = unanswered(outcome.issue, outcome.serviceWords)
    await sleep(firstRetryMs * 2 ** (tries - 1) * (0.5 + random() / 2), signal)
  }
}

/** Intent to disk, request, answer to disk: nothing comes between. */
async function sendOnce(
  { journal, platform, ages, tell }: EnginePorts,
  account: AccountToImport,
  known: string | null,
): Promise<CreateOutcome> {
  const { number, payload, payloadHash } = account
  try {
    await journal.intend(number, { payload, payloadHash, known })
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
    return takeBackIntent({ journal, tell }, number)
  }
  tell([number])
  const outcome = await platform.createAccount(payload)
  ages.sinceLoss(await journal.write(number, { kind: 'answer', answer: answerOf(outcome) }))
  tell([number])
  return outcome
}

/**
 * An intent that may not be on the disk is not acted on. Where it can be read all the same, because only the disk did not confirm it, it
 * must not pass for a create whose answer was lost.
 */
async function takeBackIntent(
  { journal, tell }: Pick<EnginePorts, 'journal' | 'tell'>,
  number: string,
): Promise<CreateOutcome> {
  const outcome: NoAnswer = { kind: 'notSent', issue: issue('disk_full', {}), serviceWords: null, isLasting: true }
  if (journal.read(number).phase !== 'sending') return outcome
  try {
    await journal.write(number, { kind: 'answer', answer: answerOf(outcome) })
  } catch (error) {
    if (!isDiskTrouble(error)) throw error
  }
  tell([number])
  return outcome
}

async function afterAnswer(
  ports: EnginePorts,
  account: AccountToImport,
  outcome: CreateOutcome,
  signal: AbortSignal | undefined,
): Promise<Ending | 'sendAgain'> {
  switch (outcome.kind) {
    case 'accepted':
      return settled
    case 'alreadyImported':
      if (outcome.platformNumber === null) await askForNumber(ports, account.number, signal)
      return settled
    case 'refused':
      await listErrors(ports, account, signal)
      return settled
    case 'supplierClosed':
      return { kind: 'blocked', issue: sayClosed(outcome.code), serviceWords: outcome.serviceWords }
    case 'unexplained':
      return explain(ports, account, outcome, signal)
    case 'notSent':
      return fromTrouble(outcome)
    case 'notKnown':
      return outcome.isLasting ? afterLastingLoss(ports, account, outcome, signal) : 'sendAgain'
    default:
      return assertNever(outcome)
  }
}

/** Something else than the service answers creates: sending again would meet it again. What became of this one is asked all the same. */
async function afterLastingLoss(
  ports: EnginePorts,
  { number }: AccountToImport,
  outcome: NoAnswer,
  signal: AbortSignal | undefined,
): Promise<Ending> {
  const finding = await reconcile(ports, number, signal)
  return finding.kind === 'received' ? settled : { kind: 'blocked', ...troubleOf(outcome) }
}

/**
 * An account the service has known before, or may have, is asked about before it is sent again: it may have been finished meanwhile, and its
 * record as it is now must not be taken for news of the next create.
 */
export async function refresh(
  ports: EnginePorts,
  record: AccountRecord,
  signal: AbortSignal | undefined,
): Promise<Ending | null> {
  const { journal, ages, sleep } = ports
  if (record.fingerprint === null && journal.isJournalComplete) return null
  // A journal that does not go back to the first account can't know that an account was never sent, nor that it is not under way.
  const leftMs = journal.isJournalComplete ? 0 : ports.createMayTakeMs - ages.sinceStart()
  if (leftMs > 0) await sleep(leftMs, signal)
  if (signal?.aborted) return unresolved(null)
  const outcome = await ports.platform.fetchProcess(record.number, signal)
  if (outcome.kind === 'notFound') return null
  if (outcome.kind !== 'found') return unresolved(outcome)
  const status = statusOf(outcome.record, record.number)
  if (status.fingerprint !== record.fingerprint) {
    await journal.write(record.number, status)
    ports.tell([record.number])
  }
  return null
}

const isSettled = ({ phase }: AccountRecord): boolean => phase === 'accepted' || phase === 'finished'

/** "The detail says to run validate to get the full error list." */
async function listErrors(
  ports: EnginePorts,
  account: AccountToImport,
  signal: AbortSignal | undefined,
): Promise<void> {
  const dryRun = await ports.platform.validateAccount(account.payload, signal)
  if (dryRun.kind !== 'refused') return
  await ports.journal.write(account.number, explainedBy(dryRun.refusal, dryRun.issues))
  ports.tell([account.number])
}

const explainedBy = ({ code, serviceWords }: Refusal, issues: readonly Issue[]) => ({
  kind: 'explained' as const,
  code,
  serviceWords,
  issues: [...issues],
})

/** The answer may be without the number; the record of the import has it. */
async function askForNumber(ports: EnginePorts, number: string, signal: AbortSignal | undefined): Promise<void> {
  const outcome = await ports.platform.fetchProcess(number, signal)
  if (outcome.kind !== 'found' || outcome.record.status !== 'PROCESSED') return
  await ports.journal.write(number, statusOf(outcome.record, number))
  ports.tell([number])
}

/**
 * Finds out what a refusal was about that the interface does not show. First whether the account was received after all; then a
 * dry run: where that lists errors, it was the payload. What it lets pass was not, so it is the supplier, or the account on their
 * side; what it refuses alike without naming anything is most likely the supplier, or the key.
 */
async function explain(
  ports: EnginePorts,
  account: AccountToImport,
  { refusal, issue: told }: Unexplained,
  signal: AbortSignal | undefined,
): Promise<Ending> {
  const finding = await probe(ports, account.number, signal)
  if (finding.kind === 'received') return settled
  if (finding.kind === 'unclear') return unresolved(finding.trouble)
  if (ports.platform.shape.routes.validate === null) {
    await ports.journal.write(account.number, explainedBy(refusal, [told]))
    ports.tell([account.number])
    return { kind: 'oddlyRefused', sameAs: sortOf(refusal), issue: told, serviceWords: refusal.serviceWords }
  }
  const dryRun = await ports.platform.validateAccount(account.payload, signal)
  if (dryRun.kind === 'notSent' || dryRun.kind === 'notKnown') return unresolved(dryRun)
  if (dryRun.kind === 'refused') {
    await ports.journal.write(account.number, explainedBy(dryRun.refusal, dryRun.issues))
    ports.tell([account.number])
    return settled
  }
  const howItWent = howDryRunWent(dryRun, refusal)
  await ports.journal.write(account.number, { ...explainedBy(refusal, []), dryRun: howItWent })
  ports.tell([account.number])
  return {
    kind: 'oddlyRefused',
    sameAs: sortOf(refusal),
    issue: sayUnexplained(howItWent),
    serviceWords: refusal.serviceWords,
  }
}

const sortOf = ({ httpStatus, code }: Refusal): string => `${httpStatus} ${code}`

function howDryRunWent(
  dryRun: Extract<ValidateOutcome, { kind: 'passed' | 'alreadyImported' | 'unexplained' }>,
  refusal: Refusal,
) {
  if (dryRun.kind !== 'unexplained') return 'passed'
  return sortOf(dryRun.refusal) === sortOf(refusal) ? 'refusedAlike' : 'refusedOtherwise'
}

export function troubleOf(outcome: Unexplained | NoAnswer): Trouble {
  const serviceWords = outcome.kind === 'unexplained' ? outcome.refusal.serviceWords : outcome.serviceWords
  return { issue: outcome.issue, serviceWords }
}

function unresolved(trouble: Unexplained | NoAnswer | null): Ending {
  if (trouble === null) return unanswered(issue('run_unresolved', {}), null)
  return trouble.kind === 'unexplained' ? { kind: 'unanswered', ...troubleOf(trouble) } : fromTrouble(trouble)
}

function fromTrouble(trouble: NoAnswer): Ending {
  // A number that no address can hold is the account's own fault.
  if (trouble.issue.code === ('account_number_unusable' satisfies Issue['code'])) return settled
  return { kind: trouble.isLasting ? 'blocked' : 'unanswered', ...troubleOf(trouble) }
}

const unanswered = (told: Issue, serviceWords: string | null): Ending => ({
  kind: 'unanswered',
  issue: told,
  serviceWords,
})
