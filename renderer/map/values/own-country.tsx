/** The supplier’s own country: that of phone numbers without +, for all columns that say nothing else. */
import { Select } from '@mantine/core'
import { say } from '../../../shared/messages/say.ts'
import { countryOptions } from '../../words/countries.ts'
import { floatingList } from '../floating-lists.tsx'
import classes from './values.module.css'

type OwnCountryProps = {
  /** The column at which it is said. */
  readonly label: string
  /** Two letters. */
  readonly country: string | undefined
  readonly onCountry: (country: string | undefined) => void
}

export function OwnCountry({ label, country, onCountry }: OwnCountryProps) {
  return (
    <div className={classes.options}>
      <Select
        comboboxProps={floatingList}
        selectFirstOptionOnChange
        size="xs"
        className={classes.option}
        label={say('own_country')}
        aria-label={say('own_country_of', { column: label })}
        placeholder={say('as_addresses_say')}
        data={countryOptions()}
        value={country ?? null}
        onChange={(chosen) => onCountry(chosen ?? undefined)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': say('use_country_of_addresses', { column: label }) }}
      />
    </div>
  )
}
