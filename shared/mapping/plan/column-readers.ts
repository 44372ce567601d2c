/** Decides how each filled field of a sheet is read: what the mapping says, and where it says nothing, what the values themselves tell. */

import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import { type Catalogue, isAccountKey, type Leaf } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import type { MoneyTerms } from '../../service/money-terms.ts'
import { distinctCells } from '../../sheet/distinct-cells.ts'
import type { Cell, Sheet } from '../../sheet/sheet.ts'
import { countryCodeOf } from '../locale/countries.ts'
import type { FilledField } from '../model/fillings.ts'
import type { Mapping, Reading, ReadingDefaults } from '../model/mapping.ts'
import { columnTally, isPlainAmount } from '../read/detect/balance-meaning.ts'
import {
  type ColumnToRead,
  countAll,
  type DetectedReading,
  detectReadings,
  nothingDetected,
  type OwnReading,
  type ReadingTally,
} from '../read/detect/detect-reading.ts'
import { type CellReader, isBlankCell, leafReader } from '../read/read-value.ts'
import { isPlaceholderNumber } from '../read/text/placeholders.ts'
import type { ValueSource } from './value-source.ts'

export type MappedColumn = {
  readonly field: FilledField
  readonly leaf: Leaf
  readonly source: ValueSource
  readonly sheet: {
    readonly sheet: Sheet
    /** Counted from 1; 0 when there are no headers. */
    readonly headerRow: number
    /** By index from 0. */
    readonly rowIndexes: readonly number[]
  }
}

/** How a column is read, and what its values say about that; the values may change, the reader does not. */
export type PlannedReader = { readonly read: CellReader; readonly tally: ReadingTally | null }

/** What the values of all columns say about how they are read. */
export type WorkbookEvidence = {
  readonly columns: readonly (ColumnToRead & {
    /** What it fills, and from which columns, by index from 0. */
    readonly target: string
    readonly columnIndexes: readonly number[]
  })[]
  /** Two letters of the country that most addresses are in; `null` where nothing tells. */
  readonly country: string | null
}

export type PlannedReaders = {
  /** As the values are now. */
  evidence(): WorkbookEvidence
  /** By the field's own object. */
  readerOf(field: FilledField): PlannedReader
  /** A warning for each column that can be read in more than one way while neither mapping nor workbook says which. */
  readonly issues: readonly Issue[]
  /** The issues as the tallies are now; `null` when the columns are to be read otherwise by now, so that a new plan is due. */
  review(): readonly Issue[] | null
}

export function* planReaders(
  columns: readonly MappedColumn[],
  mapping: Mapping,
  catalogue: Catalogue,
  terms: MoneyTerms,
): CooperativeTask<PlannedReaders> {
  const tallies: (ReadingTally | null)[] = []
  for (const column of columns) {
    const tally = columnTally(column.leaf, column.source.columns)
    if (tally !== null) yield* countColumn(tally, column)
    tallies.push(tally)
  }
  const evidence = (): WorkbookEvidence => ({
    columns: columns.map(({ field, source, leaf, sheet }, index) => ({
      target: field.target,
      columnIndexes: source.columns.map(({ columnIndex }) => columnIndex),
      sheet: sheet.sheet.name,
      kind: leaf.kind,
      own: tallies[index]?.reading() ?? nothingDetected,
    })),
    country: countryOf(columns, mapping, catalogue),
  })
  const settle = () => settleReadings(columns, evidence(), mapping, terms)
  const { settled, issues } = settle()
  const planned = JSON.stringify(settled)
  const readers = new Map<FilledField, PlannedReader>()
  columns.forEach(({ field, leaf }, index) => {
    const { reading, isOpen, isMeaningAsked } = settled[index] ?? nothingSettled
    const read = fieldReader(leaf, reading, isMeaningAsked)
    readers.set(field, { read: isOpen ? withoutGuesses(read) : read, tally: tallies[index] ?? null })
  })
  return {
    evidence,
    issues,
    readerOf(field) {
      const reader = readers.get(field)
      if (reader === undefined) throw new Error(`No reader was planned for ${field.target}.`)
      return reader
    },
    review() {
      const now = settle()
      return JSON.stringify(now.settled) === planned ? now.issues : null
    },
  }
}

