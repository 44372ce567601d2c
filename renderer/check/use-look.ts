/** How a person arranged Check: kept with the project, so that it opens again as it was. */
import { useEffect, useRef, useState } from 'react'
import type { CheckLook, ProjectState, RowSort, SheetLook } from '../../shared/ipc.ts'
import { useDesk } from '../queries/desk-context.tsx'
import type { Issues } from '../queries/issues-error.ts'

export type Look = {
  readonly isListFolded: boolean
  readonly foldList: (isFolded: boolean) => void
  readonly change: (sheet: string, changes: Partial<Omit<SheetLook, 'sheet'>>) => void
  /** What the rows of a sheet are sorted by. */
  readonly sortOf: (sheet: string) => RowSort | undefined
}

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onIssues: (issues: Issues) => void
}

export function useLook({ project, onProject, onIssues }: Props): Look {
  const desk = useDesk()
  // Two keys may be pressed between two renders: the second goes on from the first.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])
  /** Grows with each sorting, also from one visit of Check to the next: rows are put in order when it is asked for, and then stay. */
  const [round, setRound] = useState(() => Date.now())

  const keep = (changed: (look: CheckLook) => CheckLook): void => {
    const look = changed(latest.current.look)
    latest.current = { ...latest.current, look }
    onProject(latest.current)
    void desk.keepLook({ look }).then((kept) => {
      if (!kept.ok) onIssues(kept.issues)
    })
  }
  return {
    isListFolded: project.look.isListFolded,
    foldList: (isListFolded) => keep((look) => ({ ...look, isListFolded })),
    change: (sheet, changes) => {
      if (changes.sort !== undefined) setRound((last) => last + 1)
      keep((look) => {
        const others = look.sheets.filter((one) => one.sheet !== sheet)
        return { ...look, sheets: [...others, { ...lookIn(look, sheet), ...changes }] }
      })
    },
    sortOf: (sheet) => {
      const { sort } = lookIn(project.look, sheet)
      return sort === null ? undefined : { ...sort, round }
    },
  }
}

export const lookIn = (look: CheckLook, sheet: string): SheetLook =>
  look.sheets.find((one) => one.sheet === sheet) ?? { sheet, ...untouched }

/** How a sheet is shown that nobody arranged. */
export const untouched: Omit<SheetLook, 'sheet'> = { widths: [], hidden: [], order: [], sort: null }
