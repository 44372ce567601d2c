import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../support/property-runs.ts'
import { account, clientWith, obtainToken, startForTest, withAccounts } from './practice-client.ts'

const additionPaths = [
  '/v1/data-import/notes/create/',
  '/v1/data-import/transactions/create/',
  '/v1/data-import/historical-statements/create/',
  '/v1/data-import/payment-instruction/create/',
  '/practice/faults/',
]

/** Names that mean something somewhere, so that odd values get past the first check. */
const fieldNames = [
  'notes',
  'transactions',
  'statements',
  'vendor',
  'reference',
  'type',
  'faults',
  'body',
  'amount',
  '__proto__',
]

test('additions with any JSON in any field are answered with 201 or 400', async () => {
  const client = await withAccounts([account('1')])
  const odd = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...additionPaths), odd, async (path, fields) => {
      expect([201, 400]).toContain((await client.post(path, { ...account('1'), ...fields })).status)
    }),
    { numRuns: runs(500) },
  )
})

test('transactions with any numbers and days are answered with 201 or 400', async () => {
  const client = await withAccounts([account('1')])
  const day = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  const sent = fc.record({
    transaction_id: fc.string({ minLength: 1 }),
    transaction_date: day.map((date) => date.toISOString().slice(0, 10)),
    amount: fc.double({ noNaN: true, noDefaultInfinity: true }),
    type: fc.constantFrom('CHARGE', 'PAYMENT'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(sent), async (transactions) => {
      const { status } = await client.post('/v1/data-import/transactions/create/', { ...account('1'), transactions })
      expect([201, 400]).toContain(status)
    }),
    { numRuns: runs(200) },
  )
})

test('any address is answered, and never with a 5xx', async () => {
  const service = await startForTest()
  const client = clientWith(service.baseUrl, { Authorization: `Token ${await obtainToken(service)}` })
  const segment = fc.oneof(
    fc.constantFrom('PRACTICE', '%00', '%E9', '%ud800', '%', '%25', '%2F', '..%2f', ';', 'constructor', '1'),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const area = fc.constantFrom(
    '/v2/data-import/accounts',
    '/v1/data-import/account-transfer-status',
    '/v1/data-import/all-account-import-processes',
    '/practice/accounts',
    '/v1/graphql',
  )
  await fc.assert(
    fc.asyncProperty(area, fc.array(segment, { maxLength: 3 }), async (start, segments) => {
      expect((await client.get(`${[start, ...segments].join('/')}/`)).status).toBeLessThan(500)
    }),
    { numRuns: runs(500) },
  )
})
