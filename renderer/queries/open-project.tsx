/**
 * What screens say by the open spreadsheet: the fields it can fill, and how cells are called, also as they are in the person's own file. Which
 * interface it is for is decided here, once for the window.
 */

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import {
  type CatalogueOf,
  catalogueOfInterface,
  catalogueOfKind,
  type ProjectKind,
} from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ConnectionStatus, ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import type { CellPlace } from '../../shared/result.ts'
import { cellName, columnLetters } from '../../shared/sheet/sheet.ts'
import { namesOfTurned, placeTurning } from '../../shared/sheet/turned-sheet.ts'
import { type QueryState, useDeskQuery } from './use-desk-query.ts'

type OpenProject = Pick<ProjectState, 'kind' | 'sheets'>

const noProject: OpenProject = { kind: 'accounts', sheets: [] }
const OpenProjectContext = createContext(noProject)
const CatalogueContext = createContext<CatalogueOf>(catalogueOfKind)

type Props = {
  readonly project: OpenProject | null
  /** What is known of the interface of the project; our own, where none is handed in. */
  readonly catalogueOf?: CatalogueOf
  readonly children: ReactNode
}

export const OpenProjectProvider = ({ project, catalogueOf = catalogueOfKind, children }: Props) => (
  <CatalogueContext value={catalogueOf}>
    <OpenProjectContext value={project ?? noProject}>{children}</OpenProjectContext>
  </CatalogueContext>
)

/** What is known of the service in use. While the operator's document of another one is being read, what was known before stays. */
export function useDescribed({ description }: Pick<ConnectionStatus, 'description'>): QueryState<CatalogueOf> {
  const id = description?.id ?? null
  const asked = useDeskQuery('readDescription', { id: id ?? '' }, { isOn: id !== null })
  const read = asked.value?.interface ?? null
  const now = useMemo(() => catalogueOfInterface(read), [read])
  const isKnown = id === null || read !== null
  const [shown, setShown] = useState<{ readonly catalogueOf: CatalogueOf } | null>(null)
  if (isKnown && shown?.catalogueOf !== now) setShown({ catalogueOf: now })
  if (!isKnown && (asked.state === 'issues' || shown === null))
    return asked.state === 'issues' ? asked : { state: 'busy' }
  return { state: 'done', value: isKnown || shown === null ? now : shown.catalogueOf, isRefreshing: !isKnown }
}

export const useProjectKind = (): ProjectKind => useContext(OpenProjectContext).kind

/** @param kind  where it is not of what the open spreadsheet is about */
export function useCatalogue(kind?: ProjectKind): Catalogue {
  const own = useProjectKind()
  return useContext(CatalogueContext)(kind ?? own)
}

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
      turned.has(sheet) ? say('place_in_file', { place: name, inFile }) : name
    return {
      cellNameOf: (place) => named(cellName(place), cellName(toFile(place)), place.sheet),
      inSheet: (sheet, name) => (sheets.length === 1 ? name : `${sheet} ${name}`),
      columnNameOf: ({ sheet, column }) => named(columnLetters(column), say('in_row', { row: column }), sheet),
    }
  }, [sheets])
}
