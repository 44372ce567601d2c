/** One field of a form of additions, as its kind asks for: what belongs here comes from the catalogue. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { Leaf } from '../../shared/catalogue/catalogue.ts'
import classes from './add.module.css'

type Props = {
  readonly leaf: Leaf
  readonly text: string
  /** What is wrong with it, in a sentence. */
  readonly fault: string | undefined
  readonly onText: (text: string) => void
}

export function FormField({ leaf, text, fault, onText }: Props) {
  const listId = useId()
  const common = {
    label: leaf.label,
    description: helpOf(leaf),
    error: fault,
    value: text,
    withAsterisk: leaf.isRequired,
  }
  if (leaf.kind === 'boolean') {
    const data = [
      { value: '', label: 'Not said' },
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]
    return <NativeSelect {...common} data={data} onChange={(event) => onText(event.currentTarget.value)} />
  }
  if (longTexts.has(leaf.name)) {
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
  const hasValues = leaf.documentedValues.length > 0
  return (
    <>
      <TextInput
        {...common}
        {...inputOf(leaf)}
        {...(hasValues ? { list: listId } : {})}
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hasValues && (
        <datalist id={listId}>
          {leaf.documentedValues.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}

const longTexts: ReadonlySet<string> = new Set(['body', 'display_note', 'note'])

function inputOf({ kind }: Leaf) {
  switch (kind) {
    case 'date':
      return { type: 'date' } as const
    case 'datetime':
      return { type: 'datetime-local' } as const
    case 'number':
    case 'decimal':
      return { inputMode: 'decimal' } as const
    default:
      return { spellCheck: false } as const
  }
}

function helpOf({ kind, help }: Leaf): string {
  if (kind === 'path')
    return `${help} Type only the way from there, such as letters/0007.pdf; not a drive, a web address or “..”.`
  return kind === 'datetime' ? `${help} In universal time (UTC).` : help
}
