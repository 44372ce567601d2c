/** Reads a cell as a short country code. */
import { countryCodeOf, isCountryCode } from '../locale/countries.ts'
import { type ReadOutcome, readAs } from './read-outcome.ts'

/**
 * @param text  trimmed, not blank
 * @returns a code of ISO 3166-1 as written, in capitals; a country's name, "UK" too, as its two letters; another code in capitals and
 *   anything else as written, both with a remark
 * Source: service interface, Address: "country is a short country code". Which codes there are is not shown: the dry run decides.
 */
export function readCountry(text: string): ReadOutcome<string> {
  const code = text.toUpperCase()
  if (isCountryCode(code)) return readAs(code)
  const named = countryCodeOf(text)
  if (named !== null) return readAs(named)
  return readAs(/^[A-Z]{2,3}$/.test(code) ? code : text, 'country_unusual')
}
