/** Doubts whole rows: those whose values slipped to one side, and those of a text file that were written with too many. */
import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import type { ColumnDoubts } from '../find-doubts.ts'
import { longRows } from './long-rows.ts'
import { kindsOfColumns, type RowsOfSheet } from './rows-of-sheet.ts'
import { slippedRows } from './slipped-rows.ts'

export function* rowDoubts(rows: RowsOfSheet): CooperativeTask<ColumnDoubts> {
  const columns = yield* kindsOfColumns(rows)
  const slipped = yield* slippedRows(rows, columns)
  const long = yield* longRows(rows, columns)
  return {
    atCells: new Map([...slipped, ...long].map((one) => [(one.where?.cell?.row ?? 1) - 1, [one]])),
    ofColumn: [],
  }
}
