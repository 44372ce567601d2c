/** Notices a second table beside the first: rows of a sheet are read whole, so what it says would go to the accounts of the first. */
import { columnLetters } from '../sheet.ts'
import type { ColumnToDoubt } from './find-doubts.ts'
import type { ToldAt } from './watch-file.ts'

/** Fewer may be alike by chance. */
const fewest = 3
/** A second table begins at the top too; most columns hold none of these numbers there, and are looked at no further. */
const rowsAtTop = 100

/**
 * @param column  of account numbers
 * @returns the rows in which a column that fills nothing has another of these numbers; `other` has its letters
 */
export function secondTable({ sheet, rowIndexes, columnIndex, unused }: ColumnToDoubt): readonly ToldAt[] {
  const textsOf = (index: number, rows = rowIndexes) => rows.map((row) => sheet.cellAt(row, index).text.trim())
  const own = textsOf(columnIndex)
  const numbers = new Set(own.filter((text) => text !== ''))
  if (numbers.size < fewest) return []
  const top = rowIndexes.slice(0, rowsAtTop)
  for (const beside of unused) {
    if (!textsOf(beside, top).some((text) => numbers.has(text))) continue
    const texts = textsOf(beside)
    if (!holdsThese(numbers, texts)) continue
    const rows = rowIndexes.filter((_, at) => own[at] !== '' && texts[at] !== '' && own[at] !== texts[at])
    const filledCount = texts.filter((text) => text !== '').length
    if (rows.length * 2 <= filledCount) continue
    return rows.map((rowIndex) => ({ code: 'second_table_beside', rowIndex, other: columnLetters(beside + 1) }))
  }
  return []
}

/** Nearly all of them, and hardly any twice: another column has old numbers, or one parent for many accounts. */
function holdsThese(numbers: ReadonlySet<string>, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  const known = filled.filter((text) => numbers.has(text))
  const different = new Set(known).size
  return known.length * 10 >= filled.length * 9 && different >= fewest && different * 2 > known.length
}
