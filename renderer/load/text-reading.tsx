/** How a text file is read: its letters, what parts its columns, and what its values are put between. The preview follows. */

import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import type { TextReading } from '../../shared/sheet/sheet.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import classes from './load.module.css'

type Choice = { readonly value: string; readonly label: PlainKey }

const delimiters: readonly Choice[] = [
  { value: ',', label: 'delimiter_comma' },
  { value: ';', label: 'delimiter_semicolon' },
  { value: '\t', label: 'delimiter_tab' },
  { value: '|', label: 'delimiter_bar' },
]

const quotes: readonly Choice[] = [
  { value: '"', label: 'quotes_double' },
  { value: "'", label: 'quotes_single' },
  { value: '', label: 'quotes_none' },
]

const encodings: readonly Choice[] = [
  { value: 'utf-8', label: 'encoding_utf_8' },
  { value: 'windows-1252', label: 'encoding_western_windows' },
  { value: 'iso-8859-15', label: 'encoding_western_iso' },
  { value: 'windows-1250', label: 'encoding_central_windows' },
  { value: 'iso-8859-2', label: 'encoding_central_iso' },
  { value: 'windows-1257', label: 'encoding_baltic' },
  { value: 'windows-1251', label: 'encoding_cyrillic' },
  { value: 'cp850', label: 'encoding_western_dos' },
  { value: 'macintosh', label: 'encoding_western_mac' },
  { value: 'utf-16le', label: 'encoding_utf_16' },
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
      <summary>{say('text_file_read_as', wordsOf(text))}</summary>
      <Text size="sm">
        {isAsFound ? say('text_reading_found') : say('text_reading_chosen', wordsOf(found))} {say('text_reading_help')}
      </Text>
      {strayQuotes && <IssueList issues={[issue('text_quote_never_closed', strayQuotes)]} />}
      {cutRows && <IssueList issues={[issue('text_rows_cut', cutRows)]} />}
      <div className={classes.textReading}>
        <NativeSelect
          label={say('letters_written_as')}
          disabled={isBusy}
          value={encoding}
          data={withPresent(encodings, encoding)}
          onChange={(event) => change({ encoding: event.currentTarget.value })}
        />
        <NativeSelect
          label={say('columns_parted_by')}
          disabled={isBusy}
          value={text.delimiter}
          data={withPresent(delimiters, text.delimiter)}
          onChange={(event) => change({ delimiter: event.currentTarget.value })}
        />
        <NativeSelect
          label={say('values_put_between')}
          disabled={isBusy}
          value={text.quote}
          data={withPresent(quotes, text.quote)}
          onChange={(event) => change({ quote: quoteOf(event.currentTarget.value) })}
        />
        {!isAsFound && (
          <Button variant="default" disabled={isBusy} onClick={() => change(found)}>
            {say('back_to_what_was_found')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        kind="danger"
        title={say('read_file_again_asked')}
        confirmLabel={say('read_it_again')}
        cancelLabel={say('leave_as_it_is')}
        onConfirm={() => {
          if (asked !== null) onChange(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        <Text>{say('read_file_again_means')}</Text>
      </ConfirmDialog>
    </details>
  )
}

const quoteOf = (value: string): TextReading['quote'] => (value === '"' || value === "'" ? value : '')

function labelIn(choices: readonly Choice[], value: string): string {
  const known = choices.find((choice) => choice.value === value)
  return known === undefined ? value : say(known.label)
}

const wordsOf = ({ encoding, delimiter, quote }: TextReading) => ({
  encoding: labelIn(encodings, encoding.toLowerCase()),
  delimiter: labelIn(delimiters, delimiter),
  quote: labelIn(quotes, quote),
})

/** The list, with what is in use now if it is something rarer. */
function withPresent(choices: readonly Choice[], present: string) {
  const all = choices.map(({ value, label }) => ({ value, label: say(label) }))
  return all.some(({ value }) => value === present) ? all : [...all, { value: present, label: present }]
}
