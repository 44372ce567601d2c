/**
 * A command's way to the service: what is kept between runs, unlocked without asking anybody, and the connection that the arguments
 * name. Everything is closed again after the work.
 */
import {
  createSeconds,
  defaultCreateSeconds,
  defaultTokenRequest,
  longestCreateSeconds,
  type TokenRequest,
} from '../../shared/ipc.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import { readAddress } from '../../shared/service/service-address.ts'
import { supplierCodeFault } from '../../shared/service/service-identifier.ts'
import { settingVariables } from '../../shared/words/settings-place.ts'
import { homeFolder, openHome } from '../home.ts'
import { isObject } from '../platform/reading/read-refusal.ts'
import { nodeHttp } from '../platform/sending/node-http.ts'
import { uptime } from '../platform/sending/time.ts'
import { keepTokenInMemory } from '../platform/sending/token.ts'
import {
  type LinkPorts,
  linkToLive,
  linkToPractice,
  liveService,
  practiceKeeping,
  type ServiceLink,
} from '../service-link.ts'
import { bugLog } from '../shell/bug-log.ts'
import { loadKeychain } from '../shell/load-keychain.ts'
import { openPlainSettings } from '../shell/plain-settings.ts'
import { type AuditLog, openAuditLog } from '../storage/journal/audit-log.ts'
import { type ImportLock, openImportLock } from '../storage/lock.ts'
import type { Settings } from '../storage/settings.ts'
import type { SealedData } from '../storage/vault/sealed-data.ts'
import { openSecrets, type Secrets } from '../storage/vault/secrets.ts'
import { openVaultUnattended } from '../storage/vault/unattended-vault.ts'
import { userName } from '../user-name.ts'
import type { ChosenInterface } from './choices/chosen-interface.ts'
import { chosenTerms } from './choices/chosen-terms.ts'
import type { CommandPorts } from './command-ports.ts'
import { hearing } from './hearing.ts'
import type { WorkbookChoice } from './prepared-workbook.ts'
import { Stop, stopFor, valueOrStop } from './stop.ts'

/** Where a command sends to, one of the two, and by which interface. */
export type ServiceChoice = Omit<ChosenInterface, 'catalogue'> & {
  readonly supplier: string
  readonly practice?: boolean
  readonly connection?: string
}

export type Service = {
  readonly link: ServiceLink
  readonly data: SealedData
  readonly audit: AuditLog
  readonly lock: ImportLock
  /** For how many milliseconds what it was asked is without an answer; 0 where nothing is. */
  readonly silentMs: () => number
}

/** @throws Stop  when the arguments, the data or the service can't be used */
export async function withService<T>(
  home: string,
  choice: ServiceChoice,
  { tell }: Pick<CommandPorts, 'tell'>,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const secrets = await openSecrets(loadKeychain)
  const settings = openPlainSettings(home)
  for (const { message } of settings.issues) tell(sayMessage(message))
  const { fetch, silentMs } = hearing(nodeHttp, uptime)
  const { shape, practised } = choice
  const document = practised === undefined ? {} : { practiceDocument: practised }
  const ports: ServicePorts = {
    shape,
    ...document,
    practice: null,
    fetch,
    clock: Date.now,
    logBug: bugLog(home),
    settings,
    secrets,
  }
  // Before anything is kept: a connection that can't be used is no reason to begin.
  const live = choice.practice === true ? null : linkToLiveOne(choice, ports)
  const passphrase = process.env.MIGRATION_DESK_PASSPHRASE
  const vault = valueOrStop(await openVaultUnattended({ home, secrets, passphrase, say: tell }))
  const { data } = vault
  try {
    const practice = practiceKeeping(home, data)
    const link =
      live ??
      valueOrStop(await linkToPractice({ ...ports, practice }, settings.read('practiceRounds'), choice.supplier))
    try {
      const audit = openAuditLog(data, { clock: Date.now, user: userName(), through: 'commandLine' })
      return await work({ link, data, audit, lock: openImportLock(home, link.scope), silentMs })
    } finally {
      await link.close()
    }
  } finally {
    await vault.close()
  }
}

