/**
 * `import`: prepares a workbook, tries its accounts out, creates them and watches them to their end, and prints one line for each:
 * account number, status, then platform number or reason, with tabs between. Given again, it continues: the journal knows what was
 * sent to this address for this supplier, whoever sent it. What belongs to no account is said on standard error.
 */
import {
  type AccountStatus,
  countIn,
  countThose,
  isOnItsWay,
  noneOfAny,
  statusTable,
} from '../../../shared/account-status.ts'
import { issue, type OurCode } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { refuse } from '../../../shared/result.ts'
import { platformNumberWords } from '../../../shared/words/results-words.ts'
import { createImports } from '../../imports/imports.ts'
import type { RunAccount } from '../../imports/run/create-in-turn.ts'
import type { RunResult } from '../../imports/run/run-report.ts'
import { sayAllShared, sharedPlatformNumbers } from '../../imports/shared-numbers.ts'
import { statusOf } from '../../imports/status-of.ts'
import { sleep, uptime } from '../../platform/sending/time.ts'
import type { PreparedPayload } from '../../preparation/protocol.ts'
import { openAuditedJournal } from '../../storage/journal/audited-journal.ts'
import type { AccountRecord, Phase } from '../../storage/journal/journal-record.ts'
import type { DryRunRecord } from '../../storage/projects/projects.ts'
import type { ChosenInterface } from '../choices/chosen-interface.ts'
import { sayTermsMissing } from '../choices/chosen-terms.ts'
import type { CommandPorts } from '../command-ports.ts'
import { isConfirmed, sentenceFor, tabbed } from '../lines.ts'
import { startWaiting } from '../long-wait.ts'
import { type PreparedWorkbook, payloadsOf, strayErrorsOf, withPreparedWorkbook } from '../prepared-workbook.ts'
import { Stop, stopFor, valueOrStop } from '../stop.ts'
import { type Service, type ServiceChoice, whereTo, withService } from '../with-service.ts'

export type ImportOptions = ServiceChoice &
  Pick<ChosenInterface, 'catalogue'> & {
    readonly mapping?: string
    readonly yes?: boolean
    /** Minutes for which accounts are waited for once all were sent. */
    readonly wait?: number
  }

/** The time for waiting was up before the service had ended every account. */
const exitWaited = 3

/** @returns exit code 0 when all accounts are imported, 1 when some are not or something belongs to no account, 3 when waiting was over first */
export async function importAccounts(workbook: string, options: ImportOptions, ports: CommandPorts): Promise<number> {
  const { home, service } = whereTo(options)
  const choice = { workbook, mapping: options.mapping, ...service }
  const accounts = await withPreparedWorkbook(choice, ports, readAccounts)
  if (accounts.all.length === 0) {
    throw new Stop(accounts.strayErrors[0] ?? say('no_account_in_workbook', { file: workbook }))
  }
  for (const error of accounts.strayErrors) ports.tell(error)
  return withService(home, options, ports, (opened) => {
    sayTermsMissing(accounts.errorCodes, service.settingsIn, ports)
    return importInto(opened, accounts, options, ports)
  })
}

