/**
 * What others wrote (a service, a spreadsheet), as it is shown: nothing in it can be obeyed by a terminal, turn the writing around, or hide.
 * This is for eyes alone. What is compared, kept to be compared, or sent back stays as it came.
 */

/** Control signs other than tabs and line ends, marks of writing direction, signs without width, hidden letters, halves of letters. */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|\p{Cs}/gu

/** Spells out what nobody sees, as in `\u001b`; inside JSON that means the same. */
export const spellOut = (text: string): string =>
  text.replaceAll(unseen, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

/** In one line. */
export const inOneLine = (text: string): string => spellOut(text.replaceAll(/[\s\ufeff]+/g, ' ').trim())

/** Of sentences: what is longer helps nobody. */
export const mostOfSentence = 2_000
/** Of names, numbers and codes. */
export const mostOfName = 200

/** In one line of bounded length; `null` where nothing can be seen. */
export function quote(text: string, most: number): string | null {
  const letters = inOneLine(text)
  if (letters === '') return null
  return letters.length > most ? `${letters.slice(0, most).replace(/\p{Cs}$/u, '')}…` : letters
}

/** A name, a number or a code, where there is one. */
export const quoteName = (text: string | null): string | null => (text === null ? null : quote(text, mostOfName))
