/**
 * The connection in use, and the way to its service: chosen by the person, remembered in the settings, its key in the keychain and nowhere
 * else. What changes it is in answering/connection-handlers.ts.
 */

import { memberOf } from '../../../shared/basics/members.ts'
import { interfaceOf, isWrapperOpen } from '../../../shared/description/describe-service.ts'
import { type ConnectionStatus, type Nothing, type SeenConnection, seenConnectionOf } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { type MoneyTerms, openTerms, usualTerms } from '../../../shared/service/money-terms.ts'
import type { Surroundings } from '../../desk-ports.ts'
import type { ServiceTerms } from '../../preparation/protocol.ts'
import {
  emptyPractice,
  type LinkPorts,
  linkToLive,
  linkToPractice,
  liveScope,
  liveService,
  practiceScope,
  practiceSupplierCode,
  practisingBy,
  type ServiceLink,
} from '../../service-link.ts'
import { practiceName } from '../../storage/projects/connection-identity.ts'
import type { LiveConnection } from '../../storage/settings.ts'
import { type SecretPlace, secretNames } from '../../storage/vault/secrets.ts'

export type Connections = ReturnType<typeof createConnections>

type Ports = LinkPorts & Pick<Surroundings, 'settings' | 'secrets' | 'descriptions'>

