/** Reads a cell as a number or a whole number. */
import type { Cell } from '../../../sheet/sheet.ts'
import type { DecimalMark } from '../../model/mapping.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { decimalOf, mendDecimal } from './read-decimal.ts'

/** @param cell  not blank; hundreds of digits are no number */
export function readNumber(cell: Cell, mark: DecimalMark): ReadOutcome<number> {
  const decimal = decimalOf(cell, mark)
  const number = decimal === undefined ? Number.NaN : Number(decimal)
  return Number.isFinite(number) ? readAs(number) : unreadable('number_unreadable', mendDecimal(cell, mark))
}

/** @param cell  not blank; "5" and "5.0" are whole, "5.5" and what is too large to be exact are not readable */
export function readInteger(cell: Cell, mark: DecimalMark): ReadOutcome<number> {
  const decimal = decimalOf(cell, mark)
  const integer = decimal === undefined ? Number.NaN : Number(decimal)
  return Number.isSafeInteger(integer) ? readAs(integer) : unreadable('integer_unreadable')
}
