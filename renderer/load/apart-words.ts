/** Says of two sheets that should meet at a number where they are apart, and what would join them. */
import type { SheetsApart } from '../../shared/ipc.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { quoted } from '../../shared/words/cell-words.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { chooseForm, nouns, showCount } from '../words/counting.ts'

type Column = SheetsApart['here']
type Join = NonNullable<SheetsApart['join']>

/** "column A (“Account no”) of “Meters”" */
export const columnWords = ({ sheet, column, header }: Column): string =>
  `column ${columnLetters(column)}${header === '' ? '' : ` (${quoted(header)})`} of ${quoted(sheet)}`

/** "All 40 numbers in column A of “Meters” differ only by zeros in front from those in column A of “Customers”." */
export function apartSentence({ here, there, count, join }: SheetsApart): string {
  const places = `in ${columnWords(here)}`
  const other = `in ${columnWords(there)}`
  if (join === null) return `None of the ${showCount(count, nouns.number)} ${places} is ${other}.`
  const { joinedCount, readAs } = join
  const which =
    joinedCount === count
      ? `${count > 1 ? 'All ' : ''}${showCount(count, nouns.number)}`
      : `${showNumber(joinedCount)} of ${showCount(count, nouns.number)}`
  return `${which} ${places} ${chooseForm(joinedCount, 'differs', 'differ')} only by ${differenceWords(readAs)} from ${chooseForm(joinedCount, 'one', 'those')} ${other}.`
}

/** "Apart they make 80 accounts, joined 40." */
export const joinedWords = ({ before, after }: Join, isOfAccounts: boolean): string =>
  `Apart they make ${showCount(before, isOfAccounts ? nouns.account : nouns.number)}, joined ${showNumber(after)}.`

/** What reading the column so does. */
export function howWords({ column, readAs }: Join): string {
  const { padZeros, letterCase, spaces, stripPrefix } = readAs
  const done = [
    ...(stripPrefix === undefined ? [] : [`without ${quoted(stripPrefix)} in front`]),
    ...(padZeros === undefined ? [] : [`with zeros in front up to ${padZeros} digits`]),
    ...(spaces === undefined ? [] : ['without spaces']),
    ...(letterCase === undefined ? [] : [`in ${letterCase === 'upper' ? 'capital' : 'small'} letters`]),
  ]
  return `${columnWords(column)} is then read ${listed(done)}; your file stays as it is.`
}

function differenceWords({ padZeros, letterCase, spaces, stripPrefix }: Join['readAs']): string {
  return listed([
    ...(stripPrefix === undefined ? [] : [`${quoted(stripPrefix)} in front`]),
    ...(padZeros === undefined ? [] : ['zeros in front']),
    ...(spaces === undefined ? [] : ['spaces']),
    ...(letterCase === undefined ? [] : ['capital and small letters']),
  ])
}
