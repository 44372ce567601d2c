/** How the values of one column are read: only the choices that matter for the field's kind, each with what was found out. */
import { Button, Group, Select, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { FieldKind } from '../../shared/contract/field.ts'
import type { ColumnPicture } from '../../shared/ipc.ts'
import { fieldPathOf } from '../../shared/mapping/field-path.ts'
import type { DateOrder, DecimalMark, Reading } from '../../shared/mapping/mapping.ts'
import { assertNever } from '../../shared/result.ts'
import { countryOptions } from './countries.ts'
import classes from './map.module.css'
import { TranslationDialog } from './translation-dialog.tsx'

const fromValues = 'from the values'

const dateOrderWords: Record<DateOrder, string> = {
  DMY: 'day, month, year (31/12/2025)',
  MDY: 'month, day, year (12/31/2025)',
  YMD: 'year, month, day (2025-12-31)',
}
const decimalMarkWords: Record<DecimalMark, string> = { '.': 'point (1,234.50)', ',': 'comma (1.234,50)' }

type ReadingOptionsProps = {
  readonly label: string
  readonly target: string
  readonly reading: Reading
  readonly picture: ColumnPicture
  readonly onReading: (change: Partial<Reading>) => void
}

export function ReadingOptions({ label, target, reading, picture, onReading }: ReadingOptionsProps) {
  const [isTranslating, setIsTranslating] = useState(false)
  const leaf = accountCatalogue.leaf(fieldPathOf(target))
  if (leaf === undefined) return null
  const translationCount = reading.translations?.length ?? 0
  return (
    <Group gap={6} mt={6} className={classes.reading}>
      <KindOptions kind={leaf.kind} label={label} reading={reading} detected={picture.detected} onReading={onReading} />
      {picture.distinct !== null && (
        <Button size="compact-xs" variant="subtle" onClick={() => setIsTranslating(true)}>
          {translationCount === 0 ? 'Translate values' : `Translates ${translationCount}`}
        </Button>
      )}
      {isTranslating && picture.distinct !== null && (
        <TranslationDialog
          column={label}
          documentedValues={leaf.documentedValues}
          distinct={picture.distinct}
          translations={reading.translations ?? []}
          onClose={() => setIsTranslating(false)}
          onTranslations={(translations) => {
            onReading({ translations: translations.length === 0 ? undefined : translations })
            setIsTranslating(false)
          }}
        />
      )}
    </Group>
  )
}

type KindOptionsProps = {
  readonly kind: FieldKind
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
      return <YesNoWords label={label} reading={reading} onReading={onReading} />
    case 'phone':
      return (
        <Select
          size="xs"
          className={classes.option}
          aria-label={`${label}: country of numbers without +`}
          placeholder="country as above"
          data={countryOptions}
          value={reading.phoneCountry ?? null}
          onChange={(country) => onReading({ phoneCountry: country ?? undefined })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Use the country chosen above' }}
        />
      )
    case 'text':
    case 'identifier':
    case 'email':
    case 'country':
    case 'integer':
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
  const automatic = detected === undefined ? 'as the values say' : `as the values say: ${words[detected]}`
  return (
    <Select
      size="xs"
      className={classes.option}
      aria-label={label}
      allowDeselect={false}
      data={[
        { value: fromValues, label: automatic },
        ...known.map((one) => ({ value: one as string, label: words[one] })),
      ]}
      value={value ?? fromValues}
      onChange={(choice) => onValue(known.find((one) => one === choice))}
    />
  )
}

type YesNoWordsProps = Pick<KindOptionsProps, 'label' | 'reading' | 'onReading'>

function YesNoWords({ label, reading, onReading }: YesNoWordsProps) {
  const wordsOrNothing = (words: string[]) => (words.length === 0 ? undefined : words)
  return (
    <>
      <TagsInput
        size="xs"
        className={classes.option}
        aria-label={`${label}: more words for yes`}
        placeholder="more words for yes"
        value={[...(reading.yesWords ?? [])]}
        onChange={(words) => onReading({ yesWords: wordsOrNothing(words) })}
      />
      <TagsInput
        size="xs"
        className={classes.option}
        aria-label={`${label}: more words for no`}
        placeholder="more words for no"
        value={[...(reading.noWords ?? [])]}
        onChange={(words) => onReading({ noWords: wordsOrNothing(words) })}
      />
    </>
  )
}
