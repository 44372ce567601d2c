/** A country, found by its name in the language that is spoken, by its code, or as people call it, such as "UK". */
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { countriesCalled, countryCodeOf } from '../../../shared/mapping/locale/countries.ts'
import { countryOptions } from '../../words/countries.ts'

export function CountrySelect(
  props: Omit<SelectProps, 'data' | 'filter' | 'searchable' | 'selectFirstOptionOnChange'>,
) {
  return <Select {...props} data={countryOptions()} filter={calledSo} searchable selectFirstOptionOnChange />
}

/** What it is called exactly comes first ("UK" begins Ukraine too), then what anybody calls so, and what has it in its name or number. */
const calledSo: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase()
  const codes = [countryCodeOf(wanted) ?? wanted.toUpperCase(), ...countriesCalled(wanted)]
  const countries = options.filter((option): option is ComboboxItem => 'value' in option)
  const called = codes.flatMap((code) => countries.filter(({ value }) => value === code))
  return [...new Set([...called, ...countries.filter(({ label }) => label.toLowerCase().includes(wanted))])]
}
