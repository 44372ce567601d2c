/** Spreadsheets loaded earlier: go on with one, give it another name, or delete it. */

import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconPencil, IconTrash } from '@tabler/icons-react'
import { startTransition, useState } from 'react'
import type { News, ProjectListEntry, ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { showNumber } from '../../shared/words/phrases.ts'
import { useNews } from '../asking/desk-context.tsx'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { ReadingProgress } from '../parts/reading-progress.tsx'
import { RenameProject } from '../parts/rename-project.tsx'
import { Answer } from '../parts/states.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { showMoment } from '../words/moments.ts'
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
  const [opening, setOpening] = useState<ProjectListEntry | null>(null)
  const [progress, setProgress] = useState<News<'loadingProgress'> | null>(null)
  useNews('loadingProgress', setProgress)

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
    <Card title="Go on with a spreadsheet you loaded earlier">
      {open.progress.state === 'issues' && <IssueList issues={open.progress.issues} isAnnounced />}
      {remove.progress.state === 'issues' && <IssueList issues={remove.progress.issues} isAnnounced />}
      {opening !== null && (
        <Stack component="section" gap="xs" mb="sm" aria-label={`Opening ${nameOf(opening)}`}>
          <strong>Opening {nameOf(opening)}</strong>
          <ReadingProgress
            progress={progress}
            isStopping={stop.progress.state !== 'rest'}
            label={`Opening ${nameOf(opening)}`}
          />
          <div>
            <Button
              size="compact-sm"
              variant="default"
              disabled={stop.progress.state !== 'rest'}
              onClick={() => stop.run({})}
            >
              Stop opening
            </Button>
          </div>
        </Stack>
      )}
      <Answer asked={projects} doing="Looking for spreadsheets you loaded earlier">
        {(entries) =>
          entries.length === 0 ? (
            <Text c="dimmed">There is none yet. What you load is kept here, with everything you did to it.</Text>
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
                    <span className={classes.remark}>Open now</span>
                  ) : entry.isDamaged ? null : (
                    <Button
                      variant="default"
                      disabled={opening !== null}
                      aria-label={`Go on with ${nameOf(entry)}`}
                      onClick={() => openIt(entry)}
                    >
                      Go on
                    </Button>
                  )}
                  {entry.isDamaged !== true && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      aria-label={`Rename ${entry.name}…`}
                      title="Rename…"
                      onClick={() => setRenamed(entry)}
                    >
                      <IconPencil size={18} aria-hidden="true" />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    title="Delete…"
                    aria-label={`Delete ${nameOf(entry)}…`}
                    onClick={() => setAsked(entry)}
                  >
                    <IconTrash size={18} aria-hidden="true" />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {renamed !== null && <RenameProject project={renamed} onRenamed={onRenamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        isOpen={asked !== null}
        kind="danger"
        title={`Delete “${asked === null ? '' : nameOf(asked)}” from this computer?`}
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        isBusy={remove.isBusy}
        onConfirm={() => asked && removeIt(asked.id)}
        onCancel={() => setAsked(null)}
      >
        <Text>
          Your own file stays where it is. What you did with it here is removed: how its columns were matched and what
          you mended.
        </Text>
        <Text mt="xs">
          Accounts that were created stay on the platform, and are remembered here: they are not created again when you
          load the file once more.
        </Text>
      </ConfirmDialog>
    </Card>
  )
}

const nameOf = ({ name, isDamaged }: ProjectListEntry): string =>
  isDamaged === true ? 'A project that can’t be read any more' : name

/** "120 accounts, 112 ready · at Check · last open …" */
function stateOf({ name, fileName, kind, accountCount, readyCount, step, openedAt }: ProjectListEntry): string {
  const file = name === fileName ? '' : `${fileName} · `
  const about = kind === 'accounts' ? '' : `${say(projectKindWords[kind].name)} · `
  const ready = readyCount === null ? '' : `, ${showNumber(readyCount)} ready`
  return `${file}${about}${showCount(accountCount, nouns.account)}${ready} · at ${say(stepWords[step].name)} · last open ${showMoment(openedAt)}`
}
