/** What is known about the active cell: its whole text, its field, everything said against it, and what can be done with it. */
import { Button, Kbd, VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import type { CellEdit, PageCell, PageRow } from '../../../shared/ipc.ts'
import { accountsNamed, keyOfIssue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { mendedCells } from '../../../shared/words/problems/mend-words.ts'
import { AccountWords } from '../../components/accounts/account-words.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { keySigns } from '../../grid/keys/key-help.ts'
import { canEditRow } from '../../grid/keys/range-edits.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import { usePlaceNames } from '../../queries/open-project.tsx'
import { levelTones, levelWords } from '../../words/words.ts'
import type { PayloadWish } from '../payload-panel.tsx'
import classes from './cell-detail.module.css'

type CellDetailProps = {
  readonly sheet: string
  readonly column: GridColumn | undefined
  /** Absent while no cell is active, or its row is on its way. */
  readonly row: PageRow | undefined
  /** Changes the cell to what is suggested, or empties it. */
  readonly onEdit: (edits: readonly CellEdit[]) => void
  /** Shows what the cell becomes. */
  readonly onPayload: (wish: PayloadWish) => void
}

/** Not read out by itself: the cell that has the focus says the same to a screen reader. */
export const CellDetail = memo(function CellDetail({ sheet, column, row, onEdit, onPayload }: CellDetailProps) {
  const { cellNameOf } = usePlaceNames()
  if (column === undefined || row === undefined) {
    return (
      <section className={classes.detail} aria-label={say('about_cell')}>
        {say('choose_cell')}
      </section>
    )
  }
  const cell = row.cells[column.column - 1]
  const mends = mendsOf(sheet, row, column)
  const suggested = mends.find(({ isChoice }) => !isChoice)
  const place = { sheet, row: row.row, column: column.column }
  const { accountKey } = row
  const about = `${column.column} ${row.row} ${sheet} ${cell?.text ?? ''}`
  return (
    <section className={classes.detail} aria-label={say('about_cell')}>
      <div className={classes.detailText}>
        <div className={classes.detailCell}>
          <strong>{cellNameOf(place)}</strong> {column.header !== '' && <span>{column.header} </span>}
          <span className={classes.about}>{aboutCell(column, row, cell)}</span>
          {cell !== undefined && cell.text !== '' && <span className={classes.cellText}>{cell.text}</span>}
        </div>
        {/* First, because what is said may be longer than there is room, and nobody is to take what they have not seen. */}
        {mends.map(
          ({ does, becomes, isChoice }) =>
            becomes !== undefined &&
            !isChoice && (
              <p key={does} className={classes.detailMend}>
                {say('suggested_for_cell', { text: becomes })}
              </p>
            ),
        )}
        {cell?.issues?.map((issue) => (
          <p key={keyOfIssue(issue)} className={classes.detailIssue}>
            <ToneIcon tone={levelTones[issue.level]} />
            <span>
              <VisuallyHidden>{say(levelWords[issue.level])}: </VisuallyHidden>
              <AccountWords text={sayMessage(issue.message, 'cell')} accounts={accountsNamed(issue.message)} />
            </span>
          </p>
        ))}
      </div>
      {column.help !== undefined && (
        <p className={classes.detailHelp} title={column.help}>
          {column.help}
        </p>
      )}
      <div className={classes.detailTools}>
        {accountKey !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            className={classes.use}
            onClick={() => onPayload({ key: accountKey, cell: place })}
          >
            {say('show_what_is_sent')}
          </Button>
        )}
        {canEditRow(row) && cell !== undefined && cell.text !== '' && (
          <DecisionButton
            about={about}
            size="compact-sm"
            variant="subtle"
            className={classes.use}
            rightSection={
              <Kbd size="xs" aria-hidden="true">
                {keySigns('Del')}
              </Kbd>
            }
            aria-keyshortcuts="Delete"
            onClick={() => onEdit([{ ...place, text: '' }])}
          >
            {say('clear_cell')}
          </DecisionButton>
        )}
        {mends.map(({ does, becomes, edits }) => (
          <DecisionButton
            about={`${about} ${becomes}`}
            key={does}
            title={becomes}
            size="xs"
            variant="light"
            className={classes.use}
            rightSection={
              does === suggested?.does && (
                <Kbd size="xs" aria-hidden="true">
                  {keySigns('Ctrl+.').join('+')}
                </Kbd>
              )
            }
            {...(does === suggested?.does ? { 'aria-keyshortcuts': 'Control+.' } : {})}
            onClick={() => onEdit(edits)}
          >
            {does}
          </DecisionButton>
        ))}
      </div>
    </section>
  )
})

/** What a button does that takes what is suggested, and the cells it changes in one step. */
type CellMend = {
  readonly does: string
  readonly becomes?: string
  readonly edits: readonly CellEdit[]
  /** It is one of several, and a person has to say which. */
  readonly isChoice: boolean
}

/** What the issues of a cell suggest, each once; nothing where the row can't be changed. */
export function mendsOf(sheet: string, row: PageRow | undefined, column: GridColumn | undefined): readonly CellMend[] {
  if (row === undefined || column === undefined || !canEditRow(row)) return []
  const place = { sheet, row: row.row, column: column.column }
  const issues = row.cells[column.column - 1]?.issues ?? []
  const found = issues.flatMap(({ suggestion, mends = [] }): CellMend[] => [
    ...mends.map((mend) => ({
      does: sayMessage(mend.does),
      becomes: mendedCells(mend, place),
      edits: mend.cells,
      isChoice: mends.length > 1,
    })),
    ...(suggestion === undefined
      ? []
      : [
          {
            does: say('use_suggestion', { text: suggestion }),
            edits: [{ ...place, text: suggestion }],
            isChoice: false,
          },
        ]),
  ])
  return [...new Map(found.map((mend) => [mend.does, mend])).values()]
}

function aboutRow(row: PageRow): string | null {
  if (row.isClosed === true) return say('about_closed_row')
  if (row.isAside === true) return say('about_row_aside')
  return canEditRow(row) ? null : say('about_row_not_used')
}

/** "fills “Mobile phone”, changed by you, empty" */
function aboutCell({ fieldLabel }: GridColumn, row: PageRow, cell: PageCell | undefined): string {
  return [
    aboutRow(row),
    fieldLabel === null ? say('about_column_not_used') : say('about_field', { fields: fieldLabel }),
    cell?.isEdited ? say('about_changed_cell') : null,
    cell === undefined || cell.text === '' ? say('empty_cell') : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
