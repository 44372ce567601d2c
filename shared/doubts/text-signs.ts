/**
 * Which kinds of signs a cell is made of. It is found out once for each, so that rules are shown only what they can be about:
 * of the account and meter numbers that fill a file most have capitals and digits, and are none of nearly everybody's business.
 */
import { type Cell, isAsLongAsCanBe } from '../sheet/sheet.ts'

/**
 * Bits of a set. Of ASCII by what they are; `strange` is what is beyond it, and what nobody sees. `number`: the cell holds one, and may show
 * it otherwise; `longest`: its text is as long as one can be.
 */
export const sign = {
  digit: 1,
  capital: 2,
  small: 4,
  mark: 8,
  blank: 16,
  strange: 32,
  number: 64,
  longest: 128,
} as const
/** So many sets of them there are. */
export const signSets = 256

const beyond = 0x80
const kinds = Uint8Array.from({ length: beyond }, (_, code) => kindOf(String.fromCharCode(code)))

function kindOf(letter: string): number {
  if (/\d/.test(letter)) return sign.digit
  if (/[A-Z]/.test(letter)) return sign.capital
  if (/[a-z]/.test(letter)) return sign.small
  if (/[ \t\r\n]/.test(letter)) return sign.blank
  // Further blanks, which are not seen as such.
  if (/\s/.test(letter)) return sign.blank | sign.strange
  return /[!-~]/.test(letter) ? sign.mark : sign.strange
}

/** @returns the set of them */
export function signsOf(cell: Cell): number {
  const { text } = cell
  let signs = (cell.kind === 'number' ? sign.number : 0) | (isAsLongAsCanBe(cell) ? sign.longest : 0)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    signs |= code < beyond ? (kinds[code] ?? 0) : sign.strange
  }
  return signs
}

/** @param some  set of signs. @returns whether a set has any of them */
export const hasAny = (some: number) => (signs: number) => (signs & some) !== 0

/** @param some  set of signs. @returns whether a set has none of them */
export const hasNone = (some: number) => (signs: number) => (signs & some) === 0
