/** Spreadsheets loaded earlier: go on with one, give it another name, or delete it. */

import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconPencil, IconTrash } from '@tabler/icons-react'
import { startTransition, useState } from 'react'
import type { DeskEvent, ProjectListEntry, ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { atMoment } from '../../shared/messages/values.ts'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { RenameProject } from '../components/dialogs/rename-project.tsx'
import { Card } from '../components/frame/card.tsx'
import { ReadingProgress } from '../components/frame/reading-progress.tsx'
import { QueryBoundary } from '../components/frame/states.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useDeskEvent } from '../queries/desk-context.tsx'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { standingWords } from '../words/standing-groups.ts'
import { projectKindWords, stepWords } from '../words/words.ts'
import classes from './load.module.css'

type Props = {
  readonly openId: string | null
  /** Where there is nothing to go on with, nothing is said of it. */
  readonly isHiddenWhenEmpty?: boolean
  readonly onOpened: (project: ProjectState) => void
  readonly onDeleted: (id: string) => void
  readonly onRenamed: (id: string, name: string) => void
}

export function ProjectList({ openId, isHiddenWhenEmpty = false, onOpened, onDeleted, onRenamed }: Props) {
  const projects = useDeskQuery('listProjects', {})
  const open = useDeskAction('openProject')
  const remove = useDeskAction('deleteProject')
  const [asked, setAsked] = useState<ProjectListEntry | null>(null)
  const [renamed, setRenamed] = useState<ProjectListEntry | null>(null)

  const stop = useDeskAction('cancelLoading')
  const isStopping = stop.isBusy || stop.outcome !== null
  const [opening, setOpening] = useState<ProjectListEntry | null>(null)
  const [progress, setProgress] = useState<DeskEvent<'loadingProgress'> | null>(null)
  useDeskEvent('loadingProgress', setProgress)

  const openIt = async (entry: ProjectListEntry): Promise<void> => {
    setProgress(null)
    setOpening(entry)
    const result = await open.run({ id: entry.id })
    // The progress stays until what was opened is drawn.
    startTransition(() => {
      setOpening(null)
      stop.clear()
      if (result.ok) onOpened(result.value)
    })
  }
  const removeIt = async (id: string): Promise<void> => {
    const result = await remove.run({ id })
    setAsked(null)
    if (result.ok) onDeleted(id)
  }

  if (isHiddenWhenEmpty && (projects.state === 'busy' || (projects.state === 'done' && projects.value.length === 0)))
    return null
  return (
    <Card title={say('projects_title')}>
      <IssueList issues={open.issues} isAnnounced />
      <IssueList issues={remove.issues} isAnnounced />
      {opening !== null && (
        <Stack component="section" gap="xs" mb="sm" aria-label={say('opening_project', { project: nameOf(opening) })}>
          <strong>{say('opening_project', { project: nameOf(opening) })}</strong>
          <ReadingProgress
            progress={progress}
            isStopping={isStopping}
            label={say('opening_project', { project: nameOf(opening) })}
          />
          <div>
            <Button size="compact-sm" variant="default" disabled={isStopping} onClick={() => stop.run({})}>
              {say('stop_opening')}
            </Button>
          </div>
        </Stack>
      )}
      <QueryBoundary asked={projects} doing={say('looking_for_projects')}>
        {(entries) =>
          entries.length === 0 ? (
            <Text c="dimmed">{say('no_projects_yet')}</Text>
          ) : (
            <ul className={classes.projects}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <IconFileSpreadsheet size={22} stroke={1.5} aria-hidden="true" />
                  <div className={classes.projectWords}>
                    <span className={classes.projectName}>{nameOf(entry)}</span>
                    <span className={classes.remark}>{stateOf(entry)}</span>
                  </div>
                  {entry.id === openId ? (
                    <span className={classes.remark}>{say('project_open_now')}</span>
                  ) : entry.isDamaged ? null : (
                    <Button
                      variant="default"
                      disabled={opening !== null}
                      aria-label={say('go_on_with_project', { project: nameOf(entry) })}
                      onClick={() => openIt(entry)}
                    >
                      {say('go_on')}
                    </Button>
                  )}
                  {entry.isDamaged !== true && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      aria-label={say('rename_project', { project: entry.name })}
                      title={say('rename_short')}
                      onClick={() => setRenamed(entry)}
                    >
                      <IconPencil size={18} aria-hidden="true" />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    title={say('delete_short')}
                    aria-label={say('delete_project', { project: nameOf(entry) })}
                    onClick={() => setAsked(entry)}
                  >
                    <IconTrash size={18} aria-hidden="true" />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {renamed !== null && <RenameProject project={renamed} onRenamed={onRenamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        isOpen={asked !== null}
        kind="danger"
        title={asked === null ? '' : say('delete_project_asked', { project: nameOf(asked) })}
        confirmLabel={say('delete_it')}
        cancelLabel={say('keep_it')}
        isBusy={remove.isBusy}
        onConfirm={() => asked && removeIt(asked.id)}
        onCancel={() => setAsked(null)}
      >
        <Text>{say('delete_project_removes')}</Text>
        <Text mt="xs">{say('delete_project_leaves')}</Text>
      </ConfirmDialog>
    </Card>
  )
}

const nameOf = ({ name, isDamaged }: ProjectListEntry): string =>
  isDamaged === true ? say('project_unreadable') : name

/** "120 accounts, 12 ready, 100 sent · at Check · last open …" */
function stateOf({ name, fileName, kind, accountCount, counts, step, openedAt }: ProjectListEntry): string {
  return [
    ...(name === fileName ? [] : [fileName]),
    ...(kind === 'accounts' ? [] : [say(projectKindWords[kind].name)]),
    [say('account_count', { count: accountCount }), ...(counts === null ? [] : standingWords(counts, kind))].join(', '),
    say('project_at_step', { step: say(stepWords[step].name) }),
    say('project_last_open', { moment: atMoment(openedAt) }),
  ].join(' · ')
}
