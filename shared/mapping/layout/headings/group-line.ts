/**
 * The line that some sheets have over their headings. It names groups: "Customer" over "Name" and "E-mail", "Meter" over "Serial", each
 * over the first column of its group, or in a merged cell over all of it. Or it has the first words of each heading: "Date of" over "birth".
 */
import type { Cell, Sheet } from '../../../sheet/sheet.ts'
import { isNumberedPage } from '../lines/report-words.ts'
import { isSecondLine } from './second-line.ts'

export type GroupLine = {
  readonly rowIndex: number
  /** What stands over each column, by index from 0; `''` where nothing does. */
  readonly names: readonly string[]
  /** Each name is the first line of the heading below it, and of that one alone. */
  readonly isFirstLine: boolean
}

/** @param headerRow  counted from 1; 0 when there are no headings */
export function findGroupLine(sheet: Sheet, headerRow: number): GroupLine | undefined {
  const rowIndex = headerRow - 2
  if (rowIndex < 0) return undefined
  const columns = Array.from({ length: sheet.columnCount }, (_, column) => column)
  const filled = columns.filter((column) => textAt(sheet, rowIndex, column) !== '')
  if (filled.length === 0 || !filled.every((column) => isName(sheet.cellAt(rowIndex, column)))) return undefined
  const isMerged = filled.some((column) => sheet.doubtsAt(rowIndex, column).includes('merged'))
  const own = columns.map((column) => textAt(sheet, rowIndex, column))
  const names = isMerged ? own : spreadRight(own)
  const headings = columns.filter((column) => textAt(sheet, headerRow - 1, column) !== '')
  if (isOverGroups(names, headings, isMerged)) return { rowIndex, names, isFirstLine: false }
  return isSecondLine(sheet, headerRow - 1) ? { rowIndex, names: own, isFirstLine: true } : undefined
}

/** Words, perhaps with a number ("Meter 10"); a date, an address or "Page 2 of 3" in the line makes it one of titles. */
function isName({ kind, text }: Cell): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return kind === 'text' && letters > 0 && digits <= letters && !text.includes('@') && !isNumberedPage(text.trim())
}

/** A name holds until the next one. */
function spreadRight(own: readonly string[]): readonly string[] {
  let name = ''
  return own.map((text) => {
    name = text || name
    return name
  })
}

/** Some name is over several headings; and a name alone is a title, unless it is merged over just a part of them. */
function isOverGroups(names: readonly string[], headings: readonly number[], isMerged: boolean): boolean {
  const counts = new Map<string, number>()
  for (const column of headings) {
    const name = names[column] ?? ''
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [only = 0] = counts.values()
  if (counts.size === 1) return isMerged && only > 1 && only * 3 <= headings.length * 2
  return [...counts.values()].some((count) => count > 1)
}

const textAt = (sheet: Sheet, rowIndex: number, column: number): string =>
  sheet.cellAt(rowIndex, column).text.trim().replaceAll(/\s+/g, ' ')
