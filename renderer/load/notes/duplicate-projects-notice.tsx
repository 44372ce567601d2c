/** Says that the file, or one of its name, was loaded before, and offers to go on with that or to take its edits over. */

import { Group, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProjectState, Reply } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { NewVersionDialog } from '../../components/dialogs/new-version-dialog.tsx'
import { Card } from '../../components/frame/card.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onProjectOpened: (project: ProjectState) => void
}

export function DuplicateProjectsNotice({ project, onProject, onProjectOpened }: Props) {
  const duplicates = useDeskQuery('listDuplicateProjects', {})
  const open = useDeskAction('openProject')
  const takeOver = useDeskAction('takeOverEdits')
  const [done, setDone] = useState<Reply<'takeOverEdits'> | null>(null)
  const [duplicate, ...others] = duplicates.value ?? []
  // Of several that are called the same, it has to be plain which one is meant.
  const to = others.length > 0 ? 'second' : 'minute'
  const openedAndLoaded = ({ openedAt, createdAt }: Reply<'listDuplicateProjects'>[number]) => ({
    moment: atMoment(openedAt, to),
    loaded: atMoment(createdAt, to),
  })

  const goOn = async (id: string): Promise<void> => {
    const result = await open.run({ id })
    if (result.ok) onProjectOpened(result.value)
  }
  const takeEdits = async (from: string): Promise<void> => {
    const result = await takeOver.run({ from })
    if (!result.ok) return
    onProject(result.value.project)
    setDone(result.value)
  }

  return (
    <>
      {duplicate !== undefined && (
        <Card title={say(duplicate.isSameFile ? 'file_loaded_before' : 'file_name_loaded_before')}>
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <IconFiles size={22} stroke={1.6} aria-hidden="true" />
            <Text>
              {duplicate.isSameFile
                ? say('file_loaded_before_kept', openedAndLoaded(duplicate))
                : say('file_name_loaded_before_kept', {
                    project: duplicate.name,
                    accounts: duplicate.accountCount,
                    ...openedAndLoaded(duplicate),
                  })}
            </Text>
          </Group>
          <IssueList issues={open.issues} isAnnounced />
          <IssueList issues={takeOver.issues} isAnnounced />
          <Group mt="md">
            {!duplicate.isSameFile && (
              <DecisionButton
                about={duplicate.id}
                disabled={open.isBusy}
                loading={takeOver.isBusy}
                onClick={() => takeEdits(duplicate.id)}
              >
                {say('take_my_edits_over')}
              </DecisionButton>
            )}
            <DecisionButton
              about={duplicate.id}
              variant={duplicate.isSameFile ? 'filled' : 'default'}
              disabled={takeOver.isBusy}
              loading={open.isBusy}
              onClick={() => goOn(duplicate.id)}
            >
              {say('go_on_with_earlier_one')}
            </DecisionButton>
          </Group>
        </Card>
      )}
      <NewVersionDialog key={project.id} version={done} onClose={() => setDone(null)} />
    </>
  )
}
