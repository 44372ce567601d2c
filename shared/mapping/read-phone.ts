/** Reads a cell as a phone number in international format. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Cell } from '../sheet.ts'
import { readPlainPhone } from './plain-phone.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'
import { readText } from './read-text.ts'

/**
 * @param cell  not blank
 * @param country  two letters of the country that a number without + belongs to; `null` when nothing says which
 * @returns E.164, e.g. "+442079460123". A number of the right form in a range that is not known to be in use (new ranges, numbers
 *   kept for fiction) is read with a remark: the service decides. A number with a label around it is not read, but suggested.
 * Source: service interface, Customer: "international phone number format", "a non-phone value fails validation".
 */
export function readPhone(cell: Cell, country: string | null): ReadOutcome<string> {
  const text = readText(cell).replace(/^tel:\s*/i, '')
  if (text.length > longestNumber) return unreadable('phone_unreadable')
  const known = country !== null && isSupportedCountry(country) ? country : null
  const plain = known === null ? undefined : readPlainPhone(text, known)
  if (plain !== undefined) return readAs(plain)
  const isInternational = /^\s*[(]?\s*[+\uff0b]/.test(text)
  return readAgain(`${known ?? ''} ${text}`, () => readSlowly(text, known, isInternational))
}

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

/** What people write around a number, or in place of its +. */
const labelBefore = /^(?:telephone|tel|phone|mobile|mob|cell|landline|home|work|office|ph)\b[\s.:#]*/i
const labelAfter = /[\s,(]*\b(?:home|work|office|mobile|mob|cell|landline)\b[)\s.]*$/i

/** @returns the number itself where only a label, or 00 in place of +, kept it from being read; never one that is a guess */
function mendPhone(text: string, country: CountryCode | null): string | undefined {
  const bare = text.replace(labelBefore, '').replace(labelAfter, '').trim()
  const written = [bare, bare.replace(/^00(?=[1-9])/, '+')].filter((one) => one !== text)
  for (const one of written) {
    if (country === null && !one.startsWith('+')) continue
    const number = parsePhoneNumberFromString(one, {
      ...(country === null ? {} : { defaultCountry: country }),
      extract: false,
    })
    if (number?.isValid() === true && number.ext === undefined) return number.number
  }
  return undefined
}

/** Fifteen digits, an extension, and whatever stands between them. */
const longestNumber = 60

/** Without + and without a country: 00 is the usual way to dial abroad; for anything else a country has to be named. */
function withoutCountry(text: string): ReadOutcome<string> {
  if (/^00[1-9]/.test(text)) return numberOf(`+${text.slice(2)}`, null)
  const digitCount = text.replaceAll(/\D/g, '').length
  const looksLikeNumber = digitCount >= 6 && /^[\d\s()./+–-]+$/.test(text)
  return unreadable(looksLikeNumber ? 'phone_country_missing' : 'phone_unreadable')
}

function numberOf(text: string, country: CountryCode | null): ReadOutcome<string> {
  const number = parsePhoneNumberFromString(text, {
    ...(country === null ? {} : { defaultCountry: country }),
    // Only the number itself: text around it would be lost without a word.
    extract: false,
  })
  if (number === undefined || !number.isPossible()) return unreadable('phone_unreadable')
  if (number.ext !== undefined) return readAs(number.number, 'phone_extension_left_out')
  return readAs(number.number, number.isValid() ? undefined : 'phone_unusual')
}
