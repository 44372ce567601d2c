/** What the rows of an account say of the elements they speak of. */

import type { SheetFact } from '../../model/mapping.ts'
import type { ColumnPlan, RowOfSheet, SheetPlan, Slot } from '../../plan/assembly-plan.ts'
import { type KeyValues, keyValuesOf, type Meanings } from '../../plan/key-index.ts'
import type { SourceColumn } from '../../plan/value-source.ts'
import { type CellReading, isBlankCell } from '../../read/read-value.ts'
import type { Element } from './element.ts'
import { meaningOf } from './meaning.ts'

export type { RowOfSheet }

/** Where a value of one row comes from. */
export type CellOfRow = SourceColumn & {
  readonly row: RowOfSheet
  /** A joined value has more cells. */
  readonly others: readonly SourceColumn[]
  /** No cell at all gives it: the row's number, or the sheet's name. `columnIndex` is the row's first column then. */
  readonly fact: SheetFact | null
}

/** A row that says the very same of an element as the reference before it. `position` orders it among references. */
export type Repetition = { readonly row: RowOfSheet; readonly position: number }

/** One element as one row speaks of it, and those that repeat it. Where in the payload it belongs is found out later: `element`. */
export class RowReference implements Meanings {
  readonly slot: Slot
  readonly row: RowOfSheet
  /** So many rows that follow it repeat it. */
  repeatedTimes = 0
  /** One for each of the slot's columns. */
  readonly readings: readonly CellReading[]
  /** Of the same row, or of the one that this row repeats. */
  readonly parent: RowReference | null
  /** Some column of its own is filled; otherwise the row only passes through it, on the way to something below. */
  isFilled: boolean
  /** Of some cell there is something to say. */
  readonly isRemarkable: boolean
  /** Some cell is blank, and the mapping says what that means. */
  readonly hasDefaults: boolean
  /** Where the sheet is filled down and the row leaves this blank: the nearest row above that has it. */
  above: RowReference | null = null
  element: Element | null = null
  /** Its place can't be told: an issue says so, and its values are not sent. */
  isLost = false
  readonly #rows: readonly RowOfSheet[]
  readonly #at: number
  readonly #phoneCountry: string | null
  #key: KeyValues | null = null
  #children: RowReference[] | null = null

  /** @param rows  of the account. @param at  the one that says it, by index from 0 */
  constructor(
    slot: Slot,
    rows: readonly RowOfSheet[],
    at: number,
    readings: readonly CellReading[],
    parent: RowReference | null,
    phoneCountry: string | null,
  ) {
    this.slot = slot
    this.row = rows[at] as RowOfSheet
    this.#rows = rows
    this.#at = at
    this.readings = readings
    this.parent = parent
    let isFilled = false
    let remarkable = false
    let hasDefaults = false
    for (let at = 0; at < readings.length; at += 1) {
      const reading = readings[at] as CellReading
      if (reading.state === 'blank') continue
      if (isDefault(reading)) hasDefaults = true
      // What only the sheet itself says makes no element, and neither does what stands for a blank cell.
      else if (slot.columns[at]?.isOfCells === true) isFilled = true
      if (isRemarkable(reading)) remarkable = true
    }
    this.isFilled = isFilled
    this.isRemarkable = remarkable
    this.hasDefaults = hasDefaults
    this.#phoneCountry = phoneCountry
  }

