/** Reads a cell as one e-mail address. */
import { type ReadOutcome, readAs, unreadable } from '../read-outcome.ts'

// Bounds of RFC 5321, 4.5.3.1; they also keep the patterns below from long texts.
const longestAddress = 254
const longestLocalPart = 64

const localPart = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*$/
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu

/** @param text  trimmed, not blank. @returns the address as written */
export function readEmail(text: string): ReadOutcome<string> {
  if (isAddress(text)) return readAs(text)
  if (holdsSeveral(text)) return unreadable('email_of_several')
  const mended = mend(text)
  return isAddress(mended) ? unreadable('email_unreadable', mended) : unreadable('email_unreadable')
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > longestLocalPart || text.length > longestAddress) return false
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/**
 * Takes off what programs and people put around an address: "Ana Lee <ana@example.org>", "mailto:", words, a full stop at the end.
 * Blanks go only where they can be nothing but slips of the hand, beside @ and points.
 */
function mend(text: string): string {
  const inBrackets = /<([^<>]{1,254})>/.exec(text.slice(0, longestCell))?.[1] ?? text.slice(0, longestCell)
  const words = inBrackets.split(/\s+/).filter((word) => word !== '')
  const closed = words.join(' ').replaceAll(/ ?([@.]) ?/g, '$1')
  const [address, ...more] = closed.includes(' ') ? words.filter((word) => word.includes('@')) : [closed]
  if (address === undefined || more.length > 0 || isPerhapsCut(words, address)) return ''
  return address.replace(/^\W*(?:e-?)?mail(?:to)?:/i, '').replace(/[.,;]+$/, '')
}

const longestCell = 1000

/** "a@x.org; b@x.org": each of its parts that has an @ is an address. */
function holdsSeveral(text: string): boolean {
  const parts = text
    .slice(0, longestCell)
    .split(/[\s,;/|&<>]+/)
    .filter((part) => part.includes('@'))
  return parts.length > 1 && parts.every((part) => isAddress(part.replace(/^mailto:/i, '')))
}

/** "ana lee@example.org": the word before may be a part of the address. */
const isPerhapsCut = (words: readonly string[], address: string): boolean =>
  words.indexOf(address) === 1 && /[\p{L}\p{N}]$/u.test(words[0] ?? '')
