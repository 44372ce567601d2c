import { describe, expect, test } from 'vitest'
import { createFaults, type Fault } from '../../../electron/practice/faults/faults.ts'
import {
  account,
  clientWith,
  connect,
  createPath,
  obtainToken,
  type PracticeClient,
  practiseForTest,
  startForTest,
  statusPath,
} from './practice-client.ts'

const faultsPath = '/practice/faults/'

const setFaults = (client: PracticeClient, ...faults: unknown[]) => client.post(faultsPath, { faults })

describe('a fault', () => {
  test('drop_before closes the connection, and nothing was done', async () => {
    const client = await practiseForTest()
    await setFaults(client, { kind: 'drop_before', operation: 'create', times: 1 })
    await expect(client.post(createPath, account('1'))).rejects.toThrow('fetch failed')
    expect((await client.get(statusPath('1'))).status).toBe(404)
    expect((await client.post(createPath, account('1'))).status).toBe(201)
  })

  test('no_guard takes an account that is there already once more', async () => {
    const client = await practiseForTest()
    await client.post(createPath, account('1'))
    expect((await client.post(createPath, account('1'))).status).toBe(400)
    await setFaults(client, { kind: 'no_guard', operation: 'create' })
    expect((await client.post(createPath, account('1'))).status).toBe(201)
  })

  test('drop_after closes the connection, and the work was done', async () => {
    const client = await practiseForTest()
    await setFaults(client, { kind: 'drop_after', operation: 'create', times: 1 })
    await expect(client.post(createPath, account('1'))).rejects.toThrow('fetch failed')
    expect((await client.get(statusPath('1'))).status).toBe(200)
  })

  test.each([
    ['too_many_requests', 429, 7, '7'],
    ['unavailable', 503, 0, '0'],
    ['unavailable', 503, 'Sat, 21 Nov 2026 12:00:05 GMT', 'Sat, 21 Nov 2026 12:00:05 GMT'],
    ['unavailable', 503, undefined, null],
    ['server_error', 500, undefined, null],
  ])('%s answers %i with Retry-After %j, and nothing was done', async (kind, status, retryAfter, header) => {
    const client = await practiseForTest()
    await setFaults(client, { kind, operation: 'create', retryAfter })
    const reply = await client.post(createPath, account('1'))
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, header])
    expect(reply.body).toEqual({ code: expect.any(String), detail: expect.any(String) })
    expect((await client.get(statusPath('1'))).status).toBe(404)
  })

  test('expired_token answers 401 as an expired token does', async () => {
    const client = await practiseForTest()
    await setFaults(client, { kind: 'expired_token', times: 1 })
    expect(await client.get(statusPath('1'))).toMatchObject({ status: 401, body: { code: 'token_expired' } })
    expect((await client.get(statusPath('1'))).status).toBe(404)
  })

  test('delay holds the answer back', async () => {
    const client = await practiseForTest()
    await setFaults(client, { kind: 'delay', delayMs: 200 })
    const start = performance.now()
    expect((await client.get(statusPath('1'))).status).toBe(404)
    expect(performance.now() - start).toBeGreaterThanOrEqual(190)
  })

  test('delay does not hold up the end of the service', async () => {
    const service = await startForTest()
    const client = await connect(service)
    await setFaults(client, { kind: 'delay', delayMs: 600_000, times: 1 })
    const waiting = client.get(statusPath('1')).catch(() => undefined)
    // The fault is used up once the request has met it: the sign that it waits.
    await expect.poll(async () => (await client.get(faultsPath)).body).toEqual({ seed: 1, faults: [] })
    // A service that waited for it would not end before the test does.
    await service.close()
    await waiting
  })

  test('of one supplier or operation leaves the others alone', async () => {
    const client = await practiseForTest()
    await setFaults(
      client,
      { kind: 'unavailable', supplier: 'PRACTICE', operation: 'status' },
      { kind: 'server_error', supplier: 'PRACTICE_PAUSED' },
    )
    expect((await client.get(statusPath('1'))).status).toBe(503)
    expect((await client.post(createPath, account('1'))).status).toBe(201)
    expect((await client.get(statusPath('1', 'PRACTICE_PAUSED'))).status).toBe(500)
    expect((await client.post(createPath, account('1', 'PRACTICE_PAUSED'))).status).toBe(500)
    expect((await client.get(statusPath('1', 'PRACTICE_COMPLETE'))).status).toBe(404)
  })

  test('can be there from the start, also for the token mutation', async () => {
    const fault: Fault = { kind: 'unavailable', supplier: '*', operation: 'token', rate: 1, times: 1, delayMs: 0 }
    const service = await startForTest({ faults: { seed: 1, faults: [fault] } })
    const first = await clientWith(service.baseUrl, {}).post(service.graphqlPath, {})
    expect(first.status).toBe(503)
    expect(await obtainToken(service)).toEqual(expect.any(String))
  })

  test('at a rate is met by the same requests whenever the seed is the same', async () => {
    const draw = (seed: number) => {
      const faults = createFaults({
        seed,
        faults: [{ kind: 'unavailable', supplier: '*', operation: '*', rate: 0.3, delayMs: 0 }],
      })
      return Array.from({ length: 1000 }, () => faults.draw('status', 'PRACTICE').length)
    }
    const met = draw(7).reduce((sum, each) => sum + each, 0)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(8)).not.toEqual(draw(7))
    expect(met).toBeGreaterThan(250)
    expect(met).toBeLessThan(350)
  })
})

