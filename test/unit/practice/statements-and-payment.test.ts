import { describe, expect, test } from 'vitest'
import { account, withAccounts } from './practice-client.ts'

describe('historical statements', () => {
  const path = '/v1/data-import/historical-statements/create/'
  const statement = {
    bill_period_from_date: '2024-01-01',
    bill_period_to_date: '2024-01-31',
    statement_id: 'S1',
    issued_date: '2024-02-02',
    number: '17',
    gross_amount: 40.5,
    statement_path: 'statements/17.pdf',
  }

  test('are answered with the data that was taken', async () => {
    const client = await withAccounts([account('1')])
    const payload = {
      ...account('1'),
      statements: [statement, { ...statement, statement_id: 'S2', statement_path: undefined }],
    }
    const { status, body } = await client.post(path, payload)
    expect({ status, body }).toEqual({ status: 201, body: JSON.parse(JSON.stringify(payload)) })
  })

  test('sent again replace the earlier ones', async () => {
    const client = await withAccounts([account('1')])
    await client.post(path, { ...account('1'), statements: [statement] })
    await client.post(path, { ...account('1'), statements: [{ ...statement, gross_amount: 41 }] })
    expect((await client.get('/practice/accounts/PRACTICE/1/')).body).toMatchObject({
      statements: [{ ...statement, gross_amount: 41 }],
    })
  })

  test('without an identifier are kept beside each other', async () => {
    const client = await withAccounts([account('1')])
    const [first, second] = [{ number: '17' }, { number: '18' }]
    await client.post(path, { ...account('1'), statements: [first, second] })
    expect((await client.get('/practice/accounts/PRACTICE/1/')).body).toMatchObject({ statements: [first, second] })
  })

  test('that are wrong are refused with the place of each error', async () => {
    const client = await withAccounts([account('1')])
    const wrong = {
      ...statement,
      gross_amount: '40.50',
      statement_path: '/17.pdf',
      issued_date: '02/02/2024',
      number: 17,
    }
    const { status, body } = await client.post(path, { ...account('1'), statements: [statement, wrong] })
    expect(status).toBe(400)
    const { errors } = body as { errors: readonly { attr: string; code: string }[] }
    expect(errors.map(({ attr, code }) => [attr, code])).toEqual([
      ['statements.1.issued_date', 'invalid_date'],
      ['statements.1.number', 'invalid_string'],
      ['statements.1.gross_amount', 'invalid_number'],
      ['statements.1.statement_path', 'invalid_path'],
    ])
  })
})

describe('the payment instruction', () => {
  const path = '/v1/data-import/payment-instruction/create/'
  const instruction = (reference: string) => ({ ...account('1'), vendor: 'PAY', reference, type: 'CARD' })
  const agreed = (reference: string) => ({
    status: 201,
    body: { platform_account_number: 'A-10000001', reference },
  })

  test('is taken, and taken again', async () => {
    const client = await withAccounts([account('1')])
    expect(await client.post(path, instruction('R1'))).toMatchObject(agreed('R1'))
    expect(await client.post(path, instruction('R1'))).toMatchObject(agreed('R1'))
    expect((await client.get('/practice/accounts/PRACTICE/1/')).body).toMatchObject({
      payment_instruction: { vendor: 'PAY', reference: 'R1', type: 'CARD' },
    })
  })

  test('with RETRY in its reference is 500 the first time and taken from then on', async () => {
    const client = await withAccounts([account('1'), account('2')])
    const first = await client.post(path, instruction('xRETRYx'))
    expect([first.status, first.body]).toEqual([
      500,
      { code: 'payment_vendor_unavailable', detail: expect.any(String) },
    ])
    expect(await client.post(path, instruction('xRETRYx'))).toMatchObject(agreed('xRETRYx'))
    expect(await client.post(path, instruction('xRETRYx'))).toMatchObject(agreed('xRETRYx'))
    expect((await client.post(path, instruction('RETRY2'))).status).toBe(500)
    expect((await client.post(path, { ...instruction('xRETRYx'), external_account_number: '2' })).status).toBe(500)
  })

  test('with DECLINED in its reference is always 400, also with RETRY', async () => {
    const client = await withAccounts([account('1')])
    for (const reference of ['DECLINED', 'DECLINED', 'RETRY-DECLINED']) {
      const { status, body } = await client.post(path, instruction(reference))
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'payment_vendor_declined', detail: expect.any(String) },
      })
    }
  })

  test('that is wrong is refused with the place of each error', async () => {
    const client = await withAccounts([account('1')])
    const { status, body } = await client.post(path, { ...account('1'), vendor: null, type: 5 })
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        detail: 'The payment instruction failed validation.',
        code: 'data_import_failed_validation',
        errors: [
          { attr: 'vendor', code: 'null', detail: 'This field may not be null. Leave it out instead.' },
          { attr: 'type', code: 'invalid_string', detail: 'Expected text.' },
        ],
      },
    })
  })
})
