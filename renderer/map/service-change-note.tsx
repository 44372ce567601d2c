/** Says how the service in use differs from the one that the spreadsheet was mapped for, and leads to the columns concerned. */
import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { Fragment } from 'react'
import type { ProjectState, ServiceChange } from '../../shared/ipc.ts'
import type { ColumnPlace } from '../../shared/mapping/model/change-mapping.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'

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
    <Card title="This spreadsheet was mapped for another service">
      <Text>
        It was mapped for {from ?? 'a service whose description is not kept any more'}. The fields are those of {to}{' '}
        now.
        {isSame && ' Every column still fills the field that it filled.'}
      </Text>
      <Changed
        title="The service does not have these fields. Choose another field for each of their columns, or press “Start again…” above."
        fields={gone}
        onColumn={onColumn}
      />
      <Changed title="The service needs these fields too." fields={needed} onColumn={onColumn} />
      <Changed title="Here it takes fewer values." fields={narrowed} onColumn={onColumn} />
      <Group mt="sm">
        <Button variant="default" loading={agree.isBusy} onClick={agreeToIt}>
          I have seen this
        </Button>
      </Group>
      {agree.progress.state === 'issues' && <IssueList issues={agree.progress.issues} isAnnounced />}
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
        {fields.map(({ path, label, columns }) => (
          <List.Item key={path}>
            {columns.length === 0 ? label : `${label}:`}
            {columns.map(({ sheet, column, header }) => (
              <Fragment key={`${sheet} ${column}`}>
                {' '}
                <Anchor component="button" type="button" onClick={() => onColumn({ sheet, column })}>
                  {header === '' ? `column ${columnLetters(column)}` : `“${header}”`}
                </Anchor>
              </Fragment>
            ))}
          </List.Item>
        ))}
      </List>
    </>
  )
}
