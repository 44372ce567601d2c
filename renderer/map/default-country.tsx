/** The country of phone numbers without +, for all columns that say nothing else. */
import { Select } from '@mantine/core'
import { floatingList } from './floating-lists.tsx'
import classes from './map.module.css'
import { goalMark, phoneCountryGoal } from './map-goal.tsx'
import { countryOptions } from './values/countries.ts'

type DefaultCountryProps = {
  /** Two letters. */
  readonly country: string | undefined
  readonly onCountry: (country: string | undefined) => void
}

export function DefaultCountry({ country, onCountry }: DefaultCountryProps) {
  return (
    <div {...goalMark(phoneCountryGoal)}>
      <Select
        comboboxProps={floatingList}
        selectFirstOptionOnChange
        className={classes.defaultCountry}
        label="Country of phone numbers without +"
        description="Nothing chosen: the country of the account’s billing address, else of its supply addresses."
        placeholder="As its addresses"
        data={countryOptions}
        value={country ?? null}
        onChange={(chosen) => onCountry(chosen ?? undefined)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Use the country of the addresses' }}
      />
    </div>
  )
}
