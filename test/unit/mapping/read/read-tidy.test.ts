/** What a mapping has done to the values of a column beside reading them. */
import { describe, expect, test } from 'vitest'
import type { FieldKind } from '../../../../shared/contract/field.ts'
import type { Reading } from '../../../../shared/mapping/model/mapping.ts'
import { cellReader } from '../../../../shared/mapping/read/read-value.ts'
import { type CellValue, cellFrom } from '../../../support/rows/workbook-from-rows.ts'

const read = (kind: FieldKind, reading: Reading, value: CellValue) => cellReader(kind, reading)(cellFrom(value), null)
const valueRead = (kind: FieldKind, reading: Reading, value: CellValue) => {
  const outcome = read(kind, reading, value)
  return outcome.state === 'value' ? outcome.value : outcome
}

describe('values', () => {
  test.each<readonly [string, FieldKind, Reading, CellValue, unknown]>([
    ['in capitals', 'text', { letterCase: 'upper' }, 'Kwh import', 'KWH IMPORT'],
    ['in small letters', 'email', { letterCase: 'lower' }, 'Ana@Example.ORG', 'ana@example.org'],
    ['as names', 'text', { letterCase: 'name' }, 'MARY-ANN O’BRIEN', 'Mary-Ann O’Brien'],
    ['as names with particles', 'text', { letterCase: 'name' }, 'JAN VAN DER BERG', 'Jan van der Berg'],
    ['as names with Mc', 'text', { letterCase: 'name' }, 'MCDONALD', 'McDonald'],
    ['as addresses', 'text', { letterCase: 'name' }, '12b ELM ST', '12B Elm St'],
    ['as they are', 'text', { letterCase: 'asIs' }, 'iPhone', 'iPhone'],
    ['without blanks', 'identifier', { spaces: 'none' }, '10 0123 4567', '1001234567'],
    ['with single blanks', 'text', { spaces: 'single' }, 'Elm   St\u00a0 4', 'Elm St 4'],
    ['without a prefix', 'identifier', { stripPrefix: 'Acct-' }, 'ACCT-0042', '0042'],
    ['without a prefix of a number cell', 'identifier', { stripPrefix: '99' }, 99123, '123'],
    ['that don’t begin with the prefix', 'identifier', { stripPrefix: 'Acct-' }, 'X-42', 'X-42'],
    ['padded', 'identifier', { padZeros: 8 }, 4711, '00004711'],
    ['longer than the padding', 'identifier', { padZeros: 3 }, '47110', '47110'],
    ['that are no digits and not padded', 'identifier', { padZeros: 8 }, 'A-17', 'A-17'],
    ['without prefix, then padded', 'identifier', { stripPrefix: 'M', padZeros: 6 }, 'M 123', '000123'],
    ['of an amount without a prefix', 'decimal', { stripPrefix: 'Bal:' }, 'Bal: 1,204.50', '1204.50'],
    ['of an amount whose credit is positive', 'decimal', { meaning: 'credit' }, 1204.5, '-1204.5'],
    [
      'of an amount that a translation gives',
      'decimal',
      { meaning: 'credit', translations: [{ from: 'nil', to: '5' }] },
      'nil',
      '5',
    ],
    ['of a date without a prefix', 'date', { stripPrefix: 'since' }, 'Since 9/6/2024', '2024-06-09'],
    [
      'that a translation gives, which are left alone',
      'text',
      { letterCase: 'upper', translations: [{ from: 'e', to: 'Electric' }] },
      'E',
      'Electric',
    ],
  ])('%s', (_, kind, reading, value, expected) => {
    expect(valueRead(kind, reading, value)).toEqual(expected)
  })

  test('of nothing but the prefix are blank', () => {
    expect(read('identifier', { stripPrefix: 'Acct' }, 'ACCT')).toEqual({ state: 'blank' })
    expect(read('decimal', { stripPrefix: 'GBP' }, 'GBP')).toEqual({ state: 'blank' })
  })

  test('that are blank become what the mapping says, written as the interface writes it', () => {
    expect(read('date', { whenBlank: '2024-06-09', dateOrder: 'MDY' }, ' ')).toEqual({
      state: 'value',
      value: '2024-06-09',
      isDefault: true,
    })
    expect(read('boolean', { whenBlank: 'no' }, null)).toEqual({ state: 'value', value: false, isDefault: true })
    expect(read('text', { whenBlank: 'x' }, 'y')).toEqual({ state: 'value', value: 'y' })
  })

  test('that can’t be read are said as before', () => {
    expect(read('identifier', { padZeros: 20 }, '1.2E+15')).toEqual({
      state: 'unreadable',
      problem: 'identifier_damaged',
    })
  })
})

describe('a date and time of a zone', () => {
  const zone = { timeZone: 'Europe/London' }

  test.each([
    ['09/06/2024 14:30', '2024-06-09T13:30:00Z'],
    ['09/01/2024 14:30', '2024-01-09T14:30:00Z'],
    ['2024-06-09T14:30:00+05:30', '2024-06-09T09:00:00Z'],
    ['2024-06-09T14:30:00Z', '2024-06-09T14:30:00Z'],
    ['2024-06-09 14:30:15.250', '2024-06-09T13:30:15.25Z'],
    ['09/06/2024', '2024-06-08T23:00:00Z'],
  ])('“%s” is %s', (text, expected) => {
    expect(valueRead('datetime', zone, text)).toBe(expected)
  })

  test('in a date cell is of the zone too', () => {
    const cell = { kind: 'date', text: '6/9/24 2:30 PM', iso: '2024-06-09T14:30:00' } as const
    expect(valueRead('datetime', zone, cell)).toBe('2024-06-09T13:30:00Z')
  })

  test('that the clocks skip is unreadable, and one that comes twice the first, with a remark', () => {
    expect(read('datetime', zone, '2024-03-31 01:30')).toEqual({ state: 'unreadable', problem: 'datetime_skipped' })
    expect(read('datetime', zone, '2024-10-27 01:30')).toEqual({
      state: 'value',
      value: '2024-10-27T00:30:00Z',
      remark: 'datetime_twice',
    })
  })

  test('of a day whose midnight is skipped begins when the day does', () => {
    expect(valueRead('datetime', { timeZone: 'America/Santiago' }, '2024-09-08')).toBe('2024-09-08T04:00:00Z')
  })
})
