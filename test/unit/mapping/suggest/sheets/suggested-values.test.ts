import { describe, expect, test } from 'vitest'
import type { FieldKind } from '../../../../../shared/contract/field.ts'
import type { Reading } from '../../../../../shared/mapping/model/mapping.ts'
import { cellReader } from '../../../../../shared/mapping/read/read-value.ts'
import { assembleRows } from '../../../../support/rows/assemble-rows.ts'
import { text } from '../../read/cells.ts'

const suggested = (kind: FieldKind, shown: string, reading: Reading = {}): string | undefined => {
  const read = cellReader(kind, reading)(text(shown), null)
  return read.state === 'unreadable' ? read.suggestion : undefined
}

describe('a value that can’t be read suggests what it can only mean', () => {
  test.each<[FieldKind, string, Reading, string, unknown]>([
    ['phone', 'Mobile: 020 7946 0123', { phoneCountry: 'GB' }, '+442079460123', '+442079460123'],
    ['phone', '020 7946 0123 (home)', { phoneCountry: 'GB' }, '+442079460123', '+442079460123'],
    ['phone', 'Tel. +1 512 555 2087', {}, '+15125552087', '+15125552087'],
    ['phone', '0044 20 7946 0123', { phoneCountry: 'US' }, '+442079460123', '+442079460123'],
    ['decimal', '1.204,50', { decimalMark: '.' }, '1204.50', '1204.50'],
    ['decimal', '12,50', { decimalMark: '.' }, '12.50', '12.50'],
    ['decimal', '127.68', { decimalMark: ',' }, '127,68', '127.68'],
    ['number', '0,5', { decimalMark: '.' }, '0.5', 0.5],
    ['date', '06/25/2024', { dateOrder: 'DMY' }, '2024-06-25', '2024-06-25'],
    ['date', '25.06.2024', { dateOrder: 'MDY' }, '2024-06-25', '2024-06-25'],
    ['boolean', 'Yes.', {}, 'Yes', true],
    ['boolean', '(no)', {}, 'no', false],
    ['email', 'Ana <ana@example.org>', {}, 'ana@example.org', 'ana@example.org'],
    ['path', '/notes/1234/attachment.jpg', {}, 'notes/1234/attachment.jpg', 'notes/1234/attachment.jpg'],
  ])('%s “%s”', (kind, shown, reading, suggestion, value) => {
    expect(suggested(kind, shown, reading)).toBe(suggestion)
    expect(cellReader(kind, reading)(text(suggestion), null)).toMatchObject({ state: 'value', value })
  })
})

describe('nothing is suggested where it would be a guess', () => {
  test.each<[FieldKind, string, Reading]>([
    ['phone', '020 7946 0123 or 0124', { phoneCountry: 'GB' }],
    ['phone', '512-555-0100', {}],
    ['phone', 'ask Mary', { phoneCountry: 'GB' }],
    ['decimal', '12O.50', { decimalMark: '.' }],
    ['decimal', '1.2.3', { decimalMark: '.' }],
    ['date', '31/02/2024', { dateOrder: 'DMY' }],
    ['date', '25/06/24', { dateOrder: 'MDY' }],
    ['date', '5 Jarnuary 2024', { dateOrder: 'DMY' }],
    ['boolean', 'perhaps', {}],
    ['boolean', '?', {}],
    ['path', '//server/notes/a.jpg', {}],
    ['path', 'C:\\notes\\a.jpg', {}],
    ['path', '/notes/../a.jpg', {}],
    ['path', 'https://files.example/a.jpg', {}],
  ])('%s “%s”', (kind, shown, reading) => {
    expect(suggested(kind, shown, reading)).toBeUndefined()
  })

  test('in a column that holds dates of two orders', () => {
    const { accounts, issues } = assembleRows({
      Accounts: [
        ['external_account_number', 'customers[].date_of_birth'],
        ['1', '25/06/1980'],
        ['2', '06/25/1980'],
        ['3', '03/04/1980'],
      ],
    })
    expect(issues.map(({ code }) => code)).toContain('date_order_open')
    expect(accounts.flatMap((one) => one.issues.map(({ code, suggestion }) => [code, suggestion]))).toEqual([
      ['date_unreadable', undefined],
    ])
  })
})
