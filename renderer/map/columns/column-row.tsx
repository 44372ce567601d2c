/** One column of a sheet: what it holds, which field it fills and why, and what is left to do about it. */
import { Button, Table } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronUp, IconCut, IconLink } from '@tabler/icons-react'
import { memo, useId, useRef, useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { ColumnPicture, ProblemValues } from '../../../shared/ipc.ts'
import {
  changeDefaults,
  changeReading,
  changeTarget,
  joinAlike,
  settleColumn,
} from '../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { isMapped, targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping } from '../../../shared/mapping/model/mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { sureFrom } from '../../../shared/mapping/model/undecided-columns.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { type MoneyMeaning, type MoneyTerms, moneyMeanings } from '../../../shared/money-terms.ts'
import { columnLetters } from '../../../shared/sheet.ts'
import { inColumn } from '../../../shared/words/cell-words.ts'
import { listed, showNumber } from '../../../shared/words/phrases.ts'
import { showValue } from '../../../shared/words/show-value.ts'
import { useCatalogue } from '../../asking/open-project.tsx'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { passFocusOn } from '../../parts/focus.ts'
import { ToneIcon } from '../../parts/tone-badge.tsx'
import { chooseForm, nouns, showCount } from '../../words/counting.ts'
import { ElementChoices } from '../element-choices.tsx'
import classes from '../map.module.css'
import { columnGoal, goalMark } from '../map-goal.tsx'
import { FieldPicker } from '../picker/field-picker.tsx'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { proposedCut } from '../values/proposed-cut.ts'
import { TranslateValues } from '../values/translate-values.tsx'
import type { SheetToPreview } from '../values/use-column-preview.ts'
import { WhySuggested } from '../why-suggested.tsx'
import { CountryOfColumn } from './country-of-column.tsx'
import {
  type Alike,
  DecideAlike,
  type Decision,
  LeaveOutQuestion,
  UndecidedActions,
  undecidedWords,
} from './undecided-column.tsx'
import type { HoldRow } from './use-held-rows.ts'
import { type ToDo, toDoOf, unusualOf } from './which-columns.ts'

type ColumnRowProps = {
  readonly sheet: string
  readonly column: ColumnMapping
  /** Tells it from others of the same heading. */
  readonly name: string
  readonly picture: ColumnPicture
  /** What stands against the mapping of the column; `''` when nothing does. */
  readonly problem: string
  /** Another column of the sheet fills its field too. */
  readonly isTwice: boolean
  readonly terms: MoneyTerms
  /** What the values become depends on it; of a column whose numbers ask for a country, or were just said to be of one. */
  readonly shown: SheetToPreview | null
  /** Two letters; said of other numbers. */
  readonly proposedCountry: string | null
  /** Whether its values are shown below it. */
  readonly isOpen: boolean
  /** It is no lower than this, in pixels; see `useHeldRows`. */
  readonly heldHeight: number | undefined
  readonly onOpen: (column: number | null) => void
  /** About to be changed. */
  readonly onHold: HoldRow
  readonly onChange: ChangeMapping
  /** Others like it, where it was just decided about. */
  readonly alike: Alike | undefined
  readonly onDecide: (column: number, decision: Decision) => void
}

/** A sheet may have a hundred columns, of which a change concerns one. */
export const ColumnRow = memo(function ColumnRow(props: ColumnRowProps) {
  const catalogue = useCatalogue()
  const { sheet, column, name, picture, terms, isOpen, heldHeight, onOpen } = props
  const rowRef = useRef<HTMLTableRowElement>(null)
  /** Its answer stands in the place of the question until the row is let go. */
  const [isCountrySaid, setIsCountrySaid] = useState(false)
  const onChange: ChangeMapping = (...change) => {
    setIsCountrySaid(false)
    props.onHold(column.column, rowRef.current)
    props.onChange(...change)
  }
  const [asksToLeave, setAsksToLeave] = useState(false)
  const isProtective = picture.suggestion?.protects !== undefined
  const { target } = column
  const leaf = target === null ? undefined : catalogue.leaf(fieldPathOf(target))
  const also = column.also?.map((one) => one.target) ?? []
  const letters = columnLetters(column.column)
  const wordsId = useId()
  const about = `${sheet} ${column.column}`
  const place = { sheet, column: column.column }
  const toDo = toDoOf(props, catalogue)
  const isUndecided = toDo === 'matters' || toDo === 'noField'
  const said = saidOf(props, toDo, catalogue)
  const isWrong = said.some(({ tone }) => tone === 'error')
  // Whoever chooses a field has looked at the column.
  const settled = (mapping: Mapping) => settleColumn(mapping, place)
  const confirmed = (mapping: Mapping) => settleColumn(mapping, place, picture.remarks)
  const setTarget = (chosen: string | null) => {
    if (chosen === null && isProtective) setAsksToLeave(true)
    else onChange((mapping) => settled(changeTarget(catalogue, mapping, place, chosen)))
  }
  const decide = (decision: Decision): void => {
    setAsksToLeave(false)
    // The buttons go with what they do.
    const last = rowRef.current?.querySelector<HTMLElement>('[data-kind="settles"]')
    if (last != null) passFocusOn(last, 'settles', `values ${column.column}`)
    props.onHold(column.column, rowRef.current)
    props.onDecide(column.column, decision)
  }
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Table.Tr
      ref={rowRef}
      h={heldHeight}
      className={isOpen ? classes.openRow : undefined}
      {...goalMark(...targetsOf(column), columnGoal(place))}
    >
      <Table.Th scope="row" className={classes.columnHead}>
        <div className={classes.columnName}>
          <span className={classes.letters}>{letters}</span>
          <span title={name}>{name}</span>
        </div>
        <span className={classes.samples} title={samplesOf(picture)}>
          {samplesOf(picture)}
        </span>
      </Table.Th>
      <Table.Td className={classes.columnField}>
        <div className={classes.choice}>
          {column.split === undefined ? (
            <FieldPicker
              label={`Field for ${name}`}
              target={target}
              onTarget={setTarget}
              noneLabel="Leave this column out"
              likely={likelyFor(picture)}
              {...(isWrong ? { problemId: wordsId } : { noteId: wordsId })}
            />
          ) : (
            <p className={classes.splitWords}>{splitWords(column, catalogue)}</p>
          )}
          {target !== null && <ElementChoices open="ofRow" label={name} target={target} onTarget={setTarget} />}
        </div>
        {also.length > 0 && <p className={classes.amounts}>Also fills {fieldsNamed(also, catalogue)}</p>}
        {picture.amounts.length > 0 && <p className={classes.amounts}>{amountsWords(column, picture, terms)}</p>}
        {props.shown !== null && (asksCountry(picture) || isCountrySaid) && (
          <CountryOfColumn
            name={name}
            shown={props.shown}
            column={column.column}
            proposed={props.proposedCountry}
            onColumn={(phoneCountry) => {
              onChange((mapping) => changeReading(mapping, place, { phoneCountry }))
              setIsCountrySaid(true)
            }}
            onAll={(phoneCountry) => {
              onChange((mapping) => changeDefaults(mapping, { phoneCountry }))
              setIsCountrySaid(true)
            }}
          />
        )}
        {props.alike !== undefined && (
          <div className={classes.alike} role="status">
            <DecideAlike about={about} {...props.alike} />
          </div>
        )}
        {isProtective && (
          <LeaveOutQuestion
            name={name}
            picture={picture}
            isOpen={asksToLeave}
            onCancel={() => setAsksToLeave(false)}
            onConfirm={() => decide('leftOut')}
          />
        )}
        <div className={classes.about}>
          <div id={wordsId} className={classes.said}>
            {said.length === 0 && <p className={classes.reason}>{reasonFor(column, picture)}</p>}
            {said.map(({ tone, words }) => (
              <p key={words} className={classes[tone]}>
                <ToneIcon tone={tone} size={16} />
                <span>{words}</span>
              </p>
            ))}
          </div>
          <span className={classes.actions}>
            {toDo === 'problem' && props.isTwice && target !== null && (
              <DecisionButton
                about={about}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconLink size={14} aria-hidden="true" />}
                aria-label={`Join them: ${name}`}
                onClick={() => onChange((mapping) => joinAlike(mapping, sheet, target))}
              >
                Join them
              </DecisionButton>
            )}
            {toDo === 'notInList' && leaf !== undefined && picture.notInList !== undefined && (
              <TranslateValues
                size="compact-xs"
                variant="light"
                label={name}
                leaf={leaf}
                distinct={picture.notInList.values}
                reading={column.reading ?? {}}
                words="Say what they mean…"
                aria-label={`Say what they mean: ${name}`}
                onReading={(change) => onChange((mapping) => changeReading(mapping, place, change))}
              />
            )}
            {toDo === 'asked' && picture.readAs !== undefined && (
              <DecisionButton
                about={about}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconLink size={14} aria-hidden="true" />}
                aria-label={`Put zeros in front: ${name}`}
                onClick={() => onChange((mapping) => changeReading(mapping, place, picture.readAs ?? {}))}
              >
                Put zeros in front
              </DecisionButton>
            )}
            {isMeaningOpen(picture) &&
              moneyMeanings.map((meaning) => (
                <DecisionButton
                  key={meaning}
                  about={about}
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`${meaningAnswers[meaning]}: ${name}`}
                  onClick={() => onChange((mapping) => changeReading(mapping, place, { meaning }))}
                >
                  {meaningAnswers[meaning]}
                </DecisionButton>
              ))}
            {isUndecided && (
              <UndecidedActions
                name={name}
                about={about}
                picture={picture}
                onField={setTarget}
                onInNote={() => decide('inNote')}
                onLeaveOut={() => (isProtective ? setAsksToLeave(true) : decide('leftOut'))}
              />
            )}
            {isUndecided && picture.suggestion?.holds === 'person' && (
              <DecisionButton
                about={about}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconCut size={14} aria-hidden="true" />}
                aria-label={`Cut into first and last name: ${name}`}
                onClick={() =>
                  void proposedCut(catalogue, place, picture.samples).then((cut) =>
                    onChange((mapping) => settled(cut(mapping))),
                  )
                }
              >
                Cut into first and last name
              </DecisionButton>
            )}
            {toDo !== null && canBeSettled.has(toDo) && (
              <DecisionButton
                about={about}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconCheck size={14} aria-hidden="true" />}
                aria-label={`${settleWords(target)}: ${name}`}
                data-kind="settles"
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget, 'settles', `values ${column.column}`)
                  onChange(confirmed)
                }}
              >
                {settleWords(target)}
              </DecisionButton>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              rightSection={<Chevron size={14} aria-hidden="true" />}
              aria-label={`Values of ${name}`}
              data-kind={`values ${column.column}`}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : column.column)}
            >
              Values
            </Button>
          </span>
        </div>
        {isOpen && <WhySuggested name={name} picture={picture} catalogue={catalogue} />}
      </Table.Td>
    </Table.Tr>
  )
})

