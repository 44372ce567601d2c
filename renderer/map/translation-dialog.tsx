/** Says for the distinct values of a column what is sent in place of each. */
import { Autocomplete, Button, Checkbox, Group, Modal, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { showNumber } from '../words/counting.ts'
import { floatingList } from './floating-lists.tsx'
import {
  type DistinctValues,
  type Sent,
  type TranslationRow,
  type Translations,
  translationRows,
  translationsOf,
} from './translations.ts'

type TranslationDialogProps = {
  readonly column: string
  /** Every value means yes, no or nothing. */
  readonly isYesNo: boolean
  readonly documentedValues: readonly string[]
  readonly distinct: DistinctValues
  readonly translations: Translations
  readonly onTranslations: (translations: Translations) => void
  readonly onClose: () => void
}

export function TranslationDialog(props: TranslationDialogProps) {
  const { column, isYesNo, documentedValues, onTranslations, onClose } = props
  const [rows, setRows] = useState(() => translationRows(props.distinct, props.translations))
  const setSent = (value: string, sent: Sent) =>
    setRows(rows.map((row) => (row.value === value ? { ...row, sent } : row)))
  return (
    <Modal opened onClose={onClose} size="lg" title={`Translate the values of ${column}`}>
      <Text size="sm" mb="sm">
        What you type is sent in place of the value in your spreadsheet. An empty line sends the value as it is.
      </Text>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>In your spreadsheet</Table.Th>
            <Table.Th>Rows</Table.Th>
            <Table.Th>Send instead</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.value}>
              <Table.Td>{row.value}</Table.Td>
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
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onTranslations(translationsOf(rows))}>Use these translations</Button>
      </Group>
    </Modal>
  )
}

type SentProps = { readonly row: TranslationRow; readonly onSent: (sent: Sent) => void }

function AnySent({ row, documentedValues, onSent }: SentProps & Pick<TranslationDialogProps, 'documentedValues'>) {
  const isNothing = row.sent.as === 'nothing'
  return (
    <Group gap="sm" wrap="nowrap">
      <Autocomplete
        comboboxProps={floatingList}
        aria-label={`Send instead of ${row.value}`}
        placeholder={isNothing ? 'nothing' : 'as it is'}
        data={[...documentedValues]}
        disabled={isNothing}
        value={row.sent.as === 'other' ? row.sent.text : ''}
        onChange={(text) => onSent(text === '' ? { as: 'itself' } : { as: 'other', text })}
      />
      <Checkbox
        label="nothing"
        aria-label={`Send nothing instead of ${row.value}`}
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
      aria-label={`Send instead of ${row.value}`}
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
