/** What is done to each value before it is read: letters, spaces, a prefix, zeros, and what stands for a blank cell. */
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import { type LetterCase, letterCases, type Reading } from '../../../shared/mapping/model/mapping.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import type { ReadingProps } from './kind-options.tsx'
import classes from './values.module.css'

const letterWords = {
  asIs: 'as_they_are',
  upper: 'letters_capital',
  lower: 'letters_small',
  name: 'letters_of_names',
} as const satisfies Record<LetterCase, PlainKey>

const spaceChoices = [
  { value: '', key: 'as_they_are' },
  { value: 'single', key: 'spaces_single' },
  { value: 'none', key: 'spaces_none' },
] as const satisfies readonly { readonly value: '' | NonNullable<Reading['spaces']>; readonly key: PlainKey }[]

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
          label={say('letters')}
          aria-label={say('letters_of', { column: label })}
          data={letterCases.map((value) => ({ value, label: say(letterWords[value]) }))}
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
        label={say('spaces_inside')}
        aria-label={say('spaces_inside_of', { column: label })}
        data={spaceChoices.map(({ value, key }) => ({ value, label: say(key) }))}
        value={reading.spaces ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onReading({ spaces: chosen === 'single' || chosen === 'none' ? chosen : undefined })
        }}
      />
      <TextInput
        size="xs"
        className={classes.option}
        label={say('remove_prefix')}
        aria-label={say('remove_prefix_of', { column: label })}
        placeholder={say('nothing')}
        value={reading.stripPrefix ?? ''}
        onChange={(event) => onReading({ stripPrefix: event.currentTarget.value || undefined }, `${label} prefix`)}
      />
      {isText && (
        <NumberInput
          size="xs"
          className={classes.option}
          label={say('pad_zeros')}
          aria-label={say('pad_zeros_of', { column: label })}
          placeholder={say('no_zeros')}
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
          label={say('when_blank')}
          aria-label={say('when_blank_of', { column: label })}
          placeholder={say('nothing')}
          value={reading.whenBlank ?? ''}
          onChange={(event) => onReading({ whenBlank: event.currentTarget.value || undefined }, `${label} blank`)}
        />
      )}
    </>
  )
}

const textKinds: ReadonlySet<Leaf['kind']> = new Set(['text', 'identifier', 'country'])
