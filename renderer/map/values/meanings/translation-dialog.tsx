/** Says for the distinct values of a column what is sent in place of each. */
import { Button, Checkbox, Group, Modal, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { Reading } from '../../../../shared/mapping/model/mapping.ts'
import { proposeTranslations } from '../../../../shared/mapping/read/detect/propose-translations.ts'
import { say } from '../../../../shared/messages/say.ts'
import type { Issue } from '../../../../shared/result.ts'
import { documentedWord, valueMeaning, wordsOfValue } from '../../../../shared/words/value-meaning.ts'
import { DecisionButton } from '../../../components/buttons/decision-button.tsx'
import { IssueList } from '../../../components/said/issue-list.tsx'
import { ListedInput, ListedValues } from '../../../components/said/listed-values.tsx'
import classes from '../values.module.css'
import {
  type DistinctValues,
  distinctFor,
  type Sent,
  type TranslatedField,
  type TranslationRow,
  type Translations,
  translationRows,
  translationsOf,
  unusualValues,
} from './translations.ts'

type TranslationDialogProps = {
  readonly column: string
  readonly leaf: TranslatedField
  readonly distinct: DistinctValues
  readonly reading: Reading
  /** Why the last try to use them failed. */
  readonly issues?: readonly Issue[]
  readonly onTranslations: (translations: Translations) => void
  readonly onClose: () => void
}

export function TranslationDialog(props: TranslationDialogProps) {
  const { column, leaf, issues = [], onTranslations, onClose } = props
  const { documentedValues, isClosed } = leaf
  const [rows, setRows] = useState(() => {
    const distinct = distinctFor(props.distinct, leaf)
    const values = distinct.map(({ value }) => value)
    return translationRows(
      distinct,
      props.reading.translations ?? [],
      unusualValues(distinct, leaf, props.reading),
      proposeTranslations(values, documentedValues, (value) => wordsOfValue(leaf, value)),
    )
  })
  const setSent = (value: string, sent: Sent) =>
    setRows(rows.map((row) => (row.value === value ? { ...row, sent, isProposed: false } : row)))
  const proposedCount = rows.filter(({ isProposed }) => isProposed).length
  return (
    <Modal opened onClose={onClose} size="lg" title={say('translate_values_of', { column })}>
      <Text size="sm" mb="sm">
        {[
          say('translations_sent'),
          say(isClosed ? 'translations_of_list' : 'translations_empty'),
          documentedValues.length > 0 && !isClosed && say('translations_known'),
          proposedCount > 0 && say('translations_proposed', { count: proposedCount }),
        ]
          .filter((sentence) => sentence !== false)
          .join(' ')}
      </Text>
      {documentedValues.length > 0 && (
        <div className={classes.known}>
          <ListedValues leaf={leaf} />
        </div>
      )}
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('in_your_spreadsheet')}</Table.Th>
            <Table.Th>{say('rows_with_value')}</Table.Th>
            <Table.Th>{say('translation')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.value}>
              <Table.Td>
                {row.value}
                {row.isProposed && <span className={classes.proposed}>{say('translation_is_proposed')}</span>}
              </Table.Td>
              <Table.Td>{say('only_number', { count: row.count })}</Table.Td>
              <Table.Td>
                {leaf.kind === 'boolean' ? (
                  <YesNoSent row={row} onSent={(sent) => setSent(row.value, sent)} />
                ) : (
                  <AnySent row={row} leaf={leaf} onSent={(sent) => setSent(row.value, sent)} />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <IssueList issues={issues} isAnnounced />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {say('cancel')}
        </Button>
        <DecisionButton
          about={column}
          disabled={rows.some((row) => row.sent.as === 'other' && isStrange(row, leaf))}
          onClick={() => onTranslations(translationsOf(rows.map((row) => asListed(row, leaf))))}
        >
          {say('use_translations')}
        </DecisionButton>
      </Group>
    </Modal>
  )
}

/** With the word of the list that is meant, however it was typed. */
const asListed = (row: TranslationRow, leaf: TranslatedField): TranslationRow =>
  row.sent.as === 'other' ? { ...row, sent: { as: 'other', text: documentedWord(leaf, row.sent.text) } } : row

/** The service would not take it. What nobody has translated yet may be so; what is typed may not. */
function isStrange({ value, sent }: TranslationRow, leaf: TranslatedField): boolean {
  const text = sent.as === 'other' ? documentedWord(leaf, sent.text.trim()) : value
  return leaf.isClosed === true && sent.as !== 'nothing' && !leaf.documentedValues.includes(text)
}

type SentProps = { readonly row: TranslationRow; readonly onSent: (sent: Sent) => void }

function AnySent({ row, leaf, onSent }: SentProps & { readonly leaf: TranslatedField }) {
  const isNothing = row.sent.as === 'nothing'
  const text = row.sent.as === 'other' ? row.sent.text : ''
  const sent = row.sent.as === 'itself' ? row.value : documentedWord(leaf, text.trim())
  const isUnknown = isStrange(row, leaf)
  const isUnshown = row.sent.as === 'other' && leaf.documentedValues.length > 0 && !leaf.documentedValues.includes(sent)
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <ListedInput
        leaf={leaf}
        comboboxProps={{ withinPortal: false }}
        className={classes.translation}
        aria-label={say('translation_of', { value: row.value })}
        placeholder={say(isNothing ? 'nothing_is_sent' : isUnknown ? 'choose_meaning' : 'sent_as_it_is')}
        description={
          isUnshown && !isUnknown ? (
            <span className={classes.remark}>{say('not_among_known')}</span>
          ) : (
            (valueMeaning(leaf, sent) ?? null)
          )
        }
        error={isUnknown && text !== '' && say('not_in_this_list')}
        inputWrapperOrder={['input', 'description', 'error']}
        disabled={isNothing}
        value={text}
        onChange={(typed) => onSent(typed === '' ? { as: 'itself' } : { as: 'other', text: typed })}
      />
      <Checkbox
        mt="xs"
        label={say('send_nothing')}
        aria-label={say('translate_to_nothing', { value: row.value })}
        checked={isNothing}
        onChange={(event) => onSent(event.currentTarget.checked ? { as: 'nothing' } : { as: 'itself' })}
      />
    </Group>
  )
}

function YesNoSent({ row, onSent }: SentProps) {
  const value = row.sent.as === 'other' ? row.sent.text.toLowerCase() : row.sent.as
  const usual = [
    { value: 'itself', label: say('sent_as_it_is') },
    { value: 'yes', label: say('said_yes') },
    { value: 'no', label: say('said_no') },
    { value: 'nothing', label: say('send_nothing') },
  ]
  // A translation that was made elsewhere may use another word.
  const isUsual = usual.some((one) => one.value === value)
  return (
    <NativeSelect
      aria-label={say('translation_of', { value: row.value })}
      data={isUsual ? usual : [...usual, { value, label: value }]}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        if (chosen === 'itself' || chosen === 'nothing') onSent({ as: chosen })
        else onSent({ as: 'other', text: chosen })
      }}
    />
  )
}
