/** Cuts what is longer than the text of a cell can be: a file of five kilobytes may hold a text of many million letters. */
import { longestCellText } from '../../../shared/sheet/sheet.ts'

/** What a text is told in takes no more than so many letters for each of its own: `_x000D_` is one. */
const mostForOne = 7
/** Of a text that comes in pieces no more is kept than may be left of it in the end. */
const enough = longestCellText * mostForOne
/** Bytes of a text, as UTF-8, in which its first letters surely are: three for one of Chinese, two for a doubled quotation mark. */
export const enoughBytes: number = longestCellText * mostForOne

/** The beginning of a longer text, without half a letter at its end. */
export function cutCellText(text: string): string {
  if (text.length <= longestCellText) return text
  const isHalf = isFirstHalf(text.charCodeAt(longestCellText - 1))
  // A copy: a part of a string keeps all of it in memory.
  return Buffer.from(text.slice(0, isHalf ? longestCellText - 1 : longestCellText), 'utf16le').toString('utf16le')
}

/** Of the two units that letters beyond 16 bits are made of. */
const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** Adds a piece to a text, as long as it can be of any use. */
export const addPiece = (text: string, piece: string): string => (text.length < enough ? text + piece : text)
