/** Rows of a sheet with what each is, whether it is used, and which one holds the headings: those in sight, as one scrolls. */

import { Checkbox, Radio, VisuallyHidden } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconEyeOff } from '@tabler/icons-react'
import { type CSSProperties, memo, useEffect, useMemo, useState } from 'react'
import type { PageRow, SheetSummary } from '../../../shared/ipc.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { columnNames } from '../../../shared/words/column-names.ts'
import { useIncrementalRender } from '../../components/use-incremental-render.ts'
import { fittingWidth } from '../../grid/column-width.ts'
import { type RowPages, rowsAhead } from '../../grid/rows/row-pages.ts'
import { useFirstRows, useOfPages } from '../../grid/rows/use-row-pages.ts'
import classes from '../load.module.css'
import { hasChoice, roleWords, rowWords } from './row-words.ts'
import { usePreviewKeys } from './use-preview-keys.ts'
import { useRowWindow } from './use-row-window.ts'

/** As many as a window shows: the others are drawn once these were painted. */
const columnsAtOnce = 12
/** Narrow enough that a screen shows several. */
const widestColumn = 240
/** Letters are a size larger than in Check's sheet, which the widths are reckoned for, and have more room around them. */
const largerHere = 1.15
/** In pixels. */
const usualRem = 16

type Props = {
  readonly sheet: SheetSummary
  readonly mapping: SheetMapping
  readonly pages: RowPages<PageRow>
  /** By index from 0: what is seen first. */
  readonly startRow: number
  readonly isBusy: boolean
  readonly onHeaderRow: (headerRow: number) => void
  readonly onUseRow: (row: number, isUsed: boolean) => void
}

