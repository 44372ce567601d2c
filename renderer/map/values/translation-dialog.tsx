/** Says for the distinct values of a column what is sent in place of each. */
import { Autocomplete, Button, Checkbox, Group, Modal, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { proposeTranslations } from '../../../shared/mapping/read/detect/propose-translations.ts'
import type { Issue } from '../../../shared/result.ts'
import { listed, showNumber } from '../../../shared/words/phrases.ts'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { IssueList } from '../../parts/issue-list.tsx'
import { showCount } from '../../words/counting.ts'
import {
  type DistinctValues,
  type Sent,
  type TranslationRow,
  type Translations,
  translationRows,
  translationsOf,
} from './translations.ts'
import classes from './values.module.css'

type TranslationDialogProps = {
  readonly column: string
  /** Every value means yes, no or nothing. */
  readonly isYesNo: boolean
  readonly documentedValues: readonly string[]
  readonly distinct: DistinctValues
  readonly translations: Translations
  /** Why the last try to use them failed. */
  readonly issues?: readonly Issue[]
  readonly onTranslations: (translations: Translations) => void
  readonly onClose: () => void
}

export function TranslationDialog(props: TranslationDialogProps) {
  const { column, isYesNo, documentedValues, issues = [], onTranslations, onClose } = props
  const [rows, setRows] = useState(() => {
    const values = props.distinct.map(({ value }) => value)
    return translationRows(
      props.distinct,
      props.translations,
      documentedValues,
      proposeTranslations(values, documentedValues),
    )
  })
  const setSent = (value: string, sent: Sent) =>
    setRows(rows.map((row) => (row.value === value ? { ...row, sent, isProposed: false } : row)))
  const proposedCount = rows.filter(({ isProposed }) => isProposed).length
  return (
    <Modal opened onClose={onClose} size="lg" title={`Translate the values of ${column}`}>
      <Text size="sm" mb="sm">
        What you choose or type is sent in place of the value in your spreadsheet. An empty line sends the value as it
        is.
        {documentedValues.length > 0 &&
          ` Known so far: ${listed(documentedValues.map((one) => `“${one}”`))}. Leave the line empty where your value is right.`}
        {proposedCount > 0 && ` ${showCount(proposedCount, lineNoun)} proposed: please look.`}
      </Text>
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
                {isYesNo ? (
                  <YesNoSent row={row} onSent={(sent) => setSent(row.value, sent)} />
                ) : (
                  <AnySent row={row} documentedValues={documentedValues} onSent={(sent) => setSent(row.value, sent)} />
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

function AnySent({ row, documentedValues, onSent }: SentProps & Pick<TranslationDialogProps, 'documentedValues'>) {
  const isNothing = row.sent.as === 'nothing'
  return (
    <Group gap="sm" wrap="nowrap">
      <Autocomplete
        comboboxProps={{ withinPortal: false }}
        aria-label={`Translation of ${row.value}`}
        placeholder={isNothing ? 'nothing' : 'as it is'}
        data={[...documentedValues]}
        disabled={isNothing}
        value={row.sent.as === 'other' ? row.sent.text : ''}
        onChange={(text) => onSent(text === '' ? { as: 'itself' } : { as: 'other', text })}
      />
      <Checkbox
        label="nothing"
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
    { value: 'nothing', label: 'nothing' },
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
