/** The way to one service for one supplier: its client, and the name under which its accounts are in the journal. */
import { join } from 'node:path'
import type { ServiceShape } from '../shared/description/service-shape.ts'
import { defaultTokenRequest, type Nothing } from '../shared/ipc.ts'
import { issue } from '../shared/issue-words.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Http } from './platform/http.ts'
import { createPlatform, type Platform, type ServiceAccess } from './platform/platform.ts'
import { servicePlace } from './platform/service-place.ts'
import { type Clock, sleep, uptime } from './platform/time.ts'
import { keepTokenInMemory } from './platform/token.ts'
import type { ServiceDocument } from './practice/document/read-document.ts'
import { PracticeStartError, startPracticeService } from './practice/practice-service.ts'
import { emptyStore, StoreError } from './practice/store/open-store.ts'
import { connectionIdentity } from './storage/connection-identity.ts'
import type { JournalScope } from './storage/journal.ts'
import type { SealedData } from './storage/sealed-data.ts'
import type { TextSealing } from './storage/sealing.ts'
import { type Secrets, secretNames } from './storage/secrets.ts'
import type { LiveConnection } from './storage/settings.ts'
import { practiceStoreName } from './storage/vault.ts'

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

/** Where what is practised is kept, and how it is sealed; nowhere where nothing is kept beyond this run. */
export type PracticeKeeping = { readonly store: string; readonly sealing: TextSealing } | null

/** @param home  the folder of everything kept between runs */
export const practiceKeeping = (home: string, { isOnDisk, sealing }: SealedData): PracticeKeeping =>
  isOnDisk ? { store: join(home, practiceStoreName), sealing: sealing.texts } : null

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

/** @param round  see the setting `practiceRound` */
export const practiceScope = (round: number, supplier: string = practiceSupplierCode): JournalScope => ({
  connection: connectionIdentity({ kind: 'practice', round }),
  supplier,
})

export const liveScope = (baseUrl: string, supplier: string): JournalScope => ({
  connection: connectionIdentity({ kind: 'live', baseUrl }),
  supplier,
})

/**
 * Starts the practice service inside the application; what was practised is there again next time.
 * @param round  see the setting `practiceRound`
 */
export async function linkToPractice(
  ports: LinkPorts,
  round: number,
  supplierCode: string = practiceSupplierCode,
): Promise<Result<ServiceLink>> {
  try {
    const service = await startPracticeService({
      port: 0,
      ...(ports.practice ?? {}),
      document: ports.practiceDocument,
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
      scope: practiceScope(round, supplierCode),
      host: servicePlace(service.baseUrl).host,
      platform,
      createMayTakeMs: practiceCreateMayTakeMs,
      close: service.close,
    })
  } catch (error) {
    if (error instanceof PracticeStartError) return refuse(issue('practice_not_started', { reason: error.message }))
    throw error
  }
}

/** @param store  of the practice service, which does not run now */
export function emptyPractice(store: string): Result<Nothing> {
  try {
    emptyStore(store)
    return ok({})
  } catch (error) {
    if (error instanceof StoreError) return refuse(issue('practice_not_started', { reason: error.message }))
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
