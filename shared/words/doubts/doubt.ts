/** The shape of what is said of a doubt, at its cell and once for its column, and the words that many of them share. */
import type { IssueLevel } from '../../result.ts'
import { type CellFacts, quoted } from '../cell-words.ts'
import { capitalised, showAmount, showNumber } from '../phrases.ts'

/** @param other  what says more: another value of the column, or how this one is read */
export type DoubtFacts = CellFacts & {
  readonly value: string
  readonly other: string
  /** Whether values for all of the row are suggested. */
  readonly hasMend?: boolean
}

/** Of all the doubtful cells of a column, with the first of them as the example. */
export type ColumnDoubtFacts = DoubtFacts & { readonly count: number; readonly filledCount: number }

export type Doubt = {
  readonly level: IssueLevel
  readonly atCell: (facts: DoubtFacts) => string
  /**
   * Goes on after "Column C (“Postcode”) …". Absent where each cell is mended in its own way: it is said at each, however many there are, and
   * all are mended at once in the list of problems.
   */
  readonly ofColumn?: (facts: ColumnDoubtFacts) => string
}

/** "80 of its 100 values", "all of its 100 values". */
export const share = ({ count, filledCount }: ColumnDoubtFacts): string =>
  count === filledCount
    ? `all of its ${showNumber(filledCount)} values`
    : `${showNumber(count)} of its ${showNumber(filledCount)} values`

/** "Take the suggestion, or type the values …". */
export const takeOr = ({ hasMend }: DoubtFacts, otherwise: string): string =>
  hasMend === true ? `Take the suggestion, or ${otherwise}` : capitalised(otherwise)

export const example = ({ row, value }: ColumnDoubtFacts): string => `such as ${quoted(value)} in row ${row}`

export const typeValues = 'type the values of the row where they belong.'

/** What the application takes the sign of an amount for, in words. */
export const spokenSide = (amount: string): string =>
  amount.startsWith('-') ? `${showAmount(amount.slice(1))} in credit` : `${showAmount(amount)} to pay`
