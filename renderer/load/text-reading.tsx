/** How a text file is read: which sign parts its columns, and how its letters are written. The preview follows. */
import { NativeSelect, Text } from '@mantine/core'
import type { TextReading } from '../../shared/sheet.ts'
import { Card } from '../parts/card.tsx'
import classes from './load.module.css'

type Choice = { readonly value: string; readonly label: string }

const delimiters: readonly Choice[] = [
  { value: ',', label: 'Comma ( , )' },
  { value: ';', label: 'Semicolon ( ; )' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar ( | )' },
]

const encodings: readonly Choice[] = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'windows-1252', label: 'Western European (Windows)' },
  { value: 'iso-8859-15', label: 'Western European (ISO 15)' },
  { value: 'windows-1250', label: 'Central European (Windows)' },
  { value: 'iso-8859-2', label: 'Central European (ISO 2)' },
  { value: 'windows-1257', label: 'Baltic (Windows)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'cp850', label: 'Western European (old DOS programs)' },
  { value: 'macintosh', label: 'Western European (old Macs)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
]

type Props = {
  readonly text: TextReading
  readonly isBusy: boolean
  readonly onChange: (changed: Partial<TextReading>) => void
}

export function TextReadingCard({ text, isBusy, onChange }: Props) {
  const encoding = text.encoding.toLowerCase()
  return (
    <Card title="How this text file is read">
      <div className={classes.textReading}>
        <Text>
          This was found out from the file. If the preview has everything in one column, or odd signs in place of
          letters such as é, change it here.
        </Text>
        <NativeSelect
          label="Columns are parted by"
          disabled={isBusy}
          value={text.delimiter}
          data={withPresent(delimiters, text.delimiter)}
          onChange={(event) => onChange({ delimiter: event.currentTarget.value })}
        />
        <NativeSelect
          label="Letters are written as"
          disabled={isBusy}
          value={encoding}
          data={withPresent(encodings, encoding)}
          onChange={(event) => onChange({ encoding: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}

/** The list, with what is in use now if it is something rarer. */
function withPresent(choices: readonly Choice[], value: string): Choice[] {
  return choices.some((choice) => choice.value === value) ? [...choices] : [...choices, { value, label: value }]
}
