/**
 * Notices numbers that were shortened: identifiers and postcodes whose leading zeros a spreadsheet took away, and long ones it kept
 * only in part. What a single cell can't tell, its column does.
 */

import { postcodeLengths } from '../../mapping/locale/postcode-lengths.ts'
import type { Cell } from '../../sheet/sheet.ts'
import { type Column, type ColumnRule, type Finding, readAsText, type SeenCell } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

/** Numbers that begin with zeros, before they say how long the others were. */
const fewestWithZeros = 2
/** Digits-only values before their lengths say anything, and the share of them that has the usual length. */
const fewestNumbers = 20
const usualShare = 0.8
/** A shorter number has no meaning below so many digits: numbers such as 7 and 12 are counted, not coded. */
const shortestCode = 4

/**
 * @param isPostcode  all postcodes of a country are equally long, so a shorter one needs no other witness, and where the country is
 *   known none at all. Numbers of accounts may well have begun at 1.
 */
export function checkLeadingZeros(isPostcode: boolean): ColumnRule {
  const tally = new LengthTally(isPostcode)
  return {
    visit: (seen) => tally.add(seen),
    report: (all) => {
      if (!isPostcode) return fromColumn(all)
      const byCountry = all.cells.filter(({ country }) => country !== null && postcodeLengths(country) !== undefined)
      const known = new Set(byCountry)
      const others = all.cells.filter((seen) => !known.has(seen))
      return [...shorterThanOfCountry({ ...all, cells: byCountry }), ...fromColumn({ ...all, cells: others })]
    },
  }

  function fromColumn(column: Column): readonly Finding[] {
    const width = tally.widthOfZeroLed
    if (width !== undefined) return shorterThan(width, column, tally.zeroLedExample)
    const usual = tally.usualLength
    if (usual === undefined || !tally.hasShorterThan(usual)) return []
    if (isPostcode) return shorterThan(usual, column, tally.exampleOf(usual))
    return tally.isCounted ? [] : shorterThan(usual, column, tally.exampleOf(usual), digitsIn).map(asOpen)
  }
}

/** No postcode begins with more zeros than these. */
const mostZeros = 2

/** A shorter number is mended; one that is shorter still has lost something else. */
function shorterThanOfCountry({ cells, read }: Column): readonly Finding[] {
  return cells.flatMap((seen): readonly Finding[] => {
    const { cell, country } = seen
    const digits = digitsOf(cell) ?? ''
    const lengths = postcodeLengths(country ?? '') ?? []
    const width = lengths.find((length) => digits.length < length && digits.length >= length - mostZeros)
    if (width === undefined || lengths.includes(digits.length) || (readAsText(read, cell) ?? '').length >= width)
      return []
    const suggestion = digits.padStart(width, '0')
    return [{ code: 'postcode_zeros_lost', seen, other: country ?? '', suggestion }]
  })
}

const asOpen = ({ suggestion: _, ...told }: Finding): Finding => ({ ...told, code: 'numbers_of_other_length' })

function shorterThan(
  width: number,
  { cells, read }: Column,
  example: string,
  digitsFrom = digitsOf,
): readonly Finding[] {
  const told: Finding[] = []
  for (const seen of cells) {
    const { cell } = seen
    const digits = digitsFrom(cell)
    if (digits === undefined || digits.length >= width) continue
    // The mapping may fill up the zeros by itself.
    if ((readAsText(read, cell) ?? '').replaceAll(apart, '').length >= width) continue
    told.push({ code: 'leading_zeros_lost', seen, other: example, suggestion: digits.padStart(width, '0') })
  }
  return told
}

const digitsOnly = /^\d+$/
const noDigits = sign.capital | sign.small
/** "20 0000 0000 123" or "20-0000-0000-123": as many as long numbers have, and no part of a single one, nor "2010-001000", which may be counted. */
const digitsApart = /^(?!(?:19|20)\d\d\D\d+$)(?=(?:\D*\d){8})\d{2,}(?:[ \u00a0-]\d{2,})+$/
const apart = /[ \u00a0-]/g

/** The digits of a value that is nothing else, as the sheet shows them. */
function digitsOf({ kind, text }: Cell): string | undefined {
  if (kind !== 'number' && kind !== 'text') return undefined
  const trimmed = text.trim()
  return digitsOnly.test(trimmed) ? trimmed : undefined
}

