/** Numbers that a spreadsheet program shortened, or may have shortened: told by the cell that is left of them. */
import type { Cell, CellDoubt } from './sheet.ts'

/** A spreadsheet program keeps no more digits of a number than these; the rest became zeros. */
export const digitsKept = 15

/** "1.04437E+16", as a spreadsheet shows a long number and a text file then has it. A code such as "12E4" is no such thing. */
export const scientificText = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/i
export const scientificNumber = /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i
/** A small number is kept with an exponent whatever it looks like, and loses nothing by it. */
const largeExponent = /E\+?\d+$/i

const none: readonly CellDoubt[] = []

/** @returns `lostDigits` and `scientific`, where they are so */
export function digitDoubts(cell: Cell): readonly CellDoubt[] {
  if (cell.kind === 'text') return digitDoubtsOfText(cell.text)
  if (cell.kind !== 'number') return none
  const text = cell.text.trim()
  const doubts: CellDoubt[] = []
  if (wholeDigits(cell.digits) > digitsKept) doubts.push('lostDigits')
  const isShownSo = text !== cell.digits && scientificNumber.test(text)
  if (isShownSo || largeExponent.test(cell.digits)) doubts.push('scientific')
  return doubts.length === 0 ? none : doubts
}

/** The same for a text. Without + none is scientific, which is seen faster than anything else of it. */
export const digitDoubtsOfText = (text: string): readonly CellDoubt[] =>
  text.includes('+') && scientificText.test(text.trim()) ? ['scientific'] : none

/** How many digits a number has before its decimal point. @param digits  plain, or with an exponent */
function wholeDigits(digits: string): number {
  const [mantissa = '', exponent = '0'] = digits.replace('-', '').split(/E/i)
  return (mantissa.split('.')[0] ?? '').length + Number(exponent)
}
