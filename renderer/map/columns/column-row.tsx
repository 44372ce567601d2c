/** One column of a sheet: what it holds, which field it fills and why, and what is left to do about it. */
import { Button, Table } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronUp, IconCut, IconLink } from '@tabler/icons-react'
import { memo, useId, useRef, useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Ask, ColumnPicture } from '../../../shared/ipc.ts'
import { timeZoneHere } from '../../../shared/mapping/locale/time-zone.ts'
import {
  changeDefaults,
  changeReading,
  chooseTarget,
  joinAlike,
  settleColumn,
} from '../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { isMapped, targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { ColumnMapping, Mapping, Reading } from '../../../shared/mapping/model/mapping.ts'
import { isConfirmed, sureFrom } from '../../../shared/mapping/model/undecided-columns.ts'
import { isPlainAmount } from '../../../shared/mapping/read/detect/balance-meaning.ts'
import { type PlainKey, say, sayLabel, sayMessage } from '../../../shared/messages/say.ts'
import { firstListed, listed, quoted, type Written } from '../../../shared/messages/values.ts'
import { type MoneyMeaning, type MoneyTerms, moneyMeanings } from '../../../shared/service/money-terms.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { showValue } from '../../../shared/words/show-value.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { passFocusOn } from '../../components/focus.ts'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { aboutField } from '../../help/about.ts'
import { HelpLink, helpAbout } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useSentForeseen } from '../../queries/use-sent-foreseen.ts'
import { ElementChoices } from '../element-choices.tsx'
import classes from '../map.module.css'
import { columnGoal, goalMark } from '../map-goal.tsx'
import { FieldPicker } from '../picker/field-picker.tsx'
import { targetsQuoted } from '../targets-quoted.ts'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { proposedCut } from '../values/cut/proposed-cut.ts'
import { TranslateValues } from '../values/meanings/translate-values.tsx'
import { unusualValues } from '../values/meanings/translations.ts'
import type { SheetToPreview } from '../values/use-column-preview.ts'
import { WhySuggested } from '../why-suggested.tsx'
import { CountryOfColumn } from './country-of-column.tsx'
import { SetAsideByColumn } from './set-aside-by-column.tsx'
import {
  type Alike,
  DecideAlike,
  type Decision,
  KeepInNote,
  LeaveOutQuestion,
  UndecidedActions,
  undecidedWords,
} from './undecided-column.tsx'
import type { HoldRow } from './use-held-rows.ts'
import { openOf, type ToDo, toDosOf } from './which-columns.ts'

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
  readonly onSetAside: (column: number, kinds: readonly string[]) => void
  /** What came of that; `null` where it was not done, or is taken back. */
  readonly asideSaid: string | null
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
  const [asksAside, setAsksAside] = useState(false)
  const isProtective = picture.suggestion?.protects !== undefined
  const { target } = column
  const leaf = target === null ? undefined : catalogue.leaf(fieldPathOf(target))
  const also = column.also?.map((one) => one.target) ?? []
  const letters = columnLetters(column.column)
  const wordsId = useId()
  const mark = `${sheet} ${column.column}`
  const about = (words: string): string => say('words_about', { words, about: name })
  const place = { sheet, column: column.column }
  const toDos = toDosOf(props)
  const [toDo = null] = toDos
  const isUndecided = toDo === 'matters' || toDo === 'noField'
  const isLeftOut = !isUndecided && !isMapped(column) && picture.filledCount > 0
  const ofList = toDo === 'notInList' ? listField(column, picture, catalogue) : undefined
  const said = saidOf(props, toDos)
  const isWrong = said.some(({ tone }) => tone === 'error')
  const confirmed = (mapping: Mapping) =>
    settleColumn(mapping, place, [
      ...picture.remarks,
      ...(picture.unusual?.values ?? []),
      ...(picture.unusualNumbers?.values ?? []),
    ])
  const onReading = (reading: Reading) => onChange((mapping) => changeReading(mapping, place, reading))
  const setTarget = (chosen: string | null) => {
    if (chosen === null && isProtective) setAsksToLeave(true)
    else onChange((mapping) => chooseTarget(catalogue, mapping, place, chosen))
  }
  const passFocus = (kind = 'toDecide') =>
    rowRef.current && passFocusOn(rowRef.current, kind, `values ${column.column}`)
  const decide = (decision: Decision): void => {
    setAsksToLeave(false)
    // The buttons go with what they do.
    if (toDo !== null) passFocus()
    else if (isLeftOut) passFocus('')
    props.onHold(column.column, rowRef.current)
    props.onDecide(column.column, decision)
  }
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Table.Tr
      ref={rowRef}
      tabIndex={-1}
      data-kind={toDo === null ? undefined : 'toDecide'}
      h={heldHeight}
      className={isOpen ? classes.openRow : undefined}
      {...helpAbout(leaf === undefined ? undefined : aboutField(leaf.path))}
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
              label={say('field_for_column', { column: name })}
              target={target}
              onTarget={setTarget}
              noneLabel={say('leave_this_column_out')}
              likely={likelyFor(picture)}
              {...(isWrong ? { problemId: wordsId } : { noteId: wordsId })}
            />
          ) : (
            <p className={classes.splitWords}>{splitWords(column, catalogue)}</p>
          )}
          {leaf !== undefined && <HelpLink about={aboutField(leaf.path)} what={sayLabel(leaf.label)} />}
          {target !== null && <ElementChoices open="ofRow" label={name} target={target} onTarget={setTarget} />}
        </div>
        {also.length > 0 && (
          <p className={classes.amounts}>{say('column_also_fills', { fields: targetsQuoted(catalogue, also) })}</p>
        )}
        {picture.titlesLeftOut !== undefined && (
          <p className={classes.amounts}>{say('titles_not_sent', { titles: someListed(picture.titlesLeftOut) })}</p>
        )}
        {picture.amounts.length > 0 && <p className={classes.amounts}>{amountsWords(picture, terms)}</p>}
        {isMeaningTaken(column, picture) && (
          <div className={classes.about}>
            <span className={classes.amounts}>{say('is_plain_number_owed')}</span>
            <ReadingAnswers
              {...{ mark, about }}
              answers={isReadInOneWay(column) ? meaningsToSay() : []}
              onReading={onReading}
            />
          </div>
        )}
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
            <DecideAlike about={mark} {...props.alike} />
          </div>
        )}
        {props.asideSaid !== null && (
          <p className={classes.amounts} role="status">
            {props.asideSaid}
          </p>
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
        {asksAside && (
          <SetAsideByColumn
            sheet={sheet}
            column={column.column}
            name={name}
            onSetAside={(kinds) => {
              setAsksAside(false)
              passFocus()
              props.onHold(column.column, rowRef.current)
              props.onSetAside(column.column, kinds)
            }}
            onClose={() => setAsksAside(false)}
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
                about={mark}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconLink size={14} aria-hidden="true" />}
                aria-label={about(say('join_them'))}
                onClick={() => onChange((mapping) => joinAlike(mapping, catalogue, sheet, target))}
              >
                {say('join_them')}
              </DecisionButton>
            )}
            {toDo === 'notInList' && ofList !== undefined && picture.notInList !== undefined && (
              <TranslateValues
                size="compact-xs"
                variant="light"
                label={
                  ofList.also === undefined
                    ? name
                    : say('also_filled', { column: name, field: targetsQuoted(catalogue, [ofList.target]) })
                }
                leaf={ofList.leaf}
                distinct={picture.notInList.values}
                reading={ofList.reading}
                words={say('say_what_they_mean')}
                aria-label={say('say_what_values_mean', { column: name })}
                onReading={(change) => {
                  passFocus()
                  onChange((mapping) =>
                    changeReading(mapping, ofList.also === undefined ? place : { ...place, also: ofList.also }, change),
                  )
                }}
              />
            )}
            {toDo === 'asked' && picture.readAs !== undefined && (
              <ZerosInFront
                about={mark}
                name={about(say('zeros_in_front'))}
                column={{ ...place, readAs: picture.readAs }}
                onRead={() => onChange((mapping) => changeReading(mapping, place, picture.readAs ?? {}))}
              />
            )}
            <ReadingAnswers {...{ mark, about }} answers={answersFor(column, picture)} onReading={onReading} />
            {isUndecided && (
              <UndecidedActions
                name={name}
                about={mark}
                picture={picture}
                onField={setTarget}
                onInNote={() => decide('inNote')}
                onSetAside={() => setAsksAside(true)}
                onLeaveOut={() => (isProtective ? setAsksToLeave(true) : decide('leftOut'))}
              />
            )}
            {isLeftOut && <KeepInNote name={name} about={mark} onInNote={() => decide('inNote')} />}
            {isUndecided && picture.suggestion?.holds === 'person' && (
              <DecisionButton
                about={mark}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconCut size={14} aria-hidden="true" />}
                aria-label={about(say('cut_into_names'))}
                onClick={() =>
                  // What of it goes nowhere is asked next.
                  void proposedCut(catalogue, place, picture.samples).then((cut) => onChange(cut))
                }
              >
                {say('cut_into_names')}
              </DecisionButton>
            )}
            {toDo !== null && canBeSettled.has(toDo) && (
              <DecisionButton
                about={mark}
                size="compact-xs"
                variant="subtle"
                leftSection={<IconCheck size={14} aria-hidden="true" />}
                aria-label={about(say(settleWords(column)))}
                onClick={() => {
                  passFocus()
                  // An answer about countries stays: it fills the room that is held for the row.
                  props.onHold(column.column, rowRef.current)
                  props.onChange(confirmed)
                }}
              >
                {say(settleWords(column))}
              </DecisionButton>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              rightSection={<Chevron size={14} aria-hidden="true" />}
              aria-label={say('values_of_column', { column: name })}
              data-kind={`values ${column.column}`}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : column.column)}
            >
              {say('column_values')}
            </Button>
          </span>
        </div>
        {isOpen && <WhySuggested name={name} picture={picture} catalogue={catalogue} />}
      </Table.Td>
    </Table.Tr>
  )
})

