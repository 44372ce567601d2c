/** Writes a table of ours (results, audit log) as a spreadsheet or a text file that is safe to open. */
import { decimalMark } from '../../../shared/messages/speech.ts'
import { spellOut } from '../../../shared/words/words-of-others.ts'
import { formulaSafe } from './formula-safe.ts'
import { type CellToWrite, type SheetToWrite, writeWorkbook } from './write-workbook.ts'

type TableColumn = {
  readonly heading: string
  /** `moment`: a date and time by the clock that the heading names, in the UTC parts of a date; a real date in a spreadsheet. `count`: a whole number. `amount`: of money. */
  readonly holds: 'text' | 'moment' | 'count' | 'amount'
  /** On paper there is room for some; a spreadsheet has all. */
  readonly isOnPaper?: true
}

/** `null` is an empty cell. */
type TableCell = string | number | Date | null

/** Every row has as many cells as there are columns. */
export type Table = {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
}

/** A column with what it says of each thing that has a row. */
type ColumnOf<One> = TableColumn & { readonly of: (one: One) => TableCell | undefined }
type Column = <One>(heading: string, of: ColumnOf<One>['of']) => ColumnOf<One>

const columnOf =
  (holds: TableColumn['holds']): Column =>
  (heading, of) => ({ heading, holds, of })
/** The columns of a table by what they hold. */
export const [text, moment, count] = [columnOf('text'), columnOf('moment'), columnOf('count')]
export const amount = columnOf('amount')
export const onPaper = <One>(column: ColumnOf<One>): ColumnOf<One> => ({ ...column, isOnPaper: true })

export const tableOf = <One>(name: string, all: readonly One[], columns: readonly ColumnOf<One>[]): Table => ({
  name,
  columns: columns.map(({ of: _, ...column }) => column),
  rows: all.map((one) => columns.map(({ of }) => of(one) ?? null)),
})

/** A mark that makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff'

const formats = { text: 'text', moment: 'datetime', count: 'general', amount: 'amount' } as const

export async function writeTable(table: Table, format: 'xlsx' | 'csv'): Promise<Uint8Array> {
  if (format === 'xlsx') return writeTables([table])
  const headings = table.columns.map(({ heading }) => heading)
  // As spreadsheet programs of the language take a file apart: where decimals have a comma, it can't stand between cells.
  const separator = decimalMark() === ',' ? ';' : ','
  const lines = [headings, ...table.rows.map((row) => row.map(showCell))].map((cells) =>
    cells.map(writeCell).join(separator),
  )
  return new TextEncoder().encode(`${byteOrderMark}${lines.join('\r\n')}\r\n`)
}

/** Each on a sheet of its own. */
export const writeTables = (tables: readonly Table[]): Promise<Uint8Array> => writeWorkbook(tables.map(sheetOf))

function sheetOf({ name, columns, rows }: Table): SheetToWrite {
  const written = columns.map(({ heading, holds }, index) => ({
    heading,
    width: widthOf(rows, index, heading),
    format: formats[holds],
  }))
  const cells = rows.map((row): CellToWrite[] =>
    row.map((cell) => (typeof cell === 'string' ? spellOut(cell) : (cell ?? ''))),
  )
  return { name, columns: written, rows: cells, frozenColumns: 1 }
}

/** Moments as every spreadsheet program reads them: 2026-11-21 14:03:00. */
const showCell = (cell: TableCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark())
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : spellOut(cell)
}

/** Between quotation marks where the text would be cut otherwise, with any list separator, or lose a space (RFC 4180). */
function writeCell(text: string): string {
  const safe = formulaSafe(text)
  return /[",;\t\r\n\ufeff]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const widthOf = (rows: Table['rows'], column: number, heading: string): number =>
  Math.min(60, Math.max(heading.length, ...rows.slice(0, 200).map((row) => showCell(row[column] ?? null).length)) + 3)
