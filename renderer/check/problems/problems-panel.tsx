/** The problems by kind: how many of each level, what to do, and what leads to them or mends them. */
import { Button } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { CheckSummary, ProblemColumn, ProblemGroup, ProjectState } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { type CellPlace, type Issue, type IssueLevel, issueLevels } from '../../../shared/result.ts'
import { namesOfTurned } from '../../../shared/sheet/turned-sheet.ts'
import { sheetsAsk, turnAsk } from '../../components/dialogs/sheets-ask.ts'
import { EmptyState, QueryBoundary } from '../../components/frame/states.tsx'
import { ToneIcon, ToneToggle } from '../../components/said/tone-badge.tsx'
import { useProjectKind } from '../../queries/open-project.tsx'
import { madeOn } from '../../queries/revision.ts'
import { useStatusCounts } from '../../queries/use-account-list.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { levelTones } from '../../words/words.ts'
import { noProblemsWords } from '../check-words.ts'
import { FixDialog, type Fixing } from './fix-dialog.tsx'
import { type HeldOrder, keyOfKind } from './held-order.ts'
import { ProblemKind } from './problem-kind.tsx'
import { type PicturePiece, ProblemPicture } from './problem-picture.tsx'
import classes from './problems.module.css'
import { ReadAsDialog } from './read-as-dialog.tsx'
import { countByLevel } from './use-problem-counts.ts'

export type ColumnPlace = Pick<ProblemColumn, 'sheet' | 'column'>

export type ProblemsPanelProps = {
  readonly project: ProjectState
  /** In which the kinds stand; kept while another tab is looked at. */
  readonly order: HeldOrder
  readonly onProject: (project: ProjectState) => void
  readonly onGoTo: (place: CellPlace) => void
  /** The next problem of one kind after the active cell, in one column where given. */
  readonly onNext: (code: string, column?: ColumnPlace) => void
  /** Opens Map where a value is given to every account, or to a column. */
  readonly onMap: (target: string | null) => void
  /** @returns whether it was done */
  readonly onFix: Fixing
  /** Says what was done. */
  readonly onSaid: (words: string) => void
  /** For which problems rows are shown; the same are listed. */
  readonly piece: PicturePiece | null
  readonly onPiece: (piece: PicturePiece | null) => void
  /** Only those of this level. */
  readonly level: IssueLevel | null
  readonly onLevel: (level: IssueLevel | null) => void
  /** The sheet of which the rows with emptied cells are shown. */
  readonly emptied: string | null
  readonly onEmptied: (sheet: string | null) => void
}

/** A dialog over the problems. */
export type Open =
  | { readonly dialog: 'fix'; readonly group: ProblemGroup }
  | { readonly dialog: 'readAs'; readonly group: ProblemGroup; readonly column: ProblemColumn }

/** `side`: which sheets were turned when it was opened. */
type OpenOnSide = Open & { readonly side: string }

export function ProblemsPanel(props: ProblemsPanelProps) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const [opened, setOpened] = useState<OpenOnSide | null>(null)
  const side = JSON.stringify(namesOfTurned(props.project.sheets))
  // What a dialog shows of cells is not true of a sheet that another window turns.
  const open = opened?.side === side ? opened : null
  const close = () => setOpened(null)
  const onOpen = useCallbackRef((dialog: Open) => setOpened({ ...dialog, side }))
  const changing = useDeskAction('changeMapping')
  // The same from one drawing to the next: a kind of which nothing else is said is not drawn again.
  const onGoTo = useCallbackRef(props.onGoTo)
  const onNext = useCallbackRef(props.onNext)
  const onMap = useCallbackRef(props.onMap)
  /** The kind of problem where a person asked for that. */
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const refusedAt = (group: ProblemGroup) =>
    askedAt !== keyOfKind(group) ? none : changing.issues.length > 0 ? changing.issues : turning.issues
  const onMapping = useCallbackRef(async (change: (mapping: Mapping) => Mapping, said: string, at: ProblemGroup) => {
    setAskedAt(keyOfKind(at))
    const changed = await changing.run({ mapping: change(props.project.mapping), ...madeOn(props.project) })
    if (!changed.ok) return
    // The button goes with its problem.
    panel.current?.focus()
    props.onProject(changed.value)
    props.onSaid(said)
  })
  const panel = useRef<HTMLDivElement>(null)
  const turning = useDeskAction('changeSheets')
  const onTurn = useCallbackRef(async (sheet: string, at: ProblemGroup) => {
    setAskedAt(keyOfKind(at))
    const turned = await turning.run({
      sheets: sheetsAsk(props.project.mapping, sheet, turnAsk(true)),
      ...madeOn(props.project),
    })
    if (!turned.ok) return
    // The button goes with its problem.
    panel.current?.focus()
    props.onProject(turned.value)
    props.onSaid(say('sheet_turned', { sheet }))
  })
  const onFix = useCallbackRef<Fixing>(async (edits, note) => {
    const isDone = await props.onFix(edits, note)
    // The button goes with its problem.
    if (isDone) panel.current?.focus()
    return isDone
  })
  const leftOutCount = props.project.summary.undecided?.leftOutCount ?? 0
  return (
    <div ref={panel} tabIndex={-1}>
      {leftOutCount > 0 && <LeftOut count={leftOutCount} onMap={() => props.onMap(null)} />}
      <Emptied sheets={props.project.summary.emptied ?? []} chosen={props.emptied} onChoose={props.onEmptied} />
      <QueryBoundary asked={problems} doing={say('looking_for_problems')} isLong>
        {(groups) =>
          groups.length === 0 ? (
            <NoProblems />
          ) : (
            <>
              <Levels groups={groups} chosen={props.level} onChoose={props.onLevel} />
              <ProblemPicture groups={groups} chosen={props.piece} onChoose={props.onPiece} />
              <ul className={classes.groups}>
                {props.order
                  .of(groups)
                  .filter((group) => isListed(group, props))
                  .map((group) => (
                    <ProblemKind
                      key={keyOfKind(group)}
                      group={group}
                      onGoTo={onGoTo}
                      onNext={onNext}
                      onMap={onMap}
                      onMapping={onMapping}
                      mapping={props.project.mapping}
                      onFix={onFix}
                      onTurn={onTurn}
                      refused={refusedAt(group)}
                      onOpen={onOpen}
                    />
                  ))}
              </ul>
            </>
          )
        }
      </QueryBoundary>
      {open?.dialog === 'fix' && <FixDialog group={open.group} onFix={props.onFix} onClose={close} />}
      {open?.dialog === 'readAs' && (
        <ReadAsDialog
          project={props.project}
          group={open.group}
          column={open.column}
          onProject={props.onProject}
          onSaid={props.onSaid}
          onClose={close}
        />
      )}
    </div>
  )
}

