/** Changes cells, takes changes back and does them again; says what came of it. */
import { useEffect, useRef, useState } from 'react'
import type { CellEdit, CheckSummary, ProjectState } from '../../shared/ipc.ts'
import type { Result } from '../../shared/result.ts'
import { useDesk } from '../asking/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../asking/issues-error.ts'
import { nouns, showCount } from '../words/counting.ts'
import { changedWords } from './check-words.ts'

/** What the screen says about the last thing that was done: nothing, something worth knowing, or what went wrong. */
export type Remark =
  | { readonly kind: 'none' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'issues'; readonly issues: Issues }

export type Edits = {
  /** @returns whether it was done */
  readonly edit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  readonly redo: () => Promise<boolean>
  /** A change is being looked at, so what is said about cells and accounts is about to follow. */
  readonly isChecking: boolean
}

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onRemark: (remark: Remark) => void
}

export function useEdits({ project, onProject, onRemark }: Props): Edits {
  const desk = useDesk()
  const [pendingCount, setPendingCount] = useState(0)
  // Answers come back later than the render that asked: they go to the project as it is by then.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])

  const change = async (doing: () => Promise<Result<CheckSummary>>, said: string, note?: string): Promise<boolean> => {
    setPendingCount((count) => count + 1)
    try {
      const summary = valueOrThrow(await doing())
      latest.current = { ...latest.current, summary }
      onProject(latest.current)
      onRemark({ kind: 'said', text: [changedWords(said, summary), note].filter(Boolean).join(' ') })
      return true
    } catch (error) {
      onRemark({ kind: 'issues', issues: issuesOf(error) })
      return false
    } finally {
      setPendingCount((count) => count - 1)
    }
  }

  const isChecking = pendingCount > 0
  const nothingTo = async (what: string): Promise<boolean> => {
    onRemark({ kind: 'said', text: `There is nothing to ${what}.` })
    return false
  }

  return {
    edit: (edits, note) =>
      change(
        () => desk.editCells({ edits: [...edits] }),
        edits.length === 1 ? 'Changed one cell.' : `Changed ${showCount(edits.length, nouns.cell)}.`,
        note,
      ),
    // A change on its way can be undone too.
    undo: () =>
      project.summary.canUndo || isChecking ? change(() => desk.undoEdit({}), 'Undone.') : nothingTo('undo'),
    redo: () => (project.summary.canRedo ? change(() => desk.redoEdit({}), 'Done again.') : nothingTo('redo')),
    isChecking,
  }
}