/** `isOpen`: the column can be read in more than one way, and its reading is a guess. */
type SettledReading = { readonly reading: Reading; readonly isOpen: boolean; readonly isMeaningAsked: boolean }
const nothingSettled: SettledReading = { reading: {}, isOpen: false, isMeaningAsked: false }

/** One reading for each column, in their order. */
function settleReadings(
  columns: readonly MappedColumn[],
  evidence: WorkbookEvidence,
  mapping: Mapping,
  terms: MoneyTerms,
): { readonly settled: readonly SettledReading[]; readonly issues: readonly Issue[] } {
  const detected = detectReadings(evidence.columns, evidence.country ?? undefined)
  const settled: SettledReading[] = []
  const issues: Issue[] = []
  columns.forEach(({ field, leaf, source, sheet }, index) => {
    const own = detected.columns[index] ?? nothingDetected
    const said = readingSaid(field, leaf)
    const reading = readingOf(said, mapping.defaults, own, detected.defaults)
    const open = own.isAmbiguous ? openPart(leaf, said, mapping.defaults) : null
    const meaningOpen = evidence.columns[index]?.own.meaningOpen
    const isAsked = isMeaningAsked(leaf, reading, terms, meaningOpen)
    settled.push({ reading, isOpen: open !== null, isMeaningAsked: isAsked })
    const { columnIndex = 0, header = '' } = source.columns[0] ?? {}
    const cell = { sheet: sheet.sheet.name, row: Math.max(1, sheet.headerRow), column: columnIndex + 1 }
    const facts = { column: columnIndex + 1, header }
    if (isAsked && meaningOpen !== undefined)
      issues.push({ ...issue('balance_meaning_open', facts, { cell }), readAs: { meaning: 'credit' } })
    if (evidence.columns[index]?.own.isZoneOpen === true && reading.timeZone === undefined)
      issues.push({ ...issue('time_zone_open', facts, { cell }), readAs: { timeZone: 'UTC' } })
    if (open === 'dateOrder') {
      const { dateOrder = 'DMY' } = reading
      issues.push({ ...issue('date_order_open', { ...facts, readAs: dateOrder }, { cell }), readAs: { dateOrder } })
    } else if (open === 'decimalMark') {
      const { decimalMark = '.' } = reading
      const told = issue('decimal_mark_open', { ...facts, readAs: decimalMark }, { cell })
      issues.push({ ...told, readAs: { decimalMark } })
    }
  })
  return { settled, issues }
}

/**
 * In a column that contradicts itself nothing is suggested that rests on how it is read: to mend the cells of one kind would hide
 * that those of the other kind were read by a guess. What day a bare number stands for is the same in every order.
 */
function withoutGuesses(read: CellReader): CellReader {
  return (cell, phoneCountry) => {
    const reading = read(cell, phoneCountry)
    return reading.state === 'unreadable' && reading.problem !== 'date_is_bare_number'
      ? { state: 'unreadable', problem: reading.problem }
      : reading
  }
}

/** Rows with "TBC" for an account number are not rows of one account. */
const withoutPlaceholders =
  (read: CellReader): CellReader =>
  (cell, phoneCountry) => {
    const reading = read(cell, phoneCountry)
    return reading.state === 'value' && isPlaceholderNumber(String(reading.value))
      ? { state: 'unreadable', problem: 'account_number_placeholder' }
      : reading
  }

/**
 * Mostly a plain number is what is owed, and is sent as it is written. Where it would be sent as the opposite, or the heading speaks of it
 * without being clear, a person is asked, and nothing is taken for what nobody said.
 */
export const isMeaningAsked = (
  { money }: Leaf,
  { meaning }: Reading,
  { positiveBalance }: MoneyTerms,
  meaningOpen: OwnReading['meaningOpen'],
): boolean =>
  money === 'balance' && meaning === undefined && (positiveBalance === 'credit' || meaningOpen === 'unclear')

