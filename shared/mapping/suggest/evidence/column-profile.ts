/**
 * What the values of a column look like, in shares of the cells that hold one: a formula that gave none says nothing of its column,
 * and where all are such the heading decides.
 */
import { lazily } from '../../../basics/lazily.ts'
import { findGarbled } from '../../../doubts/texts/garbled-text.ts'
import type { Cell, Sheet } from '../../../sheet/sheet.ts'
import { usualNoWords, usualYesWords, wordPairs } from '../../locale/yes-no-words.ts'
import { isPersonsName } from '../../read/cut/cut-name.ts'
import { readCalendar } from '../../read/dates/read-calendar.ts'
import { ledgerSideOf } from '../../read/numbers/ledger-side.ts'
import { decimalOf } from '../../read/numbers/read-decimal.ts'
import { phoneAlone } from '../../read/read-phone.ts'

export type ColumnProfile = Readonly<Record<Shape, number>> & {
  /** Whether nothing stands in it, not even a formula that failed. */
  readonly isBlank: boolean
  /** Cells looked at that hold a value. */
  readonly count: number
  /** In lower case, at most so many as are kept. */
  readonly distinct: ReadonlySet<string>
  /** Whether these are all of the cells that were looked at, and no cell was passed over. */
  readonly isWhole: boolean
  /** The share of the distinct ones that a person may be called. It takes long, and is asked for seldom: looked at then, and once. */
  readonly persons: () => number
}

const distinctLimit = 60
/**
 * So much of a text says what it looks like; no value that has a shape of its own is longer than an e-mail address. The patterns go
 * back and forth in a text, and in a whole letter kept in a cell that takes minutes.
 */
export const mostLooked = 320

const shapes = {
  email: /^\S+@\S+\.\S+$/,
  phone: /^(?=(?:\D*\d){7,15}\D*$)[+(]?[\d\s()./\-–]+(?:\s?(?:x|ext\.?)\s?\d+)?$/i,
  date: /^(?:(?:\d{1,2}|\d{4})[./-]\d{1,2}[./-](?:\d{1,2}|\d{4})(?:[T\s,].*)?|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{1,2}[\s.-]*\p{L}{3,9}\.?[\s,.-]*\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4})$/u,
  /** Five digits that a spreadsheet counts a day of the last hundred years with, where it forgot that it is one. */
  daySerial: /^[1-5]\d{4}$/,
  number: /^[-+−(]?\s*[€$£]?\s*\d[\d.,\s']*\s*[€$£)]?[-]?$/,
  postcode:
    /^(?:\d{3,6}(?:-\d{4})?|[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}|[a-z]\d[\dw]\s*[a-z\d]{4}|[a-z]\d[a-z]\s*\d[a-z]\d|\d{4}\s?[a-z]{2})$/i,
  /** Digits and letters with blanks between, as in a house number and street. */
  street: /^(?=.*\d)(?=.*\p{L}{2}).*\s.*$/u,
  /** No two letters in a row. */
  wordless: /^(?!.*\p{L}{2})/u,
  /** Letters, blanks, points and hyphens only. */
  letters: /^[\p{L}\p{M}\s.'’`,&-]+$/u,
  /** Several words, most beginning with a capital. */
  severalNames: /^\p{Lu}[\p{L}\p{M}.'’-]*,?(?:\s+(?:[\p{L}&]{1,3}\s+)*\p{Lu}[\p{L}\p{M}.'’-]*)+$/u,
  /** A number or code: no blanks, or digits in groups. */
  code: /^(?:\S+|[\d\s./-]+|[\p{L}\d]{1,6}(?:[\s/-][\p{L}\d]{1,8}){1,4})$/u,
  /** Two or three letters. */
  shortCode: /^\p{L}{2,3}$/u,
  /** Three characters at most. */
  brief: /^.{1,3}$/u,
  /** Five words or more. */
  prose: /^\S+(?:\s+\S+){4,}$/,
} as const

const yesNoWords = new Set([...usualYesWords, ...usualNoWords, ...wordPairs.flatMap(({ yes, no }) => [...yes, ...no])])

/** `fraction`: numbers that are not whole. */
type Shape = keyof typeof shapes | 'yesNo' | 'fraction'
const shapeEntries = Object.entries(shapes) as [keyof typeof shapes, RegExp][]
const allShapes: readonly Shape[] = [...shapeEntries.map(([shape]) => shape), 'yesNo', 'fraction']

/**
 * @param dataRows  indexes from 0 of the rows that hold data
 * @param sampleSize  so many cells are looked at that hold a value; the rest of a long column says the same
 */
export function profileColumn(
  sheet: Sheet,
  columnIndex: number,
  dataRows: Iterable<number>,
  sampleSize: number,
): ColumnProfile {
  const tally = new Map<Shape, number>()
  const distinct = new Set<string>()
  let isBlank = true
  let count = 0
  let isWhole = true
  for (const rowIndex of dataRows) {
    const cell = sheet.cellAt(rowIndex, columnIndex)
    const text = asMeant(cell.text.trim().slice(0, mostLooked))
    if (text === '') continue
    isBlank = false
    if (cell.kind === 'error') continue
    count += 1
    for (const shape of shapesOf(cell, text)) tally.set(shape, (tally.get(shape) ?? 0) + 1)
    if (distinct.size < distinctLimit) distinct.add(text.toLowerCase())
    else isWhole = false
    if (count === sampleSize) {
      isWhole = false
      break
    }
  }
  const share = (shape: Shape) => [shape, (tally.get(shape) ?? 0) / Math.max(1, count)] as const
  const shares = Object.fromEntries(allShapes.map(share)) as Readonly<Record<Shape, number>>
  return {
    ...{ isBlank, count, distinct, isWhole, ...shares },
    persons: lazily(() => [...distinct].filter(isPersonsName).length / Math.max(1, distinct.size)),
  }
}

const lostLetter = '\ufffd'

/** Letters that were garbled on their way are letters all the same: in a file of two rows one such name is half of the column. */
function asMeant(text: string): string {
  const garbled = findGarbled(text)
  return garbled === undefined ? text : (garbled.meant ?? text).replaceAll(lostLetter, 'e')
}

/** With a word of ledgers, too: "131,07 H". A letter beside a whole number is as often of a house, "12 H". */
function isAmount(whole: string): boolean {
  const text = /\p{L}{2}|[.,]\d{2}(?!\d)/u.test(whole) ? (ledgerSideOf(whole)?.amount ?? whole) : whole
  return (decimalOf({ kind: 'text', text }, '.') ?? decimalOf({ kind: 'text', text }, ',')) !== undefined
}

function shapesOf(cell: Cell, text: string): Shape[] {
  if (cell.kind === 'date') return ['date']
  if (cell.kind === 'boolean') return ['yesNo']
  const found: Shape[] = shapeEntries.filter(([, pattern]) => pattern.test(text)).map(([shape]) => shape)
  // What can be read as one is one, however rarely it is written so: "Sunday, 9 June 2024", "GBP 1,204.50".
  if (/\d/.test(text) && /[\p{L}\p{Sc}]/u.test(text)) {
    if (!found.includes('date') && readCalendar(text, 'DMY') !== undefined) found.push('date')
    if (!found.includes('phone') && shapes.phone.test(phoneAlone(text))) found.push('phone')
    if (!found.includes('number') && isAmount(text)) found.push('number')
  }
  if (yesNoWords.has(text.toLowerCase())) found.push('yesNo')
  if (found.includes('number') && /[.,]\d{1,2}\D*$|[.,]\d{4,}\D*$/.test(text)) found.push('fraction')
  return found
}
