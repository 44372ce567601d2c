/**
 * Finds the lines that name the rows below them: "North region" alone in its row, then accounts, then "South region"; or a region, its
 * first town and that town's accounts. An account of which only the number or the name is known looks much the same, so only what can be
 * none is taken for such a line.
 */
import { dataRowsOf, type RowRole, type Sheet } from '../../../sheet/sheet.ts'
import { namesAccount } from '../../../vocabulary/heading-words.ts'
import { isPlaceholder } from '../../read/text/placeholders.ts'
import { type FilledColumns, type Table, textAt } from '../survey-table.ts'

/** One alone may be anything. */
const fewestLines = 2
/** Region, county, town: more words below each other are a text. */
const mostLevels = 3
const longestName = 60
/** In narrower tables half of an account may be blank. */
const narrowest = 3

/** @param roles  of all rows, as far as they are known. @returns the rows by index from 0; none where one of them may be an account */
export function findSectionLines(sheet: Sheet, roles: readonly RowRole[], table: Table): ReadonlySet<number> {
  const number = table.accountNumbers[0] ?? table.headers.findIndex(namesAccount)
  const data = dataRowsOf(roles)
  const lines = new Set(data.filter((index) => isLine(sheet, index, table)))
  const isSo =
    number >= 0 &&
    lines.size >= fewestLines &&
    data.some((index) => (table.rows[index]?.length ?? 0) >= narrowest) &&
    areOverAccounts(sheet, data, lines, table) &&
    areNoAccounts(sheet, lines, data, table, number)
  return isSo ? lines : new Set()
}

/**
 * The first of them stands above all accounts, and each has accounts below it, or a line that does; the name of a group comes once in
 * what it is part of: "Domestic" may be below "North" and below "South".
 */
function areOverAccounts(sheet: Sheet, data: readonly number[], lines: ReadonlySet<number>, table: Table): boolean {
  if (!lines.has(data[0] ?? -1) || lines.has(data.at(-1) ?? -1)) return false
  const groups = linesTogether(data, lines)
  if (groups.some(({ length }) => length > mostLevels)) return false
  // A line by itself is part of what the line before it is part of.
  let around = ''
  const names = groups.flatMap((group) => {
    const texts = group.map((index) => textAt(sheet, index, first(table, index)).toLowerCase())
    const outer = texts.slice(0, -1)
    if (outer.length > 0) around = outer.join('\n')
    return [...(outer.length > 0 ? [around] : []), `${around}\n${texts.at(-1)}`]
  })
  return new Set(names).size === names.length
}

/** The lines between two accounts, from the outermost group to the innermost. */
function linesTogether(data: readonly number[], lines: ReadonlySet<number>): readonly (readonly number[])[] {
  const groups: number[][] = []
  data.forEach((index, position) => {
    if (!lines.has(index)) return
    if (lines.has(data[position - 1] ?? -1)) groups.at(-1)?.push(index)
    else groups.push([index])
  })
  return groups
}

/**
 * Every other row that has the number of an account has a digit in it as none of the lines has; and where the others have a name none of
 * the lines has its own, unless that is merged across the row.
 */
function areNoAccounts(
  sheet: Sheet,
  lines: ReadonlySet<number>,
  data: readonly number[],
  table: Table,
  number: number,
): boolean {
  const ofLines = new Set([...lines].filter((index) => isSingle(table, index)).map((index) => first(table, index)))
  const others = data.filter((index) => !lines.has(index))
  const numbers = others.map((index) => textAt(sheet, index, number)).filter((text) => text !== '')
  return (
    numbers.length >= fewestLines &&
    numbers.every((text) => /\d/.test(text)) &&
    others.every((index) => table.rows[index]?.every((column) => column === number || !ofLines.has(column)) !== false)
  )
}

function isLine(sheet: Sheet, index: number, table: Table): boolean {
  if (!isSingle(table, index) && !isMerged(sheet, index, table)) return false
  const text = textAt(sheet, index, first(table, index))
  return text.length <= longestName && /\p{L}{2}/u.test(text) && !/[\d@]/.test(text) && !isPlaceholder(text)
}

const isSingle = ({ rows }: Table, index: number): boolean => rows[index]?.length === 1

/** One cell that is merged across more than the names of a person, and nothing beside it. */
function isMerged(sheet: Sheet, index: number, { rows }: Table): boolean {
  const [_, ...others]: FilledColumns = rows[index] ?? []
  if (!sheet.isDoubted || others.length + 1 < narrowest) return false
  return others.every((column) => sheet.doubtsAt(index, column).includes('merged'))
}

const first = ({ rows }: Table, index: number): number => rows[index]?.[0] ?? 0
