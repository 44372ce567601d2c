/** Reads a cell as one e-mail address. */
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'

// Bounds of RFC 5321, 4.5.3.1; they also keep the patterns below from long texts.
const longestAddress = 254
const longestLocalPart = 64

const localPart = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*$/
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu

/** @param text  trimmed, not blank. @returns the address as written */
export function readEmail(text: string): ReadOutcome<string> {
  if (isAddress(text)) return readAs(text)
  const mended = mend(text)
  return isAddress(mended) ? unreadable('email_unreadable', mended) : unreadable('email_unreadable')
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > longestLocalPart || text.length > longestAddress) return false
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** Takes off what programs put around an address: "Ana Lee <ana@example.org>", "mailto:", blanks, a full stop at the end. */
function mend(text: string): string {
  const inBrackets = /<([^<>]{1,254})>/.exec(text.slice(0, 1000))?.[1] ?? text
  return inBrackets
    .replace(/^mailto:/i, '')
    .replaceAll(/\s/g, '')
    .replace(/[.,;]+$/, '')
}
