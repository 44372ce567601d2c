/** Which order of day, month and year a column's text dates are written in, as far as they tell. */
import type { Cell } from '../../../sheet/sheet.ts'
import type { DateOrder } from '../../model/mapping.ts'
import { isRealDay, isUsualYear, longestDate } from '../dates/read-calendar.ts'

/**
 * `silent`: no value depends on the order (dates the spreadsheet itself understood, month names, nothing at all).
 * `told`: the values say which. `isYearFirst`: each has its whole year in front, and is read alike in every order.
 * `open`: they can be read in several ways, one of which may be a good guess.
 */
export type DateOrderEvidence =
  | { readonly state: 'silent' }
  | { readonly state: 'told'; readonly order: DateOrder; readonly isYearFirst?: true }
  | { readonly state: 'open'; readonly guess: DateOrder | null; readonly candidates: readonly DateOrder[] }

const orders = ['DMY', 'MDY', 'YMD'] as const satisfies readonly DateOrder[]

/** One value that depends on the order: its three numbers as written. */
type Parts = { readonly digits: readonly [string, string, string]; readonly separator: string }

const separated = /^(\d{1,4})\s*([./\-\s])\s*(\d{1,2})\s*\2\s*(\d{1,4})(?:[T\s,].*)?$/
const compact = /^(\d{8})$/
/** A minority of contradicting values up to this share is taken for typing errors, above it for a mixed column. */
const typingErrorShare = 0.2
/** One value alone is a slip of the hand as likely as not, where the others could say the same and don't. */
const fewestWitnesses = 2
/** So many values with a constant first or second number make "always the first of the month" likely. */
const firstOfMonthMinimum = 3

/**
 * What the values of a column say; blank ones and headers do no harm. A value that goes is counted with -1, so that an edit costs
 * no look at all the others. The typed dates of a column never depend on an order, and neither do texts with the whole year in front; but how
 * typed ones are shown is how the people of this spreadsheet write dates.
 */
export class DateOrderTally {
  #dependent = 0
  readonly #readable = { DMY: 0, MDY: 0, YMD: 0 }
  /** Values that can be read in one of day-first and month-first only. */
  readonly #onlyIn = { DMY: 0, MDY: 0 }
  /** Typed dates that are shown in one of them. */
  readonly #shownIn = { DMY: 0, MDY: 0 }
  #longYears = 0
  #dotted = 0
  #yearFirst = 0
  readonly #firsts = new Map<number, number>()
  readonly #seconds = new Map<number, number>()

