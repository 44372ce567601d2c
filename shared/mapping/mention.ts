/** What one row says of the elements it speaks of. */

import type { Cell } from '../sheet.ts'
import type { ColumnPlan, SheetPlan, Slot } from './assembly-plan.ts'
import type { Element } from './element.ts'
import { type KeyValues, keyValuesOf } from './key-index.ts'
import type { SheetFact } from './mapping.ts'
import { meaningOf } from './meaning.ts'
import { type CellReading, isBlankCell } from './read-value.ts'
import type { SourceColumn } from './value-source.ts'

/** A row of data of one sheet. */
export type RowOfSheet = { readonly sheet: SheetPlan; readonly rowIndex: number }

/** Where a value of one row comes from. */
export type CellOfRow = SourceColumn & {
  readonly row: RowOfSheet
  /** A joined value has more cells. */
  readonly others: readonly SourceColumn[]
  /** No cell at all gives it: the row's number, or the sheet's name. `columnIndex` is the row's first column then. */
  readonly fact: SheetFact | null
}

/** One element as one row speaks of it. Where in the payload it belongs is found out later: `element`. */
export type Mention = {
  readonly slot: Slot
  readonly row: RowOfSheet
  /** Orders mentions as rows and columns do. */
  readonly position: number
  /** One for each of the slot's columns. */
  readonly cells: readonly Cell[]
  readonly readings: readonly CellReading[]
  /** Of a row that repeats its parent, that of the row it is repeated from. */
  parent: Mention | null
  readonly children: Mention[]
  /** Some column of its own is filled; otherwise the row only passes through it, on the way to something below. */
  isFilled: boolean
  readonly key: KeyValues
  /** The earlier mention that says the very same of the same element: what that one means and says holds for this one. */
  repeats: Mention | null
  /** Where the sheet is filled down and the row leaves this blank: the nearest row above that has it. */
  above: Mention | null
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
 * @param before  an earlier row of the account on the same sheet: what is repeated from there is not read again
 */
export function readRow(
  row: RowOfSheet,
  rowOrder: number,
  phoneCountry: string | null,
  before: Mention | null = null,
): Mention {
  const mention = readSlot(row.sheet.root, row, rowOrder, phoneCountry, null, before)
  if (mention === null) throw new Error('The account itself is always spoken of.')
  if (before !== null && !row.sheet.isFilledDown) findRepeats(mention, before)
  return mention
}

function readSlot(
  slot: Slot,
  row: RowOfSheet,
  rowOrder: number,
  phoneCountry: string | null,
  parent: Mention | null,
  before: Mention | null,
): Mention | null {
  const isRepeated =
    before?.cells.every((cell, position) => isSameCell(cell, slot.columns[position]?.source.cellAt(row.rowIndex))) ===
    true
  const cells = isRepeated ? before.cells : slot.columns.map(({ source }) => source.cellAt(row.rowIndex))
  const readings = isRepeated ? before.readings : slot.columns.map((column) => readColumn(column, row, phoneCountry))
  const mention: Mention = {
    slot,
    row,
    position: rowOrder * slotsPerRow + slot.order,
    cells,
    readings,
    parent,
    children: [],
    isFilled:
      isRepeated && !slot.isOwnOfRow
        ? before.isFilled
        : slot.columns.some(({ source }, position) => source.columns.length > 0 && says(readings[position])),
    key: isRepeated && !hasKeyInside(slot) ? before.key : keyOf(slot, row, readings, phoneCountry),
    repeats: null,
    above: null,
    element: null,
    isLost: false,
  }
  for (const child of slot.children) {
    const childBefore = before?.children.find((one) => one.slot === child) ?? null
    const read = readSlot(child, row, rowOrder, phoneCountry, mention, childBefore)
    if (read !== null) mention.children.push(read)
  }
  if (parent !== null && !mention.isFilled && mention.children.length === 0) return null
  // A row that is one of these makes one, also where it has only something inside it.
  if (slot.isOwnOfRow) mention.isFilled = true
  return mention
}

/**
 * Finds what a row repeats of its account: in a row for each meter all but the meter. An element counts as repeated together with
 * what is around it only, and with the same unique keys inside, because those decide where it belongs.
 */
function findRepeats(mention: Mention, before: Mention): void {
  if (isRepetition(mention, before)) mention.repeats = before.repeats ?? before
  if (mention.parent !== null && mention.repeats === null) return
  for (const child of mention.children) {
    child.parent = mention.repeats ?? mention
    const there = before.children.find(({ slot }) => slot === child.slot)
    if (there !== undefined) findRepeats(child, there)
  }
}

/** The readings are the same ones where all cells are. */
const isRepetition = (one: Mention, other: Mention): boolean =>
  one.readings === other.readings &&
  one.isFilled &&
  !one.slot.isOwnOfRow &&
  isSameKey(one.key, other.key) &&
  (one.parent === null || hasSameUniqueKeys(one, other))

const hasSameUniqueKeys = (one: Mention, other: Mention): boolean =>
  !one.slot.hasUniqueBelow ||
  (one.children.length === other.children.length &&
    one.children.every((child, index) => {
      const there = other.children[index]
      if (there?.slot !== child.slot) return false
      return (!child.slot.level.isKeyUnique || isSameKey(child.key, there.key)) && hasSameUniqueKeys(child, there)
    }))

const isSameKey = (one: KeyValues, other: KeyValues): boolean =>
  one === other ||
  one.every((fields, alternative) => fields.every((value, index) => value === other[alternative]?.[index]))

const keyOf = (slot: Slot, row: RowOfSheet, readings: readonly CellReading[], phoneCountry: string | null): KeyValues =>
  keyValuesOf(
    slot,
    (position) => keyMeaning(slot.columns[position], row, readings[position]),
    (column) => keyMeaning(column, row, readColumn(column, row, phoneCountry)),
  )

const hasKeyInside = ({ keys }: Slot): boolean => keys.some((fields) => fields.some(({ inside }) => inside.length > 0))

function isSameCell(one: Cell, other: Cell | undefined): boolean {
  if (other === undefined || one.text !== other.text || one.kind !== other.kind) return false
  switch (one.kind) {
    case 'number':
      return one.digits === (other as typeof one).digits
    case 'date':
      return one.iso === (other as typeof one).iso
    case 'boolean':
      return one.value === (other as typeof one).value
    default:
      return true
  }
}

/** The mentions that rows below may mean, by their slots. */
export type LastMentions = Map<Slot, Mention>

/** Finds in the rows above what a row of a filled-down sheet leaves blank. Rows come in their order. */
export function linkAbove(mention: Mention, last: LastMentions): void {
  const { slot } = mention
  if (!slot.isOwnOfRow && !mention.isFilled) mention.above = last.get(slot) ?? null
  else {
    last.set(slot, mention)
    forgetInside(slot, last)
  }
  for (const child of mention.children) linkAbove(child, last)
}

/** What was inside the element before is not inside this one. */
function forgetInside({ children }: Slot, last: LastMentions): void {
  for (const child of children) {
    last.delete(child)
    forgetInside(child, last)
  }
}

export const readColumn = ({ source, read }: ColumnPlan, row: RowOfSheet, phoneCountry: string | null): CellReading =>
  source.read(read, row.rowIndex, phoneCountry)

const noOthers: readonly SourceColumn[] = []

/** The cell that a value of a row comes from; of a joined value the first that is filled. */
export function cellOfRow({ source }: ColumnPlan, row: RowOfSheet): CellOfRow {
  const { columns, facts } = source
  const [first] = columns
  if (first === undefined) return { row, columnIndex: 0, header: '', others: noOthers, fact: facts[0] ?? null }
  // One for nearly every cell of a workbook: spelled out, because spreading takes several times as long.
  if (columns.length === 1) {
    return { row, columnIndex: first.columnIndex, header: first.header, others: noOthers, fact: null }
  }
  const isFilled = ({ columnIndex }: SourceColumn) => !isBlankCell(row.sheet.sheet.cellAt(row.rowIndex, columnIndex))
  const main = columns.find(isFilled) ?? first
  return { row, ...main, others: columns.filter((column) => column !== main), fact: null }
}

/** What the cells of a value show. */
export function shownIn({ row, columnIndex, others, fact }: CellOfRow): string {
  if (fact !== null) return fact === 'rowNumber' ? String(row.rowIndex + 1) : row.sheet.sheet.name
  const textAt = (index: number): string => row.sheet.sheet.cellAt(row.rowIndex, index).text
  if (others.length === 0) return textAt(columnIndex)
  const indexes = [columnIndex, ...others.map((other) => other.columnIndex)].toSorted((one, other) => one - other)
  return indexes
    .map(textAt)
    .filter((text) => text.trim() !== '')
    .join(' ')
}

/** What the mapping puts in the place of a blank cell makes no element. */
const says = (reading: CellReading | undefined): boolean =>
  reading !== undefined && reading.state !== 'blank' && !isDefault(reading)

type Default = Extract<CellReading, { readonly state: 'value' }> & { readonly isDefault: true }

/** Whether the cell is blank, and the mapping says what that means. */
export const isDefault = (reading: CellReading): reading is Default =>
  reading.state === 'value' && reading.isDefault === true

/** Whether there is something to say of the cell. */
export const isRemarkable = (reading: CellReading): boolean =>
  reading.state === 'unreadable' || (reading.state === 'value' && reading.remark !== undefined)

/** A key that can't be read still tells one row from another: by what its cell shows. */
export function keyMeaning(
  column: ColumnPlan | undefined,
  row: RowOfSheet,
  reading: CellReading | undefined,
): string | null {
  if (reading === undefined || column === undefined || reading.state === 'blank') return null
  if (reading.state === 'value') return meaningOf(column.leaf.kind, reading.value)
  return `unreadable ${shownIn(cellOfRow(column, row))}`
}
