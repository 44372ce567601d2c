/**
 * What values say about how they are read: first each column for itself, then the workbook as a whole, because one person wrote
 * all of it: a column that leaves its date order open takes it from the other columns, then from the country.
 */
import type { FieldKind } from '../contract/field.ts'
import { assertNever } from '../result.ts'
import type { Cell } from '../sheet.ts'
import { dateOrderOf, decimalMarkOf } from './country-conventions.ts'
import { type DateOrderEvidence, DateOrderTally } from './detect-date-order.ts'
import { type DecimalMarkEvidence, DecimalMarkTally } from './detect-decimal-mark.ts'
import { type YesNoEvidence, YesNoTally } from './detect-yes-no.ts'
import type { Reading } from './mapping.ts'

export type DetectedReading = {
  /** Only what the values depend on; absent parts make no difference, or are not known (then `isAmbiguous`). */
  readonly reading: Reading
  /** The values can be read in more than one way, or not at all by what is known. The reading then holds a guess, or nothing. */
  readonly isAmbiguous: boolean
}

/** A column of a workbook as this module sees it. */
export type ColumnToRead = {
  readonly sheet: string
  readonly kind: FieldKind
  /** What its own values say. */
  readonly own: DetectedReading
}

export type DetectedWorkbook = {
  /** One for each column asked about, in the same order. `isAmbiguous` stays where only the country decided, or nothing. */
  readonly columns: readonly DetectedReading[]
  /** What holds for the whole workbook, such as the order of a date typed in later. */
  readonly defaults: Reading
}

/** What one column's own values say. `values` are the cells of its data rows; blank ones do no harm. */
export function detectReading(kind: FieldKind, values: Iterable<Cell>): DetectedReading {
  const tally = readingTally(kind)
  if (tally === null) return nothingDetected
  countAll(tally, values)
  return tally.reading()
}

/** Counts many values. Those that are written alike are looked at once: of dates, amounts and yes/no there are few different ones. */
export function countAll(tally: ReadingTally, values: Iterable<Cell>): void {
  const texts = new Map<string, number>()
  for (const cell of values) {
    if (cell.kind === 'text') texts.set(cell.text, (texts.get(cell.text) ?? 0) + 1)
    else tally.count(cell, 1)
  }
  for (const [text, times] of texts) tally.count({ kind: 'text', text }, times)
}

/** What the values of a column say, kept up while single values come and go. */
export type ReadingTally = {
  /** @param by  how often the value is there; -1 for one that was counted before, and is gone */
  count(cell: Cell, by: number): void
  reading(): DetectedReading
}

/** @returns `null` for kinds that are read in one way only, whatever the values */
export function readingTally(kind: FieldKind): ReadingTally | null {
  switch (kind) {
    case 'date':
    case 'datetime': {
      const tally = new DateOrderTally()
      return { count: (cell, by) => tally.count(cell, by), reading: () => readingOfDates(tally.evidence()) }
    }
    case 'decimal':
    case 'number':
    case 'integer': {
      const tally = new DecimalMarkTally()
      return { count: (cell, by) => tally.count(cell, by), reading: () => readingOfNumbers(tally.evidence()) }
    }
    case 'boolean': {
      const tally = new YesNoTally()
      return { count: (cell, by) => tally.count(cell, by), reading: () => readingOfYesNo(tally.evidence()) }
    }
    case 'text':
    case 'identifier':
    case 'email':
    case 'phone':
    case 'country':
    case 'json':
      return null
    default:
      return assertNever(kind)
  }
}

/**
 * What all columns together say.
 * @param country  two letters of the country most addresses are in, where known
 */
export function detectReadings(columns: readonly ColumnToRead[], country?: string): DetectedWorkbook {
  const told = columns.map(({ sheet, own }) => ({ sheet, detected: own }))
  const settled = columns.map(({ sheet, kind, own }) => settle(own, kind, sheet, told, country))
  const dateOrder = agreedOn(told, (reading) => reading.dateOrder) ?? (country && dateOrderOf(country)) ?? undefined
  const decimalMark =
    agreedOn(told, (reading) => reading.decimalMark) ?? (country && decimalMarkOf(country)) ?? undefined
  return {
    columns: settled,
    defaults: { ...(dateOrder ? { dateOrder } : {}), ...(decimalMark ? { decimalMark } : {}) },
  }
}

type Told = readonly { readonly sheet: string; readonly detected: DetectedReading }[]

/** What values say on which nothing depends. */
export const nothingDetected: DetectedReading = { reading: {}, isAmbiguous: false }

function settle(
  own: DetectedReading,
  kind: FieldKind,
  sheet: string,
  told: Told,
  country: string | undefined,
): DetectedReading {
  if (!own.isAmbiguous || kind === 'boolean') return own
  return kind === 'date' || kind === 'datetime'
    ? settlePart('dateOrder', own, sheet, told, country ? dateOrderOf(country) : null)
    : settlePart('decimalMark', own, sheet, told, country ? decimalMarkOf(country) : null)
}

function settlePart<K extends 'dateOrder' | 'decimalMark'>(
  part: K,
  own: DetectedReading,
  sheet: string,
  told: Told,
  usual: Reading[K] | null,
): DetectedReading {
  const partOf = (reading: Reading) => reading[part]
  const guess = partOf(own.reading)
  const onSheet = told.filter((column) => column.sheet === sheet)
  const fromOthers = agreedOn(onSheet, partOf) ?? agreedOn(told, partOf)
  if (fromOthers !== undefined) {
    // A column with contradictions of its own is not mended by what others say.
    if (guess !== undefined && guess !== fromOthers) return own
    return { reading: { ...own.reading, [part]: fromOthers }, isAmbiguous: false }
  }
  if (guess !== undefined || usual === null) return own
  return { reading: { ...own.reading, [part]: usual }, isAmbiguous: true }
}

/** What the columns that are sure of it say, when they say the same. */
function agreedOn<T extends string>(told: Told, part: (reading: Reading) => T | undefined): T | undefined {
  const said = new Set<T>()
  for (const { detected } of told) {
    const value = part(detected.reading)
    if (value !== undefined && !detected.isAmbiguous) said.add(value)
  }
  const [only] = said
  return said.size === 1 ? only : undefined
}

function readingOfDates(evidence: DateOrderEvidence): DetectedReading {
  switch (evidence.state) {
    case 'silent':
      return nothingDetected
    case 'told':
      return { reading: { dateOrder: evidence.order }, isAmbiguous: false }
    case 'open':
      return { reading: evidence.guess === null ? {} : { dateOrder: evidence.guess }, isAmbiguous: true }
    default:
      return assertNever(evidence)
  }
}

function readingOfNumbers(evidence: DecimalMarkEvidence): DetectedReading {
  switch (evidence.state) {
    case 'silent':
      return nothingDetected
    case 'told':
      return { reading: { decimalMark: evidence.mark }, isAmbiguous: false }
    case 'open':
      return { reading: {}, isAmbiguous: true }
    default:
      return assertNever(evidence)
  }
}

function readingOfYesNo({ yesWords, noWords, isAmbiguous }: YesNoEvidence): DetectedReading {
  return {
    reading: { ...(yesWords.length > 0 ? { yesWords } : {}), ...(noWords.length > 0 ? { noWords } : {}) },
    isAmbiguous,
  }
}
