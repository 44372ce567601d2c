/** How values of a kind are written in the spreadsheet: only the choices that matter for the kind, each with what was found out. */
import { Checkbox, NativeSelect, Select, TagsInput } from '@mantine/core'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { DateOrder, DecimalMark, Reading } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { assertNever } from '../../../shared/result.ts'
import { type MoneyMeaning, moneyMeanings } from '../../../shared/service/money-terms.ts'
import { CountrySelect } from '../../components/dialogs/country-select.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { zoneNames, zonesCalled } from '../../words/time-zones.ts'
import { floatingList } from '../floating-lists.tsx'
import classes from './values.module.css'

const dateOrderWords = {
  DMY: 'dates_dmy',
  MDY: 'dates_mdy',
  YMD: 'dates_ymd',
} as const satisfies Record<DateOrder, PlainKey>
const decimalMarkWords = { '.': 'decimal_point', ',': 'decimal_comma' } as const satisfies Record<DecimalMark, PlainKey>

export type ReadingProps = {
  /** The column's name. */
  readonly label: string
  readonly kind: Leaf['kind']
  readonly money: Leaf['money']
  readonly reading: Reading
  /** How values are read where nothing is said. */
  readonly detected: Reading
  /** The values can be read in two ways: what was found is a guess. */
  readonly isOpen?: boolean
  /** @param topic  letters that are typed one after the other are one change */
  readonly onReading: (change: Partial<Reading>, topic?: string) => void
}

export function KindOptions(props: ReadingProps) {
  const { label, kind, reading, onReading } = props
  switch (kind) {
    case 'date':
      return <DateOrderChoice {...props} />
    case 'datetime':
      return (
        <>
          <DateOrderChoice {...props} />
          <Select
            comboboxProps={floatingList}
            size="xs"
            className={classes.option}
            label={say('time_zone')}
            aria-label={say('time_zone_of', { column: label })}
            placeholder="UTC"
            data={zoneNames()}
            value={reading.timeZone ?? null}
            onChange={(zone) => onReading({ timeZone: zone ?? undefined })}
            searchable
            selectFirstOptionOnChange
            clearable
            limit={40}
            filter={({ search, limit }) =>
              zonesCalled(search)
                .slice(0, limit)
                .map((zone) => ({ value: zone, label: zone }))
            }
            nothingFoundMessage={say('no_zone_found')}
            clearButtonProps={{ 'aria-label': say('use_utc', { column: label }) }}
          />
        </>
      )
    case 'decimal':
      return (
        <>
          <DecimalMarkChoice {...props} />
          <MeaningChoice {...props} />
        </>
      )
    case 'number':
    case 'integer':
      return <DecimalMarkChoice {...props} />
    case 'boolean':
      return <YesNoWords {...props} />
    case 'phone':
      return (
        <>
          <CountrySelect
            comboboxProps={floatingList}
            size="xs"
            className={classes.option}
            label={say('phone_country')}
            aria-label={say('phone_country_of', { column: label })}
            placeholder={say('as_for_all_columns')}
            value={reading.phoneCountry ?? null}
            onChange={(country) => onReading({ phoneCountry: country ?? undefined })}
            clearable
            clearButtonProps={{ 'aria-label': say('use_country_of_all', { column: label }) }}
          />
          {reading.isUnusualRight === true && (
            <Checkbox
              size="xs"
              className={classes.option}
              label={say('unusual_numbers_are_right')}
              aria-label={say('words_about', { words: say('unusual_numbers_are_right'), about: label })}
              checked
              onChange={() => onReading({ isUnusualRight: undefined })}
            />
          )}
        </>
      )
    case 'text':
    case 'identifier':
    case 'email':
    case 'country':
    case 'path':
    case 'json':
      return null
    default:
      return assertNever(kind)
  }
}

function DecimalMarkChoice({ label, reading, detected, isOpen, onReading }: ReadingProps) {
  return (
    <Choice
      label={say('decimal_mark')}
      ariaLabel={say('decimal_mark_of', { column: label })}
      words={decimalMarkWords}
      value={reading.decimalMark}
      detected={detected.decimalMark}
      isOpen={isOpen}
      onValue={(decimalMark) => onReading({ decimalMark })}
    />
  )
}

