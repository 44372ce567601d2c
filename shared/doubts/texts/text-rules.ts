/** Notices texts that are none of the household's own: what programs and people leave in cells, each told by the text alone. */
import type { FieldKind } from '../../contract/field.ts'
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { digitDoubts } from '../../sheet/digit-doubts.ts'
import type { UnseenSign } from '../../words/issues/doubt-words.ts'
import { type ColumnRule, checkCells, checkRead, checkTexts, rowCountOf, type SeenCell } from '../column-rule.ts'
import { hasAny, hasNone, sign } from '../text-signs.ts'
import { findGarbled, hasLostLetter, type NamedIn } from './garbled-text.ts'

/** Of every column. */
export const rulesOfAll = (): readonly ColumnRule[] => [checkBlanks(), checkLength()]

/** @param of  absent where the texts are no names */
export const rulesOfWords = (of?: NamedIn): readonly ColumnRule[] => [
  checkUnseen(),
  checkGarbled(of),
  checkDitto(),
  checkProgramText(),
]

/** Blanks around values. They are never sent, so they are only mentioned. */
export const checkBlanks = (): ColumnRule =>
  checkCells(
    ({ kind, text }) => {
      if (kind !== 'text') return undefined
      const trimmed = trimText(text)
      // A cell of nothing but blanks is a blank cell.
      return trimmed === text || trimmed === '' ? undefined : { code: 'spaces_around', suggestion: trimmed }
    },
    hasAny(sign.blank | sign.strange),
  )

/** Texts of which the end is missing, because no cell can be longer. */
const checkLength = (): ColumnRule => checkCells(() => ({ code: 'text_cut_off' }), hasAny(sign.longest))

const ditto =
  /^(?:"|''|“|”|„|,,|〃|[-–—]\s*"\s*[-–—]|ditto|do\.|dto\.?|dito|idem|as above|same as above|see above|wie oben|s\.\s?o\.|siehe oben|comme ci-dessus|come sopra)$/i
const longestDitto = 20

/** @param text  without blanks around it */
export const isDitto = (text: string): boolean => text.length <= longestDitto && ditto.test(text)

/** Marks that mean the value of the row above, as lists on paper have them: they would be sent as they stand. */
export const checkDitto = (): ColumnRule =>
  checkTexts((text) => (isDitto(text) ? { code: 'ditto_mark' } : undefined), hasNone(sign.digit))

/** Texts whose letters were read in the wrong encoding, or that hold codes of a web page. */
export const checkGarbled = (namedIn?: NamedIn): ColumnRule =>
  checkTexts(
    (text) => {
      const garbled = findGarbled(text)
      if (garbled !== undefined) {
        const { part, meant } = garbled
        return { code: 'text_garbled', other: part, ...(meant === undefined ? {} : { suggestion: meant }) }
      }
      const isLost = namedIn !== undefined && hasLostLetter(text, namedIn)
      return isLost ? { code: 'text_garbled', other: '?' } : undefined
    },
    // The marks of a code of a web page are such signs.
    hasAny(sign.strange | sign.mark),
  )

/** Words that say there is no value, and would be sent as one: "NULL", "n/a", "TBC". */
export const checkPlaceholders = (): ColumnRule =>
  checkTexts((text) => (isPlaceholder(text) ? { code: 'placeholder_as_value' } : undefined), hasNone(sign.digit))

const nobody = '(?:no-?e?-?mail|none|noone|nobody|no-?address|unknown|not-?known|not-?provided|not-?given)'
/** As a name they may be somebody's, but not once more as the domain. */
const perhaps = '(na|n\\.a|nil|null|test|e?mail|xx+|aa+)'
/** Nobody is called so; what is sent to such a domain comes back. */
const noAddress = new RegExp(`^${perhaps}@\\1\\.[a-z.]+$|^${nobody}@|@${nobody}\\.(?:com|org|net|co\\.uk|de)$`, 'i')

/** The same as an address: "noemail@none.com". */
export const checkPlaceholderAddresses = (): ColumnRule =>
  checkTexts((text) => (noAddress.test(text) ? { code: 'placeholder_as_value' } : undefined))