  /** Orders references as rows and columns do. */
  get position(): number {
    return positionOf(this.#at, this.slot)
  }

  get repetitions(): readonly Repetition[] {
    if (this.repeatedTimes === 0) return none
    const first = this.#at + 1
    return this.#rows
      .slice(first, first + this.repeatedTimes)
      .map((row, index) => ({ row, position: positionOf(first + index, this.slot) }))
  }

  /** Of the same row. */
  get children(): readonly RowReference[] {
    return this.#children ?? none
  }

  addChild(child: RowReference): void {
    if (this.#children === null) this.#children = [child]
    else this.#children.push(child)
  }

  /** Worked out when somebody asks: most elements are alone of their kind, and nobody does. */
  get key(): KeyValues {
    this.#key ??= keyValuesOf(this.slot, this)
    return this.#key
  }

  meaningAt(position: number): string | null {
    return keyMeaning(this.slot.columns[position], this.row, this.readings[position])
  }

  meaningInside(column: ColumnPlan): string | null {
    return keyMeaning(column, this.row, readColumn(column, this.row, this.#phoneCountry))
  }
}

const none: readonly never[] = []

/** More slots than a sheet has columns. */
const slotsPerRow = 20_000

/** @param at  index of the row among those of its account, from 0 */
const positionOf = (at: number, slot: Slot): number => at * slotsPerRow + slot.order

/** Reads the rows of one account. */
export class RowReader {
  /** Parents before children, row by row. */
  readonly references: RowReference[] = []
  readonly #rows: readonly RowOfSheet[]
  readonly #phoneCountry: string | null
  #sheet: SheetPlan | null = null
  /** What the row before says on the same sheet, by the order of slots. */
  #before: (RowReference | null)[] = []

  /**
   * @param rows  in the order of sheets and rows
   * @param phoneCountry  for phone numbers without +
   */
  constructor(rows: readonly RowOfSheet[], phoneCountry: string | null) {
    this.#rows = rows
    this.#phoneCountry = phoneCountry
  }

  /** @returns what each row says of the account itself */
  read(): readonly RowReference[] {
    const said: RowReference[] = []
    let root: Slot | null = null
    for (let at = 0; at < this.#rows.length; at += 1) {
      const { sheet } = this.#rows[at] as RowOfSheet
      if (sheet !== this.#sheet) {
        this.#sheet = sheet
        root = sheet.rootOfAccount?.(this.#rows) ?? sheet.root
        this.#before = new Array<RowReference | null>(sheet.slots.length).fill(null)
      }
      const reference = this.#readSlot(root ?? sheet.root, at, null, true)
      if (reference === null) throw new Error('The account itself is always spoken of.')
      said.push(reference)
    }
    return said
  }

  /** @param isAround  what is around the element is the same as in the row before */
  #readSlot(slot: Slot, at: number, parent: RowReference | null, isAround: boolean): RowReference | null {
    const before = this.#before[slot.order] ?? null
    const row = this.#rows[at] as RowOfSheet
    if (before !== null && isAround && isRepeated(before, row)) {
      before.repeatedTimes += 1
      for (const child of slot.children) this.#readSlot(child, at, before, true)
      return before
    }
    const readings = this.#readColumns(slot, row)
    const reference = new RowReference(slot, this.#rows, at, readings, parent, this.#phoneCountry)
    const place = this.references.push(reference) - 1
    // Of the account there is only one, so all rows are about what is right inside it.
    for (const child of slot.children) this.#readSlot(child, at, reference, parent === null)
    if (parent !== null && !reference.isFilled && reference.children.length === 0) {
      this.references.length = place
      this.#before[slot.order] = null
      return null
    }
    // A row that is one of these makes one, also where it has only something inside it.
    if (slot.isOwnOfRow) reference.isFilled = true
    if (parent?.row === row) parent.addChild(reference)
    this.#before[slot.order] = reference
    return reference
  }

  #readColumns({ columns }: Slot, { rowIndex }: RowOfSheet): readonly CellReading[] {
    const readings = new Array<CellReading>(columns.length)
    for (let at = 0; at < columns.length; at += 1) {
      readings[at] = (columns[at] as ColumnPlan).rows.read(rowIndex, this.#phoneCountry)
    }
    return readings
  }
}

/**
 * Whether a row says of an element what the row before did: in a row for each meter all but the meter. That counts together with
 * what is around it only, and with the same unique keys inside, because those decide where it belongs.
 */
function isRepeated({ slot, row: before, isFilled }: RowReference, row: RowOfSheet): boolean {
  if (!isFilled || slot.isOwnOfRow || row.sheet.isFilledDown) return false
  for (const { rows } of slot.tellingColumns) if (!rows.areAlike(before.rowIndex, row.rowIndex)) return false
  return true
}

/** The references that rows below may mean, by their slots. */
export type LastReferences = Map<Slot, RowReference>

/** Finds in the rows above what a row of a filled-down sheet leaves blank. Rows come in their order. */
export function linkAbove(reference: RowReference, last: LastReferences): void {
  const { slot } = reference
  if (!slot.isOwnOfRow && !reference.isFilled) reference.above = last.get(slot) ?? null
  else {
    last.set(slot, reference)
    forgetInside(slot, last)
  }
  for (const child of reference.children) linkAbove(child, last)
}

/** What was inside the element before is not inside this one. */
function forgetInside({ children }: Slot, last: LastReferences): void {
  for (const child of children) {
    last.delete(child)
    forgetInside(child, last)
  }
}

export const readColumn = ({ rows }: ColumnPlan, row: RowOfSheet, phoneCountry: string | null): CellReading =>
  rows.read(row.rowIndex, phoneCountry)

/** The cell that a value of a row comes from; of a joined value the first that is filled. */
export function cellOfRow({ source }: ColumnPlan, row: RowOfSheet): CellOfRow {
  const { columns, facts } = source
  const [first] = columns
  if (first === undefined) return { row, columnIndex: 0, header: '', others: none, fact: facts[0] ?? null }
  // One for nearly every cell of a workbook: spelled out, because spreading takes several times as long.
  if (columns.length === 1) {
    return { row, columnIndex: first.columnIndex, header: first.header, others: none, fact: null }
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

type Default = Extract<CellReading, { readonly state: 'value' }> & { readonly isDefault: true }

/** Whether the cell is blank, and the mapping says what that means. */
export const isDefault = (reading: CellReading): reading is Default =>
  reading.state === 'value' && reading.isDefault === true

/** Whether there is something to say of the cell. */
const isRemarkable = (reading: CellReading): boolean =>
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