  count(cell: Cell, by: number): void {
    if (cell.kind === 'date') {
      const shown = shownOrderOf(cell)
      if (shown !== undefined) this.#shownIn[shown] += by
      return
    }
    const parts = partsOf(cell)
    if (parts === undefined) return
    const readable = orders.filter((order) => canBeReadIn(order, parts))
    if (readable.length === 0) return
    if (parts.digits[0].length === 4) {
      this.#yearFirst += by
      return
    }
    this.#dependent += by
    for (const order of readable) this.#readable[order] += by
    if (readable.includes('DMY') && !readable.includes('MDY')) this.#onlyIn.DMY += by
    if (readable.includes('MDY') && !readable.includes('DMY')) this.#onlyIn.MDY += by
    if (parts.digits.some((part) => part.length > 2)) this.#longYears += by
    if (parts.separator === '.') this.#dotted += by
    countIn(this.#firsts, Number(parts.digits[0]), by)
    countIn(this.#seconds, Number(parts.digits[1]), by)
  }

  evidence(): DateOrderEvidence {
    if (this.#dependent === 0)
      return this.#yearFirst === 0 ? { state: 'silent' } : { state: 'told', order: 'YMD', isYearFirst: true }
    const best = Math.max(...orders.map((order) => this.#readable[order]))
    // Dots never stand between a month and a day that follows it.
    const candidates: readonly DateOrder[] = orders.filter(
      (order) => this.#readable[order] === best && !(order === 'MDY' && this.#dotted > 0),
    )
    // "24/06/09" could begin with its year, but next to nobody writes that: only values no other order can read say so.
    const isYearUnlikely = candidates.length > 1 && this.#longYears === 0
    const likely = isYearUnlikely ? candidates.filter((order) => order !== 'YMD') : candidates
    const [first] = likely
    if (first === undefined) return { state: 'open', guess: null, candidates: ['DMY', 'MDY'] }
    if (likely.length > 1) return { state: 'open', guess: this.#guessFromConstantPart(), candidates }
    if (this.#isContradictory()) return { state: 'open', guess: first, candidates: [first] }
    if (first !== 'YMD' && this.#isOutvoted(first))
      return { state: 'open', guess: this.#mostlyShownIn(), candidates: ['DMY', 'MDY'] }
    return { state: 'told', order: first }
  }

  /** "12/25/1970" alone says nothing of the "3/4/51" beside it, where typed dates are shown as 25/12/1970 or all other texts may be either. */
  #isOutvoted(order: 'DMY' | 'MDY'): boolean {
    const witnesses = this.#onlyIn[order]
    // Points tell it without any.
    if (witnesses === 0) return false
    if (witnesses < this.#shownIn[order === 'DMY' ? 'MDY' : 'DMY']) return true
    return witnesses < fewestWitnesses && witnesses / this.#dependent <= typingErrorShare
  }

  #mostlyShownIn(): 'DMY' | 'MDY' | null {
    const { DMY, MDY } = this.#shownIn
    return DMY === MDY ? null : DMY > MDY ? 'DMY' : 'MDY'
  }

  /** In "01/01/2024, 01/02/2024, 01/03/2024" the number that never changes is the day: bills and tariffs begin on the first. */
  #guessFromConstantPart(): DateOrder | null {
    if (this.#firsts.size === 1 && this.#firsts.has(1) && this.#seconds.size >= firstOfMonthMinimum) return 'DMY'
    if (this.#seconds.size === 1 && this.#seconds.has(1) && this.#firsts.size >= firstOfMonthMinimum) return 'MDY'
    return null
  }

  #isContradictory(): boolean {
    const { DMY, MDY } = this.#onlyIn
    const minority = Math.min(DMY, MDY)
    return minority > 0 && minority / (DMY + MDY) > typingErrorShare
  }
}

/** The one order in which what a typed date shows is its day; the sixth of June is shown alike in both. */
function shownOrderOf({ text, iso }: Extract<Cell, { kind: 'date' }>): 'DMY' | 'MDY' | undefined {
  const [, first = '', , second = '', year = ''] = separated.exec(text) ?? []
  if (year === '' || first === second || !iso.startsWith(year.padStart(4, iso.slice(0, 2)))) return undefined
  const [month, day] = [Number(iso.slice(5, 7)), Number(iso.slice(8, 10))]
  if (Number(first) === day && Number(second) === month) return 'DMY'
  return Number(first) === month && Number(second) === day ? 'MDY' : undefined
}

function countIn(counts: Map<number, number>, value: number, by: number): void {
  const count = (counts.get(value) ?? 0) + by
  if (count === 0) counts.delete(value)
  else counts.set(value, count)
}

function partsOf(cell: Cell): Parts | undefined {
  const text = cell.kind === 'text' ? cell.text.trim() : cell.kind === 'number' ? cell.digits : ''
  if (text.length > longestDate) return undefined
  const eight = compact.exec(text)?.[1]
  if (eight !== undefined) return compactParts(eight)
  const match = cell.kind === 'text' ? separated.exec(text) : null
  if (match === null) return undefined
  const [, first = '', separator = '', second = '', third = ''] = match
  return { digits: [first, second, third], separator }
}

/** "20240609" or "09062024": the century tells where the year is. */
function compactParts(eight: string): Parts | undefined {
  if (isUsualYear(Number(eight.slice(0, 4)))) {
    return { digits: [eight.slice(0, 4), eight.slice(4, 6), eight.slice(6)], separator: '' }
  }
  if (isUsualYear(Number(eight.slice(4)))) {
    return { digits: [eight.slice(0, 2), eight.slice(2, 4), eight.slice(4)], separator: '' }
  }
  return undefined
}

function canBeReadIn(order: DateOrder, { digits }: Parts): boolean {
  const [a, b, c] = digits
  const [year, month, day] = order === 'DMY' ? [c, b, a] : order === 'MDY' ? [c, a, b] : [a, b, c]
  if (month.length > 2 || day.length > 2 || year.length === 1 || year.length === 3) return false
  if (year.length === 4 && !isUsualYear(Number(year))) return false
  return isRealDay(fullYear(year), Number(month), Number(day))
}

/** For leap years alone: 2000 and 1900 aside, both centuries agree. */
const fullYear = (year: string): number => (year.length === 4 ? Number(year) : 2000 + Number(year))