const samplesShown = 3

const samplesOf = ({ samples }: ColumnPicture): string =>
  samples.length === 0 ? 'no values' : samples.slice(0, samplesShown).join(' · ')

/** "“120.50” → owes 120.50 (sent as −120.50)", and where nothing says what a plain number is, that too. */
function amountsWords({ reading }: ColumnMapping, picture: ColumnPicture, terms: MoneyTerms): string {
  const { amounts, detected } = picture
  const becomes = amounts.map(
    ({ shown, sent }) => `“${shown}” → ${showValue({ kind: 'decimal', money: 'balance' }, sent, terms)}`,
  )
  const isSaid = reading?.meaning !== undefined || detected.meaning !== undefined
  return [
    ...becomes,
    ...(isSaid || isMeaningOpen(picture) ? [] : ['Not right? Say at “Values” what a plain number is.']),
  ].join(' · ')
}

const meaningAnswers: Readonly<Record<MoneyMeaning, string>> = {
  owed: 'Customers owe it',
  credit: 'It is in credit',
}

const isMeaningOpen = ({ remarks }: ColumnPicture): boolean =>
  remarks.some(({ code }) => code === 'balance_meaning_open')

const likelyFor = ({ suggestion }: ColumnPicture): readonly string[] =>
  suggestion?.target == null ? (suggestion?.likely ?? nothingLikely) : [suggestion.target]
