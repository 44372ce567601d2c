/**
 * Works what a person decided about sheets into a mapping: which are in, where their headings are, which of their rows are data, and
 * whether columns that the file hides are used. Pure.
 */

import type { SheetLayout } from '../../../shared/mapping/layout/find-layout.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, RowChoices, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { rowChoicesOf } from '../../../shared/mapping/model/row-choices.ts'
import type { Sheet } from '../../../shared/sheet/sheet.ts'
import type { Prepared } from '../protocol.ts'

export type SheetChoice = RowChoices & {
  readonly sheet: string
  readonly isIncluded: boolean
  /** Counted from 1; 0 when there are no headings. */
  readonly headerRow: number
}

type Chosen = {
  readonly before: Mapping
  /** Sheets that are not among them stay as they are. */
  readonly choices: readonly SheetChoice[]
  /** With the choices. */
  readonly layouts: readonly SheetLayout[]
  readonly sheets: readonly Sheet[]
  /** Maps the layouts anew. */
  readonly suggest: () => Mapping
}

/** A sheet that was turned, or whose row of headings has moved, is mapped anew; the others keep their fields. */
export function chooseSheets({ before, choices, layouts, sheets, suggest }: Chosen): Mapping {
  let suggested: Mapping | undefined
  const anew = (name: string): SheetMapping | undefined => {
    suggested ??= suggest()
    return suggested.sheets.find(({ sheet }) => sheet === name)
  }
  return {
    ...before,
    sheets: sheets.flatMap(({ name, hiddenColumns }): SheetMapping[] => {
      const present = before.sheets.find(({ sheet }) => sheet === name)
      const choice = choices.find(({ sheet }) => sheet === name)
      const layout = layouts.find(({ sheet }) => sheet === name)
      if (choice === undefined || layout === undefined || present?.headerRow === undefined)
        return present ? [present] : []
      const hasMoved = isTurning(present, choice) || present.headerRow !== layout.headerRow
      const from = hasMoved ? (anew(name) ?? present) : present
      const isOut = choice.hiddenColumns === 'out'
      const columns =
        !hasMoved && !isOut && present.hiddenColumns === 'out'
          ? broughtBack(from.columns, anew(name)?.columns ?? [], hiddenColumns)
          : from.columns
      const wasOut = !hasMoved && present.hiddenColumns === 'out'
      return [
        {
          ...withoutChoices(from),
          ...rowChoicesOf(choice),
          isIncluded: choice.isIncluded,
          ...(!choice.isIncluded && from.isLeftOutUnasked ? { isLeftOutUnasked: true } : {}),
          firstDataRow: isSameRows(present, choice) && !hasMoved ? present.firstDataRow : layout.firstDataRow,
          // What was put back in Map, column by column, stays.
          columns: isOut && !wasOut ? leftOut(columns, hiddenColumns) : columns,
        },
      ]
    }),
  }
}

type Read = Pick<Prepared, 'sheets' | 'mapping'>

/**
 * What was decided, for the same file read in another way: for each sheet that has decisions and still has its rows where they were; with
 * other quotation marks it may not.
 */
export function sheetChoicesAgain(before: Read, now: Read): readonly SheetChoice[] {
  return now.mapping.sheets.flatMap(({ sheet, isIncluded, headerRow }) => {
    const choices = rowChoicesOf(before.mapping.sheets.find((one) => one.sheet === sheet) ?? {})
    const isSame = Object.keys(choices).length > 0 && rowCountInFile(before, sheet) === rowCountInFile(now, sheet)
    return isSame ? [{ sheet, isIncluded, headerRow, ...choices }] : []
  })
}

function rowCountInFile({ sheets }: Read, name: string): number | undefined {
  const sheet = sheets.find((one) => one.name === name)
  return sheet?.isTurned ? sheet.columnCount : sheet?.rowCount
}

type Side = Pick<RowChoices, 'isTurned'>

export const isTurning = (present: Side, choice: Side): boolean =>
  (present.isTurned ?? false) !== (choice.isTurned ?? false)

/** A mapping that was suggested anew, with what had been decided about rows and hidden columns. */
export function keepChoices(suggested: Mapping, before: Mapping, sheets: readonly Sheet[]): Mapping {
  return {
    ...suggested,
    sheets: suggested.sheets.map((sheet) => {
      const decided = before.sheets.find((one) => one.sheet === sheet.sheet)
      const hidden = sheets.find(({ name }) => name === sheet.sheet)?.hiddenColumns
      if (decided === undefined || hidden === undefined) return sheet
      const columns = decided.hiddenColumns === 'out' ? leftOut(sheet.columns, hidden) : sheet.columns
      return { ...sheet, ...rowChoicesOf(decided), columns }
    }),
  }
}

function withoutChoices({ isLeftOutUnasked, ...mapped }: SheetMapping) {
  const { rowsIn, rowsOut, hiddenRows, hiddenColumns, isTurned, ...sheet } = mapped
  return sheet
}

const isSameRows = (one: RowChoices, other: RowChoices): boolean =>
  JSON.stringify(rowChoicesOf(one)) === JSON.stringify(rowChoicesOf(other))

const leftOut = (columns: readonly ColumnMapping[], hidden: ReadonlySet<number>): readonly ColumnMapping[] =>
  columns.map((one) => (hidden.has(one.column - 1) ? { column: one.column, header: one.header, target: null } : one))

/** Hidden columns get the fields that are suggested for them, unless another column has taken them meanwhile. */
function broughtBack(
  columns: readonly ColumnMapping[],
  suggested: readonly ColumnMapping[],
  hidden: ReadonlySet<number>,
): readonly ColumnMapping[] {
  const taken = new Set(columns.flatMap(targetsOf))
  return columns.map((one) => {
    if (!hidden.has(one.column - 1) || one.target !== null || one.split !== undefined) return one
    const again = suggested.find(({ column }) => column === one.column)
    return again === undefined || targetsOf(again).some((target) => taken.has(target)) ? one : again
  })
}
