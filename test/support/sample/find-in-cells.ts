/** Searching and replacing over the cells of a desk in memory, as plainly as it can be written. */
import type { CellEdit, Desk, Edited, Replacement, TextSearch } from '../../../shared/ipc.ts'
import { type CellPlace, ok } from '../../../shared/result.ts'

export type TextCell = CellPlace & { readonly text: string; readonly isClosed?: boolean }

type Parts = {
  /** Of the data, sheet by sheet and row by row. */
  readonly cells: () => Iterable<TextCell>
  readonly edit: (edits: readonly CellEdit[]) => Edited
}

export function findInCells({ cells, edit }: Parts): Pick<Desk, 'findText' | 'previewReplacement' | 'replaceText'> {
  const found = (search: TextSearch): TextCell[] =>
    Iterator.from(cells())
      .filter((cell) => fits(cell, search))
      .toArray()
  const plan = (search: TextSearch, by: string): { replacement: Replacement; edits: CellEdit[] } => {
    const all = found(search)
    const open = all.filter(({ isClosed }) => !isClosed)
    const edits = open.map(({ sheet, row, column, text }) => ({ sheet, row, column, text: replaced(text, search, by) }))
    const examples = open.slice(0, 50).map(({ sheet, row, column, text }) => ({
      sheet,
      row,
      column,
      from: text,
      to: replaced(text, search, by),
    }))
    const closedCount = all.length - open.length
    return { edits, replacement: { cellCount: edits.length, closedCount, tooLongCount: 0, isCut: false, examples } }
  }
  return {
    findText: async ({ search, from, direction }) => {
      const all = found(search)
      const isAfter = (cell: TextCell): boolean =>
        from === null || cell.row > from.row || (cell.row === from.row && cell.column > from.column)
      const isBefore = (cell: TextCell): boolean =>
        from === null || cell.row < from.row || (cell.row === from.row && cell.column < from.column)
      const next = direction === 'next' ? (all.find(isAfter) ?? all[0]) : (all.findLast(isBefore) ?? all.at(-1))
      if (next === undefined) return ok({ place: null, total: 0, position: 0 })
      const { sheet, row, column } = next
      return ok({ place: { sheet, row, column }, total: all.length, position: all.indexOf(next) + 1 })
    },
    previewReplacement: async ({ search, by }) => ok(plan(search, by).replacement),
    replaceText: async ({ search, by }) => {
      const { replacement, edits } = plan(search, by)
      return ok({ replacement, edited: edit(edits) })
    },
  }
}

function fits({ sheet, column, text }: TextCell, { text: wanted, matchesCase, isWholeCell, within }: TextSearch) {
  if (within !== null && (within.sheet !== sheet || (within.column ?? column) !== column)) return false
  const said = matchesCase ? text : text.toLowerCase()
  const sought = matchesCase ? wanted : wanted.toLowerCase()
  return isWholeCell ? said === sought : said.includes(sought)
}

const replaced = (text: string, { text: wanted, matchesCase, isWholeCell }: TextSearch, by: string): string =>
  isWholeCell
    ? by
    : text.replace(
        new RegExp(wanted.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`), matchesCase ? 'g' : 'gi'),
        () => by,
      )
