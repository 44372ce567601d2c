/** A plausible spreadsheet of customers for the sample desk: the same every time, with a few mistakes in known rows. */
import type { PageCell, PageRow, SheetSummary } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { Issue } from '../../../shared/result.ts'
import type { Overlay } from './edit-history.ts'

export const customerSheet = 'Customers'
export const meterSheet = 'Meters'
const lookupSheet = 'Lookup'

type SampleColumn = { readonly header: string; readonly target: string | null; readonly value: (at: number) => string }

const firstNames = ['Ana', 'Carl', 'Dina', 'Emil', 'Fatima', 'George', 'Hana', 'Ivan', 'Jolanda', 'Kofi']
const lastNames = [
  'Lee',
  'Novak',
  'Okafor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Schmidt',
  'Tanaka',
  'Underwood',
  'Vega',
  'Weiss',
]
const towns = ['Springfield', 'Riverton', 'Fairview', 'Ashland', 'Milton']

const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? ''
const padded = (value: number, width: number): string => String(value).padStart(width, '0')

export const accountNumberOf = (at: number): string => padded(1_200_345 + at * 7, 9)
const firstNameOf = (at: number): string => pick(firstNames, at * 3)
const lastNameOf = (at: number): string => pick(lastNames, at * 5)
export const nameOf = (at: number): string => `${firstNameOf(at)} ${lastNameOf(at)}`

const hasBadPhone = (at: number): boolean => at % 17 === 5
const hasBadDate = (at: number): boolean => at % 29 === 11
const hasOddStatus = (at: number): boolean => at % 13 === 3

const columns: readonly SampleColumn[] = [
  { header: 'Account no', target: 'external_account_number', value: accountNumberOf },
  { header: 'First name', target: 'customers[].given_name', value: firstNameOf },
  { header: 'Surname', target: 'customers[].family_name', value: lastNameOf },
  {
    header: 'E-mail',
    target: 'customers[].email',
    value: (at) => `${firstNameOf(at)}.${lastNameOf(at)}${at}@example.org`.toLowerCase(),
  },
  {
    header: 'Mobile',
    target: 'customers[].mobile',
    value: (at) => (hasBadPhone(at) ? 'ask reception' : `+1 512 555 ${padded((at * 37) % 10_000, 4)}`),
  },
  {
    header: 'Born',
    target: 'customers[].date_of_birth',
    value: (at) =>
      hasBadDate(at) ? '31/02/1980' : `${padded(1 + (at % 28), 2)}/${padded(1 + (at % 12), 2)}/${1950 + (at % 50)}`,
  },
  { header: 'Street', target: 'billing_address.street_address', value: (at) => `${10 + at} Main Street` },
  { header: 'Town', target: 'billing_address.locality', value: (at) => pick(towns, at) },
  { header: 'ZIP', target: 'billing_address.postal_code', value: (at) => padded(1_000 + at * 3, 5) },
  { header: 'Balance', target: 'ledgers[].ledger_balance', value: (at) => ((at * 1_237) / 100 - 40).toFixed(2) },
  {
    header: 'Supply point',
    target: 'supply_addresses[].supply_points[].identifier',
    value: (at) => `1008901${padded(at, 10)}`,
  },
  {
    header: 'Meter status',
    target: 'supply_addresses[].supply_points[].meters[].status',
    value: (at) => (hasOddStatus(at) ? 'sleeping' : 'on'),
  },
  { header: 'Sales person', target: null, value: (at) => pick(['North', 'South'], at) },
]

const titleRow = 1
const headerRow = 3
const firstDataRow = 4
const columnCount = columns.length
export const headers: readonly string[] = columns.map(({ header }) => header)

/** The row, counted from 1, of an account, counted from 0. */
export const rowOf = (at: number): number => firstDataRow + at

const totalRowOf = (accountCount: number): number => firstDataRow + accountCount

const phoneColumn = 5
const dateColumn = 6
const statusColumn = 12

/** What is wrong with a cell as it came from the file; `null` when nothing is. */
function problemOf(at: number, column: number): Issue | null {
  const place = { row: rowOf(at), column }
  const where = { cell: { sheet: customerSheet, ...place } }
  const header = headers[column - 1] ?? ''
  const facts = { ...place, header, field: header, value: columns[column - 1]?.value(at) ?? '' }
  if (column === phoneColumn && hasBadPhone(at)) return issue('phone_unreadable', facts, where)
  if (column === dateColumn && hasBadDate(at)) return issue('date_unreadable', facts, where)
  if (column === statusColumn && hasOddStatus(at)) {
    const unusual = {
      cell: { ...place, header },
      field: header,
      value: 'sleeping',
      documented: ['on'],
      suggestion: 'on',
      isTried: true,
    }
    return issue('value_not_documented', unusual, where, 'on')
  }
  return null
}

