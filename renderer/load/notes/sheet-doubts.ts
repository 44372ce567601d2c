/** What a sheet says against itself, kind by kind: read from the problems of the whole file. Pure. */

import type { ProblemGroup } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { IssueLevel } from '../../../shared/result.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import type { MaybeTurned } from '../../../shared/sheet/turned-sheet.ts'
import { isAboutTheSheet } from '../../../shared/words/issues/doubt-words.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'
import { firstPlaces } from '../preview/first-places.ts'

export type SheetDoubt = {
  readonly code: string
  readonly level: IssueLevel
  /** "3 numbers may have lost leading zeros" */
  readonly title: string
  /** "in column C (“Postcode”)", "in row 3 (“Postcode”) of your file" */
  readonly place: string
}

/** So many columns are named. */
const namedColumns = 3

/** Worst first, as the groups are. */
export function doubtsOf(groups: readonly ProblemGroup[], sheet: MaybeTurned): readonly SheetDoubt[] {
  return groups.flatMap(({ code, level, first, columns }): SheetDoubt[] => {
    const own = columns.filter((column) => column.sheet === sheet.name)
    const [example] = first
    if (!isAboutTheSheet(code) || own.length === 0 || example === undefined) return []
    const count = own.reduce((sum, column) => sum + column.count, 0)
    return [{ code, level, title: sayMessage(problemTitle(example, count, false)), place: placeOf(own, sheet) }]
  })
}

/** Columns of a turned sheet are rows of the file, in which a person looks them up. */
function placeOf(columns: ProblemGroup['columns'], { isTurned = false }: MaybeTurned): string {
  const named = columns.map(({ column, header }) => ({
    place: isTurned ? column : columnLetters(column),
    heading: header,
  }))
  const places = firstPlaces(named, namedColumns)
  const count = columns.length
  return isTurned
    ? say('in_rows_of_file', { count, rows: places })
    : say('in_columns_of_sheet', { count, columns: places })
}