/** Which of the fields that a column fills takes other values than it has; `also`: where it is not the first. */
function listField(
  { target, reading: first = {}, also = [] }: ColumnMapping,
  picture: ColumnPicture,
  catalogue: Catalogue,
) {
  const more = also.map(({ target, reading = first }, also) => ({ target, reading, also }))
  const all = target === null ? [] : [{ target, reading: first, also: undefined }, ...more]
  const closed = all.flatMap((one) => {
    const leaf = catalogue.leaf(fieldPathOf(one.target))
    return leaf?.isClosed === true ? [{ ...one, leaf }] : []
  })
  const values = picture.notInList?.values ?? []
  return closed.find(({ leaf, reading }) => unusualValues(values, leaf, reading).length > 0) ?? closed[0]
}

const samplesShown = 3

const samplesOf = ({ samples }: ColumnPicture): string =>
  samples.length === 0 ? say('no_values') : samples.slice(0, samplesShown).join(' · ')

type ZerosInFrontProps = {
  readonly about: string
  readonly name: string
  readonly column: Ask<'foreseeSent'>['columns'][number]
  readonly onRead: () => void
}

function ZerosInFront({ about, name, column, onRead }: ZerosInFrontProps) {
  const { words, isInTheWay } = useSentForeseen([column])
  return (
    <>
      {words !== null && <span className={classes.amounts}>{words}</span>}
      {!isInTheWay && (
        <DecisionButton
          about={about}
          size="compact-xs"
          variant="subtle"
          leftSection={<IconLink size={14} aria-hidden="true" />}
          aria-label={name}
          onClick={onRead}
        >
          {say('zeros_in_front')}
        </DecisionButton>
      )}
    </>
  )
}