/** All cells of an account's row, with what was typed over them; a changed cell has no problem any more. */
export function cellsOf(at: number, overlay: Overlay): PageCell[] {
  return columns.map(({ value }, index) => {
    const column = index + 1
    const typed = overlay.get(`${rowOf(at)}:${column}`)
    const problem = typed === undefined ? problemOf(at, column) : null
    const text = typed ?? value(at)
    return {
      text,
      kind: text === '' ? 'blank' : 'text',
      ...(typed === undefined ? {} : { isEdited: true }),
      ...(problem === null ? {} : { issues: [problem] }),
    }
  })
}

export const issuesOf = (at: number, overlay: Overlay): Issue[] =>
  cellsOf(at, overlay).flatMap((cell) => (cell.issues ?? []) as Issue[])

const plain = (texts: readonly string[]): PageCell[] =>
  texts.map((text) => ({ text, kind: text === '' ? 'blank' : 'text' }))

const alone = (text: string): PageCell[] => plain([text, ...Array.from({ length: columnCount - 1 }, () => '')])

/** Every row of the customer sheet, from 1 to the total under the data. */
export function customerRows(accountCount: number, overlay: Overlay): PageRow[] {
  const data = Array.from({ length: accountCount }, (_, at): PageRow => {
    return { row: rowOf(at), role: 'data', accountKey: accountNumberOf(at), cells: cellsOf(at, overlay) }
  })
  return [
    { row: titleRow, role: 'title', accountKey: null, cells: alone('Customers to move, November') },
    { row: 2, role: 'blank', accountKey: null, cells: alone('') },
    { row: headerRow, role: 'header', accountKey: null, cells: plain(headers) },
    ...data,
    { row: totalRowOf(accountCount), role: 'total', accountKey: null, cells: alone('Total') },
  ]
}

const meterHeaders = ['Account no', 'Meter', 'Installed', 'Register', 'Digits']
const meterColumnCount = meterHeaders.length

export function meterRows(accountCount: number): PageRow[] {
  const data = Array.from({ length: accountCount }, (_, at): PageRow => {
    const cells = plain([accountNumberOf(at), `M${padded(at * 91, 8)}`, '2019-05-14', 'KWH_IMPORT', '5'])
    return { row: 2 + at, role: 'data', accountKey: accountNumberOf(at), cells }
  })
  return [{ row: 1, role: 'header', accountKey: null, cells: plain(meterHeaders) }, ...data]
}

export const lookupRows = (): PageRow[] =>
  [
    ['N', 'North'],
    ['S', 'South'],
  ].map((texts, index) => ({ row: index + 1, role: 'data', accountKey: null, cells: plain(texts) }))

const asMapping = (headerTexts: readonly string[], targets: readonly (string | null)[]): ColumnMapping[] =>
  headerTexts.map((header, index) => ({ column: index + 1, header, target: targets[index] ?? null }))

export const sampleMapping = (): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: customerSheet,
      isIncluded: true,
      headerRow,
      firstDataRow,
      columns: asMapping(
        headers,
        columns.map(({ target }) => target),
      ),
    },
    {
      sheet: meterSheet,
      isIncluded: true,
      headerRow: 1,
      firstDataRow: 2,
      columns: asMapping(meterHeaders, [
        'external_account_number',
        'supply_addresses[].supply_points[].meters[].serial_number',
        'supply_addresses[].supply_points[].meters[].active_from',
        'supply_addresses[].supply_points[].meters[].registers[].register_type',
        'supply_addresses[].supply_points[].meters[].registers[].digits',
      ]),
    },
    { sheet: lookupSheet, isIncluded: false, headerRow: 0, firstDataRow: 1, columns: asMapping(['', ''], []) },
  ],
  constants: [{ target: 'billing_address.country', value: 'US' }],
  defaults: { phoneCountry: 'US' },
})

export const sheetSummaries = (accountCount: number): SheetSummary[] => [
  {
    name: customerSheet,
    isHidden: false,
    rowCount: totalRowOf(accountCount),
    columnCount,
    leftOutRows: [
      { row: titleRow, role: 'title' },
      { row: headerRow, role: 'header' },
      { row: totalRowOf(accountCount), role: 'total' },
    ],
    dataRowCount: accountCount,
    hiddenRowCount: 0,
    hiddenColumns: [],
  },
  {
    name: meterSheet,
    isHidden: false,
    rowCount: accountCount + 1,
    columnCount: meterColumnCount,
    leftOutRows: [{ row: 1, role: 'header' }],
    dataRowCount: accountCount,
    hiddenRowCount: 0,
    hiddenColumns: [],
  },
  {
    name: lookupSheet,
    isHidden: true,
    rowCount: 2,
    columnCount: 2,
    leftOutRows: [],
    dataRowCount: 2,
    hiddenRowCount: 0,
    hiddenColumns: [],
  },
]
