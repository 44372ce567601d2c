/** Shows what is typed in its cell at once, then how the desk says its row looks, and takes out what was not done. */
import { useRef } from 'react'
import type { CellEdit, PageRow } from '../../../shared/ipc.ts'
import type { RowPages } from '../../grid/rows/row-pages.ts'
import { useDeskEvent } from '../../queries/desk-context.tsx'
import { withEdits, withRows } from './apply-edits.ts'
import type { SheetView } from './sheet-view.ts'

type Props = {
  readonly pages: RowPages<PageRow>
  readonly view: SheetView
  /** @returns whether it was done */
  readonly onEdit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
}

export type RowEdits = {
  /** Changes cells of the sheet that is shown. */
  readonly edit: (edits: readonly CellEdit[], note?: string) => void
  /** The same without showing it yet. @returns shows it, as far as nothing was told of it meanwhile */
  readonly editUnseen: (edits: readonly CellEdit[], note?: string) => () => void
}

export function useRowEdits({ pages, view, onEdit }: Props): RowEdits {
  const { sheet } = view
  const pending = useRef(new Set<readonly CellEdit[]>())
  /** Rows as the desk last told them, where something was typed since. */
  const lastTold = useRef(new Map<number, PageRow>())

  const keepTold = (row: PageRow): void => {
    if (!lastTold.current.has(row.row)) lastTold.current.set(row.row, row)
  }

  // An event says how rows look now; what was typed since stands in its cell until it is told of too.
  useDeskEvent('rowsChanged', ({ rows }) => {
    if (rows === null) return pages.refresh()
    for (const row of rows) if (row.sheet === sheet) lastTold.current.delete(row.row)
    const told = withRows(sheet, rows)
    const typed = [...pending.current].map(withEdits)
    pages.change((row) => {
      const now = told(row)
      const shown = typed.reduce((changed, change) => change(changed), now)
      if (shown !== now) keepTold(now)
      return shown
    })
    // Other rows may fit now.
    if (view.filter !== 'dataRows' && view.filter !== 'everyRow') pages.refresh()
  })

  /** What was not done does not stand there as if it were kept, also while the desk can't be asked how the rows look. */
  const takeOut = () => {
    const still = [...pending.current].map(withEdits)
    pages.change((row) => still.reduce((changed, change) => change(changed), lastTold.current.get(row.row) ?? row))
    pages.refresh()
  }

  const finish = async (edits: readonly CellEdit[], asked: Promise<boolean>): Promise<void> => {
    const isDone = await asked
    pending.current.delete(edits)
    if (!isDone) takeOut()
    if (pending.current.size === 0) lastTold.current.clear()
  }

  const show = (edits: readonly CellEdit[]): void => {
    const change = withEdits(edits)
    pages.change((row) => {
      const changed = change(row)
      if (changed !== row && pending.current.has(edits)) keepTold(row)
      return changed
    })
  }

  // Asked first, so that it is looked at while this window shows what was typed.
  const editUnseen: RowEdits['editUnseen'] = (edits, note) => {
    const asked = onEdit(edits, note)
    let isRefused = false
    pending.current.add(edits)
    void finish(
      edits,
      asked.then((isDone) => {
        isRefused = !isDone
        return isDone
      }),
    )
    // Done is not told: of many rows it is told by pages that are read anew, and until then it stands here.
    return () => {
      if (!isRefused) show(edits)
    }
  }
  return { edit: (edits, note) => editUnseen(edits, note)(), editUnseen }
}
