/** Writes letters as a mapping wants them: large, small, or as names are written. */
import { assertNever } from '../../../result.ts'
import type { LetterCase } from '../../model/mapping.ts'

export function withLetterCase(text: string, letterCase: LetterCase): string {
  switch (letterCase) {
    case 'asIs':
      return text
    case 'upper':
      return text.toUpperCase()
    case 'lower':
      return text.toLowerCase()
    case 'name':
      return nameCase(text)
    default:
      return assertNever(letterCase)
  }
}

/** "MARY-ANN O’BRIEN" is "Mary-Ann O’Brien", "JAN VAN DER BERG" "Jan van der Berg", "MCDONALD" "McDonald", "12B ELM ST" "12B Elm St". */
function nameCase(text: string): string {
  let isFirst = true
  return text.toLowerCase().replaceAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu, (word) => {
    const isSmall = !isFirst && smallWords.has(word)
    isFirst = false
    return isSmall ? word : capitalised(word)
  })
}

function capitalised(word: string): string {
  // A letter after digits is part of a number: "12b".
  if (/^\d/.test(word)) return /^\d+(?:st|nd|rd|th)$/.test(word) ? word : word.toUpperCase()
  if (/^mc\p{L}{2}/u.test(word)) return `Mc${first(word.slice(2))}`
  // "O’Brien", "D’Arcy"; not "Smith’s".
  return word
    .replace(/^(\p{L})(['’])(\p{L}{2})/u, (_, one, mark, rest) => `${one}${mark}${first(rest)}`)
    .replace(/^\p{L}/u, (one) => one.toUpperCase())
}

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const smallWords: ReadonlySet<string> = new Set(
  'van von der den de del della di da das dos du la le of the and on'.split(' '),
)
