/** Columns that fill several fields, fields that several columns fill, and what the sheet itself tells. */

import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { checkMapping } from '../../../../shared/mapping/model/change-mapping.ts'
import type { ColumnMapping, SheetMapping } from '../../../../shared/mapping/model/mapping.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { assembleAccounts, shortly } from '../../../support/rows/assemble-rows.ts'
import { type CellValue, headersThenData, workbookFromRows } from '../../../support/rows/workbook-from-rows.ts'
import { failed } from '../read/cells.ts'

type Column = Omit<ColumnMapping, 'column' | 'header'>

/** @param rows  below headings of their own. @param columns  how each is mapped */
function assemble(
  columns: readonly Column[],
  rows: readonly (readonly CellValue[])[],
  more: Partial<SheetMapping> = {},
  sheetName = 'Sheet',
) {
  const headers = columns.map((_, index) => `H${index + 1}`)
  const workbook = workbookFromRows({ [sheetName]: [headers, ...rows] })
  const sheet: SheetMapping = {
    sheet: sheetName,
    isIncluded: true,
    headerRow: 1,
    firstDataRow: 2,
    columns: columns.map((column, index) => ({ column: index + 1, header: headers[index] ?? '', ...column })),
    ...more,
  }
  const { accounts, issues } = assembleAccounts({
    workbook,
    layouts: headersThenData(workbook),
    mapping: { version: 1, sheets: [sheet], constants: [], defaults: {} },
    catalogue: accountCatalogue,
    supplierCode: 'PRACTICE',
    terms: usualTerms,
    suggestions: [],
  })
  return {
    payloads: accounts.map(({ payload: { import_supplier: _, ...payload } }) => payload),
    origins: accounts.map(({ origins }) => origins),
    issues: shortly([...issues, ...accounts.flatMap((account) => account.issues)]),
  }
}

const number: Column = { target: 'external_account_number' }
const given = { target: 'customers[].given_name' }
const family = { target: 'customers[].family_name' }
const street = 'supply_addresses[].supply_address.street_address'
const cellAt = (row: number, column: number) => ({ sheet: 'Sheet', row, column })

describe('a value that fills several fields', () => {
  const start = 'supply_addresses[].supply_points[].supply_start_date'
  const agreed = 'supply_addresses[].supply_points[].agreements[].effective_from'
  const billed = 'billing_address.street_address'
  const one = (payload: object) => [{ external_account_number: '1', ...payload }]

  test('is read for each as for the first, until something of its own is said', () => {
    const dates = (also: Column['also']): Column => ({ target: start, reading: { dateOrder: 'MDY' }, also })
    const sent = (effective_from: string) =>
      one({
        supply_addresses: [{ supply_points: [{ supply_start_date: '2024-01-02', agreements: [{ effective_from }] }] }],
      })
    const rows = [['1', '01/02/2024']]
    expect(assemble([number, dates([{ target: agreed }])], rows).payloads).toEqual(sent('2024-01-02'))
    const own = { target: agreed, reading: { dateOrder: 'DMY' } } as const
    expect(assemble([number, dates([own])], rows).payloads).toEqual(sent('2024-02-01'))
  })

  test.each<[string, readonly Column[], readonly CellValue[], string]>([
    ['whole', [{ target: street, also: [{ target: billed }] }], ['12 Elm St'], '12 Elm St'],
    [
      'cut',
      [
        {
          target: null,
          split: {
            cut: { by: 'separator', separator: ',', rest: 'first' },
            parts: [{ target: street, also: [{ target: billed }] }, { target: null }],
          },
        },
      ],
      ['12 Elm St, Leeds'],
      '12 Elm St',
    ],
    [
      'joined',
      [
        { target: street, join: { place: 1, separator: ' ' } },
        { target: street, join: { place: 0, separator: '' }, also: [{ target: billed }] },
      ],
      ['Elm St', '12'],
      '12 Elm St',
    ],
  ])('does so however it is made: %s', (_, columns, cells, street_address) => {
    const { payloads, issues } = assemble([number, ...columns], [['1', ...cells]])
    expect(payloads).toEqual(
      one({ billing_address: { street_address }, supply_addresses: [{ supply_address: { street_address } }] }),
    )
    expect(issues).toEqual([])
  })

  test('is wrong for all of them at its one cell', () => {
    const mail: Column = { target: 'customers[0].email', also: [{ target: 'customers[1].email' }] }
    const { issues, origins } = assemble(
      [number, { target: given.target.replace('[]', '[0]') }, mail],
      [['1', 'Ana', 'nobody']],
    )
    expect(issues).toEqual(['email_unreadable Sheet!C2', 'email_unreadable Sheet!C2'])
    expect(origins[0]?.get('customers.0.email')).toMatchObject({ cell: cellAt(2, 3) })
  })
})

