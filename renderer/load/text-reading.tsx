/** How a text file is read: its letters, what parts its columns, and what its values are put between. The preview follows. */
import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import type { TextReading } from '../../shared/sheet.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import classes from './load.module.css'

type Choice = { readonly value: string; readonly label: string }

const delimiters: readonly Choice[] = [
  { value: ',', label: 'Comma ( , )' },
  { value: ';', label: 'Semicolon ( ; )' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar ( | )' },
]

const quotes: readonly Choice[] = [
  { value: '"', label: 'Quotation marks ( " )' },
  { value: "'", label: "Single quotation marks ( ' )" },
  { value: '', label: 'Nothing' },
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
  readonly text: NonNullable<ProjectState['text']>
  /** Something was changed here: it is forgotten when the file is read again. */
  readonly hasHistory: boolean
  readonly isBusy: boolean
  readonly onChange: (changed: Partial<TextReading>) => void
}

export function TextReadingCard({ text, hasHistory, isBusy, onChange }: Props) {
  const [asked, setAsked] = useState<Partial<TextReading> | null>(null)
  const { found, strayQuotes, cutRows } = text
  const encoding = text.encoding.toLowerCase()
  const isAsFound =
    encoding === found.encoding.toLowerCase() && text.delimiter === found.delimiter && text.quote === found.quote
  const change = (changed: Partial<TextReading>): void => (hasHistory ? setAsked(changed) : onChange(changed))

  return (
    <details className={classes.textFile} open={!isAsFound || strayQuotes !== undefined || cutRows !== undefined}>
      <summary>How this text file is read: {wordsOf(text)}</summary>
      <Text size="sm">
        {isAsFound
          ? 'This was found out from the file.'
          : `You chose this. Found out from the file was: ${wordsOf(found)}.`}{' '}
        If the preview has everything in one column, or odd characters in place of letters such as é, change it here.
      </Text>
      {strayQuotes && <IssueList issues={[issue('text_quote_never_closed', strayQuotes)]} />}
      {cutRows && <IssueList issues={[issue('text_rows_cut', cutRows)]} />}
      <div className={classes.textReading}>
        <NativeSelect
          label="Letters are written as"
          disabled={isBusy}
          value={encoding}
          data={withPresent(encodings, encoding)}
          onChange={(event) => change({ encoding: event.currentTarget.value })}
        />
        <NativeSelect
          label="Columns are parted by"
          disabled={isBusy}
          value={text.delimiter}
          data={withPresent(delimiters, text.delimiter)}
          onChange={(event) => change({ delimiter: event.currentTarget.value })}
        />
        <NativeSelect
          label="Values are put between"
          disabled={isBusy}
          value={text.quote}
          data={[...quotes]}
          onChange={(event) => change({ quote: quoteOf(event.currentTarget.value) })}
        />
        {!isAsFound && (
          <Button variant="default" disabled={isBusy} onClick={() => change(found)}>
            Back to what was found
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        kind="danger"
        title="Read the file again in another way?"
        confirmLabel="Read it again"
        cancelLabel="Leave it as it is"
        onConfirm={() => {
          if (asked !== null) onChange(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        <Text>
          What you changed here, in cells and in the mapping, is about the file as it is read now. When it is read again
          its columns and cells may be others, so those changes are forgotten, and its columns are matched anew. This
          can’t be undone.
        </Text>
      </ConfirmDialog>
    </details>
  )
}

const quoteOf = (value: string): TextReading['quote'] => (value === '"' || value === "'" ? value : '')

const labelIn = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value

const wordsOf = ({ encoding, delimiter, quote }: TextReading): string =>
  `${labelIn(encodings, encoding.toLowerCase())}, ${labelIn(delimiters, delimiter)}, ${labelIn(quotes, quote)}`

/** The list, with what is in use now if it is something rarer. */
function withPresent(choices: readonly Choice[], value: string): Choice[] {
  return choices.some((choice) => choice.value === value) ? [...choices] : [...choices, { value, label: value }]
}
