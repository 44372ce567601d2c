/**
 * `import`: prepares a workbook, tries its accounts out, creates them and watches them to their end, and prints one line for each:
 * account number, status, then platform number or reason, with tabs between. Given again, it continues: the journal knows what was
 * sent to this address for this supplier, whoever sent it. What belongs to no account is said on standard error.
 */
import { statusTable } from '../../shared/account-status.ts'
import { issue, type OurCode } from '../../shared/issue-words.ts'
import { refuse } from '../../shared/result.ts'
import { platformNumberWords } from '../../shared/words/platform-number-words.ts'
import { homeFolder, openHome } from '../home.ts'
import type { AccountToImport } from '../imports/account-to-import.ts'
import type { AccountToRead } from '../imports/create-in-turn.ts'
import { createImports } from '../imports/imports.ts'
import type { RunResult } from '../imports/run-report.ts'
import { sayAllShared, sharedPlatformNumbers } from '../imports/shared-numbers.ts'
import { sleep, uptime } from '../platform/time.ts'
import { openAuditLog } from '../storage/audit-log.ts'
import { openAuditedJournal } from '../storage/audited-journal.ts'
import { openPhases } from '../storage/journal.ts'
import type { AccountRecord, Phase } from '../storage/journal-record.ts'
import { openImportLock } from '../storage/lock.ts'
import { userName } from '../user-name.ts'
import { chosenTerms, sayTermsMissing } from './chosen-terms.ts'
import { isConfirmed, type Outlet, sentenceFor, tabbed } from './lines.ts'
import { startWaiting } from './long-wait.ts'
import { type PreparedWorkbook, payloadsOf, withPreparedWorkbook } from './prepared-workbook.ts'
import { Stop, stopFor, valueOrStop } from './stop.ts'
import { checkWhereTo, type Service, type ServiceChoice, settingsPlaceOf, withService } from './with-service.ts'

export type ImportOptions = ServiceChoice & {
  readonly mapping?: string
  readonly yes?: boolean
  /** Minutes for which accounts are waited for once all were sent. */
  readonly wait?: number
}

/** The time for waiting was up before the service had ended every account. */
const exitWaited = 3

/** @returns exit code 0 when all accounts are imported, 1 when some are not or something belongs to no account, 3 when waiting was over first */
export async function importAccounts(workbook: string, options: ImportOptions, outlet: Outlet): Promise<number> {
  checkWhereTo(options)
  const home = valueOrStop(openHome(homeFolder()))
  const terms = chosenTerms(options, home)
  const choice = {
    workbook,
    mapping: options.mapping,
    supplierCode: options.supplier,
    terms,
    settingsIn: settingsPlaceOf(options),
  }
  const accounts = await withPreparedWorkbook(choice, readAccounts)
  if (accounts.ready.length + accounts.notReady.length === 0) {
    throw new Stop(accounts.strayErrors[0] ?? `There is no account in ${workbook}. Check that it is the right file.`)
  }
  for (const error of accounts.strayErrors) outlet.say(error)
  return withService(home, options, outlet, (service) => {
    sayTermsMissing(accounts.errorCodes, options, outlet)
    return importInto(service, accounts, options, outlet)
  })
}

