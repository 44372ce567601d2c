/** Load: pick a spreadsheet or go on with one, then say which sheets are in and where their headings are. */

import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ProjectKind, projectKinds } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { SaveButton, SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { Card } from '../components/frame/card.tsx'
import { ReadingProgress } from '../components/frame/reading-progress.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { projectKindWords, stepWords } from '../words/words.ts'
import { DropAnywhere, DropArea } from './drop-area.tsx'
import classes from './load.module.css'
import { DuplicateProjectsNotice } from './notes/duplicate-projects-notice.tsx'
import { ProjectList } from './project-list.tsx'
import { SheetsPanel } from './sheets-panel.tsx'
import { type Loading, type ToLoad, useLoading } from './use-loading.ts'

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
  const [kind, setKind] = useState<ProjectKind | null>(null)
  const { loading, load, hand, stop, refuse } = useLoading((loaded) => {
    setWantsAnother(false)
    // It was said of that file.
    setKind(null)
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
            <DropAnywhere onFile={(file) => load(file, null)} onRefused={refuse} />
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

type LoadingPanelProps = { readonly loading: Extract<Loading, { state: 'busy' }>; readonly onStop: () => void }

/** How far a file has been read, with a way to stop. */
function LoadingPanel({ loading: { fileName, ...loading }, onStop }: LoadingPanelProps) {
  const title = say('loading_file', { fileName })
  return (
    <Card title={title}>
      <Stack gap="sm">
        <ReadingProgress {...loading} label={title} />
        <div>
          <Button variant="default" onClick={onStop} disabled={loading.isStopping}>
            {say('stop_loading')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

type KindChoiceProps = { readonly kind: ProjectKind | null; readonly onKind: (kind: ProjectKind | null) => void }

/** What the next spreadsheet is about: accounts to create, or what is added to accounts that are on the platform. */
function KindChoice({ kind, onKind }: KindChoiceProps) {
  return (
    <Radio.Group
      className={classes.kinds ?? ''}
      label={say('spreadsheet_is_about')}
      description={say('kind_is_found_out')}
      value={kind}
      onChange={(chosen) => onKind(projectKinds.find((one) => one === chosen) ?? kind)}
    >
      <Group mt="xs" gap="xl">
        {projectKinds.map((one) => (
          <Radio
            key={one}
            value={one}
            label={say(projectKindWords[one].name)}
            description={say(projectKindWords[one].explanation)}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}

/** The empty templates, for someone who has no spreadsheet yet. */
function TemplateCard() {
  const accounts = useSaving('exportTemplate', { kind: 'accounts' })
  const additions = useSaving('exportTemplate', { kind: 'additions' })
  return (
    <Card title={say('no_spreadsheet_yet')}>
      <Text>{say('template_explained')}</Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={accounts} label={say('save_template')} />
        <SavedMessage saving={accounts} />
      </Stack>
      <Text mt="md">{say('template_for_additions_explained')}</Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={additions} label={say('save_template_for_additions')} />
        <SavedMessage saving={additions} />
      </Stack>
    </Card>
  )
}

function whyNotNext(project: ProjectState | null, isLoading: boolean): string | null {
  if (isLoading) return say('spreadsheet_is_being_loaded')
  if (project === null) return say('load_spreadsheet_first')
  if (!project.mapping.sheets.some((sheet) => sheet.isIncluded)) return say('choose_one_sheet')
  return null
}