/**
 * What is kept, and what the connection says of every payload; before a workbook is looked at.
 * @throws Stop  where the arguments name no service
 */
export function whereTo(options: ServiceChoice): {
  readonly home: string
  readonly service: Required<Pick<WorkbookChoice, 'supplierCode' | 'described' | 'terms' | 'settingsIn'>>
} {
  const { supplier, practice = false, connection, described = null, answered } = options
  const fault = supplierCodeFault(supplier)
  if (fault !== null) throw stopFor([fault])
  if (practice === (connection !== undefined)) throw new Stop(say('say_where_to'))
  const home = valueOrStop(openHome(homeFolder()))
  const saidOfConnection = (): Required<Pick<WorkbookChoice, 'terms' | 'settingsIn'>> => ({
    terms: chosenTerms(options, home),
    settingsIn: connection === 'env' ? 'environment' : 'connect',
  })
  return { home, service: { described, supplierCode: supplier, ...(answered ?? saidOfConnection()) } }
}

type ServicePorts = LinkPorts & { readonly settings: Settings; readonly secrets: Secrets }

function linkToEnvironment(supplierCode: string, ports: LinkPorts): ServiceLink {
  const { address: addressName, apiKey: keyName } = settingVariables
  const { [addressName]: address, [keyName]: apiKey, MIGRATION_DESK_CREATE_SECONDS: seconds } = process.env
  if (!address || !apiKey) throw new Stop(say('environment_lacks', { address: addressName, key: keyName }))
  return linkToLive(ports, {
    baseUrl: valueOrStop(readAddress(address)),
    supplierCode,
    readApiKey: async () => apiKey,
    tokenStore: keepTokenInMemory(),
    tokenRequest: tokenRequestOf(process.env),
    settingsIn: 'environment',
    createSeconds: seconds ? createSecondsOf(seconds) : defaultCreateSeconds,
  })
}

/** What of the sign-in request the environment can say, and what each has to be like. What it leaves out is as usual. */
const ofTokenRequest = {
  graphqlPath: (text) => text.startsWith('/'),
  document: (text) => text.trim() !== '',
  variables: holdsKey,
  tokenPath: (text) => text.trim() !== '',
} as const satisfies Readonly<Record<keyof TokenRequest, (text: string) => boolean>>

const keyPlace = '{{apiKey}}'

const parts = Object.keys(ofTokenRequest) as readonly (keyof typeof ofTokenRequest)[]

function tokenRequestOf(environment: NodeJS.ProcessEnv): TokenRequest {
  const texts = new Map(Object.entries(environment))
  const said = parts.flatMap((part) => {
    const name = settingVariables[part]
    const text = texts.get(name)
    if (!text) return []
    if (ofTokenRequest[part](text)) return [[part, text]]
    const example = defaultTokenRequest[part]
    throw new Stop(say('token_setting_unusable', { name, setting: part, placeholder: keyPlace, example }))
  })
  return { ...defaultTokenRequest, ...Object.fromEntries(said) }
}

function holdsKey(variables: string): boolean {
  try {
    const value: unknown = JSON.parse(variables)
    return isObject(value) && variables.includes(keyPlace)
  } catch {
    return false
  }
}

function createSecondsOf(text: string): number {
  const read = createSeconds.safeParse(Number(text))
  if (read.success) return read.data
  throw new Stop(say('create_seconds_unusable', { name: 'MIGRATION_DESK_CREATE_SECONDS', most: longestCreateSeconds }))
}

function linkToLiveOne(choice: ServiceChoice, ports: ServicePorts): ServiceLink {
  const { connection: name = '', supplier } = choice
  if (name === 'env') return linkToEnvironment(supplier, ports)
  const saved = ports.settings.read('connections')
  const connection = saved.find((one) => one.name === name)
  if (connection === undefined) {
    const names = saved.map((one) => one.name).join(', ')
    throw new Stop(say('connection_unknown', { name, areSome: saved.length > 0, names }))
  }
  return linkToLive(ports, liveService({ ...connection, supplierCode: supplier }, ports.secrets))
}
