import { describe, expect, test } from 'vitest'
import { platformNumberOf } from '../../../shared/contract/answers.ts'

describe('the platform’s number of an account', () => {
  test.each<readonly [string, Readonly<Record<string, unknown>>, string | null]>([
    ['the interface’s own name', { platform_account_number: 'A-1' }, 'A-1'],
    ['its other own name', { platform_identifier: 'A-1' }, 'A-1'],
    ['the brand before “account number”', { kraken_account_number: 'A-1' }, 'A-1'],
    ['the brand before “identifier”', { acme_identifier: 'A-1' }, 'A-1'],
    ['a brand of two words', { acme_energy_account_number: 'A-1' }, 'A-1'],
    ['the interface’s own name before any other', { platform_identifier: 'A-1', acme_identifier: 'B-2' }, 'A-1'],
    ['an account number before an identifier', { acme_identifier: '77', acme_account_number: 'A-1' }, 'A-1'],
    ['what is filled', { acme_account_number: '', acme_identifier: 'A-1' }, 'A-1'],
    ['a number in figures', { acme_identifier: 77 }, '77'],
    ['the same twice', { acme_identifier: 'A-1', brand_identifier: 'A-1' }, 'A-1'],
  ])('is read by %s', (_case, answer, number) => {
    const others = { external_account_number: 'E-9', external_identifier: 'E-9', status: 'COMPLETED' }
    expect(platformNumberOf({ ...others, ...answer }, '0007')).toBe(number)
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['nothing is', {}],
    ['nothing but blanks is', { platform_account_number: '', acme_identifier: ' ' }],
    ['null is', { platform_identifier: null }],
    ['the interface’s own name is, without a number,', { platform_identifier: null, tenant_identifier: 'T-1' }],
    [
      'one of two is empty, and the other may be of something else,',
      { acme_identifier: null, tenant_identifier: 'T-1' },
    ],
    ['only the sender’s number is', { external_account_number: 'A-1', external_identifier: 'A-1' }],
    ['only the sender’s number is, under another name', { legacy_account_number: '0007' }],
    [
      'only numbers of others are',
      { process_identifier: 'P', billing_document_identifier: 'B', import_supplier_identifier: 'S' },
    ],
    ['two that differ are', { acme_identifier: 'A-1', brand_identifier: 'B-2' }],
    ['only a name without a brand is', { account_number: 'A-1', identifier: 'B-2' }],
  ])('is not told where %s there', (_case, answer) => {
    expect(platformNumberOf(answer, '0007')).toBeNull()
  })
})
