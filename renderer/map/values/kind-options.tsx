/** How values of a kind are written in the spreadsheet: only the choices that matter for the kind, each with what was found out. */
import { NativeSelect, Select, TagsInput } from '@mantine/core'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { DateOrder, DecimalMark, Reading } from '../../../shared/mapping/model/mapping.ts'
import { assertNever } from '../../../shared/result.ts'
import { countryOptions } from '../../words/countries.ts'
import { floatingList } from '../floating-lists.tsx'
import { MeaningChoice } from './meaning-choice.tsx'
import { zoneNames } from './time-zones.ts'
import classes from './values.module.css'

const dateOrderWords: Record<DateOrder, string> = {
  DMY: 'day, month, year',
  MDY: 'month, day, year',
  YMD: 'year, month, day',
}
const decimalMarkWords: Record<DecimalMark, string> = { '.': 'point (1,234.50)', ',': 'comma (1.234,50)' }
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
            label="Time zone"
            aria-label={`${label}: time zone`}
            placeholder="UTC"
            data={zoneNames}
            value={reading.timeZone ?? null}
            onChange={(zone) => onReading({ timeZone: zone ?? undefined })}
            searchable
            selectFirstOptionOnChange
            clearable
            limit={40}
            clearButtonProps={{ 'aria-label': `${label}: use UTC` }}
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
        <Select
          comboboxProps={floatingList}
          size="xs"
          className={classes.option}
          label="Country of numbers without +"
          aria-label={`${label}: country of numbers without +`}
          placeholder="as for all columns"
          data={countryOptions()}
          value={reading.phoneCountry ?? null}
          onChange={(country) => onReading({ phoneCountry: country ?? undefined })}
          searchable
          selectFirstOptionOnChange
          clearable
          clearButtonProps={{ 'aria-label': `${label}: use the country for all columns` }}
        />
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
      label="Decimal mark"
      ariaLabel={`${label}: decimal mark`}
      words={decimalMarkWords}
      value={reading.decimalMark}
      detected={detected.decimalMark}
      isOpen={isOpen}
      onValue={(decimalMark) => onReading({ decimalMark })}
    />
  )
}

function DateOrderChoice({ label, reading, detected, isOpen, onReading }: ReadingProps) {
  return (
    <Choice
      label="Order of dates"
      ariaLabel={`${label}: order of dates`}
      words={dateOrderWords}
      value={reading.dateOrder}
      detected={detected.dateOrder}
      isOpen={isOpen}
      onValue={(dateOrder) => onReading({ dateOrder })}
    />
  )
}

type ChoiceProps<T extends DateOrder | DecimalMark> = {
  readonly label: string
  readonly ariaLabel: string
  readonly words: Readonly<Record<T, string>>
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
  // What stands at the column is that nobody knows.
  const automatic =
    detected === undefined ? 'as the values say' : `${isOpen ? 'a guess' : 'as found'}: ${words[detected]}`
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      label={label}
      aria-label={ariaLabel}
      data={[{ value: '', label: automatic }, ...known.map((one) => ({ value: one as string, label: words[one] }))]}
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
        label="More words for yes"
        aria-label={`${label}: more words for yes`}
        placeholder={placeholderFor(reading.yesWords, detected.yesWords)}
        value={[...(reading.yesWords ?? [])]}
        onChange={(words) => onReading({ yesWords: wordsOrNothing(words) })}
      />
      <TagsInput
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        label="More words for no"
        aria-label={`${label}: more words for no`}
        placeholder={placeholderFor(reading.noWords, detected.noWords)}
        value={[...(reading.noWords ?? [])]}
        onChange={(words) => onReading({ noWords: wordsOrNothing(words) })}
      />
    </>
  )
}

/** What was found out stands where one would type, until something is typed. */
const placeholderFor = (chosen: readonly string[] = [], found: readonly string[] = []): string =>
  chosen.length > 0 || found.length === 0 ? '' : `found: ${found.join(', ')}`
