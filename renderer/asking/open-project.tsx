/** What screens say by the open spreadsheet: the fields it can fill, and how cells are called, also as they are in the person's own file. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { catalogueOfKind, type ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { namesOfTurned, placeTurning } from '../../shared/turned-sheet.ts'
import { cellName } from '../../shared/words/cell-words.ts'
import { showNumber } from '../../shared/words/phrases.ts'

type OpenProject = Pick<ProjectState, 'kind' | 'sheets'>

const noProject: OpenProject = { kind: 'accounts', sheets: [] }
const OpenProjectContext = createContext(noProject)

type Props = { readonly project: OpenProject | null; readonly children: ReactNode }

export const OpenProjectProvider = ({ project, children }: Props) => (
  <OpenProjectContext value={project ?? noProject}>{children}</OpenProjectContext>
)

export const useProjectKind = (): ProjectKind => useContext(OpenProjectContext).kind

export const useCatalogue = (): Catalogue => catalogueOfKind(useProjectKind())

type PlaceNames = {
  /** "F2", or "F2 (B6 in your file)". */
  readonly cellNameOf: (place: CellPlace) => string
  /** With the sheet in front, where there are several: "Meters F2". */
  readonly inSheet: (sheet: string, name: string) => string
  /** "F", or "F (row 6 in your file)". */
  readonly columnNameOf: (column: Omit<CellPlace, 'row'>) => string
}

export function usePlaceNames(): PlaceNames {
  const { sheets } = useContext(OpenProjectContext)
  return useMemo(() => {
    const toFile = placeTurning(sheets)
    const turned = new Set(namesOfTurned(sheets))
    const named = (name: string, inFile: string, sheet: string) =>
      turned.has(sheet) ? `${name} (${inFile} in your file)` : name
    return {
      cellNameOf: (place) => named(cellName(place), cellName(toFile(place)), place.sheet),
      inSheet: (sheet, name) => (sheets.length === 1 ? name : `${sheet} ${name}`),
      columnNameOf: ({ sheet, column }) => named(columnLetters(column), `row ${showNumber(column)}`, sheet),
    }
  }, [sheets])
}
