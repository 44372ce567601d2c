/** Finds saved mappings again by the headers they were made for. Pure. */
import type { Mapping, SheetMapping } from '../../shared/mapping/mapping.ts'
import type { SavedMapping } from '../../shared/mapping/saved-mapping.ts'

/**
 * Whether a mapping was made for such a file: every sheet it was made for is there, with the same headers in the same places. One
 * that takes no sheet in was made for nothing.
 * A file with one sheet fits whatever its sheet is called: exports name it after the day.
 */
export function fits(saved: SavedMapping, present: Mapping): boolean {
  return (
    saved.sheets.length > 0 &&
    saved.sheets.every(({ sheet, headers }) => {
      const found = sheetFor(sheet, saved, present)
      return (
        found !== undefined &&
        isSame(
          headers,
          found.columns.map(({ header }) => header),
        )
      )
    })
  )
}

/**
 * A saved mapping put onto the present file. Columns are found by their headers (the first, second, … of the same name), so that
 * a column that has moved takes its field along; where rows begin is the present file's own.
 */
export function applyMapping(saved: SavedMapping, present: Mapping): Mapping {
  return {
    ...saved.mapping,
    sheets: present.sheets.map((sheet) => {
      const from = saved.mapping.sheets.find((one) => sheetFor(one.sheet, saved, present)?.sheet === sheet.sheet)
      if (from === undefined) return { ...sheet, isIncluded: false }
      const queues = columnsByHeader(from)
      return {
        ...sheet,
        isIncluded: from.isIncluded,
        columns: sheet.columns.map((column) => {
          const found = queues.get(column.header)?.shift()
          return { ...(found ?? { target: null }), column: column.column, header: column.header }
        }),
      }
    }),
  }
}

function sheetFor(name: string, saved: SavedMapping, present: Mapping): SheetMapping | undefined {
  const isOnly = saved.sheets.length === 1 && present.sheets.length === 1
  return present.sheets.find(({ sheet }) => sheet === name) ?? (isOnly ? present.sheets[0] : undefined)
}

function columnsByHeader({ columns }: SheetMapping) {
  const queues = new Map<string, SheetMapping['columns'][number][]>()
  for (const column of columns) queues.set(column.header, [...(queues.get(column.header) ?? []), column])
  return queues
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])
