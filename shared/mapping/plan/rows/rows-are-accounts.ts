/**
 * Says of a sheet that each of its rows is an account, where its numbers show it: nearly all stand in one row, and those that come again
 * come with another holder, or in a row that is there twice. Then a number that comes again is a slip, said at its cell, and two households don't become one account.
 */
import { type Catalogue, isOfPeople } from '../../../catalogue/catalogue.ts'
import { dataRowsOf, type Sheet, type Workbook } from '../../../sheet/sheet.ts'
import type { SheetLayout } from '../../layout/find-layout.ts'
import { fieldPathOf } from '../../model/field-path.ts'
import { targetsOf } from '../../model/fillings.ts'
import type { Mapping, SheetMapping } from '../../model/mapping.ts'

/** Fewer tell nothing of how a sheet is made. */
const fewestRows = 20
/** Of the rows: where more come again, several rows may well make an account. */
const mostAgain = 0.05

export function withRowsOfAccounts(
  mapping: Mapping,
  { sheets }: Workbook,
  layouts: readonly SheetLayout[],
  catalogue: Catalogue,
): Mapping {
  return {
    ...mapping,
    sheets: mapping.sheets.map((one, index) => {
      const [sheet, layout] = [sheets[index], layouts[index]]
      const isSaid = one.eachRowIs !== undefined || one.blanksMean !== undefined
      if (sheet === undefined || layout === undefined || isSaid || !one.isIncluded) return one
      return areAccounts(one, sheet, dataRowsOf(layout.roles), catalogue)
        ? { ...one, eachRowIs: catalogue.root.path }
        : one
    }),
  }
}

function areAccounts({ columns }: SheetMapping, sheet: Sheet, rows: readonly number[], catalogue: Catalogue): boolean {
  const numbers = columns.filter(({ target, split }) => target === catalogue.accountKey && split === undefined)
  const ofHolders = columns.filter((column) =>
    targetsOf(column).some((target) => isOfPeople(catalogue, fieldPathOf(target))),
  )
  const [number] = numbers
  if (number === undefined || numbers.length > 1 || ofHolders.length === 0 || rows.length < fewestRows) return false
  const textOf = (row: number, column: number): string =>
    sheet
      .cellAt(row, column - 1)
      .text.trim()
      .toLowerCase()
  const isCopy = (one: number, other: number): boolean =>
    Array.from({ length: sheet.columnCount }, (_, index) => index + 1).every(
      (column) => textOf(one, column) === textOf(other, column),
    )
  const firstOf = new Map<string, number>()
  let again = 0
  for (const row of rows) {
    const text = textOf(row, number.column)
    if (text === '') return false
    const first = firstOf.get(text)
    if (first === undefined) {
      firstOf.set(text, row)
      continue
    }
    // A row that is in the file twice tells nothing: it is said by itself.
    if (isCopy(first, row)) continue
    again += 1
    if (ofHolders.every(({ column }) => textOf(first, column) === textOf(row, column))) return false
  }
  return again <= rows.length * mostAgain
}
