import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { isFilledDown } from '../../../../shared/mapping/layout/fill-down.ts'
import { type CellValue, sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'

const targets = {
  account: 'external_account_number',
  town: 'billing_address.locality',
  given: 'customers[].given_name',
  family: 'customers[].family_name',
  email: 'customers[].email',
  site: 'supply_addresses[].supply_address.locality',
  point: 'supply_addresses[].supply_points[].identifier',
  company: 'supply_addresses[].supply_points[].operating_company',
  serial: 'supply_addresses[].supply_points[].meters[].serial_number',
  date: 'transactions[].transaction_date',
} as const

type Field = keyof typeof targets

function found(fields: readonly Field[], rows: readonly (readonly CellValue[])[]): boolean {
  const columns = fields.map((field, index) => ({ column: index + 1, header: field, target: targets[field] }))
  return isFilledDown(
    sheetFromRows('Sheet', rows),
    rows.map((_, index) => index),
    { columns },
    accountCatalogue,
  )
}

describe('a sheet that leaves the account blank below its first row is known', () => {
  test.each<readonly [string, readonly Field[], readonly (readonly CellValue[])[]]>([
    [
      'by the holder, who is blank there too',
      ['account', 'given', 'serial'],
      [
        ['1', 'Ana', 'M1'],
        ['', '', 'M2'],
        ['2', 'Bo', 'M3'],
      ],
    ],
    [
      'by the address, also where a second holder follows',
      ['account', 'town', 'given'],
      [
        ['1', 'Waco', 'Ana'],
        ['', '', 'Bo'],
        ['2', 'Waco', 'Cy'],
        ['', '', 'Di'],
      ],
    ],
    [
      'by the address that is supplied, where a second holder follows',
      ['account', 'given', 'email', 'site'],
      [
        ['1', 'Ana', 'a@b.example', 'Waco'],
        ['', 'Bo', '', ''],
        ['2', 'Cy', 'c@d.example', 'Waco'],
        ['', 'Di', 'd@e.example', ''],
      ],
    ],
    [
      'by more blanks than numbers where only payments follow',
      ['account', 'date'],
      [
        ['1', 'a'],
        ['', 'b'],
        ['', 'c'],
        ['2', 'd'],
        ['', 'e'],
      ],
    ],
    [
      'by its supply points, where it has no account numbers',
      ['point', 'company', 'serial'],
      [
        ['P1', 'ONCOR', 'M1'],
        ['', '', 'M2'],
        ['P2', 'ONCOR', 'M3'],
      ],
    ],
  ])('%s', (_, fields, rows) => {
    expect(found(fields, rows)).toBe(true)
  })
})

describe('a number that was forgotten is not taken for it', () => {
  test.each<readonly [string, readonly Field[], readonly (readonly CellValue[])[]]>([
    [
      'in a household’s row',
      ['account', 'given', 'email'],
      [
        ['1', 'Ana', 'a@b.example'],
        ['', 'Bo', ''],
        ['2', 'Cy', 'c@d.example'],
      ],
    ],
    [
      'in a household’s row without a meter',
      ['account', 'given', 'serial'],
      [
        ['1', 'Ana', 'M1'],
        ['', 'Bo', ''],
        ['2', 'Cy', 'M3'],
      ],
    ],
    [
      'in one household’s row without an address',
      ['account', 'given', 'site'],
      [
        ['1', 'Ana', 'Waco'],
        ['', 'Bo', ''],
        ['2', 'Cy', 'Waco'],
      ],
    ],
    [
      'in households’ rows, of which one has an address',
      ['account', 'given', 'site'],
      [
        ['1', 'Ana', 'Waco'],
        ['', 'Bo', ''],
        ['2', 'Cy', 'Waco'],
        ['', 'Di', 'Austin'],
        ['', 'Ed', ''],
      ],
    ],
    [
      'in a row with an address',
      ['account', 'town', 'serial'],
      [
        ['1', 'Waco', 'M1'],
        ['', 'Austin', 'M2'],
        ['2', 'Waco', 'M3'],
      ],
    ],
    [
      'where the number is repeated',
      ['account', 'given', 'serial'],
      [
        ['1', 'Ana', 'M1'],
        ['1', 'Ana', 'M2'],
        ['', '', 'M3'],
        ['2', 'Cy', 'M4'],
      ],
    ],
    [
      'in the first row',
      ['account', 'given', 'serial'],
      [
        ['', '', 'M1'],
        ['1', 'Ana', 'M2'],
      ],
    ],
    [
      'in one payment of many',
      ['account', 'date'],
      [
        ['1', 'a'],
        ['2', 'b'],
        ['', 'c'],
        ['4', 'd'],
      ],
    ],
  ])('%s', (_, fields, rows) => {
    expect(found(fields, rows)).toBe(false)
  })

  test('nor is a sheet without any', () => {
    expect(
      found(
        ['account', 'given'],
        [
          ['1', 'Ana'],
          ['2', 'Bo'],
        ],
      ),
    ).toBe(false)
    expect(
      found(
        ['given', 'family'],
        [
          ['Ana', 'Lee'],
          ['', 'Li'],
        ],
      ),
    ).toBe(false)
    expect(found(['account'], [])).toBe(false)
  })
})
