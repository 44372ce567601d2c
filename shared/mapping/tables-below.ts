/**
 * Parts sheets that hold several tables one below the other, each with headings of its own: accounts above, their meters below. Read by the
 * headings of the first, a meter would be a person. Each table becomes a sheet, whose rows keep their places in the file. Headings that
 * come again as they were, on the next page of a report, begin no other table.
 */
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import { blankCell, likeBlank, type Sheet, type Workbook } from '../sheet.ts'
import { isLabel } from './cell-shape.ts'
import type { Mapping } from './mapping.ts'
import { namesAccount, textAt } from './survey-table.ts'

/** "Accounts", then "Accounts (Payments)" after its title, or "Accounts (2)"; the names that other sheets have stay theirs. */
export function partTables(sheets: readonly Sheet[]): readonly Sheet[] {
  const taken = new Set(sheets.map(({ name }) => name.toLowerCase()))
  return sheets.flatMap((sheet) => {
    const starts = tableStarts(sheet)
    if (starts.length === 0) return [sheet]
    const ends = [...starts, sheet.rowCount]
    return [0, ...starts].map((from, index) => {
      const name = index === 0 ? sheet.name : freeName(sheet, from, taken)
      return partOf(sheet, name, from, ends[index] ?? sheet.rowCount)
    })
  })
}

/** Said once of each, so that nobody looks for its rows in the sheet of the file. */
export const tablesReadApart = ({ sheets }: Workbook, mapping: Mapping): readonly Issue[] =>
  sheets.flatMap(({ name, below, isTurned, filledColumns }) => {
    if (below === undefined) return []
    const { headerRow = 0, isIncluded = false } = mapping.sheets.find(({ sheet }) => sheet === name) ?? {}
    const firstRow = isTurned ? 1 : below.rowIndex + 1
    const row = headerRow > 0 ? headerRow : firstRow
    const cell = { sheet: name, row, column: (filledColumns(row - 1)[0] ?? 0) + 1 }
    return [issue('table_read_apart', { sheet: below.sheet, row: below.rowIndex + 1, name, isIncluded }, { cell })]
  })

const longestTitle = 30

function freeName({ name, cellAt, filledColumns }: Sheet, row: number, taken: Set<string>): string {
  const [column = 0, ...more] = filledColumns(row)
  const title = more.length > 0 ? '' : cellAt(row, column).text.trim()
  const titled = `${name} (${title})`
  let free = titled
  if (title === '' || title.length > longestTitle || taken.has(titled.toLowerCase())) {
    let count = 2
    while (taken.has(`${name} (${count})`.toLowerCase())) count += 1
    free = `${name} (${count})`
  }
  taken.add(free.toLowerCase())
  return free
}

/** @returns where each further table begins, its titles included, by row index from 0 */
function tableStarts(sheet: Sheet): readonly number[] {
  const starts: number[] = []
  let head: Head | undefined
  for (let row = 0; row < sheet.rowCount; row += 1) {
    if (head === undefined && row > lowestHead) break
    if (head !== undefined && isValue(sheet, row, head.number)) continue
    const found = headAt(sheet, row, head)
    if (found === undefined) continue
    if (head !== undefined && !isSameHead(found, head)) starts.push(withTitles(sheet, row))
    if (head === undefined || !isSameHead(found, head)) head = found
  }
  return starts
}

/** `number`: the column of what connects its rows with others. `texts`: by column. */
type Head = { readonly number: number; readonly texts: ReadonlyMap<number, string> }

const fewestHeadings = 2
/** Who has no headings further up has none. */
const lowestHead = 100

/**
 * Nothing but different words, and right below one of them a number: below what accounts are told by, or, further down, below a heading
 * that the table above has as well, such as the tariff of which this is the list.
 */
function headAt(sheet: Sheet, row: number, above: Head | undefined): Head | undefined {
  const filled = sheet.filledColumns(row)
  if (filled.length < fewestHeadings) return undefined
  if (!filled.every((column) => isLabel(sheet.cellAt(row, column)))) return undefined
  const texts = new Map(filled.map((column) => [column, textAt(sheet, row, column).toLowerCase()]))
  if (new Set(texts.values()).size < filled.length) return undefined
  const known = new Set(above?.texts.values())
  const number = filled.find((column) => {
    const text = texts.get(column) ?? ''
    return (known.has(text) || namesAccount(text)) && isValue(sheet, nextFilledRow(sheet, row), column)
  })
  return number === undefined ? undefined : { number, texts }
}

const isSameHead = ({ texts }: Head, other: Head): boolean =>
  [...texts].every(([column, text]) => other.texts.get(column) === text)

const isValue = (sheet: Sheet, row: number, column: number): boolean => {
  const cell = sheet.cellAt(row, column)
  return cell.kind === 'number' || (cell.kind === 'text' && /\d/.test(cell.text))
}

function nextFilledRow(sheet: Sheet, row: number): number {
  let next = row + 1
  while (next < sheet.rowCount && sheet.filledColumns(next).length === 0) next += 1
  return next
}

/** "Payments" alone right above the headings, below a gap, is the title of their table. */
function withTitles(sheet: Sheet, row: number): number {
  let first = row
  while (first > 0 && sheet.filledColumns(first - 1).length === 1) first -= 1
  return sheet.filledColumns(first - 1).length === 0 ? first : row
}

function partOf(sheet: Sheet, name: string, from: number, to: number): Sheet {
  const isInside = (row: number): boolean => row >= from && row < to
  const { longRows, ...rest } = sheet
  const filled = (row: number): readonly number[] => (isInside(row) ? sheet.filledColumns(row) : [])
  let columnCount = 0
  for (let row = from; row < to; row += 1) columnCount = Math.max(columnCount, (filled(row).at(-1) ?? -1) + 1)
  return {
    ...rest,
    name,
    rowCount: to,
    columnCount,
    ...(from === 0 ? {} : { below: { sheet: sheet.name, rowIndex: from } }),
    cellAt: (row, column) => (isInside(row) ? sheet.cellAt(row, column) : blankCell),
    filledColumns: filled,
    likeness: (column) => sheet.likeness(column).slice(0, to).fill(likeBlank, 0, from),
    doubtsAt: (row, column) => (isInside(row) ? sheet.doubtsAt(row, column) : []),
    hiddenRows: new Set([...sheet.hiddenRows].filter(isInside)),
    // How many values are usual is told by the rows of all tables together.
    ...(longRows === undefined || from > 0
      ? {}
      : { longRows: new Map([...longRows].filter(([row]) => isInside(row))) }),
  }
}
