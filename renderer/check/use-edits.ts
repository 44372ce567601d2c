/** Changes cells, takes changes back and does them again; says what came of it. */
import { useEffect, useRef, useState } from 'react'
import type { CellEdit, Edited, ProjectState } from '../../shared/ipc.ts'
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

/** What the desk answered to an edit; the rows of the grid follow it. */
export type Answered = Pick<Edited, 'rows'>

export type Edits = {
  /** @returns whether it was done */
  readonly edit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
  /** @returns what was undone; `null` when nothing was */
  readonly undo: () => Promise<Edited | null>
  readonly redo: () => Promise<Edited | null>
  /** Does something else that changes cells. */
  readonly change: (doing: () => Promise<Result<Edited>>, said: string, note?: string) => Promise<Edited | null>
  /** The latest answer. */
  readonly answered: Answered | null
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
  const [answered, setAnswered] = useState<Answered | null>(null)
  // Answers come back later than the render that asked: they go to the project as it is by then.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])

  const change: Edits['change'] = async (doing, said, note) => {
    setPendingCount((count) => count + 1)
    try {
      const edited = valueOrThrow(await doing())
      const { summary, rows } = edited
      latest.current = { ...latest.current, summary }
      setAnswered({ rows })
      onProject(latest.current)
      onRemark({ kind: 'said', text: [changedWords(said, summary), note].filter(Boolean).join(' ') })
      return edited
    } catch (error) {
      onRemark({ kind: 'issues', issues: issuesOf(error) })
      return null
    } finally {
      setPendingCount((count) => count - 1)
    }
  }

  const isChecking = pendingCount > 0
  const nothingTo = async (what: string): Promise<null> => {
    onRemark({ kind: 'said', text: `There is nothing to ${what}.` })
    return null
  }

  return {
    edit: async (edits, note) => {
      const said = edits.length === 1 ? 'Changed one cell.' : `Changed ${showCount(edits.length, nouns.cell)}.`
      return (await change(() => desk.editCells({ edits: [...edits] }), said, note)) !== null
    },
    // A change on its way can be undone too.
    undo: () =>
      project.summary.canUndo || isChecking ? change(() => desk.undoEdit({}), 'Undone.') : nothingTo('undo'),
    redo: () => (project.summary.canRedo ? change(() => desk.redoEdit({}), 'Done again.') : nothingTo('redo')),
    change,
    answered,
    isChecking,
  }
}
