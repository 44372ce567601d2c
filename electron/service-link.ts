/** The way to one service for one supplier: its client, and the name under which its accounts are in the journal. */

import { memberOf } from '../shared/basics/members.ts'
import type { ServiceShape } from '../shared/description/service-shape.ts'
import { defaultTokenRequest, type Nothing } from '../shared/ipc.ts'
import { issue } from '../shared/issue-words.ts'
import { sentence } from '../shared/messages/values.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import { createPlatform, type Platform, type ServiceAccess } from './platform/platform.ts'
import type { Http } from './platform/sending/http.ts'
import { type Clock, sleep, uptime } from './platform/sending/time.ts'
import { keepTokenInMemory } from './platform/sending/token.ts'
import { servicePlace } from './platform/service-place.ts'
import type { ServiceDocument } from './practice/document/read-document.ts'
import { PracticeStartError } from './practice/start-trouble.ts'
import { emptyStore } from './practice/store/open-store.ts'
import type { JournalScope } from './storage/journal/journal.ts'
import { connectionIdentity, type Practising, practiceName } from './storage/projects/connection-identity.ts'
import { descriptionId } from './storage/projects/descriptions.ts'
import type { LiveConnection, SettingsValues } from './storage/settings.ts'
import type { SealedData } from './storage/vault/sealed-data.ts'
import type { TextSealing } from './storage/vault/sealing.ts'
import { type Secrets, secretNames } from './storage/vault/secrets.ts'
import { practiceStore } from './storage/vault/vault.ts'

export type ServiceLink = {
  readonly kind: 'practice' | 'live'
  readonly scope: JournalScope
  /** Name and port of the service, as it is said to a person. */
  readonly host: string
  readonly platform: Platform
  /** For how long the service may be at work on a create that it has not answered. */
  readonly createMayTakeMs: number
  /** Ends what was started for it. */
  close(): Promise<void>
}

/** The folder in which what is practised is kept, and how it is sealed; nowhere where nothing is kept beyond this run. */
export type PracticeKeeping = { readonly home: string; readonly sealing: TextSealing } | null

/** @param home  the folder of everything kept between runs */
export const practiceKeeping = (home: string, { isOnDisk, sealing }: SealedData): PracticeKeeping =>
  isOnDisk ? { home, sealing: sealing.texts } : null

export type LinkPorts = {
  /** How calls are made there, and which there are. */
  readonly shape: ServiceShape
  readonly practice: PracticeKeeping
  /** By which the practice service answers: an operator's own; without one it answers like our interface. */
  readonly practiceDocument?: ServiceDocument
  readonly fetch: Http
  readonly clock: Clock
  readonly logBug: (where: string, error: unknown) => void
}

/**
 * The practice service answers at once, and is in the same process: what it has not done by then it never does. A delay that a trainer
 * sets is waited for as any answer is.
 */
const practiceCreateMayTakeMs = 5_000

/** Of the practice service: taken from its own list, so that payloads have it before the service runs. */
export const practiceSupplierCode = 'PRACTICE'

export const practiceScope = (practising: Practising, supplier: string = practiceSupplierCode): JournalScope => ({
  connection: connectionIdentity({ kind: 'practice', ...practising }),
  supplier,
})

/** @param rounds  the setting `practiceRounds` */
export const practisingBy = (description: string | null, rounds: SettingsValues['practiceRounds']): Practising => ({
  description,
  round: memberOf(rounds, practiceName(description)) ?? 1,
})

export const liveScope = (baseUrl: string, supplier: string): JournalScope => ({
  connection: connectionIdentity({ kind: 'live', baseUrl }),
  supplier,
})

/**
 * Starts the practice service inside the application; what was practised is there again next time.
 * @param rounds  the setting `practiceRounds`
 */
export async function linkToPractice(
  ports: LinkPorts,
  rounds: SettingsValues['practiceRounds'],
  supplierCode: string = practiceSupplierCode,
): Promise<Result<ServiceLink>> {
  const { practice: keeping, practiceDocument: document } = ports
  const practising = practisingBy(document === undefined ? null : descriptionId(document.text), rounds)
  try {
    // A server and its readers, which no start needs.
    const { startPracticeService } = await import('./practice/practice-service.ts')
    const service = await startPracticeService({
      port: 0,
      ...(keeping && { store: practiceStore(keeping.home, practising.description), sealing: keeping.sealing }),
      document,
      onBug: (error) => ports.logBug('practice service', error),
    })
    const platform = platformFor(ports, {
      baseUrl: service.baseUrl,
      supplierCode,
      readApiKey: async () => service.apiKey,
      tokenStore: keepTokenInMemory(),
      tokenRequest: { ...defaultTokenRequest, graphqlPath: service.graphqlPath },
    })
    return ok({
      kind: 'practice',
      scope: practiceScope(practising, supplierCode),
      host: servicePlace(service.baseUrl).host,
      platform,
      createMayTakeMs: practiceCreateMayTakeMs,
      close: service.close,
    })
  } catch (error) {
    if (error instanceof PracticeStartError)
      return refuse(issue('practice_not_started', { reason: sentence(error.words) }))
    throw error
  }
}

/** Forgets what was practised by a description, or by our own interface; it does not run now. */
export function emptyPractice(keeping: PracticeKeeping, description: string | null): Result<Nothing> {
  try {
    if (keeping !== null) emptyStore(practiceStore(keeping.home, description))
    return ok({})
  } catch (error) {
    if (error instanceof PracticeStartError)
      return refuse(issue('practice_not_started', { reason: sentence(error.words) }))
    throw error
  }
}

export type LiveService = ServiceAccess & { readonly createSeconds: number }

/** How the client is made for a live connection: its key is read where it is kept each time a token is needed. */
export const liveService = (
  { address, supplierCode, token, createSeconds }: LiveConnection,
  secrets: Secrets,
): LiveService => ({
  baseUrl: address,
  supplierCode,
  readApiKey: () => secrets.read(secretNames.apiKey(address)),
  tokenStore: {
    read: () => secrets.read(secretNames.token(address)),
    write: (text: string) => secrets.write(secretNames.token(address), text),
    forget: () => secrets.forget(secretNames.token(address)),
  },
  tokenRequest: token,
  createSeconds,
})

export function linkToLive(ports: LinkPorts, service: LiveService): ServiceLink {
  return {
    kind: 'live',
    scope: liveScope(service.baseUrl, service.supplierCode),
    host: servicePlace(service.baseUrl).host,
    platform: platformFor(ports, service),
    createMayTakeMs: service.createSeconds * 1000,
    close: async () => {},
  }
}

const platformFor = ({ shape, fetch, clock }: LinkPorts, service: ServiceAccess): Platform =>
  createPlatform({ ...service, shape, fetch, clock, uptime, sleep, random: Math.random })
