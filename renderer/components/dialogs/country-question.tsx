/** Asks of which country phone numbers without + are, and shows what would become of the first of them. */

import type { ComboboxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { say } from '../../../shared/messages/say.ts'
import classes from './country-question.module.css'
import { CountrySelect } from './country-select.tsx'

type NumberRead = { readonly shown: string; readonly becomes: string | null }

type Props = {
  /** Tells the question from others on the page. */
  readonly about: string
  readonly asking?: string
  /** Two letters; `null` until one is chosen or proposed. */
  readonly country: string | null
  readonly onCountry: (country: string | null) => void
  /** As they would be read with the chosen country; `null` until that is known. */
  readonly numbers: readonly NumberRead[] | null
  readonly comboboxProps?: ComboboxProps
  /** What can be done with the answer. */
  readonly children: ReactNode
}

/** So many show whether it is right. */
const numbersShown = 10

export function CountryQuestion({ about, asking, country, onCountry, numbers, comboboxProps, children }: Props) {
  return (
    <section className={classes.question} aria-label={say('country_of', { about })}>
      <CountrySelect
        {...(comboboxProps && { comboboxProps })}
        size="xs"
        label={asking ?? say('which_country')}
        placeholder={say('type_country')}
        value={country}
        onChange={onCountry}
      />
      {country !== null && numbers !== null && (
        <>
          {numbers.length > 0 && (
            <ul className={classes.numbers} aria-label={say('what_numbers_become')}>
              {numbers.slice(0, numbersShown).map(({ shown, becomes }) => (
                <li key={shown}>{say('number_becomes', { shown, becomes })}</li>
              ))}
            </ul>
          )}
          <div className={classes.answers}>{children}</div>
        </>
      )}
    </section>
  )
}