const nothingLikely: readonly string[] = []

/** What a person may rightly want so. */
const canBeSettled: ReadonlySet<ToDo> = new Set(['guess', 'twoWays', 'remark', 'unusual', 'unusualNumbers'])

const settleWords = (target: string | null): string => (target === null ? 'Leave it out' : 'This is right')

function splitWords(column: ColumnMapping, catalogue: Catalogue): string {
  const targets = targetsOf(column)
  return targets.length === 0
    ? `Column ${columnLetters(column.column)} is cut into parts that fill nothing yet`
    : `Fills ${fieldsNamed(targets, catalogue)}`
}

const fieldsNamed = (targets: readonly string[], catalogue: Catalogue): string =>
  listed(targets.map((target) => `“${targetLabel(catalogue, target)}”`))

type Said = { readonly tone: 'error' | 'warning'; readonly words: string }

/** What stands in the way of an account. */
const errors: ReadonlySet<ToDo> = new Set(['problem', 'asked', 'notInList', 'matters'])

/** What is to be decided here, and what is to be mended in Check. */
function saidOf(row: ColumnRowProps, toDo: ToDo | null, catalogue: Catalogue): readonly Said[] {
  const { picture, column } = row
  const [first] = isMapped(column) ? picture.firstErrors : []
  const toDecide: Said[] =
    toDo === null ? [] : [{ tone: errors.has(toDo) ? 'error' : 'warning', words: problemWords(toDo, row, catalogue) }]
  if (first === undefined) return toDecide
  // Its column is the one that this stands at.
  const message = sayMessage(first.message).replace(`, ${inColumn(picture)}`, '')
  const words = `${showCount(picture.errorCount, nouns.value)} to mend in Check. ${message}`
  return [...toDecide, { tone: 'error', words }]
}