const withoutOpenBalances =
  (read: CellReader): CellReader =>
  (cell, phoneCountry) =>
    isPlainAmount(cell) ? { state: 'unreadable', problem: 'balance_side_open' } : read(cell, phoneCountry)

/**
 * Reads the cells of a field.
 * @param reading  settled, by `readingOf`
 * @param isAsked  what a plain balance is
 */
export function fieldReader(leaf: Leaf, reading: Reading, isAsked: boolean): CellReader {
  const read = leafReader(leaf, reading)
  if (isAsked) return withoutOpenBalances(read)
  return isAccountKey(leaf) ? withoutPlaceholders(read) : read
}

/** What the mapping says. An account number is never the same for all, so none stands for a blank one. */
export function readingSaid({ reading = {} }: FilledField, leaf: Leaf): Reading {
  if (!isAccountKey(leaf)) return reading
  const { whenBlank: _, ...rest } = reading
  return rest
}

/** The column's own word counts most, then what its values leave no doubt about, then what holds for every column. */
export function readingOf(said: Reading, defaults: ReadingDefaults, own: DetectedReading, found: Reading): Reading {
  const sure = own.isAmbiguous ? {} : own.reading
  const guessed = own.isAmbiguous ? own.reading : {}
  return { ...found, ...guessed, ...defaults, ...sure, ...said }
}

function openPart(leaf: Leaf, said: Reading, defaults: ReadingDefaults): 'dateOrder' | 'decimalMark' | null {
  const part = partThatMatters(leaf)
  return part === null || said[part] !== undefined || defaults[part] !== undefined ? null : part
}

function partThatMatters({ kind }: Leaf): 'dateOrder' | 'decimalMark' | null {
  switch (kind) {
    case 'date':
    case 'datetime':
      return 'dateOrder'
    case 'decimal':
    case 'number':
    case 'integer':
      return 'decimalMark'
    default:
      return null
  }
}

/** Cells that are alike are counted at once: of dates, amounts and yes/no there are few different ones. */
function* countColumn(tally: ReadingTally, column: MappedColumn): CooperativeTask<void> {
  const { source, sheet } = column
  const [only] = source.columns
  if (!source.isPlain || only === undefined) {
    countAll(tally, cellsOf(column))
    return
  }
  const { cells } = yield* distinctCells({ ...sheet, columnIndex: only.columnIndex })
  for (const { cell, count } of cells) tally.count(cell, count)
}

function* cellsOf({ source, sheet: { rowIndexes } }: MappedColumn): Iterable<Cell> {
  for (const rowIndex of rowIndexes) yield source.cellAt(rowIndex)
}

/** What the mapping says: for phone numbers, or for every account's address; `null` where that is no country that is known. */
export function countrySaid({
  defaults,
  constants,
  catalogue,
}: Pick<Mapping, 'defaults' | 'constants'> & { readonly catalogue: Catalogue }): string | null | undefined {
  if (defaults.phoneCountry !== undefined) return defaults.phoneCountry
  const constant = constants.find(({ target }) => catalogue.leaf(target)?.kind === 'country')
  return constant && countryCodeOf(constant.value.trim())
}

/** So many filled cells tell where a supplier's customers live. */
const countrySample = 200

/** The country that most addresses are in: said in the mapping, or found in the columns of countries. */
function countryOf(columns: readonly MappedColumn[], mapping: Mapping, catalogue: Catalogue): string | null {
  const said = countrySaid({ ...mapping, catalogue })
  if (said !== undefined) return said
  const counts = new Map<string, number>()
  for (const column of columns) {
    if (column.leaf.kind !== 'country') continue
    let left = countrySample
    for (const cell of cellsOf(column)) {
      if (left === 0) break
      if (isBlankCell(cell)) continue
      left -= 1
      const code = countryCodeOf(cell.text.trim())
      if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
