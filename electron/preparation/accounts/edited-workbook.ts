/**
 * A workbook with the edits of a person laid over it. The source is never written: what is laid over a cell can be taken away again. What
 * was done in which order knows the history of the project alone.
 */

import type { CellEdit } from '../../../shared/ipc.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { digitDoubts } from '../../../shared/sheet/digit-doubts.ts'
import {
  blankCell,
  type Cell,
  type Likeness,
  likeNothing,
  type RowRole,
  type Sheet,
  type Workbook,
} from '../../../shared/sheet/sheet.ts'

/** `null`: the cell has what the file says. */
export type LaidEdit = CellPlace & { readonly text: string | null }

export type EditStep = readonly LaidEdit[]

export type EditedWorkbook = {
  /** Shows the edits; follows them. */
  readonly workbook: Workbook
  isEdited(sheet: string, rowIndex: number, columnIndex: number): boolean
  /** Rows of a sheet with an edited cell, by index from 0. */
  editedRows(sheet: string): Iterable<number>
  /** Cells that had something in the file and have nothing now: by row and column, from 0, what the file says. */
  emptied(sheet: string): Emptied
  /** Cells of a sheet that say something else than the file, and what it says: by row and column, from 0. */
  changed(sheet: string): readonly ChangedCell[]
  /** All that is laid over cells. */
  edits(): readonly CellEdit[]
  /** The first edit whose cell is on no sheet, or outside its sheet. */
  misplaced(step: EditStep): LaidEdit | undefined
  /**
   * The step has no misplaced edit. A cell may come twice in it: the later wins.
   * @returns the step that lays back exactly what was there before it, in the same order
   */
  edit(step: EditStep): EditStep
}

type ChangedCell = {
  readonly rowIndex: number
  readonly columnIndex: number
  readonly was: string
  readonly now: string
}

type Emptied = ReadonlyMap<number, ReadonlyMap<number, string>>

/** What is laid over the cells of a sheet. */
type Overlay = {
  /** Texts, row by row. */
  readonly rows: Map<number, Map<number, Cell>>
  readonly emptied: Map<number, Map<number, string>>
  /** By columns that somebody asked for. */
  readonly valueId: Map<number, EditedLikeness>
}

const noOverlay = (): Overlay => ({ rows: new Map(), emptied: new Map(), valueId: new Map() })

/** `before`: of edited cells, by row, what the source says. */
type EditedLikeness = { readonly now: Likeness; readonly before: Map<number, number> }

/** @param edits  of an earlier run */
export function editedWorkbook(source: Workbook, edits: readonly CellEdit[]): EditedWorkbook {
  const overlays = new Map<string, Overlay>(source.sheets.map(({ name }) => [name, noOverlay()]))
  const sources = new Map(source.sheets.map((sheet) => [sheet.name, sheet]))

  const edit = (step: EditStep): EditStep => {
    const back = step.map(({ sheet, row, column }) => ({
      ...{ sheet, row, column },
      text:
        overlays
          .get(sheet)
          ?.rows.get(row - 1)
          ?.get(column - 1)?.text ?? null,
    }))
    for (const { sheet, row, column, text } of step) {
      const original = sources.get(sheet)?.cellAt(row - 1, column - 1) ?? blankCell
      const isOriginal = text === null || text === original.text
      lay(overlays.get(sheet), row - 1, column - 1, isOriginal ? undefined : cellOf(text))
      const isEmptied = !isOriginal && text.trim() === '' && original.text.trim() !== ''
      keepAt(overlays.get(sheet)?.emptied, row - 1, column - 1, isEmptied ? original.text : undefined)
    }
    return back
  }

  const misplaced = (step: EditStep): LaidEdit | undefined =>
    step.find(({ sheet, row, column }) => {
      const found = sources.get(sheet)
      return found === undefined || row > found.rowCount || column > found.columnCount
    })

  edit(edits.filter((one) => misplaced([one]) === undefined))

  return {
    workbook: {
      ...source,
      sheets: source.sheets.map((sheet) => overlaid(sheet, overlays.get(sheet.name) ?? noOverlay())),
    },
    isEdited: (sheet, rowIndex, columnIndex) => overlays.get(sheet)?.rows.get(rowIndex)?.has(columnIndex) ?? false,
    editedRows: (sheet) => overlays.get(sheet)?.rows.keys() ?? [],
    emptied: (sheet) => overlays.get(sheet)?.emptied ?? new Map(),
    changed: (sheet) =>
      [...(overlays.get(sheet)?.rows ?? [])].flatMap(([rowIndex, row]) =>
        [...row].map(([columnIndex, { text: now }]) => {
          const was = sources.get(sheet)?.cellAt(rowIndex, columnIndex).text ?? ''
          return { rowIndex, columnIndex, was, now: now.trim() }
        }),
      ),
    edits: () =>
      [...overlays].flatMap(([sheet, { rows }]) =>
        [...rows].flatMap(([rowIndex, row]) =>
          [...row].map(([columnIndex, { text }]) => ({ sheet, row: rowIndex + 1, column: columnIndex + 1, text })),
        ),
      ),
    misplaced,
    edit,
  }
}

