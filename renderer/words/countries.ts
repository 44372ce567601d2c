/** Countries by name in the language that is spoken, for phone numbers that are written without one. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { spokenNow } from '../../shared/messages/speech.ts'

/** "GB" → "United Kingdom". */
export const countryName = (code: string): string => namesIn(spokenNow().intl.locale).of(code) ?? code

const namesIn = (locale: string): Intl.DisplayNames => new Intl.DisplayNames([locale], { type: 'region' })

type Options = readonly { readonly value: string; readonly label: string }[]

/** A list of 245 names takes a while: it is made once in each language. */
const made = new Map<string, Options>()

/** Sorted by name: "United Kingdom (+44)". */
export function countryOptions(): Options {
  const { locale } = spokenNow().intl
  const options = made.get(locale) ?? optionsIn(locale)
  made.set(locale, options)
  return options
}

function optionsIn(locale: string): Options {
  const names = namesIn(locale)
  return getCountries()
    .map((code) => ({ value: code as string, label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})` }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
