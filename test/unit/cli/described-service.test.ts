/** A spreadsheet that goes to a service by its operator's own document, from its rows to the service's answers. */
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { chosenInterface } from '../../../electron/cli/choices/chosen-interface.ts'
import { addToAccounts } from '../../../electron/cli/commands/add-command.ts'
import { importAccounts } from '../../../electron/cli/commands/import-command.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { heatFile, heatWith, serveHeat } from '../../support/services/heat-operator.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import { commandLine } from './command-line.ts'

const { folder, ports, write } = commandLine()
const document = fileURLToPath(heatFile)
const water = fileURLToPath(new URL('../../fixtures/services/water.openapi.yml', import.meta.url))

async function heat() {
  const server = await serveHeat()
  vi.stubEnv('MIGRATION_DESK_HOME', `${folder}/home`)
  vi.stubEnv('MIGRATION_DESK_BASE_URL', server.baseUrl)
  vi.stubEnv('MIGRATION_DESK_API_KEY', 'sk-live-0123456789')
  vi.stubEnv('MIGRATION_DESK_AMOUNT_UNIT', 'whole')
  const here = ports()
  const choice = { supplier: 'WARM', connection: 'env', yes: true }
  return { server, here, choice }
}

test('accounts are created, and each that the service refuses says why at its row', async () => {
  const { server, here, choice } = await heat()
  const file = write(
    'contracts.csv',
    'Contract no,Given name,Surname,Opening debt\n0001,Ada,Byron,12.50\n0002,Eve,Nobody,\n',
  )
  const chosen = await chosenInterface({ interface: document }, catalogueOfKind, here)
  expect(await importAccounts(file, { ...choice, ...chosen }, here)).toBe(1)
  expect(here.lines).toEqual([expect.stringMatching(/^0002\t.*Nobody can’t have heat/), '0001\tPROCESSED\tH-0001'])
  expect([...server.contracts.values()]).toEqual([
    { brand: 'WARM', contract_no: '0001', opening_debt: 1250, holders: [{ given_name: 'Ada', surname: 'Byron' }] },
  ])
})

test('where there is no dry run, accounts are created without, and what is refused then says why', async () => {
  const { server, here, choice } = await heat()
  const untried = write(
    'untried.json',
    heatWith((paths) => {
      delete paths['/onboard/contracts/trial']
    }),
  )
  const file = write('others.csv', 'Contract no,Surname\n0101,Byron\n0102,Nobody\n0103,Odd\n')
  const chosen = await chosenInterface({ interface: untried }, catalogueOfKind, here)
  expect(await importAccounts(file, { ...choice, ...chosen }, here)).toBe(1)
  expect([...here.lines].sort()).toEqual([
    '0101\tPROCESSED\tH-0101',
    expect.stringMatching(/^0102\tREFUSED\t.*Nobody can’t have heat/),
    expect.stringMatching(/^0103\tREFUSED\t.*Not today/),
  ])
  const addresses = new Set(server.asked.flatMap(({ method, path }) => (method === 'POST' ? [path] : [])))
  expect(addresses).toEqual(new Set(['/v1/graphql/', '/onboard/contracts']))
})

test('what is added to accounts goes by the document too', async () => {
  const { server, here, choice } = await heat()
  server.contracts.set('0001', {})
  const file = write(
    'postings.csv',
    'Contract no,Posting id,Booked on,Amount,Sort\n0001,P1,2026-11-02,12.50,DUE\n0001,P2,2026-11-03,3,PAID\n',
  )
  const chosen = await chosenInterface({ interface: document, additions: true }, catalogueOfKind, here)
  expect(await addToAccounts('transactions', file, { ...choice, ...chosen }, here)).toBe(0)
  expect(here.lines).toEqual([expect.stringMatching(/^0001\tDONE\t2 transactions added\./)])
  const sent = server.asked.filter(({ path }) => path.startsWith('/contracts/')).map(({ body }) => JSON.parse(body))
  expect(sent).toEqual([
    {
      brand: 'WARM',
      contract_no: '0001',
      postings: [
        { posting_id: 'P1', booked_on: '2026-11-02', amount: 1250, sort: 'DUE' },
        { posting_id: 'P2', booked_on: '2026-11-03', amount: 300, sort: 'PAID' },
      ],
    },
  ])
})

test('the practice service goes by the document, so that all of it can be tried out', async () => {
  vi.stubEnv('MIGRATION_DESK_HOME', `${folder}/practised`)
  const here = ports()
  const file = write('practised.csv', 'Contract no,Given name,Surname\n0001,Ada,Byron\n')
  const chosen = await chosenInterface({ interface: document }, catalogueOfKind, here)
  const choice = { supplier: 'PRACTICE', practice: true, yes: true, ...chosen }
  expect(await importAccounts(file, choice, here)).toBe(0)
  expect(here.lines).toEqual([expect.stringMatching(/^0001\tPROCESSED\t/)])
})

test('how amounts are sent is to be said where it is looked for: with a file of answers, in that file', async () => {
  vi.stubEnv('MIGRATION_DESK_HOME', `${folder}/unsaid`)
  vi.stubEnv('MIGRATION_DESK_BASE_URL', 'http://127.0.0.1:9')
  vi.stubEnv('MIGRATION_DESK_API_KEY', 'sk-live-0123456789')
  const said = { title: 'Bluewater onboarding', version: '2026.4', answers: { wrapper: true } }
  const answers = write('unsaid.json', JSON.stringify({ format: 'Migration Desk interface answers', ...said }))
  const here = ports()
  const file = write('unsaid.csv', 'Household no,Surname,Opening balance\n1234567,Byron,12.50\n')
  const chosen = await chosenInterface({ interface: water, interfaceAnswers: answers }, catalogueOfKind, here)
  expect(await importAccounts(file, { supplier: 'BLUE', connection: 'env', yes: true, ...chosen }, here)).toBe(1)
  expect(here.told.at(-1)).toMatch(soundsLike('terms_missing', { settingsIn: 'answers', settings: '' }))
})
