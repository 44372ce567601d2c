/** The question of which country the numbers of a column are, answered at the column: for it alone, or for all that say nothing else. */
import { useState } from 'react'
import type { SheetMapping } from '../../shared/mapping/mapping.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { CountryQuestion } from '../parts/country-question.tsx'
import { DecisionButton } from '../parts/decision-button.tsx'
import { floatingList } from './floating-lists.tsx'
import { countryOptions } from './values/countries.ts'
import type { SheetToPreview } from './values/use-column-preview.ts'

type Props = {
  readonly name: string
  readonly shown: SheetToPreview
  readonly column: number
  readonly onColumn: (country: string) => void
  readonly onAll: (country: string) => void
}

/** So many numbers show whether it is right. */
const numbersShown = 10

export function CountryOfColumn({ name, shown, column, onColumn, onAll }: Props) {
  const [country, setCountry] = useState<string | null>(null)
  const { sheet, defaults, constants } = shown
  const asked = { sheet: withCountry(sheet, column, country), column, defaults, constants: [...constants] }
  // Nothing of what came of another country is said of this one.
  const read = useDeskQuery('previewColumn', asked, { isOn: country !== null })
  const numbers =
    read.state !== 'done'
      ? null
      : read.value.lines.slice(0, numbersShown).map((line) => {
          const result = line.results.find(({ state }) => state === 'sent')
          return { shown: line.shown, becomes: result === undefined ? null : String(result.value) }
        })
  return (
    <CountryQuestion
      about={name}
      options={countryOptions}
      country={country}
      onCountry={setCountry}
      numbers={numbers}
      comboboxProps={floatingList}
    >
      {country !== null && (
        <>
          <DecisionButton
            about={`${name} everywhere`}
            size="compact-sm"
            aria-label={`It is our own: use it for all columns: ${name}`}
            onClick={() => onAll(country)}
          >
            It is our own: use it for all columns
          </DecisionButton>
          <DecisionButton
            about={`${name} alone`}
            size="compact-sm"
            variant="default"
            aria-label={`Only this column: ${name}`}
            onClick={() => onColumn(country)}
          >
            Only this column
          </DecisionButton>
        </>
      )}
    </CountryQuestion>
  )
}

const withCountry = (sheet: SheetMapping, column: number, country: string | null): SheetMapping =>
  country === null
    ? sheet
    : {
        ...sheet,
        columns: sheet.columns.map((one) =>
          one.column === column ? { ...one, reading: { ...one.reading, phoneCountry: country } } : one,
        ),
      }
