/** Notices that the file of the open project was changed where it came from, and offers its new version with the edits. */

import { Group } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ProjectState, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { NewVersionDialog } from '../../components/dialogs/new-version-dialog.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDesk } from '../../queries/desk-context.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import classes from './notices.module.css'

type Props = {
  readonly project: ProjectState | null
  readonly onProjectOpened: (project: ProjectState) => void
}

export function SourceNotice({ project, onProjectOpened }: Props) {
  const desk = useDesk()
  const load = useDeskAction('loadNewVersion')
  /** Which project's file was changed, and when: one that is changed once more is offered once more. */
  const [changed, setChanged] = useState<{ readonly id: string; readonly modifiedAt: number | null } | null>(null)
  const [putOff, setPutOff] = useState<typeof changed>(null)
  const [done, setDone] = useState<Reply<'loadNewVersion'> | null>(null)
  const id = project?.id ?? null

  const look = useEffectEvent(async () => {
    if (id === null) return
    const found = await desk.checkSource({})
    setChanged(found.ok && found.value.state === 'changed' ? { id, modifiedAt: found.value.modifiedAt } : null)
  })
  // When the person comes back to the window: that is when the file was saved in another program.
  useEffect(() => {
    void id
    const onFocus = () => void look()
    onFocus()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [id])

  const loadIt = async (): Promise<void> => {
    const result = await load.run({})
    if (!result.ok) return
    setChanged(null)
    onProjectOpened(result.value.project)
    setDone(result.value)
  }

  const isPutOff = putOff?.id === id && putOff.modifiedAt === changed?.modifiedAt
  const about = `${id} ${changed?.modifiedAt}`
  const isShown = changed !== null && changed.id === id && !isPutOff
  return (
    <>
      {isShown && (
        <section className={classes.notices} aria-label={say('changed_file')}>
          <div className={classes.words}>
            <IssueList issues={[issue('source_changed', { fileName: project?.fileName ?? '' })]} isAnnounced />
            <IssueList issues={load.issues} isAnnounced />
          </div>
          <Group wrap="nowrap">
            <DecisionButton about={about} loading={load.isBusy} onClick={loadIt}>
              {say('load_new_version')}
            </DecisionButton>
            <DecisionButton about={about} variant="default" disabled={load.isBusy} onClick={() => setPutOff(changed)}>
              {say('not_now')}
            </DecisionButton>
          </Group>
        </section>
      )}
      <NewVersionDialog version={done} onClose={() => setDone(null)} />
    </>
  )
}
