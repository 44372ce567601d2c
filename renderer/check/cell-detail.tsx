/** What is known about the active cell: its whole text, its field, everything said against it, and a suggestion to take. */
import { Button } from '@mantine/core'
import type { PageCell } from '../../shared/ipc.ts'
import { columnLetters } from '../../shared/sheet.ts'
import type { ActiveCell } from '../grid/sheet-grid.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import classes from './check.module.css'

type CellDetailProps = {
  readonly active: ActiveCell | null
  readonly cell: PageCell | undefined
  readonly onUse: (text: string) => void
}

export function CellDetail({ active, cell, onUse }: CellDetailProps) {
  if (active === null || active.row === undefined) {
    return (
      <div className={classes.detail} role="status">
        Choose a cell to read what is said about it. Type to change it; F2 edits what is there; F8 goes to the next
        problem.
      </div>
    )
  }
  const suggestion = cell?.issues?.find((issue) => issue.suggestion !== undefined)?.suggestion
  return (
    <div className={classes.detail}>
      <div role="status">
        <strong>
          {columnLetters(active.column.column)}
          {active.row.row} · {active.column.header || 'no header'}
        </strong>{' '}
        <span className={classes.detailField}>
          {active.column.fieldLabel === null ? 'left out' : `fills “${active.column.fieldLabel}”`}
        </span>{' '}
        <span>{cell === undefined || cell.text === '' ? 'empty' : `“${cell.text}”`}</span>
        {cell?.isEdited && <span className={classes.detailField}> · changed by you</span>}
        {cell?.issues?.map((issue) => (
          <p key={`${issue.code} ${issue.message}`} className={classes.detailIssue}>
            <ToneIcon tone={issue.level === 'error' ? 'error' : issue.level === 'warning' ? 'warning' : 'busy'} />
            <span>{issue.message}</span>
          </p>
        ))}
      </div>
      {suggestion !== undefined && (
        <Button size="xs" variant="light" onClick={() => onUse(suggestion)}>
          Use “{suggestion}”
        </Button>
      )}
    </div>
  )
}
