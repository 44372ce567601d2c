/** Rows of a sheet around its headings, with a choice of the row that holds them. */
import { Button, Checkbox, Group, Radio, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { PageRow, SheetSummary } from '../../shared/ipc.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Answer } from '../parts/states.tsx'
import { showNumber } from '../words/counting.ts'
import classes from './load.module.css'

/** As many rows as the window has room for without scrolling, and never fewer than make sense. */
const rowHeightPx = 36
const aroundRowsPx = 480
const fewestRows = 8
const rowsThatFit = (windowHeightPx: number): number =>
  Math.max(fewestRows, Math.floor((windowHeightPx - aroundRowsPx) / rowHeightPx))

/** How many rows above the headings are shown, so that titles over them are seen. */
const rowsAbove = 2

type Props = {
  readonly sheet: SheetSummary
  /** Counted from 1; 0 when the sheet has no headings. */
  readonly headerRow: number
  readonly isBusy: boolean
  readonly onHeaderRow: (headerRow: number) => void
}

const roleWords: Record<PageRow['role'], string> = {
  blank: 'Empty',
  title: 'Title, left out',
  header: 'Headings',
  units: 'Units, left out',
  total: 'Total, left out',
  hidden: 'Hidden, left out',
  leftOut: 'Left out by you',
  data: 'Data',
}

export function SheetPreview({ sheet, headerRow, isBusy, onHeaderRow }: Props) {
  const [rowsShown] = useState(() => rowsThatFit(window.innerHeight))
  const lastOffset = Math.max(0, sheet.rowCount - rowsShown)
  const [offset, setOffset] = useState(Math.min(lastOffset, Math.max(0, headerRow - 1 - rowsAbove)))
  const rows = useDeskQuery(
    'readSheetPage',
    { sheet: sheet.name, offset, limit: rowsShown, filter: 'everyRow' },
    { keepsPrevious: true },
  )
  const move = (by: number): void => setOffset(Math.min(lastOffset, Math.max(0, offset + by)))

  return (
    <Card title={`What is in “${sheet.name}”`} className={classes.preview ?? ''}>
      <Text className={classes.previewHelp}>
        {headerRow === 0 ? 'This sheet is read without headings.' : `Row ${headerRow} holds the headings.`} If that is
        not so, choose the right row. The columns of this sheet are then matched anew.
      </Text>
      <Answer asked={rows} doing="Reading the sheet">
        {(page) => (
          <section className={classes.previewScroll} aria-label={`Rows of ${sheet.name}`}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Headings</th>
                  <th scope="col">Row</th>
                  <th scope="col">What it is</th>
                  {(page.rows[0]?.cells ?? []).map((_, index) => (
                    <th scope="col" key={columnLetters(index + 1)}>
                      {columnLetters(index + 1)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.rows.map((row) => (
                  <tr key={row.row} data-role={row.role}>
                    <td>
                      <Radio
                        name={`headings-of-${sheet.name}`}
                        aria-label={`Row ${row.row} holds the headings`}
                        checked={row.row === headerRow}
                        disabled={isBusy || row.role === 'blank'}
                        onChange={() => onHeaderRow(row.row)}
                      />
                    </td>
                    <th scope="row">{showNumber(row.row)}</th>
                    <td className={classes.role}>{roleWords[row.role]}</td>
                    {row.cells.map((cell, index) => (
                      <td key={columnLetters(index + 1)} className={classes.cell}>
                        {cell.text === '' ? <VisuallyHidden>empty</VisuallyHidden> : cell.text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Answer>
      <Group justify="space-between" mt="sm">
        <Checkbox
          label="This sheet has no headings"
          checked={headerRow === 0}
          disabled={isBusy}
          onChange={(event) => onHeaderRow(event.currentTarget.checked ? 0 : Math.max(1, offset + 1))}
        />
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
