/**
 * Finds out whether another mapping would part an account that was sent from its rows: they would become an account of another
 * number, and could be created a second time; or those of another account would come to it, and never be created. Pure.
 */
import type { CheckedAccounts } from './checked-accounts.ts'

/**
 * @param closedKeys  of the accounts that were sent
 * @returns the number of the first of them that would not keep its rows; `null` where all do. Rows that are left out are of nobody,
 *   and do no harm, as long as the account itself is still there in the row it was first in.
 */
export function findMovedAccount(
  before: CheckedAccounts,
  after: CheckedAccounts,
  closedKeys: ReadonlySet<string>,
): string | null {
  const keyIn = (accounts: CheckedAccounts, sheet: string, rowIndex: number): string | undefined =>
    accounts.accountOfRow(sheet, rowIndex)?.rows.key
  for (const key of closedKeys) {
    const was = before.account(key)
    if (was === undefined) continue
    const stays = was.rows.rows.every(({ sheet, rowIndex }, index) => {
      const now = keyIn(after, sheet.sheet.name, rowIndex)
      return now === key || (now === undefined && index > 0)
    })
    const keepsAlone = after.account(key)?.rows.rows.every(({ sheet, rowIndex }) => {
      const then = keyIn(before, sheet.sheet.name, rowIndex)
      return then === key || then === undefined
    })
    if (!stays || keepsAlone !== true) return was.rows.accountNumber ?? key
  }
  return null
}
