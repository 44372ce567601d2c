/** The edits of a desk in memory: what cells say over what the file has, step by step, to be undone and redone. */
import type { CellEdit, CheckSummary, Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'

/** Texts that were typed, by `row:column`, both counted from 1. */
export type Overlay = ReadonlyMap<string, string>

export type EditHistory = {
  readonly overlay: () => Overlay
  /** How many steps of edits there are to undo. */
  readonly stepCount: () => number
  readonly state: () => Pick<CheckSummary, 'canUndo' | 'canRedo'>
  /** @param summary  read after each step */
  readonly answers: (summary: () => CheckSummary) => Pick<Desk, 'editCells' | 'undoEdit' | 'redoEdit'>
}

/** @param takes  whether an edit is of a sheet that can be edited */
export function editHistory(takes: (edit: CellEdit) => boolean = () => true): EditHistory {
  let done: readonly [Overlay, ...Overlay[]] = [new Map()]
  let undone: readonly Overlay[] = []
  const overlay = (): Overlay => done.at(-1) ?? done[0]
  return {
    overlay,
    stepCount: () => done.length - 1,
    state: () => ({ canUndo: done.length > 1, canRedo: undone.length > 0 }),
    answers: (summary) => ({
      editCells: async ({ edits }) => {
        const changed = new Map(overlay())
        for (const edit of edits) if (takes(edit)) changed.set(`${edit.row}:${edit.column}`, edit.text)
        done = [...done, changed]
        undone = []
        return ok(summary())
      },
      undoEdit: async () => {
        const [first, ...later] = done
        const last = later.at(-1)
        if (last !== undefined) {
          done = [first, ...later.slice(0, -1)]
          undone = [...undone, last]
        }
        return ok(summary())
      },
      redoEdit: async () => {
        const last = undone.at(-1)
        if (last !== undefined) {
          undone = undone.slice(0, -1)
          done = [...done, last]
        }
        return ok(summary())
      },
    }),
  }
}
