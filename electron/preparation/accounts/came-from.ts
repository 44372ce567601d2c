/** Which accounts rows were of before a change: what is decided about an account goes where its rows go. */
import type { AccountRows } from '../../../shared/mapping/assemble/assemble-account.ts'
import type { Sheet } from '../../../shared/sheet/sheet.ts'
import { namesOfTurned } from '../../../shared/sheet/turned-sheet.ts'
import type { ToldAccount } from '../protocol.ts'
import type { AccountChanges } from './checked-accounts.ts'
import { type KeyBefore, keyOf, type RowsOfAccounts } from './sent-gate.ts'

/** By the key of an account, those of others some of whose rows it has. */
export type CameFrom = ReadonlyMap<string, Pick<ToldAccount, 'cameFrom' | 'partedFrom'>>
export const cameFromNone: CameFrom = new Map()

type Row = AccountRows['rows'][number]

/** How rows were brought together before a change; `accounts`: those whose rows may be brought together otherwise now. */
export type Before = { readonly accounts: Iterable<AccountRows>; readonly keyBefore: KeyBefore }

/** Before an edit that only some accounts were put together again for; the others have the rows that they had. */
export function beforeEdit({ rowsBefore, added }: AccountChanges, after: RowsOfAccounts): Before {
  const accounts = [...rowsBefore.values()]
  const before = new Map(accounts.flatMap(({ key, rows }) => rows.map((row) => [placeOf(row), key] as const)))
  const isAgain = (key: string): boolean => rowsBefore.has(key) || added.has(key)
  const keyBefore = (row: Row) => {
    const [was, is] = [before.get(placeOf(row)), keyOf(after, row)]
    return was ?? (is === undefined || isAgain(is) ? undefined : is)
  }
  return { accounts, keyBefore }
}

/** Before a change that may have brought all rows together otherwise. */
export const allBefore = (all: RowsOfAccounts & { readonly accounts: readonly { readonly rows: AccountRows }[] }) => ({
  accounts: all.accounts.map(({ rows }) => rows),
  keyBefore: keysIn(all),
})

/** The rows of a sheet that is turned by now, or was, are others. */
function keysIn(accounts: RowsOfAccounts): KeyBefore {
  const turned = new Set(namesOfTurned(accounts.plan.sheets.map(({ sheet }) => sheet)))
  return (row) => {
    const { name, isTurned = false } = row.sheet.sheet
    return turned.has(name) === isTurned ? keyOf(accounts, row) : undefined
  }
}

/** Knows of the rows that are no account's, as while no column has the number, whose they were last. */
export class KeysOfRows {
  readonly #lost = new Map<string, string>()

  /** Takes in how rows are brought together now. @param among  keys of accounts that may have come, or have other rows now */
  follow({ accounts, keyBefore }: Before, after: RowsOfAccounts, among: readonly string[]): CameFrom {
    const from = cameFrom((row) => keyBefore(row) ?? this.#lost.get(placeOf(row)), after, among)
    const keyNow = keysIn(after)
    for (const { key, rows } of accounts)
      for (const row of rows) if (keyNow(row) === undefined) this.#lost.set(placeOf(row), key)
    return from
  }

  /** A row that is emptied is no account's, whatever is typed into it next. */
  forget(sheet: Sheet, rowIndex: number): void {
    this.#lost.delete(placeIn(sheet, rowIndex))
  }
}

const placeOf = ({ sheet: { sheet }, rowIndex }: Row): string => placeIn(sheet, rowIndex)
const placeIn = ({ name, isTurned = false }: Sheet, rowIndex: number): string =>
  `${isTurned ? 'turned ' : ''}${rowIndex} ${name}`

function cameFrom(keyBefore: KeyBefore, after: RowsOfAccounts, among: readonly string[]): CameFrom {
  const gone = new Map<string, boolean>()
  /** A number may be another account's now. */
  const isGone = (key: string): boolean => {
    const is = gone.get(key) ?? after.account(key)?.rows.rows.every((row) => keyBefore(row) !== key) ?? true
    gone.set(key, is)
    return is
  }
  const from = new Map<string, Pick<ToldAccount, 'cameFrom' | 'partedFrom'>>()
  for (const key of among) {
    const others = new Set<string>()
    for (const row of after.account(key)?.rows.rows ?? []) {
      const before = keyBefore(row)
      if (before !== undefined && before !== key) others.add(before)
    }
    if (others.size === 0) continue
    const [cameFrom, partedFrom] = [[...others].filter(isGone), [...others].filter((other) => !isGone(other))]
    from.set(key, {
      ...(cameFrom.length === 0 ? {} : { cameFrom }),
      ...(partedFrom.length === 0 ? {} : { partedFrom }),
    })
  }
  return from
}