const meaningWords = { owed: 'means_owed', credit: 'means_credit' } as const satisfies Record<MoneyMeaning, PlainKey>

/** What a column of money holds, kept as what it means: the sign that is sent is the service's own. */
function MeaningChoice({ label, money, reading, detected, onReading }: ReadingProps) {
  const { terms } = useConnection()
  const isAsked = money === 'balance' && terms.positiveBalance === 'credit'
  const automatic =
    detected.meaning !== undefined
      ? say('heading_says', { meaning: say(meaningWords[detected.meaning]) })
      : isAsked
        ? say('meaning_to_choose')
        : say('meaning_taken', { meaning: say(meaningWords.owed) })
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      label={say('plain_number_is')}
      aria-label={say('plain_number_of', { column: label })}
      data={[
        { value: '', label: automatic },
        ...moneyMeanings.map((value) => ({ value, label: say(meaningWords[value]) })),
      ]}
      value={reading.meaning ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onReading({ meaning: moneyMeanings.find((meaning) => meaning === value) })
      }
    />
  )
}

function DateOrderChoice({ label, reading, detected, isOpen, onReading }: ReadingProps) {
  return (
    <Choice
      label={say('date_order')}
      ariaLabel={say('date_order_of', { column: label })}
      words={dateOrderWords}
      value={reading.dateOrder}
      detected={detected.dateOrder}
      isOpen={isOpen}
      onValue={(dateOrder) => onReading({ dateOrder })}
    />
  )
}

type ReadingKey =
  | (typeof dateOrderWords)[keyof typeof dateOrderWords]
  | (typeof decimalMarkWords)[keyof typeof decimalMarkWords]

type ChoiceProps<T extends DateOrder | DecimalMark> = {
  readonly label: string
  readonly ariaLabel: string
  readonly words: Readonly<Record<T, ReadingKey>>
  readonly value: T | undefined
  readonly detected: T | undefined
  readonly isOpen: boolean | undefined
  readonly onValue: (value: T | undefined) => void
}

function Choice<T extends DateOrder | DecimalMark>({
  label,
  ariaLabel,
  words,
  value,
  detected,
  isOpen = false,
  onValue,
}: ChoiceProps<T>) {
  const known = Object.keys(words) as T[]
  const wordsOf = (one: T): string => {
    const key: ReadingKey = words[one]
    return say(key)
  }
  // What stands at the column is that nobody knows.
  const automatic =
    detected === undefined
      ? say('as_values_say')
      : say(isOpen ? 'a_guess_of' : 'as_found', { found: wordsOf(detected) })
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      label={label}
      aria-label={ariaLabel}
      data={[{ value: '', label: automatic }, ...known.map((one) => ({ value: one as string, label: wordsOf(one) }))]}
      value={value ?? ''}
      onChange={(event) => onValue(known.find((one) => one === event.currentTarget.value))}
    />
  )
}

function YesNoWords({ label, reading, detected, onReading }: ReadingProps) {
  const wordsOrNothing = (words: string[]) => (words.length === 0 ? undefined : words)
  return (
    <>
      <TagsInput
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        label={say('yes_words')}
        aria-label={say('yes_words_of', { column: label })}
        placeholder={placeholderFor(reading.yesWords, detected.yesWords)}
        value={[...(reading.yesWords ?? [])]}
        onChange={(words) => onReading({ yesWords: wordsOrNothing(words) })}
      />
      <TagsInput
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        label={say('no_words')}
        aria-label={say('no_words_of', { column: label })}
        placeholder={placeholderFor(reading.noWords, detected.noWords)}
        value={[...(reading.noWords ?? [])]}
        onChange={(words) => onReading({ noWords: wordsOrNothing(words) })}
      />
    </>
  )
}

/** What was found out stands where one would type, until something is typed. */
const placeholderFor = (chosen: readonly string[] = [], found: readonly string[] = []): string =>
  chosen.length > 0 || found.length === 0 ? '' : say('words_found', { words: found.join(', ') })
