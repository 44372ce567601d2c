/** Notices dates that can be taken for other days: years of two digits, and days and months in both orders in one column. */
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
