/**
 * A workbook with the edits of a person laid over it. The source is never written; every step can be undone and redone exactly,
 * because it remembers what was laid over each of its cells before.
 */

import { digitDoubts } from '../../shared/digit-doubts.ts'
import type { CellEdit } from '../../shared/ipc.ts'
import { blankCell, type Cell, type Likeness, likeNothing, type Sheet, type Workbook } from '../../shared/sheet.ts'

export type EditStep = readonly CellEdit[]

export type EditedWorkbook = {
  /** Shows the edits; follows them. */
  readonly workbook: Workbook
  isEdited(sheet: string, rowIndex: number, columnIndex: number): boolean
  /** Rows of a sheet with an edited cell, by index from 0. */
  editedRows(sheet: string): Iterable<number>
  /** The first edit whose cell is on no sheet, or outside its sheet. */
  misplaced(step: EditStep): CellEdit | undefined
  /**
   * Makes a new step, and forgets those that were undone. The step has no misplaced edit.
   * @returns what makes it as if it had never been made
   */
  edit(step: EditStep): () => void
  /** What `undo` takes back; `undefined` when there is nothing. */
  stepToUndo(): EditStep | undefined
  stepToRedo(): EditStep | undefined
  /** Both answer with what takes them back. */
  undo(): () => void
  redo(): () => void
  /** All steps; those from `position` on are undone. */
  history(): EditSteps
}

export type EditSteps = { readonly steps: readonly EditStep[]; readonly position: number }

/** What is laid over the cells of a sheet. */
type Overlay = {
  /** Texts, row by row. */
  readonly rows: Map<number, Map<number, Cell>>
  /** By columns that somebody asked for. */
  readonly likeness: Map<number, EditedLikeness>
}

/** `before`: of edited cells, by row, what the source says. */
type EditedLikeness = { readonly now: Likeness; readonly before: Map<number, number> }

type DoneStep = { readonly step: EditStep; readonly before: readonly (Cell | undefined)[] }

/** @param edits  steps from an earlier run: those from `position` on were undone then, and can be redone */
export function editedWorkbook(source: Workbook, edits: EditSteps): EditedWorkbook {
  const overlays = new Map<string, Overlay>(
    source.sheets.map(({ name }) => [name, { rows: new Map(), likeness: new Map() }]),
  )
  const sources = new Map(source.sheets.map((sheet) => [sheet.name, sheet]))
  const done: DoneStep[] = []
  let undone: EditStep[] = []

  const perform = (step: EditStep): void => {
    const before = step.map(({ sheet, row, column }) =>
      overlays
        .get(sheet)
        ?.rows.get(row - 1)
        ?.get(column - 1),
    )
    // A cell may come twice in one step: the later wins, and what was there before both is what undoing restores.
    for (const { sheet, row, column, text } of step) {
      const original = sources.get(sheet)?.cellAt(row - 1, column - 1) ?? blankCell
      lay(overlays.get(sheet), row - 1, column - 1, text === original.text ? undefined : cellOf(text))
    }
    done.push({ step, before })
  }

  const takeBack = (): EditStep | undefined => {
    const last = done.pop()
    for (const [index, { sheet, row, column }] of [...(last?.step.entries() ?? [])].toReversed()) {
      lay(overlays.get(sheet), row - 1, column - 1, last?.before[index])
    }
    return last?.step
  }

  const undo = () => {
    const step = takeBack()
    if (step !== undefined) undone.push(step)
    return redo
  }
  const redo = (): (() => void) => {
    const step = undone.pop()
    if (step !== undefined) perform(step)
    return undo
  }

  const misplaced = (step: EditStep): CellEdit | undefined =>
    step.find(({ sheet, row, column }) => {
      const found = sources.get(sheet)
      return found === undefined || row > found.rowCount || column > found.columnCount
    })

  const sound = edits.steps.map((step) => step.filter((edit) => misplaced([edit]) === undefined))
  sound.slice(0, edits.position).forEach(perform)
  undone = sound.slice(edits.position).toReversed()

  return {
    workbook: { ...source, sheets: source.sheets.map((sheet) => overlaid(sheet, overlays.get(sheet.name))) },
    isEdited: (sheet, rowIndex, columnIndex) => overlays.get(sheet)?.rows.get(rowIndex)?.has(columnIndex) ?? false,
    editedRows: (sheet) => overlays.get(sheet)?.rows.keys() ?? [],
    misplaced,
    edit(step) {
      const undoneBefore = undone
      perform(step)
      undone = []
      return () => {
        takeBack()
        undone = undoneBefore
      }
    },
    stepToUndo: () => done.at(-1)?.step,
    stepToRedo: () => undone.at(-1),
    undo,
    redo,
    history: () => ({ steps: [...done.map(({ step }) => step), ...undone.toReversed()], position: done.length }),
  }
}

/** What is typed is text; what it means is found out as for any text of its column. */
const cellOf = (text: string): Cell => (text === '' ? blankCell : { kind: 'text', text })

function lay(overlay: Overlay | undefined, rowIndex: number, columnIndex: number, cell: Cell | undefined): void {
  if (overlay === undefined) return
  const { rows, likeness } = overlay
  const row = rows.get(rowIndex) ?? new Map<number, Cell>()
  if (cell === undefined) row.delete(columnIndex)
  else row.set(columnIndex, cell)
  if (row.size === 0) rows.delete(rowIndex)
  else rows.set(rowIndex, row)
  const column = likeness.get(columnIndex)
  if (column === undefined) return
  if (cell !== undefined) tellApart(column, rowIndex)
  else if (column.before.has(rowIndex)) column.now.numbers[rowIndex] = column.before.get(rowIndex) ?? likeNothing
}

/** What a person typed is like nothing that the file has. */
function tellApart({ now: { numbers }, before }: EditedLikeness, rowIndex: number): void {
  if (!before.has(rowIndex)) before.set(rowIndex, numbers[rowIndex] ?? likeNothing)
  numbers[rowIndex] = likeNothing
}

function overlaid(sheet: Sheet, overlay: Overlay | undefined): Sheet {
  const { rows, likeness }: Overlay = overlay ?? { rows: new Map(), likeness: new Map() }
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
    likeness(columnIndex) {
      const known = likeness.get(columnIndex)
      if (known !== undefined) return known.now
      const column = { now: sheet.likeness(columnIndex), before: new Map<number, number>() }
      for (const [rowIndex, edited] of rows) if (edited.has(columnIndex)) tellApart(column, rowIndex)
      likeness.set(columnIndex, column)
      return column.now
    },
    doubtsAt(rowIndex, columnIndex) {
      const edit = editAt(rowIndex, columnIndex)
      // What a person typed here can be doubted for what it is, not for what the file had.
      return edit === undefined ? sheet.doubtsAt(rowIndex, columnIndex) : digitDoubts(edit)
    },
    replacedIn: (columnIndex) =>
      [...rows].flatMap(([rowIndex, edited]) => (edited.has(columnIndex) ? [sheet.cellAt(rowIndex, columnIndex)] : [])),
  }
}
