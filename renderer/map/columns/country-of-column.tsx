/** The question of which country the numbers of a column are, answered at the column: for it alone, or for all that say nothing else. */
import { useState } from 'react'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { CountryQuestion } from '../../components/dialogs/country-question.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { floatingList } from '../floating-lists.tsx'
import type { SheetToPreview } from '../values/use-column-preview.ts'

type Props = {
  readonly name: string
  readonly shown: SheetToPreview
  readonly column: number
  /** Two letters; said of other numbers. */
  readonly proposed: string | null
  readonly onColumn: (country: string) => void
  readonly onAll: (country: string) => void
}

export function CountryOfColumn({ name, shown, column, proposed, onColumn, onAll }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  const country = chosen ?? proposed
  const { sheet, defaults, constants } = shown
  const asked = { sheet: withCountry(sheet, column, country), column, defaults, constants: [...constants] }
  // Nothing of what came of another country is said of this one.
  const read = useDeskQuery('previewColumn', asked, { isOn: country !== null })
  const numbers =
    read.state !== 'done'
      ? null
      : read.value.lines.map((line) => {
          const result = line.results.find(({ state }) => state === 'sent')
          return { shown: line.shown, becomes: result === undefined ? null : String(result.value) }
        })
  const answer = (said: string, tell: (country: string) => void): void => {
    setChosen(said)
    setAnswered(said)
    tell(said)
  }
  return (
    <CountryQuestion
      about={name}
      country={country}
      onCountry={setChosen}
      numbers={numbers}
      comboboxProps={floatingList}
    >
      {country !== null && country === answered && <span role="status">{say('numbers_read_so')}</span>}
      {country !== null && country !== answered && (
        <>
          <DecisionButton
            about={`${name} everywhere`}
            size="compact-sm"
            aria-label={say('words_about', { words: say('our_own_country'), about: name })}
            onClick={() => answer(country, onAll)}
          >
            {say('our_own_country')}
          </DecisionButton>
          <DecisionButton
            about={`${name} alone`}
            size="compact-sm"
            variant="default"
            aria-label={say('words_about', { words: say('country_of_this_only'), about: name })}
            onClick={() => answer(country, onColumn)}
          >
            {say('country_of_this_only')}
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