export function createConnections(ports: Ports) {
  const { settings, secrets, descriptions } = ports
  let opened: Promise<Result<ServiceLink>> | null = null
  let changesUnderWay = 0
  /** Where keys went that were typed in this run: a keychain may have refused one. */
  const keyPlaces = new Map<string, SecretPlace>()

  const saved = (name: string): LiveConnection | undefined =>
    settings.read('connections').find((one) => one.name === name)

  /** By which document a service is known, and how it takes money. A document that is gone is not gone by. */
  const known = (id: string | null, undescribed: MoneyTerms) => {
    const described = (id === null ? null : descriptions.read(id)) ?? null
    return { described, terms: described === null ? undescribed : (described.service.answers.terms ?? openTerms) }
  }

  /** What is practised, or would be. */
  const practice = () => {
    const { described, terms } = known(settings.read('practiceDescription'), usualTerms)
    const practising = practisingBy(described?.entry.id ?? null, settings.read('practiceRounds'))
    const name = practiceName(practising.description)
    const field = described?.catalogueOf('accounts').supplierField
    /** Those that an operator's document lists, where practice takes no other. */
    const suppliers: readonly string[] = field?.isClosed === true ? field.documentedValues : []
    /** `''` where there are several and nobody has said which. */
    const chosen = (): string =>
      suppliers.find((code) => code === memberOf(settings.read('practiceSuppliers'), name)) ?? ''
    const supplierCode = suppliers.length > 1 ? chosen() : (suppliers[0] ?? practiceSupplierCode)
    /** Forgets what was practised; the service does not run now. */
    const empty = () => emptyPractice(ports.practice, practising.description)
    return { described, terms, practising, name, suppliers, supplierCode, empty }
  }

  /**
   * What is in use: the live `connection`, where it is one; by which document its service is known, how that takes money, and of which
   * supplier (`''`: nobody has said) and in which `scope` its accounts and dry runs are. Without a connection spreadsheets are prepared as
   * for what is practised.
   */
  const inUse = () => {
    const current = settings.read('currentConnection')
    const connection = current.kind === 'live' ? saved(current.name) : undefined
    if (connection !== undefined) {
      const { address, supplierCode, description = null, terms = openTerms } = connection
      const scope = liveScope(address, supplierCode)
      return { kind: 'live', connection, supplierCode, scope, ...known(description, terms) } as const
    }
    const practised = practice()
    if (current.kind !== 'practice')
      return { ...practised, kind: 'none', connection, supplierCode: '', scope: null } as const
    const scope = practiceScope(practised.practising, practised.supplierCode)
    return { ...practised, kind: 'practice', connection, scope } as const
  }

  /** Of live services, by their addresses. */
  const keys = {
    has: async (address: string): Promise<boolean> => (await secrets.read(secretNames.apiKey(address))) !== null,
    keep: async (address: string, apiKey: string): Promise<void> => {
      await secrets.forget(secretNames.token(address))
      keyPlaces.set(address, await secrets.write(secretNames.apiKey(address), apiKey))
    },
    /** With the token that was obtained by it. */
    forget: async (address: string): Promise<Result<Nothing>> => {
      keyPlaces.delete(address)
      await secrets.forget(secretNames.apiKey(address))
      await secrets.forget(secretNames.token(address))
      return (await keys.has(address)) ? refuse(issue('key_not_forgotten', {})) : ok({})
    },
  }

  /** After the settings say what is in use now: whoever asks for the way in the meantime is given the new one. */
  const closeLink = async (): Promise<void> => {
    const closing = opened
    opened = null
    const link = await closing?.catch(() => null)
    if (link?.ok) await link.value.close()
  }

  const openLink = async (): Promise<Result<ServiceLink>> => {
    const now = inUse()
    const { described } = now
    const own = described === null ? ports : { ...ports, shape: described.service.shape }
    if (now.kind === 'none') return refuse(issue('connection_missing', {}))
    if (now.kind === 'live') return ok(linkToLive(own, liveService(now.connection, secrets)))
    // Nothing goes to the service for a supplier that nobody has chosen: no test, no addition, no question about an account.
    if (now.supplierCode === '') return refuse(issue('practice_supplier_not_chosen', {}))
    const practiceDocument =
      described === null ? undefined : { fileName: described.entry.fileName, text: described.text }
    return linkToPractice({ ...own, practiceDocument }, settings.read('practiceRounds'), now.supplierCode)
  }

  /** What a person still has to say before anything is sent. */
  const openQuestion = (): ConnectionStatus['openQuestion'] => {
    const { kind, supplierCode, described } = inUse()
    if (kind === 'practice' && supplierCode === '') return 'supplier'
    return described !== null && isWrapperOpen(described.service) ? 'wrapper' : null
  }

  const status = async (): Promise<ConnectionStatus> => {
    const all = await Promise.all(
      settings.read('connections').map(async ({ name, address, supplierCode }) => ({
        name,
        address,
        supplierCode,
        hasKey: await keys.has(address),
      })),
    )
    const now = inUse()
    const inEveryCase = {
      saved: all,
      terms: now.terms,
      description: now.described?.entry ?? null,
      openQuestion: openQuestion(),
      descriptions: [...descriptions.list()],
    }
    if (now.kind === 'none') return { kind: 'none', ...inEveryCase }
    if (now.kind === 'practice') {
      const { kind, supplierCode, suppliers, practising } = now
      return { kind, supplierCode, suppliers: [...suppliers], round: practising.round, ...inEveryCase }
    }
    const { address, supplierCode, token, createSeconds } = now.connection
    const keyIsKept = keyPlaces.get(address) ?? secrets.kept
    const service = { address, supplierCode, token, createSeconds }
    return { kind: 'live', ...service, hasKey: await keys.has(address), keyIsKept, ...inEveryCase }
  }

  return {
    inUse,
    practice,
    saved,
    keys,
    status,
    openQuestion,
    /** As spreadsheets are prepared by it. */
    serviceTerms: (): ServiceTerms => {
      const { supplierCode, terms, described } = inUse()
      return { supplierCode, terms, ...(described && { interface: interfaceOf(described.service) }) }
    },

    /** The way to the service, opened when it is first needed; or `connection_missing`, `practice_supplier_not_chosen`. */
    link: (): Promise<Result<ServiceLink>> => {
      if (opened !== null) return opened
      const opening = openLink()
      opened = opening
      // A way that could not be opened is tried again the next time it is needed.
      const forgetIt = () => {
        if (opened === opening) opened = null
      }
      opening.then((link) => {
        if (!link.ok) forgetIt()
      }, forgetIt)
      return opening
    },
    closeLink,

    /** Whether this is the connection in use; none is while another one is about to be, for it could be either. */
    isInUse: async (seen: SeenConnection): Promise<boolean> => {
      const now = await status()
      const isSame = now.kind !== 'none' && JSON.stringify(seenConnectionOf(now)) === JSON.stringify(seen)
      return isSame && changesUnderWay === 0
    },
    /** Does what leads to another connection. */
    whileChanging: async <T>(work: () => Promise<T>): Promise<T> => {
      changesUnderWay += 1
      try {
        return await work()
      } finally {
        changesUnderWay -= 1
      }
    },
  }
}
