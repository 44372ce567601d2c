/**
 * Finds where further tables begin below the first table of a sheet. A table that is parted by mistake loses rows, and one that is read with
 * the first is told at its headings: so only what nobody would take for rows begins one.
 */
import type { Sheet } from '../../sheet/sheet.ts'
import { namesAccount, namesAccountNumber } from '../../vocabulary/heading-words.ts'
import { isLabel } from './cell-shape.ts'
import { textAt } from './survey-table.ts'

/** More than these, or headings by turns, are a report that has blocks for each account. */
const mostTables = 8

/** @returns where each further table begins, its titles included, by row index from 0 */
export function tableStarts(sheet: Sheet): readonly number[] {
  const starts: number[] = []
  const heads: Head[] = []
  for (let row = 0; row < sheet.rowCount; row += 1) {
    const above = heads.at(-1)
    if (above === undefined && row > lowestHead) break
    if (above !== undefined && isValue(sheet, row, above.number)) continue
    const found = headAt(sheet, row, above)
    if (found === undefined || (above !== undefined && isSameHead(found, above))) continue
    if (heads.length === mostTables || heads.some((head) => isSameHead(found, head))) return []
    if (above !== undefined) starts.push(withTitles(sheet, row))
    heads.push(found)
  }
  return starts
}

/** `number`: the column of what connects its rows with others. `texts`: by column. */
type Head = { readonly number: number; readonly texts: ReadonlyMap<number, string> }

const fewestHeadings = 2
/** Who has no headings further up has none. */
const lowestHead = 100
/** Lines of a cover have a value below them as well: "Account", above "1001". */
const fewestRows = 2
/** So large a share of the rows of a further table has a number where its heading says so. */
const shareOfNumbers = 0.8

/** Different words, one of which connects what stands below with accounts; of a further table, they cover all of it. */
function headAt(sheet: Sheet, row: number, above: Head | undefined): Head | undefined {
  const texts = wordsAt(sheet, row)
  const number = texts && connectionIn(texts, above, isSetOff(sheet, row))
  if (texts === undefined || number === undefined || !isValue(sheet, nextFilledRow(sheet, row), number))
    return undefined
  const rows = rowsBelow(sheet, row, above)
  const numbered = rows.filter((below) => isValue(sheet, below, number)).length
  if (above === undefined) return numbered < fewestRows ? undefined : { number, texts }
  const isCovered = rows.every((below) => sheet.filledColumns(below).every((column) => texts.has(column)))
  return rows.length > 0 && isCovered && numbered >= rows.length * shareOfNumbers ? { number, texts } : undefined
}

function wordsAt(sheet: Sheet, row: number): ReadonlyMap<number, string> | undefined {
  const filled = sheet.filledColumns(row)
  if (filled.length < fewestHeadings) return undefined
  if (!filled.every((column) => isLabel(sheet.cellAt(row, column)))) return undefined
  const texts = new Map(filled.map((column) => [column, textAt(sheet, row, column).toLowerCase()]))
  return new Set(texts.values()).size < filled.length ? undefined : texts
}

/**
 * The column that is told by its words alone ("Customer no"), or, where accounts are told by above, by a single word or a heading of theirs
 * that the row begins with: "Account", or the tariff of which this is the list.
 */
function connectionIn(texts: Head['texts'], above: Head | undefined, isSetOff: boolean): number | undefined {
  const [sure] = [...texts].find(([, text]) => namesAccountNumber(text)) ?? []
  const [first] = texts
  if (sure !== undefined || first === undefined) return sure
  const [column, text] = first
  const isPlace = above === undefined || (isSetOff && column <= above.number)
  const isKnown = [...(above?.texts.values() ?? [])].includes(text)
  return isPlace && (isKnown || (/^\p{L}+$/u.test(text) && namesAccount(text))) ? column : undefined
}

/** A gap or a title is right above. */
const isSetOff = (sheet: Sheet, row: number): boolean =>
  row === 0 || sheet.filledColumns(row - 1).length < fewestHeadings

/** Enough to tell a table by. */
const sampledRows = 50

/** The first rows below headings, without lines of one cell, up to what may be the next headings. */
function rowsBelow(sheet: Sheet, head: number, above: Head | undefined): readonly number[] {
  const rows: number[] = []
  for (let row = head + 1; row < sheet.rowCount && rows.length < sampledRows; row += 1) {
    if (sheet.filledColumns(row).length < fewestHeadings) continue
    const texts = wordsAt(sheet, row)
    if (texts !== undefined && connectionIn(texts, above, isSetOff(sheet, row)) !== undefined) break
    rows.push(row)
  }
  return rows
}

/** The next page of a report may have another heading or two: "Page 2", "Balance (continued)". */
const shareOfSameHead = 0.6

function isSameHead({ number, texts }: Head, other: Head): boolean {
  if (other.texts.get(number) !== texts.get(number)) return false
  const others = [...texts].filter(([column]) => column !== number)
  const alike = others.filter(([column, text]) => other.texts.get(column) === text)
  return alike.length >= others.length * shareOfSameHead
}

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
