/**
 * Finds the lines that name the rows below them: "North region" alone in its row, then accounts, then "South region". An account of
 * which only the number or the name is known looks much the same, so only what can be none is taken for such a line.
 */
import type { RowRole, Sheet } from '../sheet.ts'
import { isPlaceholder } from './placeholders.ts'
import { type FilledColumns, type Table, textAt } from './survey-table.ts'

/** One alone may be anything. */
const fewestLines = 2
const longestName = 60
/** In narrower tables half of an account may be blank. */
const narrowest = 3

/** @param roles  of all rows, as far as they are known. @returns the rows by index from 0; none where one of them may be an account */
export function findSectionLines(sheet: Sheet, roles: readonly RowRole[], table: Table): ReadonlySet<number> {
  const [number] = table.accountNumbers
  const data = roles.flatMap((role, index) => (role === 'data' ? [index] : []))
  const lines = new Set(data.filter((index) => isLine(sheet, index, table)))
  const isSo =
    number !== undefined &&
    lines.size >= fewestLines &&
    data.some((index) => (table.rows[index]?.length ?? 0) >= narrowest) &&
    areDifferent(sheet, lines, table) &&
    standOverAccounts(lines, data) &&
    areNoAccounts(sheet, lines, data, table, number)
  return isSo ? lines : new Set()
}

function areDifferent(sheet: Sheet, lines: ReadonlySet<number>, table: Table): boolean {
  const names = new Set([...lines].map((index) => textAt(sheet, index, first(table, index)).toLowerCase()))
  return names.size === lines.size
}

/** The first of them stands above all accounts, and each has accounts right below it. */
const standOverAccounts = (lines: ReadonlySet<number>, data: readonly number[]): boolean =>
  lines.has(data[0] ?? -1) &&
  data.every((index, position) => !lines.has(index) || !lines.has(data[position + 1] ?? index))

/**
 * Every other row has the number of an account, with a digit as none of the lines has; and where the others have a name none of the
 * lines has its own, unless that is merged across the row.
 */
function areNoAccounts(
  sheet: Sheet,
  lines: ReadonlySet<number>,
  data: readonly number[],
  table: Table,
  number: number,
): boolean {
  const ofLines = new Set([...lines].filter((index) => isSingle(table, index)).map((index) => first(table, index)))
  return data
    .filter((index) => !lines.has(index))
    .every(
      (index) =>
        /\d/.test(textAt(sheet, index, number)) &&
        (table.rows[index] ?? []).every((column) => column === number || !ofLines.has(column)),
    )
}

function isLine(sheet: Sheet, index: number, table: Table): boolean {
  if (!isSingle(table, index) && !isMerged(sheet, index, table)) return false
  const text = textAt(sheet, index, first(table, index))
  return text.length <= longestName && /\p{L}{2}/u.test(text) && !/[\d@]/.test(text) && !isPlaceholder(text)
}

const isSingle = ({ rows }: Table, index: number): boolean => rows[index]?.length === 1

/** One cell that is merged across most of the others. */
function isMerged(sheet: Sheet, index: number, { rows, usualWidth }: Table): boolean {
  const [_, ...others]: FilledColumns = rows[index] ?? []
  if (!sheet.isDoubted || (others.length + 1) * 2 < usualWidth) return false
  return others.every((column) => sheet.doubtsAt(index, column).includes('merged'))
}

const first = ({ rows }: Table, index: number): number => rows[index]?.[0] ?? 0
