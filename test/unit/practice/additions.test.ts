import { describe, expect, test } from 'vitest'
import { account, createPath, practiseForTest, withAccounts } from './practice-client.ts'

const statement = {
  bill_period_from_date: '2024-01-01',
  bill_period_to_date: '2024-01-31',
  statement_id: 'S1',
  issued_date: '2024-02-02',
  number: '17',
  gross_amount: 40.5,
}
const transaction = { transaction_id: 'T1', transaction_date: '2026-11-20', amount: 1, type: 'CHARGE' }

const additions: readonly [string, string, object][] = [
  ['notes', '/v1/data-import/notes/create/', { notes: [{ body: 'Hello' }] }],
  ['transactions', '/v1/data-import/transactions/create/', { transactions: [transaction] }],
  ['statements', '/v1/data-import/historical-statements/create/', { statements: [statement] }],
  [
    'a payment instruction',
    '/v1/data-import/payment-instruction/create/',
    { vendor: 'V', reference: 'R', type: 'CARD' },
  ],
]

describe.each(additions)('%s', (_name, address, addition) => {
  test('find an imported account', async () => {
    const client = await withAccounts([account('1')])
    expect((await client.post(address, { ...account('1'), ...addition })).status).toBe(201)
  })

  test.each([
    ['an account that was never sent', account('2')],
    ['another supplier', account('1', 'PRACTICE_PAUSED')],
    ['a supplier that is not known', account('1', 'NOBODY')],
    ['an account that ended ERRORED', account('FAIL')],
  ])('are 404 without a body for %s', async (_case, reference) => {
    const client = await withAccounts([account('1'), account('FAIL')])
    const { status, body } = await client.post(address, { ...reference, ...addition })
    expect({ status, body }).toEqual({ status: 404, body: undefined })
  })

  test('are 404 for an account that is only staged', async () => {
    const client = await practiseForTest({ clock: () => 0 })
    await client.post(createPath, account('1'))
    expect((await client.post(address, { ...account('1'), ...addition })).status).toBe(404)
  })

  test.each([
    ['no account number', { ...account('1'), external_account_number: undefined }],
    ['an unknown field', { ...account('1'), colour: 'grey' }],
    ['a number as the account number', { ...account('1'), external_account_number: 1 }],
  ])('are 400 with %s', async (_case, reference) => {
    const client = await withAccounts([account('1')])
    expect((await client.post(address, { ...reference, ...addition })).status).toBe(400)
  })
})
