/**
 * What values say about how they are read: first each column for itself, then the workbook as a whole, because one person wrote
 * all of it: a column that leaves its date order open takes it from the other columns, then from the country.
 */
import type { FieldKind } from '../../../contract/field.ts'
import { assertNever } from '../../../result.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import type { DateOrder, Reading } from '../../model/mapping.ts'
import { readTimeBeside } from '../dates/read-calendar.ts'
import { dateOrderOf, decimalMarkOf } from './country-conventions.ts'
import { type DateOrderEvidence, DateOrderTally } from './detect-date-order.ts'
import { type DecimalMarkEvidence, DecimalMarkTally } from './detect-decimal-mark.ts'
import { type YesNoEvidence, YesNoTally } from './detect-yes-no.ts'

export type DetectedReading = {
  /** Only what the values depend on; absent parts make no difference, or are not known (then `isAmbiguous`). */
  readonly reading: Reading
  /** The values can be read in more than one way, or not at all by what is known. The reading then holds a guess, or nothing. */
  readonly isAmbiguous: boolean
}

/** What a column's own values say, and what that means to the others. */
export type OwnReading = DetectedReading & {
  /** Orders that as many of its dates as can be are read in, where it leaves the order open: it takes no other one from elsewhere. */
  readonly dateOrders?: readonly DateOrder[]
  /** Its dates have the whole year in front, as exports write them: that says nothing of how people write theirs. */
  readonly isYearFirst?: true
  /** It has balances of which no word says whose they are, and the heading nothing, or nothing that is clear (balance-meaning.ts). */
  readonly meaningOpen?: 'unsaid' | 'unclear'
  /** It has times of day of which nothing says by whose clock they are. */
  readonly isZoneOpen?: true
}

/** A column of a workbook as this module sees it. */
export type ColumnToRead = {
  readonly sheet: string
  readonly kind: FieldKind
  /** What its own values say. */
  readonly own: OwnReading
}

export type DetectedWorkbook = {
  /** One for each column asked about, in the same order. `isAmbiguous` stays where only the country decided, or nothing. */
  readonly columns: readonly DetectedReading[]
  /** What holds for the whole workbook, such as the order of a date typed in later. */
  readonly defaults: Reading
}

/** What one column's own values say. `values` are the cells of its data rows; blank ones do no harm. */
export function detectReading(kind: FieldKind, values: Iterable<Cell>): OwnReading {
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
  reading(): OwnReading
}

/** @returns `null` for kinds that are read in one way only, whatever the values */
export function readingTally(kind: FieldKind): ReadingTally | null {
  switch (kind) {
    case 'date':
      return tallyOfDates()
    case 'datetime':
      return tallyOfMoments()
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
    case 'path':
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
  const settled = columns.map((column) => settle(column, columns, country))
  const dateOrder = agreedOn(columns, 'dateOrder') ?? (country && dateOrderOf(country)) ?? undefined
  const decimalMark = agreedOn(columns, 'decimalMark') ?? (country && decimalMarkOf(country)) ?? undefined
  return {
    columns: settled,
    defaults: { ...(dateOrder ? { dateOrder } : {}), ...(decimalMark ? { decimalMark } : {}) },
  }
}

/** What values say on which nothing depends. */
export const nothingDetected: DetectedReading = { reading: {}, isAmbiguous: false }

function settle(column: ColumnToRead, all: readonly ColumnToRead[], country: string | undefined): DetectedReading {
  const { kind, own } = column
  const { reading, isAmbiguous } = own
  if (!isAmbiguous || kind === 'boolean') return { reading, isAmbiguous }
  return kind === 'date' || kind === 'datetime'
    ? settlePart('dateOrder', column, all, country ? dateOrderOf(country) : null)
    : settlePart('decimalMark', column, all, country ? decimalMarkOf(country) : null)
}

type Part = 'dateOrder' | 'decimalMark'

function settlePart<P extends Part>(
  part: P,
  { sheet, own: { reading, dateOrders } }: ColumnToRead,
  all: readonly ColumnToRead[],
  usual: Reading[P] | null,
): DetectedReading {
  const canBe = (value: Reading[P]): boolean =>
    part !== 'dateOrder' || dateOrders === undefined || dateOrders.some((order) => order === value)
  const guess = reading[part]
  const onSheet = all.filter((column) => column.sheet === sheet)
  const fromOthers = agreedOn(onSheet, part, canBe) ?? agreedOn(all, part, canBe)
  // A column with contradictions of its own is not mended by what others say.
  if (fromOthers !== undefined && (guess === undefined || guess === fromOthers))
    return { reading: { ...reading, [part]: fromOthers }, isAmbiguous: false }
  const isUsual = fromOthers === undefined && guess === undefined && usual !== null && canBe(usual)
  return { reading: isUsual ? { ...reading, [part]: usual } : reading, isAmbiguous: true }
}

/** What the columns that are sure of it say, when they say the same. */
function agreedOn<P extends Part>(
  columns: readonly ColumnToRead[],
  part: P,
  canBe: (value: Reading[P]) => boolean = () => true,
): Reading[P] | undefined {
  const said = new Set<Reading[P]>()
  for (const { own } of columns) {
    const value = own.reading[part]
    if (value !== undefined && !own.isAmbiguous && own.isYearFirst === undefined && canBe(value)) said.add(value)
  }
  const [only] = said
  return said.size === 1 ? only : undefined
}

function tallyOfDates(): ReadingTally {
  const tally = new DateOrderTally()
  return { count: (cell, by) => tally.count(cell, by), reading: () => readingOfDates(tally.evidence()) }
}

function tallyOfMoments(): ReadingTally {
  const ofDates = tallyOfDates()
  let bareCount = 0
  return {
    count: (cell, by) => {
      ofDates.count(cell, by)
      if (isBareTime(cell)) bareCount += by
    },
    reading: () => (bareCount === 0 ? ofDates.reading() : { ...ofDates.reading(), isZoneOpen: true }),
  }
}

/** A time of day without a zone of its own. Midnight is what programs write where only a day is meant. */
function isBareTime(cell: Cell): boolean {
  const text = cell.kind === 'date' ? cell.iso : cell.kind === 'text' ? cell.text.trim() : ''
  const time = readTimeBeside(text)
  return time !== undefined && time.offsetMinutes === null && time.hour + time.minute + time.second > 0
}

function readingOfDates(evidence: DateOrderEvidence): OwnReading {
  switch (evidence.state) {
    case 'silent':
      return nothingDetected
    case 'told':
      return {
        reading: { dateOrder: evidence.order },
        isAmbiguous: false,
        ...(evidence.isYearFirst ? { isYearFirst: true } : {}),
      }
    case 'open':
      return {
        reading: evidence.guess === null ? {} : { dateOrder: evidence.guess },
        isAmbiguous: true,
        dateOrders: evidence.candidates,
      }
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
      // By the other mark most values would be no numbers, and 1.250 another one.
      return { reading: evidence.mark === undefined ? {} : { decimalMark: evidence.mark }, isAmbiguous: true }
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
