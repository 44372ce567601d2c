/** Asks of which country phone numbers without + are, and shows what would become of the first of them. */

import type { ComboboxProps } from '@mantine/core'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { countryOptions } from '../words/countries.ts'
import classes from './country-question.module.css'

export type NumberRead = { readonly shown: string; readonly becomes: string | null }

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

export function CountryQuestion({
  about,
  asking = 'Which country are these numbers of?',
  country,
  onCountry,
  numbers,
  comboboxProps,
  children,
}: Props) {
  return (
    <section className={classes.question} aria-label={`Country of ${about}`}>
      <Select
        {...(comboboxProps && { comboboxProps })}
        size="xs"
        label={asking}
        placeholder="Type its name"
        data={countryOptions}
        value={country}
        onChange={onCountry}
        searchable
        selectFirstOptionOnChange
      />
      {country !== null && numbers !== null && (
        <>
          {numbers.length > 0 && (
            <ul className={classes.numbers} aria-label="What would become of the first numbers">
              {numbers.slice(0, numbersShown).map(({ shown, becomes }) => (
                <li key={shown}>
                  {shown} → {becomes ?? 'can’t be read'}
                </li>
              ))}
            </ul>
          )}
          <div className={classes.answers}>{children}</div>
        </>
      )}
    </section>
  )
}
