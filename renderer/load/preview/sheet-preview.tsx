/** Rows of a sheet around its headings, or those that are left out or hidden: what each is, and whether it is used. */

import { Checkbox, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ProjectState, RowFilter, SheetSummary } from '../../../shared/ipc.ts'
import type { RowChoices, SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { chooseRow } from '../../../shared/mapping/model/row-choices.ts'
import { say } from '../../../shared/messages/say.ts'
import { Segments } from '../../components/buttons/segments.tsx'
import { Card } from '../../components/frame/card.tsx'
import { BusyState, IssuesState } from '../../components/frame/states.tsx'
import { useOfPages, useRowPages } from '../../grid/rows/use-row-pages.ts'
import classes from '../load.module.css'
import { TurnNote } from '../notes/turn-note.tsx'
import { HiddenChoice } from './hidden-choice.tsx'
import { PreviewTable } from './preview-table.tsx'

/** How many rows above the headings are shown, so that titles over them are seen. */
const rowsAbove = 2

type View = Extract<RowFilter, 'everyRow' | 'leftOutRows' | 'hiddenRows'>

type Props = {
  readonly project: ProjectState
  readonly sheet: SheetSummary
  readonly mapping: SheetMapping
  readonly isBusy: boolean
  readonly onHeaderRow: (headerRow: number) => void
  readonly onRows: (choices: RowChoices) => void
  /** Reads its columns as rows, or its rows again. */
  readonly onTurn: (isTurned: boolean) => Promise<void>
}

export function SheetPreview({ project, sheet, mapping, isBusy, onHeaderRow, onRows, onTurn }: Props) {
  const { headerRow } = mapping
  const [chosenView, setView] = useState<View>('everyRow')
  const [isTurned, setIsTurned] = useState(sheet.isTurned)
  // It has other rows to begin with then.
  if (isTurned !== sheet.isTurned) {
    setIsTurned(sheet.isTurned)
    setView('everyRow')
  }
  const note = useRef<HTMLDivElement>(null)
  const turn = async (wanted: boolean): Promise<void> => {
    await onTurn(wanted)
    // What was pressed is gone, or was off meanwhile.
    note.current?.focus()
  }
  const views = viewsOf(sheet)
  // A choice may leave nothing of a kind to look at.
  const view = views.some(({ value }) => value === chosenView) ? chosenView : 'everyRow'

  return (
    <Card
      title={say('sheet_holds', { sheet: sheet.name })}
      className={classes.preview ?? ''}
      aside={
        views.length > 1 && (
          <Segments size="sm" label={say('which_rows_shown')} choices={views} value={view} onChange={setView} />
        )
      }
    >
      <TurnNote sheet={sheet} isIncluded={mapping.isIncluded} isBusy={isBusy} onTurn={turn} ref={note} />
      <Text className={classes.previewHelp}>
        {headerRow === 0 ? say('read_without_headings') : say('row_with_headings', { row: headerRow })}
      </Text>
      <HiddenChoice
        sheet={sheet}
        mapping={mapping}
        isBusy={isBusy}
        onChoose={(choices) => onRows({ ...mapping, ...choices })}
      />
      <PreviewRows
        key={`${view} ${sheet.isTurned ?? false}`}
        view={view}
        project={project}
        sheet={sheet}
        mapping={mapping}
        isBusy={isBusy}
        onHeaderRow={onHeaderRow}
        onUseRow={(row, isUsed) => onRows(chooseRow(mapping, row, isUsed))}
      />
      <Group className={classes.previewFoot}>
        <Checkbox
          label={say('sheet_has_no_headings')}
          checked={headerRow === 0}
          disabled={isBusy}
          onChange={(event) => onHeaderRow(event.currentTarget.checked ? 0 : 1)}
        />
        <Checkbox
          label={say('sheet_lies_on_side')}
          checked={sheet.isTurned ?? false}
          disabled={isBusy}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </Group>
    </Card>
  )
}

type PreviewRowsProps = Omit<Props, 'onRows' | 'onTurn'> & {
  readonly view: View
  readonly onUseRow: (row: number, isUsed: boolean) => void
}

/** The rows of one view of a sheet as it lies. */
function PreviewRows({ view, project, sheet, mapping, ...choosing }: PreviewRowsProps) {
  const { pages, failure } = useRowPages({ sheet: sheet.name, filter: view }, project)
  const total = useOfPages(pages, (all) => all.total)
  if (failure !== null && total === null) return <IssuesState issues={failure} onTryAgain={() => pages.refresh()} />
  if (total === null) return <BusyState doing={say('reading_sheet')} />
  if (total === 0) return <Text c="dimmed">{say('sheet_is_empty')}</Text>
  const startRow = view === 'everyRow' ? Math.max(0, mapping.headerRow - 1 - rowsAbove) : 0
  return <PreviewTable sheet={sheet} mapping={mapping} pages={pages} startRow={startRow} {...choosing} />
}

function viewsOf({
  leftOutRows,
  hiddenRowCount,
}: SheetSummary): readonly { readonly value: View; readonly label: string }[] {
  return [
    { value: 'everyRow', label: say('whole_sheet') },
    ...(leftOutRows.length > 0 ? [{ value: 'leftOutRows' as const, label: say('rows_no_data') }] : []),
    ...(hiddenRowCount > 0
      ? [{ value: 'hiddenRows' as const, label: say('hidden_in_file_count', { count: hiddenRowCount }) }]
      : []),
  ]
}
