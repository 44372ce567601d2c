/** Takes back what was done last to the open project, cells or mapping, and does it again. It passes the gate as it did at first. */

import { nameMappingChange, type StepName } from '../../../shared/history.ts'
import type { MadeOn, Undone } from '../../../shared/ipc.ts'
import { accountsNamed, issue } from '../../../shared/issue-words.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { assertNever, type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import { nobodySent } from '../../preparation/protocol.ts'
import { type Direction, type HistoryStep, joined, type OtherMapping } from '../../storage/projects/project-history.ts'
import type { AsideDecision } from '../../storage/projects/set-aside.ts'
import { isAside } from './aside-elsewhere.ts'
import type { CellKeeper } from './cells.ts'
import { crossStep } from './follow-aside.ts'
import type { OpenProject, OpenProjectKeeper, ProjectPorts } from './open-project.ts'

export function createHistoryCommands(keeper: OpenProjectKeeper, cells: CellKeeper, ports: ProjectPorts) {
  const { projects, setAside } = ports
  const move = (by: Direction, madeOn: MadeOn): Promise<Result<Undone>> =>
    cells.change(async (project): Promise<Result<Undone>> => {
      const { preparation, stored } = project
      const step = projects.readStep(stored.id, by)
      // Nothing left to undo is no error: two quick presses of the key may well be one too many.
      if (step === null) return ok({ ...cells.unchanged(project), step })
      const fault = keeper.revisions.changedSince(madeOn, 'project')
      if (fault !== null) return refuse(fault)
      const { own = [], before = [] } = step.aside ?? {}
      // What was sent since is not set aside any more.
      const sent = stored.kind === 'accounts' ? ports.sentNumbers() : nobodySent
      const isSent = (one: AsideDecision) => isAside(one) && one.numbers.some((number) => sent.has(number))
      const there = { own, before: before.filter((one) => !isSent(one)) }
      const { marks, changes: said, aside } = crossStep(setAside.readUndamaged(stored.id), there)
      switch (step.changed) {
        case 'cells': {
          const laid = step.edits.map(({ before = null, text, ...cell }) => ({
            ...cell,
            text: by === -1 ? before : text,
          }))
          const edits = laid.map(placeTurning(project.prepared.sheets))
          const moved = await preparation.ask('editCells', { edits, marks })
          if (!moved.ok) return refuse(...ofStep(moved.issues))
          const { alike: _, ...edited } = moved.value
          const kept = await cells.keep(project, edited, {
            inFile: laid,
            by: madeOn.window,
            said,
            isCrossing: true,
            write: (more) => projects.moveOver(stored.id, by, { ...more, aside: joined(aside, more.aside) }),
          })
          return ok({ ...kept, step: step.name })
        }
        case 'mapping': {
          const { mapping, savedMappingName } = step.other
          const changed = await preparation.ask('changeMapping', { mapping, marks })
          if (!changed.ok) return refuse(...ofStep(changed.issues))
          const state = await keeper.keepPrepared(project, changed.value, {
            changes: { savedMappingName },
            by: madeOn.window,
            said,
            isCrossing: true,
            write: (id, more) =>
              projects.moveOver(id, by, { ...more, other: mappingOf(project), aside: joined(aside, more.aside) }),
          })
          if (!state.ok) return state
          return ok({ ...cells.unchanged(keeper.current() ?? project), step: step.name, project: state.value })
        }
        default:
          return assertNever(step)
      }
    })
  return { undo: (madeOn: MadeOn) => move(-1, madeOn), redo: (madeOn: MadeOn) => move(1, madeOn) }
}

/** What the gate says of a change that a person makes offers to take it back, which is what was asked here. */
const ofStep = ([first, ...more]: readonly [Issue, ...Issue[]]): readonly [Issue, ...Issue[]] => {
  const [account] = accountsNamed(first.message)
  const isOfGate = first.code === 'sent_account_would_move' || first.code === 'sent_account_would_be_joined'
  return isOfGate && account !== undefined ? [issue('step_moves_sent', { account })] : [first, ...more]
}

/** As it is to be found on the other side of a step. */
export const mappingOf = ({ stored, prepared }: OpenProject): OtherMapping => ({
  mapping: prepared.mapping,
  savedMappingName: stored.savedMappingName,
})

/**
 * The steps from one mapping over others, each the next one's other side; those that change nothing are none.
 * @param called  what is done, where that is known better than from the difference
 */
export function mappingSteps(from: OtherMapping, over: readonly Mapping[], called?: StepName): readonly HistoryStep[] {
  let other = from
  return over.flatMap((mapping): readonly HistoryStep[] => {
    const name = nameMappingChange(other.mapping, mapping)
    if (name === null) return []
    const step = { name: called ?? name, changed: 'mapping', other } as const
    other = { mapping, savedMappingName: null }
    return [step]
  })
}
