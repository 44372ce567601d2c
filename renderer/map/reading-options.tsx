/** How the values of one column are read: only the choices that matter for the field's kind, each with what was found out. */
import { Button, NativeSelect, Select, TagsInput } from '@mantine/core'
import { useState } from 'react'
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../shared/ipc.ts'
import type { DateOrder, DecimalMark, Reading } from '../../shared/mapping/mapping.ts'
import { assertNever } from '../../shared/result.ts'
import { showCount, showList } from '../words/counting.ts'
import { countryOptions } from './countries.ts'
import { floatingList } from './floating-lists.tsx'
import classes from './map.module.css'
import { canBeReadInWays, type FirstValue, readingExample } from './reading-example.ts'
import { TranslationDialog } from './translation-dialog.tsx'
import { canBeTranslated, unusualValues } from './translations.ts'

const dateOrderWords: Record<DateOrder, string> = {
  DMY: 'day, month, year',
  MDY: 'month, day, year',
  YMD: 'year, month, day',
}
const decimalMarkWords: Record<DecimalMark, string> = { '.': 'point (1,234.50)', ',': 'comma (1.234,50)' }

const valueNoun = { one: 'value', other: 'values' }

type ReadingOptionsProps = {
  /** The column's name. */
  readonly label: string
  readonly leaf: Leaf
  readonly reading: Reading
  /** For every column that says nothing else. */
  readonly defaults: Reading
  readonly picture: ColumnPicture
  /** The first that the column has. */
  readonly values: readonly FirstValue[]
  readonly onReading: (change: Partial<Reading>) => void
}

export function ReadingOptions({ label, leaf, reading, defaults, picture, values, onReading }: ReadingOptionsProps) {
  const [isTranslating, setIsTranslating] = useState(false)
  const { detected, distinct } = picture
  const translations = reading.translations ?? []
  const isTranslatable = translations.length > 0 || canBeTranslated(picture, leaf)
  const known = { ...defaults, ...detected, ...reading }
  const example = readingExample(leaf.kind, known, values)
  const translateWords =
    translations.length === 0 ? 'Translate values' : `Translates ${showCount(translations.length, valueNoun)}`
  const unusual = unusualValues(distinct ?? [], leaf.documentedValues, translations)
  return (
    <>
      {canBeReadInWays(leaf.kind, values, { ...detected, ...reading }) && (
        <KindOptions kind={leaf.kind} label={label} reading={reading} detected={detected} onReading={onReading} />
      )}
      {example !== null && (
        <span className={example.isReadable ? classes.example : classes.unreadable}>{example.words}</span>
      )}
      {unusual.length > 0 && (
        <span className={classes.example}>
          The service shows {quotedList(leaf.documentedValues)}; this column also has {quotedList(unusual)}.
        </span>
      )}
      {isTranslatable && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${translateWords} of ${label}`}
          onClick={() => setIsTranslating(true)}
        >
          {translateWords}
        </Button>
      )}
      {isTranslating && (
        <TranslationDialog
          column={label}
          isYesNo={leaf.kind === 'boolean'}
          documentedValues={leaf.documentedValues}
          distinct={distinct ?? []}
          translations={translations}
          onClose={() => setIsTranslating(false)}
          onTranslations={(changed) => {
            onReading({ translations: changed.length === 0 ? undefined : changed })
            setIsTranslating(false)
          }}
        />
      )}
    </>
  )
}

const mostListed = 3

/** “on”, “off”, and 4 more */
function quotedList(values: readonly string[]): string {
  const shown = values.slice(0, mostListed).map((value) => `“${value}”`)
  const rest = values.length - shown.length
  return showList(rest === 0 ? shown : [...shown, `${rest} more`])
}

type KindOptionsProps = {
  readonly kind: Leaf['kind']
  readonly label: string
  readonly reading: Reading
  readonly detected: Reading
  readonly onReading: (change: Partial<Reading>) => void
}

function KindOptions({ kind, label, reading, detected, onReading }: KindOptionsProps) {
  switch (kind) {
    case 'date':
    case 'datetime':
      return (
        <Choice
          label={`${label}: order of dates`}
          words={dateOrderWords}
          value={reading.dateOrder}
          detected={detected.dateOrder}
          onValue={(dateOrder) => onReading({ dateOrder })}
        />
      )
    case 'decimal':
    case 'number':
    case 'integer':
      return (
        <Choice
          label={`${label}: decimal mark`}
          words={decimalMarkWords}
          value={reading.decimalMark}
          detected={detected.decimalMark}
          onValue={(decimalMark) => onReading({ decimalMark })}
        />
      )
    case 'boolean':
      return <YesNoWords label={label} reading={reading} detected={detected} onReading={onReading} />
    case 'phone':
      return (
        <Select
          comboboxProps={floatingList}
          size="xs"
          className={classes.option}
          aria-label={`${label}: country of numbers without +`}
          placeholder="country as for all columns"
          data={countryOptions}
          value={reading.phoneCountry ?? null}
          onChange={(country) => onReading({ phoneCountry: country ?? undefined })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': `${label}: use the country for all columns` }}
        />
      )
    case 'text':
    case 'identifier':
    case 'email':
    case 'country':
    case 'json':
      return null
    default:
      return assertNever(kind)
  }
}

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly words: Readonly<Record<T, string>>
  readonly value: T | undefined
  readonly detected: T | undefined
  readonly onValue: (value: T | undefined) => void
}

function Choice<T extends string>({ label, words, value, detected, onValue }: ChoiceProps<T>) {
  const known = Object.keys(words) as T[]
  const automatic = detected === undefined ? 'as the values say' : `as found: ${words[detected]}`
  return (
    <NativeSelect
      size="xs"
      className={classes.option}
      aria-label={label}
      data={[{ value: '', label: automatic }, ...known.map((one) => ({ value: one as string, label: words[one] }))]}
      value={value ?? ''}
      onChange={(event) => onValue(known.find((one) => one === event.currentTarget.value))}
    />
  )
}

type YesNoWordsProps = Omit<KindOptionsProps, 'kind'>

function YesNoWords({ label, reading, detected, onReading }: YesNoWordsProps) {
  const wordsOrNothing = (words: string[]) => (words.length === 0 ? undefined : words)
  return (
    <>
      <TagsInput
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        aria-label={`${label}: more words for yes`}
        placeholder={placeholderFor('yes', reading.yesWords, detected.yesWords)}
        value={[...(reading.yesWords ?? [])]}
        onChange={(words) => onReading({ yesWords: wordsOrNothing(words) })}
      />
      <TagsInput
        comboboxProps={floatingList}
        size="xs"
        className={classes.option}
        aria-label={`${label}: more words for no`}
        placeholder={placeholderFor('no', reading.noWords, detected.noWords)}
        value={[...(reading.noWords ?? [])]}
        onChange={(words) => onReading({ noWords: wordsOrNothing(words) })}
      />
    </>
  )
}

/** What was found out stands where one would type, until something is typed. */
function placeholderFor(meaning: string, chosen: readonly string[] = [], found: readonly string[] = []): string {
  if (chosen.length > 0) return ''
  return found.length === 0 ? `more words for ${meaning}` : `${meaning}: ${found.join(', ')}`
}
