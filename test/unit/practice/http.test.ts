import { expect, test } from 'vitest'
import {
  connect,
  createPath,
  obtainToken,
  practiseForTest,
  startForTest,
  statusPath,
  validatePath,
} from './practice-client.ts'

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['no body', '', 'The body is not JSON in UTF-8.'],
  ['half a body', '{"import_supplier": ', 'The body is not JSON in UTF-8.'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xe9, 0x22]), 'The body is not JSON in UTF-8.'],
  ['a hundred thousand brackets', '['.repeat(100_000), 'The JSON is nested deeper than 100 levels.'],
])('%s is 400 parse_error', async (_case, body, detail) => {
  const service = await startForTest()
  const token = await obtainToken(service)
  for (const path of [validatePath, createPath]) {
    const reply = await fetch(service.baseUrl + path, {
      method: 'POST',
      headers: { Authorization: `Token ${token}` },
      body,
    })
    expect([reply.status, await reply.json()]).toEqual([400, { detail, code: 'parse_error' }])
  }
})

test('brackets inside of text do not count as nesting', async () => {
  const client = await practiseForTest()
  const body = {
    import_supplier: 'PRACTICE',
    external_account_number: '1',
    notes: [{ body: `${'['.repeat(500)} \\" {` }],
  }
  expect((await client.post(validatePath, body)).status).toBe(200)
})

test('a body of some MB is read, and one above the bound is 413', async () => {
  const client = await practiseForTest()
  const body = (length: number) => ({
    import_supplier: 'PRACTICE',
    external_account_number: '1',
    notes: [{ body: 'x'.repeat(length) }],
  })
  expect((await client.post(validatePath, body(7_000_000))).status).toBe(200)
  expect(await client.post(validatePath, body(9_000_000))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  })
})

test('a body of unknown length is refused as soon as it is too long', async () => {
  const service = await startForTest()
  const token = await obtainToken(service)
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) })
  const init = { method: 'POST', headers: { Authorization: `Token ${token}` }, body: endless, duplex: 'half' }
  expect((await fetch(service.baseUrl + createPath, init as RequestInit)).status).toBe(413)
})

test('a missing trailing slash is 404 and says so', async () => {
  const client = await practiseForTest()
  const expected = { status: 404, body: { detail: 'Not found. Addresses end with a slash.', code: 'not_found' } }
  expect(await client.post(createPath.slice(0, -1), {})).toMatchObject(expected)
  expect(await client.get(statusPath('1').slice(0, -1))).toMatchObject(expected)
})

test('another method than the documented one is 405 with the right one', async () => {
  const service = await startForTest()
  const client = await connect(service)
  const read = await client.get(createPath)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  const written = await client.post(statusPath('1'), {})
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET'])
  const token = await client.get(service.graphqlPath)
  expect([token.status, token.body]).toEqual([
    405,
    { code: 'method_not_allowed', detail: 'This address takes POST only.' },
  ])
})

test('an address that does not exist is 404', async () => {
  const client = await practiseForTest()
  expect(await client.get('/v3/data-import/accounts/')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await client.get('/')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('nobody but this computer reaches the service, and it is there under one address alone', async () => {
  const { baseUrl } = await startForTest()
  const { hostname, port } = new URL(baseUrl)
  expect(hostname).toBe('127.0.0.1')
  for (const other of ['127.0.0.2', '[::1]'])
    await expect(fetch(`http://${other}:${port}/`, { signal: AbortSignal.timeout(2000) })).rejects.toThrow()
})

test('a body of two megabytes, as a large account has, is validated and created', async () => {
  const client = await practiseForTest()
  const transaction = {
    type: 'CHARGE',
    reason: 'DATA_IMPORT_BALANCE_TRANSFER',
    amount: '120.50',
    transaction_date: '2024-05-02',
  }
  const transactions = Array.from({ length: 18_000 }, (_, index) => ({ transaction_id: `T-${index}`, ...transaction }))
  const body = {
    import_supplier: 'PRACTICE',
    external_account_number: '1',
    ledgers: [{ historical_billing_documents: [{ transactions }] }],
  }
  expect(JSON.stringify(body).length).toBeGreaterThan(2_000_000)
  expect((await client.post(validatePath, body)).status).toBe(200)
  expect((await client.post(createPath, body)).status).toBe(201)
})
