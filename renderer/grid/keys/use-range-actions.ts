/** Copy, cut, paste and clear, on the selected range: at once where its rows are on screen, else after they are read. */
import type { ClipboardEvent } from 'react'
import type { CellEdit, PageRow } from '../../../shared/ipc.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { say } from '../../../shared/messages/say.ts'
import { listed } from '../../../shared/messages/values.ts'
import { editLimit } from '../../../shared/sheet/edit-limit.ts'
import type { RowPages } from '../rows/row-pages.ts'
import { type CellRange, cellCountOf, type GridSize, landingOf } from './cell-range.ts'
import {
  type ColumnPlace,
  cellTextLimit,
  clearEdits,
  fillEdits,
  isTooLarge,
  leftAsTheyAre,
  pasteEdits,
  rangeTexts,
} from './range-edits.ts'
import type { SelectionStore } from './selection-store.ts'
import { formatTsv, parseTsv } from './tsv.ts'

/** A text of this many cells is about what other programs still take from the clipboard. */
const copyLimit = 1_000_000

type RangeActionsAsk = {
  readonly sheet: string
  readonly columns: readonly ColumnPlace[]
  readonly pages: RowPages<PageRow>
  readonly selection: SelectionStore
  /** @param note  what else is worth knowing about the change */
  readonly onEdit: (edits: readonly CellEdit[], note?: string) => void
  /** Says why something was not done. */
  readonly onRemark: (text: string) => void
}

export type RangeActions = {
  readonly copy: (event: ClipboardEvent) => void
  readonly cut: (event: ClipboardEvent) => void
  readonly paste: (event: ClipboardEvent) => void
  readonly clear: () => void
  readonly fillDown: () => void
}

export function useRangeActions({ sheet, columns, pages, selection, onEdit, onRemark }: RangeActionsAsk): RangeActions {
  const readRows = (range: CellRange): Promise<readonly PageRow[] | null> => {
    onRemark(say('reading_rows_to_change', { count: range.bottom - range.top + 1 }))
    return pages.read(range.top, range.bottom).catch(() => null)
  }

  /** The rows of a range, read first where they are not on screen. A failure is already said above the grid. */
  const withRows = (range: CellRange, act: (rows: readonly PageRow[]) => void): void => {
    const held = pages.held(range.top, range.bottom)
    if (held === null) readRows(range).then((rows) => rows !== null && act(rows))
    else act(held)
  }

  const copyHere = (event: ClipboardEvent, rows: readonly PageRow[], range: CellRange): void => {
    event.clipboardData.setData('text/plain', formatTsv(rangeTexts(rows, columns, range)))
  }

  /** By the time the rows are read the event is over, so the text takes the other way to the clipboard. */
  const copyLater = async (range: CellRange): Promise<boolean> => {
    const rows = await readRows(range)
    if (rows === null) return false
    try {
      await navigator.clipboard.writeText(formatTsv(rangeTexts(rows, columns, range)))
      onRemark(say('cells_copied', { count: cellCountOf(range) }))
      return true
    } catch {
      onRemark(say('cells_not_copied'))
      return false
    }
  }

  /** @returns whether the range is on the clipboard */
  const copyRange = async (event: ClipboardEvent, range: CellRange): Promise<boolean> => {
    event.preventDefault()
    const held = pages.held(range.top, range.bottom)
    if (held !== null) {
      copyHere(event, held, range)
      return true
    }
    if (cellCountOf(range) <= copyLimit) return copyLater(range)
    onRemark(say('too_many_to_copy', { limit: copyLimit }))
    return false
  }

  const copy = (event: ClipboardEvent): void => void copyRange(event, selection.range)

  const clear = (range = selection.range): void => {
    if (isTooLarge(range)) onRemark(say('too_many_to_change', { limit: editLimit }))
    else {
      withRows(range, (rows) => {
        change(clearEdits(sheet, rows, columns, range), leftAsTheyAre(rows))
      })
    }
  }

  /** One row alone takes the texts of the row above, as in spreadsheet programs. */
  const fillDown = (): void => {
    const { range } = selection
    const from = range.top === range.bottom ? { ...range, top: range.top - 1 } : range
    if (from.top < 0) onRemark(say('no_row_to_fill_from'))
    else if (isTooLarge(from)) onRemark(say('too_many_to_change', { limit: editLimit }))
    else withRows(from, (rows) => change(fillEdits(sheet, rows, columns, from), leftAsTheyAre(rows.slice(1))))
  }

  /** @param note  what else is worth knowing */
  const change = (edits: readonly CellEdit[], note: string | undefined): void => {
    if (edits.length > 0) onEdit(edits, note)
    else onRemark(note ?? say('nothing_changed'))
  }

  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    const block = parseTsv(text)
    const size: GridSize = { rowCount: pages.total ?? 0, columnCount: columns.length }
    const landing = landingOf(block, selection.range, size)
    const whyNot = whyNotPaste(text, block, landing)
    if (whyNot !== null) onRemark(whyNot)
    else {
      withRows(landing, (rows) => {
        const edits = pasteEdits(sheet, rows, columns, landing, block)
        selection.select({
          anchor: { row: landing.top, column: landing.left },
          head: { row: landing.bottom, column: landing.right },
        })
        change(edits, [leftOver(block, landing), leftAsTheyAre(rows)].filter(Boolean).join(' ') || undefined)
      })
    }
  }

  /** What could not be copied is not taken away. */
  const cut = async (event: ClipboardEvent): Promise<void> => {
    const { range } = selection
    if (await copyRange(event, range)) clear(range)
  }

  return { copy, cut: (event) => void cut(event), paste, clear: () => clear(), fillDown }
}

/** @returns a sentence, or `null` when the block can be pasted */
function whyNotPaste(text: string, block: readonly (readonly string[])[], landing: CellRange): string | null {
  if (text === '') return say('nothing_to_paste')
  if (isTooLarge(landing)) return say('too_many_to_change', { limit: editLimit })
  const isTooLong = block.some((row) => row.some((cell) => cell.length > cellTextLimit))
  return isTooLong ? say('too_long_to_paste', { limit: cellTextLimit }) : null
}

/** What of a copied block did not fit the sheet. */
function leftOver(block: readonly (readonly string[])[], landing: CellRange): string | undefined {
  const rows = block.length - (landing.bottom - landing.top + 1)
  const columns = Math.max(...block.map((row) => row.length)) - (landing.right - landing.left + 1)
  const rest: readonly Message[] = [
    ...(rows > 0 ? [{ key: 'row_count', facts: { count: rows } }] : []),
    ...(columns > 0 ? [{ key: 'column_count', facts: { count: columns } }] : []),
  ]
  return rest.length === 0 ? undefined : say('sheet_ends_here', { rest: listed(rest) })
}
