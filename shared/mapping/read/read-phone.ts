/** Reads a cell as a phone number in international format. */
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { Cell } from '../../sheet/sheet.ts'
import { readPlainPhone } from './plain-phone.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'
import { readText } from './text/read-text.ts'

/**
 * @param cell  not blank
 * @param country  two letters of the country that a number without + belongs to; `null` when nothing says which
 * @returns E.164, e.g. "+442079460123". A number of the right form in a range that is not known to be in use (new ranges, numbers
 *   kept for fiction) is read with a remark: the service decides. A number with a label around it is not read, but suggested.
 * Source: service interface, Customer: "international phone number format", "a non-phone value fails validation".
 */
export function readPhone(cell: Cell, country: string | null): ReadOutcome<string> {
  const shown = readText(cell)
  const plain = country === null ? undefined : readPlainPhone(shown, country)
  if (plain !== undefined) return readAs(plain)
  const text = shown.replace(/^tel:\s*/i, '').replace(extensionInBrackets, ' $1')
  if (text.length > longestNumber) return unreadable('phone_unreadable')
  const known = country !== null && isSupportedCountry(country) ? country : null
  const isInternational = /^\s*[(]?\s*[+\uff0b]/.test(text)
  return readAgain(`${known ?? ''} ${text}`, () => readSlowly(text, known, isInternational))
}

const extensionInBrackets = /\s*\(\s*((?:ext|x)[^()]{0,20})\)$/i

/** Numbers come again with every row of an account. */
const lastRead = new Map<string, ReadOutcome<string>>()
const lastReadLimit = 2000

function readAgain(key: string, read: () => ReadOutcome<string>): ReadOutcome<string> {
  const known = lastRead.get(key)
  if (known !== undefined) return known
  if (lastRead.size >= lastReadLimit) lastRead.clear()
  const outcome = read()
  lastRead.set(key, outcome)
  return outcome
}

function readSlowly(text: string, known: CountryCode | null, isInternational: boolean): ReadOutcome<string> {
  const outcome = !isInternational && known === null ? withoutCountry(text) : numberOf(text, known)
  return outcome.ok ? outcome : unreadable(outcome.problem, mendPhone(text, known))
}

/** "1711234567.0": an export took the number for one that can be calculated with. */
const zeroDecimal = /^(\+?\d{7,15})\.0$/

/** What people write around a number, or in place of its +. */
const labelBefore = /^(?:telephone|tel|phone|mobile|mob|cell|landline|home|work|office|ph)\b[\s.:#]*/i
const labelAfter = /[\s,(]*\b(?:home|work|office|mobile|mob|cell|landline)\b[)\s.]*$/i

/** What somebody wrote behind a number: "ask for Ana", "after 6 pm", "(opt 2)", not the digits of another one. */
const remarkAfter =
  /[\s,;:(–-]+(?!(?:or|and|oder|und|ou|et|o|y|bzw|now|new|old|neu|alt|ex|wrong|not|do|don|disconnected|changed)\b)\p{L}(?:\D*\d){0,3}\D*$/u

/** @returns the number without what people write around it: "07711 123456 (mob)", "Tel. 0171 234567 ask for Ana" */
export const phoneAlone = (text: string): string =>
  text.replace(labelBefore, '').replace(labelAfter, '').replace(remarkAfter, '')

/** Letters that are taken for digits, where nothing else is a letter. */
const letterForDigit = /^[+(]?[\dOoIl](?:[\s()./-]*[\dOoIl])+$/

/**
 * @returns the number itself where only a label, a remark, 00 in place of + or a letter for a digit kept it from being read; never one
 * that is a guess
 */
function mendPhone(text: string, country: CountryCode | null): string | undefined {
  const bare = text.replace(labelBefore, '').replace(labelAfter, '').replace(zeroDecimal, '$1').trim()
  const alone = bare.replace(remarkAfter, '')
  const digits = letterForDigit.test(bare) ? bare.replaceAll(/o/gi, '0').replaceAll(/[Il]/g, '1') : bare
  const written = [bare, bare.replace(/^00(?=[1-9])/, '+'), alone, digits].filter((one) => one !== text)
  for (const one of written) {
    if (country === null && !one.startsWith('+')) continue
    const outcome = numberOf(one, country)
    if (outcome.ok && outcome.remark === undefined) return outcome.value
  }
  return undefined
}

/** Fifteen digits, an extension, and whatever stands between them. */
const longestNumber = 60

/** Without + and without a country: 00 is the usual way to dial abroad; for anything else a country has to be named. */
function withoutCountry(text: string): ReadOutcome<string> {
  if (/^00[1-9]/.test(text)) return numberOf(`+${text.slice(2)}`, null)
  const bare = phoneAlone(text)
  const digitCount = bare.replaceAll(/\D/g, '').length
  const looksLikeNumber = digitCount >= 6 && /^[\d\s()./–-][\d\s()./+–-]*$/.test(bare)
  return unreadable(looksLikeNumber ? 'phone_country_missing' : 'phone_unreadable')
}

function numberOf(text: string, country: CountryCode | null): ReadOutcome<string> {
  if (zeroDecimal.test(text)) return unreadable('phone_unreadable')
  if (holdsSeveral(text, country)) return unreadable('phone_of_several')
  const number = parseWhole(text, country)
  if (number === undefined || !number.isPossible()) return unreadable('phone_unreadable')
  const withPlus = withCallingCode(text, number)
  if (withPlus !== undefined) return readAs(withPlus, 'phone_plus_added')
  if (number.ext !== undefined) return readAs(number.number, 'phone_extension_left_out')
  return readAs(number.number, number.isValid() ? undefined : 'phone_unusual')
}

/** Only the number itself: text around it would be lost without a word. */
const parseWhole = (text: string, country: CountryCode | null): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { ...(country === null ? {} : { defaultCountry: country }), extract: false })

/** No area code is longer, so a valid number of more digits before a slash is a whole one: "040 123456/123457", not "0171/1234567". */
const longestAreaCode = 5

/** What only ever stands between numbers. */
const betweenNumbers = /\s*[;,&|\n]\s*|\s(?:or|and|oder|und|ou|et)\s/i

function holdsSeveral(text: string, country: CountryCode | null): boolean {
  const parts = text.split(betweenNumbers)
  if (parts.length > 1 && parts.every((part) => parseWhole(part, country)?.isPossible() === true)) return true
  const before = text.split('/').slice(0, -1)
  return before.some((_, index) => {
    const number = parseWhole(before.slice(0, index + 1).join('/'), country)
    return number?.isValid() === true && number.nationalNumber.length > longestAreaCode
  })
}

/**
 * A spreadsheet drops the + of a number. Where numbers are of several lengths, as in Germany, 491711234567 would pass for one inside
 * the country too.
 * @returns the number read with a +, where that is valid and its first digits are not the country's own number already
 */
function withCallingCode(text: string, { countryCallingCode, nationalNumber }: PhoneNumber): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (!digits.startsWith(countryCallingCode) || nationalNumber !== digits) return undefined
  const international = parseWhole(`+${digits}`, null)
  return international?.isValid() === true ? international.number : undefined
}
