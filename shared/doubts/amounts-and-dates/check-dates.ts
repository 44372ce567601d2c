/** Notices dates that can be taken for other days: years of two digits, and days and months in both orders in one column. */
import type { Cell } from '../../sheet/sheet.ts'
import { type ColumnRule, checkRead, rowCountOf, type SeenCell } from '../column-rule.ts'

const twoNumbers = /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{2}|\d{4})(?:\D.*)?$/
/** "5 Jan 24", "Jan 5, 24". */
const shortYearAtEnd = /^(?=.*\p{L}{3}).*(?:^|[\s,./'’-])\d{2}$/u
const longYear = /\d{4}/

export const checkShortYears = (): ColumnRule =>
  checkRead(
    ({ cell }) => (cell.kind === 'text' && hasShortYear(cell.text.trim()) ? cell : undefined),
    (value) => ({ code: 'year_of_two_digits', other: value, suggestion: value }),
  )

function hasShortYear(text: string): boolean {
  const match = twoNumbers.exec(text)
  if (match !== null) return match[3]?.length === 2
  return !longYear.test(text) && shortYearAtEnd.test(text)
}

/** One date in the other order is a slip of the hand, and said where it can't be read; more of them make a mixed column. */
const fewestOfEach = 2

/** So many cells on either side before a column counts as half converted. */
const fewestConverted = 3
/** Up to this share may be something else: typed in since, or in the other order by a slip of the hand. */
const mostOthers = 0.2

/**
 * A text file opened where day and month are written the other way round: what could be read so became dates with the two swapped, and
 * the rest, whose day is no month, stayed text. Whatever order is chosen, the dates are wrong. Saved as a text file again, such dates
 * stand with their year in front beside the others.
 */
export function checkSwappedDates(): ColumnRule {
  const typed: { readonly seen: SeenCell; readonly iso: string; readonly swapped: string }[] = []
  const texts: Record<TextOrder, SeenCell[]> = { dayFirst: [], monthFirst: [] }
  const others: SeenCell[] = []
  return {
    visit(seen) {
      const iso = isoOf(seen.cell)
      if (iso !== undefined) {
        const swapped = withDayAndMonthSwapped(iso)
        if (swapped === undefined) others.push(seen)
        else typed.push({ seen, iso, swapped })
        return
      }
      const order = textOrderOf(seen.cell)
      if (order === 'open') others.push(seen)
      else if (order !== undefined) texts[order].push(seen)
    },
    report() {
      const typedCount = rowCountOf(typed.map(({ seen }) => seen))
      const [rarer, left] = byCount(texts)
      const leftCount = rowCountOf(left)
      if (leftCount < fewestConverted || typedCount < fewestConverted) return []
      const otherCount = rowCountOf(others) + rowCountOf(rarer)
      if (otherCount > (leftCount + typedCount + otherCount) * mostOthers) return []
      const example = left[0]?.cell.text.trim() ?? ''
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

export function checkMixedOrders(): ColumnRule {
  const texts: Record<TextOrder, SeenCell[]> = { dayFirst: [], monthFirst: [] }
  return {
    visit(seen) {
      const order = textOrderOf(seen.cell)
      if (order !== undefined && order !== 'open') texts[order].push(seen)
    },
    report() {
      const [rarer, other] = byCount(texts)
      if (rowCountOf(rarer) < fewestOfEach) return []
      return rarer.map((seen) => ({
        code: 'date_orders_mixed',
        seen,
        other: other[0]?.cell.text.trim() ?? '',
      }))
    },
  }
}

type TextOrder = 'dayFirst' | 'monthFirst'

/** Which order a date in text shows by a day that is no month; `undefined` where it is no such date. */
function textOrderOf({ kind, text }: Cell): TextOrder | 'open' | undefined {
  const match = kind === 'text' ? twoNumbers.exec(text) : null
  if (match === null) return undefined
  const [first, second] = [Number(match[1]), Number(match[2])]
  if (first > 12 && first <= 31 && second <= 12) return 'dayFirst'
  return second > 12 && second <= 31 && first <= 12 ? 'monthFirst' : 'open'
}

/** The order that fewer rows have first. */
const byCount = ({ dayFirst, monthFirst }: Record<TextOrder, SeenCell[]>): readonly [SeenCell[], SeenCell[]] =>
  rowCountOf(dayFirst) < rowCountOf(monthFirst) ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
