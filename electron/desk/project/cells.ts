/** Changes cells of the open project. */
import { nameCells } from '../../../shared/history.ts'
import type { Ask, CellEdit, ChangedRows, Edited, MadeOn, Reply } from '../../../shared/ipc.ts'
import { type CellPlace, ok, type Result, refuse } from '../../../shared/result.ts'
import { placeTurning } from '../../../shared/sheet/turned-sheet.ts'
import type { Changed, EditedCells, Preparation, ServiceWords } from '../../preparation/protocol.ts'
import type { AsideChanges } from '../../storage/projects/set-aside.ts'
import type { FollowedAside } from './follow-aside.ts'
import type { OpenProject, OpenProjectKeeper, ProjectPorts } from './open-project.ts'

/** What a command about cells is made with. */
export type CellKeeper = ReturnType<typeof createProjectCells>['cells']

type Keeping = {
  readonly inFile: readonly CellPlace[]
  readonly by: MadeOn['window']
  readonly said?: AsideChanges
  readonly isCrossing?: boolean
  readonly write: (more: Pick<FollowedAside, 'also' | 'aside'>) => Promise<void>
}

/** Longer than from one typed cell to the next, and shorter than anyone wonders. */
const settleAfterMs = 1000

export function createProjectCells(keeper: OpenProjectKeeper, { projects, tellNews, tellNotices }: ProjectPorts) {
  let settling: NodeJS.Timeout | undefined

  /** Not in its turn: edits go on beside it. */
  const meanwhile = async (
    ask: (preparation: Preparation) => Promise<Result<(Changed & ChangedRows) | null>>,
  ): Promise<void> => {
    const preparation = keeper.current()?.preparation
    if (preparation === undefined) return
    const answered = await ask(preparation)
    if (answered.ok && answered.value !== null) await keeper.keepTold(preparation, answered.value)
  }

  const cells = {
    /** In its turn; what only whole columns tell is looked at once edits pause: nobody waits for that while typing. */
    change: <T>(work: (project: OpenProject) => Promise<Result<T>>): Promise<Result<T>> =>
      keeper.withProject(work).finally(() => {
        clearTimeout(settling)
        settling = setTimeout(() => void meanwhile((preparation) => preparation.ask('settle', {})), settleAfterMs)
        settling.unref()
      }),
    /**
     * @param inFile  the cells at their places in the file, where they stay whichever way its sheets are read
     * @param write  what was done is answered when it is on the disk; how it looks is told before
     * @param said  what the step itself decides about accounts that are set aside
     */
    keep: async (
      project: OpenProject,
      { rows, place, alike, summary, accounts, lost }: EditedCells,
      { inFile, by, said, isCrossing, write }: Keeping,
    ): Promise<Edited> => {
      const { now, notices, onDisk } = await keeper.takeIn(async () => {
        const { notices, marked, ...more } = await keeper.asideOf(project, accounts, { said, lost, isCrossing })
        const onDisk = write(more)
        const edited = keeper.keepChanged(project, { summary, accounts }, marked)
        keeper.revisions.edited(inFile, by)
        tellNews('rowsChanged', { rows })
        return { now: cells.unchanged(edited), notices, onDisk }
      })
      await onDisk
      tellNotices(notices, project.stored.id)
      return { ...now, place, ...(alike === undefined ? {} : { alike }) }
    },
    /** Nothing was done. */
    unchanged: (project: OpenProject): Edited => ({
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
    const inFile = edits.map(placing(project)).map((edit, index) => ({ ...edit, before: edited.before[index] }))
    const name = nameCells(is, edits, project.prepared.mapping)
    const step = { name, changed: 'cells', edits: inFile } as const
    const write = (more: Pick<FollowedAside, 'also' | 'aside'>) => projects.addSteps(project.stored.id, [step], more)
    return cells.keep(project, edited, { inFile, by, write })
  }
  const placing = ({ prepared }: OpenProject) => placeTurning(prepared.sheets)

  const commands = {
    edit: ({ edits, ...madeOn }: Ask<'editCells'>): Promise<Result<Edited>> =>
      cells.change(async (project) => {
        const fault = keeper.revisions.changedSince(madeOn, edits.map(placing(project)))
        if (fault !== null) return refuse(fault)
        const edited = await project.preparation.ask('editCells', { edits })
        return edited.ok ? ok(await keepStep(project, 'cellsChanged', edits, edited.value, madeOn.window)) : edited
      }),

    /** Replaces a text in one step. */
    replace: ({ revision, window, ...ask }: Ask<'replaceText'>): Promise<Result<Reply<'replaceText'>>> =>
      cells.change(async (project) => {
        // What is replaced is what was shown before.
        const fault = keeper.revisions.changedSince({ revision, window }, 'project')
        if (fault !== null) return refuse(fault)
        const replaced = await project.preparation.ask('replaceText', ask)
        if (!replaced.ok) return replaced
        const { replacement, edits, edited } = replaced.value
        if (edited === null) return ok({ replacement, edited: cells.unchanged(project) })
        return ok({ replacement, edited: await keepStep(project, 'textReplaced', edits, edited, window) })
      }),

    /** Takes in what the service said; warnings may come or go by it. */
    placeWords: (words: readonly ServiceWords[]): Promise<void> =>
      meanwhile(async (preparation) => {
        const heard = await preparation.ask('placeServiceWords', { words })
        return heard.ok ? ok(heard.value.told) : heard
      }),
  }
  return { commands, cells }
}
