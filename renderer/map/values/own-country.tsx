/** The supplier’s own country: that of phone numbers without +, for all columns that say nothing else. */
import { Select } from '@mantine/core'
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
        label="Our own country, for all columns"
        aria-label={`${label}: our own country, for all columns`}
        placeholder="as the addresses say"
        data={countryOptions()}
        value={country ?? null}
        onChange={(chosen) => onCountry(chosen ?? undefined)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': `${label}: use the country of the addresses` }}
      />
    </div>
  )
}
