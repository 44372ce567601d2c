/** A saved connection that goes by its operator's description: a command knows of it what the window knows. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import { chosenInterface, type InterfaceChoice } from '../../../electron/cli/choices/chosen-interface.ts'
import { whereTo } from '../../../electron/cli/with-service.ts'
import { openHome } from '../../../electron/home.ts'
import { openPlainSettings } from '../../../electron/shell/plain-settings.ts'
import { openDescriptions } from '../../../electron/storage/projects/descriptions.ts'
import { keepInMemory } from '../../../electron/storage/vault/secrets.ts'
import { openVaultUnattended } from '../../../electron/storage/vault/unattended-vault.ts'
import { version } from '../../../electron/version.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import { defaultTokenRequest } from '../../../shared/ipc.ts'
import { valueIn } from '../../support/desks/open-test-desk.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { commandLine } from './command-line.ts'

const { folder, ports, write } = commandLine()
const water = fileURLToPath(new URL('../../fixtures/services/water.openapi.yml', import.meta.url))
const text = readFileSync(water, 'utf8')
const terms = { positiveBalance: 'credit', amountUnit: 'smallest' } as const
const answers: Answers = { terms, keys: { 'occupants[]': ['surname'] }, wrapper: true }

const connection = (name: string, description: string) => ({
  ...{ name, address: `https://${name}.example`, supplierCode: 'BLUE', token: defaultTokenRequest },
  ...{ createSeconds: 30, description },
})

beforeAll(async () => {
  const home = valueIn(openHome(`${folder}/home`))
  const ports = { home, secrets: keepInMemory(), passphrase: undefined, say: () => {} }
  const { data, close } = valueIn(await openVaultUnattended(ports))
  const descriptions = openDescriptions(data, { clock: Date.now, version })
  const keep = (fileName: string, document: string) =>
    descriptions.keep({ fileName, text: document }, valueIn(describeService(document, fileName)))
  const id = keep('water.openapi.yml', text)
  descriptions.answer(id, answers)
  await close()
  openPlainSettings(home).write('connections', [connection('blue', id), connection('gone', 'not here')])
})

const chosenBy = (choice: InterfaceChoice, here = ports()) => {
  vi.stubEnv('MIGRATION_DESK_HOME', `${folder}/home`)
  return chosenInterface(choice, catalogueOfKind, here)
}

test('goes by it, with all that was answered in the window, and says so in one line', async () => {
  const here = ports()
  const chosen = await chosenBy({ connection: 'blue' }, here)
  expect(here.told).toEqual([
    expect.stringMatching(
      soundsLike('connection_goes_by', {
        connection: 'blue',
        description: '“Bluewater onboarding”, version 2026.4 (water.openapi.yml)',
      }),
    ),
  ])
  expect(chosen.described?.answers).toEqual(answers)
  expect(whereTo({ supplier: 'BLUE', connection: 'blue', ...chosen }).service).toMatchObject({
    terms,
    settingsIn: 'connect',
  })
})

test('the same document may be named beside it', async () => {
  expect((await chosenBy({ connection: 'blue', interface: water })).described?.answers).toEqual(answers)
})

test.each([
  ['another document', { interface: write('other.yml', `${text}\n# Later.\n`) }, 'other.yml is another document'],
  ['answers in a file', { interfaceAnswers: 'any.json' }, 'Leave --interface-answers out'],
])('%s is refused, for the window’s count', async (_what, more, sentence) => {
  await expect(chosenBy({ connection: 'blue', ...more })).rejects.toThrow(sentence)
})

test('one whose description was lost says where to load it', async () => {
  await expect(chosenBy({ connection: 'gone' })).rejects.toThrow('Load it in the application, in Connect')
})
