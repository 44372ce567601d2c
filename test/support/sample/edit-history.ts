/** What was done to a desk in memory: what cells say over what the file has, and its mapping, step by step, to be undone and redone. */
import { nameCells, nameMappingChange, type StepName } from '../../../shared/history.ts'
import type { CellEdit, CheckSummary, Desk, Edited, ProjectState } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { ok } from '../../../shared/result.ts'

/** Texts that were typed, by `row:column`, both counted from 1. */
export type Overlay = ReadonlyMap<string, string>

type State = { readonly overlay: Overlay; readonly mapping: Mapping }
type Step = {
  readonly name: StepName
  readonly edits: readonly CellEdit[]
  readonly before: State
  readonly after: State
}

export type EditHistory = {
  readonly overlay: () => Overlay
  readonly mapping: () => Mapping
  /** How many steps there are to undo. */
  readonly stepCount: () => number
  readonly state: () => Pick<ProjectState, 'history' | 'revision'>
  readonly edit: (edits: readonly CellEdit[], telling: Telling, is?: 'textReplaced') => Edited
  readonly map: (mapping: Mapping, name?: StepName) => void
  readonly answers: (telling: Telling) => Pick<Desk, 'editCells' | 'undo' | 'redo'>
}

/** What is said of a step: read after it. */
export type Telling = {
  readonly summary: () => CheckSummary
  /** Tells the window how the rows of the edited cells look now. */
  readonly tellRows: (edits: readonly CellEdit[]) => void
  readonly project: () => ProjectState
}

/** @param takes  whether an edit is of a sheet that can be edited */
export function editHistory(start: Mapping, takes: (edit: CellEdit) => boolean = () => true): EditHistory {
  let now: State = { overlay: new Map(), mapping: start }
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  let revision = 1
  const state = () => ({
    revision,
    history: { undo: done.at(-1)?.name ?? null, redo: undone.at(-1)?.name ?? null },
  })
  const told = ({ summary, tellRows }: Telling, edits: readonly CellEdit[]): Edited => {
    tellRows(edits)
    const [first] = edits
    const place = first === undefined ? null : { sheet: first.sheet, row: first.row, column: first.column }
    return { summary: summary(), ...state(), place }
  }
  const make = (name: StepName, edits: readonly CellEdit[], after: State): void => {
    done = [...done, { name, edits, before: now, after }]
    undone = []
    now = after
    revision += 1
  }
  const edit: EditHistory['edit'] = (edits, telling, is) => {
    const overlay = new Map(now.overlay)
    for (const one of edits) if (takes(one)) overlay.set(`${one.row}:${one.column}`, one.text)
    make(nameCells(is ?? 'cellsChanged', edits, now.mapping), edits, { ...now, overlay })
    return told(telling, edits)
  }
  const moved = (telling: Telling, step: Step | undefined) => {
    if (step !== undefined) revision += 1
    const project =
      step !== undefined && step.before.mapping !== step.after.mapping ? { project: telling.project() } : {}
    return ok({ ...told(telling, step?.edits ?? []), step: step?.name ?? null, ...project })
  }
  return {
    overlay: () => now.overlay,
    mapping: () => now.mapping,
    stepCount: () => done.length,
    state,
    edit,
    map: (mapping, called) => {
      const name = nameMappingChange(now.mapping, mapping)
      if (name !== null) make(called ?? name, [], { ...now, mapping })
    },
    answers: (telling) => ({
      editCells: async ({ edits }) => ok(edit(edits, telling)),
      undo: async () => {
        const last = done.at(-1)
        if (last !== undefined) {
          done = done.slice(0, -1)
          undone = [...undone, last]
          now = last.before
        }
        return moved(telling, last)
      },
      redo: async () => {
        const last = undone.at(-1)
        if (last !== undefined) {
          undone = undone.slice(0, -1)
          done = [...done, last]
          now = last.after
        }
        return moved(telling, last)
      },
    }),
  }
}
