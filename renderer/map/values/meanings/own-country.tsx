/** The supplier’s own country: that of phone numbers without +, for all columns that say nothing else. */
import { say } from '../../../../shared/messages/say.ts'
import { CountrySelect } from '../../../components/dialogs/country-select.tsx'
import { floatingList } from '../../floating-lists.tsx'
import classes from '../values.module.css'

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
      <CountrySelect
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        label={say('own_country')}
        aria-label={say('own_country_of', { column: label })}
        placeholder={say('as_addresses_say')}
        value={country ?? null}
        onChange={(chosen) => onCountry(chosen ?? undefined)}
        clearable
        clearButtonProps={{ 'aria-label': say('use_country_of_addresses', { column: label }) }}
      />
    </div>
  )
}
