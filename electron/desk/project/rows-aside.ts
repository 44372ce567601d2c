/** Says of rows whose account a person has set aside that it is. The preparation, where rows come from, only leaves out their problems. */
import type { PageRow, SetAside } from '../../../shared/ipc.ts'

/** What was sent counts more: nothing of it is aside. */
export const withAside = <R extends PageRow>(rows: readonly R[], setAside: ReadonlyMap<string, SetAside>): R[] =>
  rows.map((row) =>
    row.accountKey !== null && row.isClosed !== true && setAside.has(row.accountKey) ? { ...row, isAside: true } : row,
  )
