import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuesOf, type RefusalDetail, readRefusal } from '../../../electron/platform/reading/read-refusal.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'

const read = (value: unknown) => readRefusal(400, { kind: 'json', value })
const detail = (attr: string | null, serviceWords: string | null, code: string | null = null): RefusalDetail => ({
  code,
  serviceWords,
  attr,
})

describe('a refusal', () => {
  const bodies: readonly (readonly [string, unknown, Partial<ReturnType<typeof read>>])[] = [
    [
      'of validation, as documented',
      {
        detail: 'The account failed validation.',
        code: 'account_failed_validation',
        errors: [{ detail: 'Not a phone number.', code: 'invalid_phone_number', attr: 'customers.0.landline' }],
      },
      {
        code: 'account_failed_validation',
        serviceWords: 'The account failed validation.',
        details: [detail('customers.0.landline', 'Not a phone number.', 'invalid_phone_number')],
      },
    ],
    [
      'of the import process',
      { code: 'import_process_failed_validation', detail: 'Run validate.', domain: 'import_process' },
      { code: 'import_process_failed_validation', serviceWords: 'Run validate.', details: [] },
    ],
    [
      'because it was imported already',
      {
        non_field_errors: { detail: 'Already imported.', code: 'account_import_process_already_imported' },
        account_id: 'A-7',
      },
      { code: 'account_import_process_already_imported', serviceWords: 'Already imported.', accountId: 'A-7' },
    ],
    [
      'because it was imported already, as a list, with a number for a number',
      {
        non_field_errors: [{ detail: 'Already imported.', code: 'account_import_process_already_imported' }],
        account_id: 7,
      },
      { code: 'account_import_process_already_imported', serviceWords: 'Already imported.', accountId: '7' },
    ],
    [
      'with words for the whole alone',
      { non_field_errors: ['Paused.'] },
      { serviceWords: 'Paused.', details: [detail(null, 'Paused.')] },
    ],
    [
      'that is plain',
      { detail: 'Not found.', code: 'not_found' },
      { code: 'not_found', serviceWords: 'Not found.', details: [] },
    ],
    [
      'of a transaction',
      { status: 'TRANSACTION_IMPORT_ERROR', error_detail: 'Outside the period.', transaction_data: { reason: ['x'] } },
      { code: 'TRANSACTION_IMPORT_ERROR', serviceWords: 'Outside the period.', details: [] },
    ],
    [
      'per field',
      { type: ['Required.'], reference: ['Too long.', 'Unknown.'] },
      {
        code: null,
        details: [detail('type', 'Required.'), detail('reference', 'Too long.'), detail('reference', 'Unknown.')],
      },
    ],
    [
      'per field, nested by index',
      {
        transactions: {
          0: { reason: ['Not a valid choice.'] },
          2: { amount: [{ message: 'Too big.', code: 'max_value' }] },
        },
      },
      {
        details: [
          detail('transactions.0.reason', 'Not a valid choice.'),
          detail('transactions.2.amount', 'Too big.', 'max_value'),
        ],
      },
    ],
    [
      'per field, nested by lists',
      { customers: [{}, { landline: ['Not a phone number.'] }] },
      { details: [detail('customers.1.landline', 'Not a phone number.')] },
    ],
    ['that is a list', [{}, { body: ['Required.'] }], { details: [detail('1.body', 'Required.')] }],
    ['that is a sentence', 'No.', { serviceWords: 'No.', details: [] }],
    [
      'of GraphQL',
      { errors: [{ message: 'Key refused.', path: ['obtainToken'], extensions: { code: 'DENIED' } }], data: null },
      { serviceWords: 'Key refused.', code: 'DENIED', details: [detail(null, 'Key refused.', 'DENIED')] },
    ],
    [
      'with paths in brackets, or as pointers',
      {
        errors: [
          { detail: 'a', attr: 'customers[0].landline' },
          { detail: 'b', attr: '/notes/1/body' },
        ],
      },
      { details: [detail('customers.0.landline', 'a'), detail('notes.1.body', 'b')] },
    ],
    ['without anything', {}, { code: null, serviceWords: null, details: [] }],
  ]
  test.each(bodies)('%s, is read', (_case, body, expected) => {
    expect(read(body)).toMatchObject(expected)
  })

  test('in HTML, empty or cut says nothing of its own', () => {
    const nothing = { httpStatus: 502, code: null, serviceWords: null, details: [], accountId: null }
    expect((['html', 'empty', 'cut'] as const).map((kind) => readRefusal(502, { kind }))).toEqual([
      nothing,
      nothing,
      nothing,
    ])
  })

  test('never puts line breaks, tabs or a novel before a person', () => {
    const { serviceWords } = read({ detail: `one\n\ttwo\u0000 ${'x'.repeat(5000)}` })
    expect(serviceWords?.startsWith('one two\\u0000 xxx')).toBe(true)
    expect(serviceWords?.length).toBe(2001)
  })

  test('always has an issue, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const issues = issuesOf(read(value))
        return issues.length > 0 && issues.every(({ message, code }) => sayMessage(message) !== '' && code !== '')
      }),
    )
  })

  test('nested without end is read without one', () => {
    let body: unknown = 'deep'
    for (let depth = 0; depth < 5000; depth += 1) body = { a: body }
    expect(read(body).details).toEqual([])
  })

  test('becomes one issue for each error, in the service’s own words, with the path', () => {
    const refusal = read({
      code: 'account_failed_validation',
      errors: [
        { detail: 'Not a phone number.', code: 'invalid_phone_number', attr: 'customers.0.landline' },
        { attr: 'notes.0.body' },
      ],
    })
    expect(issuesOf(refusal)).toEqual([
      {
        level: 'error',
        code: 'invalid_phone_number',
        message: serviceSays('Not a phone number.'),
        where: { path: 'customers.0.landline' },
      },
      {
        level: 'error',
        code: 'service_refused',
        message: issue('service_refused', {}).message,
        where: { path: 'notes.0.body' },
      },
    ])
  })
})