export function PreviewTable({ sheet, mapping, pages, startRow, isBusy, ...on }: Props) {
  const onHeaderRow = useCallbackRef(on.onHeaderRow)
  const onUseRow = useCallbackRef(on.onUseRow)
  const { headerRow } = mapping
  const total = useOfPages(pages, (all) => all.total ?? 0)
  useOfPages(pages, (all) => all.snapshot())
  const firstRows = useFirstRows(pages)
  const rowWindow = useRowWindow(total, startRow)
  const { first, end, rowHeight } = rowWindow
  const onKeyDown = usePreviewKeys(total, rowWindow)
  useEffect(() => pages.want(first - rowsAhead, end + rowsAhead), [pages, first, end])
  const [stop, setStop] = useState<number | null>(null)

  const drawnColumns = useIncrementalRender(sheet.columnCount, columnsAtOnce)
  const headers = Array.from(
    { length: sheet.columnCount },
    (_, index) => mapping.columns.find(({ column }) => column === index + 1)?.header ?? '',
  )
  const names = columnNames(headers)
  const hidden = useMemo(() => new Set(sheet.hiddenColumns), [sheet.hiddenColumns])
  const indexes = Array.from({ length: end - first }, (_, at) => first + at)
  const widths = headers.map((header, index) => widthFor(header, index, firstRows))
  const choosable = indexes.filter((index) => {
    const row = pages.row(index)
    return row !== undefined && hasChoice(row, headerRow)
  })
  // One of them is a stop of the Tab key.
  const stopAt = stop !== null && choosable.includes(stop) ? stop : choosable[0]
  return (
    <section
      className={classes.previewScroll}
      aria-label={say('rows_of_sheet', { sheet: sheet.name })}
      ref={rowWindow.boxRef}
    >
      <table
        className={classes.table}
        aria-rowcount={total + 1}
        data-turned={sheet.isTurned || undefined}
        style={
          {
            '--columns': `${sum(widths.slice(0, drawnColumns))}rem`,
            '--role-column': `${roleWidth(sheet, mapping, firstRows)}rem`,
          } as CSSProperties
        }
      >
        <colgroup>
          <col className={classes.rowColumn} />
          <col className={classes.useColumn} />
          <col className={classes.headingsColumn} />
          <col className={classes.roleColumn} />
          {widths.slice(0, drawnColumns).map((width, index) => (
            <col key={columnLetters(index + 1)} style={{ inlineSize: `${width}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{say('row_column')}</th>
            <th scope="col">{say('use_column')}</th>
            <th scope="col">{say('headings_column')}</th>
            <th scope="col">{say('what_row_is_column')}</th>
            {names.slice(0, drawnColumns).map((name, index) => (
              <th scope="col" key={columnLetters(index + 1)} title={headers[index] === '' ? undefined : headers[index]}>
                {columnLetters(index + 1)}
                {sheet.isTurned && <span className={classes.inFile}>{say('in_row', { row: index + 1 })}</span>}
                {hidden.has(index + 1) && (
                  <span className={classes.hiddenMark} title={say('hidden_in_file')}>
                    <IconEyeOff size={15} aria-hidden="true" />
                    <VisuallyHidden>{say('column_hidden_in_file')}</VisuallyHidden>
                  </span>
                )}
                {headerRow > 0 && <span className={classes.columnName}>{unquoted(name, headers[index] ?? '')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown} style={roomFor(first * rowHeight, (total - end) * rowHeight)}>
          {indexes.map((index) => {
            const row = pages.row(index)
            return row === undefined ? (
              <tr key={index} aria-rowindex={index + 2}>
                <td aria-busy="true" />
              </tr>
            ) : (
              <Row
                key={index}
                index={index}
                row={row}
                sheet={sheet}
                mapping={mapping}
                hidden={hidden}
                drawnColumns={drawnColumns}
                isStop={index === stopAt}
                isBusy={isBusy}
                onStop={setStop}
                onHeaderRow={onHeaderRow}
                onUseRow={onUseRow}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<Props, 'sheet' | 'mapping' | 'isBusy' | 'onHeaderRow' | 'onUseRow'> & {
  readonly index: number
  readonly row: PageRow
  readonly hidden: ReadonlySet<number>
  readonly drawnColumns: number
  readonly isStop: boolean
  readonly onStop: (index: number) => void
}

/** Drawn anew when something of it changes, and not for each row that comes into sight. */
const Row = memo(function Row({ index, row, sheet, mapping, hidden, drawnColumns, isStop, isBusy, ...on }: RowProps) {
  const { headerRow } = mapping
  const lastFilled = row.cells.findLastIndex(({ text }) => text !== '')
  const place = { row: row.row, column: columnLetters(row.row) }
  return (
    <tr data-role={row.role} data-index={index} aria-rowindex={index + 2}>
      <th scope="row">
        {say('number_of_row', { row: row.row })}
        {sheet.isTurned && <span className={classes.inFile}>{say('in_column', { letters: place.column })}</span>}
      </th>
      <td>
        {hasChoice(row, headerRow) && (
          <Checkbox
            aria-label={sheet.isTurned ? say('use_turned_row', place) : say('use_row', place)}
            data-choice="use"
            tabIndex={isStop ? 0 : -1}
            checked={row.role === 'data'}
            // What was sent is not taken back behind it.
            disabled={isBusy || row.isClosed === true}
            onFocus={() => on.onStop(index)}
            onChange={(event) => on.onUseRow(row.row, event.currentTarget.checked)}
          />
        )}
      </td>
      <td>
        <Radio
          name={`headings-of-${sheet.name}`}
          aria-label={sheet.isTurned ? say('turned_row_holds_headings', place) : say('row_holds_headings', place)}
          data-choice="headings"
          onFocus={() => on.onStop(index)}
          checked={row.row === headerRow}
          disabled={isBusy || row.role === 'blank'}
          onChange={() => on.onHeaderRow(row.row)}
        />
      </td>
      <td className={classes.role} title={rowWords(row, mapping)}>
        {rowWords(row, mapping)}
      </td>
      {row.cells.slice(0, drawnColumns).map((cell, at) => (
        <td
          key={columnLetters(at + 1)}
          className={classes.cell}
          title={cell.text === '' ? undefined : cell.text}
          data-hidden={hidden.has(at + 1)}
          data-last={row.role === 'title' && at === lastFilled}
        >
          {cell.text === '' ? <VisuallyHidden>{say('empty_cell')}</VisuallyHidden> : cell.text}
        </td>
      ))}
    </tr>
  )
})

/** As wide as what is said of the rows, of which most are data and nothing else. */
function roleWidth({ leftOutRows }: SheetSummary, mapping: SheetMapping, firstRows: readonly PageRow[]): number {
  const said = [
    ...firstRows.map((row) => rowWords(row, mapping)),
    ...leftOutRows.filter(({ row }) => row !== mapping.headerRow).map(({ role }) => say(roleWords[role])),
  ]
  const cells = said.map((text) => ({ kind: 'text', text }) as const)
  return fittingWidth({ header: say('what_row_is_column'), fieldLabel: null }, cells) / usualRem
}

/** For the rows above and below, which are not drawn. */
const roomFor = (above: number, below: number) =>
  ({ '--above': `${above}px`, '--below': `${below}px` }) as CSSProperties

/** In the unit that texts grow with. A title over the table makes none of its columns wide. */
function widthFor(header: string, index: number, firstRows: readonly PageRow[]): number {
  const held = firstRows.flatMap(({ role, cells }) => (role === 'title' ? [] : (cells[index] ?? [])))
  return Math.min(widestColumn, fittingWidth({ header, fieldLabel: null }, held) * largerHere) / usualRem
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** A heading that is there, and there once, is shown as it is written. */
const unquoted = (name: string, header: string): string => (name.slice(1, -1) === header.trim() ? header : name)