/** "“120.50” → owes 120.50 (sent as −120.50)". */
const amountsWords = ({ amounts }: ColumnPicture, terms: MoneyTerms): string =>
  amounts
    .map(({ shown, sent }) =>
      say('amount_becomes', { shown, sent: showValue({ kind: 'decimal', money: 'balance' }, sent, terms) }),
    )
    .join(' · ')

type ReadingAnswer = { readonly words: string; readonly reading: Reading }

type ReadingAnswersProps = {
  readonly mark: string
  readonly about: (words: string) => string
  readonly answers: readonly ReadingAnswer[]
  readonly onReading: (reading: Reading) => void
}

const ReadingAnswers = ({ mark, about, answers, onReading }: ReadingAnswersProps) =>
  answers.map(({ words, reading }) => (
    <DecisionButton
      key={words}
      about={mark}
      size="compact-xs"
      variant="subtle"
      aria-label={about(words)}
      onClick={() => onReading(reading)}
    >
      {words}
    </DecisionButton>
  ))

const meaningAnswers = {
  owed: 'customers_owe_it',
  credit: 'it_is_in_credit',
} as const satisfies Record<MoneyMeaning, PlainKey>

const meaningsToSay = (): readonly ReadingAnswer[] =>
  moneyMeanings.map((meaning) => ({ words: say(meaningAnswers[meaning]), reading: { meaning } }))

