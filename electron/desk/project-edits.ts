/** Changes cells of the open project, and takes changes back. */
import type { Ask, CellEdit, ChangedRows, CheckSummary, Edited, Reply } from '../../shared/ipc.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import { placeTurning } from '../../shared/turned-sheet.ts'
import type { Changed, EditedCells, Preparation, PreparationCalls, ServiceWords } from '../preparation/protocol.ts'
import type { OpenProject, OpenProjectKeeper, OpenProjectPorts } from './open-project.ts'
import { turnedSince } from './seen-turned.ts'

export type EditPorts = Pick<OpenProjectPorts, 'projects'> & {
  /** Called when cells were changed: how their rows look now. */
  readonly tellRows: (changed: ChangedRows) => void
}

/** Asked at the last moment before cells are changed, when their turn has come: what stands against it by now. */
export type WhyNot = () => Issue | null

export type ProjectEdits = {
  edit(ask: Ask<'editCells'>, whyNot?: WhyNot): Promise<Result<Edited>>
  /** Replaces a text in one step, but for the cells of some accounts. @param closedKeys  those, as they are at this moment */
  replace(ask: Ask<'replaceText'>, closedKeys: () => ReadonlySet<string>): Promise<Result<Reply<'replaceText'>>>
  /** Brings up to date what only whole columns tell. @returns the summary then; `null` when nothing is said otherwise */
  settle(): Promise<Result<CheckSummary | null>>
  /** Takes in what the service said. @returns the summary then; `null` when no warning came or went by it */
  placeWords(words: readonly ServiceWords[]): Promise<Result<CheckSummary | null>>
  undo(whyNot?: WhyNot): Promise<Result<Edited>>
  redo(whyNot?: WhyNot): Promise<Result<Edited>>
  /** The cells that the next undo (`before`) or redo (`after`) changes. */
  editsBeside(side: 'before' | 'after'): readonly CellEdit[]
}

export function createProjectEdits(keeper: OpenProjectKeeper, { projects, tellRows }: EditPorts): ProjectEdits {
  const tellEdited = (project: OpenProject, { rows, ...changed }: Changed & ChangedRows): CheckSummary => {
    keeper.keepChanged(project, changed)
    tellRows({ rows })
    return keeper.summaryOf(keeper.current() ?? project)
  }

  /** @param onDisk  what was done is answered when it is there; how it looks is told before */
  const keepEdited = async (
    project: OpenProject,
    edited: EditedCells,
    onDisk: Promise<void>,
  ): Promise<Result<Edited>> => {
    const told = {
      summary: tellEdited(project, edited),
      place: edited.place,
      ...(edited.alike === undefined ? {} : { alike: edited.alike }),
    }
    await onDisk
    return ok(told)
  }

  /** Not in its turn: edits go on beside it. Answers come in the order in which things were done over there. */
  const meanwhile = async (
    ask: (preparation: Preparation) => Promise<Result<(Changed & ChangedRows) | null>>,
  ): Promise<Result<CheckSummary | null>> => {
    const preparation = keeper.current()?.preparation
    const answered = preparation === undefined ? ok(null) : await ask(preparation)
    if (!answered.ok) return answered
    const current = keeper.current()
    if (answered.value === null || current === null || current.preparation !== preparation) return ok(null)
    return ok(tellEdited(current, answered.value))
  }

  /** The caller has the turn. */
  const editCells = async (
    project: OpenProject,
    ask: PreparationCalls['editCells']['ask'],
  ): Promise<Result<Edited>> => {
    const edited = await project.preparation.editCells(ask)
    if (!edited.ok) return edited
    // At their cells of the file, where they stay whichever way its sheets are read.
    const inFile = ask.edits.map(placeTurning(project.prepared.sheets))
    return keepEdited(project, edited.value, projects.addEdits(project.stored.id, inFile))
  }

  const unless = (whyNot: WhyNot | undefined, work: (project: OpenProject) => Promise<Result<Edited>>) =>
    keeper.withProject<Edited>(async (project) => {
      const fault = whyNot?.() ?? null
      return fault === null ? work(project) : refuse(fault)
    })

  const move = (call: 'undo' | 'redo', by: 1 | -1, whyNot: WhyNot | undefined): Promise<Result<Edited>> =>
    unless(whyNot, async (project) => {
      const { canUndo, canRedo } = project.prepared.summary
      // Nothing left to undo is no error: two quick presses of the key may well be one too many.
      if (call === 'undo' ? !canUndo : !canRedo) return ok({ summary: keeper.summaryOf(project), place: null })
      const changed = await project.preparation[call]({})
      if (!changed.ok) return changed
      return keepEdited(project, changed.value, projects.moveEditPosition(project.stored.id, by))
    })

  return {
    edit: ({ edits, turnedSheets }, whyNot) =>
      unless(whyNot, async (project) => {
        const fault = turnedSince(
          project,
          edits.map(({ sheet }) => sheet),
          turnedSheets,
        )
        return fault === null ? editCells(project, { edits }) : refuse(fault)
      }),
    replace: ({ turnedSheets, ...ask }, closedKeys) =>
      keeper.withProject<Reply<'replaceText'>>(async (project) => {
        const { within } = ask.search
        const fault = turnedSince(project, within === null ? null : [within.sheet], turnedSheets)
        if (fault !== null) return refuse(fault)
        const plan = (closed: ReadonlySet<string>) =>
          project.preparation.planReplacement({ ...ask, closedKeys: closed })
        let closed = closedKeys()
        let planned = await plan(closed)
        // What began to be sent while it was planned keeps its cells too.
        while ([...closedKeys()].some((key) => !closed.has(key))) {
          closed = closedKeys()
          planned = await plan(closed)
        }
        if (!planned.ok) return planned
        const { replacement, edits } = planned.value
        if (edits.length === 0) return ok({ replacement, edited: { summary: keeper.summaryOf(project), place: null } })
        const edited = await editCells(project, { edits })
        return edited.ok ? ok({ replacement, edited: edited.value }) : edited
      }),

    settle: () => meanwhile((preparation) => preparation.settle({})),
    placeWords: (words) =>
      meanwhile(async (preparation) => {
        const heard = await preparation.placeServiceWords({ words })
        return heard.ok ? ok(heard.value.told) : heard
      }),

    undo: (whyNot) => move('undo', -1, whyNot),
    redo: (whyNot) => move('redo', 1, whyNot),
    editsBeside: (side) => {
      const current = keeper.current()
      if (current === null) return []
      return projects.readEditsBeside(current.stored.id, side).map(placeTurning(current.prepared.sheets))
    },
  }
}
