/** Shows edits in rows before the desk has looked at them. */
import type { CellEdit, PageCell, PageRow } from '../../shared/ipc.ts'

/** @param edits  of one sheet; @returns a change of rows that leaves the rows without an edit as they are */
export function withEdits(edits: readonly CellEdit[]): (row: PageRow) => PageRow {
  const byRow = new Map<number, Map<number, string>>()
  for (const { row, column, text } of edits) {
    const ofRow = byRow.get(row) ?? new Map<number, string>()
    byRow.set(row, ofRow.set(column, text))
  }
  return (row) => {
    const texts = byRow.get(row.row)
    if (texts === undefined) return row
    return { ...row, cells: row.cells.map((cell, index) => edited(cell, texts.get(index + 1))) }
  }
}

/** What was said against the old text says nothing about the new one. */
const edited = (cell: PageCell, text: string | undefined): PageCell =>
  text === undefined ? cell : { text, kind: text === '' ? 'blank' : 'text', isEdited: true }
