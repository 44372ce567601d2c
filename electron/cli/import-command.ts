/**
 * `import`: prepares a workbook, tries its accounts out, creates them and watches them to their end, and prints one line for each:
 * account number, status, then platform number or reason, with tabs between. Given again, it continues: the journal knows what was
 * sent to this address for this supplier, whoever sent it. What belongs to no account is said on standard error.
 */
import { createInterface } from 'node:readline/promises'
import { defaultTokenRequest, type ImportState, type TokenRequest, tokenRequest } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { readAddress } from '../../shared/service-address.ts'
import { liveService } from '../desk/connections.ts'
import { type LinkPorts, linkToLive, linkToPractice, practiceKeeping, type ServiceLink } from '../desk/service-link.ts'
import { homeFolder, openHome } from '../home.ts'
import type { AccountToImport } from '../imports/account-to-import.ts'
import { createImports } from '../imports/imports.ts'
import type { RunResult } from '../imports/run-report.ts'
import { sleep, uptime } from '../platform/time.ts'
import { keepTokenInMemory } from '../platform/token.ts'
import { bugLog } from '../shell/bug-log.ts'
import { loadKeytar } from '../shell/load-keytar.ts'
import { openPlainSettings } from '../shell/plain-settings.ts'
import { openAuditLog } from '../storage/audit-log.ts'
import { openAuditedJournal } from '../storage/audited-journal.ts'
import { openImportLock } from '../storage/lock.ts'
import type { SealedData } from '../storage/sealed-data.ts'
import { openSecrets, type Secrets } from '../storage/secrets.ts'
import { openVaultUnattended } from '../storage/unattended-vault.ts'
import { userName } from '../user-name.ts'
import { type PreparedWorkbook, payloadsOf, withPreparedWorkbook } from './prepared-workbook.ts'
import { Stop, stopFor, valueOrStop } from './stop.ts'

export type ImportOptions = {
  readonly supplier: string
  readonly mapping?: string
  readonly practice?: boolean
  readonly connection?: string
  readonly yes?: boolean
}

type Outlet = { readonly print: (line: string) => void; readonly say: (line: string) => void }

/** The status of an account that was not sent because of its own errors. */
const notReadyStatus = 'NOT_READY'

/** @returns exit code 0 when all accounts are imported, 1 when some are not or something belongs to no account */
export async function importAccounts(workbook: string, options: ImportOptions, outlet: Outlet): Promise<number> {
  const home = valueOrStop(openHome(homeFolder()))
  const choice = { workbook, mapping: options.mapping, supplierCode: options.supplier }
  const accounts = await withPreparedWorkbook(choice, readAccounts)
  if (accounts.ready.length + accounts.notReady.length === 0) {
    throw new Stop(accounts.strayErrors[0] ?? `There is no account in ${workbook}. Check that it is the right file.`)
  }
  for (const error of accounts.strayErrors) outlet.say(error)
  checkWhereTo(options)
  const secrets = await openSecrets(loadKeytar)
  const passphrase = process.env.MIGRATION_DESK_PASSPHRASE
  const vault = valueOrStop(await openVaultUnattended({ home, secrets, passphrase, say: outlet.say }))
  const { data } = vault
  const practice = practiceKeeping(home, data)
  const ports: ImportPorts = { practice, fetch, clock: Date.now, logBug: bugLog(home), home, secrets }
  try {
    const link = await openLink(options, ports)
    try {
      return await importInto(link, accounts, options, { home, data, ...outlet })
    } finally {
      await link.close()
    }
  } finally {
    vault.close()
  }
}

async function importInto(
  link: ServiceLink,
  accounts: AccountsOfRun,
  options: ImportOptions,
  { home, data, print, say }: Outlet & { readonly home: string; readonly data: SealedData },
): Promise<number> {
  const audit = openAuditLog(data, { clock: Date.now, user: userName(), through: 'commandLine' })
  const journal = openAuditedJournal(data, link.scope, Date.now, audit)
  const unreadable = journal.unreadableCount()
  if (unreadable > 0) throw stopFor([issue('journal_unreadable', { accountCount: unreadable })])
  const imports = createImports({
    journal,
    platform: link.platform,
    clock: Date.now,
    uptime,
    sleep,
    random: Math.random,
    lock: openImportLock(home, link.scope),
    tell: () => {},
  })
  const run = await imports.runAll(accounts.ready, {
    confirm: async ({ toCreate }) => options.yes === true || (await isConfirmed(toCreate, link)),
    onResult: (result) => print(lineFor(result)),
  })
  const end = valueOrStop(run)
  if (end.kind === 'notStarted') throw new Stop(sentenceFor(end.trouble))
  for (const line of accounts.notReady) print(line)
  if (end.trouble !== null) say(sentenceFor(end.trouble))
  const isComplete =
    accounts.notReady.length === 0 &&
    accounts.strayErrors.length === 0 &&
    end.results.every(({ reason }) => reason === null)
  return isComplete ? 0 : 1
}

