/** Changes cells of the open project, and takes changes back. */
import type { Ask, CellEdit, ChangedRows, CheckSummary, Edited, Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/turned-sheet.ts'
import type { Changed, EditedCells, Preparation, ServiceWords } from '../../preparation/protocol.ts'
import type { OpenProject, OpenProjectKeeper, ProjectPorts } from './open-project.ts'

export type ProjectCells = {
  edit(ask: Ask<'editCells'>): Promise<Result<Edited>>
  /** Replaces a text in one step. */
  replace(ask: Ask<'replaceText'>): Promise<Result<Reply<'replaceText'>>>
  undo(): Promise<Result<Edited>>
  redo(): Promise<Result<Edited>>
  /** Takes in what the service said. @returns the summary then; `null` when no warning came or went by it */
  placeWords(words: readonly ServiceWords[]): Promise<Result<CheckSummary | null>>
}

/** Longer than from one typed cell to the next, and shorter than anyone wonders. */
const settleAfterMs = 1000

export function createProjectCells(
  keeper: OpenProjectKeeper,
  { projects, tellRows, tellSettled }: Pick<ProjectPorts, 'projects' | 'tellRows' | 'tellSettled'>,
): ProjectCells {
  let settling: NodeJS.Timeout | undefined

  /** Not in its turn: edits go on beside it. Answers come in the order in which things were done over there. */
  const meanwhile = async (
    ask: (preparation: Preparation) => Promise<Result<(Changed & ChangedRows) | null>>,
  ): Promise<Result<CheckSummary | null>> => {
    const preparation = keeper.current()?.preparation
    const answered = preparation === undefined ? ok(null) : await ask(preparation)
    if (!answered.ok) return answered
    const project = keeper.current()
    if (answered.value === null || project === null || project.preparation !== preparation) return ok(null)
    const { rows, ...changed } = answered.value
    keeper.keepChanged(project, changed)
    tellRows({ rows })
    return ok(keeper.summaryOf(keeper.current() ?? project))
  }

  /** What only whole columns tell is looked at once edits pause: nobody waits for that while typing. */
  const settle = async (): Promise<void> => {
    const settled = await meanwhile((preparation) => preparation.settle({}))
    if (settled.ok && settled.value !== null) tellSettled(settled.value)
  }
  const changingCells = <T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>> =>
    keeper.withProject(work).finally(() => {
      clearTimeout(settling)
      settling = setTimeout(() => void settle(), settleAfterMs)
      settling.unref()
    })

  /**
   * @param inFile  the cells at their places in the file, where they stay whichever way its sheets are read
   * @param onDisk  what was done is answered when it is there; how it looks is told before
   */
  const keep = async (
    project: OpenProject,
    { rows, place, alike, ...changed }: EditedCells,
    inFile: readonly CellEdit[],
    onDisk: Promise<void>,
  ): Promise<Edited> => {
    keeper.keepChanged(project, changed)
    keeper.revisions.edited(inFile)
    tellRows({ rows })
    const edited = { ...unchanged(keeper.current() ?? project), place, ...(alike === undefined ? {} : { alike }) }
    await onDisk
    return edited
  }

  const unchanged = (project: OpenProject): Edited => ({
    summary: keeper.summaryOf(project),
    revision: keeper.revisions.now,
    place: null,
  })

  const placing = ({ prepared }: OpenProject) => placeTurning(prepared.sheets)

  const move = (call: 'undo' | 'redo') =>
    changingCells<Edited>(async (project) => {
      const { id } = project.stored
      const inFile = projects.readEditsBeside(id, call === 'undo' ? 'before' : 'after')
      const { canUndo, canRedo } = project.prepared.summary
      // Nothing left to undo is no error: two quick presses of the key may well be one too many.
      if (call === 'undo' ? !canUndo : !canRedo) return ok(unchanged(project))
      const moved = await project.preparation[call]({})
      if (!moved.ok) return moved
      return ok(await keep(project, moved.value, inFile, projects.moveEditPosition(id, call === 'undo' ? -1 : 1)))
    })

  return {
    edit: ({ edits, turnedSheets, revision }) =>
      changingCells(async (project) => {
        const { revisions } = keeper
        const sheets = edits.map(({ sheet }) => sheet)
        const inFile = edits.map(placing(project))
        const fault = turnedSince(project, sheets, turnedSheets) ?? revisions.changedSince(revision, inFile)
        if (fault !== null) return refuse(fault)
        const edited = await project.preparation.editCells({ edits })
        if (!edited.ok) return edited
        return ok(await keep(project, edited.value, inFile, projects.addEdits(project.stored.id, inFile)))
      }),

    replace: ({ turnedSheets, ...ask }) =>
      changingCells(async (project) => {
        const { within } = ask.search
        const fault = turnedSince(project, within === null ? null : [within.sheet], turnedSheets)
        if (fault !== null) return refuse(fault)
        const replaced = await project.preparation.replaceText(ask)
        if (!replaced.ok) return replaced
        const { replacement, edits, edited } = replaced.value
        if (edited === null) return ok({ replacement, edited: unchanged(project) })
        const inFile = edits.map(placing(project))
        const onDisk = projects.addEdits(project.stored.id, inFile)
        return ok({ replacement, edited: await keep(project, edited, inFile, onDisk) })
      }),

    undo: () => move('undo'),
    redo: () => move('redo'),

    placeWords: (words) =>
      meanwhile(async (preparation) => {
        const heard = await preparation.placeServiceWords({ words })
        return heard.ok ? ok(heard.value.told) : heard
      }),
  }
}

/**
 * Keeps a change from cells that were seen before their sheet was turned: its rows and columns mean others by now.
 * @param sheets  those that cells are changed in; `null` for all
 * @param turnedSheets  those that were turned when the cells were seen; where nobody says, they are as they are now
 */
function turnedSince(
  { prepared }: OpenProject,
  sheets: readonly string[] | null,
  turnedSheets: readonly string[] | undefined,
): Issue | null {
  if (turnedSheets === undefined) return null
  const seen = new Set(turnedSheets)
  const changed = prepared.sheets.find(
    ({ name, isTurned = false }) => (sheets === null || sheets.includes(name)) && isTurned !== seen.has(name),
  )
  return changed === undefined ? null : issue('sheet_turned_meanwhile', { sheet: changed.name })
}
