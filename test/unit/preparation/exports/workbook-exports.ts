/** Workbooks as people keep them: formats, merged cells, tables with totals, hidden sheets, two tables on one sheet. */
import { type BookType, type CellObject, utils, type WorkBook, write } from '@e965/xlsx'
import type { Written } from '../../workbook/files/make-workbook.ts'
import { balance, born, family, meters, note, number, town } from './paths.ts'
import type { Export, File } from './seen-by-person.ts'

type Rows = readonly (readonly Written[])[]

function workbook(
  sheets: Readonly<Record<string, Rows>>,
  { type = 'xlsx', change }: { readonly type?: BookType; readonly change?: (book: WorkBook) => void } = {},
): File {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  change?.(book)
  const extension = type === 'biff8' ? 'xls' : type
  return [`accounts.${extension}`, new Uint8Array(write(book, { type: 'buffer', bookType: type, compression: true }))]
}

/** A number as a format shows it. */
const shown = (v: number, z: string): CellObject => ({ t: 'n', v, z })
/** Cells from row and column to row and column, from 0. */
const merged =
  (...ranges: readonly (readonly [number, number, number, number])[]) =>
  (book: WorkBook): void => {
    const sheet = book.Sheets.Accounts
    if (sheet !== undefined)
      sheet['!merges'] = ranges.map(([r, c, toRow, toColumn]) => ({ s: { r, c }, e: { r: toRow, c: toColumn } }))
  }

