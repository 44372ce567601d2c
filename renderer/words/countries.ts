/** Countries by name, for phone numbers that are written without one. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** "GB" → "United Kingdom". */
export const countryName = (code: string): string => names.of(code) ?? code

/** Sorted by name: "United Kingdom (+44)". */
export const countryOptions: readonly { readonly value: string; readonly label: string }[] = getCountries()
  .map((code) => ({ value: code as string, label: `${countryName(code)} (+${getCountryCallingCode(code)})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))
