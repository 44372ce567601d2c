/** Shows edits in rows before the desk has looked at them. */
import { replaceEqualDeep } from '@tanstack/react-query'
import type { CellEdit, PageCell, PageRow } from '../../../shared/ipc.ts'

/** @param edits  of one sheet; @returns a change of rows that leaves the rows in which nothing changes as they are */
export function withEdits(edits: readonly CellEdit[]): (row: PageRow) => PageRow {
  const byRow = new Map<number, Map<number, string>>()
  for (const { row, column, text } of edits) {
    const ofRow = byRow.get(row) ?? new Map<number, string>()
    byRow.set(row, ofRow.set(column, text))
  }
  return (row) => {
    const texts = byRow.get(row.row)
    if (texts === undefined) return row
    const cells = row.cells.map((cell, index) => edited(cell, texts.get(index + 1)))
    return cells.every((cell, index) => cell === row.cells[index]) ? row : { ...row, cells }
  }
}

/** @param told  rows as the desk says they look now; @returns a change of rows that leaves the others as they are */
export function withRows(
  sheet: string,
  told: readonly (PageRow & { readonly sheet: string })[],
): (row: PageRow) => PageRow {
  const byNumber = new Map<number, PageRow>()
  for (const { sheet: of, ...row } of told) if (of === sheet) byNumber.set(row.row, row)
  return (row) => replaceEqualDeep(row, byNumber.get(row.row) ?? row)
}

/** What was said against the old text says nothing about the new one; a cell that says this already was looked at. */
const edited = (cell: PageCell, text: string | undefined): PageCell =>
  text === undefined || text === cell.text ? cell : { text, kind: text === '' ? 'blank' : 'text', isEdited: true }
