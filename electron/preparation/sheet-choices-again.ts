/** What was decided about rows, for the same file read in another way. Pure. */
import { rowChoicesOf } from '../../shared/mapping/choose-rows.ts'
import type { SheetChoice } from './choose-sheets.ts'
import type { Prepared } from './protocol.ts'

type Read = Pick<Prepared, 'sheets' | 'mapping'>

/** @returns one for each sheet that has decisions and still has its rows where they were; with other quotation marks it may not */
export function sheetChoicesAgain(before: Read, now: Read): readonly SheetChoice[] {
  return now.mapping.sheets.flatMap(({ sheet, isIncluded, headerRow }) => {
    const decided = before.mapping.sheets.find((one) => one.sheet === sheet)
    const choices = rowChoicesOf(decided ?? {})
    const isSame = Object.keys(choices).length > 0 && rowCountInFile(before, sheet) === rowCountInFile(now, sheet)
    return isSame ? [{ sheet, isIncluded, headerRow, ...choices }] : []
  })
}

function rowCountInFile({ sheets }: Read, name: string): number | undefined {
  const sheet = sheets.find((one) => one.name === name)
  return sheet?.isTurned ? sheet.columnCount : sheet?.rowCount
}
