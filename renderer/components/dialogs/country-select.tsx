/** A country, found by its name in the language that is spoken, by its code, or as people call it, such as "UK". */
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { countriesCalled, countryCodeOf } from '../../../shared/mapping/locale/countries.ts'
import { countryOptions } from '../../words/countries.ts'

export function CountrySelect(
  props: Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'selectFirstOptionOnChange'>,
) {
  return <Select {...props} data={countryOptions()} filter={calledSo} searchable selectFirstOptionOnChange />
}

/** Of each calling code that several countries share, the one that most numbers are of: “+44” is the United Kingdom before Guernsey. */
const mainOfCallingCode = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'SH', 'FI', 'GP', 'CW']

/** What it is called exactly comes first ("UK" begins Ukraine too), then what people call so in one word, then all that begins so. */
const calledSo: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase()
  const { oneWord, all } = countriesCalled(wanted)
  const countries = options.filter((option): option is ComboboxItem => 'value' in option)
  const withCodes = (codes: readonly string[]) =>
    codes.flatMap((code) => countries.filter(({ value }) => value === code))
  const labelled = (is: (label: string) => boolean) => countries.filter(({ label }) => is(label.toLowerCase()))
  return [
    ...new Set([
      ...withCodes([countryCodeOf(wanted) ?? wanted.toUpperCase(), ...oneWord]),
      ...labelled((label) => label.startsWith(wanted)),
      ...withCodes(all),
      ...(/^\+?\d/.test(wanted) ? withCodes(mainOfCallingCode).filter(({ label }) => label.includes(wanted)) : []),
      ...labelled((label) => label.includes(wanted)),
    ]),
  ]
}
