/**
 * Finds rows that add nothing to their account, because an earlier row says all of it: two payments of the same amount on a day, which
 * would be sent as one, or a row that is in the file twice. Nobody can tell which it is, so it is said; and asked, where a column tells
 * them apart that fills nothing, and nobody has said that it need not.
 */
import type { ColumnPlan, SheetPlan, UndecidedColumn } from '../../plan/assembly-plan.ts'
import type { Element } from './element.ts'
import { meaningOf } from './meaning.ts'
import { cellOfRow, type RowOfSheet, type RowReference, readColumn, shownIn } from './row-reference.ts'

export type RepeatedRow = {
  /** What both rows speak of. */
  readonly reference: RowReference
  readonly first: RowOfSheet
  readonly again: RowOfSheet
}

/** The columns that tell two rows apart, and about which nobody has decided. */
export const undecidedBetween = (one: RowOfSheet, other: RowOfSheet): readonly UndecidedColumn[] =>
  one.sheet.undecidedColumns.filter(({ columnIndex }) => textAt(one, columnIndex) !== textAt(other, columnIndex))

export const textAt = ({ sheet: { sheet }, rowIndex }: RowOfSheet, columnIndex: number): string =>
  sheet.cellAt(rowIndex, columnIndex).text.trim()

/** @param references  of one account, with their elements, row by row, parents before children */
export function repeatedRows(references: readonly RowReference[]): readonly RepeatedRow[] {
  if (!references.some(mayRepeat)) return none
  const spoken = new Map<Element, RowOfSheet[]>()
  /** By the row that comes again: of a bill and what is inside it, the inside is said. */
  const repeated = new Map<string, RepeatedRow>()
  for (const reference of references) {
    const { element } = reference
    if (element === null || !mayRepeat(reference)) continue
    const rows = spoken.get(element) ?? []
    spoken.set(element, rows)
    for (const { row } of [reference, ...reference.repetitions]) {
      const first = firstOrLast(rows, (earlier) => addsNothing(row, earlier))
      if (first !== undefined) repeated.set(`${row.rowIndex} ${row.sheet.sheet.name}`, { reference, first, again: row })
      rows.push(row)
    }
  }
  if (repeated.size === 0) return none
  const adding = rowsThatAdd(references)
  return [...repeated.values()].filter(({ again, reference }) => !adding.has(again) || isEvent(reference))
}

/** Who is named again has the same meters with the same registers; a note or a payment is told of once. */
const isEvent = ({ slot }: RowReference): boolean => slot.level.alikeAre === 'events'

/** Those that speak first of something: "Ana" below "Ana Lee" is somebody else, however much of her row is blank or known. */
function rowsThatAdd(references: readonly RowReference[]): ReadonlySet<RowOfSheet> {
  const met = new Set<Element>()
  const adding = new Set<RowOfSheet>()
  for (const { element, isFilled, row } of references) {
    if (element === null || met.has(element)) continue
    met.add(element)
    if (isFilled) adding.add(row)
  }
  return adding
}

const none: readonly never[] = []

const mayRepeat = (reference: RowReference): boolean =>
  reference.slot.isCounted &&
  !reference.slot.isOwnOfRow &&
  reference.isFilled &&
  // Most are spoken of once, and then no other row can say the same.
  !speaksAlone(reference)

const isAlone = (reference: RowReference): boolean =>
  reference.parent !== null && reference.isFilled && speaksAlone(reference)

/** Whether no other row speaks of the element. */
const speaksAlone = ({ element, repeatedTimes }: RowReference): boolean =>
  element !== null && !element.isMetAgain && repeatedTimes === 0

/**
 * Rows of an account that stand in the file twice, word for word in every column, also in those that are left out. Only sheets that
 * say who the customers are: elsewhere an account has many rows, and what counts of them is found above.
 * @param references  what the rows say, with their elements
 * @returns the second of each pair
 */
export function copiedRows(
  rows: readonly RowOfSheet[],
  references: readonly RowReference[],
): readonly Omit<RepeatedRow, 'reference'>[] {
  // A row that names a meter which no other one names is nobody's copy, and need not be held against any.
  const unlike: RowOfSheet[] = []
  for (const reference of references)
    if (isAlone(reference) && reference.row !== unlike.at(-1)) unlike.push(reference.row)
  if (unlike.length === rows.length) return none
  const unlikeAll = new Set(unlike)
  const earlier = new Map<SheetPlan, RowOfSheet[]>()
  const copies: Omit<RepeatedRow, 'reference'>[] = []
  for (const again of rows) {
    const { sheet } = again
    if (!sheet.isCopySlip) continue
    const before = earlier.get(sheet)
    if (before === undefined) {
      earlier.set(sheet, [again])
      continue
    }
    const first = unlikeAll.has(again)
      ? undefined
      : firstOrLast(before, (one) => !unlikeAll.has(one) && isCopy(again, one))
    if (first !== undefined) copies.push({ first, again })
    before.push(again)
  }
  return copies.length === 0 ? none : copies
}

/** Of many rows only these two are looked at. */
function firstOrLast(rows: readonly RowOfSheet[], isMeant: (row: RowOfSheet) => boolean): RowOfSheet | undefined {
  const [first] = rows
  const last = rows.at(-1)
  if (first !== undefined && isMeant(first)) return first
  return last !== undefined && last !== first && isMeant(last) ? last : undefined
}

function isCopy(row: RowOfSheet, earlier: RowOfSheet): boolean {
  for (const { columnIndex, rows } of row.sheet.columnsFromInside) {
    if (rows?.areAlike(earlier.rowIndex, row.rowIndex) === true) continue
    if (textAt(row, columnIndex) !== textAt(earlier, columnIndex)) return false
  }
  return true
}

/** Something with a number of its own is the same wherever that number comes again. */
export function isNumbered(reference: RowReference): boolean {
  const { slot, readings } = reference
  return (
    isEvent(reference) &&
    slot.keys.some(
      (fields) =>
        fields.length === 1 &&
        fields[0]?.positions.some(
          (at) => slot.columns[at]?.leaf.kind === 'identifier' && readings[at]?.state === 'value',
        ) === true,
    )
  )
}

function addsNothing(row: RowOfSheet, earlier: RowOfSheet): boolean {
  if (row.sheet !== earlier.sheet || row.rowIndex === earlier.rowIndex) return false
  return row.sheet.slots.every(({ columns }) =>
    columns.every((column) => {
      if (column.rows.areAlike(earlier.rowIndex, row.rowIndex)) return true
      const shown = shownIn(cellOfRow(column, row)).trim()
      if (shown === '' || shown === shownIn(cellOfRow(column, earlier)).trim()) return true
      const meaning = meaningIn(column, row)
      return meaning !== undefined && meaning === meaningIn(column, earlier)
    }),
  )
}

/** "60" and "£60.00" are one amount, and become one payment. */
function meaningIn(column: ColumnPlan, row: RowOfSheet): string | undefined {
  const reading = readColumn(column, row, null)
  return reading.state === 'value' ? meaningOf(column.leaf.kind, reading.value) : undefined
}
