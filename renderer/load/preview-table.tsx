/** Rows of a sheet with what each is, whether it is used, and which one holds the headings. */
import { Checkbox, Radio, VisuallyHidden } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import type { PageRow, SheetSummary } from '../../shared/ipc.ts'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { columnNames } from '../../shared/words/column-names.ts'
import { capitalised, showNumber } from '../../shared/words/phrases.ts'
import { useGradually } from '../parts/use-gradually.ts'
import classes from './load.module.css'
import { hasChoice, rowWords } from './row-words.ts'

/** As many as a window shows: the others are drawn once these were painted. */
const columnsAtOnce = 12

type Props = {
  readonly sheet: SheetSummary
  readonly mapping: SheetMapping
  readonly rows: readonly PageRow[]
  readonly isBusy: boolean
  readonly onHeaderRow: (headerRow: number) => void
  readonly onUseRow: (row: number, isUsed: boolean) => void
}

export function PreviewTable({ sheet, mapping, rows, isBusy, onHeaderRow, onUseRow }: Props) {
  const { headerRow } = mapping
  const drawnColumns = useGradually(sheet.columnCount, columnsAtOnce)
  const headers = Array.from(
    { length: sheet.columnCount },
    (_, index) => mapping.columns.find(({ column }) => column === index + 1)?.header ?? '',
  )
  const names = columnNames(headers)
  const hidden = new Set(sheet.hiddenColumns)
  const nameOf = (row: number): string =>
    sheet.isTurned ? `row ${row} (column ${columnLetters(row)} in your file)` : `row ${row}`
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Headings</th>
          <th scope="col">Row</th>
          <th scope="col">What it is</th>
          {names.slice(0, drawnColumns).map((name, index) => (
            <th scope="col" key={columnLetters(index + 1)}>
              {columnLetters(index + 1)}
              {sheet.isTurned && <span className={classes.inFile}>row {showNumber(index + 1)}</span>}
              {hidden.has(index + 1) && (
                <span className={classes.hiddenMark} title="Hidden in your file">
                  <IconEyeOff size={15} aria-hidden="true" />
                  <VisuallyHidden>hidden in your file</VisuallyHidden>
                </span>
              )}
              {headerRow > 0 && needsName(name, headers[index] ?? '') && (
                <span className={classes.columnName}>{name}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row} data-role={row.role}>
            <td>
              {hasChoice(row, headerRow) && (
                <Checkbox
                  aria-label={`Use ${nameOf(row.row)}`}
                  checked={row.role === 'data'}
                  // What was sent to the live service is not taken back behind it.
                  disabled={isBusy || row.isClosed === true}
                  onChange={(event) => onUseRow(row.row, event.currentTarget.checked)}
                />
              )}
            </td>
            <td>
              <Radio
                name={`headings-of-${sheet.name}`}
                aria-label={`${capitalised(nameOf(row.row))} holds the headings`}
                checked={row.row === headerRow}
                disabled={isBusy || row.role === 'blank'}
                onChange={() => onHeaderRow(row.row)}
              />
            </td>
            <th scope="row">
              {showNumber(row.row)}
              {sheet.isTurned && <span className={classes.inFile}>column {columnLetters(row.row)}</span>}
            </th>
            <td className={classes.role}>{rowWords(row, mapping)}</td>
            {row.cells.slice(0, drawnColumns).map((cell, index) => (
              <td
                key={columnLetters(index + 1)}
                className={classes.cell}
                title={cell.text}
                data-hidden={hidden.has(index + 1)}
              >
                {cell.text === '' ? <VisuallyHidden>empty</VisuallyHidden> : cell.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A heading that is there, and there once, is seen in its own row. */
const needsName = (name: string, header: string): boolean => header === '' || name !== `“${header.trim()}”`
