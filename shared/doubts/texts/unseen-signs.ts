/** Signs inside a text that nobody sees: they come along when cells are pasted from web pages and letters. */
import type { UnseenSign } from '../../words/issues/doubt-words.ts'

/** What such a sign is, and what stands there without it. */
type Unseen = { readonly name: UnseenSign; readonly instead: string }

const nonBreaking: Unseen = { name: 'nonBreaking', instead: ' ' }
const widthless: Unseen = { name: 'widthless', instead: '' }
const control: Unseen = { name: 'control', instead: '' }

const tab = 0x09
const newline = 0x0a
const carriageReturn = 0x0d

/** Line breaks and tabs are seen; joiners are letters of some languages and parts of pictures. */
function unseenOf(code: number): Unseen | undefined {
  if (code < 0x20) return code === tab || code === newline || code === carriageReturn ? undefined : control
  if (code < 0x7f) return undefined
  if (code <= 0x9f) return control
  if (code === 0xa0 || code === 0x2007 || code === 0x202f) return nonBreaking
  if (code === 0xad || code === 0x200b || code === 0x2060 || code === 0xfeff) return widthless
  // Marks of writing direction.
  const isDirection = code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e)
  return isDirection || (code >= 0x2066 && code <= 0x2069) ? widthless : undefined
}

/** @returns what the first of them is, and the text without any; `undefined` when there is none */
export function findUnseen(text: string): { readonly name: UnseenSign; readonly without: string } | undefined {
  const first = firstUnseen(text)
  if (first === undefined) return undefined
  const without = [...text].map((sign) => unseenOf(sign.charCodeAt(0))?.instead ?? sign).join('')
  return { name: first.name, without: without.trim() }
}

function firstUnseen(text: string): Unseen | undefined {
  for (let index = 0; index < text.length; index += 1) {
    const found = unseenOf(text.charCodeAt(index))
    if (found !== undefined) return found
  }
  return undefined
}