/** What is typed is text; what it means is found out as for any text of its column. */
const cellOf = (text: string): Cell => (text === '' ? blankCell : { kind: 'text', text })

function lay(overlay: Overlay | undefined, rowIndex: number, columnIndex: number, cell: Cell | undefined): void {
  if (overlay === undefined) return
  const { rows, valueId } = overlay
  keepAt(rows, rowIndex, columnIndex, cell)
  const column = valueId.get(columnIndex)
  if (column === undefined) return
  if (cell !== undefined) tellApart(column, rowIndex)
  else if (column.before.has(rowIndex)) column.now.numbers[rowIndex] = column.before.get(rowIndex) ?? likeNothing
}

/** @param kept  `undefined`: nothing is kept there any more */
function keepAt<T>(
  rows: Map<number, Map<number, T>> | undefined,
  rowIndex: number,
  columnIndex: number,
  kept: T | undefined,
): void {
  if (rows === undefined) return
  const row = rows.get(rowIndex) ?? new Map<number, T>()
  if (kept === undefined) row.delete(columnIndex)
  else row.set(columnIndex, kept)
  if (row.size === 0) rows.delete(rowIndex)
  else rows.set(rowIndex, row)
}

/** What a person typed is like nothing that the file has. */
function tellApart({ now: { numbers }, before }: EditedLikeness, rowIndex: number): void {
  if (!before.has(rowIndex)) before.set(rowIndex, numbers[rowIndex] ?? likeNothing)
  numbers[rowIndex] = likeNothing
}

function overlaid(sheet: Sheet, overlay: Overlay): Sheet {
  const { rows, valueId } = overlay
  const editAt = (rowIndex: number, columnIndex: number): Cell | undefined =>
    rows.size === 0 ? undefined : rows.get(rowIndex)?.get(columnIndex)
  return {
    ...sheet,
    cellAt: (rowIndex, columnIndex) => editAt(rowIndex, columnIndex) ?? sheet.cellAt(rowIndex, columnIndex),
    filledColumns(rowIndex) {
      const filled = sheet.filledColumns(rowIndex)
      const edited = rows.get(rowIndex)
      if (edited === undefined) return filled
      return [...new Set([...filled, ...edited.keys()])]
        .filter((column) => edited.get(column)?.text.trim() !== '')
        .sort((one, other) => one - other)
    },
    valueId(columnIndex) {
      const known = valueId.get(columnIndex)
      if (known !== undefined) return known.now
      const column = { now: sheet.valueId(columnIndex), before: new Map<number, number>() }
      for (const [rowIndex, edited] of rows) if (edited.has(columnIndex)) tellApart(column, rowIndex)
      valueId.set(columnIndex, column)
      return column.now
    },
    doubtsAt(rowIndex, columnIndex) {
      const edit = editAt(rowIndex, columnIndex)
      // What a person typed here can be doubted for what it is, not for what the file had.
      return edit === undefined ? sheet.doubtsAt(rowIndex, columnIndex) : digitDoubts(edit)
    },
    replacedIn: (columnIndex) =>
      new Map(
        [...rows].flatMap(([rowIndex, edited]) =>
          edited.has(columnIndex) ? [[rowIndex, sheet.cellAt(rowIndex, columnIndex)]] : [],
        ),
      ),
  }
}

/**
 * What a row is once cells were edited. It keeps what it was found to be, so that an edit never makes an account vanish or a title an
 * account; only a row that was blank becomes data when it is filled, and one that is emptied becomes blank.
 * @param found  what the row is in the file
 * @param sheet  with the edits
 * @param rowIndex  of a row with an edited cell, or with one that was edited
 * @param firstDataRow  counted from 1
 */
export function editedRole(found: RowRole, sheet: Sheet, rowIndex: number, firstDataRow: number): RowRole {
  if (sheet.filledColumns(rowIndex).length === 0) return 'blank'
  if (found !== 'blank') return found
  return rowIndex >= firstDataRow - 1 ? 'data' : 'title'
}