/** Its values are read in one way, which may be said at the column; that of parts or of several fields is said at the values. */
const isReadInOneWay = ({ split, also = [] }: ColumnMapping): boolean =>
  split === undefined && also.every(({ reading }) => reading === undefined)

/** What a person may say of how the values are read, where a warning asks it. */
function answersFor(column: ColumnMapping, picture: ColumnPicture): readonly ReadingAnswer[] {
  if (!isReadInOneWay(column)) return []
  if (isMeaningOpen(picture)) return meaningsToSay()
  const timeZone = timeZoneHere()
  // That they are UTC is said as that all is right.
  const isAsked = timeZone !== 'UTC' && picture.remarks.some(({ code }) => code === 'time_zone_open')
  return isAsked ? [{ words: say('times_are_local', { zone: timeZone }), reading: { timeZone } }] : []
}

const isMeaningOpen = ({ remarks }: ColumnPicture): boolean =>
  remarks.some(({ code }) => code === 'balance_meaning_open')

/** Nobody and nothing says what a plain number in it is: it is what most balances are. */
const isMeaningTaken = ({ reading }: ColumnMapping, picture: ColumnPicture): boolean =>
  (reading?.meaning ?? picture.detected.meaning) === undefined &&
  !isMeaningOpen(picture) &&
  picture.amounts.some(({ shown }) => isPlainAmount({ kind: 'text', text: shown }))

const likelyFor = ({ suggestion }: ColumnPicture): readonly string[] =>
  suggestion?.target == null ? (suggestion?.likely ?? nothingLikely) : [suggestion.target]
const nothingLikely: readonly string[] = []

/** What a person may rightly want so. */
const canBeSettled: ReadonlySet<ToDo> = new Set(['guess', 'twoWays', 'remark', 'unusual', 'unusualNumbers'])

const settleWords = (column: ColumnMapping) => (isMapped(column) ? 'this_is_right' : 'leave_it_out')

function splitWords(column: ColumnMapping, catalogue: Catalogue): string {
  const targets = targetsOf(column)
  return targets.length === 0
    ? say('cut_fills_nothing', { letters: columnLetters(column.column) })
    : say('cut_fills', { fields: targetsQuoted(catalogue, targets) })
}

type Said = { readonly tone: 'error' | 'warning'; readonly words: string }

/** What stands in the way of an account. */
const errors: ReadonlySet<ToDo> = new Set(['problem', 'asked', 'notInList', 'matters'])

/** What is to be decided here, and what is to be mended in Check. */
function saidOf(row: ColumnRowProps, toDos: readonly ToDo[]): readonly Said[] {
  const { picture, column } = row
  const [first] = isMapped(column) ? picture.firstErrors : []
  const toDecide = toDos.map(
    (toDo): Said => ({
      tone: errors.has(toDo) ? 'error' : 'warning',
      words: problemWords(toDo, row),
    }),
  )
  if (first === undefined) return toDecide
  // Its column is the one that this stands at.
  const message = sayMessage(first.message, 'column')
  const words = say('column_values_to_mend', { count: picture.errorCount, message })
  return [...toDecide, { tone: 'error', words }]
}

