/**
 * Finds what is doubtful in the columns that are mapped: a column that is left out can do no harm. A doubt is said at its cell; one
 * that most cells of a column share is said once for the column, so that nobody is buried.
 */

import type { Leaf } from '../catalogue/catalogue.ts'
import type { FieldKind } from '../contract/field.ts'
import { issue } from '../issue-words.ts'
import type { CellReader } from '../mapping/read-value.ts'
import type { Issue } from '../result.ts'
import type { Sheet } from '../sheet.ts'
import { type DoubtCode, inColumnCode } from '../words/doubt-words.ts'
import { watchBlanks } from './watch-blanks.ts'
import { watchMixedOrders, watchShortYears } from './watch-dates.ts'
import { watchDigits } from './watch-digits.ts'
import { watchMerged, watchOldDates } from './watch-file.ts'
import { watchNumbersAmongWords, watchTextAmongDates, watchTextAmongNumbers } from './watch-held-as.ts'
import { watchLeadingZeros } from './watch-leading-zeros.ts'
import { watchUnseen } from './watch-unseen.ts'
import type { Column, SeenCell, Told, Watcher } from './watcher.ts'

/** A mapped column of a sheet; `ColumnPlan` and `SheetPlan` have all of it. */
export type ColumnToDoubt = {
  readonly sheet: Sheet
  /** The sheet's name where a message has to tell it from others. */
  readonly label: string | undefined
  /** Rows of data, by index from 0. */
  readonly rowIndexes: readonly number[]
  /** By index from 0. */
  readonly headerRowIndex: number
  readonly columnIndex: number
  readonly header: string
  readonly leaf: Leaf
  readonly read: CellReader
}

export type ColumnDoubts = {
  /** By row index from 0. */
  readonly atCells: ReadonlyMap<number, readonly Issue[]>
  readonly ofColumn: readonly Issue[]
}

export function findDoubts(column: ColumnToDoubt): ColumnDoubts {
  const watchers = watchersFor(column)
  const { sheet, columnIndex, rowIndexes, read } = column
  let filledCount = 0
  for (const rowIndex of rowIndexes) {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    if (cell.kind === 'blank') continue
    filledCount += 1
    const seen = { rowIndex, cell, ofFile: sheet.doubtsAt(rowIndex, columnIndex) }
    for (const watcher of watchers) watcher.see(seen)
  }
  const again: Column = { cells: () => cellsOf(column), read }
  const told = Map.groupBy(
    watchers.flatMap((watcher) => watcher.tell(again)),
    ({ code }) => code,
  )
  const atCells = new Map<number, Issue[]>()
  const ofColumn: Issue[] = []
  for (const [code, found] of told) {
    if (isSaidOnce(code, found.length, filledCount)) ofColumn.push(columnIssue(column, code, found, filledCount))
    else
      for (const one of found) atCells.set(one.rowIndex, [...(atCells.get(one.rowIndex) ?? []), cellIssue(column, one)])
  }
  return { atCells, ofColumn }
}

function* cellsOf({ sheet, columnIndex, rowIndexes }: ColumnToDoubt): Iterable<SeenCell> {
  for (const rowIndex of rowIndexes) {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    if (cell.kind !== 'blank') yield { rowIndex, cell, ofFile: sheet.doubtsAt(rowIndex, columnIndex) }
  }
}

// ---- Which watchers look at which column

function watchersFor({ sheet, columnIndex, leaf }: ColumnToDoubt): readonly Watcher[] {
  return [watchBlanks(), watchMerged((rowIndex) => sheet.cellAt(rowIndex - 1, columnIndex)), ...watchersOfKind(leaf)]
}

function watchersOfKind({ kind, name }: Leaf): readonly Watcher[] {
  const ofKind: Readonly<Record<FieldKind, () => readonly Watcher[]>> = {
    text: () => [watchUnseen(), watchDigits(kind), watchNumbersAmongWords()],
    identifier: () => [watchUnseen(), watchDigits(kind), watchLeadingZeros(name === 'postal_code')],
    email: () => [watchUnseen()],
    country: () => [watchUnseen()],
    // Whether a phone number is complete is known without its neighbours: it is read by the rules of its country.
    phone: () => [],
    date: datesOf,
    datetime: datesOf,
    decimal: () => [watchDigits(kind), watchTextAmongNumbers()],
    number: () => [watchDigits(kind), watchTextAmongNumbers()],
    integer: () => [watchDigits(kind), watchTextAmongNumbers()],
    boolean: () => [],
    json: () => [],
  }
  return ofKind[kind]()
}

const datesOf = (): readonly Watcher[] => [
  watchOldDates(),
  watchShortYears(),
  watchMixedOrders(),
  watchTextAmongDates(),
]

// ---- Said at the cell, or once for the column

/** Facts about a column or its file, however few cells show them. */
const alwaysOnce: ReadonlySet<DoubtCode> = new Set([
  'numbers_of_other_length',
  'long_numbers_shown_short',
  'dates_from_1904',
  'date_orders_mixed',
  'value_of_merged_cell',
])
/** So few cells are looked at one by one, whatever share of the column they are. */
const mostAtCells = 3
/** More than these nobody looks at one by one. */
const tooManyCells = 2000

const isSaidOnce = (code: DoubtCode, count: number, filledCount: number): boolean =>
  alwaysOnce.has(code) || (count > mostAtCells && count * 2 > filledCount) || count > tooManyCells

function factsOf({ sheet, label, columnIndex, header }: ColumnToDoubt, { rowIndex, other = '' }: Told) {
  const { text } = sheet.cellAt(rowIndex, columnIndex)
  return {
    ...(label === undefined ? {} : { sheet: label }),
    row: rowIndex + 1,
    column: columnIndex + 1,
    header,
    value: text,
    other,
  }
}

function cellIssue(column: ColumnToDoubt, told: Told): Issue {
  const cell = { sheet: column.sheet.name, row: told.rowIndex + 1, column: column.columnIndex + 1 }
  return issue(told.code, factsOf(column, told), { cell }, told.suggestion)
}

/** At the column's header, as everything that is about a column. */
function columnIssue(column: ColumnToDoubt, code: DoubtCode, found: readonly Told[], filledCount: number): Issue {
  const [first] = found as readonly [Told, ...Told[]]
  const cell = { sheet: column.sheet.name, row: column.headerRowIndex + 1, column: column.columnIndex + 1 }
  return issue(inColumnCode(code), { ...factsOf(column, first), count: found.length, filledCount }, { cell })
}
