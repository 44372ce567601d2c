/** One field of a form of additions, as its kind asks for: what belongs here comes from the catalogue. */

import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { faultOfTyped, wordsOfTyped } from '../../../shared/additions/read-form.ts'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { FieldKind } from '../../../shared/contract/field.ts'
import { timeZoneHere } from '../../../shared/mapping/locale/time-zone.ts'
import { say, sayLabel, sayMessage } from '../../../shared/messages/say.ts'
import { documentedWord, valueMeaning } from '../../../shared/words/value-meaning.ts'
import { ListedInput } from '../../components/said/listed-values.tsx'
import { aboutField } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { writingHere } from '../../words/writing-here.ts'
import classes from '../add.module.css'
import { Understood } from '../spreadsheet/understood.tsx'
import { DateInput } from './date-input.tsx'
import { inFormLists } from './form-lists.tsx'

type Props = {
  readonly leaf: Leaf
  readonly text: string
  /** By itself, or as one of several of which one is enough. */
  readonly isNeeded: boolean
  /** What is wrong with it, in a sentence. */
  readonly fault: string | undefined
  readonly onText: (text: string) => void
}

export function FormField({ leaf, text, isNeeded, fault: found, onText }: Props) {
  const [wasLeft, setWasLeft] = useState(false)
  // Days and numbers are written otherwise in other countries, and a code says little: what is understood is said while it is typed.
  const understood =
    isWrittenOtherwise.has(leaf.kind) && text.trim() !== ''
      ? wordsOfTyped(leaf, text, writingHere())
      : valueMeaning(leaf, text)
  const fault =
    found ?? (wasLeft && understood === null ? sayMessage(faultOfTyped(leaf, text, writingHere()).message) : undefined)
  const common = {
    label: sayLabel(leaf.label),
    description: helpOf(leaf),
    error: fault,
    value: text,
    labelProps: { 'data-needed': isNeeded || undefined },
    classNames: { label: classes.fieldName ?? '' },
    'aria-required': isNeeded || undefined,
    onBlur: () => setWasLeft(true),
    // Whoever is back is about to mend it.
    onFocus: () => setWasLeft(false),
    ...helpAbout(aboutField(leaf.path)),
    // What stands below may be longer than beside it: fields on one line begin on one line.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
  }
  if (leaf.kind === 'date' || leaf.kind === 'datetime') {
    const { value: _value, ...named } = common
    return <DateInput {...named} kind={leaf.kind} text={text} understood={understood ?? null} onText={onText} />
  }
  if (leaf.kind === 'boolean') {
    const data = [
      { value: '', label: say('choice_not_said') },
      { value: 'yes', label: say('choice_yes') },
      { value: 'no', label: say('choice_no') },
    ]
    return <NativeSelect {...common} data={data} onChange={(event) => onText(event.currentTarget.value)} />
  }
  if (leaf.role === 'remark') {
    return (
      <Textarea
        {...common}
        className={classes.wide ?? ''}
        minRows={2}
        autosize
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )
  }
  const typed = {
    ...common,
    description: understood == null ? common.description : <Understood words={understood} />,
    ...inputOf(leaf),
    autoComplete: 'off',
    className: leaf.kind === 'path' ? (classes.wide ?? '') : '',
    onBlur: () => {
      setWasLeft(true)
      const word = documentedWord(leaf, text)
      if (word !== text) onText(word)
    },
  }
  if (leaf.documentedValues.length === 0)
    return <TextInput {...typed} onChange={(event) => onText(event.currentTarget.value)} />
  return (
    <ListedInput
      {...typed}
      leaf={leaf}
      saysMeaning
      comboboxProps={inFormLists}
      limit={leaf.documentedValues.length}
      maxDropdownHeight={240}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      onChange={onText}
    />
  )
}

function inputOf({ kind }: Leaf) {
  switch (kind) {
    case 'number':
    case 'decimal':
      return { inputMode: 'decimal' } as const
    default:
      return { spellCheck: false } as const
  }
}

function helpOf({ kind, help }: Leaf): string {
  const said = sayLabel(help)
  if (kind === 'path') return say('help_for_path', { help: said })
  return kind === 'datetime' ? say('help_for_moment', { help: said, zone: timeZoneHere() }) : said
}

const isWrittenOtherwise: ReadonlySet<FieldKind> = new Set(['date', 'datetime', 'decimal', 'number'])
