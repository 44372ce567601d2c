/** How wide a person made the columns of each sheet: kept with the project, so that it opens again as it was. */
import { useEffect, useMemo, useRef } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import { useDesk } from '../asking/desk-context.tsx'
import type { Issues } from '../asking/issues-error.ts'
import type { GridWidths } from '../grid/use-grid-widths.ts'

export type ColumnWidthsOfProject = {
  readonly of: (sheet: string) => GridWidths
  /** Those of a sheet take the place of all it had. */
  readonly keep: (sheet: string, widths: GridWidths) => void
}

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onIssues: (issues: Issues) => void
}

const none: GridWidths = new Map()

export function useColumnWidths({ project, onProject, onIssues }: Props): ColumnWidthsOfProject {
  const desk = useDesk()
  const { columnWidths } = project
  // Two keys may be pressed between two renders: the second goes on from the first.
  const latest = useRef(project)
  useEffect(() => {
    latest.current = project
  }, [project])

  const bySheet = useMemo(() => {
    const sheets = Map.groupBy(columnWidths, ({ sheet }) => sheet)
    return new Map(
      [...sheets].map(([sheet, all]) => [sheet, new Map(all.map(({ column, width }) => [column, width]))] as const),
    )
  }, [columnWidths])

  return {
    of: (sheet) => bySheet.get(sheet) ?? none,
    keep: (sheet, changed) => {
      const widths = [...changed].map(([column, width]) => ({ column, width }))
      const ofOthers = latest.current.columnWidths.filter((one) => one.sheet !== sheet)
      latest.current = {
        ...latest.current,
        columnWidths: [...ofOthers, ...widths.map((one) => ({ ...one, sheet }))],
      }
      onProject(latest.current)
      void desk.keepColumnWidths({ sheet, widths }).then((kept) => {
        if (!kept.ok) onIssues(kept.issues)
      })
    },
  }
}
