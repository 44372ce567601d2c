/** Where a cell is in the person's own file, for those of a sheet that is read turned. */
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { ProjectState } from '../../shared/ipc.ts'
import type { CellPlace } from '../../shared/result.ts'
import { placeTurning } from '../../shared/turned-sheet.ts'
import { cellName } from '../../shared/words/cell-words.ts'

type Sheets = Pick<ProjectState, 'sheets'>['sheets']

const noSheets: Sheets = []
const SheetsContext = createContext<Sheets>(noSheets)

type Props = { readonly sheets: Sheets | undefined; readonly children: ReactNode }

export const FilePlacesProvider = ({ sheets = noSheets, children }: Props) => (
  <SheetsContext value={sheets}>{children}</SheetsContext>
)

/** @returns a function that says of a cell "G6"; `null` where it is in the file as it is shown */
export function useFilePlace(): (place: CellPlace) => string | null {
  const sheets = useContext(SheetsContext)
  return useCallback(
    (place) => {
      const inFile = placeTurning(sheets)(place)
      return inFile === place ? null : cellName(inFile)
    },
    [sheets],
  )
}
