/** Values that are the same for every account, such as a country that no column gives. */

import { ActionIcon, Button, Table, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { setConstant, withoutConstant } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { say } from '../../../shared/messages/say.ts'
import { Form } from '../../components/dialogs/form.tsx'
import { passFocusOn } from '../../components/focus.ts'
import { Card } from '../../components/frame/card.tsx'
import { Breakable } from '../../components/said/breakable.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { ElementChoices } from '../element-choices.tsx'
import classes from '../map.module.css'
import { goalMark } from '../map-goal.tsx'
import { FieldPicker } from '../picker/field-picker.tsx'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import { ConstantInput, useConstant } from './constant-input.tsx'

type ConstantsCardProps = { readonly mapping: Mapping; readonly onChange: ChangeMapping }

export function ConstantsCard({ mapping, onChange }: ConstantsCardProps) {
  const catalogue = useCatalogue()
  return (
    <Card title={say('constants_title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {say('constants_help')}
      </Text>
      {mapping.constants.length > 0 && (
        <Table mb="md" aria-label={say('constants_table')}>
          <Table.Tbody>
            {mapping.constants.map(({ target, value }) => {
              const label = targetLabel(catalogue, target)
              return (
                <Table.Tr key={target} {...goalMark(target)}>
                  <Table.Th scope="row" className={classes.constantField}>
                    {label}
                  </Table.Th>
                  <Table.Td className={classes.constantValue}>
                    <Breakable text={value} />
                  </Table.Td>
                  <Table.Td className={classes.narrow}>
                    <ActionIcon
                      variant="subtle"
                      aria-label={say('remove_constant', { field: label })}
                      data-kind="removes-constant"
                      onClick={({ currentTarget }) => {
                        passFocusOn(currentTarget, 'removes-constant', 'new-constant')
                        onChange((before) => withoutConstant(before, target))
                      }}
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
      <NewConstant mapping={mapping} onChange={onChange} />
    </Card>
  )
}

function NewConstant({ mapping, onChange }: ConstantsCardProps) {
  const catalogue = useCatalogue()
  // An account number is what tells accounts apart: it can't be the same for all.
  const isOffered = (target: string): boolean => target !== catalogue.accountKey
  const [target, setTarget] = useState<string | null>(null)
  const constant = useConstant(target, mapping)
  const add = () => {
    if (target === null || !constant.canBeUsed) return
    onChange((before) => setConstant(before, { target, value: constant.value }))
    setTarget(null)
    constant.setTyped('')
  }
  return (
    <Form className={classes.newConstant} {...goalMark('')} onSubmit={add}>
      <div className={classes.choice}>
        <FieldPicker
          label={say('constant_field')}
          placeholder={say('choose_a_field')}
          isOffered={isOffered}
          target={target}
          onTarget={setTarget}
        />
        {target !== null && (
          <ElementChoices open="every" label={say('for_every_account')} target={target} onTarget={setTarget} />
        )}
      </div>
      <ConstantInput label={say('constant_value')} constant={constant} />
      <Button type="submit" variant="default" disabled={!constant.canBeUsed}>
        {say('add_constant')}
      </Button>
    </Form>
  )
}
