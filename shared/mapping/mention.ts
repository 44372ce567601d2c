/** What one row says of the elements it speaks of. */
import type { ColumnPlan, SheetPlan, Slot } from './assembly-plan.ts'
import type { Element } from './element.ts'
import { type KeyValues, keyValuesOf } from './key-index.ts'
import { meaningOf } from './meaning.ts'
import type { CellReading } from './read-value.ts'

/** A row of data of one sheet. */
export type RowOfSheet = { readonly sheet: SheetPlan; readonly rowIndex: number }

/** One element as one row speaks of it. Where in the payload it belongs is found out later: `element`. */
export type Mention = {
  readonly slot: Slot
  readonly row: RowOfSheet
  /** Orders mentions as rows and columns do. */
  readonly position: number
  /** One for each of the slot's columns. */
  readonly readings: readonly CellReading[]
  readonly parent: Mention | null
  readonly children: Mention[]
  /** Some column of its own is filled; otherwise the row only passes through it, on the way to something below. */
  readonly isFilled: boolean
  readonly key: KeyValues
  element: Element | null
  /** Its place can't be told: an issue says so, and its values are not sent. */
  isLost: boolean
}

/** More slots than a sheet has columns. */
const slotsPerRow = 20_000

/**
 * Reads a row.
 * @param rowOrder  the row's place among the rows of its account, from 0
 * @param phoneCountry  for phone numbers without +
 */
export function readRow(row: RowOfSheet, rowOrder: number, phoneCountry: string | null): Mention {
  const mention = readSlot(row.sheet.root, row, rowOrder, phoneCountry, null)
  if (mention === null) throw new Error('The account itself is always spoken of.')
  return mention
}

function readSlot(
  slot: Slot,
  row: RowOfSheet,
  rowOrder: number,
  phoneCountry: string | null,
  parent: Mention | null,
): Mention | null {
  const readings = slot.columns.map((column) => readColumn(column, row, phoneCountry))
  const mention: Mention = {
    slot,
    row,
    position: rowOrder * slotsPerRow + slot.order,
    readings,
    parent,
    children: [],
    isFilled: readings.some(({ state }) => state !== 'blank'),
    key: keyValuesOf(slot, (position) => keyMeaning(slot, row, readings, position)),
    element: null,
    isLost: false,
  }
  for (const child of slot.children) {
    const read = readSlot(child, row, rowOrder, phoneCountry, mention)
    if (read !== null) mention.children.push(read)
  }
  return parent === null || mention.isFilled || mention.children.length > 0 ? mention : null
}

export const readColumn = (column: ColumnPlan, row: RowOfSheet, phoneCountry: string | null): CellReading =>
  column.read(row.sheet.sheet.cellAt(row.rowIndex, column.columnIndex), phoneCountry)

/** A key that can't be read still tells one row from another: by what its cell shows. */
function keyMeaning(slot: Slot, row: RowOfSheet, readings: readonly CellReading[], position: number): string | null {
  const reading = readings[position]
  const column = slot.columns[position]
  if (reading === undefined || column === undefined || reading.state === 'blank') return null
  if (reading.state === 'value') return meaningOf(column.leaf.kind, reading.value)
  return `unreadable ${row.sheet.sheet.cellAt(row.rowIndex, column.columnIndex).text}`
}
