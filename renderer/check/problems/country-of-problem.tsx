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
import { sayMessage } from '../../../shared/messages/say.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import { CountryQuestion } from '../../parts/country-question.tsx'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { showCount } from '../../words/counting.ts'
import { countryName } from '../../words/countries.ts'
import { useSelectedRows } from '../sheet/selected-rows.tsx'
import { ClosedCells, type Fixing } from './fix-dialog.tsx'
import classes from './problems.module.css'

type Props = {
  readonly group: ProblemGroup
  readonly column: ProblemColumn
  readonly name: string
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
  const { group, name } = props
  const [isAsked, setIsAsked] = useState(isOpenOf(group))
  if (isAsked) return <Question {...props} />
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconWorld size={15} aria-hidden="true" />}
      aria-label={`Of another country: ${name}`}
      onClick={() => setIsAsked(true)}
    >
      Of another country…
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
  const list = asked.state === 'done' ? asked.value : null
  const fixes = list?.fixes ?? []
  const selected = useSelectedRows(sheet)
  const ofSelected = fixes.filter((fix) => fix.sheet === sheet && selected.has(fix.row))
  const isSome = selected.size > 1 && ofSelected.length > 0
  const change = (some: readonly Fix[]) => void onFix(some.flatMap(editsOf), 'Ctrl+Z takes all of it back at once.')
  const ofRows = ofSelected.length > 0 && (
    <DecisionButton
      about={`${country} ${ofSelected.map(({ row }) => row).join(' ')}`}
      size="compact-sm"
      variant={isSome ? 'filled' : 'default'}
      onClick={() => change(ofSelected)}
    >
      {isSome ? `Only the ${showCount(ofSelected.length, selectedNumbers)}` : `Only row ${ofSelected[0]?.row}`}
    </DecisionButton>
  )
  return (
    <CountryQuestion
      about={`${name}: ${sayMessage(group.title)}`}
      asking={`Which country are the numbers in ${name} of?`}
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
                    `Phone numbers without + are read as numbers of ${countryName(country)}. Change it in Map, under the values of a column of phone numbers.`,
                  )
                }
              >
                It is our own: use it for all columns
              </DecisionButton>
              <DecisionButton
                about={`${country} ${column.column} ${sheet}`}
                size="compact-sm"
                variant="default"
                onClick={() =>
                  onMapping(
                    (before) => changeReading(before, place, { phoneCountry: country }),
                    `Numbers without + in ${name} are read as numbers of ${countryName(country)}. Change it in Map, under the values of the column.`,
                  )
                }
              >
                All of this column
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
              {fixes.length === 1 ? 'Change it' : `Change these ${showNumber(fixes.length)}`}
            </DecisionButton>
          )}
          {!isSome && ofRows}
        </>
      )}
    </CountryQuestion>
  )
}

const selectedNumbers = { one: 'one in the selected rows', other: 'in the selected rows' }

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
  const found = Math.min(count, here.length + (total - fixes.length) + closed.cells)
  const words = `${showNumber(found)} of ${showNumber(count)} can be read so.`
  return found === 0 ? words : `${words} Select rows in the sheet to answer for them alone.`
}
