/** The question of which country the numbers of a problem are, answered on it: for all of the column, or for the rows that are selected. */

import { Button } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { CellEdit, Fix, FixList, ProblemColumn, ProblemGroup } from '../../../shared/ipc.ts'
import { changeDefaults, changeReading } from '../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { proposedCountry } from '../../../shared/mapping/read/detect/proposed-country.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { CountryQuestion } from '../../components/dialogs/country-question.tsx'
import { hidden, Said } from '../../components/said/said.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { countryName } from '../../words/countries.ts'
import { useSelectedRows } from '../sheet/selected-rows.tsx'
import { ClosedCells, type Fixing } from './fix-dialog.tsx'
import classes from './problems.module.css'

type Props = {
  readonly group: ProblemGroup
  readonly column: ProblemColumn
  readonly name: string
  /** No other column of the problem is asked about. */
  readonly isOnly: boolean
  readonly mapping: Mapping
  readonly onMapping: (change: (mapping: Mapping) => Mapping, said: string) => void
  readonly onFix: Fixing
}

/** Nothing says their country: that of the column is asked for. Of others it is known, and only some may be of another one. */
const isOpenOf = ({ code }: ProblemGroup): boolean => code === 'phone_country_missing'

/** What is said of numbers that may be of another country than the one they were read with. */
const ofCountries: ReadonlySet<string> = new Set(['phone_country_missing', 'phone_unreadable', 'phone_unusual'])

/** A cell that holds a number and nothing else can say its country itself. */
export function asksCountry(
  { code }: ProblemGroup,
  place: ProblemColumn,
  { sheets }: Mapping,
  catalogue: Catalogue,
): boolean {
  if (!ofCountries.has(code)) return false
  const column = sheets
    .find(({ sheet }) => sheet === place.sheet)
    ?.columns.find(({ column: number }) => number === place.column)
  if (column?.target == null || column.split !== undefined || column.join !== undefined) return false
  return catalogue.leaf(fieldPathOf(column.target))?.kind === 'phone'
}

export function CountryOfProblem(props: Props) {
  const { group, name, isOnly } = props
  const [isAsked, setIsAsked] = useState(isOpenOf(group))
  if (isAsked) return <Question {...props} />
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconWorld size={15} aria-hidden="true" />}
      onClick={() => setIsAsked(true)}
    >
      {isOnly ? (
        <Said of="of_another_country" values={{ column: name }} marks={{ hidden }} />
      ) : (
        say('of_another_country_in', { column: name })
      )}
    </Button>
  )
}

function Question({ group, column, name, mapping, onMapping, onFix }: Props) {
  const { code, level } = group
  const { sheet } = column
  const isOpen = isOpenOf(group)
  const [chosen, setChosen] = useState<string | null>(null)
  const country = chosen ?? (isOpen ? proposedCountry(mapping) : null)
  const place = { sheet, column: column.column }
  const asked = useDeskQuery(
    'listFixes',
    { code, level, in: place, ...(country === null ? {} : { country }) },
    { isOn: country !== null },
  )
  const list = asked.value ?? null
  const fixes = list?.fixes ?? []
  const selected = useSelectedRows(sheet)
  const ofSelected = fixes.filter((fix) => fix.sheet === sheet && selected.has(fix.row))
  const isSome = selected.size > 1 && ofSelected.length > 0
  const change = (some: readonly Fix[]) => void onFix(some.flatMap(editsOf), say('undone_at_once'))
  const ofRows = ofSelected.length > 0 && (
    <DecisionButton
      about={`${country} ${ofSelected.map(({ row }) => row).join(' ')}`}
      size="compact-sm"
      variant={isSome ? 'filled' : 'default'}
      onClick={() => change(ofSelected)}
    >
      {isSome
        ? say('only_selected_numbers', { count: ofSelected.length })
        : say('only_this_row', { row: ofSelected[0]?.row ?? '' })}
    </DecisionButton>
  )
  return (
    <CountryQuestion
      about={say('country_of_problem', { column: name, problem: sayMessage(group.title) })}
      asking={say('which_country_in', { column: name })}
      country={country}
      onCountry={setChosen}
      numbers={list === null ? null : numbersOf(isSome ? ofSelected : fixes)}
    >
      {country !== null && list !== null && (
        <>
          <p className={classes.ofNumbers}>{readableWords(column, list)}</p>
          <ClosedCells closed={list.closed} />
          {isSome && ofRows}
          {isOpen && (
            <>
              <DecisionButton
                about={`${country} everywhere`}
                size="compact-sm"
                variant={isSome ? 'default' : 'filled'}
                onClick={() =>
                  onMapping(
                    (before) => changeDefaults(before, { phoneCountry: country }),
                    say('country_used_everywhere', { country: countryName(country) }),
                  )
                }
              >
                {say('our_own_country')}
              </DecisionButton>
              <DecisionButton
                about={`${country} ${column.column} ${sheet}`}
                size="compact-sm"
                variant="default"
                onClick={() =>
                  onMapping(
                    (before) => changeReading(before, place, { phoneCountry: country }),
                    say('country_used_in_column', { column: name, country: countryName(country) }),
                  )
                }
              >
                {say('all_of_column')}
              </DecisionButton>
            </>
          )}
          {!isOpen && fixes.length > 0 && (
            <DecisionButton
              about={`${country} all`}
              size="compact-sm"
              variant={isSome ? 'default' : 'filled'}
              onClick={() => change(fixes)}
            >
              {say('change_these_numbers', { count: fixes.length })}
            </DecisionButton>
          )}
          {!isSome && ofRows}
        </>
      )}
    </CountryQuestion>
  )
}

const editsOf = ({ cells }: Fix): readonly CellEdit[] =>
  cells.map(({ from: _, to, ...place }) => ({ ...place, text: to }))

/** Each number once, as the question has a line for each. */
const numbersOf = (fixes: readonly Fix[]) =>
  [...new Map(fixes.flatMap(({ cells }) => cells.map(({ from, to }) => [from, to] as const)))].map(
    ([shown, becomes]) => ({ shown, becomes }),
  )

/** "25 of 37 can be read so. Select rows in the sheet to answer for them alone." */
function readableWords({ sheet, column, count }: ProblemColumn, { fixes, total, closed }: FixList): string {
  const here = fixes.flatMap(({ cells }) => cells.filter((cell) => cell.sheet === sheet && cell.column === column))
  const found = Math.min(count, here.length + (total - fixes.flatMap(({ cells }) => cells).length) + closed.cells)
  return say('numbers_readable', { found, count })
}
