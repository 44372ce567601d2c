/** Notices dates that can be taken for other days: years of two digits, and days and months in both orders in one column. */
import type { Cell } from '../sheet.ts'
import { readAsText, rowCountOf, type SeenCell, type Told, type Watcher } from './watcher.ts'

const twoNumbers = /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{2}|\d{4})(?:\D.*)?$/
/** "5 Jan 24", "Jan 5, 24". */
const shortYearAtEnd = /^(?=.*\p{L}{3}).*(?:^|[\s,./'’-])\d{2}$/u
const longYear = /\d{4}/

export function watchShortYears(): Watcher {
  const short: SeenCell[] = []
  return {
    see(seen) {
      const { kind, text } = seen.cell
      if (kind === 'text' && hasShortYear(text.trim())) short.push(seen)
    },
    tell: ({ read }) =>
      short.flatMap((seen): Told[] => {
        const value = readAsText(read, seen.cell)
        return value === undefined ? [] : [{ code: 'year_of_two_digits', seen, other: value, suggestion: value }]
      }),
  }
}

function hasShortYear(text: string): boolean {
  const match = twoNumbers.exec(text)
  if (match !== null) return match[3]?.length === 2
  return !longYear.test(text) && shortYearAtEnd.test(text)
}

/** One date in the other order is a slip of the hand, and said where it can't be read; more of them make a mixed column. */
const fewestOfEach = 2

/** So many cells on either side before a column counts as half converted. */
const fewestConverted = 3

/**
 * A text file opened where day and month are written the other way round: what could be read so became dates with the two swapped, and
 * the rest, whose day is no month, stayed text. Whatever order is chosen, the dates are wrong. Saved as a text file again, such dates
 * stand with their year in front beside the others.
 */
export function watchSwappedDates(): Watcher {
  const typed: { readonly seen: SeenCell; readonly iso: string; readonly swapped: string }[] = []
  const texts = { dayFirst: 0, monthFirst: 0 }
  let hasOther = false
  let example = ''
  return {
    see(seen) {
      const { cell, count } = seen
      const iso = isoOf(cell)
      if (iso !== undefined) {
        const swapped = withDayAndMonthSwapped(iso)
        if (swapped === undefined) hasOther = true
        else typed.push({ seen, iso, swapped })
        return
      }
      const match = cell.kind === 'text' ? twoNumbers.exec(cell.text) : null
      if (match === null) return
      const [first, second] = [Number(match[1]), Number(match[2])]
      if (first > 12 && first <= 31 && second <= 12) texts.dayFirst += count
      else if (second > 12 && second <= 31 && first <= 12) texts.monthFirst += count
      else hasOther = true
      example ||= cell.text.trim()
    },
    tell() {
      const told = Math.max(texts.dayFirst, texts.monthFirst)
      const isOneOrder = Math.min(texts.dayFirst, texts.monthFirst) === 0
      const typedCount = rowCountOf(typed.map(({ seen }) => seen))
      if (hasOther || !isOneOrder || told < fewestConverted || typedCount < fewestConverted) return []
      // The sixth of June is the same either way.
      const changed = typed.filter(({ iso, swapped }) => iso !== swapped)
      return changed.map(({ seen, swapped }) => ({
        code: 'day_and_month_swapped',
        seen,
        other: example,
        suggestion: swapped,
      }))
    },
  }
}

/** What a spreadsheet took for a date: one that it holds, or has written so into a text file. */
function isoOf(cell: Cell): string | undefined {
  if (cell.kind === 'date') return cell.iso
  return cell.kind === 'text' ? yearFirst.exec(cell.text)?.[1] : undefined
}

const yearFirst = /^\s*(\d{4}-\d{2}-\d{2})\s*$/

/** "1980-06-09" of "1980-09-06", the time left as it is; `undefined` where no such day exists. */
function withDayAndMonthSwapped(iso: string): string | undefined {
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)]
  return Number(day) > 12 ? undefined : `${year}-${day}-${month}${iso.slice(10)}`
}

export function watchMixedOrders(): Watcher {
  const dayFirst: SeenCell[] = []
  const monthFirst: SeenCell[] = []
  return {
    see(seen) {
      const { kind, text } = seen.cell
      if (kind !== 'text') return
      const match = twoNumbers.exec(text)
      if (match === null) return
      const [first, second] = [Number(match[1]), Number(match[2])]
      if (first > 12 && first <= 31 && second <= 12) dayFirst.push(seen)
      if (second > 12 && second <= 31 && first <= 12) monthFirst.push(seen)
    },
    tell() {
      const [dayFirstCount, monthFirstCount] = [rowCountOf(dayFirst), rowCountOf(monthFirst)]
      if (dayFirstCount < fewestOfEach || monthFirstCount < fewestOfEach) return []
      const [rarer, other] = dayFirstCount < monthFirstCount ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
      return rarer.map((seen) => ({
        code: 'date_orders_mixed',
        seen,
        other: other[0]?.cell.text.trim() ?? '',
      }))
    },
  }
}