export const workbookExports: readonly Export[] = [
  [
    'percentages and durations in columns of amounts, dates and notes',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Date of birth', 'Balance', 'Note'],
        ['A-1', 'Lee', shown(29_221, 'dd/mm/yyyy'), shown(0.2, '0 %'), shown(0.05, '0.0%')],
        ['A-2', 'Ray', shown(29_222, 'dd/mm/yyyy'), 12.5, shown(1.25, '[h]:mm')],
        ['A-3', 'Ng', shown(1.5, '[h]:mm'), shown(1.5, '[h]:mm:ss'), 'Called'],
        ['A-4', 'Po', shown(29_224, 'dd/mm/yyyy'), shown(-3, '0.00'), shown(0.5, 'h:mm')],
      ],
    }),
    {
      leftOut: [],
      said: ['error date_unreadable C4', 'error decimal_unreadable D4', 'warning percentage_as_number D2'],
      sent: {
        [born]: ['1980-01-01', '1980-01-02', null, '1980-01-04'],
        [balance]: ['0.2', '12.5', null, '-3'],
        [note]: ['5.0%', '30:00', 'Called', '12:00'],
      },
    },
  ],
  [
    'cells that are merged over the rows of two accounts',
    workbook(
      {
        Accounts: [
          ['Account number', 'Last name', 'Town', 'Balance'],
          ['A-1', 'Lee', 'Leeds', 12.5],
          ['A-2', 'Ray', null, null],
          ['A-3', 'Ng', 'York', 3],
        ],
      },
      { change: merged([1, 2, 2, 2], [1, 3, 2, 3]) },
    ),
    {
      leftOut: [],
      said: ['info value_of_merged_cell_in_column C1', 'info value_of_merged_cell_in_column D1'],
      sent: { [town]: ['Leeds', 'Leeds', 'York'], [balance]: ['12.5', '12.5', '3'] },
    },
  ],
  [
    'the same in an old .xls',
    workbook(
      {
        Accounts: [
          ['Account number', 'Last name', 'Town'],
          ['A-1', 'Lee', 'Leeds'],
          ['A-2', 'Ray', null],
        ],
      },
      { type: 'biff8', change: merged([1, 2, 2, 2]) },
    ),
    { leftOut: [], said: ['info value_of_merged_cell_in_column C1'], sent: { [town]: ['Leeds', 'Leeds'] } },
  ],
  [
    'an account number that is merged over its meters',
    workbook(
      {
        Accounts: [
          ['Account number', 'Last name', 'Meter serial'],
          ['A-1', 'Lee', '0012345'],
          [null, null, '0012346'],
          ['A-2', 'Ray', '0012347'],
        ],
      },
      { change: merged([1, 0, 2, 0], [1, 1, 2, 1]) },
    ),
    {
      leftOut: [],
      said: ['info value_of_merged_cell_in_column A1', 'info value_of_merged_cell_in_column B1'],
      sent: {
        [number]: ['A-1', 'A-2'],
        [family]: ['Lee', 'Ray'],
        [`${meters}.0.serial_number`]: ['0012345', '0012347'],
        [`${meters}.1.serial_number`]: ['0012346', null],
      },
    },
  ],
  [
    'dates shown day first, beside one text in the other order and one that may be either',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'DOB'],
        ['A-1', 'Lee', shown(18_993, 'dd/mm/yyyy')],
        ['A-2', 'Ray', shown(21_201, 'dd/mm/yyyy')],
        ['A-3', 'Ng', shown(25_569, 'dd/mm/yyyy')],
        ['A-4', 'Po', '3/4/1951'],
        ['A-5', 'Fox', '12/25/1970'],
      ],
    }),
    {
      leftOut: [],
      said: ['error date_unreadable C6', 'warning date_order_open C1'],
      sent: { [born]: ['1951-12-31', '1958-01-16', '1970-01-01', '1951-04-03', null] },
    },
  ],
  [
    'an .ods with dates and amounts',
    workbook(
      {
        Accounts: [
          ['Account number', 'Last name', 'Date of birth', 'Balance'],
          ['A-1', 'Lee', shown(29_221, 'dd/mm/yyyy'), 12.5],
          ['A-2', 'Ray', shown(29_222, 'dd/mm/yyyy'), -3],
        ],
      },
      { type: 'ods' },
    ),
    { leftOut: [], said: [], sent: { [born]: ['1980-01-01', '1980-01-02'], [balance]: ['12.5', '-3'] } },
  ],
  [
    'dates that are numbers of eight digits',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Date of birth'],
        ['A-1', 'Lee', 19_800_131],
        ['A-2', 'Ray', 19_751_224],
      ],
    }),
    { leftOut: [], said: [], sent: { [born]: ['1980-01-31', '1975-12-24'] } },
  ],
  [
    'times where days belong',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Date of birth'],
        ['A-1', 'Lee', shown(29_221, 'dd/mm/yyyy')],
        ['A-2', 'Ray', shown(0.5, 'hh:mm')],
      ],
    }),
    { leftOut: [], said: ['error date_unreadable C3'], sent: { [born]: ['1980-01-01', null] } },
  ],
  [
    'numbers and postcodes whose format writes zeros in front, and one with its thousands apart',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Postcode'],
        [shown(123, '000000'), 'Lee', shown(1067, '00000')],
        [shown(124, '000000'), 'Ray', shown(10_115, '00000')],
      ],
    }),
    {
      leftOut: [],
      said: [],
      sent: { [number]: ['000123', '000124'], 'billing_address.postal_code': ['01067', '10115'] },
    },
  ],
  [
    'amounts that are shown with fewer decimals, in red brackets, and as CR and DR',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Balance'],
        ['A-1', 'Lee', shown(12.345, '0.00')],
        ['A-2', 'Ray', shown(-12.5, '#,##0.00;[Red](#,##0.00)')],
        ['A-3', 'Ng', shown(-1234.5, '#,##0.00" CR";#,##0.00" DR"')],
        ['A-4', 'Po', shown(0, '_-"£"* #,##0.00_-;\\-"£"* #,##0.00_-;_-"£"* "-"??_-')],
      ],
    }),
    {
      leftOut: [],
      said: ['warning amount_shown_rounded C2 → 12.35', 'warning sign_against_word C4 → 1234.5 DR'],
      sent: { [balance]: ['12.345', '-12.5', '-1234.5', '0'] },
    },
  ],
  [
    'a table with a total row that counts the names',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Balance'],
        ['A-1', 'Lee', 1],
        ['A-2', 'Ray', 2],
        ['A-3', 'Ng', 3],
        ['Total', 3, 6],
      ],
    }),
    { leftOut: ['5 total'], said: [], sent: { [number]: ['A-1', 'A-2', 'A-3'] } },
  ],
  [
    'subtotals below each account, and a grand total',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Meter serial', 'Balance'],
        ['A-1', 'Lee', 'M1', 3],
        ['A-1', 'Lee', 'M2', 3],
        ['A-1 Total', null, null, 6],
        ['A-2', 'Ray', 'M3', 3],
        ['A-2 Total', null, null, 3],
        ['Grand Total', null, null, 9],
      ],
    }),
    { leftOut: ['4 total', '6 total', '7 total'], said: [], sent: { [number]: ['A-1', 'A-2'], [balance]: ['3', '3'] } },
  ],
  [
    'groups like those of a pivot table, where no column has account numbers',
    workbook({
      Accounts: [
        ['Customer', 'Meter serial', 'Balance'],
        ['Lee, Ana', null, 30],
        ['   A-1', 'M1', 10],
        ['   A-2', 'M2', 20],
        ['Ray, Bo', null, 5],
        ['   A-3', 'M3', 5],
        ['Grand Total', null, 35],
      ],
    }),
    {
      leftOut: ['7 total'],
      // The groups are taken for rows, so that all of it is there twice.
      said: [
        'error mapping_account_number_missing',
        'error sheet_without_account',
        'warning total_differs_in_column C1',
      ],
      sent: { [number]: [] },
    },
  ],
  [
    'a heading for each region between the rows',
    workbook({
      Accounts: [
        ['Account number', 'Last name', 'Balance'],
        ['A-1', 'Lee', 1],
        ['A-2', 'Ray', 2],
        ['Region: South', null, null],
        ['A-3', 'Ng', 2],
        ['A-4', 'Po', 2],
      ],
    }),
    {
      leftOut: [],
      said: ['error account_of_nobody A4', 'warning words_among_codes A4'],
      sent: { [number]: ['A-1', 'A-2', 'Region: South', 'A-3', 'A-4'] },
    },
  ],
  [
    'a sheet that is hidden',
    workbook(
      {
        Accounts: [
          ['Account number', 'Last name'],
          ['A-1', 'Lee'],
        ],
        Archive: [
          ['Account number', 'Last name'],
          ['A-9', 'Old'],
        ],
      },
      {
        change: (book) => {
          book.Workbook = { Sheets: [{}, { Hidden: 2 }] }
        },
      },
    ),
    { leftOut: [], said: [], sent: { [number]: ['A-1'] } },
  ],
  [
    'two tables of the same accounts side by side',
    workbook({
      Accounts: [
        ['Account number', 'Last name', null, 'Account number', 'Meter serial'],
        ['A-1', 'Lee', null, 'A-2', 'M2'],
        ['A-2', 'Ray', null, 'A-3', 'M3'],
        ['A-3', 'Ng', null, 'A-1', 'M1'],
      ],
    }),
    {
      leftOut: [],
      said: ['warning second_table_beside_in_column D1'],
      sent: { [family]: ['Lee', 'Ray', 'Ng'], [`${meters}.0.serial_number`]: ['M2', 'M3', 'M1'] },
    },
  ],
  [
    'a second table of other accounts beside the first',
    workbook({
      Accounts: [
        ['Account number', 'Last name', null, 'Account number', 'Last name'],
        ['A-1', 'Lee', null, 'B-1', 'Kim'],
        ['A-2', 'Ray', null, 'B-2', 'Lin'],
        ['A-3', 'Ng', null, 'B-3', 'Mo'],
      ],
    }),
    {
      leftOut: [],
      said: [
        ...['E2', 'E3', 'E4'].map((cell) => `error column_not_decided ${cell}`),
        'warning second_table_unread_in_column D1',
      ],
      sent: { [number]: ['A-1', 'A-2', 'A-3'] },
    },
  ],
  [
    'a second table below the first',
    workbook({
      Accounts: [
        ['Account number', 'Last name'],
        ['A-1', 'Lee'],
        ['A-2', 'Ray'],
        [],
        ['Account number', 'Meter serial'],
        ['A-1', 'M1'],
        ['A-2', 'M2'],
      ],
    }),
    { leftOut: [], said: ['warning table_read_apart A5'], sent: { [number]: ['A-1', 'A-2'] } },
  ],
  [
    'titles, blank rows and a leading blank column before the headings',
    workbook({
      Accounts: [
        [],
        [null, 'Customers to move'],
        [],
        [null, 'Acc #', 'Cust Nm'],
        [null, 'A-1', 'Ana Lee'],
        [null, 'A-2', 'Bo Ray'],
      ],
    }),
    { leftOut: ['2 title'], said: [], sent: { [number]: ['A-1', 'A-2'], [family]: ['Lee', 'Ray'] } },
  ],
]
