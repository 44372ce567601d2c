/**
 * The gate that every change of rows passes: an account that was sent stays the account of its rows, and of no
 * others. Else its rows could become an account of another number and be created a second time; and those of another account, which
 * came to it, would be taken for created and never be. Pure.
 */
import { issue } from '../../../shared/issue-words.ts'
import type { AccountRows } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import { withoutZeros } from '../../../shared/mapping/read/text/trim-text.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
import type { EditStep } from './edited-workbook.ts'

/** How rows are brought together; the key of an account with a number is the number. */
export type RowsOfAccounts = {
  readonly plan: Pick<AssemblyPlan, 'sheets'>
  account(key: string): { readonly rows: AccountRows } | undefined
  accountOfRow(sheet: string, rowIndex: number): { readonly rows: AccountRows } | undefined
}

/** Of rows that are brought together, and not looked at any further. */
export function rowsOfAccounts(plan: RowsOfAccounts['plan'], grouped: readonly AccountRows[]): RowsOfAccounts {
  const byKey = new Map(grouped.map((rows) => [rows.key, { rows }]))
  const bySheet = new Map<string, { rows: AccountRows }[]>(plan.sheets.map(({ sheet }) => [sheet.name, []]))
  for (const account of byKey.values())
    for (const { sheet, rowIndex } of account.rows.rows) (bySheet.get(sheet.sheet.name) ?? [])[rowIndex] = account
  return { plan, account: (key) => byKey.get(key), accountOfRow: (sheet, rowIndex) => bySheet.get(sheet)?.[rowIndex] }
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

type KeyBefore = (row: Row) => string | undefined

/** @param accounts  as they were, all that the rows may have come from */
export function keysBefore(accounts: Iterable<AccountRows>): KeyBefore {
  const keys = new Map<string, string>()
  for (const { key, rows } of accounts) for (const row of rows) keys.set(placeOf(row), key)
  return (row) => keys.get(placeOf(row))
}

/**
 * After cells of other accounts were edited: each keeps exactly its rows. One that was not there may come where its number was written
 * otherwise: one account as a whole, for two numbers that stand in one file are two accounts.
 * @param among  whose rows may be others now
 */
export function sentAccountRegrouped(
  before: Pick<ReadonlyMap<string, AccountRows>, 'get'>,
  keyBefore: KeyBefore,
  after: RowsOfAccounts,
  among: Iterable<string>,
  sent: Sent,
): Issue | null {
  for (const account of among) {
    if (!sent.has(account)) continue
    const were = placesOf(before.get(account))
    const rows = after.account(account)?.rows
    const are = placesOf(rows)
    if (were.some((place) => !are.includes(place))) return issue('sent_account_would_move', { account })
    const [key, ...others] = new Set(rows?.rows.map(keyBefore))
    const isWhole = key !== undefined && others.length === 0 && after.account(key) === undefined
    const isWrittenRight = were.length === 0 && isWhole && isSpelled(key, account)
    if (are.length > were.length && !isWrittenRight) return issue('sent_account_would_be_joined', { account })
  }
  return null
}

/** The same number, written otherwise. */
export const isSpelled = (key: string | undefined, account: string): boolean =>
  key !== undefined && plainNumber(key) === plainNumber(account)

/** Without zeros in front, which a spreadsheet takes away, capital letters and blanks. */
export const plainNumber = (number: string): string => withoutZeros(number.toLowerCase().replaceAll(/\s/g, ''))

/** By account, the places of rows that came to it after it was sent, with the account that they were of. */
export type RowsSince = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>
export const noRowsSince: RowsSince = new Map()

/**
 * After the workbook was read or mapped in another way: each keeps all the rows it was sent with, because one that is left out could be
 * given another number, and taken in again with it. Rows of a sheet that named no accounts before may come, and those that name it too,
 * only in another spelling: as another account they could be created a second time. What came so may go back, as when a change is undone.
 * An account that was not there before may come, whatever its rows were called: what was sent from another file is known again by its number.
 */
export function sentAccountRead(
  before: RowsOfAccounts,
  after: RowsOfAccounts,
  sent: Sent,
  since: RowsSince = noRowsSince,
): Result<RowsSince> {
  const sinceNow = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const account of sent) {
    const was = before.account(account)?.rows.rows ?? []
    const cameFrom = since.get(account)
    const mayBe = (row: Row, key: string | undefined): boolean =>
      key === account || (cameFrom?.has(placeOf(row)) === true && cameFrom.get(placeOf(row)) === key)
    if (!was.every((row) => mayBe(row, keyOf(after, row)))) return refuse(issue('sent_account_would_move', { account }))
    const are = after.account(account)?.rows.rows ?? []
    const coming = are.filter((row) => keyOf(before, row) !== account)
    if (coming.length > 0 && !mayCome(before, account, coming))
      return refuse(issue('sent_account_would_be_joined', { account }))
    const places = new Map(coming.map((row) => [placeOf(row), keyOf(before, row)]))
    if (cameFrom !== undefined)
      for (const place of are.map(placeOf)) if (cameFrom.has(place)) places.set(place, cameFrom.get(place))
    if (places.size > 0) sinceNow.set(account, places)
  }
  return ok(sinceNow)
}

/** Two numbers that stand on one sheet are two accounts, however alike they are written. */
function mayCome(before: RowsOfAccounts, account: string, coming: readonly Row[]): boolean {
  const keys = new Set<string>()
  let areNamed = true
  for (const row of coming) {
    const then = keyOf(before, row)
    if (then !== undefined) keys.add(then)
    else if (namesAccounts(before, row.sheet.sheet.name)) areNamed = false
  }
  const isTheSame = (key: string): boolean => {
    const number = before.account(key)?.rows.accountNumber ?? null
    return number !== null && isSameNumber(number, account)
  }
  const sheetsOf = (key: string) => new Set(before.account(key)?.rows.rows.map(({ sheet }) => sheet.sheet.name))
  const spellings = [...keys].filter(isTheSame)
  const isOther = !areNamed || spellings.length < keys.size
  if (isOther && before.account(account) !== undefined) return false
  const sheets = [account, ...spellings].flatMap((key) => [...sheetsOf(key)])
  return new Set(sheets).size === sheets.length
}

/** But for zeros in front, capital letters, spaces, and what stands before the digits of one of them: what sheets are joined by. */
function isSameNumber(one: string, other: string): boolean {
  const [plain, otherPlain] = [plainNumber(one), plainNumber(other)]
  const digitsOn = (number: string): string => plainNumber(number.replace(/^\D+(?=\d)/, ''))
  return plain === otherPlain || digitsOn(one) === otherPlain || plain === digitsOn(other)
}

const namesAccounts = ({ plan }: RowsOfAccounts, name: string): boolean =>
  plan.sheets.some(({ sheet, accountColumns }) => sheet.name === name && accountColumns.length > 0)

export type Row = AccountRows['rows'][number]

export const keyOf = (accounts: RowsOfAccounts, { sheet, rowIndex }: Row): string | undefined =>
  accounts.accountOfRow(sheet.sheet.name, rowIndex)?.rows.key

const placeOf = ({ sheet, rowIndex }: Row): string => `${rowIndex} ${sheet.sheet.name}`

const placesOf = (account: AccountRows | undefined): readonly string[] => account?.rows.map(placeOf) ?? []