export const asksCountry = ({ asked }: ColumnPicture): boolean => asked?.code === 'phone_country_missing'

const valuesNamed = 3

/** "3 of its values are not in the list that the service takes: “N”, “S” and “old”. Say what each means, or mend them in Check." */
function notInListWords({ values, restCount }: ProblemValues): string {
  const count = values.length + restCount
  return `${showNumber(count)} of its values ${chooseForm(count, 'is', 'are')} not in the list that the service takes: ${someListed(
    values.map(({ value }) => value),
    restCount,
  )}. Say what ${chooseForm(count, 'it means', 'each means')}, or mend ${chooseForm(count, 'it', 'them')} in Check.`
}

function someListed(values: readonly string[], beyond = 0): string {
  const shown = values.slice(0, valuesNamed).map((value) => `“${value}”`)
  const rest = values.length + beyond - shown.length
  return listed(rest === 0 ? shown : [...shown, `${showNumber(rest)} more`])
}

function problemWords(
  toDo: ToDo,
  { column, picture, problem }: Pick<ColumnRowProps, 'column' | 'picture' | 'problem'>,
  catalogue: Catalogue,
): string {
  switch (toDo) {
    case 'problem':
      return problem
    case 'asked': {
      const { count = 0, message } = picture.asked ?? {}
      const waiting = `${showCount(count, nouns.value)} ${chooseForm(count, 'waits', 'wait')} for an answer here.`
      // The question above says the rest.
      return asksCountry(picture)
        ? waiting
        : `${waiting} ${message === undefined ? '' : sayMessage(message).replace(`, ${inColumn(picture)}`, '')}`
    }
    case 'notInList':
      return picture.notInList === undefined ? '' : notInListWords(picture.notInList)
    case 'twoWays':
    case 'remark':
      return picture.remarks.map(({ message }) => sayMessage(message)).join(' ')
    case 'unusualNumbers': {
      const { count = 0, example = '' } = picture.unusualNumbers ?? {}
      return `${showNumber(count)} of ${showCount(picture.filledCount, nouns.number)} ${chooseForm(count, 'is', 'are')} not in use in ${chooseForm(count, 'its', 'their')} country, such as “${example}”. Are they another country’s? Choose it at “Values” for all numbers, or in Check for some.`
    }
    case 'unusual': {
      const unusual = unusualOf(column, picture, catalogue)
      return `${someListed(unusual)} ${unusual.length === 1 ? 'is' : 'are'} unusual for this field. Leave what is right; translate what means something else.`
    }
    case 'guess':
      return `A guess, please look: ${picture.suggestion?.reason ?? ''}`
    case 'matters':
      return undecidedWords(picture)
    case 'noField':
      // Errors of a column that fills nothing are about its lack.
      return picture.firstErrors[0] === undefined ? undecidedWords(picture) : sayMessage(picture.firstErrors[0].message)
  }
}

const quiteSureFrom = 0.85

/** Why the column has the field it has; how sure that is, only where there is a doubt. */
function reasonFor(column: ColumnMapping, { suggestion }: ColumnPicture): string {
  const { target, reading, join, split, isSettled } = column
  if (split !== undefined) {
    const isSuggested = JSON.stringify(suggestion?.split) === JSON.stringify(split)
    return isSuggested && suggestion !== null ? suggestion.reason : 'Cut by you.'
  }
  if (reading?.label !== undefined) return `Kept in a note of the account, as “${reading.label}: …”.`
  if (join !== undefined) return 'Joined with other columns into one value.'
  if (suggestion === null || suggestion.target !== target)
    return target === null ? 'Left out by you.' : 'Chosen by you.'
  if (isSettled === true) return target === null ? 'Left out by you.' : 'Confirmed by you.'
  if (target === null || suggestion.confidence >= quiteSureFrom) return suggestion.reason
  return suggestion.confidence >= sureFrom ? `Likely: ${suggestion.reason}` : `A guess: ${suggestion.reason}`
}