/** The same, also of one that is written with blanks or hyphens between its digits. */
function digitsIn(cell: Cell): string | undefined {
  const text = cell.text.trim()
  return digitsOf(cell) ?? (cell.kind === 'text' && digitsApart.test(text) ? text.replaceAll(apart, '') : undefined)
}

class LengthTally {
  readonly #isOfPostcodes: boolean
  #filled = 0
  #numbers = 0
  #zeroLed = 0
  #least = Number.POSITIVE_INFINITY
  #most = 0
  readonly #lengths = new Map<number, number>()
  readonly #zeroLedLengths = new Set<number>()
  readonly #examples = new Map<number, string>()
  zeroLedExample = ''

  /** Of postcodes those with letters are another country's, and a hyphen may stand before more of the code. */
  constructor(isOfPostcodes: boolean) {
    this.#isOfPostcodes = isOfPostcodes
  }

  add({ cell, count, signs }: SeenCell): void {
    if (cell.kind === 'blank') return
    this.#filled += count
    if ((signs & noDigits) !== 0) return
    const digits = this.#isOfPostcodes ? digitsOf(cell) : digitsIn(cell)
    if (digits === undefined) return
    this.#numbers += count
    const { length } = digits
    this.#lengths.set(length, (this.#lengths.get(length) ?? 0) + count)
    if (!this.#examples.has(length)) this.#examples.set(length, cell.text.trim())
    const value = Number(digits)
    this.#least = Math.min(this.#least, value)
    this.#most = Math.max(this.#most, value)
    // Of one in pieces, which is a text, no spreadsheet takes zeros.
    if (length > 1 && digits.startsWith('0') && digitsOf(cell) !== undefined) {
      this.#zeroLed += count
      this.#zeroLedLengths.add(length)
      if (this.zeroLedExample === '') this.zeroLedExample = digits
    }
  }

  /** How long numbers with leading zeros are, where all of them are equally long. */
  get widthOfZeroLed(): number | undefined {
    const [width] = this.#zeroLedLengths
    return this.#zeroLedLengths.size === 1 && this.#zeroLed >= fewestWithZeros ? width : undefined
  }

  /** The length that most numbers have, where none has leading zeros. Among codes with letters a few numbers are others, not shortened ones. */
  get usualLength(): number | undefined {
    if (this.#numbers < fewestNumbers || this.#zeroLed > 0) return undefined
    if (this.#numbers < this.#filled * (this.#isOfPostcodes ? 0.9 : 0.5)) return undefined
    const [usual] = [...this.#lengths].sort(([, one], [, other]) => other - one)
    if (usual === undefined || usual[0] < shortestCode || usual[1] < this.#numbers * usualShare) return undefined
    return usual[0]
  }

  hasShorterThan(length: number): boolean {
    return [...this.#lengths.keys()].some((one) => one < length)
  }

  /** Whether the numbers lie as close together as those that are given out one after the other. */
  get isCounted(): boolean {
    return this.#numbers * 2 >= this.#most - this.#least
  }

  exampleOf(length: number): string {
    return this.#examples.get(length) ?? ''
  }
}

// ---- Phone numbers

/** As a spreadsheet leaves it: digits alone, and no zero in front. */
const bareDigits = /^[1-9]\d{5,13}$/

/** Phone numbers without the zero that they begin with inside their country. */
export function checkPhoneZeros(): ColumnRule {
  const bare: { readonly seen: SeenCell; readonly digits: string }[] = []
  return {
    visit(seen) {
      const digits = dialledIn(seen.cell)
      if (bareDigits.test(digits)) bare.push({ seen, digits })
    },
    report: ({ read }) =>
      bare.flatMap(({ seen, digits }): Finding[] => {
        const withZero = read({ kind: 'text', text: `0${digits}` }, seen.country)
        if (withZero.state !== 'value') return []
        const value = String(withZero.value)
        const own = read(seen.cell, seen.country)
        if (own.state === 'value' && own.value === withZero.value)
          return [{ code: 'phone_zero_added', seen, other: value }]
        // A number that is good as it is, and another one with a zero, says nothing of what it was.
        const isInUse = own.state === 'value' && own.remark !== 'phone_unusual'
        return isInUse || withZero.remark !== undefined
          ? []
          : [{ code: 'phone_zero_lost', seen, other: value, suggestion: value }]
      }),
  }
}

const dialledIn = (cell: Cell): string =>
  cell.kind === 'number' ? cell.digits : cell.kind === 'text' ? cell.text.trim() : ''
