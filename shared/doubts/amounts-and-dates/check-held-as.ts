/** Notices cells that hold another kind of value than the rest of their column: text among numbers or dates, a number among words. */
import { onlyDayOf } from '../../mapping/read/dates/read-date.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import type { Cell } from '../../sheet/sheet.ts'
import type { DoubtCode } from '../../words/issues/doubt-words.ts'
import { type ColumnRule, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'

/** So many cells of the usual kind, and so many for each of the other, make it the usual one. */
const fewestUsual = 3
const timesOther = 2

/**
 * Text that reads as a number, in a column of numbers. Text that doesn't is said where it is read.
 * @param typed  what a person typed into its cells: that is meant so where it is the same number whatever its comma or point is
 */
export const checkTextAmongNumbers = (typed: ReadonlySet<string>): ColumnRule =>
  checkOthers(
    'number_held_as_text',
    ({ kind }) => kind === 'number',
    (cell) => isText(cell) && !(typed.has(cell.text) && isOneNumber.test(trimText(cell.text))),
  )
const isOneNumber = /^-?\d+(?:[.,]\d{1,2})?$/

/** @param typed  what a person typed into its cells: that is meant so where it is the same day in every order of day and month */
export const checkTextAmongDates = (typed: ReadonlySet<string>): ColumnRule =>
  checkOthers(
    'date_held_as_text',
    ({ kind }) => kind === 'date',
    (cell) => isText(cell) && !(typed.has(cell.text) && onlyDayOf(trimText(cell.text)) !== undefined),
  )

/** A bare number where others have words: a value that slipped into the wrong column. */
export const checkNumbersAmongWords = (): ColumnRule => checkOthers('number_among_texts', isWords, isBareNumber, 4)

/** A date among words and numbers: a spreadsheet made it of a house number such as 1-3. A column of dates is what it is. */
export const checkDatesAmongTexts = (): ColumnRule =>
  checkOthers(
    'text_became_date',
    ({ kind }) => kind !== 'date',
    ({ kind }) => kind === 'date',
    1,
  )

const isText = ({ kind }: Cell): boolean => kind === 'text'
const hasLetter = /\p{L}/u
const isWords = ({ kind, text }: Cell): boolean => kind === 'text' && hasLetter.test(text)
const bareNumber = /^\s*-?\d+(?:[.,]\d+)?\s*$/
const isBareNumber = ({ kind, text }: Cell): boolean => kind === 'number' || (kind === 'text' && bareNumber.test(text))

function checkOthers(
  code: DoubtCode,
  isUsual: (cell: Cell) => boolean,
  isOther: (cell: Cell) => boolean,
  times: number = timesOther,
): ColumnRule {
  let usual = 0
  const others: SeenCell[] = []
  return {
    visit(seen) {
      if (isUsual(seen.cell)) usual += seen.count
      else if (isOther(seen.cell)) others.push(seen)
    },
    report({ read }) {
      if (others.length === 0 || usual < fewestUsual || usual < rowCountOf(others) * times) return []
      return others.flatMap((seen): Finding[] => {
        const { cell } = seen
        const value = readAsText(read, cell)
        if (value === undefined) return []
        const suggestion = value === cell.text ? {} : { suggestion: value }
        return [{ code, seen, other: value, ...suggestion }]
      })
    },
  }
}
