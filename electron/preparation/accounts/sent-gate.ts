/**
 * The gate that every change of rows passes: an account that was sent stays the account of its rows, and of no
 * others. Else its rows could become an account of another number and be created a second time; and those of another account, which
 * came to it, would be taken for created and never be. Pure.
 */
import { issue } from '../../../shared/issue-words.ts'
import type { AccountRows } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import type { Issue } from '../../../shared/result.ts'
import type { EditStep } from './edited-workbook.ts'

/** How rows are brought together; the key of an account with a number is the number. */
export type RowsOfAccounts = {
  readonly plan: Pick<AssemblyPlan, 'sheets'>
  account(key: string): { readonly rows: AccountRows } | undefined
  accountOfRow(sheet: string, rowIndex: number): { readonly rows: AccountRows } | undefined
}

/** Their numbers. */
export type Sent = ReadonlySet<string>

/** What was sent is not rewritten behind it. */
export function sentAccountEdited(accounts: RowsOfAccounts, cells: EditStep, sent: Sent): Issue | null {
  if (sent.size === 0) return null
  for (const { sheet, row } of cells) {
    const key = accounts.accountOfRow(sheet, row - 1)?.rows.key
    if (key !== undefined && sent.has(key)) return issue('account_is_on_platform', { account: key })
  }
  return null
}

/** After cells of other accounts were edited: each keeps exactly its rows. @param among  whose rows may be others now */
export function sentAccountRegrouped(
  before: Pick<ReadonlyMap<string, AccountRows>, 'get'>,
  after: RowsOfAccounts,
  among: Iterable<string>,
  sent: Sent,
): Issue | null {
  for (const account of among) {
    if (!sent.has(account)) continue
    const were = placesOf(before.get(account))
    const are = placesOf(after.account(account)?.rows)
    if (were.some((place) => !are.includes(place))) return issue('sent_account_would_move', { account })
    if (are.length > were.length) return issue('sent_account_would_be_joined', { account })
  }
  return null
}

/**
 * After the workbook was read or mapped in another way: each keeps all its rows, because one that is left out could be given another
 * number, and taken in again with it. Rows of a sheet that named no accounts before may come. So may an account that was not there
 * before: what was sent from another file is known again by its number.
 */
export function sentAccountRead(before: RowsOfAccounts, after: RowsOfAccounts, sent: Sent): Issue | null {
  for (const account of sent) {
    const was = before.account(account)?.rows.rows
    if (was === undefined) continue
    const staysIn = ({ sheet, rowIndex }: Row): boolean =>
      after.accountOfRow(sheet.sheet.name, rowIndex)?.rows.key === account
    if (!was.every(staysIn)) return issue('sent_account_would_move', { account })
    const mayHave = ({ sheet: { sheet }, rowIndex }: Row): boolean => {
      const then = before.accountOfRow(sheet.name, rowIndex)?.rows.key
      return then === account || (then === undefined && !namesAccounts(before, sheet.name))
    }
    const isAlone = after.account(account)?.rows.rows.every(mayHave) === true
    if (!isAlone) return issue('sent_account_would_be_joined', { account })
  }
  return null
}

const namesAccounts = ({ plan }: RowsOfAccounts, name: string): boolean =>
  plan.sheets.some(({ sheet, accountColumns }) => sheet.name === name && accountColumns.length > 0)

type Row = AccountRows['rows'][number]

const placesOf = (account: AccountRows | undefined): readonly string[] =>
  account?.rows.map(({ sheet, rowIndex }) => `${rowIndex} ${sheet.sheet.name}`) ?? []
