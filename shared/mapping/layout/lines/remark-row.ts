/** Tells remarks from rows of accounts: notes below a table, and what a report prints below its rows or between two pages. */
import type { Sheet } from '../../../sheet/sheet.ts'
import { isLabel } from '../cell-shape.ts'
import {
  type FilledColumns,
  isAfterGap,
  isShapedLikeOthers,
  namesAccountLikeOthers,
  type Table,
  textAt,
} from '../survey-table.ts'
import { isNumberedPage, isPageLine, isRemarkText, isReportLine } from './report-words.ts'

/**
 * "Printed on 9 June by A. Lee" below the data: one cell of several words in a table of several columns, or a word that nothing but a
 * remark begins with, whatever stands beside it. "Page 2 of 5" alone may stand anywhere.
 */
export function isRemark(sheet: Sheet, row: FilledColumns, index: number, table: Table): boolean {
  const [column] = row
  if (column === undefined || table.usualWidth < 2) return false
  const isAlone = row.length === 1
  // Nearly every row is seen to be none by its width.
  if (!isAlone && row.length * 2 > table.usualWidth) return false
  const text = textAt(sheet, index, column)
  if (text.length > longestRemark) return false
  if (isAlone && isPageLine(text)) return true
  // "Northern Light Energy … Page 2 of 3" and "Printed 9/6/2024" come again on every page, and look like the ones before.
  if (isAlone && column <= (table.identity ?? column) && isReportLine(text)) return true
  const hasNumber = table.accountNumbers.some((one) => /\d/.test(textAt(sheet, index, one)))
  if (!isAlone && !hasNumber && isHeadOfPage(sheet, row, index, table)) return true
  if (namesAccountLikeOthers(sheet, index, table)) return false
  // What hangs on an account begins further to the right.
  // Between accounts, what stands beside it is of an account too: "Copyright House Ltd" has a number and a phone.
  const isApart = isAlone || index > table.lastFullRow
  if (isApart && column <= (table.identity ?? column) && isRemarkText(text)) return true
  if (!isAlone || index <= table.lastFullRow) return false
  // In a table of two columns half of an account may be blank.
  if (table.usualWidth < 3 || sheet.cellAt(index, column).kind !== 'text' || !/\S\s+\S/.test(text)) return false
  // Below the accounts of which all is known may stand many of which only the number is.
  if (column === table.identity && isShapedLikeOthers(sheet, index, column, table)) return false
  // Right of what a row is about it may be all that is known of an account: a second name that no other has.
  const isOfHeading = column > (table.identity ?? table.leading) && (table.headers[column] ?? '') !== ''
  if (isOfHeading && !isRemarkText(text)) return false
  return isAfterGap(index, table) || !columnHoldsLabels(sheet, column, table)
}

/** Says beside the number of a page what a row above all headings says beside its own: elsewhere "Page 2" may be a value like any other. */
function isHeadOfPage(sheet: Sheet, row: FilledColumns, index: number, { rows, firstRow }: Table): boolean {
  const isNumber = (at: number, column: number) => isNumberedPage(textAt(sheet, at, column))
  if (!row.some((column) => isNumber(index, column))) return false
  return rows
    .slice(0, firstRow)
    .some(
      (head, at) =>
        head.length === row.length &&
        row.every((column) =>
          isNumber(index, column) ? isNumber(at, column) : textAt(sheet, index, column) === textAt(sheet, at, column),
        ),
    )
}

/** "-----" in every cell: the line that a report draws below its headings, or above its totals. */
export const isRuledLine = (sheet: Sheet, row: FilledColumns, index: number): boolean =>
  row.every((column) => /^[-=_*~+|.\u2013\u2014\u2500\u2550 ]{3,}$/.test(textAt(sheet, index, column)))

/** Longer than anybody writes below a table to be left out. */
const longestRemark = 200

function columnHoldsLabels(sheet: Sheet, column: number, table: Table): boolean {
  const lastRow = Math.min(table.lastFullRow, table.firstRow + 30)
  let labels = 0
  for (let row = table.firstRow; row <= lastRow; row += 1) if (isLabel(sheet.cellAt(row, column))) labels += 1
  return labels * 2 > lastRow - table.firstRow + 1
}