type AccountsOfRun = {
  readonly ready: readonly AccountToImport[]
  /** Lines about accounts that can't be sent. */
  readonly notReady: readonly string[]
  /** What is wrong with no account in particular: rows whose account can't be told, the mapping. */
  readonly strayErrors: readonly string[]
}

async function readAccounts(workbook: PreparedWorkbook): Promise<AccountsOfRun> {
  const ready: AccountToImport[] = []
  const notReady: string[] = []
  for await (const { accountNumber, payload, payloadHash, errors } of payloadsOf(workbook)) {
    if (accountNumber !== null && errors.length === 0) ready.push({ number: accountNumber, payload, payloadHash })
    else notReady.push(tabbed(accountNumber ?? '', notReadyStatus, errors.map(({ message }) => message).join(' ')))
  }
  const stray = valueOrStop(await workbook.preparation.readStrayIssues({}))
  const strayErrors = stray.filter(({ level }) => level === 'error').map(({ message }) => oneLine(message))
  return { ready, notReady, strayErrors }
}

/** In the manner of the service's own, for accounts that it has given none. */
const ownStatus: Readonly<Record<ImportState['state'], string>> = {
  notSent: 'NOT_SENT',
  sending: 'SENDING',
  unknown: 'UNKNOWN',
  refused: 'REFUSED',
  accepted: 'ACCEPTED',
  finished: 'PROCESSED',
  failed: 'FAILED',
}

/** The service's own status where it gave one, else ours. */
function lineFor({ number, state, reason }: RunResult): string {
  const status = state.state === 'finished' ? 'PROCESSED' : (state.status ?? ownStatus[state.state])
  return tabbed(number, status, reason ?? state.platformNumber ?? '')
}

/** One line per account, whatever a cell or a service says. */
const tabbed = (...cells: readonly string[]): string => cells.map(oneLine).join('\t')

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function checkWhereTo(options: ImportOptions): void {
  if ((options.practice === true) !== (options.connection !== undefined)) return
  throw new Stop('Say where to: either --practice, or --connection with a name or env.')
}

type ImportPorts = LinkPorts & { readonly home: string; readonly secrets: Secrets }

async function openLink(options: ImportOptions, ports: ImportPorts): Promise<ServiceLink> {
  if (options.practice === true) return valueOrStop(await linkToPractice(ports, options.supplier))
  if (options.connection === 'env') return linkToEnvironment(options.supplier, ports)
  return linkToSaved(options.connection ?? '', options.supplier, ports)
}

function linkToEnvironment(supplierCode: string, ports: LinkPorts): ServiceLink {
  const {
    MIGRATION_DESK_BASE_URL: address,
    MIGRATION_DESK_API_KEY: apiKey,
    MIGRATION_DESK_GRAPHQL_PATH: path,
  } = process.env
  if (!address || !apiKey) {
    throw new Stop(
      '--connection env needs MIGRATION_DESK_BASE_URL and MIGRATION_DESK_API_KEY in the environment. Set both and try again.',
    )
  }
  return linkToLive(ports, {
    baseUrl: valueOrStop(readAddress(address)),
    supplierCode,
    readApiKey: async () => apiKey,
    tokenStore: keepTokenInMemory(),
    tokenRequest: path ? tokenRequestAt(path) : defaultTokenRequest,
  })
}

function tokenRequestAt(graphqlPath: string): TokenRequest {
  const read = tokenRequest.safeParse({ ...defaultTokenRequest, graphqlPath })
  if (read.success) return read.data
  throw new Stop(
    `MIGRATION_DESK_GRAPHQL_PATH must begin with a slash, as in ${defaultTokenRequest.graphqlPath}. Correct it and try again.`,
  )
}

async function linkToSaved(name: string, supplierCode: string, ports: ImportPorts): Promise<ServiceLink> {
  const saved = openPlainSettings(ports.home).read('connections')
  const connection = saved.find((one) => one.name === name)
  if (connection === undefined) {
    const known = saved.length === 0 ? 'None is saved yet.' : `Saved are: ${saved.map((one) => one.name).join(', ')}.`
    throw new Stop(`There is no saved connection called ${name}. ${known}`)
  }
  return linkToLive(ports, liveService({ ...connection, supplierCode }, ports.secrets))
}

/** Without a terminal nobody can be asked, so nothing is created. */
async function isConfirmed(count: number, { host, kind, scope }: ServiceLink): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Stop('Nothing was created: add --yes to create accounts without being asked.')
  const questions = createInterface({ input: process.stdin, output: process.stderr })
  const where = kind === 'practice' ? 'in the practice service' : `at ${host}`
  const answer = await questions.question(
    `Create ${count} ${count === 1 ? 'account' : 'accounts'} for ${scope.supplier} ${where}? Type yes to go on: `,
  )
  questions.close()
  return answer.trim().toLowerCase() === 'yes'
}

const sentenceFor = (trouble: {
  readonly issue: { readonly message: string }
  readonly serviceWords: string | null
}): string =>
  trouble.serviceWords === null
    ? trouble.issue.message
    : `${trouble.issue.message} The service said: ${trouble.serviceWords}`
