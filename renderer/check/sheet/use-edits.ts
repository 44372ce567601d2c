/**
 * Changes cells, and says what came of it once it is kept. How the rows look then is news that
 * comes before (sheet-rows.tsx); all else may wait until that is painted.
 */
import { startTransition, useEffect, useRef, useState } from 'react'
import type { CellEdit, Edited, ProjectState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Result } from '../../../shared/result.ts'
import { afterPaint } from '../../components/after-paint.ts'
import { useDesk } from '../../queries/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../../queries/issues-error.ts'
import { madeOn, withEdited } from '../../queries/revision.ts'

/** What the screen says about the last thing that was done: nothing, something worth knowing, or what went wrong. */
export type Remark =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'said'
      readonly text: string
      /** Cells were changed: how the accounts stand now is said with it. */
      readonly isChange?: boolean
      /** Rows that said the same as the one that was changed: they can be changed like it. */
      readonly alike?: readonly CellEdit[]
    }
  | { readonly kind: 'issues'; readonly issues: Issues }

export type Edits = {
  /** @returns whether it was done */
  readonly edit: (edits: readonly CellEdit[], note?: string) => Promise<boolean>
  /** Does something else that changes cells. @param said  what came of it. @returns `null` when nothing did */
  readonly change: <E extends Edited>(
    doing: () => Promise<Result<E>>,
    said: (edited: E) => string,
    note?: string,
  ) => Promise<E | null>
  /** A change is being looked at, so what is said about cells and accounts is about to follow. */
  readonly isChecking: boolean
}

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onRemark: (remark: Remark) => void
}

/** An edit of one cell is answered long before, and the problems are read again. */
export const wonderMs = 150

export function useEdits({ project, onProject, onRemark }: Props): Edits {
  const desk = useDesk()
  const [isChecking, setIsChecking] = useState(false)
  /** Changes that are not answered yet. */
  const underWay = useRef(0)
  // Answers come back later than the render that asked: they go to the project as it is by then.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])

  /** Says that it is being looked at where that takes long enough to wonder. */
  const wondering = useRef(0)
  const count = (by: 1 | -1): void => {
    underWay.current += by
    if (by === 1 && underWay.current === 1) wondering.current = window.setTimeout(() => setIsChecking(true), wonderMs)
    if (underWay.current > 0) return
    clearTimeout(wondering.current)
    setIsChecking(false)
  }

  const change: Edits['change'] = async (doing, said, note) => {
    const asked = doing()
    count(1)
    try {
      const edited = valueOrThrow(await asked)
      latest.current = withEdited(latest.current, edited)
      // And then bit by bit: the next key goes first.
      const follow = () => {
        onProject(latest.current)
        const text = [said(edited), note].filter(Boolean).join(' ')
        onRemark({ kind: 'said', text, isChange: true, alike: edited.alike ?? [] })
      }
      afterPaint(() => startTransition(follow))
      return edited
    } catch (error) {
      onRemark({ kind: 'issues', issues: issuesOf(error) })
      return null
    } finally {
      count(-1)
    }
  }

  return {
    edit: async (edits, note) => {
      const said = say('cells_changed', { count: edits.length })
      // As this drawing shows them: what is typed meanwhile into a sheet that another window turns is meant for another cell.
      const ask = { edits: [...edits], ...madeOn(project) }
      return (
        (await change(
          () => desk.editCells(ask),
          () => said,
          note,
        )) !== null
      )
    },
    change,
    isChecking,
  }
}
