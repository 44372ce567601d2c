/** How cells and columns are called on screen: of a sheet that is read turned, also as they are in the person's own file. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { columnLetters } from '../../shared/sheet.ts'
import { namesOfTurned, placeTurning } from '../../shared/turned-sheet.ts'
import { cellName } from '../../shared/words/cell-words.ts'
import { showNumber } from '../../shared/words/phrases.ts'

type Sheets = Pick<ProjectState, 'sheets'>['sheets']

const noSheets: Sheets = []
const SheetsContext = createContext<Sheets>(noSheets)

type Props = { readonly sheets: Sheets | undefined; readonly children: ReactNode }

export const FilePlacesProvider = ({ sheets = noSheets, children }: Props) => (
  <SheetsContext value={sheets}>{children}</SheetsContext>
)

type PlaceNames = {
  /** "F2", or "F2 (B6 in your file)". */
  readonly cellNameOf: (place: CellPlace) => string
  /** "F", or "F (row 6 in your file)". */
  readonly columnNameOf: (column: Omit<CellPlace, 'row'>) => string
}

export function usePlaceNames(): PlaceNames {
  const sheets = useContext(SheetsContext)
  return useMemo(() => {
    const toFile = placeTurning(sheets)
    const turned = new Set(namesOfTurned(sheets))
    const named = (name: string, inFile: string, sheet: string) =>
      turned.has(sheet) ? `${name} (${inFile} in your file)` : name
    return {
      cellNameOf: (place) => named(cellName(place), cellName(toFile(place)), place.sheet),
      columnNameOf: ({ sheet, column }) => named(columnLetters(column), `row ${showNumber(column)}`, sheet),
    }
  }, [sheets])
}
