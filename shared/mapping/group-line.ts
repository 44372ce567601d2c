/**
 * The line of groups that some sheets have over their headings: "Customer" over "Name" and "E-mail", "Meter" over "Serial". Each name
 * stands over the first column of its group, or in a merged cell over all of it.
 */
import type { Cell, Sheet } from '../sheet.ts'

export type GroupLine = {
  readonly rowIndex: number
  /** What stands over each column, by index from 0; `''` where nothing does. */
  readonly names: readonly string[]
}

/** @param headerRow  counted from 1; 0 when there are no headings */
export function findGroupLine(sheet: Sheet, headerRow: number): GroupLine | undefined {
  const rowIndex = headerRow - 2
  if (rowIndex < 0) return undefined
  const columns = Array.from({ length: sheet.columnCount }, (_, column) => column)
  const filled = columns.filter((column) => textAt(sheet, rowIndex, column) !== '')
  if (filled.length === 0 || !filled.every((column) => isName(sheet.cellAt(rowIndex, column)))) return undefined
  const isMerged = filled.some((column) => sheet.doubtsAt(rowIndex, column).includes('merged'))
  const names = isMerged
    ? columns.map((column) => textAt(sheet, rowIndex, column))
    : spreadRight(columns, (column) => textAt(sheet, rowIndex, column))
  const headings = columns.filter((column) => textAt(sheet, headerRow - 1, column) !== '')
  return isOverGroups(names, headings, isMerged) ? { rowIndex, names } : undefined
}

/** Words, perhaps with a number ("Meter 10"); a date or an address in the line makes it one of titles. */
function isName({ kind, text }: Cell): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return kind === 'text' && letters > 0 && digits <= letters && !text.includes('@')
}

/** A name holds until the next one. */
function spreadRight(columns: readonly number[], textOf: (column: number) => string): readonly string[] {
  let name = ''
  return columns.map((column) => {
    name = textOf(column) || name
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
