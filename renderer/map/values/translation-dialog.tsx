/** Says for the distinct values of a column what is sent in place of each. */
import { Autocomplete, Button, Checkbox, Group, Modal, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { Reading } from '../../../shared/mapping/model/mapping.ts'
import { proposeTranslations } from '../../../shared/mapping/read/detect/propose-translations.ts'
import { memberOf } from '../../../shared/members.ts'
import type { Issue } from '../../../shared/result.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { ListedValues, offeringValues, says } from '../../parts/listed-values.tsx'
import { showCount } from '../../words/counting.ts'
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
import classes from './values.module.css'

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
  const { documentedValues, meanings, isClosed } = leaf
  const [rows, setRows] = useState(() => {
    const distinct = distinctFor(props.distinct, leaf)
    const values = distinct.map(({ value }) => value)
    return translationRows(
      distinct,
      props.reading.translations ?? [],
      unusualValues(distinct, leaf, props.reading),
      proposeTranslations(values, documentedValues, meanings),
    )
  })
  const setSent = (value: string, sent: Sent) =>
    setRows(rows.map((row) => (row.value === value ? { ...row, sent, isProposed: false } : row)))
  const proposedCount = rows.filter(({ isProposed }) => isProposed).length
  return (
    <Modal opened onClose={onClose} size="lg" title={`Translate the values of ${column}`}>
      <Text size="sm" mb="sm">
        What you choose or type is sent in place of the value in your spreadsheet.{' '}
        {isClosed
          ? 'The service takes the values of this list alone: a value that is not in it, and not translated, is to be mended in Check.'
          : 'An empty line sends the value as it is.'}
        {documentedValues.length > 0 &&
          !isClosed &&
          ' Known so far are these. Leave the line empty where your value is right.'}
        {proposedCount > 0 && ` ${showCount(proposedCount, lineNoun)} proposed: please look.`}
      </Text>
      {documentedValues.length > 0 && (
        <div className={classes.known}>
          <ListedValues leaf={leaf} />
        </div>
      )}
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>In your spreadsheet</Table.Th>
            <Table.Th>Rows</Table.Th>
            <Table.Th>Translation</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.value}>
              <Table.Td>
                {row.value}
                {row.isProposed && <span className={classes.proposed}>proposed</span>}
              </Table.Td>
              <Table.Td>{showNumber(row.count)}</Table.Td>
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
          Cancel
        </Button>
        <DecisionButton about={column} onClick={() => onTranslations(translationsOf(rows))}>
          Use these translations
        </DecisionButton>
      </Group>
    </Modal>
  )
}

const lineNoun = { one: 'line is', other: 'lines are' }

type SentProps = { readonly row: TranslationRow; readonly onSent: (sent: Sent) => void }

function AnySent({ row, leaf, onSent }: SentProps & { readonly leaf: TranslatedField }) {
  const { documentedValues, meanings, isClosed } = leaf
  const isNothing = row.sent.as === 'nothing'
  const text = row.sent.as === 'other' ? row.sent.text : ''
  const sent = row.sent.as === 'itself' ? row.value : text.trim()
  const meaning = memberOf(meanings, sent)
  const isStrange = isClosed && !isNothing && !documentedValues.includes(sent)
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Autocomplete
        comboboxProps={{ withinPortal: false }}
        className={classes.translation}
        aria-label={`Translation of ${row.value}`}
        placeholder={isNothing ? 'nothing is sent' : isStrange ? 'choose what it means' : 'as it is'}
        description={isStrange && text !== '' ? 'This is not in the list.' : says(sent, meaning) ? meaning : null}
        inputWrapperOrder={['input', 'description']}
        {...offeringValues(leaf)}
        disabled={isNothing}
        value={text}
        onChange={(typed) => onSent(typed === '' ? { as: 'itself' } : { as: 'other', text: typed })}
      />
      <Checkbox
        mt="xs"
        label="send nothing"
        aria-label={`Translate ${row.value} to nothing`}
        checked={isNothing}
        onChange={(event) => onSent(event.currentTarget.checked ? { as: 'nothing' } : { as: 'itself' })}
      />
    </Group>
  )
}

function YesNoSent({ row, onSent }: SentProps) {
  const value = row.sent.as === 'other' ? row.sent.text.toLowerCase() : row.sent.as
  const usual = [
    { value: 'itself', label: 'as it is' },
    { value: 'yes', label: 'yes' },
    { value: 'no', label: 'no' },
    { value: 'nothing', label: 'send nothing' },
  ]
  // A translation that was made elsewhere may use another word.
  const isUsual = usual.some((one) => one.value === value)
  return (
    <NativeSelect
      aria-label={`Translation of ${row.value}`}
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
