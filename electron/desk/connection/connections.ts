/** The connection in use: chosen by the person, remembered in the settings, its key in the keychain and nowhere else. */

import { memberOf } from '../../../shared/basics/members.ts'
import { interfaceOf, isWrapperOpen } from '../../../shared/description/describe-service.ts'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import {
  type ConnectionStatus,
  type LiveConnectionEntry,
  type Nothing,
  type SeenConnection,
  seenConnectionOf,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { type MoneyTerms, openTerms, usualTerms } from '../../../shared/service/money-terms.ts'
import { readAddress } from '../../../shared/service/service-address.ts'
import { supplierCodeFault } from '../../../shared/service/service-identifier.ts'
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
import type { JournalScope } from '../../storage/journal/journal.ts'
import { practiceName } from '../../storage/projects/connection-identity.ts'
import type { KeptDescription } from '../../storage/projects/descriptions.ts'
import type { LiveConnection, SettingsValues } from '../../storage/settings.ts'
import { type SecretPlace, secretNames } from '../../storage/vault/secrets.ts'

export type Connections = ReturnType<typeof createConnections>

type Ports = LinkPorts & Pick<Surroundings, 'settings' | 'secrets' | 'descriptions'>

export function createConnections(ports: Ports) {
  const { settings, secrets, descriptions } = ports
  let opened: Promise<Result<ServiceLink>> | null = null
  let changes = 0
  /** Where keys went that were typed in this run: a keychain may have refused one. */
  const keyPlaces = new Map<string, SecretPlace>()

  const saved = (name: string): LiveConnection | undefined =>
    settings.read('connections').find((one) => one.name === name)

  const live = (): LiveConnection | undefined => {
    const current = settings.read('currentConnection')
    return current.kind === 'live' ? saved(current.name) : undefined
  }
  /** Of the status, without looking for keys. */
  const kind = (): ConnectionStatus['kind'] => {
    const current = settings.read('currentConnection').kind
    return current === 'live' && live() === undefined ? 'none' : current
  }
  /** Those that an operator's document lists, where practice takes no other. */
  const practiceSuppliers = (): readonly string[] => {
    const field = descriptionOf(undefined)?.catalogueOf('accounts').supplierField
    return field?.isClosed === true ? field.documentedValues : []
  }
  /** `''` where there are several and nobody has said which. */
  const practiceSupplier = (): string => {
    const listed = practiceSuppliers()
    const [first = practiceSupplierCode, second] = listed
    if (second === undefined) return first
    const chosen = memberOf(settings.read('practiceSuppliers'), practiceName(practising().description))
    return listed.find((code) => code === chosen) ?? ''
  }
  /** Whose accounts and dry runs are meant; `null` without a connection. */
  const scope = (): JournalScope | null => {
    if (kind() === 'practice') return practiceScope(practising(), practiceSupplier())
    const connection = live()
    return connection === undefined ? null : liveScope(connection.address, connection.supplierCode)
  }
  /** By which document a service is known; without a live connection that which is, or would be, practised. One that is gone is not gone by. */
  const descriptionOf = (connection: LiveConnection | undefined): KeptDescription | null => {
    const id = connection === undefined ? settings.read('practiceDescription') : (connection.description ?? null)
    return id === null ? null : (descriptions.read(id) ?? null)
  }
  const description = (): KeptDescription | null => descriptionOf(live())
  const practising = () => practisingBy(descriptionOf(undefined)?.entry.id ?? null, settings.read('practiceRounds'))
  /** How the service takes money. */
  const terms = (): MoneyTerms => {
    const described = description()
    if (described !== null) return described.service.answers.terms ?? openTerms
    const connection = live()
    return connection === undefined ? usualTerms : (connection.terms ?? openTerms)
  }
  const keep = (connection: LiveConnection): void => {
    const others = settings.read('connections').filter(({ name }) => name !== connection.name)
    settings.write('connections', [...others, connection])
  }
  const hasKey = async (address: string): Promise<boolean> => (await secrets.read(secretNames.apiKey(address))) !== null

  /** After the settings say what is in use now: whoever asks for the way in the meantime is given the new one. */
  const closeLink = async (): Promise<void> => {
    const closing = opened
    opened = null
    const link = await closing?.catch(() => null)
    if (link?.ok) await link.value.close()
  }

  const openLink = async (): Promise<Result<ServiceLink>> => {
    const described = description()
    const own = described === null ? ports : { ...ports, shape: described.service.shape }
    if (kind() === 'practice') {
      // Nothing goes to the service for a supplier that nobody has chosen: no test, no addition, no question about an account.
      if (openQuestion() === 'supplier') return refuse(issue('practice_supplier_not_chosen', {}))
      const document = described === null ? {} : { practiceDocument: documentOf(described) }
      return linkToPractice({ ...own, ...document }, settings.read('practiceRounds'), practiceSupplier())
    }
    const connection = live()
    return connection === undefined
      ? refuse(issue('connection_missing', {}))
      : ok(linkToLive(own, liveService(connection, secrets)))
  }

  const choose = async (connection: SettingsValues['currentConnection']): Promise<Result<Nothing>> => {
    settings.write('currentConnection', connection)
    await closeLink()
    return ok({})
  }

  /** Forgets a live connection with its key and token, whichever is in use. */
  const forgetSaved = async (name: string): Promise<Result<Nothing>> => {
    const connection = saved(name)
    if (connection === undefined) return ok({})
    const { address } = connection
    if (live()?.name === name) await choose({ kind: 'none' })
    const others = settings.read('connections').filter((one) => one.name !== name)
    settings.write('connections', others)
    // Another supplier at the same service goes with the same key.
    if (others.some((one) => one.address === address)) return ok({})
    keyPlaces.delete(address)
    await secrets.forget(secretNames.apiKey(address))
    await secrets.forget(secretNames.token(address))
    return (await hasKey(address)) ? refuse(issue('key_not_forgotten', {})) : ok({})
  }

  /** What a person still has to say before anything is sent. */
  const openQuestion = (): ConnectionStatus['openQuestion'] => {
    if (kind() === 'practice' && practiceSupplier() === '') return 'supplier'
    const described = description()
    return described !== null && isWrapperOpen(described.service) ? 'wrapper' : null
  }

  const status = async (): Promise<ConnectionStatus> => {
    const all = await Promise.all(
      settings.read('connections').map(async ({ name, address, supplierCode }) => ({
        name,
        address,
        supplierCode,
        hasKey: await hasKey(address),
      })),
    )
    const inEveryCase = {
      saved: all,
      terms: terms(),
      description: description()?.entry ?? null,
      openQuestion: openQuestion(),
      descriptions: [...descriptions.list()],
    }
    const connection = live()
    if (connection === undefined) {
      if (kind() !== 'practice') return { kind: 'none', ...inEveryCase }
      const suppliers = [...practiceSuppliers()]
      return {
        kind: 'practice',
        supplierCode: practiceSupplier(),
        suppliers,
        round: practising().round,
        ...inEveryCase,
      }
    }
    const { address, supplierCode, token, createSeconds } = connection
    const keyIsKept = keyPlaces.get(address) ?? secrets.kept
    return {
      kind: 'live',
      address,
      supplierCode,
      token,
      createSeconds,
      hasKey: await hasKey(address),
      keyIsKept,
      ...inEveryCase,
    }
  }

  return {
    status,
    kind,
    scope,
    /** `''` where there is no connection yet. */
    supplierCode: (): string => scope()?.supplier ?? '',
    terms,
    description,
    openQuestion,
    /** As spreadsheets are prepared by it. */
    interface: (): Pick<ServiceTerms, 'interface'> => {
      const described = description()
      return described === null ? {} : { interface: interfaceOf(described.service) }
    },
    /** @param id  `null` goes by the interface that comes with the application */
    useDescription: async (id: string | null): Promise<Result<Nothing>> => {
      if (id !== null && descriptions.read(id) === undefined) return refuse(issue('description_gone', {}))
      const connection = live()
      if (connection === undefined) settings.write('practiceDescription', id)
      else {
        const { description: _, ...others } = connection
        keep(id === null ? others : { ...others, description: id })
      }
      await closeLink()
      return ok({})
    },
    /** Keeps what a person answers where the description in use does not say something. */
    answerDescription: async (answers: Answers): Promise<Result<Nothing>> => {
      const described = description()
      if (described === null) return refuse(issue('description_gone', {}))
      descriptions.answer(described.entry.id, answers)
      await closeLink()
      return ok({})
    },
    forgetDescription: (id: string): Result<Nothing> => {
      const users = [
        ...settings.read('connections').flatMap(({ name, description: used }) => (used === id ? [name] : [])),
        ...(settings.read('practiceDescription') === id ? [practiceUses] : []),
      ]
      if (users.length > 0) return refuse(issue('description_in_use', { users }))
      descriptions.forget(id)
      return ok({})
    },

    /** The way to the service, opened when it is first needed; or `connection_missing`, `practice_supplier_not_chosen`. */
    link: async (): Promise<Result<ServiceLink>> => {
      const opening = opened ?? openLink()
      opened = opening
      // A way that could not be opened is tried again the next time it is needed.
      const forgetIt = () => {
        if (opened === opening) opened = null
      }
      try {
        const link = await opening
        if (!link.ok) forgetIt()
        return link
      } catch (error) {
        forgetIt()
        throw error
      }
    },

    /** Whether this is the connection in use; none is while another one is about to be, for it could be either. */
    isInUse: async (seen: SeenConnection): Promise<boolean> => {
      const now = await status()
      const isSame = now.kind !== 'none' && JSON.stringify(seenConnectionOf(now)) === JSON.stringify(seen)
      return isSame && changes === 0
    },
    /** Does what leads to another connection. */
    whileChanging: async <T>(work: () => Promise<T>): Promise<T> => {
      changes += 1
      try {
        return await work()
      } finally {
        changes -= 1
      }
    },
    /** Whether it is the live connection of this name that is in use. */
    isLiveInUse: (name: string): boolean => live()?.name === name,

    connectPractice: () => choose({ kind: 'practice' }),

    /** @param supplierCode  one of those that the document lists */
    practiseAs: async (supplierCode: string): Promise<Result<Nothing>> => {
      if (kind() !== 'practice' || !practiceSuppliers().includes(supplierCode))
        return refuse(issue('practice_supplier_not_chosen', {}))
      const name = practiceName(practising().description)
      settings.write('practiceSuppliers', { ...settings.read('practiceSuppliers'), [name]: supplierCode })
      await closeLink()
      return ok({})
    },

    /** What is wrong with an entry, before anything is ended for it. */
    checkEntry: async (entry: LiveConnectionEntry): Promise<Result<Nothing>> => {
      const read = await readEntry(entry, hasKey)
      return read.ok ? ok({}) : read
    },

    /** Practises with a service that has no account yet; what is in the journal of the round before stays there, and counts no more. */
    practiseAfresh: async (): Promise<Result<Nothing>> => {
      await closeLink()
      // The service first: a journal that knew of nothing would take its old accounts for new ones.
      const { description: by, round } = practising()
      const emptied = emptyPractice(ports.practice, by)
      if (!emptied.ok) return emptied
      settings.write('practiceRounds', { ...settings.read('practiceRounds'), [practiceName(by)]: round + 1 })
      settings.write('currentConnection', { kind: 'practice' })
      return ok({})
    },

    connectLive: async (entry: LiveConnectionEntry): Promise<Result<Nothing>> => {
      const read = await readEntry(entry, hasKey)
      if (!read.ok) return read
      const { connection, apiKey } = read.value
      if (apiKey !== undefined) {
        await secrets.forget(secretNames.token(connection.address))
        keyPlaces.set(connection.address, await secrets.write(secretNames.apiKey(connection.address), apiKey))
      }
      // What was said of the service is asked once, whatever else is typed anew.
      keep({ ...connection, ...saidOf(saved(connection.name)) })
      return choose({ kind: 'live', name: connection.name })
    },

    /** Keeps what a person says of how the service in use takes money: with its description, where there is one. */
    sayTerms: async (terms: MoneyTerms): Promise<Result<Nothing>> => {
      const described = description()
      if (described !== null) {
        descriptions.answer(described.entry.id, { ...described.service.answers, terms })
        return ok({})
      }
      const connection = live()
      if (connection === undefined) return refuse(issue('connection_missing', {}))
      keep({ ...connection, terms })
      return ok({})
    },

    /** Uses a live connection again that was used before. */
    use: async (name: string): Promise<Result<Nothing>> =>
      saved(name) === undefined ? refuse(issue('connection_missing', {})) : choose({ kind: 'live', name }),

    /** Forgets the connection in use; a live one with its key and token. */
    forget: (): Promise<Result<Nothing>> => {
      const connection = live()
      return connection === undefined ? choose({ kind: 'none' }) : forgetSaved(connection.name)
    },

    forgetSaved,
    close: closeLink,
  }
}

/** Among what uses a description. */
const practiceUses: Message = { key: 'practice_uses', facts: {} }

const documentOf = ({ entry: { fileName }, text }: KeptDescription) => ({ fileName, text })

const saidOf = (connection: LiveConnection | undefined): Pick<LiveConnection, 'terms' | 'description'> => ({
  ...(connection?.terms === undefined ? {} : { terms: connection.terms }),
  ...(connection?.description === undefined ? {} : { description: connection.description }),
})

type ReadEntry = { readonly connection: LiveConnection; readonly apiKey?: string }

/** Every fault of an entry at once, so that a form can show each at its input. */
async function readEntry(
  entry: LiveConnectionEntry,
  hasKey: (address: string) => Promise<boolean>,
): Promise<Result<ReadEntry>> {
  const address = readAddress(entry.address)
  const supplierCode = entry.supplierCode.trim()
  const supplierFault = supplierCodeFault(supplierCode)
  const typedKey = entry.apiKey?.trim() ?? ''
  const needsKey = address.ok && typedKey === '' && !(await hasKey(address.value))
  const faults: Issue[] = [
    ...(address.ok ? [] : address.issues.map((one) => ({ ...one, where: { path: 'address' } }))),
    ...(supplierFault === null ? [] : [{ ...supplierFault, where: { path: 'supplierCode' } }]),
    ...(needsKey ? [issue('key_missing', {}, { path: 'apiKey' })] : []),
  ]
  const [first, ...rest] = faults
  if (first !== undefined || !address.ok) return refuse(first ?? issue('address_missing', {}), ...rest)
  // The whole address: two services may share a host.
  const name = `${supplierCode}@${address.value.replace(/^https?:\/\//, '')}`
  return ok({
    connection: { name, address: address.value, supplierCode, token: entry.token, createSeconds: entry.createSeconds },
    ...(typedKey === '' ? {} : { apiKey: typedKey }),
  })
}
