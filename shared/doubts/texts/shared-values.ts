/** Notices an e-mail address that many accounts have: mostly what an office types where it knows none, or its own. */
import type { CooperativeTask } from '../../basics/cooperative-task.ts'
import type { DistinctCells } from '../../sheet/distinct-cells.ts'
import type { ColumnToDoubt } from '../find-doubts.ts'
import type { ToldAt } from '../sheets/check-file.ts'

/** Fewer may be of one household, or of one landlord. */
const fewestAccounts = 5

export function* valuesOfMany(
  { sheet, accountColumns: [account] }: ColumnToDoubt,
  { cells, eachRow }: DistinctCells,
): CooperativeTask<readonly ToldAt[]> {
  const often = cells.map(({ cell, count }) => cell.kind !== 'blank' && count >= fewestAccounts)
  if (account === undefined || !often.includes(true)) return []
  const rowsOf = new Map<number, Map<string, number>>()
  yield* eachRow((rowIndex, position) => {
    if (often[position] !== true) return
    const known = rowsOf.get(position) ?? new Map<string, number>()
    rowsOf.set(position, known)
    const number = sheet.cellAt(rowIndex, account.columnIndex).text.trim()
    if (!known.has(number)) known.set(number, rowIndex)
  })
  return [...rowsOf.values()].flatMap((accounts) =>
    accounts.size < fewestAccounts
      ? []
      : [...accounts.values()].map((rowIndex): ToldAt => ({ code: 'value_of_many', rowIndex })),
  )
}
