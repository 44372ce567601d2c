/** Load: pick a spreadsheet or go on with one, then say which sheets are in and where their headings are. */

import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { stepWords } from '../words/words.ts'
import { DropArea } from './drop-area.tsx'
import { KindChoice } from './kind-choice.tsx'
import classes from './load.module.css'
import { LoadingPanel } from './loading-panel.tsx'
import { DuplicateProjectsNotice } from './notes/duplicate-projects-notice.tsx'
import { ProjectList } from './project-list.tsx'
import { SheetsPanel } from './sheets-panel.tsx'
import { TemplateCard } from './template-card.tsx'
import { type ToLoad, useLoading } from './use-loading.ts'

type Props = {
  readonly project: ProjectState | null
  /** A file that the operating system handed over, or the made-up supplier: it is loaded at once. */
  readonly toLoad: ToLoad | null
  readonly onTaken: () => void
  readonly onProject: (project: ProjectState) => void
  readonly onProjectOpened: (project: ProjectState) => void
  readonly onProjectClosed: () => void
  readonly onNext: () => void
  readonly onMap: (goal: string | null) => void
  readonly onBack: () => void
}

export function LoadStep({
  project,
  toLoad,
  onTaken,
  onProject,
  onProjectOpened,
  onProjectClosed,
  onNext,
  onMap,
  onBack,
}: Props) {
  const [wantsAnother, setWantsAnother] = useState(false)
  const [kind, setKind] = useState<ProjectKind>('accounts')
  const { loading, load, hand, stop, refuse } = useLoading((loaded) => {
    setWantsAnother(false)
    onProject(loaded)
  })
  const take = useEffectEvent((file: ToLoad) => {
    onTaken()
    void hand(file)
  })
  const isBusy = loading.state === 'busy'
  useEffect(() => {
    if (toLoad !== null && !isBusy) take(toLoad)
  }, [toLoad, isBusy])
  const haveOpened = (opened: ProjectState): void => {
    setWantsAnother(false)
    onProjectOpened(opened)
  }
  const haveDeleted = (id: string): void => {
    if (id === project?.id) onProjectClosed()
  }

  return (
    <>
      <StepScroll>
        {loading.state === 'issues' && <IssueList issues={loading.issues} isAnnounced />}
        {loading.state === 'stopped' && <p role="status">{say('loading_stopped')}</p>}
        {loading.state === 'busy' ? (
          <LoadingPanel loading={loading} onStop={stop} />
        ) : project !== null && !wantsAnother ? (
          <>
            <DuplicateProjectsNotice project={project} onProject={onProject} onProjectOpened={haveOpened} />
            <SheetsPanel
              project={project}
              onProject={onProject}
              onLoadAnother={() => setWantsAnother(true)}
              onMap={onMap}
            />
          </>
        ) : (
          <>
            {project !== null && (
              <div>
                <Button
                  variant="default"
                  leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
                  onClick={() => setWantsAnother(false)}
                >
                  {say('back_to_project', { project: project.name })}
                </Button>
              </div>
            )}
            <KindChoice kind={kind} onKind={setKind} />
            <DropArea onFile={(file) => load(file, kind)} onRefused={refuse} />
            <div className={classes.columns}>
              <ProjectList
                openId={project?.id ?? null}
                onOpened={haveOpened}
                onDeleted={haveDeleted}
                onRenamed={(id, name) => id === project?.id && onProject({ ...project, name })}
              />
              <TemplateCard />
            </div>
          </>
        )}
      </StepScroll>
      <StepNav
        back={{ label: say('back_to_step', { step: say(stepWords.connect.name) }), go: onBack }}
        next={{
          label: say('go_on_to_step', { step: say(stepWords.map.name) }),
          go: onNext,
          blockedBecause: whyNotNext(project, isBusy),
          isQuiet: wantsAnother,
        }}
      />
    </>
  )
}

function whyNotNext(project: ProjectState | null, isLoading: boolean): string | null {
  if (isLoading) return say('spreadsheet_is_being_loaded')
  if (project === null) return say('load_spreadsheet_first')
  if (!project.mapping.sheets.some((sheet) => sheet.isIncluded)) return say('choose_one_sheet')
  return null
}
