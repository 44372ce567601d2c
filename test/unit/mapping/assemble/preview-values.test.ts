import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import type { ColumnMapping, Reading } from '../../../../shared/mapping/model/mapping.ts'
import type { WorkbookEvidence } from '../../../../shared/mapping/plan/column-readers.ts'
import { previewValues } from '../../../../shared/mapping/plan/preview-values.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { type CellValue, sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'

type Column = Omit<ColumnMapping, 'column' | 'header'>

function preview(
  columns: readonly Column[],
  rows: readonly (readonly CellValue[])[],
  said: Partial<
    Pick<Parameters<typeof previewValues>[0], 'defaults' | 'constants' | 'evidence' | 'countryOfAccount'>
  > = {},
) {
  return previewValues({
    catalogue: accountCatalogue,
    terms: usualTerms,
    evidence: { columns: [], country: null },
    countryOfAccount: () => null,
    rowsOfAccount: () => [],
    defaults: {},
    constants: [],
    ...said,
    sheet: {
      sheet: 'Sheet',
      isIncluded: true,
      headerRow: 0,
      firstDataRow: 1,
      columns: columns.map((one, index) => ({ column: index + 1, header: `H${index + 1}`, ...one })),
    },
    column: 1,
    cells: sheetFromRows('Sheet', rows),
    rowIndexes: rows.map((_, index) => index),
  })
}

const short = ({ lines }: ReturnType<typeof preview>) =>
  lines.map(({ shown, row, rowCount, results }) => [
    shown,
    row,
    rowCount,
    ...results.map(({ state, value }) => (state === 'sent' ? value : state)),
  ])

const born: Column = { target: 'customers[].date_of_birth' }

test('each different value has one line with its rows, and those that can’t be read come first', () => {
  const seen = preview([born], [['13/02/1980'], ['soon'], ['13/02/1980'], [null], ['01/02/1981'], ['soon']])
  expect(short(seen)).toEqual([
    ['soon', 2, 2, 'unreadable'],
    ['13/02/1980', 1, 2, '1980-02-13'],
    ['01/02/1981', 5, 1, '1981-02-01'],
  ])
  expect([seen.lineCount, seen.problemCount, seen.isWhole]).toEqual([3, 2, true])
})

test('what the values leave open is read as the mapping says for every column, what they say goes before it', () => {
  const open = [['03/04/1980']]
  expect(short(preview([born], open, { defaults: { dateOrder: 'MDY' } }))[0]?.at(-1)).toBe('1980-03-04')
  expect(short(preview([born], [['13/04/1980']], { defaults: { dateOrder: 'MDY' } }))[0]?.at(-1)).toBe('1980-04-13')
})

test('what other columns say counts where the values leave it open, but not what the column itself said before', () => {
  const evidence = (target: string, columnIndex: number): WorkbookEvidence => ({
    columns: [
      {
        sheet: 'Sheet',
        kind: 'date',
        own: { reading: { dateOrder: 'MDY' }, isAmbiguous: false },
        target,
        columnIndexes: [columnIndex],
      },
    ],
    country: 'GB',
  })
  const open = [['03/04/1980']]
  const other = evidence('supply_addresses[].supply_start_date', 1)
  expect(short(preview([born], open, { evidence: other }))[0]?.at(-1)).toBe('1980-03-04')
  expect(short(preview([born], open, { evidence: evidence('customers[].date_of_birth', 0) }))[0]?.at(-1)).toBe(
    '1980-04-03',
  )
})

