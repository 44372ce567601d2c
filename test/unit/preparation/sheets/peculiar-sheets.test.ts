/** Sheets as suppliers have them: what the person is told of each peculiarity, from the bytes of the file on. */
import { describe, expect, test } from 'vitest'
import type { SheetSummary } from '../../../../shared/ipc.ts'
import { xlsxOf } from '../../workbook/files/make-workbook.ts'
import { prepared } from '../prepare.ts'
import { accounts, csv, headers, table, xlsx } from './peculiar-files.ts'

describe('of a sheet the person reads', () => {
  const summaryOf = async (...file: [string, Uint8Array | string]) => (await prepared(...file)).first

  test.each<[string, [string, Uint8Array | string], Partial<SheetSummary>, string[]]>([
    [
      'what its rows are, with two lines of headings, units and a total',
      xlsx([
        ['Accounts to move'],
        ['Account', 'Customer', null, null, null, 'Ledger'],
        ['Number', 'First name', 'Last name', 'Postcode', 'Date of birth', 'Balance'],
        [null, null, null, null, 'yyyy-mm-dd', 'EUR'],
        ...accounts(3),
        ['Total', null, null, null, null, 37.5],
      ]),
      {
        dataRowCount: 3,
        leftOutRows: [
          { row: 1, role: 'title' },
          { row: 2, role: 'header' },
          { row: 3, role: 'header' },
          { row: 4, role: 'units' },
          { row: 8, role: 'total' },
        ],
      },
      [
        'Account Number',
        'Customer First name',
        'Customer Last name',
        'Customer Postcode',
        'Customer Date of birth',
        'Ledger Balance',
      ],
    ],
    [
      'that headings go on in a second row, without an account of the name “number”',
      csv([
        ['Account', 'First', 'Last', 'Post', 'Date of', 'Opening'],
        ['number', 'name', 'name', 'code', 'birth', 'balance'],
        ...accounts(20).map((row) => row.map(String)),
      ]),
      {
        dataRowCount: 20,
        leftOutRows: [
          { row: 1, role: 'header' },
          { row: 2, role: 'header' },
        ],
      },
      ['Account number', 'First name', 'Last name', 'Post code', 'Date of birth', 'Opening balance'],
    ],
    [
      'what it hides',
      xlsx(table, (sheet) => {
        sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }]
        sheet['!cols'] = [{}, {}, {}, { hidden: true }]
      }),
      { dataRowCount: 4, hiddenRowCount: 2, hiddenColumns: [4] },
      headers,
    ],
  ])('%s', async (_, file, expected, names) => {
    const { sheets, mapping } = await summaryOf(...file)
    expect(sheets[0]).toMatchObject(expected)
    expect(mapping.sheets[0]?.columns.map(({ header }) => header)).toEqual(names)
  })
})

describe('of rows and columns the person reads that they are hidden', () => {
  const cells = (row: number, values: readonly string[]) =>
    values.map((value, at) => `<c r="${'ABC'[at]}${row}" t="inlineStr"><is><t>${value}</t></is></c>`).join('')
  const body = (attributes: string) =>
    `<sheetData><row r="1" ht="15" customHeight="1">${cells(1, ['Account number', 'First name', 'Last name'])}</row><row r="2" ht="15">${cells(2, ['A-1', 'Ana', 'Lee'])}</row><row r="3" ${attributes}>${cells(3, ['A-2', 'Bo', 'Ray'])}</row></sheetData>`

  test.each<[string, string, string, Partial<SheetSummary>]>([
    ['made so low that nothing is seen', '', 'ht="0" customHeight="1"', { hiddenRowCount: 1, hiddenColumns: [] }],
    [
      'without a height where the sheet hides such rows',
      '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>',
      '',
      { hiddenRowCount: 1, hiddenColumns: [] },
    ],
    [
      'made so narrow that nothing is seen',
      '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>',
      '',
      { hiddenRowCount: 0, hiddenColumns: [2] },
    ],
  ])('%s', async (_, before, attributes, expected) => {
    const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}${body(attributes)}</worksheet>`
    expect((await prepared('accounts.xlsx', xlsxOf(xml))).first.sheets[0]).toMatchObject(expected)
  })
})
