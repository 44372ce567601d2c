/** Reads a cell as a short country code. */
import { countryCodeOf } from './countries.ts'
import { type ReadOutcome, readAs } from './read-outcome.ts'

/**
 * @param text  trimmed, not blank
 * @returns a code as written, in capitals; a country's name as its two letters; anything else as written, with a remark
 * Source: service interface, Address: "country is a short country code". Which codes there are is not shown: the dry run decides.
 */
export function readCountry(text: string): ReadOutcome<string> {
  if (/^[a-z]{2,3}$/i.test(text)) return readAs(text.toUpperCase())
  const code = countryCodeOf(text)
  return code === null ? readAs(text, 'country_unusual') : readAs(code)
}
