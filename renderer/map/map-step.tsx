/** Map: says for every column of every sheet which field it fills, with one account beside it that follows every change. */
import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { Ask, MadeOn, ProjectState, Reply, StepName } from '../../shared/ipc.ts'
import { checkMapping } from '../../shared/mapping/model/change-mapping.ts'
import { isMapped, targetsOf } from '../../shared/mapping/model/fillings.ts'
import type { Mapping, SheetMapping } from '../../shared/mapping/model/mapping.ts'
import { type PlainKey, say, sayMessage } from '../../shared/messages/say.ts'
import { listed } from '../../shared/messages/values.ts'
import { FirstAccounts } from '../components/accounts/first-accounts.tsx'
import { Segments } from '../components/buttons/segments.tsx'
import { UndoButtons } from '../components/buttons/undo-buttons.tsx'
import { useUndo } from '../components/buttons/use-undo.ts'
import { SheetPanels } from '../components/frame/sheet-panels.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useIncrementalRender } from '../components/use-incremental-render.ts'
import { useDesk } from '../queries/desk-context.tsx'
import { type Issues, issuesOf } from '../queries/issues-error.ts'
import { useCatalogue } from '../queries/open-project.tsx'
import { withEdited } from '../queries/revision.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { stepWords } from '../words/step-words.ts'
import { AccountPreview } from './account-preview.tsx'
import { ColumnTable } from './columns/column-table.tsx'
import { ConstantsCard } from './constants/constants-card.tsx'
import { ElementKindsProvider } from './element-kinds.tsx'
import { FloatingLists } from './floating-lists.tsx'
import classes from './map.module.css'
import { columnGoal, MapGoal, sheetOfTarget } from './map-goal.tsx'
import type { SendState } from './mapping-sender.ts'
import { MissingCard } from './missing/missing-card.tsx'
import { QuestionsCard } from './missing/questions-card.tsx'
import { MendNote } from './notes/mend-note.tsx'
import { ServiceChangeNote } from './notes/service-change-note.tsx'
import { PickerMemoryProvider } from './picker/picker-memory.tsx'
import { mapViews, useMapView } from './picture/map-view.ts'
import { MappingPicture } from './picture/mapping-picture.tsx'
import { RowsCard } from './rows-card.tsx'
import { FoundAgain } from './saved/comparison.tsx'
import { SavedMappings } from './saved/saved-mappings.tsx'
import { type ChangeMapping, type Conflict, useMappingDraft } from './use-mapping-draft.ts'

/** The columns, what a row is, and what is the same for every account: drawn in this order. */
const partCount = 3

/** What came of the last undo or redo, until something else is done. */
type Remark = { readonly said: string } | { readonly issues: Issues } | null

