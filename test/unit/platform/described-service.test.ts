/** A service as its operator's document describes it: other addresses, a request around the account, names of its own, lists in pages. */
import { expect, test } from 'vitest'
import { readServiceLists } from '../../../electron/imports/service-lists.ts'
import { testConnection } from '../../../electron/platform/test-connection.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { describeHeat, serveHeat } from '../../support/services/heat-operator.ts'
import { testPlatform } from './test-platform.ts'

async function heat(shape = describeHeat().shape) {
  const server = await serveHeat()
  return { server, platform: testPlatform(server.baseUrl, { supplierCode: 'WARM & CO', shape }) }
}

const contract = (number: string, surname = 'Byron') => ({
  brand: 'WARM & CO',
  contract_no: number,
  holders: [{ surname: 'Lovelace' }, { surname }],
})

test('an account is tried, created and asked about where the document says, in the request that it shows', async () => {
  const { server, platform } = await heat()
  expect(await platform.validateAccount(contract('1'))).toEqual({ kind: 'passed' })
  expect(await platform.createAccount(contract('1'))).toEqual({ kind: 'accepted' })
  expect(await platform.fetchProcess('1')).toMatchObject({ kind: 'found', record: { heat_account_number: 'H-1' } })
  expect(await platform.fetchProcess('2')).toEqual({ kind: 'notFound' })
  expect(await platform.fetchTransferStatus('1')).toMatchObject({ kind: 'done', value: { status: 'PROCESSED' } })
  expect(await platform.createAccount(contract('1'))).toMatchObject({ kind: 'alreadyImported', platformNumber: 'H-1' })
  expect(server.asked.slice(1).map(({ method, path, body }) => [method, path, body && JSON.parse(body)])).toEqual([
    ['POST', '/onboard/contracts/trial', { contract: contract('1') }],
    ['POST', '/onboard/contracts', { contract: contract('1'), run: {} }],
    ['GET', '/onboard/contracts/WARM%20%26%20CO/1', ''],
    ['GET', '/onboard/contracts/WARM%20%26%20CO/2', ''],
    ['GET', '/look-up/1/of/WARM%20%26%20CO/state', ''],
    ['POST', '/onboard/contracts', { contract: contract('1'), run: {} }],
  ])
})

test('what is wrong is told at its path in the account, not in the request around it', async () => {
  const { platform } = await heat()
  expect(await platform.validateAccount(contract('1', 'Nobody'))).toMatchObject({
    kind: 'refused',
    issues: [{ message: serviceSays('Nobody can’t have heat.'), where: { path: 'holders.1.surname' } }],
  })
})

test('lists are read to their last page, by the names of their records, and from nobody else', async () => {
  const { platform } = await heat()
  for (const number of ['1', '2', '3']) await platform.createAccount(contract(number))
  const { accounts, lengths, troubles } = await readServiceLists(platform)
  expect({ lengths, troubles }).toEqual({ lengths: { all: 3, pending: 0, imported: 3 }, troubles: [] })
  expect(accounts.get('3')).toEqual({
    number: '3',
    standing: 'imported',
    platformNumber: 'H-3',
    createdAt: '2026-11-21T10:00:00Z',
  })
})

test('what the service has no call for is said in a sentence, and nothing is sent', async () => {
  const { shape } = describeHeat((paths) => {
    for (const path of Object.keys(paths)) if (path !== '/onboard/contracts') delete paths[path]
    // By which the contracts of a brand are known.
    paths['/x/{brand}'] = { get: {} }
    paths['/x/{brand}/{contract_no}'] = { post: {} }
    paths['/y/{brand}/{contract_no}/{other}'] = { get: {} }
  })
  const { server, platform } = await heat(shape)
  const outcomes = [
    await platform.validateAccount(contract('1')),
    await platform.createAccount(contract('1')),
    await platform.fetchProcess('1'),
    await platform.fetchTransferStatus('1'),
    await platform.listAccounts('pending'),
    await platform.addNotes({}),
    await platform.addTransactions({}),
    await platform.addStatements({}),
    await platform.addPaymentInstruction({}),
  ]
  const said = outcomes.map((one) => (one.kind === 'notSent' ? sayMessage(one.issue.message) : one.kind))
  expect(said).toEqual([
    expect.stringContaining('has no dry run'),
    expect.stringContaining('none is created there'),
    expect.stringContaining('none is created there'),
    expect.stringContaining('can’t be asked whether an account is there'),
    expect.stringContaining('no list of accounts that are waiting'),
    expect.stringContaining('no notes'),
    expect.stringContaining('no transactions'),
    expect.stringContaining('no past statements'),
    expect.stringContaining('no payment instructions'),
  ])
  expect(server.asked).toEqual([])
})

test('a connection to a service without a dry run is tested by its create alone', async () => {
  const { shape } = describeHeat()
  const { server, platform } = await heat({ ...shape, routes: { ...shape.routes, validate: null } })
  await testConnection(platform, 'heat')
  expect(
    server.asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)]),
  ).toEqual([
    ['/v1/graphql/', expect.anything()],
    ['/onboard/contracts', { contract: { brand: 'WARM & CO' }, run: {} }],
  ])
})
