/** Says for the distinct values of a column what is sent in place of each. */
import { Autocomplete, Button, Group, Modal, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { ColumnPicture } from '../../shared/ipc.ts'
import type { Reading } from '../../shared/mapping/mapping.ts'

type Translations = NonNullable<Reading['translations']>

type TranslationDialogProps = {
  readonly column: string
  readonly documentedValues: readonly string[]
  readonly distinct: NonNullable<ColumnPicture['distinct']>
  readonly translations: Translations
  readonly onTranslations: (translations: Translations) => void
  readonly onClose: () => void
}

export function TranslationDialog({
  column,
  documentedValues,
  distinct,
  translations,
  onTranslations,
  onClose,
}: TranslationDialogProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    new Map(translations.map(({ from, to }) => [from, to])),
  )
  // A translation stays although its value is gone from the column: the mapping may be used for another file.
  const values = [...new Set([...distinct.map(({ value }) => value), ...translations.map(({ from }) => from)])]
  const countOf = (value: string) => distinct.find((one) => one.value === value)?.count ?? 0
  return (
    <Modal opened onClose={onClose} size="lg" title={`Translate the values of ${column}`}>
      <Text size="sm" mb="sm">
        What you type is sent in place of the value in your spreadsheet. Leave a line empty to send the value as it is.
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
          {values.map((value) => (
            <Table.Tr key={value}>
              <Table.Td>{value}</Table.Td>
              <Table.Td>{countOf(value)}</Table.Td>
              <Table.Td>
                <Autocomplete
                  aria-label={`Send instead of ${value}`}
                  placeholder="as it is"
                  data={[...documentedValues]}
                  value={typed.get(value) ?? ''}
                  onChange={(to) => setTyped(new Map(typed).set(value, to))}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() =>
            onTranslations([...typed].flatMap(([from, to]) => (to.trim() === '' ? [] : [{ from, to: to.trim() }])))
          }
        >
          Use these translations
        </Button>
      </Group>
    </Modal>
  )
}
