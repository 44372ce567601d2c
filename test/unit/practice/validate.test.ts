import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { runs } from '../../support/property-runs.ts'
import { fullAccount, fullAccountWith, pathsOf } from './full-account.ts'
import { account, connect, createPath, type PracticeClient, statusPath, validatePath } from './practice-client.ts'

let service: PracticeService
let client: PracticeClient

beforeAll(async () => {
  service = await startPracticeService({ port: 0 })
  client = await connect(service)
  return service.close
})

async function errorsOf(payload: unknown): Promise<readonly [string, string][]> {
  const { status, body } = await client.post(validatePath, payload)
  if (status === 200) return []
  const { errors } = body as { errors: readonly { attr: string; code: string }[] }
  return errors.map(({ attr, code }) => [attr, code])
}

describe('validate', () => {
  test('answers the full documented payload with an empty object, and creates nothing', async () => {
    const { status, body } = await client.post(validatePath, fullAccount())
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect((await client.get(statusPath('0001'))).status).toBe(404)
  })

  test('needs no more than the supplier and the account number', async () => {
    expect(await errorsOf(account('1'))).toEqual([])
  })

  const needed = ['import_supplier', 'external_account_number', 'notes.0.body', 'notes.0.is_pinned']
  const optionalFields = pathsOf(fullAccount()).filter((path) => !/\.\d+$/.test(path) && !needed.includes(path))

  test.each(optionalFields)('takes a payload without %s', async (path) => {
    expect(await errorsOf(fullAccountWith(path, undefined))).toEqual([])
  })

  test('gives the whole error body, with all errors at once', async () => {
    const payload = {
      import_supplier: 'NOBODY',
      customers: [{ landline: 'n/a' }, { email: 'no-at-sign', nick_name: 'Al' }],
      notes: [{ is_pinned: true }],
    }
    const { status, body } = await client.post(validatePath, payload)
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        detail: 'The account failed validation.',
        code: 'account_failed_validation',
        errors: [
          { attr: 'external_account_number', code: 'required', detail: 'This field is required.' },
          {
            attr: 'import_supplier',
            code: 'import_supplier_not_found',
            detail: 'There is no import supplier with this code.',
          },
          {
            attr: 'customers.0.landline',
            code: 'invalid_phone_number',
            detail: 'Enter a valid phone number in international format, such as +15125550123.',
          },
          { attr: 'customers.1.email', code: 'invalid_email', detail: 'Enter a valid e-mail address.' },
          {
            attr: 'customers.1.nick_name',
            code: 'unknown_field',
            detail: '"nick_name" is not a documented field. Send documented fields only.',
          },
          {
            attr: 'notes.0.body',
            code: 'required',
            detail: 'A note needs a body or document_paths, at least one of them.',
          },
        ],
      },
    })
  })

  const number = 'external_account_number'
  const birth = 'customers.0.date_of_birth'
  const meter = 'supply_addresses.0.supply_points.0.meters.0'
  const path = 'notes.1.document_paths.0.document_path'

  test.each<[string, unknown, string]>([
    ['import_supplier', '', 'blank'],
    ['import_supplier', 7, 'invalid_string'],
    ['import_supplier', 'practice', 'import_supplier_not_found'],
    [number, '  ', 'blank'],
    [number, 123, 'invalid_string'],
    [number, null, 'null'],
    [number, 'a\0b', 'invalid_characters'],
    [number, '\ud800', 'invalid_characters'],
    [number, 'x'.repeat(256), 'max_length'],
    [number, '..', 'invalid_account_number'],
    ['billing_address', [], 'not_an_object'],
    ['billing_address', null, 'null'],
    ['billing_address.country', 'United States', 'invalid_country'],
    ['billing_address.country', '', 'invalid_country'],
    ['metadata', {}, 'not_a_list'],
    ['metadata.0.value', 'text', 'not_an_object'],
    ['customers', 'none', 'not_a_list'],
    ['customers.0', 5, 'not_an_object'],
    ['customers.0.given_name', false, 'invalid_string'],
    ['customers.0.mobile', '', 'invalid_phone_number'],
    ['customers.0.mobile', '5125550123', 'invalid_phone_number'],
    ['customers.0.mobile', '+1512555', 'invalid_phone_number'],
    ['customers.0.mobile', 'call +15125550123', 'invalid_phone_number'],
    ['customers.0.mobile', 15125550123, 'invalid_string'],
    ['customers.0.landline', ' ', 'invalid_phone_number'],
    ['customers.0.landline', 'none', 'invalid_phone_number'],
    ['customers.0.alternative_phone_numbers.0.phone_number', '', 'invalid_phone_number'],
    ['customers.0.email', '', 'invalid_email'],
    ['customers.0.email', 'a@b', 'invalid_email'],
    ['customers.0.email', 'a b@example.com', 'invalid_email'],
    ['customers.0.email', 'a..b@example.com', 'invalid_email'],
    ['customers.0.email', 'a@example.com, b@example.com', 'invalid_email'],
    ['customers.0.email', `${'a'.repeat(250)}@example.com`, 'invalid_email'],
    [birth, '31/02/1980', 'invalid_date'],
    [birth, '1980-02-30', 'invalid_date'],
    [birth, '2023-02-29', 'invalid_date'],
    [birth, '1900-02-29', 'invalid_date'],
    [birth, '1980-2-3', 'invalid_date'],
    [birth, '1980-13-01', 'invalid_date'],
    [birth, '1980-00-10', 'invalid_date'],
    [birth, '0000-01-01', 'invalid_date'],
    [birth, '1980-01-01T00:00:00Z', 'invalid_date'],
    [birth, '', 'invalid_date'],
    [birth, 29000, 'invalid_string'],
    ['customers.0.customer_preferences.opted_into_sms', 'yes', 'invalid_boolean'],
    ['customers.0.customer_preferences.opted_into_sms', 1, 'invalid_boolean'],
    ['notes.0.created_at', '2024-05-01', 'invalid_datetime'],
    ['notes.0.created_at', '2024-05-01 09:30:00Z', 'invalid_datetime'],
    ['notes.0.created_at', '2024-02-30T09:30:00Z', 'invalid_datetime'],
    ['notes.0.created_at', '2024-05-01T24:00:00Z', 'invalid_datetime'],
    ['notes.0.created_at', '2024-05-01T09:60:00Z', 'invalid_datetime'],
    ['notes.0.created_at', '2024-05-01T09:30:00 UTC', 'invalid_datetime'],
    ['notes.0.unpin_at', 'never', 'invalid_datetime'],
    [path, '/letters/a.pdf', 'invalid_path'],
    [path, 'C:\\letters\\a.pdf', 'invalid_path'],
    [path, 'https://example.com/a.pdf', 'invalid_path'],
    [path, 'letters/../../a.pdf', 'invalid_path'],
    [path, '', 'invalid_path'],
    ['ledgers.0.ledger_balance', 120.5, 'invalid_string'],
    ['ledgers.0.ledger_balance', '12O.50', 'invalid_decimal'],
    ['ledgers.0.ledger_balance', '1,204.50', 'invalid_decimal'],
    ['ledgers.0.ledger_balance', '1e3', 'invalid_decimal'],
    ['ledgers.0.ledger_balance', '', 'invalid_decimal'],
    ['ledgers.0.ledger_balance', '١٢', 'invalid_decimal'],
    ['ledgers.0.historical_billing_documents.0.transactions.0.amount', 120.5, 'invalid_string'],
    [`${meter}.voltage`, '240', 'invalid_number'],
    [`${meter}.is_net_metered`, 'false', 'invalid_boolean'],
    [`${meter}.registers.0.digits`, 5.5, 'invalid_integer'],
    [`${meter}.registers.0.digits`, '5', 'invalid_integer'],
    [`${meter}.registers.0.digits`, 2 ** 60, 'out_of_range'],
    [`${meter}.registers.0.multiplier`, 1, 'invalid_string'],
    [`${meter}.colour`, 'grey', 'unknown_field'],
    ['constructor', {}, 'unknown_field'],
  ])('refuses %s: %j as %s', async (place, value, code) => {
    expect(await errorsOf(fullAccountWith(place, value))).toEqual([[place, code]])
  })

  test.each<[string, unknown]>([
    ['customers.0.landline', ''],
    ['customers.0.landline', '+1 (512) 555-0123'],
    ['customers.0.email', "o'brien+bills@sub.example.co.uk"],
    ['customers.0.email', 'info@bücher.example'],
    [birth, '2000-02-29'],
    [birth, '0099-12-31'],
    ['notes.0.created_at', '2024-05-01T09:30:00.123456+05:30'],
    ['notes.0.created_at', '2024-05-01T09:30:00'],
    ['ledgers.0.ledger_balance', '0'],
    ['ledgers.0.ledger_balance', '-0.005'],
    ['ledgers.0.ledger_code', 'WATER'],
    ['ledgers.0.additional_historical_transactions', [{ anything: 1 }]],
    [`${meter}.voltage`, 0.5],
    [number, '00 12/34 ü#?%'],
    ['customers.0.family_name', ''],
  ])('takes %s: %j', async (place, value) => {
    expect(await errorsOf(fullAccountWith(place, value))).toEqual([])
  })

  test('refuses a number beyond all bounds', async () => {
    const payload =
      '{"import_supplier":"PRACTICE","external_account_number":"1","supply_addresses":[{"supply_points":[{"meters":[{"size":1e999}]}]}]}'
    expect(await errorsOf(payload)).toEqual([['supply_addresses.0.supply_points.0.meters.0.size', 'out_of_range']])
  })

  test('names an unknown field called __proto__', async () => {
    const payload = '{"import_supplier":"PRACTICE","external_account_number":"1","__proto__":{"customers":[]}}'
    expect(await errorsOf(payload)).toEqual([['__proto__', 'unknown_field']])
  })

  test('takes only objects where the shape of the elements is not shown', async () => {
    const place = 'ledgers.0.current_statement_transactions'
    expect(await errorsOf(fullAccountWith(place, [{ any: 'thing' }, 5]))).toEqual([[`${place}.1`, 'not_an_object']])
  })

  test.each([[{}], [{ body: ' ' }], [{ document_paths: [] }], [{ document_paths: [{}] }], [{ created_at: 'now' }]])(
    'wants a body or document_paths in the note %j',
    async (note) => {
      expect(await errorsOf(fullAccountWith('notes', [note]))).toContainEqual(['notes.0.body', 'required'])
    },
  )

  test('wants is_pinned beside unpin_at', async () => {
    expect(await errorsOf(fullAccountWith('notes.0.is_pinned', undefined))).toEqual([['notes.0.is_pinned', 'required']])
  })

  test.each([[[]], ['text'], [5], [true]])('says of the body %j that it is no object', async (payload) => {
    expect(await errorsOf(JSON.stringify(payload))).toEqual([['non_field_errors', 'not_an_object']])
  })

  test('reports ten thousand errors and then stops', async () => {
    expect(await errorsOf({ ...account('1'), customers: Array(20_000).fill(1) })).toHaveLength(10_000)
  })

  test('works for suppliers that take no accounts', async () => {
    expect(await errorsOf(account('1', 'PRACTICE_PAUSED'))).toEqual([])
    expect(await errorsOf(account('1', 'PRACTICE_COMPLETE'))).toEqual([])
  })
})

describe('hostile bodies', () => {
  test('any JSON value as a body is answered with 400', async () => {
    const anyJson = fc.jsonValue({ maxDepth: 6 })
    await fc.assert(
      fc.asyncProperty(anyJson, fc.constantFrom(validatePath, createPath, service.graphqlPath), async (value, path) => {
        expect((await client.post(path, JSON.stringify(value))).status).toBe(400)
      }),
      { numRuns: runs(300) },
    )
  })

  test('any JSON value in the place of any field is answered with 200 or 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsOf(fullAccount())), fc.jsonValue(), async (path, value) => {
        expect([200, 400]).toContain((await client.post(validatePath, fullAccountWith(path, value))).status)
      }),
      { numRuns: runs(500) },
    )
  })

  test('any text as a body is answered with 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await client.post(createPath, text)).status).toBe(400)
      }),
      { numRuns: runs(200) },
    )
  })
})
