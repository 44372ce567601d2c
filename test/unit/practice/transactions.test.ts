import { describe, expect, test } from 'vitest'
import { fullAccount } from './full-account.ts'
import { account, type PracticeClient, withAccounts } from './practice-client.ts'

// The clock of these tests stands at 2026-11-21: the open statement period is 2026-09-22 to 2026-11-21.
const charge = {
  transaction_id: 'T1',
  transaction_date: '2026-11-20',
  amount: 12.5,
  type: 'CHARGE',
  reason: 'IMPORTED_CHARGE',
}

async function add(client: PracticeClient, transactions: readonly unknown[], query = '') {
  const { status, body } = await client.post(`/v1/data-import/transactions/create/${query}`, {
    ...account('1'),
    transactions,
  })
  return { status, body }
}

describe('transactions', () => {
  test('are added and echoed with their amounts as strings', async () => {
    const client = await withAccounts([account('1')])
    const supplyCharge = {
      transaction_id: 'T2',
      transaction_date: '2026-11-01',
      amount: 30,
      type: 'SUPPLY_CHARGE',
      display_note: 'October',
      product_code: 'P1',
      line_items: [
        {
          rate_band: 'CONSUMPTION_STANDARD',
          start_date: '2026-10-01',
          end_date: '2026-10-31',
          number_of_units: 120,
          net_amount: 28.125,
          price_per_unit: 0.2343,
          units: [60, 60],
        },
      ],
      tax_items: [{ amount: 1.875, tax_type: 'VAT', value_taxed: 28.125, rate: 0.0667, unit_type: 'PROPORTION' }],
    }
    const payment = {
      transaction_id: 'T3',
      transaction_date: '2026-11-02',
      amount: -0,
      type: 'PAYMENT',
      reference: 'R1',
      payment_type: 'DEBIT_CARD',
      note: 'By card',
    }
    expect(await add(client, [charge, supplyCharge, payment])).toEqual({
      status: 201,
      body: {
        results: [
          {
            status: 'TRANSACTION_ADDED_TO_ACCOUNT',
            transaction_data: { ...charge, amount: '12.50', status: 'TRANSACTION_IMPORT_SUCCESS' },
          },
          {
            status: 'TRANSACTION_ADDED_TO_ACCOUNT',
            transaction_data: {
              ...supplyCharge,
              amount: '30.00',
              line_items: [{ ...supplyCharge.line_items[0], net_amount: '28.125' }],
              tax_items: [{ ...supplyCharge.tax_items[0], amount: '1.875' }],
            },
          },
          { status: 'TRANSACTION_ADDED_TO_ACCOUNT', transaction_data: { ...payment, amount: '0.00' } },
        ],
      },
    })
  })

  test('added earlier are skipped: in another request, in the same one, or in the payload of the account', async () => {
    const client = await withAccounts([fullAccount('1')])
    await add(client, [charge])
    const { body } = await add(client, [
      charge,
      { ...charge, transaction_id: 'T2' },
      { ...charge, transaction_id: 'T2' },
      { ...charge, transaction_id: 'LT-1' },
    ])
    expect((body as { results: { status: string }[] }).results.map(({ status }) => status)).toEqual([
      'TRANSACTION_ALREADY_EXISTS',
      'TRANSACTION_ADDED_TO_ACCOUNT',
      'TRANSACTION_ALREADY_EXISTS',
      'TRANSACTION_ALREADY_EXISTS',
    ])
  })

  test('without a number are never taken for one that was added earlier, and need no date or type either', async () => {
    const client = await withAccounts([account('1')])
    await add(client, [{ amount: 12.5 }])
    expect((await add(client, [{ amount: 12.5 }, { ...charge, transaction_id: '' }])).body).toMatchObject({
      results: [{ status: 'TRANSACTION_ADDED_TO_ACCOUNT' }, { status: 'TRANSACTION_ADDED_TO_ACCOUNT' }],
    })
  })

  test('are added again when check_previously_added is off', async () => {
    const client = await withAccounts([account('1')])
    await add(client, [charge])
    expect((await add(client, [charge], '?check_previously_added=false')).body).toMatchObject({
      results: [{ status: 'TRANSACTION_ADDED_TO_ACCOUNT' }],
    })
  })

  test.each([
    ['2026-09-22', '2026-09-22'],
    ['2026-11-21', '2026-11-21'],
    ['2026-09-21', '2026-09-22'],
    ['2019-01-01', '2026-09-22'],
    ['2026-11-22', '2026-11-21'],
  ])('dated %s are added on %s', async (date, day) => {
    const client = await withAccounts([account('1')])
    expect((await add(client, [{ ...charge, transaction_date: date }])).body).toMatchObject({
      results: [{ transaction_data: { transaction_date: day } }],
    })
  })

  test('that are moved say so in their note, and the account gets a pinned note', async () => {
    const client = await withAccounts([account('1')])
    const explanation =
      'Dated 2024-05-01 by the sender, outside the open statement period; added on 2026-09-22 instead.'
    const moved = { ...charge, transaction_date: '2024-05-01' }
    const { body } = await add(client, [moved, { ...moved, transaction_id: 'T2', note: 'From March' }])
    expect(body).toMatchObject({
      results: [
        { transaction_data: { note: explanation } },
        { transaction_data: { note: `From March\n${explanation}` } },
      ],
    })
    const held = await client.get('/practice/accounts/PRACTICE/1/')
    expect(held.body).toMatchObject({
      notes: [
        { body: `Transaction T1: ${explanation}`, is_pinned: true },
        { body: `Transaction T2: ${explanation}`, is_pinned: true },
      ],
    })
  })

  test.each(['2026-09-21', '2026-11-22'])(
    'dated %s fail when force_add_to_current_statement is off, and nothing of the request is added',
    async (date) => {
      const client = await withAccounts([account('1')])
      const outside = { ...charge, transaction_id: 'T2', transaction_date: date }
      expect(await add(client, [charge, outside], '?force_add_to_current_statement=false')).toEqual({
        status: 400,
        body: {
          status: 'TRANSACTION_IMPORT_ERROR',
          error_detail: `The transaction is dated ${date}, outside the open statement period from 2026-09-22 to 2026-11-21.`,
          transaction_data: { ...outside, amount: '12.50' },
        },
      })
      expect((await add(client, [charge])).body).toMatchObject({
        results: [{ status: 'TRANSACTION_ADDED_TO_ACCOUNT' }],
      })
    },
  )

  test('added earlier are skipped even when they are outside the open period', async () => {
    const client = await withAccounts([account('1')])
    const old = { ...charge, transaction_date: '2024-05-01' }
    await add(client, [old])
    expect((await add(client, [old], '?force_add_to_current_statement=false')).body).toMatchObject({
      results: [{ status: 'TRANSACTION_ALREADY_EXISTS' }],
    })
  })

  test.each<[string, unknown, string]>([
    ['an amount in text', { ...charge, amount: '12.50' }, 'amount: Expected a number.'],
    ['an unknown type', { ...charge, type: 'GIFT' }, 'type: This is not one of the values that are allowed.'],
    [
      'an impossible date',
      { ...charge, transaction_date: '2026-02-30' },
      'transaction_date: Expected a date of the calendar, written YYYY-MM-DD.',
    ],
    [
      'an unknown field',
      { ...charge, colour: 'grey' },
      'colour: "colour" is not a documented field. Send documented fields only.',
    ],
    ['no object', 'T1', 'non_field_errors: Expected an object.'],
  ])('with %s are described as the first failing one', async (_case, wrong, reason) => {
    const client = await withAccounts([account('1')])
    const { status, body } = await add(client, [charge, wrong, { ...charge, amount: 'wrong too' }])
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { status: 'TRANSACTION_IMPORT_ERROR', error_detail: `transactions.1: ${reason}` },
    })
  })

  test.each([
    ['?check_previously_added=maybe', 'check_previously_added: Expected true or false.'],
    ['?force_add_to_current_statement=', 'force_add_to_current_statement: Expected true or false.'],
  ])('with the query %s are refused', async (query, reason) => {
    const client = await withAccounts([account('1')])
    expect(await add(client, [charge], query)).toEqual({
      status: 400,
      body: { status: 'TRANSACTION_IMPORT_ERROR', error_detail: reason, transaction_data: {} },
    })
  })

  test('that are no list are refused in the same shape', async () => {
    const client = await withAccounts([account('1')])
    const { status, body } = await client.post('/v1/data-import/transactions/create/', {
      ...account('1'),
      transactions: 5,
    })
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        status: 'TRANSACTION_IMPORT_ERROR',
        error_detail: 'transactions: Expected a list.',
        transaction_data: {},
      },
    })
  })
})
