import { describe, expect, test } from 'vitest'
import { fullAccount, fullAccountWith } from './full-account.ts'
import { account, createPath, heldClock, practiseForTest, statusPath } from './practice-client.ts'

const stepMs = 700

describe('create and status', () => {
  test('an account goes from PENDING over IN_PROGRESS to PROCESSED', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ clock, stepMs })
    const created = await client.post(createPath, fullAccount('0001'))
    expect([created.status, created.body]).toEqual([201, {}])

    const record = {
      status: 'PENDING',
      platform_identifier: null,
      created_at: '2026-11-21T12:00:00.000000+00:00',
      modified_at: '2026-11-21T12:00:00.000000+00:00',
      latest_error: null,
    }
    expect((await client.get(statusPath('0001'))).body).toEqual(record)
    move(stepMs)
    expect((await client.get(statusPath('0001'))).body).toEqual({
      ...record,
      status: 'IN_PROGRESS',
      modified_at: '2026-11-21T12:00:00.700000+00:00',
    })
    move(stepMs)
    expect((await client.get(statusPath('0001'))).body).toEqual({
      ...record,
      status: 'PROCESSED',
      platform_identifier: expect.stringMatching(/^A-\d{8}$/),
      modified_at: '2026-11-21T12:00:01.400000+00:00',
    })
  })

  test('an account whose number contains FAIL ends ERRORED, with a reason', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ clock, stepMs })
    await client.post(createPath, account('000FAIL019'))
    move(stepMs)
    expect((await client.get(statusPath('000FAIL019'))).body).toMatchObject({
      status: 'IN_PROGRESS',
      latest_error: null,
    })
    move(stepMs)
    expect((await client.get(statusPath('000FAIL019'))).body).toEqual({
      status: 'ERRORED',
      platform_identifier: null,
      created_at: '2026-11-21T12:00:00.000000+00:00',
      modified_at: '2026-11-21T12:00:01.400000+00:00',
      latest_error: {
        code: 'account_import_failed',
        detail: expect.stringContaining('its number contains FAIL'),
        domain: 'account_import',
      },
    })
  })

  test('by the ordinary clock an account is there after a while', async () => {
    const client = await practiseForTest()
    await client.post(createPath, account('1'))
    await expect
      .poll(async () => (await client.get(statusPath('1'))).body, { interval: 50 })
      .toMatchObject({ status: 'PROCESSED' })
  })

  test('an invalid payload creates nothing, and is told to run validate', async () => {
    const client = await practiseForTest()
    const { status, body } = await client.post(createPath, fullAccountWith('customers.0.landline', 'n/a'))
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'import_process_failed_validation',
        detail: 'The account failed validation. Run validate to get the full list of errors.',
        domain: 'import_process',
      },
    })
    expect((await client.get(statusPath('0001'))).status).toBe(404)
  })

  test('an unknown supplier is an invalid payload', async () => {
    const client = await practiseForTest()
    expect(await client.post(createPath, account('1', 'NOBODY'))).toMatchObject({
      status: 400,
      body: { code: 'import_process_failed_validation' },
    })
  })

  test.each([
    ['PRACTICE_PAUSED', 'import_supplier_paused'],
    ['PRACTICE_COMPLETE', 'import_supplier_complete'],
  ])('%s takes no accounts, not even wrong ones', async (supplier, code) => {
    const client = await practiseForTest()
    for (const payload of [account('1', supplier), { ...account('1', supplier), customers: 'none' }]) {
      const { status, body } = await client.post(createPath, payload)
      expect({ status, body }).toEqual({ status: 400, body: { code, detail: expect.any(String) } })
    }
    expect((await client.get(statusPath('1', supplier))).status).toBe(404)
  })

  test('a repeated create is refused, with the account number once there is one', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ clock, stepMs })
    await client.post(createPath, account('1'))
    for (const step of [0, stepMs]) {
      move(step)
      const { status, body } = await client.post(createPath, account('1'))
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          code: 'account_import_process_already_in_progress',
          detail: expect.any(String),
          domain: 'import_process',
        },
      })
    }
    move(stepMs)
    const { platform_identifier: number } = (await client.get(statusPath('1'))).body as { platform_identifier: string }
    const { status, body } = await client.post(createPath, account('1'))
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        non_field_errors: { detail: expect.any(String), code: 'account_import_process_already_imported' },
        account_id: number,
      },
    })
  })

  test('an account that ended ERRORED may be tried again', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ clock, stepMs })
    await client.post(createPath, account('FAIL'))
    move(10_000)
    expect((await client.post(createPath, account('FAIL'))).status).toBe(201)
    expect((await client.get(statusPath('FAIL'))).body).toEqual({
      status: 'PENDING',
      platform_identifier: null,
      created_at: '2026-11-21T12:00:00.000000+00:00',
      modified_at: '2026-11-21T12:00:10.000000+00:00',
      latest_error: null,
    })
  })

  test('two hundred creates at once make one account', async () => {
    const client = await practiseForTest()
    const replies = await Promise.all(Array.from({ length: 200 }, () => client.post(createPath, fullAccount('1'))))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(199).fill(400)])
  })

  test('different accounts, and different spellings of a number, are different', async () => {
    const { clock, move } = heldClock()
    const client = await practiseForTest({ clock })
    const numbers = [
      '1',
      '01',
      'a',
      'A',
      ' 1',
      'A/1',
      '50%',
      '100%25',
      'ü',
      'u\u0308',
      'a b',
      '?x=1',
      '#',
      'a%2Fb',
      '日本',
    ]
    for (const number of numbers) expect((await client.post(createPath, account(number))).status).toBe(201)
    move(10_000)
    const found = await Promise.all(numbers.map((number) => client.get(statusPath(number))))
    const identifiers = found.map(({ body }) => (body as { platform_identifier: string }).platform_identifier)
    expect(new Set(identifiers).size).toBe(numbers.length)
  })

  test('status is 404 not_found for what was never sent', async () => {
    const client = await practiseForTest()
    await client.post(createPath, account('1'))
    for (const path of [statusPath('2'), statusPath('1', 'PRACTICE_PAUSED'), statusPath('1', 'NOBODY')]) {
      const { status, body } = await client.get(path)
      expect({ status, body }).toEqual({ status: 404, body: { detail: expect.any(String), code: 'not_found' } })
    }
  })
})