describe('a column that is split', () => {
  const name: Column = { target: null, split: { cut: { by: 'name' }, parts: [given, family] } }

  test('fills several fields, each from its cell', () => {
    const { payloads, origins, issues } = assemble([number, name], [['1', 'Ana van der Berg']])
    expect(payloads).toEqual([
      { external_account_number: '1', customers: [{ given_name: 'Ana', family_name: 'van der Berg' }] },
    ])
    expect(origins[0]?.get('customers.0.family_name')).toEqual({ from: 'cell', header: 'H2', cell: cellAt(2, 2) })
    expect(issues).toEqual([])
  })

  test('of a further person beside one without a number makes two', () => {
    const parts = [given, family].map(({ target }) => ({ target: target.replace('[]', '[1]') }))
    const further: Column = { target: null, split: { cut: { by: 'name' }, parts } }
    const { payloads, issues } = assemble(
      [number, name, further],
      [
        ['1', 'Mr John Smith', 'Mrs Jane Smith'],
        ['2', 'Ms Ana Lee', null],
      ],
    )
    expect(payloads.map(({ customers }) => customers)).toEqual([
      [
        { given_name: 'John', family_name: 'Smith' },
        { given_name: 'Jane', family_name: 'Smith' },
      ],
      [{ given_name: 'Ana', family_name: 'Lee' }],
    ])
    expect(issues).toEqual([])
  })

  test('has an issue at its cell for what can’t be cut, once', () => {
    const { payloads, issues } = assemble(
      [number, name],
      [
        ['1', 'John & Mary Smith'],
        ['2', 'Acme Ltd'],
        ['3', 'Lucky Star,'],
      ],
    )
    expect(payloads.slice(1)).toEqual([
      { external_account_number: '2', customers: [{ family_name: 'Acme Ltd' }] },
      { external_account_number: '3', customers: [{ family_name: 'Lucky Star' }] },
    ])
    expect(issues).toEqual(['name_of_several Sheet!B2', 'name_of_company Sheet!B3', 'name_without_first Sheet!B4'])
  })

  test('has parts that are read each in its own way, and parts that are left out', () => {
    const [payload] = assemble(
      [
        number,
        {
          target: null,
          split: {
            cut: { by: 'separator', separator: ',', rest: 'first' },
            parts: [
              { target: street },
              { target: null },
              { target: 'supply_addresses[].supply_address.postal_code', reading: { padZeros: 5 } },
            ],
          },
        },
      ],
      [['1', '12 Elm St, Flat 2, Austin, 1234']],
    ).payloads
    expect(payload).toEqual({
      external_account_number: '1',
      supply_addresses: [{ supply_address: { street_address: '12 Elm St, Flat 2', postal_code: '01234' } }],
    })
  })

  test('that is blank says nothing', () => {
    expect(assemble([number, name], [['1', ' ']]).payloads).toEqual([{ external_account_number: '1' }])
  })
})

describe('columns that are joined', () => {
  const part = (place: number, separator: string): Column => ({ target: street, join: { place, separator } })

  test('fill one field in their order, from all their cells', () => {
    const { payloads, origins } = assemble([number, part(1, ' '), part(0, ' ')], [['1', 'Elm Street', 12]])
    expect(payloads).toEqual([
      { external_account_number: '1', supply_addresses: [{ supply_address: { street_address: '12 Elm Street' } }] },
    ])
    expect(origins[0]?.get('supply_addresses.0.supply_address.street_address')).toEqual({
      from: 'cell',
      header: 'H3',
      cell: cellAt(2, 3),
      others: [cellAt(2, 2)],
    })
  })

  test('leave no separator where a part is blank, and come from the part that is there', () => {
    const { payloads, origins } = assemble(
      [number, part(0, ''), part(1, ', ')],
      [
        ['1', '12 Elm St', null],
        ['2', null, 'Flat 2'],
      ],
    )
    const written = 'supply_addresses.0.supply_address.street_address'
    expect(payloads.map((payload) => payload.supply_addresses)).toEqual([
      [{ supply_address: { street_address: '12 Elm St' } }],
      [{ supply_address: { street_address: 'Flat 2' } }],
    ])
    expect(origins[1]?.get(written)).toMatchObject({ cell: cellAt(3, 3) })
  })

  test('of which one failed are sent in no part', () => {
    const { payloads, issues } = assemble([number, part(0, ''), part(1, ', ')], [['1', '12 Elm St', failed()]])
    expect(payloads).toEqual([{ external_account_number: '1' }])
    expect(issues).toEqual(['formula_failed Sheet!B2'])
  })

  test('of a day and a time are a moment, also where the day is a real date', () => {
    // Shown as in the United States.
    const day = { kind: 'date', text: '6/9/24', iso: '2024-06-09' } as const
    const at = (place: number): Column => ({
      target: 'notes[].created_at',
      join: { place, separator: ' ' },
      reading: { timeZone: 'Europe/London' },
    })
    const [payload] = assemble([number, { target: 'notes[].body' }, at(0), at(1)], [['1', 'Hi', day, '14:30']]).payloads
    expect(payload).toMatchObject({ notes: [{ body: 'Hi', created_at: '2024-06-09T13:30:00Z' }] })
  })

  test('are no two columns on one field; without being joined they are', () => {
    const mapping = (columns: readonly Column[]) => ({
      version: 1 as const,
      sheets: [
        {
          sheet: 'Sheet',
          isIncluded: true,
          headerRow: 1,
          firstDataRow: 2,
          columns: columns.map((column, index) => ({ column: index + 1, header: `H${index + 1}`, ...column })),
        },
      ],
      constants: [],
      defaults: {},
    })
    const issuesOf = (columns: readonly Column[]) => shortly(checkMapping(accountCatalogue, mapping(columns)))
    expect(issuesOf([number, part(0, ''), part(1, ' ')])).toEqual([])
    expect(issuesOf([number, { target: street }, { target: street }])).toEqual([
      'mapping_field_twice Sheet!B1',
      'mapping_field_twice Sheet!C1',
    ])
  })
})

