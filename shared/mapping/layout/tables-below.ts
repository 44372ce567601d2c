/**
 * Parts sheets that hold several tables one below the other, each with headings of its own: accounts above, their meters below. Read by the
 * headings of the first, a meter would be a person. Each table becomes a sheet, whose rows keep their places in the file.
 */
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import { blankCell, likeBlank, type Sheet, type Workbook } from '../../sheet/sheet.ts'
import type { Mapping } from '../model/mapping.ts'
import { tableStarts } from './table-starts.ts'

/** @param like  what the sheets are mapped by already: only the tables that it names are parted, so that no row changes its sheet unasked */
export function partTables(sheets: readonly Sheet[], like?: Mapping): readonly Sheet[] {
  const taken = new Set(sheets.map(({ name }) => name.toLowerCase()))
  const named = like && new Set(like.sheets.map(({ sheet }) => sheet))
  return sheets.flatMap((sheet) => {
    // A file with one sheet may have called it otherwise when it was mapped, such as after the day.
    const isRenamed = sheets.length === 1 && named?.has(sheet.name) === false
    const mappedAs = isRenamed ? (like?.sheets[0]?.sheet ?? sheet.name) : sheet.name
    const further = tableStarts(sheet)
      .map((from) => ({ from, ending: freeEnding(sheet, from, taken) }))
      .filter(({ ending }) => named === undefined || named.has(`${mappedAs}${ending}`))
    if (further.length === 0) return [sheet]
    return [{ from: 0, ending: '' }, ...further].map(({ from, ending }, index) =>
      partOf(sheet, `${sheet.name}${ending}`, from, further[index]?.from ?? sheet.rowCount),
    )
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
    const facts = { sheet: below.sheet, row: below.rowIndex + 1, name }
    return [issue(isIncluded ? 'table_read_apart' : 'table_left_out', facts, { cell })]
  })

const longestTitle = 30

/** "Accounts", then "Accounts (Payments)" after its title, or "Accounts (2)"; the names that other sheets have stay theirs. */
function freeEnding({ name, cellAt, filledColumns }: Sheet, row: number, taken: Set<string>): string {
  const [column = 0, ...more] = filledColumns(row)
  const title = more.length > 0 ? '' : cellAt(row, column).text.trim()
  const isTaken = (ending: string): boolean => taken.has(`${name}${ending}`.toLowerCase())
  let ending = ` (${title})`
  if (title === '' || title.length > longestTitle || isTaken(ending)) {
    let count = 2
    while (isTaken(` (${count})`)) count += 1
    ending = ` (${count})`
  }
  taken.add(`${name}${ending}`.toLowerCase())
  return ending
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
    valueId(column) {
      const { numbers, highest } = sheet.valueId(column)
      return { numbers: numbers.slice(0, to).fill(likeBlank, 0, from), highest }
    },
    doubtsAt: (row, column) => (isInside(row) ? sheet.doubtsAt(row, column) : []),
    hiddenRows: new Set([...sheet.hiddenRows].filter(isInside)),
    // How many values are usual is told by the rows of all tables together.
    ...(longRows === undefined || from > 0
      ? {}
      : { longRows: new Map([...longRows].filter(([row]) => isInside(row))) }),
  }
}
