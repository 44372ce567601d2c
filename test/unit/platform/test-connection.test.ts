import { describe, expect, test } from 'vitest'
import { testConnection } from '../../../electron/platform/test-connection.ts'
import { startForTest } from '../practice/practice-client.ts'
import { isTokenRequest, json, type Scripted, serveScript, tokenAnswer } from './scripted-server.ts'
import { apiKey, testPlatform } from './test-platform.ts'

const host = 'service.example'
const outcomesOf = async (baseUrl: string, options: Parameters<typeof testPlatform>[1] = {}) => {
  const { steps } = await testConnection(testPlatform(baseUrl, options), host)
  return steps.map(({ name, outcome, serviceWords }) => [name, outcome, serviceWords])
}
const good = (name: string) => [name, 'good', undefined]

describe('the connection test, on the practice service', () => {
  const tryOut = async (supplierCode: string) => {
    const service = await startForTest()
    return outcomesOf(service.baseUrl, { supplierCode, readApiKey: async () => service.apiKey })
  }

  test('is good for a supplier that takes accounts, and creates nothing', async () => {
    const service = await startForTest()
    const platform = testPlatform(service.baseUrl, { supplierCode: 'PRACTICE', readApiKey: async () => service.apiKey })
    const { steps } = await testConnection(platform, host)
    expect(steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'good'])
    expect(await platform.listAccounts('all')).toEqual({ kind: 'done', value: [] })
  })

  test('tells a supplier that is paused, or complete, in the service’s own words', async () => {
    expect(await tryOut('PRACTICE_PAUSED')).toEqual([
      good('address'),
      good('key'),
      ['supplier', 'bad', expect.stringContaining('paused')],
    ])
    expect(await tryOut('PRACTICE_COMPLETE')).toEqual([
      good('address'),
      good('key'),
      ['supplier', 'bad', expect.stringContaining('complete')],
    ])
  })

  test('tells a supplier that the service does not know', async () => {
    const [, , supplier] = await tryOut('NOBODY')
    expect(supplier).toEqual(['supplier', 'bad', expect.any(String)])
  })

  test('tells a wrong key, and tries nothing with it', async () => {
    const service = await startForTest()
    expect(await outcomesOf(service.baseUrl, { readApiKey: async () => apiKey })).toEqual([
      good('address'),
      ['key', 'bad', expect.stringContaining('refused')],
      ['supplier', 'notTried', undefined],
    ])
  })
})

describe('the connection test', () => {
  test('at an address of someone else ends at the first step', async () => {
    const server = await serveScript(() => ({ status: 404, body: '<html>Welcome to my shop</html>' }))
    expect(await outcomesOf(server.baseUrl)).toEqual([
      ['address', 'bad', undefined],
      ['key', 'notTried', undefined],
      ['supplier', 'notTried', undefined],
    ])
    expect(server.asked).toHaveLength(1)
  })

  const validated = json(400, {
    code: 'account_failed_validation',
    errors: [{ detail: 'Required.', attr: 'external_account_number' }],
  })
  test.each<readonly [string, Scripted, Scripted, string, string | undefined]>([
    [
      'takes a supplier for open whose attempt fails validation',
      validated,
      json(400, { code: 'import_process_failed_validation', detail: 'Run validate.', domain: 'import_process' }),
      'good',
      undefined,
    ],
    [
      'shows words it can’t place to the person',
      validated,
      json(409, { detail: 'We are closed.', code: 'closed' }),
      'bad',
      'We are closed.',
    ],
    [
      'shows a key that may not use the supplier',
      json(403, { detail: 'Not yours.', code: 'permission_denied' }),
      { status: 500 },
      'bad',
      'Not yours.',
    ],
    [
      'shows a supplier code that is refused',
      json(400, { import_supplier: ['Unknown supplier.'], external_account_number: ['Required.'] }),
      { status: 500 },
      'bad',
      'Unknown supplier.',
    ],
  ])('%s', async (_title, dryRun, create, outcome, serviceWords) => {
    const server = await serveScript((asked) => {
      if (isTokenRequest(asked)) return tokenAnswer()
      if (asked.method === 'GET') return json(401, { detail: 'No token.', code: 'not_authenticated' })
      return asked.path.endsWith('/validate/') ? dryRun : create
    })
    const [, , supplier] = await outcomesOf(server.baseUrl)
    expect(supplier).toEqual(['supplier', outcome, serviceWords])
    const sent = server.asked.filter(({ path }) => path.startsWith('/v2') && !path.includes('SUPPLIER'))
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual(sent.map(() => ({ import_supplier: 'SUPPLIER' })))
  })
})
