/** In place of the rows where none fits the filter, with a way back to all of them. */
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { EmptyState } from '../../parts/states.tsx'
import type { SheetView } from './sheet-view.ts'

type NoRowsProps = {
  readonly view: SheetView
  /** There were some a moment ago: the last one was mended, or changed back. */
  readonly isMended: boolean
  readonly onAllRows: () => void
}

export function NoRows({ view, isMended, onAllRows }: NoRowsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wordsId = useId()
  useEffect(() => {
    // The cell that had the focus is gone, and it goes on here; not from a box or a button elsewhere.
    if (isMended && document.activeElement === document.body) button.current?.focus()
  }, [isMended])
  return (
    <EmptyState title={<span id={wordsId}>{isMended ? noneLeftWords(view) : noRowsWords(view)}</span>}>
      {(view.filter !== 'dataRows' || view.standing !== undefined) && (
        <Button ref={button} variant="light" aria-describedby={wordsId} onClick={onAllRows}>
          {view.account === null ? 'Show all rows' : 'Show all rows of this account'}
        </Button>
      )}
    </EmptyState>
  )
}

function noRowsWords({ filter, account, standing, kind, level, column }: SheetView): string {
  if (filter === 'editedRows') return 'No cell was changed here'
  if (filter === 'emptiedRows') return 'No cell was emptied here'
  if (filter === 'rowsWithProblems' && (kind ?? level ?? column) !== undefined) return 'No row has such a problem'
  if (filter === 'rowsWithProblems')
    return account === null
      ? 'No row of this sheet has a problem'
      : 'No row of this account has a problem on this sheet'
  if (filter === 'leftOutRows') return 'No row of this sheet is left out'
  if (filter === 'hiddenRows') return 'Your file hides no row of this sheet'
  if (account === null && standing !== undefined) return 'No row of such an account'
  return account === null ? 'This sheet has no rows of data' : 'This account has no rows on this sheet'
}

function noneLeftWords(view: SheetView): string {
  const { filter, kind, level, column } = view
  if (filter === 'editedRows') return 'No changed cell is left here'
  if (filter !== 'rowsWithProblems') return noRowsWords(view)
  return (kind ?? level ?? column) === undefined
    ? 'Done: no row with a problem is left here'
    : 'Done: no row with such a problem is left here'
}