/** Longer texts are looked at no further. */
const longestLooked = 2000
const longestShown = 30
const tag = /<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|font|table|tr|td|h[1-6])(?:\s[^<>]*)?\/?>/i
/** One of these is in all that is looked for. */
const programMarks = /[<[{\\]/
const writtenByPrograms: readonly RegExp[] = [
  tag,
  /^\s*[[{]\s*(?:[{"'].*)?[\]}]\s*$/s,
  /\[object \w+\]/,
  // "C:\new" is a place on a disk.
  /\\r\\n|\\n(?=[\p{Lu}\d\s\\-]|$)/u,
]

/** What programs write for programs, where people are to read: tags of a web page, lists and records in brackets, signs for a new line. */
const checkProgramText = (): ColumnRule =>
  checkTexts((text) => {
    if (!programMarks.test(text)) return undefined
    const start = text.slice(0, longestLooked)
    const found = writtenByPrograms.map((pattern) => pattern.exec(start)?.[0]).find((part) => part !== undefined)
    return found === undefined ? undefined : { code: 'text_of_program', other: found.slice(0, longestShown) }
  }, hasAny(sign.mark))

const quoted = /^(?:“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|"([^"]+)"|‘([^‘’]+)’)$/u
/** Longer texts may be quotations. */
const longestQuoted = 200

/** Values between quotation marks, of print or left over from another program: the marks would be sent with them. */
export const checkQuotes = (): ColumnRule =>
  checkTexts(
    (text) => {
      const found = text.length > longestQuoted ? null : quoted.exec(text)
      const inside = found?.slice(1).find((part) => part !== undefined)
      return inside === undefined ? undefined : { code: 'quotes_around', other: inside, suggestion: inside }
    },
    hasAny(sign.strange | sign.mark),
  )

const what = '(?:account|acct|a/c|customer|cust|contract|meter|register|supply(?: point)?|serial|reference|post|zip)'
const number = '(?:numbers?|no|nr|num|id|identifier|code|key|ref(?:erence)?|name)'
/** "number", "Account", "Acct. no.", "serial_number". */
const headingWords = new RegExp(`^(?:${what}|(?:${what}[\\s._-]*)?${number}\\.?)$`, 'i')
/** Too short to tell from a value. */
const shortestHeading = 3

/** @param text  without blanks around it */
export const isHeadingWord = (text: string): boolean => text.length >= shortestHeading && headingWords.test(text)

/** The word of a heading where numbers belong: the second line of headings that was taken for an account. */
export const checkHeadings = (): ColumnRule =>
  checkTexts((text) => (isHeadingWord(text) ? { code: 'heading_among_values' } : undefined), hasNone(sign.digit))

/**
 * Long numbers that a spreadsheet shortened, or only shows shortened. Of an identifier the reading itself says that digits are lost: there it
 * is an error.
 */
export const checkDigits = (kind: FieldKind): ColumnRule =>
  checkRead(
    ({ cell }) => {
      const doubts = digitDoubts(cell)
      return doubts.length > 0 ? doubts : undefined
    },
    (other, doubts, { cell }) => {
      if (kind !== 'identifier' && (doubts.includes('lostDigits') || cell.kind === 'text'))
        return { code: 'digits_lost', other }
      return cell.kind === 'number' ? { code: 'long_numbers_shown_short', other } : null
    },
    // "1.04E+16": of texts those with digits and marks.
    (signs) => (signs & sign.number) !== 0 || (signs & (sign.digit | sign.mark)) === (sign.digit | sign.mark),
  )

/** British, American and European, Canadian. */
export const postcodeIn = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/i
/** What goes on behind a comma and is part of the street still: "12 Elm St, Apt 1204". */
const partOfStreet =
  /^(?:apt|apartment|unit|flat|suite|ste|lot|room|rm|floor|fl|box|p\.? ?o|building|bldg|no|#|c\/o)\b|^#/i

export function isWholeAddress(text: string): boolean {
  const [, ...rest] = text.split(/[,\n]/).map((part) => part.trim())
  return rest.some((part) => postcodeIn.test(part) && !partOfStreet.test(part))
}

/** Whole addresses in a column that gives the street alone: all of each would be sent as the street. */
export const checkWholeAddresses = (): ColumnRule =>
  checkTexts((text) => (isWholeAddress(text) ? { code: 'whole_address_as_street' } : undefined))

/** "Hexham" of "The Old Dairy, Causey Hill, Hexham": words alone. */
function townBehind(text: string): boolean {
  const [, ...rest] = text.split(/[,\n]/).map((part) => part.trim())
  const last = rest.at(-1) ?? ''
  return /^\p{L}[\p{L}\p{M}.’' -]{2,}$/u.test(last) && !partOfStreet.test(last)
}

/** Streets that mostly go on behind a comma where nothing gives the town: it is in them. */
export function checkTownsBehind(): ColumnRule {
  const all: SeenCell[] = []
  return {
    visit: (seen) => void all.push(seen),
    report() {
      const found = all.filter(({ cell }) => cell.kind === 'text' && townBehind(trimText(cell.text)))
      if (rowCountOf(found) * 2 <= rowCountOf(all.filter(({ cell }) => cell.kind !== 'blank'))) return []
      return found.map((seen) => ({ code: 'town_in_street', seen }))
    },
  }
}

/** Signs that nobody sees inside values that are sent as they are written: they come along with what is pasted from web pages and letters. */
export const checkUnseen = (): ColumnRule =>
  checkCells(({ kind, text }) => {
    const unseen = kind === 'text' ? findUnseen(trimText(text)) : undefined
    return unseen && { code: 'invisible_characters', other: unseen.name, suggestion: unseen.without }
  }, hasAny(sign.strange))

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
function findUnseen(text: string): { readonly name: UnseenSign; readonly without: string } | undefined {
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
