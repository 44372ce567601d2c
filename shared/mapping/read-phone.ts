/** Reads a cell as a phone number in international format. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Cell } from '../sheet.ts'
import { type ReadOutcome, readAs, unreadable } from './read-outcome.ts'
import { readText } from './read-text.ts'

/**
 * @param cell  not blank
 * @param country  two letters of the country that a number without + belongs to; `null` when nothing says which
 * @returns E.164, e.g. "+442079460123". A number of the right form in a range that is not known to be in use (new ranges, numbers
 *   kept for fiction) is read with a remark: the service decides.
 * Source: service interface, Customer: "international phone number format", "a non-phone value fails validation".
 */
export function readPhone(cell: Cell, country: string | null): ReadOutcome<string> {
  const text = readText(cell).replace(/^tel:\s*/i, '')
  if (text.length > longestNumber) return unreadable('phone_unreadable')
  const isInternational = /^\s*[(]?\s*[+\uff0b]/.test(text)
  const known = country !== null && isSupportedCountry(country) ? country : null
  if (!isInternational && known === null) return withoutCountry(text)
  return numberOf(text, known)
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
