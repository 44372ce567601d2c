/** The edits of a desk in memory: what cells say over what the file has, step by step, to be undone and redone. */
import type { CellEdit, CheckSummary, Desk, Edited } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'

/** Texts that were typed, by `row:column`, both counted from 1. */
export type Overlay = ReadonlyMap<string, string>

type Step = { readonly overlay: Overlay; readonly edits: readonly CellEdit[] }

export type EditHistory = {
  readonly overlay: () => Overlay
  /** How many steps of edits there are to undo. */
  readonly stepCount: () => number
  readonly state: () => Pick<CheckSummary, 'canUndo' | 'canRedo'>
  readonly edit: (edits: readonly CellEdit[], telling: Telling) => Edited
  readonly answers: (telling: Telling) => Pick<Desk, 'editCells' | 'undoEdit' | 'redoEdit'>
}

/** What is said of a step: read after it. */
export type Telling = {
  readonly summary: () => CheckSummary
  /** Tells the window how the rows of the edited cells look now. */
  readonly tellRows: (edits: readonly CellEdit[]) => void
}

/** @param takes  whether an edit is of a sheet that can be edited */
export function editHistory(takes: (edit: CellEdit) => boolean = () => true): EditHistory {
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  const empty: Overlay = new Map()
  const overlay = (): Overlay => done.at(-1)?.overlay ?? empty
  const told = ({ summary, tellRows }: Telling, edits: readonly CellEdit[]): Edited => {
    tellRows(edits)
    const [first] = edits
    const place = first === undefined ? null : { sheet: first.sheet, row: first.row, column: first.column }
    return { summary: summary(), place }
  }
  const edit: EditHistory['edit'] = (edits, telling) => {
    const changed = new Map(overlay())
    for (const one of edits) if (takes(one)) changed.set(`${one.row}:${one.column}`, one.text)
    done = [...done, { overlay: changed, edits }]
    undone = []
    return told(telling, edits)
  }
  return {
    overlay,
    stepCount: () => done.length,
    state: () => ({ canUndo: done.length > 0, canRedo: undone.length > 0 }),
    edit,
    answers: (telling) => ({
      editCells: async ({ edits }) => ok(edit(edits, telling)),
      undoEdit: async () => {
        const last = done.at(-1)
        done = done.slice(0, -1)
        if (last !== undefined) undone = [...undone, last]
        return ok(told(telling, last?.edits ?? []))
      },
      redoEdit: async () => {
        const last = undone.at(-1)
        undone = undone.slice(0, -1)
        if (last !== undefined) done = [...done, last]
        return ok(told(telling, last?.edits ?? []))
      },
    }),
  }
}