export const asksCountry = ({ asked }: ColumnPicture): boolean => asked?.code === 'phone_country_missing'

const valuesNamed = 3

/** What pressing says to be right; one that fills two fields is asked about for both. */
const namedIn = (column: ColumnMapping, values: NonNullable<ColumnPicture['unusual']>['values']): readonly string[] => [
  ...new Set(openOf(column, values).map(({ value }) => value)),
]

const someListed = (values: readonly string[], count?: number): Written =>
  firstListed(values.map(quoted), valuesNamed, count)

function problemWords(
  toDo: ToDo,
  { column, picture, problem }: Pick<ColumnRowProps, 'column' | 'picture' | 'problem'>,
): string {
  switch (toDo) {
    case 'problem':
      return problem
    case 'asked': {
      const { count = 0, message } = picture.asked ?? {}
      if (asksCountry(picture)) return say('numbers_lack_country', { count })
      const waiting = say('values_wait', { count })
      return message === undefined ? waiting : `${waiting} ${sayMessage(message, 'column')}`
    }
    case 'notInList': {
      const { values = [], restCount = 0 } = picture.notInList ?? {}
      const count = values.length + restCount
      const listedValues = values.map(({ value }) => value)
      return say('values_not_in_list', { count, values: someListed(listedValues, count) })
    }
    case 'twoWays':
    case 'remark':
      return openOf(column, picture.remarks)
        .map(({ message }) => sayMessage(message, 'map'))
        .join(' ')
    case 'unusualNumbers': {
      const { values = [], restCount = 0, count = 0 } = picture.unusualNumbers ?? {}
      const numbers = listed(namedIn(column, values).map(quoted))
      return say('numbers_not_in_use', { count, all: picture.filledCount, numbers, rest: restCount })
    }
    case 'unusual': {
      const { values = [], restCount = 0 } = picture.unusual ?? {}
      const unusual = namedIn(column, values)
      const facts = { count: unusual.length, values: listed(unusual.map(quoted)), rest: restCount }
      return say('values_unusual_here', facts)
    }
    case 'guess': {
      const { suggestion } = picture
      const reason = suggestion?.target === column.target ? sayMessage(suggestion.reason) : say('mapped_before')
      return say('guess_to_look_at', { reason })
    }
    case 'matters':
      return undecidedWords(picture)
    case 'noField':
      // Errors of a column that fills nothing are about its lack.
      return picture.firstErrors[0] === undefined
        ? undecidedWords(picture)
        : sayMessage(picture.firstErrors[0].message, 'map')
  }
}

const quiteSureFrom = 0.85

/** Why the column has the field it has; how sure that is, only where there is a doubt. */
function reasonFor(column: ColumnMapping, { suggestion }: ColumnPicture): string {
  const { target, reading, join, split } = column
  if (split !== undefined) {
    const isSuggested = JSON.stringify(suggestion?.split) === JSON.stringify(split)
    if (isSuggested && suggestion !== null) return sayMessage(suggestion.reason)
    return say(isConfirmed(column) ? 'cut_by_you' : 'mapped_before')
  }
  if (reading?.label !== undefined) return say('kept_in_note', { label: reading.label })
  if (join !== undefined) return say('joined_into_one')
  if (suggestion === null || suggestion.target !== target) {
    if (isConfirmed(column)) return say(target === null ? 'left_out_by_you' : 'chosen_by_you')
    return say(target === null ? 'left_out_before' : 'mapped_before')
  }
  if (isConfirmed(column)) return say(target === null ? 'left_out_by_you' : 'confirmed_by_you')
  if (target === null || suggestion.confidence >= quiteSureFrom) return sayMessage(suggestion.reason)
  return say(suggestion.confidence >= sureFrom ? 'likely_because' : 'guess_because', {
    reason: sayMessage(suggestion.reason),
  })
}
