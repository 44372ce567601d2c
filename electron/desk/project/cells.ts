/** Changes cells of the open project. */
import { nameCells } from '../../../shared/history.ts'
import type { Ask, CellEdit, ChangedRows, CheckSummary, Edited, MadeOn, Reply } from '../../../shared/ipc.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/turned-sheet.ts'
import type { Changed, EditedCells, Preparation, ServiceWords } from '../../preparation/protocol.ts'
import type { OpenProject, OpenProjectKeeper, ProjectPorts } from './open-project.ts'

export type ProjectCells = {
  edit(ask: Ask<'editCells'>): Promise<Result<Edited>>
  /** Replaces a text in one step. */
  replace(ask: Ask<'replaceText'>): Promise<Result<Reply<'replaceText'>>>
  /** Takes in what the service said. @returns the summary then; `null` when no warning came or went by it */
  placeWords(words: readonly ServiceWords[]): Promise<Result<CheckSummary | null>>
}

/** What a command about cells is made with. */
export type CellKeeper = {
  /** In its turn; what only whole columns tell follows once such commands pause. */
  change<T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>>
  /**
   * @param inFile  the cells at their places in the file, where they stay whichever way its sheets are read
   * @param onDisk  what was done is answered when it is there; how it looks is told before
   */
  keep(
    project: OpenProject,
    edited: EditedCells,
    inFile: readonly CellEdit[],
    by: MadeOn['window'],
    onDisk: Promise<void>,
  ): Promise<Edited>
  /** Nothing was done. */
  unchanged(project: OpenProject): Edited
}

/** Longer than from one typed cell to the next, and shorter than anyone wonders. */
const settleAfterMs = 1000

type Ports = Pick<ProjectPorts, 'projects' | 'tellRows' | 'tellSettled'>

export function createProjectCells(
  keeper: OpenProjectKeeper,
  { projects, tellRows, tellSettled }: Ports,
): { readonly commands: ProjectCells; readonly cells: CellKeeper } {
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
    return ok((keeper.current() ?? project).prepared.summary)
  }

  /** What only whole columns tell is looked at once edits pause: nobody waits for that while typing. */
  const settle = async (): Promise<void> => {
    const settled = await meanwhile((preparation) => preparation.settle({}))
    if (settled.ok && settled.value !== null) tellSettled(settled.value)
  }

  const cells: CellKeeper = {
    change: (work) =>
      keeper.withProject(work).finally(() => {
        clearTimeout(settling)
        settling = setTimeout(() => void settle(), settleAfterMs)
        settling.unref()
      }),
    keep: async (project, { rows, place, alike, ...changed }, inFile, by, onDisk) => {
      keeper.keepChanged(project, changed)
      keeper.revisions.edited(inFile, by)
      tellRows({ rows })
      const now = cells.unchanged(keeper.current() ?? project)
      await onDisk
      return { ...now, place, ...(alike === undefined ? {} : { alike }) }
    },
    unchanged: (project) => ({
      summary: project.prepared.summary,
      revision: keeper.revisions.now,
      history: projects.readHistory(project.stored.id),
      place: null,
    }),
  }

  /** @param edits  at their places in the sheets as they are read */
  const keepStep = (
    project: OpenProject,
    is: 'cellsChanged' | 'textReplaced',
    edits: readonly CellEdit[],
    edited: EditedCells,
    by: MadeOn['window'],
  ): Promise<Edited> => {
    const inFile = edits.map(placing(project))
    const name = nameCells(is, edits, project.prepared.mapping)
    const onDisk = projects.addSteps(project.stored.id, [{ name, changed: 'cells', edits: inFile }])
    return cells.keep(project, edited, inFile, by, onDisk)
  }
  const placing = ({ prepared }: OpenProject) => placeTurning(prepared.sheets)

  const commands: ProjectCells = {
    edit: ({ edits, ...madeOn }) =>
      cells.change(async (project) => {
        const fault = keeper.revisions.changedSince(madeOn, edits.map(placing(project)))
        if (fault !== null) return refuse(fault)
        const edited = await project.preparation.editCells({ edits })
        return edited.ok ? ok(await keepStep(project, 'cellsChanged', edits, edited.value, madeOn.window)) : edited
      }),

    replace: ({ revision, window, ...ask }) =>
      cells.change(async (project) => {
        // What is replaced is what was shown before.
        const fault = keeper.revisions.changedSince({ revision, window }, 'project')
        if (fault !== null) return refuse(fault)
        const replaced = await project.preparation.replaceText(ask)
        if (!replaced.ok) return replaced
        const { replacement, edits, edited } = replaced.value
        if (edited === null) return ok({ replacement, edited: cells.unchanged(project) })
        return ok({ replacement, edited: await keepStep(project, 'textReplaced', edits, edited, window) })
      }),

    placeWords: (words) =>
      meanwhile(async (preparation) => {
        const heard = await preparation.placeServiceWords({ words })
        return heard.ok ? ok(heard.value.told) : heard
      }),
  }
  return { commands, cells }
}
