/** Reads a cell as a decimal number, kept as text so that no digit changes. */

import Big from 'big.js'
import { type MoneyMeaning, turnedAmount } from '../../../service/money-terms.ts'
import type { Cell } from '../../../sheet/sheet.ts'
import type { DecimalMark } from '../../model/mapping.ts'
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'
import { trimText } from '../text/trim-text.ts'
import { bareAmount } from './amount-text.ts'
import { type LedgerSide, ledgerSideOf } from './ledger-side.ts'

/**
 * @param cell  not blank
 * @param mark  what stands before the decimals in text, e.g. "-1,204.50"; a number cell needs none
 * @param meaning  what a plain positive number says here; CR and DR say themselves what they are, whichever way the rest is written.
 *   `null`: they say nothing of such a number (`hasSides`)
 * @returns digits as written with a point and without grouping, positive for what is owed and negative for a credit: "-1204.50",
 *   "242". The sign that a service takes is its own (money-terms.ts)
 */
export function readDecimal(cell: Cell, mark: DecimalMark, meaning: MoneyMeaning | null = 'owed'): ReadOutcome<string> {
  const decimal = decimalOf(cell, mark)
  if (decimal !== undefined) return readAs(meaning === 'credit' ? turnedAmount(decimal) : decimal)
  if (meaning === null && hasSide(cell, mark)) return unreadable('number_with_side')
  const worded = cell.kind === 'text' && meaning !== null ? ledgerSideOf(trimText(cell.text)) : null
  if (worded === null)
    return unreadable('decimal_unreadable', mendDecimal(cell, mark) ?? mendDash(cell) ?? mendFootnote(cell, mark))
  const { side, amount } = worded
  const sided = decimalOfText(amount, mark)
  if (sided !== undefined && !hasSign(amount)) return readAs(side === 'credit' ? turnedAmount(sided) : sided)
  return unreadable('decimal_unreadable', mendWorded(side, amount, mark))
}

/** A sign beside the word: a minus and CR say the same, so the word is enough; a minus and DR contradict each other. */
function mendWorded(side: LedgerSide, amount: string, mark: DecimalMark): string | undefined {
  const read = decimalOfText(amount, mark) ?? decimalOfText(amount, otherMark[mark])
  if (read === undefined || (hasSign(amount) && (side === 'debit' || !read.startsWith('-')))) return undefined
  return `${read.replace(/^-/, '').replace('.', mark)} ${side === 'credit' ? 'CR' : 'DR'}`
}

/** "£ -": how accounting formats show nothing, as a text file has it, or "nil". A dash alone may as well stand for what nobody knows. */
const mendDash = ({ text }: Cell): string | undefined =>
  /^(?:\p{Sc}\s*[-–—]|[-–—]\s*\p{Sc}|nil|zero)$/iu.test(trimText(text)) ? '0' : undefined

/** "3.00*": a sign that stands for a note below the table. C, D, H and S may say on which side an amount is. */
const mendFootnote = ({ text }: Cell, mark: DecimalMark): string | undefined => {
  const bare = trimText(text).replace(/\s*(?:\*+|†+|‡|\([abe-gi-rt-z]\)|\[\d\])$/i, '')
  return bare !== trimText(text) && decimalOfText(bare, mark) !== undefined ? bare : undefined
}

const hasSign = (amount: string): boolean => /[(+-]/.test(bareAmount(amount) ?? '')

const otherMark: Readonly<Record<DecimalMark, DecimalMark>> = { '.': ',', ',': '.' }

/**
 * What a text says that can be read with the other decimal mark only, such as 1.204,50 in a column of points: the same amount in
 * the sign of the column. `undefined` where it can't be read either way.
 */
function mendDecimal(cell: Cell, mark: DecimalMark): string | undefined {
  if (cell.kind !== 'text' || decimalOf(cell, mark) !== undefined) return undefined
  return decimalOf(cell, otherMark[mark])?.replace('.', mark)
}

/** @returns the plain decimal of a number or text cell, or `undefined` when it holds something else */
export function decimalOf(cell: Cell, mark: DecimalMark): string | undefined {
  if (cell.kind === 'number') return plainDecimal(cell.digits)
  return cell.kind === 'text' ? decimalOfText(trimText(cell.text), mark) : undefined
}

/** More places than any amount or meter reading has; beyond, an exponent would only blow the text up. */
const exponentLimit = 40

function plainDecimal(digits: string): string | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(digits)) return withoutIdleZeros(digits)
  try {
    const number = new Big(digits)
    return Math.abs(number.e) > exponentLimit ? undefined : number.toFixed()
  } catch {
    return undefined
  }
}

const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(\d+|\d{1,3}(?:([, '’])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?$/,
  ',': /^(\d+|\d{1,3}(?:([. '’])\d{3})(?:\2\d{3})*)?(?:,(\d*))?$/,
}

/** Understands grouping, one currency, and a minus in front, behind or as parentheses: "(1,204.50)", "1.204,50- €". */
function decimalOfText(text: string, mark: DecimalMark): string | undefined {
  const bare = bareAmount(text)
  if (bare === undefined) return undefined
  const inParentheses = /^\((.*)\)$/.exec(bare)?.[1]
  const signed = /^([+-]?)\s*(.*?)\s*([+-]?)$/.exec((inParentheses ?? bare).trim())
  const [, before = '', number = '', after = ''] = signed ?? []
  const signs = `${before}${after}${inParentheses === undefined ? '' : '-'}`
  if (signs.length > 1) return undefined
  const match = grouped[mark].exec(number)
  if (match === null || !/\d/.test(number)) return undefined
  const whole = (match[1] ?? '').replaceAll(/\D/g, '') || '0'
  const decimals = match[3] ?? ''
  const digits = decimals === '' ? whole : `${whole}.${decimals}`
  return withoutIdleZeros(signs === '-' ? `-${digits}` : digits)
}

/** "007.50" is "7.50" and "-0.00" is "0.00"; decimals stay as they are written. */
function withoutIdleZeros(decimal: string): string {
  const isNegative = decimal.startsWith('-') && /[1-9]/.test(decimal)
  const bare = decimal.replace(/^-?0*(?=\d)/, '')
  return isNegative ? `-${bare}` : bare
}

/** @param cell  not blank; hundreds of digits are no number */
export function readNumber(cell: Cell, mark: DecimalMark): ReadOutcome<number> {
  const decimal = decimalOf(cell, mark)
  const number = decimal === undefined ? Number.NaN : Number(decimal)
  if (Number.isFinite(number)) return readAs(number)
  return hasSide(cell, mark) ? unreadable('number_with_side') : unreadable('number_unreadable', mendDecimal(cell, mark))
}

/** "60.00 CR": which sign a side has is known of few amounts; of a transaction it is not shown, nor what its type adds to that. */
function hasSide({ kind, text }: Cell, mark: DecimalMark): boolean {
  const worded = kind === 'text' ? ledgerSideOf(trimText(text)) : null
  // "240 D" may be anything.
  return worded !== null && /\p{L}{2}/u.test(text) && decimalOfText(worded.amount, mark) !== undefined
}

/** @param cell  not blank; "5" and "5.0" are whole, "5.5" and what is too large to be exact are not readable */
export function readInteger(cell: Cell, mark: DecimalMark): ReadOutcome<number> {
  const decimal = decimalOf(cell, mark)
  const integer = decimal === undefined ? Number.NaN : Number(decimal)
  return Number.isSafeInteger(integer) ? readAs(integer) : unreadable('integer_unreadable')
}