const none: readonly Issue[] = []

/** A piece whose last problem is mended has nothing to list any more. */
const isListed = (
  { level, code, columns }: ProblemGroup,
  chosen: Pick<ProblemsPanelProps, 'piece' | 'level'>,
): boolean => {
  const { piece } = chosen
  if (chosen.level !== null && chosen.level !== level) return false
  if (piece === null) return true
  if (piece.kind !== null && piece.kind.code !== code) return false
  return columns.some(({ sheet, column }) => sheet === piece.sheet && column === piece.column)
}

/** No cell of them is looked at, so no problem would ever say it. */
function LeftOut({ count, onMap }: { readonly count: number; readonly onMap: () => void }) {
  return (
    <div className={classes.leftOut}>
      <ToneIcon tone="warning" size={16} />
      <span>
        {say('columns_not_used', { count })}{' '}
        <Button size="compact-xs" variant="subtle" onClick={onMap}>
          {say('decide_in_map')}
        </Button>
      </span>
    </div>
  )
}

type EmptiedProps = {
  readonly sheets: NonNullable<CheckSummary['emptied']>
  readonly chosen: string | null
  readonly onChoose: (sheet: string | null) => void
}

/** Nothing is wrong with them any more, so no problem would ever say that the file had something there. */
function Emptied({ sheets, chosen, onChoose }: EmptiedProps) {
  if (sheets.length === 0) return null
  return (
    <div className={classes.levels}>
      {sheets.map(({ sheet, count }) => (
        <ToneToggle key={sheet} tone="quiet" isOn={sheet === chosen} onToggle={(isOn) => onChoose(isOn ? sheet : null)}>
          {sheets.length === 1 ? say('values_emptied', { count }) : say('values_emptied_on', { count, sheet })}
        </ToneToggle>
      ))}
    </div>
  )
}

type LevelsProps = {
  readonly groups: readonly ProblemGroup[]
  readonly chosen: IssueLevel | null
  readonly onChoose: (level: IssueLevel | null) => void
}

/** "37 problems, 4 warnings": pressed, each shows only the rows with these. */
function Levels({ groups, chosen, onChoose }: LevelsProps) {
  const counts = countByLevel(groups)
  return (
    <div className={classes.levels}>
      {issueLevels.map((level) => {
        const count = counts[level]
        return (
          count > 0 && (
            <ToneToggle
              key={level}
              tone={levelTones[level]}
              isOn={level === chosen}
              onToggle={(isOn) => onChoose(isOn ? level : null)}
            >
              {say('counted_problems', { level, count })}
            </ToneToggle>
          )
        )
      })}
    </div>
  )
}

/** What is known without problems: what the service said of the accounts as they are, if it was asked. */
function NoProblems() {
  const kind = useProjectKind()
  const counts = useStatusCounts()
  return (
    <EmptyState title={say('no_problems_found')}>
      {counts.state === 'done' && <p>{noProblemsWords(counts.value, kind)}</p>}
    </EmptyState>
  )
}
