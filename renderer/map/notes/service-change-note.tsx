/** Says how the service in use differs from the one that the spreadsheet was mapped for, and leads to the columns concerned. */
import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { Fragment } from 'react'
import type { ProjectState, ServiceChange } from '../../../shared/ipc.ts'
import type { ColumnPlace } from '../../../shared/mapping/model/change-mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { Card } from '../../components/frame/card.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

type Props = {
  readonly onProject: (project: ProjectState) => void
  /** Goes to a column. */
  readonly onColumn: (place: ColumnPlace) => void
}

export function ServiceChangeNote({ onProject, onColumn }: Props) {
  const asked = useDeskQuery('readServiceChange', {}, { keepsPrevious: true })
  const agree = useDeskAction('agreeToService')
  if (asked.state !== 'done' || asked.value === null) return null
  const { from, to, gone, needed, narrowed } = asked.value
  const isSame = gone.length + needed.length + narrowed.length === 0

  const agreeToIt = async (): Promise<void> => {
    const result = await agree.run({})
    if (result.ok) onProject(result.value)
  }
  return (
    <Card title={say('other_service_title')}>
      <Text>
        {say('other_service', { from, to })} {isSame && say('other_service_same')}
      </Text>
      <Changed title={say('other_service_lacks')} fields={gone} onColumn={onColumn} />
      <Changed title={say('other_service_needs')} fields={needed} onColumn={onColumn} />
      <Changed title={say('other_service_narrows')} fields={narrowed} onColumn={onColumn} />
      <Group mt="sm">
        <Button variant="default" loading={agree.isBusy} onClick={agreeToIt}>
          {say('other_service_seen')}
        </Button>
      </Group>
      <IssueList issues={agree.issues} isAnnounced />
    </Card>
  )
}

type ChangedProps = {
  readonly title: string
  readonly fields: ServiceChange['gone']
  readonly onColumn: Props['onColumn']
}

function Changed({ title, fields, onColumn }: ChangedProps) {
  if (fields.length === 0) return null
  return (
    <>
      <Text mt="sm">{title}</Text>
      <List size="sm">
        {fields.map(({ path, label: field, columns }) => (
          <List.Item key={path}>
            {say('field_of_columns', { field: label(field), count: columns.length })}
            {columns.map(({ sheet, column, header }) => (
              <Fragment key={`${sheet} ${column}`}>
                {' '}
                <Anchor component="button" type="button" onClick={() => onColumn({ sheet, column })}>
                  {header === ''
                    ? say('in_column', { letters: columnLetters(column) })
                    : say('quoted', { text: header })}
                </Anchor>
              </Fragment>
            ))}
          </List.Item>
        ))}
      </List>
    </>
  )
}
