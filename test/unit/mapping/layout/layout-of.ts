/** What `findLayout` says of a few rows, in short, and the rows of a plain table to begin with. */
import { findLayout } from '../../../../shared/mapping/layout/find-layout.ts'
import type { RowRole } from '../../../../shared/sheet/sheet.ts'
import { sheetFromRows } from '../../../support/rows/workbook-from-rows.ts'

export type Rows = Parameters<typeof sheetFromRows>[1]

const letter: Record<RowRole, string> = {
  title: 't',
  header: 'h',
  units: 'u',
  section: 'g',
  blank: 'b',
  data: 'd',
  total: 's',
  hidden: 'x',
  leftOut: 'o',
  remark: 'r',
}

/** One letter for each row. */
export const lettersOf = (roles: readonly RowRole[]): string => roles.map((role) => letter[role]).join('')

/** What a layout says, with the roles as one letter each. */
export function layoutOf(rows: Rows, headerRow?: number) {
  const layout = findLayout(sheetFromRows('Sheet1', rows), headerRow)
  return {
    headerRow: layout.headerRow,
    firstDataRow: layout.firstDataRow,
    roles: lettersOf(layout.roles),
  }
}

export const headers = ['Account', 'First name', 'City', 'Balance', 'Moved in']
export const account = (number: string | null, balance: number = 12.5): Rows[number] => [
  number,
  'Ana',
  'Dallas',
  balance,
  '09.06.2024',
]
export const accounts: Rows = [account('007001', 10), account('007002', 20), account('007003', 30)]
