/** In place of the rows where none fits the filter, with a way back to all of them. */
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { EmptyState } from '../../components/frame/states.tsx'
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
    <EmptyState title={<span id={wordsId}>{say(isMended ? noneLeftWords(view) : noRowsWords(view))}</span>}>
      {(view.filter !== 'dataRows' || view.standing !== undefined) && (
        <Button ref={button} variant="light" aria-describedby={wordsId} onClick={onAllRows}>
          {say(view.account === null ? 'show_all_rows' : 'show_all_rows_of_account')}
        </Button>
      )}
    </EmptyState>
  )
}

function noRowsWords({ filter, account, standing, kind, level, column }: SheetView): PlainKey {
  if (filter === 'editedRows') return 'no_cell_changed_here'
  if (filter === 'emptiedRows') return 'no_cell_emptied_here'
  if (filter === 'rowsWithProblems' && (kind ?? level ?? column) !== undefined) return 'no_row_with_such_problem'
  if (filter === 'rowsWithProblems') return account === null ? 'no_row_with_problem' : 'no_row_of_account_with_problem'
  if (filter === 'leftOutRows') return 'no_row_not_used'
  if (filter === 'hiddenRows') return 'no_row_hidden'
  if (account === null && standing !== undefined) return 'no_row_of_such_account'
  return account === null ? 'no_rows_of_data' : 'no_rows_of_account'
}

function noneLeftWords(view: SheetView): PlainKey {
  const { filter, kind, level, column } = view
  if (filter === 'editedRows') return 'no_changed_cell_left'
  if (filter !== 'rowsWithProblems') return noRowsWords(view)
  return (kind ?? level ?? column) === undefined ? 'no_problem_left' : 'no_such_problem_left_here'
}
