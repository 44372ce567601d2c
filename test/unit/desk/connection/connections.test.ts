import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConnectionHandlers } from '../../../../electron/desk/answering/connection-handlers.ts'
import { createConnections } from '../../../../electron/desk/connection/connections.ts'
import { AccountRegister } from '../../../../electron/desk/project/account-register.ts'
import { nodeHttp } from '../../../../electron/platform/sending/node-http.ts'
import { createBrowserShell } from '../../../../electron/shell/browser-shell.ts'
import { openPlainSettings } from '../../../../electron/shell/plain-settings.ts'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { openDescriptions } from '../../../../electron/storage/projects/descriptions.ts'
import { keepInMemory } from '../../../../electron/storage/vault/secrets.ts'
import { ownShape } from '../../../../shared/description/service-shape.ts'
import { defaultTokenRequest, type SeenConnection } from '../../../../shared/ipc.ts'
import { openTerms } from '../../../../shared/service/money-terms.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { testKey } from '../../storage/vault/test-key.ts'

/** Over a keychain that takes its time, as those of operating systems do. */
function openSlowConnections() {
  const memory = keepInMemory()
  const secrets = {
    ...memory,
    write: async (name: string, value: string) => {
      await pause(20)
      return memory.write(name, value)
    },
  }
  const settings = openPlainSettings(temporaryHome())
  const database = valueIn(openDatabase(temporaryHome()))
  const descriptions = openDescriptions({ database, ...testKey }, { clock: Date.now, version: '0.1.0' })
  const surroundings = { shape: ownShape, fetch: nodeHttp, clock: Date.now, logBug: () => {} }
  const ports = { practice: null, ...surroundings, settings, secrets, descriptions }
  const connections = createConnections(ports)
  return { ...connections, ...createConnectionHandlers({ ...ports, ...noProject, connections }) }
}

/** Nothing is open that would have to follow. */
const noProject = {
  session: { followConnection: async () => {}, state: () => null, register: () => new AccountRegister([]) },
  imports: { changeConnection: <T>(change: () => Promise<T>) => change(), followOpen: async () => {} },
  endWork: async () => {},
  tellNews: () => {},
  shell: createBrowserShell(() => {}, []),
  createReader: () => {
    throw new Error('No document is read here.')
  },
}

const entry = (supplierCode: string) => ({
  address: 'https://service.example',
  supplierCode,
  apiKey: 'a key',
  token: defaultTokenRequest,
  createSeconds: 30,
})

test('the way to the service leads to the connection in use, also when it was asked for while that was changed', async () => {
  const connections = openSlowConnections()
  await connections.connectLive(entry('FIRST'))
  const changing = connections.connectLive(entry('SECOND'))
  await pause(5)
  await connections.link()
  await changing
  const link = await connections.link()
  expect(link.ok && link.value.scope.supplier).toBe('SECOND')
})

test('a supplier code that no address can hold is no connection', async () => {
  const connections = openSlowConnections()
  expect(await connections.connectLive(entry('..'))).toMatchObject({
    ok: false,
    issues: [{ code: 'supplier_code_unusable', where: { path: 'supplierCode' } }],
  })
})

test('no connection is in use while it is being changed, for it could be either', async () => {
  const connections = openSlowConnections()
  await connections.connectLive(entry('FIRST'))
  const seen: SeenConnection = {
    kind: 'live',
    supplierCode: 'FIRST',
    address: 'https://service.example',
    terms: openTerms,
    description: null,
  }
  const changed = Promise.withResolvers<void>()
  const changing = connections.whileChanging(() => changed.promise)
  expect(await connections.isInUse(seen)).toBe(false)
  changed.resolve()
  await changing
  expect(await connections.isInUse(seen)).toBe(true)
})