test('a phone number without + is of the country of its row’s billing address, or of the one for every account', () => {
  const mobile: Column = { target: 'customers[].mobile' }
  const rows = [
    ['020 7946 0123', 'GB'],
    ['(512) 555-0123', 'US'],
  ]
  expect(short(preview([mobile, { target: 'billing_address.country' }], rows)).map((line) => line.at(-1))).toEqual([
    '+442079460123',
    '+15125550123',
  ])
  const constants = [{ target: 'billing_address.country', value: 'GB' }]
  expect(short(preview([mobile, { target: null }], rows, { constants }))[0]?.at(-1)).toBe('+442079460123')
  const constantOfOthers = { constants: [{ target: 'billing_address.country', value: 'DE' }] }
  expect(short(preview([mobile, { target: 'billing_address.country' }], rows, constantOfOthers))[0]?.at(-1)).toBe(
    '+442079460123',
  )
  const countryOfAccount = (rowIndex: number) => ['GB', 'US'][rowIndex] ?? null
  expect(short(preview([mobile], rows, { countryOfAccount })).map((line) => line.at(-1))).toEqual([
    '+442079460123',
    '+15125550123',
  ])
})

test('a column that is cut has a result for each part, and a joined one shows all of its cells', () => {
  const cut: Column = {
    target: null,
    split: {
      cut: { by: 'name' },
      parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }],
    },
  }
  expect(short(preview([cut], [['Novak, Carl'], ['Acme Ltd']]))).toEqual([
    ['Novak, Carl', 1, 1, 'Carl', 'Novak'],
    ['Acme Ltd', 2, 1, 'nothing', 'Acme Ltd'],
  ])
  const part = (place: number): Column => ({
    target: 'billing_address.street_address',
    join: { place, separator: ' ' },
  })
  expect(short(preview([part(1), part(0)], [['Oak Lane', '12']]))).toEqual([['12 Oak Lane', 1, 1, '12 Oak Lane']])
})

test('more values than anybody looks at are said to be more', () => {
  const rows = Array.from({ length: 5001 }, (_, index) => [`N${index}`])
  const seen = preview([{ target: 'external_account_number' }], rows)
  expect([seen.isWhole, seen.lineCount, seen.lines.length]).toEqual([false, 5000, 500])
})

test('a column that is left out has nothing to show', () => {
  expect(preview([{ target: null }], [['x']])).toMatchObject({ lines: [], idle: [] })
})

describe('what is chosen and changes nothing is told', () => {
  const number = (reading: Reading): Column => ({ target: 'external_account_number', reading })
  const meter = (reading: Reading): Column => ({
    target: 'supply_addresses[].supply_points[].meters[].serial_number',
    reading,
  })
  const cutAt = (position: number): Column => ({
    target: null,
    split: {
      cut: { by: 'position', positions: [position] },
      parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }],
    },
  })

  test.each<[string, Column, readonly CellValue[], readonly string[]]>([
    ['a prefix that no value has', number({ stripPrefix: 'ACC-' }), ['001', '002'], ['stripPrefix']],
    ['not one that some value has', number({ stripPrefix: 'ACC-' }), ['acc-001', '002'], []],
    ['zeros for numbers that are long enough', number({ padZeros: 3 }), ['001', 'A1'], ['padZeros']],
    ['not for one that is shorter', number({ padZeros: 4 }), ['0001', 7], []],
    ['blanks that are not there', number({ spaces: 'none' }), ['001'], ['spaces']],
    ['letters that are so already', number({ letterCase: 'upper' }), ['A-1'], ['letterCase']],
    ['nothing where letters stay as they are', number({ letterCase: 'asIs' }), ['A-1'], []],
    ['what stands for blank cells of which there are none', meter({ whenBlank: 'none' }), ['001'], ['whenBlank']],
    ['not where one is blank', meter({ whenBlank: 'none' }), ['001', null], []],
    ['a cut behind the end of every value', cutAt(20), ['Ana', 'Bo Lee'], ['part']],
    ['not a cut in one of them', cutAt(3), ['Ana', 'Bo Lee'], []],
    ['nothing of a column without values', number({ stripPrefix: 'ACC-' }), [null], []],
  ])('%s', (_, column, values, idle) => {
    expect(
      preview(
        [column],
        values.map((value) => [value]),
      ).idle.map(({ choice }) => choice),
    ).toEqual(idle)
  })
})
