/**
 * Which kinds of signs a text is made of. It is found out once for each cell, so that rules are shown only what they can be about:
 * of the account and meter numbers that fill a file most have capitals and digits, and are none of nearly everybody's business.
 */

/** Of ASCII by what they are; `strange` is what is beyond it, and what nobody sees. Bits of a set. */
export const sign = { digit: 1, capital: 2, small: 4, mark: 8, blank: 16, strange: 32 } as const

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
export function signsOf(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    signs |= code < beyond ? (kinds[code] ?? 0) : sign.strange
  }
  return signs
}
