/** Rows of a sheet around its headings, or those that are left out or hidden: what each is, and whether it is used. */
import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { RowFilter, SheetSummary } from '../../shared/ipc.ts'
import { chooseRow } from '../../shared/mapping/choose-rows.ts'
import type { RowChoices, SheetMapping } from '../../shared/mapping/mapping.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Segments } from '../parts/segments.tsx'
import { Answer, BusyState } from '../parts/states.tsx'
import { HiddenChoice } from './hidden-choice.tsx'
import classes from './load.module.css'
import { PreviewTable } from './preview-table.tsx'
import { TurnNote } from './turn-note.tsx'

/** As many rows as the window has room for without scrolling, and never fewer than make sense. */
const rowHeightPx = 36
const aroundRowsPx = 520
const fewestRows = 8
const rowsThatFit = (windowHeightPx: number): number =>
  Math.max(fewestRows, Math.floor((windowHeightPx - aroundRowsPx) / rowHeightPx))

/** How many rows above the headings are shown, so that titles over them are seen. */
const rowsAbove = 2

type View = Extract<RowFilter, 'everyRow' | 'leftOutRows' | 'hiddenRows'>

type Props = {
  readonly sheet: SheetSummary
  readonly mapping: SheetMapping
  readonly isBusy: boolean
  readonly onHeaderRow: (headerRow: number) => void
  readonly onRows: (choices: RowChoices) => void
  /** Reads its columns as rows, or its rows again. */
  readonly onTurn: (isTurned: boolean) => Promise<void>
}

export function SheetPreview({ sheet, mapping, isBusy, onHeaderRow, onRows, onTurn }: Props) {
  const { headerRow } = mapping
  const [rowsShown] = useState(() => rowsThatFit(window.innerHeight))
  const [chosenView, setView] = useState<View>('everyRow')
  const atHeadings = Math.max(0, Math.min(sheet.rowCount - rowsShown, headerRow - 1 - rowsAbove))
  const [offset, setOffset] = useState(atHeadings)
  const [isTurned, setIsTurned] = useState(sheet.isTurned)
  // It has other rows to begin with then.
  if (isTurned !== sheet.isTurned) {
    setIsTurned(sheet.isTurned)
    setView('everyRow')
    setOffset(atHeadings)
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
  const rows = useDeskQuery(
    'readSheetPage',
    { sheet: sheet.name, offset, limit: rowsShown, filter: view },
    { keepsPrevious: true },
  )
  const total = rows.state === 'done' ? rows.value.total : 0
  const lastOffset = Math.max(0, total - rowsShown)
  // A choice may leave fewer rows of a kind than there were before the ones that were looked at.
  if (rows.state === 'done' && offset > 0 && offset >= total && !rows.isRefreshing) setOffset(lastOffset)
  const move = (by: number): void => setOffset(Math.min(lastOffset, Math.max(0, offset + by)))

  return (
    <Card title={`What is in “${sheet.name}”`} className={classes.preview ?? ''}>
      <TurnNote sheet={sheet} isIncluded={mapping.isIncluded} isBusy={isBusy} onTurn={turn} ref={note} />
      <Text className={classes.previewHelp}>
        {headerRow === 0 ? 'This sheet is read without headings.' : `Row ${headerRow} holds the headings.`} Choose
        another row if it does not; the columns are then matched anew. Tick the rows to use, such as one that was taken
        for a total.
      </Text>
      <HiddenChoice
        sheet={sheet}
        mapping={mapping}
        isBusy={isBusy}
        onChoose={(choices) => onRows({ ...mapping, ...choices })}
      />
      {views.length > 1 && (
        <div className={classes.views}>
          <Segments
            label="Which rows are shown"
            choices={views}
            value={view}
            onChange={(chosen) => {
              setView(chosen)
              setOffset(0)
            }}
          />
        </div>
      )}
      <Answer asked={rows} doing="Reading the sheet" isLong>
        {(page) =>
          // Just turned, it is not read anew yet: rows and columns would be called what they are not.
          (page.isTurned ?? false) !== (sheet.isTurned ?? false) ? (
            <BusyState doing="Reading the sheet" />
          ) : page.rows.length === 0 ? (
            <Text c="dimmed">This sheet is empty.</Text>
          ) : (
            <section className={classes.previewScroll} aria-label={`Rows of ${sheet.name}`}>
              <PreviewTable
                sheet={sheet}
                mapping={mapping}
                rows={page.rows}
                isBusy={isBusy}
                onHeaderRow={onHeaderRow}
                onUseRow={(row, isUsed) => onRows(chooseRow(mapping, row, isUsed))}
              />
            </section>
          )
        }
      </Answer>
      <Group justify="space-between" mt="sm">
        <Group>
          <Checkbox
            label="This sheet has no headings"
            checked={headerRow === 0}
            disabled={isBusy}
            onChange={(event) => onHeaderRow(event.currentTarget.checked ? 0 : 1)}
          />
          <Checkbox
            label="It lies on its side: each column is an account"
            checked={sheet.isTurned ?? false}
            disabled={isBusy}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
        </Group>
        <Group gap="xs">
          <Button variant="default" size="compact-md" disabled={offset === 0} onClick={() => move(-rowsShown)}>
            Earlier rows
          </Button>
          <Button variant="default" size="compact-md" disabled={offset >= lastOffset} onClick={() => move(rowsShown)}>
            Later rows
          </Button>
        </Group>
      </Group>
    </Card>
  )
}

function viewsOf({
  leftOutRows,
  hiddenRowCount,
}: SheetSummary): readonly { readonly value: View; readonly label: string }[] {
  return [
    { value: 'everyRow', label: 'Whole sheet' },
    ...(leftOutRows.length > 0 ? [{ value: 'leftOutRows' as const, label: 'Rows that are no data' }] : []),
    ...(hiddenRowCount > 0
      ? [{ value: 'hiddenRows' as const, label: `Hidden in your file (${showNumber(hiddenRowCount)})` }]
      : []),
  ]
}
