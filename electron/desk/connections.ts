/** The connection in use: chosen by the person, remembered in the settings, its key in the keychain and nowhere else. */
import type { ConnectionStatus, LiveConnectionEntry, Nothing } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import { readAddress } from '../platform/address.ts'
import { connectionIdentity } from '../storage/connection-identity.ts'
import type { JournalScope } from '../storage/journal.ts'
import { type Secrets, secretNames } from '../storage/secrets.ts'
import type { LiveConnection, Settings } from '../storage/settings.ts'
import { type LinkPorts, linkToLive, linkToPractice, practiceSupplierCode, type ServiceLink } from './service-link.ts'

export type Connections = {
  status(): Promise<ConnectionStatus>
  /** `''` where there is no connection yet. */
  supplierCode(): string
  /** Whose accounts and dry runs are meant; `null` without a connection. */
  scope(): JournalScope | null
  /** The way to the service, opened when it is first needed; or `connection_missing`. */
  link(): Promise<Result<ServiceLink>>
  connectPractice(): Promise<void>
  connectLive(entry: LiveConnectionEntry): Promise<Result<Nothing>>
  /** Forgets the connection with its key and token. */
  forget(): Promise<void>
  close(): Promise<void>
}

export type ConnectionsPorts = LinkPorts & {
  readonly settings: Settings
  readonly secrets: Secrets
}

export function createConnections(ports: ConnectionsPorts): Connections {
  const { settings, secrets } = ports
  let opened: Promise<Result<ServiceLink>> | null = null

  const live = (): LiveConnection | undefined => {
    const current = settings.read('currentConnection')
    if (current.kind !== 'live') return undefined
    return settings.read('connections').find(({ name }) => name === current.name)
  }
  const kind = (): ConnectionStatus['kind'] => {
    const current = settings.read('currentConnection').kind
    return current === 'live' && live() === undefined ? 'none' : current
  }

  const closeLink = async (): Promise<void> => {
    const link = await opened
    opened = null
    if (link?.ok) await link.value.close()
  }

  const openLink = async (): Promise<Result<ServiceLink>> => {
    if (kind() === 'practice') return linkToPractice(ports)
    const connection = live()
    return connection === undefined
      ? refuse(issue('connection_missing', {}))
      : ok(linkToLive(ports, liveService(connection, secrets)))
  }

  return {
    status: async () => {
      const connection = live()
      if (connection === undefined) {
        return kind() === 'practice' ? { kind: 'practice', supplierCode: practiceSupplierCode } : { kind: 'none' }
      }
      const { address, supplierCode, token } = connection
      const hasKey = (await secrets.read(secretNames.apiKey(address))) !== null
      return { kind: 'live', address, supplierCode, token, hasKey, keyIsKept: secrets.kept }
    },
    supplierCode: () => (kind() === 'practice' ? practiceSupplierCode : (live()?.supplierCode ?? '')),
    scope: () => {
      if (kind() === 'practice') {
        return { connection: connectionIdentity({ kind: 'practice' }), supplier: practiceSupplierCode }
      }
      const connection = live()
      return connection === undefined
        ? null
        : {
            connection: connectionIdentity({ kind: 'live', baseUrl: connection.address }),
            supplier: connection.supplierCode,
          }
    },
    link: async () => {
      opened ??= openLink()
      const link = await opened
      // A way that could not be opened is tried again the next time it is needed.
      if (!link.ok) opened = null
      return link
    },

    connectPractice: async () => {
      await closeLink()
      settings.write('currentConnection', { kind: 'practice' })
    },

    connectLive: async (entry) => {
      const read = await readEntry(entry, secrets)
      if (!read.ok) return read
      const { connection, apiKey } = read.value
      await closeLink()
      if (apiKey !== undefined) {
        await secrets.forget(secretNames.token(connection.address))
        await secrets.write(secretNames.apiKey(connection.address), apiKey)
      }
      const others = settings.read('connections').filter(({ name }) => name !== connection.name)
      settings.write('connections', [...others, connection])
      settings.write('currentConnection', { kind: 'live', name: connection.name })
      return ok({})
    },

    forget: async () => {
      const connection = live()
      await closeLink()
      settings.write('currentConnection', { kind: 'none' })
      if (connection === undefined) return
      const others = settings.read('connections').filter(({ name }) => name !== connection.name)
      settings.write('connections', others)
      // Another supplier at the same service goes with the same key.
      if (others.some(({ address }) => address === connection.address)) return
      await secrets.forget(secretNames.apiKey(connection.address))
      await secrets.forget(secretNames.token(connection.address))
    },

    close: closeLink,
  }
}

/** How the client is made for a live connection: its key is read where it is kept each time a token is needed. */
export const liveService = ({ address, supplierCode, token }: LiveConnection, secrets: Secrets) => ({
  baseUrl: address,
  supplierCode,
  readApiKey: () => secrets.read(secretNames.apiKey(address)),
  tokenStore: {
    read: () => secrets.read(secretNames.token(address)),
    write: (text: string) => secrets.write(secretNames.token(address), text),
    forget: () => secrets.forget(secretNames.token(address)),
  },
  tokenRequest: token,
})

type ReadEntry = { readonly connection: LiveConnection; readonly apiKey?: string }

/** Every fault of an entry at once, so that a form can show each at its input. */
async function readEntry(entry: LiveConnectionEntry, secrets: Secrets): Promise<Result<ReadEntry>> {
  const address = readAddress(entry.address)
  const supplierCode = entry.supplierCode.trim()
  const typedKey = entry.apiKey?.trim() ?? ''
  const keptKey = address.ok ? await secrets.read(secretNames.apiKey(address.value)) : null
  const faults: Issue[] = [
    ...(address.ok ? [] : address.issues.map((one) => ({ ...one, where: { path: 'address' } }))),
    ...(supplierCode === '' ? [issue('supplier_code_missing', {}, { path: 'supplierCode' })] : []),
    ...(address.ok && typedKey === '' && keptKey === null ? [issue('key_missing', {}, { path: 'apiKey' })] : []),
  ]
  const [first, ...rest] = faults
  if (first !== undefined || !address.ok) return refuse(first ?? issue('address_missing', {}), ...rest)
  const name = `${supplierCode}@${new URL(address.value).host}`
  return ok({
    connection: { name, address: address.value, supplierCode, token: entry.token },
    ...(typedKey === '' ? {} : { apiKey: typedKey }),
  })
}