async function importInto(
  { link, data, audit, lock, silentMs }: Service,
  accounts: AccountsOfRun,
  options: ImportOptions,
  { print, tell: tellLine }: CommandPorts,
): Promise<number> {
  const journal = openAuditedJournal(data, link.scope, Date.now, audit)
  const unreadable = journal.unreadableCount()
  if (unreadable > 0) throw stopFor([issue('journal_unreadable', { accountCount: unreadable })])
  const imports = createImports({
    journal,
    platform: link.platform,
    catalogue: options.catalogue,
    createMayTakeMs: link.createMayTakeMs,
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
    lock,
    tell: () => {},
  })
  const dryRuns = new Map<string, DryRunRecord>()
  const statusNow = (account: Account): AccountStatus => {
    const { accountNumber } = account
    if (accountNumber === null) return statusOf(account, {}, false)
    return statusOf(account, { record: journal.read(accountNumber), dryRun: dryRuns.get(accountNumber) }, false)
  }
  const ofRun = new Map<string, Account>()
  const toRun: RunAccount[] = []
  const neverSent: Account[] = []
  for (const account of accounts.all) {
    const { accountNumber: number, payload, payloadHash, errorCount } = account
    const record = number === null ? null : journal.read(number)
    const isSendable = record !== null && errorCount === 0
    // What was sent before is followed to its end, whatever its rows have become: asked about, and not sent again.
    if (record !== null && (isSendable || !unsentPhases.has(record.phase))) {
      ofRun.set(record.number, account)
      toRun.push(isSendable ? { number: record.number, payload, payloadHash } : followOnly(record))
    } else neverSent.push(account)
  }
  /** How those stand that were told of. */
  const counts = noneOfAny()
  const tell = (account: Account, result: RunResult | null): void => {
    const status = statusNow(account)
    counts[status] += 1
    print(lineFor(account, status, result))
    if (account.errorCount > 0 && isOnItsWay(status))
      tellLine(say('sent_before_as_it_was', { account: account.accountNumber, errors: account.errors }))
    ofRun.delete(account.accountNumber ?? '')
  }
  const stillToTell = () => {
    const waitedFor = [...ofRun.values()].filter((account) => isOnItsWay(statusNow(account))).length
    return { waitedFor, toCome: ofRun.size - waitedFor }
  }
  const minutes = options.wait ?? null
  const waiting = startWaiting({ say: tellLine, counts: stillToTell, silentMs, minutes })
  const run = await imports
    .runAll(toRun, {
      confirm: async ({ toCreate }) =>
        options.yes === true ||
        (await waiting.whileAsking(() => isConfirmed({ key: 'create_so_many', facts: { count: toCreate } }, link))),
      onCreated: waiting.allSent,
      onDryRun: (record) => dryRuns.set(record.accountNumber, record),
      onResult: (result) => {
        const account = ofRun.get(result.number)
        if (account !== undefined) tell(account, result)
      },
      onAskedUntil: (number, until) =>
        tellLine(say('account_and_words', { account: number, words: issue('import_asked_until', { until }).message })),
      signal: waiting.signal,
    })
    .finally(waiting.end)
  const end = valueOrStop(run)
  if (end.kind === 'notStarted') throw new Stop(sentenceFor(end.trouble))
  for (const account of neverSent) tell(account, null)
  const stillOpen = countThose(counts, isOnItsWay) - counts.finished
  if (minutes !== null && waiting.signal.aborted && stillOpen > 0) {
    tellLine(sayMessage(issue('run_waited_enough', { minutes, waitedFor: stillOpen }).message))
    return exitWaited
  }
  if (end.trouble !== null) tellLine(sentenceFor(end.trouble))
  const inFile = new Set(accounts.all.map(({ accountNumber }) => accountNumber))
  const shared = sharedPlatformNumbers(journal.readAll())
  for (const { message } of sayAllShared(shared, (number) => inFile.has(number))) tellLine(sayMessage(message))
  const areAllCreated = counts.finished === countIn(counts, 'all')
  return areAllCreated && accounts.strayErrors.length === 0 && !accounts.isTableLeftOut ? 0 : 1
}

/** Nothing of it is at the service, nor may be. */
const unsentPhases: ReadonlySet<Phase> = new Set(['notSent', 'refused'])

const followOnly = ({ number, payloadHash }: AccountRecord): RunAccount => ({
  number,
  payloadHash,
  read: async () => refuse(issue('run_unresolved', {})),
})

type Account = Pick<PreparedPayload, 'accountNumber' | 'payload' | 'payloadHash'> & {
  readonly errorCount: number
  /** What stands in its way, in one line. */
  readonly errors: string
}

type AccountsOfRun = {
  readonly all: readonly Account[]
  readonly strayErrors: readonly string[]
  /** Of what stands in the way of accounts. */
  readonly errorCodes: ReadonlySet<string>
  /** Which one is said where the workbook is prepared. */
  readonly isTableLeftOut: boolean
}

async function readAccounts(workbook: PreparedWorkbook): Promise<AccountsOfRun> {
  const all: Account[] = []
  const errorCodes = new Set<string>()
  for await (const { accountNumber, payload, payloadHash, errors } of payloadsOf(workbook)) {
    for (const { code } of errors) errorCodes.add(code)
    const inOneLine = errors.map(({ message }) => sayMessage(message)).join(' ')
    all.push({ accountNumber, payload, payloadHash, errorCount: errors.length, errors: inOneLine })
  }
  const isTableLeftOut = workbook.strayIssues.some(({ code }) => code === ('table_left_out' satisfies OurCode))
  return { all, strayErrors: strayErrorsOf(workbook), errorCodes, isTableLeftOut }
}

/** The service's own status where it gave one of the account as it is now, else ours. */
function lineFor({ accountNumber, errors }: Account, status: AccountStatus, result: RunResult | null): string {
  const number = accountNumber ?? ''
  const { status: own } = statusTable[status]
  if (status === 'withErrors' || result === null) return tabbed(number, own, errors)
  const { state, reasons } = result
  const isFinished = status === 'finished'
  const said = state.state === status && !isFinished ? state.status : null
  return tabbed(
    number,
    said ?? own,
    reasons.map((reason) => sayMessage(reason)).join(' ') ||
      (platformNumberWords(isFinished, state.platformNumber) ?? ''),
  )
}
