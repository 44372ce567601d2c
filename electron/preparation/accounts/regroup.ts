/** Brings rows together by account again after an edit: row by row where rows name their account, else all of them. */
import { finish } from '../../../shared/basics/cooperative-task.ts'
import type { AccountRows } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { RowOfSheet } from '../../../shared/mapping/assemble/elements/row-reference.ts'
import { groupRows, inOrderOfRows, numberOf } from '../../../shared/mapping/assemble/group-rows.ts'
import type { AssemblyPlan } from '../../../shared/mapping/plan/assembly-plan.ts'
import type { Issue } from '../../../shared/result.ts'
import type { EditedRow } from './edit-reach.ts'

/** How rows are grouped so far. */
export type Grouped = {
  readonly accounts: Iterable<{ readonly rows: AccountRows }>
  account(key: string): { readonly rows: AccountRows } | undefined
  accountOfRow(sheet: string, rowIndex: number): { readonly rows: AccountRows } | undefined
}

export type Regrouped = {
  /** Every account whose rows are others now; one that has no rows any more is gone. */
  readonly accounts: readonly AccountRows[]
  /** Rows whose account can't be told; `null` when that is as before. */
  readonly issues: readonly Issue[] | null
}

/** More rows than any spreadsheet has. */
const rowsPerSheet = 2 ** 21

/** Grows with the row that an account is first named in, so that accounts stand in the order of the workbook. */
export function orderOf({ rows }: AccountRows): number {
  const first = rows.find(({ sheet }) => sheet.accountColumns.length > 0) ?? rows[0]
  return first === undefined ? 0 : first.sheet.order * rowsPerSheet + first.rowIndex
}

export function regroup(plan: AssemblyPlan, edited: readonly EditedRow[], grouped: Grouped): Regrouped {
  const namesAll = plan.sheets.every(({ accountColumns, isFilledDown }) => accountColumns.length > 0 && !isFilledDown)
  return (namesAll ? regroupRows(plan, edited, grouped) : null) ?? regroupAll(plan, edited, grouped)
}

/** An account number of this look could be the key of an account without a number. */
const looksLikePlace = /!\d+!*$/

/** @returns `null` when more than these rows may be meant */
function regroupRows(plan: AssemblyPlan, edited: readonly EditedRow[], grouped: Grouped): Regrouped | null {
  const rowsNow = new Map<string, RowOfSheet[]>()
  const numbers = new Map<string, string | null>()
  const rowsOf = (key: string): RowOfSheet[] => {
    const rows = rowsNow.get(key) ?? [...(grouped.account(key)?.rows.rows ?? [])]
    rowsNow.set(key, rows)
    return rows
  }
  for (const { sheet, rowIndex } of edited) {
    const account = grouped.accountOfRow(sheet, rowIndex)
    if (account === undefined) continue
    const { key, accountNumber } = account.rows
    if (looksLikePlace.test(accountNumber ?? '')) return null
    numbers.set(key, accountNumber)
    const rows = rowsOf(key)
    const position = rows.findIndex((row) => row.sheet.sheet.name === sheet && row.rowIndex === rowIndex)
    if (position !== -1) rows.splice(position, 1)
  }
  for (const { sheet: name, rowIndex, isData } of edited) {
    const sheet = isData ? plan.sheets.find((one) => one.sheet.name === name) : undefined
    if (sheet === undefined) continue
    const row = { sheet, rowIndex }
    const number = numberOf(row)
    if (looksLikePlace.test(number ?? '')) return null
    // The key of a row without a number is its place, which no account number looks like here.
    const key = number ?? `${name}!${rowIndex + 1}`
    numbers.set(key, number)
    rowsOf(key).push(row)
  }
  const accounts = [...rowsNow].map(
    ([key, rows]): AccountRows => ({
      key,
      accountNumber: numbers.get(key) ?? null,
      rows: rows.toSorted(inOrderOfRows),
    }),
  )
  return { accounts, issues: null }
}

function regroupAll(plan: AssemblyPlan, edited: readonly EditedRow[], before: Grouped): Regrouped {
  const touched = new Set(edited.map(({ sheet, rowIndex }) => `${rowIndex} ${sheet}`))
  const { accounts, issues } = finish(groupRows(plan))
  const keys = new Set(accounts.map(({ key }) => key))
  const others = accounts.filter((account) => {
    const known = before.account(account.key)?.rows
    const isTouched = account.rows.some(({ sheet, rowIndex }) => touched.has(`${rowIndex} ${sheet.sheet.name}`))
    return isTouched || known === undefined || !sameRows(known, account)
  })
  const gone = [...before.accounts].flatMap(({ rows }) => (keys.has(rows.key) ? [] : [{ ...rows, rows: [] }]))
  return { accounts: [...others, ...gone], issues }
}

const sameRows = (one: AccountRows, other: AccountRows): boolean =>
  one.accountNumber === other.accountNumber &&
  one.rows.length === other.rows.length &&
  one.rows.every(
    ({ sheet, rowIndex }, index) => other.rows[index]?.sheet === sheet && other.rows[index].rowIndex === rowIndex,
  )