describe('the control addresses', () => {
  test('show the faults that are left, and a new plan replaces them', async () => {
    const client = await practiseForTest()
    await client.post(faultsPath, {
      seed: 5,
      faults: [
        { kind: 'delay', delayMs: 1, times: 2 },
        { kind: 'server_error', rate: 0 },
      ],
    })
    await client.get(statusPath('1'))
    expect((await client.get(faultsPath)).body).toEqual({
      seed: 5,
      faults: [
        { kind: 'delay', supplier: '*', operation: '*', rate: 1, times: 1, delayMs: 1 },
        { kind: 'server_error', supplier: '*', operation: '*', rate: 0, delayMs: 1000 },
      ],
    })
    await setFaults(client)
    expect((await client.get(faultsPath)).body).toEqual({ seed: 1, faults: [] })
  })

  test('are open only with a token', async () => {
    const service = await startForTest()
    expect((await clientWith(service.baseUrl, {}).post(faultsPath, { faults: [] })).status).toBe(401)
  })

  test('refuse faults that make no sense, each with its place', async () => {
    const client = await practiseForTest()
    const { status, body } = await setFaults(
      client,
      { kind: 'flood' },
      { kind: 'delay', rate: 2, times: 0, operation: 'nothing', delayMs: -1, retryAfter: 'a\nb' },
    )
    expect(status).toBe(400)
    const { errors } = body as { errors: readonly { attr: string; code: string }[] }
    expect(errors.map(({ attr, code }) => [attr, code])).toEqual([
      ['faults.0.kind', 'invalid_choice'],
      ['faults.1.rate', 'out_of_range'],
      ['faults.1.times', 'out_of_range'],
      ['faults.1.operation', 'invalid_choice'],
      ['faults.1.delayMs', 'out_of_range'],
      ['faults.1.retryAfter', 'invalid_characters'],
    ])
  })

  test('end every token issued so far', async () => {
    const service = await startForTest()
    const client = await connect(service)
    await client.post('/practice/tokens/expire/', {})
    expect(await client.get(statusPath('1'))).toMatchObject({ status: 401, body: { code: 'token_expired' } })
    expect((await (await connect(service)).get(statusPath('1'))).status).toBe(404)
  })

  test('pause a supplier in the middle of an import, and let it go on', async () => {
    const client = await practiseForTest()
    const set = (state: string) => client.post('/practice/suppliers/PRACTICE/', { state })
    expect((await set('Paused')).status).toBe(200)
    expect(await client.post(createPath, account('1'))).toMatchObject({
      status: 400,
      body: { code: 'import_supplier_paused' },
    })
    await set('Ongoing')
    expect((await client.post(createPath, account('1'))).status).toBe(201)
    expect((await set('Closed')).status).toBe(400)
    expect((await client.post('/practice/suppliers/NOBODY/', { state: 'Paused' })).status).toBe(404)
  })

  test('show what the service holds of an account', async () => {
    const client = await practiseForTest()
    const payload = { ...account('1'), notes: [{ body: 'Hello', created_at: '2024-05-01T09:30:00Z' }] }
    await client.post(createPath, payload)
    expect(await client.get('/practice/accounts/PRACTICE/1/')).toMatchObject({
      status: 200,
      body: {
        payload,
        notes: [
          { body: 'Hello', document_paths: [], created_at: '2024-05-01T09:30:00Z', is_pinned: false, unpin_at: null },
        ],
        transactions: [],
        statements: [],
        payment_instruction: null,
      },
    })
    expect((await client.get('/practice/accounts/PRACTICE/2/')).status).toBe(404)
  })
})
