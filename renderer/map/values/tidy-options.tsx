/** What is done to each value before it is read: letters, spaces, a prefix, zeros, and what stands for a blank cell. */
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { type LetterCase, letterCases, type Reading } from '../../../shared/mapping/model/mapping.ts'
import type { ReadingProps } from './kind-options.tsx'
import classes from './values.module.css'

const letterWords: Record<LetterCase, string> = {
  asIs: 'as they are',
  upper: 'ALL CAPITALS',
  lower: 'all small',
  name: 'As In Names',
}

const blankWords: Record<'' | NonNullable<Reading['spaces']>, string> = {
  '': 'as they are',
  single: 'one between words',
  none: 'none',
}

const mostZeros = 50

type TidyOptionsProps = ReadingProps & {
  /** `false` where every account needs a value of its own. */
  readonly canHaveDefault: boolean
}

export function TidyOptions({ label, kind, reading, canHaveDefault, onReading }: TidyOptionsProps) {
  const isText = textKinds.has(kind)
  return (
    <>
      {(isText || kind === 'email') && (
        <NativeSelect
          size="xs"
          className={classes.option}
          label="Letters"
          aria-label={`${label}: letters`}
          data={letterCases.map((value) => ({ value, label: letterWords[value] }))}
          value={reading.letterCase ?? 'asIs'}
          onChange={(event) => {
            const chosen = letterCases.find((one) => one === event.currentTarget.value)
            onReading({ letterCase: chosen === 'asIs' ? undefined : chosen })
          }}
        />
      )}
      <NativeSelect
        size="xs"
        className={classes.option}
        label="Spaces inside"
        aria-label={`${label}: spaces inside`}
        data={Object.entries(blankWords).map(([value, words]) => ({ value, label: words }))}
        value={reading.spaces ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onReading({ spaces: chosen === 'single' || chosen === 'none' ? chosen : undefined })
        }}
      />
      <TextInput
        size="xs"
        className={classes.option}
        label="Remove at the beginning"
        aria-label={`${label}: remove at the beginning`}
        placeholder="nothing"
        value={reading.stripPrefix ?? ''}
        onChange={(event) => onReading({ stripPrefix: event.currentTarget.value || undefined }, `${label} prefix`)}
      />
      {isText && (
        <NumberInput
          size="xs"
          className={classes.option}
          label="Zeros in front, up to so many digits"
          aria-label={`${label}: zeros in front, up to so many digits`}
          placeholder="none"
          min={1}
          max={mostZeros}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={reading.padZeros ?? ''}
          onChange={(digits) => onReading({ padZeros: Number(digits) || undefined }, `${label} zeros`)}
        />
      )}
      {canHaveDefault && (
        <TextInput
          size="xs"
          className={classes.option}
          label="Where the cell is blank, send"
          aria-label={`${label}: where the cell is blank, send`}
          placeholder="nothing"
          value={reading.whenBlank ?? ''}
          onChange={(event) => onReading({ whenBlank: event.currentTarget.value || undefined }, `${label} blank`)}
        />
      )}
    </>
  )
}

const textKinds: ReadonlySet<Leaf['kind']> = new Set(['text', 'identifier', 'country'])