type MapStepProps = {
  readonly project: ProjectState
  /** The target that the person came for. */
  readonly goal?: string | null
  readonly onProject: (project: ProjectState) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

export function MapStep({ project, goal = null, onProject, onNext, onBack }: MapStepProps) {
  const catalogue = useCatalogue()
  const desk = useDesk()
  const draft = useMappingDraft(project, onProject)
  const { mapping, saving, conflict, flush } = draft
  const [remark, setRemark] = useState<Remark>(null)
  const undo = useUndo(project, async (asking, said) => {
    // What could not be saved is taken back first.
    if (!(await flush())) return draft.drop()
    await draft.letChange(async (kept) => {
      const undone = await asking()
      setRemark(undone.ok ? { said: said(undone.value) } : { issues: undone.issues })
      return undone.ok ? withEdited(kept, undone.value) : null
    })
  })
  const changeOnly = draft.change
  const change = useCallback<ChangeMapping>(
    (...made) => {
      setRemark(null)
      changeOnly(...made)
    },
    [changeOnly],
  )
  const sheets = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const [view, setView] = useMapView(goal !== null)
  /** The line that was pressed in the picture. */
  const [pressed, setPressed] = useState<string | null>(null)
  const aim = pressed ?? goal
  const [chosenSheet, setChosenSheet] = useState(() => sheetOfTarget(sheets, goal))
  const shown = sheets.find(({ sheet }) => sheet === chosenSheet) ?? sheets[0]
  const issues = useMemo(() => checkMapping(catalogue, mapping), [catalogue, mapping])
  const filled = useMemo(() => filledTargets(mapping), [mapping])
  // Two columns on one field are shown at both of them; rows that then disagree are found in Check.
  const blocking = issues.find(({ code, level }) => level === 'error' && code !== 'mapping_field_twice')
  const drawnParts = useIncrementalRender(partCount, 1, aim !== null)
  const goTo = (line: string) => {
    setPressed(line)
    setChosenSheet(sheetOfTarget(sheets, line))
    setView('table')
  }
  /** Rows are read anew by an answer: what was changed before is kept first, and what is changed meanwhile waits. */
  const sendAnswer = async (send: () => Promise<void>): Promise<boolean> => {
    if (!(await flush())) return false
    await draft.letChange(async () => {
      await send()
      const now = await desk.readDesk({})
      return now.ok ? now.value.project : null
    })
    return true
  }
  /** What was changed before is kept first: it is one step, and undo takes it back alone. */
  const setAsideByColumn = async (place: Omit<Ask<'setAsideByColumn'>, keyof MadeOn>) => {
    const made = await flush()
    if (made === null) return null
    let done: Reply<'setAsideByColumn'> | null = null
    await draft.letChange(async () => {
      const set = await desk.setAsideByColumn({ ...place, ...made })
      setRemark(set.ok ? null : { issues: set.issues })
      done = set.ok ? set.value : null
      return set.ok ? set.value.project : null
    })
    return done
  }
  const leave = async (go: () => void) => {
    if (await flush()) go()
  }
  return (
    <PickerMemoryProvider filled={filled}>
      <ElementKindsProvider mapping={mapping}>
        <div className={classes.step}>
          <div className={classes.columns}>
            <div className={classes.main}>
              <div className={classes.tools}>
                <SavedMappings
                  project={project}
                  onFlush={flush}
                  onReplaced={(replaced) => {
                    draft.drop()
                    void draft.letChange(async () => replaced)
                  }}
                />
                <UndoButtons {...undo} history={draft.history} />

                <Segments
                  size="sm"
                  label={say('mapping_shown_as')}
                  choices={mapViews.map(({ value, key }) => ({ value, label: say(key) }))}
                  value={view}
                  onChange={(chosen) => {
                    setPressed(null)
                    setView(chosen)
                  }}
                />
              </div>
              {project.savedMappingName !== null && <FoundAgain name={project.savedMappingName} />}
              {aim !== null && view === 'table' && <MapGoal target={aim} mapping={mapping} />}
              {project.isForOtherService && (
                <ServiceChangeNote onProject={onProject} onColumn={(place) => goTo(columnGoal(place))} />
              )}
              <SentNote />
              <IssueList issues={issues.filter(({ where }) => where?.cell === undefined)} beside="map" />
              {view === 'table' && <QuestionsCard mapping={mapping} onSend={sendAnswer} />}
              {view === 'table' && <MissingCard mapping={mapping} onChange={change} />}
              {view === 'picture' && <MappingPicture mapping={mapping} onGo={goTo} />}
              {view === 'table' && shown !== undefined && (
                <SheetPanels
                  sheets={sheets}
                  shown={shown}
                  tallyOf={tally}
                  onSheet={setChosenSheet}
                  panelClassName={classes.panel}
                >
                  <ColumnTable
                    key={shown.sheet}
                    sheet={shown}
                    mapping={mapping}
                    issues={issues.filter(({ where }) => where?.cell?.sheet === shown.sheet)}
                    isWhole={aim !== null}
                    onChange={change}
                    onSetAside={(column, kinds) => setAsideByColumn({ sheet: shown.sheet, column, kinds: [...kinds] })}
                  />
                  {drawnParts > 1 && <RowsCard sheet={shown} mapping={mapping} onChange={change} />}
                </SheetPanels>
              )}
              {view === 'table' && drawnParts > 2 && <ConstantsCard mapping={mapping} onChange={change} />}
            </div>
            <AccountPreview isBehind={saving.state === 'saving'} />
          </div>
          <FloatingLists />
          {saving.state === 'failed' && <NotSaved error={saving.error} onTryAgain={flush} />}
          {conflict !== null && <NotMade conflict={conflict} other={project.history.undo} />}
          {remark !== null && 'issues' in remark && (
            <div className={classes.notSaved}>
              <IssueList issues={remark.issues} isAnnounced />
            </div>
          )}
          <StepNav
            back={{ label: say('back_to_step', { step: say('step_load') }), go: () => leave(onBack) }}
            next={{
              label: say('go_on_to_step', { step: say('step_check') }),
              go: () => leave(onNext),
              blockedBecause: blocking === undefined ? null : sayMessage(blocking.message, 'map'),
            }}
          >
            <span className={classes.foot}>
              <span role="status">
                {saving.state === 'saved' && remark !== null && 'said' in remark
                  ? remark.said
                  : saving.state !== 'failed' && say(savingWords[saving.state])}
              </span>
              <MendNote mapping={mapping} />
            </span>
          </StepNav>
        </div>
      </ElementKindsProvider>
    </PickerMemoryProvider>
  )
}

/** Says of accounts that were sent that no change of the mapping reaches them any more. */
function SentNote() {
  const sent = useDeskQuery('countSent', {}, { keepsPrevious: true })
  if (sent.state !== 'done' || sent.value.sentCount === 0) return null
  const { sentCount, otherwiseCount, otherwiseFirst } = sent.value
  return (
    <p role="status" className={classes.goal}>
      {say('sent_already', { count: sentCount })}{' '}
      {otherwiseCount > 0 && say('sent_otherwise_now', { count: otherwiseCount })}
      <FirstAccounts first={otherwiseFirst} count={otherwiseCount} />
    </p>
  )
}

/** By target, the heading of the column that fills it. */
function filledTargets(mapping: Mapping): ReadonlyMap<string, string> {
  const filled = new Map<string, string>()
  for (const { isIncluded, columns } of mapping.sheets) {
    if (!isIncluded) continue
    for (const column of columns) for (const target of targetsOf(column)) filled.set(target, column.header)
  }
  return filled
}

const savingWords = { saved: 'mapping_saved', saving: 'mapping_saving' } as const satisfies Record<
  Exclude<SendState['state'], 'failed'>,
  PlainKey
>

/** At the foot, where it moves no column under the pointer. */
function NotSaved({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) {
  return (
    <div className={classes.notSaved}>
      <IssueList issues={issuesOf(error)} isAnnounced />
      <Button variant="default" size="sm" onClick={onTryAgain}>
        {say('save_mapping_again')}
      </Button>
    </div>
  )
}

/** What another window did is kept, and what was changed here is named, so that it can be changed again. */
function NotMade({ conflict, other }: { readonly conflict: Conflict; readonly other: StepName | null }) {
  const catalogue = useCatalogue()
  const wordsOf = (step: StepName) => stepWords(step, catalogue)
  return (
    <div className={classes.notSaved}>
      <IssueList issues={conflict.issues} isAnnounced />
      <p>{say('not_made_here', { steps: listed(conflict.lost.map(wordsOf)) })}</p>
      {other !== null && <p>{say('made_in_other_window', { step: wordsOf(other) })}</p>}
    </div>
  )
}

/** "17 of 19": how many columns have a field. */
const tally = ({ columns }: SheetMapping): string =>
  say('columns_mapped_of', { mapped: columns.filter(isMapped).length, total: columns.length })
