/** Which accounts rows were of before a change: what is decided about an account goes where its rows go. */
import type { ToldAccount } from '../protocol.ts'
import type { keyOf, RowsOfAccounts } from './sent-gate.ts'

/** By the key of an account, those of others some of whose rows it has. */
export type CameFrom = ReadonlyMap<string, Pick<ToldAccount, 'cameFrom' | 'partedFrom'>>

type Row = Parameters<typeof keyOf>[1]

/** By row, the key of the account that it is of, or was of last: while no column has the number, no row is of any. */
export class KeysOfRows {
  readonly #bySheet = new Map<string, { readonly isTurned: boolean; readonly keys: (string | undefined)[] }>()

  /**
   * Takes in how rows are brought together now.
   * @param among  keys of accounts that may have come, or have other rows now
   */
  follow(after: RowsOfAccounts, among: readonly string[]): CameFrom {
    const from = this.#cameFrom(after, among)
    for (const key of among)
      for (const row of after.account(key)?.rows.rows ?? []) this.#keysIn(row)[row.rowIndex] = key
    return from
  }

  /** A row that is emptied is no account's, whatever is typed into it next. */
  forget({ sheet, rowIndex }: { readonly sheet: string; readonly rowIndex: number }): void {
    delete this.#bySheet.get(sheet)?.keys[rowIndex]
  }

  #cameFrom(after: RowsOfAccounts, among: readonly string[]): CameFrom {
    const gone = new Map<string, boolean>()
    /** A number may be another account's now. */
    const isGone = (key: string): boolean => {
      const is = gone.get(key) ?? after.account(key)?.rows.rows.every((row) => this.#keyBefore(row) !== key) ?? true
      gone.set(key, is)
      return is
    }
    const from = new Map<string, Pick<ToldAccount, 'cameFrom' | 'partedFrom'>>()
    for (const key of among) {
      const others = new Set<string>()
      for (const row of after.account(key)?.rows.rows ?? []) {
        const before = this.#keyBefore(row)
        if (before !== undefined && before !== key) others.add(before)
      }
      const [cameFrom, partedFrom] = [[...others].filter(isGone), [...others].filter((other) => !isGone(other))]
      if (others.size === 0) continue
      from.set(key, {
        ...(cameFrom.length === 0 ? {} : { cameFrom }),
        ...(partedFrom.length === 0 ? {} : { partedFrom }),
      })
    }
    return from
  }

  #keyBefore(row: Row): string | undefined {
    return this.#keysIn(row)[row.rowIndex]
  }

  /** The rows of a sheet that is turned now, or was, are others. */
  #keysIn({ sheet: { sheet } }: Row): (string | undefined)[] {
    const isTurned = sheet.isTurned === true
    const known = this.#bySheet.get(sheet.name)
    if (known?.isTurned === isTurned) return known.keys
    const keys: string[] = []
    this.#bySheet.set(sheet.name, { isTurned, keys })
    return keys
  }
}
