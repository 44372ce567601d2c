/** The wizard once the desk is open: the frame that every step stands in. */

import { useCallbackRef, useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { type ActionDispatch, Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogueOf } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { say } from '../../shared/messages/say.ts'
import { useTypedForms } from '../add/forms/form-drafts.tsx'
import { AccountShower } from '../components/accounts/account-link.tsx'
import { HeadingSlot } from '../components/buttons/heading-tools.tsx'
import { ErrorBoundary, QueryBoundary } from '../components/frame/states.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { HelpProvider } from '../help/help-provider.tsx'
import type { ToLoad } from '../load/use-loading.ts'
import { missingNeeds } from '../map/missing/missing-needs.ts'
import { useDesk, useDeskEvent, useHost, useReach } from '../queries/desk-context.tsx'
import { OpenProjectProvider, useDescribed } from '../queries/open-project.tsx'
import { useProblemCountsByStatus, useSentCount, useStatusCounts } from '../queries/use-account-list.ts'
import { ConnectionProvider } from '../queries/use-connection.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { EnvironmentBand } from './frame/environment-band.tsx'
import { Interrupted } from './frame/interrupted.tsx'
import { Notices } from './frame/notices.tsx'
import { SourceNotice } from './frame/source-notice.tsx'
import { StepHeading, stepHeadingId } from './frame/step-heading.tsx'
import { StepRail } from './frame/step-rail.tsx'
import { focusHelp, TopBar } from './frame/top-bar.tsx'
import { type StopAt, TourStopAt } from './frame/tour.tsx'
import { Offered } from './offered.tsx'
import classes from './shell.module.css'
import { gatesOf } from './step-gates.ts'
import { StepScreen } from './step-screen.tsx'
import { useWindowTitle } from './use-window-title.ts'
import { type AccountToMend, noticesOf, type OpenDesk, type Place, type WizardEvent } from './wizard-state.ts'

type Props = { readonly state: OpenDesk; readonly dispatch: ActionDispatch<[event: WizardEvent]> }

export function OpenWizard({ state, dispatch }: Props) {
  const { vault, connection, project, step, toMend, toMap, watchEnd } = state
  const desk = useDesk()
  const client = useQueryClient()
  const { value: counts = null } = useStatusCounts(project !== null)
  const { value: withProblems = null } = useProblemCountsByStatus(project !== null)
  const { value: sentCount = null } = useSentCount(project !== null)
  const described = useDescribed(connection)
  const missingCount = useMissingCount(project, described.value)
  const gates = gatesOf({ connection, project, counts, sentCount, withProblems, missingCount })

  const changeProject = (changed: ProjectState): void => dispatch({ type: 'projectChanged', project: changed })
  /** Another screen is drawn bit by bit, while this one still answers. */
  const show = (event: WizardEvent): void => startTransition(() => dispatch(event))
  const openProject = (opened: ProjectState): void => show({ type: 'projectOpened', project: opened })
  const closeProject = (): void => dispatch({ type: 'projectClosed' })
  const { id: projectId } = project ?? {}
  /** Where the person went in a project, until it is kept: a step that can't be entered yet is kept once it can. */
  const toKeep = useRef<{ readonly step: Place; readonly projectId: string | undefined } | null>(null)
  const go = (event: WizardEvent, next: Place): void => {
    toKeep.current = { step: next, projectId }
    show(event)
  }
  const goTo = (next: Place): void => go({ type: 'wentTo', step: next }, next)
  const isHere = counts !== null && step !== 'start' && step !== 'connect' && gates[step].is !== 'blocked'
  const entered = isHere ? step : null
  useEffect(() => {
    if (entered === null || toKeep.current?.step !== entered || toKeep.current.projectId !== projectId) return
    toKeep.current = null
    void desk.rememberStep({ step: entered })
  }, [desk, projectId, entered])

  const [tour, setTour] = useState<number | null>(null)
  const moveTour = (position: number | null): void => {
    setTour(position)
    // Whoever leaves it from within finds themselves where it can be found again.
    if (position === null && isAtTour(document.activeElement)) focusHelp()
  }
  const stopAt: StopAt = (at, placement, part) => (
    <TourStopAt position={tour} at={at} placement={placement} onMove={moveTour}>
      {part}
    </TourStopAt>
  )

  /** Where a step puts what stands beside its name. */
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [toLoad, setToLoad] = useState<ToLoad | null>(null)
  const loadAtOnce = (file: ToLoad): void => {
    setToLoad(file)
    goTo('load')
  }

  const goToMend = (account: AccountToMend): void => go({ type: 'wentToMend', account }, 'check')
  const showInCheck = useCallbackRef((number: string) => goToMend({ key: number, accountNumber: number }))
  const goToMap = (target: string | null): void => go({ type: 'wentToMap', target }, 'map')
  const haveReadNotices = (): void => {
    dispatch({ type: 'noticesRead' })
    void desk.noticesRead({})
  }

  /** Events of the time between are lost, so everything is asked for anew. */
  const comeBack = async (): Promise<void> => {
    const result = await desk.readDesk({})
    if (!result.ok) return
    dispatch({ type: 'cameBack', desk: result.value })
    void client.invalidateQueries()
  }

  const isReached = useReach(comeBack)
  useAskingBeforeClosing(isReached)
  // What was in memory until then gave place to what is on the disk; the person stays where they are.
  useDeskEvent('vaultChanged', (changed) => {
    if (vault.kept === 'untilChosen' && changed.is === 'open' && changed.kept !== 'thisRunOnly') void comeBack()
  })

  useWindowTitle(state)

  return (
    <ConnectionProvider value={connection}>
      <HelpProvider project={project} catalogueOf={described.value}>
        <AccountShower value={project === null ? null : showInCheck}>
          <div className={classes.shell} data-environment={connection.kind}>
            <a className={classes.skip} href={`#${stepHeadingId}`} onClick={focusHeading}>
              {say('skip_to_step')}
            </a>
            {stopAt('environment', 'bottom', <EnvironmentBand />)}
            <TopBar
              project={project}
              onShowStart={() => goTo('start')}
              onTour={() => setTour(0)}
              stopAt={stopAt}
              onShowConnection={() => goTo('connect')}
              onProject={changeProject}
            />
            <div className={classes.body} data-wide={wideSteps.has(step) || undefined}>
              {stopAt('steps', 'right-start', <StepRail here={step} gates={gates} onGo={goTo} />)}
              <main className={classes.main}>
                {stopAt('heading', 'bottom-start', <StepHeading step={step} onSlot={setSlot} />)}
                {!isReached && <IssueList issues={[outOfReach]} isAnnounced />}
                <Offered project={project} onFile={loadAtOnce} onProjectOpened={openProject} />
                <SourceNotice project={project} onProjectOpened={openProject} />
                <Interrupted
                  hasProject={project !== null}
                  onShowCreate={step === 'create' ? null : () => goTo('create')}
                />
                <Notices notices={noticesOf(state)} watchEnd={watchEnd} onRead={haveReadNotices} />
                <div className={classes.step}>
                  <ErrorBoundary forgetWhen={step}>
                    <QueryBoundary asked={described} doing={say('reading_service_description')}>
                      {(catalogueOf) => (
                        <OpenProjectProvider project={project} catalogueOf={catalogueOf}>
                          <HeadingSlot value={slot}>
                            <Suspense>
                              <StepScreen
                                step={step}
                                vault={vault}
                                project={project}
                                gates={gates}
                                toMend={toMend}
                                toMap={toMap}
                                toLoad={toLoad}
                                onTaken={() => setToLoad(null)}
                                onTour={() => setTour(0)}
                                onTryMadeUp={() => loadAtOnce('madeUp')}
                                onProject={changeProject}
                                onProjectOpened={openProject}
                                onProjectClosed={closeProject}
                                onGo={goTo}
                                onMend={goToMend}
                                onMap={goToMap}
                              />
                            </Suspense>
                          </HeadingSlot>
                        </OpenProjectProvider>
                      )}
                    </QueryBoundary>
                  </ErrorBoundary>
                </div>
              </main>
            </div>
          </div>
        </AccountShower>
      </HelpProvider>
    </ConnectionProvider>
  )
}

/** Of what is needed whatever other fields say: each account lacks it. */
function useMissingCount(project: ProjectState | null, catalogueOf: CatalogueOf | undefined): number {
  const { kind, mapping } = project ?? {}
  return useMemo(
    () =>
      kind === undefined || mapping === undefined || catalogueOf === undefined
        ? 0
        : missingNeeds(mapping, catalogueOf(kind)).filter(({ isExpected, where }) => !isExpected && where === null)
            .length,
    [kind, mapping, catalogueOf],
  )
}

/** What they show is as wide as the window: in a narrow one the steps beside it are only marks with their names. */
const wideSteps: ReadonlySet<Place> = new Set(['check'])

const outOfReach = issue('application_out_of_reach', {})

/** Within it, or nowhere: between two stops what had the focus is gone. */
const isAtTour = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('[data-tour]') !== null

/** The address of the page stays as it is: in some hosts what follows the # means something else. */
function focusHeading(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById(stepHeadingId)?.focus()
}

/**
 * In a browser the window itself has to ask before it is closed while something is being sent, or was typed in Add and not sent; on the
 * desktop the application does, which has to know of what was typed.
 * @param isReached  whether the application answers: one that has gone sends nothing any more
 */
function useAskingBeforeClosing(isReached: boolean): void {
  const isBrowser = useHost() === 'browser'
  const desk = useDesk()
  const typed = useTypedForms()
  useEffect(() => {
    if (!isBrowser) void desk.noteTypedAdditions(typed)
  }, [desk, isBrowser, typed])
  const client = useQueryClient()
  const asked = useDeskQuery('readUnderWay', {}, { isOn: isBrowser })
  useDeskEvent('underWayChanged', (state) => client.setQueryData(['readUnderWay', {}], { value: state }))
  const isSending = isReached && asked.state === 'done' && asked.value.kind !== null
  const asks = isBrowser && (isSending || typed.count > 0)
  useWindowEvent('beforeunload', (event) => {
    if (asks) event.preventDefault()
  })
}