describe('what the sheet itself tells', () => {
  test('is the number of the row, which no cell gives', () => {
    const { payloads, origins } = assemble([number, { target: street }], [['1', 'Elm St']], {
      facts: [{ fact: 'rowNumber', target: 'supply_addresses[].external_identifier' }],
    })
    expect(payloads[0]).toMatchObject({ supply_addresses: [{ external_identifier: '2' }] })
    expect(origins[0]?.get('supply_addresses.0.external_identifier')).toEqual({
      from: 'fact',
      fact: 'rowNumber',
      sheet: 'Sheet',
      row: 2,
    })
  })

  test('is the name of the sheet, also as the account number of all its rows', () => {
    const { payloads } = assemble(
      [given],
      [['Ana'], ['Bo']],
      {
        facts: [{ fact: 'sheetName', target: 'external_account_number', reading: { stripPrefix: 'Acct ' } }],
      },
      'Acct 0042',
    )
    expect(payloads).toEqual([
      { external_account_number: '0042', customers: [{ given_name: 'Ana' }, { given_name: 'Bo' }] },
    ])
  })

  test('makes no element by itself', () => {
    const { payloads } = assemble([number, given], [['1', null]], {
      facts: [{ fact: 'sheetName', target: 'customers[].family_name' }],
    })
    expect(payloads).toEqual([{ external_account_number: '1' }])
  })
})

describe('what a blank cell stands for', () => {
  const town = (whenBlank: string): Column => ({ target: 'billing_address.locality', reading: { whenBlank } })

  test('is sent where no row of the account says something else', () => {
    const { payloads, issues } = assemble(
      [number, town('Austin')],
      [
        ['1', null],
        ['1', 'Dallas'],
        ['2', null],
      ],
    )
    expect(payloads.map(({ billing_address }) => billing_address)).toEqual([
      { locality: 'Dallas' },
      { locality: 'Austin' },
    ])
    expect(issues).toEqual([])
  })

  test('makes no element, and no account', () => {
    const { payloads, issues } = assemble(
      [{ ...number, reading: { whenBlank: '9' } }, given, { ...family, reading: { whenBlank: 'Lee' } }],
      [
        ['1', null, null],
        ['2', 'Ana', null],
        [null, 'Bo', 'Li'],
      ],
    )
    expect(payloads[0]).toEqual({ external_account_number: '1' })
    expect(payloads[1]).toMatchObject({ customers: [{ given_name: 'Ana', family_name: 'Lee' }] })
    expect(issues).toContain('account_number_missing Sheet!A4')
  })
})

test('what is owed and what is in credit, in a column each, make one balance, each with its own sign', () => {
  const balance = (place: number, meaning: 'owed' | 'credit'): Column => ({
    target: 'ledgers[].ledger_balance',
    reading: { meaning, decimalMark: ',' },
    join: { place, separator: ' ' },
  })
  const rows: readonly (readonly CellValue[])[] = [
    ['1', '45,90', null],
    ['2', '0,00', '1.234,56'],
    ['3', '-', '12,00'],
    ['4', '0,00', '0,00'],
    ['5', '5,00', '7,00'],
  ]
  const { payloads, issues } = assemble([number, balance(1, 'credit'), balance(2, 'owed')], rows)
  const sent = (amount: string) => ({ ledgers: [{ ledger_balance: amount }] })
  expect(payloads.slice(0, 4)).toMatchObject([sent('-45.90'), sent('1234.56'), sent('12.00'), sent('0.00')])
  // Both at once is no balance.
  expect(payloads[4]).toEqual({ external_account_number: '5' })
  expect(issues).toEqual(['decimal_unreadable Sheet!B6'])
})
