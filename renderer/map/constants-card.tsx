/** Values that are the same for every account, such as a country that no column gives. */
import { ActionIcon, Button, Group, Table, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import { setConstant, withoutConstant } from '../../shared/mapping/change-mapping.ts'
import { fieldPathOf } from '../../shared/mapping/field-path.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { targetLabel } from '../../shared/mapping/target-label.ts'
import { Card } from '../parts/card.tsx'
import classes from './map.module.css'
import { TargetPicker } from './target-picker.tsx'

type ConstantsCardProps = {
  readonly mapping: Mapping
  readonly onChange: (change: (mapping: Mapping) => Mapping) => void
}

export function ConstantsCard({ mapping, onChange }: ConstantsCardProps) {
  const [target, setTarget] = useState<string | null>(null)
  const [value, setValue] = useState('')
  const help = target === null ? undefined : accountCatalogue.leaf(fieldPathOf(target))?.help
  const canAdd = target !== null && value.trim() !== ''
  const add = () => {
    if (target === null || !canAdd) return
    onChange((before) => setConstant(before, { target, value: value.trim() }))
    setTarget(null)
    setValue('')
  }
  return (
    <Card title="The same for every account">
      <Text size="sm" c="dimmed" mb="sm">
        For what no column says, such as the country. A value in a column comes first.
      </Text>
      {mapping.constants.length > 0 && (
        <Table mb="sm" aria-label="Values for every account">
          <Table.Tbody>
            {mapping.constants.map((constant) => {
              const label = targetLabel(accountCatalogue, constant.target)
              return (
                <Table.Tr key={constant.target}>
                  <Table.Td>{label}</Table.Td>
                  <Table.Td>{constant.value}</Table.Td>
                  <Table.Td className={classes.narrow}>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Remove ${label}`}
                      onClick={() => onChange((before) => withoutConstant(before, constant.target))}
                    >
                      <IconTrash size={18} aria-hidden="true" />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Group align="flex-start" gap="sm" wrap="nowrap">
          <TargetPicker label="Field with the same value for every account" target={target} onTarget={setTarget} />
          <TextInput
            className={classes.constantValue}
            aria-label="Value for every account"
            placeholder="Value"
            description={help}
            inputWrapperOrder={['input', 'description']}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={!canAdd}>
            Add
          </Button>
        </Group>
      </form>
    </Card>
  )
}
