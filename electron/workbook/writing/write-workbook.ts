/** Writes .xlsx workbooks, of what is said in plain data. */
import { escapeText, openWriter, type Writer, type WrittenSheet } from './xlsx-writer.ts'

export type ColumnToWrite = {
  readonly heading: string
  /** In characters. */
  readonly width: number
  /** `text` keeps leading zeros and long numbers as they are typed, and never runs as a formula. */
  readonly format: 'text' | 'date' | 'datetime' | 'general' | 'amount'
  /** Shown when the pointer rests on the heading. */
  readonly note?: string
  /** Offered as a list in every cell; anything else may be typed too. */
  readonly choices?: readonly string[]
}

/** A moment is written as the date and time it is in UTC: a spreadsheet knows no zones. */
export type CellToWrite = string | number | Date

export type SheetToWrite = {
  readonly name: string
  readonly isHidden?: boolean
  readonly columns: readonly ColumnToWrite[]
  /** Rows under the headings that explain each column and are no data. */
  readonly help?: readonly (readonly string[])[]
  readonly rows: Iterable<readonly CellToWrite[]>
  /** Columns at the left that stay in sight, next to the heading row. */
  readonly frozenColumns?: number
}

const numberFormats = {
  text: '@',
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm:ss',
  general: 'General',
  amount: '0.00##',
} as const
/** How far down a list of choices is offered. */
const rowsWithChoices = 10_000

export async function writeWorkbook(sheets: Iterable<SheetToWrite>): Promise<Uint8Array> {
  const { writer, finish } = await openWriter()
  for (const sheet of sheets) writeSheet(writer, sheet)
  return finish()
}

function writeSheet(
  writer: Writer,
  { name, isHidden, columns, help = [], rows, frozenColumns = 0 }: SheetToWrite,
): void {
  const sheet = writer.addWorksheet(name, {
    state: isHidden === true ? 'hidden' : 'visible',
    views: [{ state: 'frozen', xSplit: frozenColumns, ySplit: 1 }],
  })
  sheet.columns = columns.map(({ width, format }) => ({ width, style: { numFmt: numberFormats[format] } }))
  columns.forEach(({ choices }, index) => {
    if (choices !== undefined && choices.length > 0) offerChoices(sheet, index, choices, 2 + help.length)
  })
  const headings = sheet.addRow(columns.map(({ heading }) => heading))
  headings.font = { bold: true }
  headings.alignment = { wrapText: true, vertical: 'top' }
  headings.eachCell((cell, column) => {
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE3ECF7' } }
    const note = columns[column - 1]?.note
    if (note !== undefined) cell.note = note
  })
  headings.commit()
  for (const texts of help) {
    // A cell without words stays a cell without anything: it is where a person types.
    const row = sheet.addRow(texts.map((text) => (text === '' ? null : text)))
    row.font = { italic: true, color: { argb: 'FF5A5A5A' } }
    row.alignment = { wrapText: true, vertical: 'top' }
    row.commit()
  }
  for (const row of rows) sheet.addRow(row.map((cell) => (typeof cell === 'string' ? escapeText(cell) : cell))).commit()
  sheet.commit()
}

/** Excel takes a list of at most 255 characters inside a cell's rule. */
const longestList = 255

function offerChoices(sheet: WrittenSheet, columnIndex: number, choices: readonly string[], firstRow: number) {
  const list = choices.filter((choice) => !/[",]/.test(choice)).join(',')
  if (list === '' || list.length > longestList) return
  const letters = sheet.getColumn(columnIndex + 1).letter
  sheet.dataValidations.add(`${letters}${firstRow}:${letters}${rowsWithChoices}`, {
    type: 'list',
    allowBlank: true,
    formulae: [`"${list}"`],
    // What the interface shows is not all it takes: other values may be typed.
    showErrorMessage: false,
  })
}
