/**
 * Finds the lines that count the rows above them: "Meters: 2" below an account, "No. of accounts 30" below all. A note may say the same, so
 * a line has nothing else in it, and most of its kind have to be right.
 */
import { dataRowsOf, type RowRole, type Sheet } from '../../../sheet/sheet.ts'
import { namesAccountLikeOthers, type Table, textAt } from '../survey-table.ts'
import { countWordsOf, isOfNotes } from './report-words.ts'

/** In narrower tables half of an account may be blank. */
const narrowest = 3
/** "1 meter" is right of anything. */
const leastTelling = 2
/** So many lines tell whether those of their kind are right. */
const mostLooked = 200

type CountLine = {
  readonly index: number
  readonly kind: string
  readonly count: number
  /** Where its words are. */
  readonly column: number
}

/** @param roles  of all rows, as far as they are known. @returns the rows by index from 0 */
export function findCountLines(sheet: Sheet, roles: readonly RowRole[], table: Table): ReadonlySet<number> {
  const data = dataRowsOf(roles)
  const found = data.flatMap((index) => lineAt(sheet, index, table) ?? [])
  if (found.length === 0) return new Set()
  const taken = new Set(found.map(({ index }) => index))
  const others = data.filter((index) => !taken.has(index))
  if (!others.some((index) => (table.rows[index]?.length ?? 0) >= narrowest)) return new Set()
  const ofKinds = [...Map.groupBy(found, ({ kind, column }) => `${column} ${kind}`).values()]
  return new Set(
    ofKinds.flatMap((lines) => (areCounts(sheet, lines, others, table) ? lines.map(({ index }) => index) : [])),
  )
}

/** One cell with the words, and nothing beside it but the number that they lack. */
function lineAt(sheet: Sheet, index: number, table: Table): CountLine | undefined {
  const row = table.rows[index] ?? []
  const [column, other] = row
  // What is said of an account in words goes on below it.
  if (column === undefined || row.length > 2 || isOfNotes(table.headers[column] ?? '')) return undefined
  const words = countWordsOf(textAt(sheet, index, column))
  if (words === undefined || (words.count === null) !== (other !== undefined)) return undefined
  const text = other === undefined ? '' : textAt(sheet, index, other)
  const count = words.count ?? (/^\d{1,6}$/.test(text) ? Number(text) : undefined)
  if (count === undefined || namesAccountLikeOthers(sheet, index, table)) return undefined
  return { index, kind: words.kind, count, column }
}

/** @param lines  of one kind. @param others  the rows that are no such lines, in order */
function areCounts(sheet: Sheet, lines: readonly CountLine[], others: readonly number[], table: Table): boolean {
  const [{ column } = { column: 0 }] = lines
  if (others.some((index) => countWordsOf(textAt(sheet, index, column)) !== undefined)) return false
  let start = 0
  let end = 0
  const looked = lines.slice(0, mostLooked)
  const right = looked.filter(({ index, count }) => {
    start = end
    while ((others[end] ?? index) < index) end += 1
    return isCountOf(sheet, count, others.slice(start, end), table)
  })
  return right.length * 2 > looked.length && right.some(({ count }) => count >= leastTelling)
}

/** As many rows, filled cells of a column, or different values in one: a meter may have several rows. */
function isCountOf(sheet: Sheet, count: number, rows: readonly number[], table: Table): boolean {
  if (count > rows.length) return false
  if (count === rows.length) return true
  return table.headers.some((_, column) => {
    const texts = rows.map((index) => textAt(sheet, index, column)).filter((text) => text !== '')
    return texts.length === count || new Set(texts).size === count
  })
}
