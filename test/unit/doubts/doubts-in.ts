/** What is said of the values of one column, which stand below the heading “Value” in column A. */

import { finish } from '../../../shared/basics/cooperative-task.ts'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { findDoubts } from '../../../shared/doubts/find-doubts.ts'
import type { Reading } from '../../../shared/mapping/model/mapping.ts'
import { cellReader } from '../../../shared/mapping/read/read-value.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { Cell, CellDoubt, Sheet } from '../../../shared/sheet/sheet.ts'
import { type CellValue, sheetFromRows } from '../../support/rows/workbook-from-rows.ts'

const fields = {
  identifier: 'external_account_number',
  postcode: 'billing_address.postal_code',
  text: 'customers[].family_name',
  given: 'customers[].given_name',
  street: 'billing_address.street_address',
  note: 'notes[].body',
  email: 'customers[].email',
  phone: 'customers[].alternative_phone_numbers[].phone_number',
  mobile: 'customers[].mobile',
  date: 'customers[].date_of_birth',
  decimal: 'ledgers[].ledger_balance',
  supplyPoint: 'supply_addresses[].supply_points[].identifier',
} as const

export type Field = keyof typeof fields

export type Given = {
  readonly isCut?: boolean
  readonly reading?: Reading
  /** Of each row of data. */
  readonly countries?: readonly (string | null)[]
  /** What the file had where a person typed something else, by its index among the rows of data. */
  readonly before?: Readonly<Record<number, Cell>>
  /** What the file said of a row of data, by its index among them. */
  readonly ofFile?: Readonly<Record<number, readonly CellDoubt[]>>
}

/** Its first column, below a heading. */
export function columnOf(sheet: Sheet, field: Field, { reading = {}, countries, isCut = false }: Given) {
  const leaf = accountCatalogue.leaf(fields[field])
  if (leaf === undefined) throw new Error(`No field ${fields[field]}`)
  const rowIndexes = Array.from({ length: sheet.rowCount - 1 }, (_, index) => index + 1)
  const read = cellReader(leaf.kind, reading)
  const at = (rowIndex: number) => countries?.[rowIndex - 1] ?? null
  return {
    sheet,
    label: undefined,
    rowIndexes,
    totalRows: [],
    headerRowIndex: 0,
    columnIndex: 0,
    header: 'Value',
    leaf,
    read,
    isCut,
    countries: countries === undefined ? null : { at, isOneFor: () => false },
    accountColumns: [],
    unused: [],
    leftOut: [],
  }
}

export function issuesIn(field: Field, values: readonly CellValue[], given: Given = {}) {
  const { ofFile = {}, before = {} } = given
  const rows = sheetFromRows('Sheet1', [['Value'], ...values.map((value) => [value])])
  const sheet: Sheet = {
    ...rows,
    isDoubted: true,
    replacedIn: () => new Map(Object.entries(before).map(([index, cell]) => [Number(index) + 1, cell])),
    doubtsAt: (row, column) => ofFile[row - 1] ?? rows.doubtsAt(row, column),
  }
  const { atCells, ofColumn } = finish(findDoubts(columnOf(sheet, field, given)))
  return [...ofColumn, ...[...atCells].sort(([one], [other]) => one - other).flatMap(([, found]) => found)]
}

/** What is said of the values of one column, below the heading "Value" in column A. */
export const doubtsIn = (...given: Parameters<typeof issuesIn>) =>
  issuesIn(...given).map(({ level, message, suggestion }) => [
    level,
    sayMessage(message),
    ...(suggestion === undefined ? [] : [suggestion]),
  ])

/** In short: where, what, and what would mend it. */
export const notedIn = (...given: Parameters<typeof issuesIn>) =>
  issuesIn(...given).map(({ code, where, suggestion }) =>
    [`row ${where?.cell?.row}`, code, ...(suggestion === undefined ? [] : [suggestion])].join(': '),
  )

export const date = (iso: string): Cell => ({ kind: 'date', text: iso, iso })
export const shown = (text: string, digits: string): Cell => ({ kind: 'number', text, digits })

export const times = (count: number, value: (index: number) => CellValue): CellValue[] =>
  Array.from({ length: count }, (_, index) => value(index))

export const names = ['Lee', 'Patel', 'Ng', 'O’Brien', 'Kowalski']