async function importInto(
  { link, data, home, silentMs }: Service,
  accounts: AccountsOfRun,
  options: ImportOptions,
  { print, say }: Outlet,
): Promise<number> {
  const audit = openAuditLog(data, { clock: Date.now, user: userName(), through: 'commandLine' })
  const journal = openAuditedJournal(data, link.scope, Date.now, audit)
  const unreadable = journal.unreadableCount()
  if (unreadable > 0) throw stopFor([issue('journal_unreadable', { accountCount: unreadable })])
  const imports = createImports({
    journal,
    platform: link.platform,
    createMayTakeMs: link.createMayTakeMs,
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
    lock: openImportLock(home, link.scope),
    tell: () => {},
  })
  // What was sent before is followed to its end, whatever its rows have become.
  const errorsOfSent = new Map<string, string>()
  const neverSent: NotReady[] = []
  const followed: AccountToRead[] = []
  for (const account of accounts.notReady) {
    const record = account.number === null ? null : journal.read(account.number)
    if (record === null || !sentPhases.has(record.phase)) neverSent.push(account)
    else {
      errorsOfSent.set(record.number, account.errors)
      followed.push(followOnly(record))
    }
  }
  const all = [...accounts.ready, ...followed]
  const told = new Set<string>()
  const counts = () => {
    const open = all.filter(({ number }) => !told.has(number))
    const waitedFor = open.filter(({ number }) => openPhases.has(journal.read(number).phase)).length
    return { waitedFor, toCome: open.length - waitedFor }
  }
  const tell = (result: RunResult): void => {
    told.add(result.number)
    const errors = errorsOfSent.get(result.number)
    if (errors !== undefined && result.state.state === 'notSent') print(notReadyLine(result.number, errors))
    else print(lineFor(result))
    if (errors !== undefined && result.state.state !== 'notSent')
      say(`${result.number} was sent before, as it was then. In the spreadsheet now: ${errors}`)
  }
  const minutes = options.wait ?? null
  const waiting = startWaiting({ say, counts, silentMs, minutes })
  const run = await imports
    .runAll(all, {
      confirm: async ({ toCreate }) =>
        options.yes === true ||
        (await waiting.whileAsking(() =>
          isConfirmed(`Create ${toCreate} ${toCreate === 1 ? 'account' : 'accounts'}`, link),
        )),
      onCreated: waiting.allSent,
      onResult: tell,
      onAskedUntil: (number, until) => say(`${number}: ${issue('import_asked_until', { until }).message}`),
      signal: waiting.signal,
    })
    .finally(waiting.end)
  const end = valueOrStop(run)
  if (end.kind === 'notStarted') throw new Stop(sentenceFor(end.trouble))
  for (const { number, errors } of neverSent) print(notReadyLine(number ?? '', errors))
  const stillOpen = end.results.filter(({ state }) => openPhases.has(state.state)).length
  if (minutes !== null && waiting.signal.aborted && stillOpen > 0) {
    say(issue('run_waited_enough', { minutes, waitedFor: stillOpen }).message)
    return exitWaited
  }
  if (end.trouble !== null) say(sentenceFor(end.trouble))
  const ofRun = new Set(end.results.map(({ number }) => number))
  const shared = sharedPlatformNumbers(journal.readAll())
  for (const { message } of sayAllShared(shared, (number) => ofRun.has(number))) say(message)
  const isComplete =
    neverSent.length === 0 &&
    accounts.strayErrors.length === 0 &&
    !accounts.isTableLeftOut &&
    end.results.every(({ reason }) => reason === null)
  return isComplete ? 0 : 1
}

type NotReady = { readonly number: string | null; readonly errors: string }

const notReadyLine = (number: string, errors: string): string => tabbed(number, statusTable.withErrors.status, errors)

/** The service has it, had it, or may have it. */
const sentPhases: ReadonlySet<Phase> = new Set(['sending', 'unknown', 'accepted', 'finished', 'failed'])

/** An account that is asked about and not sent, also not again: as nothing but what was sent is known of it. */
const followOnly = ({ number, payloadHash }: AccountRecord): AccountToRead => ({
  number,
  payloadHash,
  read: async () => refuse(issue('run_unresolved', {})),
})

type AccountsOfRun = {
  readonly ready: readonly AccountToImport[]
  /** Accounts that can't be sent as they are. */
  readonly notReady: readonly NotReady[]
  /** What is wrong with no account in particular: rows whose account can't be told, the mapping. */
  readonly strayErrors: readonly string[]
  /** Of what stands in the way of accounts. */
  readonly errorCodes: ReadonlySet<string>
  /** Which one is said where the workbook is prepared. */
  readonly isTableLeftOut: boolean
}

async function readAccounts(workbook: PreparedWorkbook): Promise<AccountsOfRun> {
  const ready: AccountToImport[] = []
  const notReady: NotReady[] = []
  const errorCodes = new Set<string>()
  for await (const { accountNumber, payload, payloadHash, errors } of payloadsOf(workbook)) {
    for (const { code } of errors) errorCodes.add(code)
    if (accountNumber !== null && errors.length === 0) ready.push({ number: accountNumber, payload, payloadHash })
    else notReady.push({ number: accountNumber, errors: errors.map(({ message }) => message).join(' ') })
  }
  const stray = valueOrStop(await workbook.preparation.readStrayIssues({}))
  const strayErrors = stray.filter(({ level }) => level === 'error').map(({ message }) => message)
  const isTableLeftOut = stray.some(({ code }) => code === ('table_left_out' satisfies OurCode))
  return { ready, notReady, strayErrors, errorCodes, isTableLeftOut }
}

/** The service's own status where it gave one, else ours. */
function lineFor({ number, state, reason }: RunResult): string {
  const { status: own } = statusTable[state.state === 'notSent' ? 'untried' : state.state]
  const status = state.state === 'finished' ? own : (state.status ?? own)
  return tabbed(number, status, reason ?? platformNumberWords(state.state === 'finished', state.platformNumber) ?? '')
}
