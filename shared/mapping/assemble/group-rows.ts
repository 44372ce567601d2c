/**
 * Brings the rows of a workbook together by account. Most sheets have a column with the account number; a sheet without one is
 * placed by a key that its rows name (a supply point, a meter, a bill), which is looked for in the rows placed before.
 */

import { type CooperativeTask, eachInPieces } from '../../basics/cooperative-task.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import type { AssemblyPlan, ColumnPlan, SheetPlan, Slot } from '../plan/assembly-plan.ts'
import { hasKey, KeyIndex, type KeyValues, keyValuesOf } from '../plan/key-index.ts'
import type { AccountRows } from './assemble-account.ts'
import { meaningOf } from './elements/meaning.ts'
import { cellOfRow, keyMeaning, type RowOfSheet, readColumn, shownIn } from './elements/row-reference.ts'

export type GroupedRows = {
  /** By first appearance in the workbook. */
  readonly accounts: readonly AccountRows[]
  /** Rows whose account can't be told. */
  readonly issues: readonly Issue[]
}

type AccountInMaking = {
  readonly key: string
  readonly accountNumber: string | null
  readonly rows: RowOfSheet[]
}

export const groupRows = (plan: AssemblyPlan): CooperativeTask<GroupedRows> => new Grouping(plan).group()

/** So many rows take a few milliseconds. */
const rowsAtOnce = 5000

class Grouping {
  readonly #plan: AssemblyPlan
  readonly #accounts: AccountInMaking[] = []
  readonly #byNumber = new Map<string, AccountInMaking>()
  readonly #issues: Issue[] = []
  /** Elements by their keys, over all accounts: level by level, filled when first asked for. */
  readonly #indexes = new Map<string, KeyIndex<AccountInMaking>>()

  constructor(plan: AssemblyPlan) {
    this.#plan = plan
  }

  *group(): CooperativeTask<GroupedRows> {
    const { sheets } = this.#plan
    for (const sheet of sheets) if (sheet.accountColumns.length > 0) yield* this.#groupByNumber(sheet)
    // Without a single account number there is nothing that a key could lead to.
    const hasAccounts = sheets.some(({ accountColumns }) => accountColumns.length > 0)
    const others = sheets.flatMap((sheet) => {
      if (sheet.accountColumns.length > 0) return []
      if (!hasAccounts) return [{ sheet, slots: [], depth: 0 }]
      const slots = sheet.slots.filter(({ parent, keys }) => parent !== null && keys.some(isMapped))
      return [{ sheet, slots, depth: this.#depthOf(slots[0]) }]
    })
    // A sheet that names a supply point comes before one that names its meter only.
    for (const { sheet, slots } of others.sort((one, other) => one.depth - other.depth)) {
      if (slots.length > 0) yield* this.#groupByKey(sheet, slots)
      else if (sheet.rowIndexes.length > 0) {
        this.#issues.push(issue('sheet_without_account', { sheet: sheet.sheet.name }))
      }
    }
    const accounts = this.#accounts.map(({ key, accountNumber, rows }) => ({
      key: accountNumber ?? this.#withoutNumber(key),
      accountNumber,
      // Where all rows name their account they come in their order.
      rows: others.length === 0 ? rows : rows.sort(inOrderOfRows),
    }))
    return { accounts, issues: this.#issues }
  }

  #groupByNumber(sheet: SheetPlan): CooperativeTask<void> {
    let above: AccountInMaking | undefined
    /** The last row that names an account itself. */
    let named = -1
    const isNamedAgain = (rowIndex: number): boolean => {
      for (const { rows } of sheet.accountColumns) if (!rows.areAlike(named, rowIndex)) return false
      return named >= 0
    }
    return eachInPieces(sheet.rowIndexes, rowsAtOnce, (rowIndex) => {
      const row = { sheet, rowIndex }
      // Nearly all rows of an account follow each other.
      if (!isNamedAgain(rowIndex)) {
        const accountNumber = numberOf(row)
        const isMeant = sheet.isFilledDown && isBlankIn(row, sheet.root)
        const known = isMeant ? above : this.#byNumber.get(accountNumber ?? '')
        above = known ?? this.#open(row, accountNumber)
        named = accountNumber === null ? -1 : rowIndex
      }
      above?.rows.push(row)
    })
  }

  #open({ sheet, rowIndex }: RowOfSheet, accountNumber: string | null): AccountInMaking {
    const key = accountNumber ?? `${sheet.sheet.name}!${rowIndex + 1}`
    const account = { key, accountNumber, rows: [] }
    this.#accounts.push(account)
    if (accountNumber !== null) this.#byNumber.set(accountNumber, account)
    return account
  }

  /** An account number may look like the place of a row. */
  #withoutNumber(place: string): string {
    let key = place
    while (this.#byNumber.has(key)) key += '!'
    return key
  }

  *#groupByKey(sheet: SheetPlan, slots: readonly Slot[]): CooperativeTask<void> {
    let above: AccountInMaking | undefined
    yield* eachInPieces(sheet.rowIndexes, rowsAtOnce, (rowIndex) => {
      const row = { sheet, rowIndex }
      const [outermost] = slots
      if (above !== undefined && sheet.isFilledDown && outermost !== undefined && isBlankIn(row, outermost)) {
        above.rows.push(row)
        return
      }
      const named = slots.map((slot) => ({ slot, key: keyIn(row, slot) })).find(({ key }) => hasKey(key))
      if (named === undefined) {
        const [slot] = slots
        if (slot !== undefined) this.#refuse('row_account_not_named', row, slot)
        return
      }
      const found = this.#indexOf(named.slot).find(named.key)
      const [account] = found
      // A row below one that belongs nowhere belongs nowhere either, until somebody has mended that one.
      above = found.length === 1 ? account : undefined
      if (account !== undefined && found.length === 1) account.rows.push(row)
      else this.#refuse(account === undefined ? 'row_account_not_found' : 'row_account_unclear', row, named.slot)
    })
    // What this sheet says can place the rows of sheets that go further inside.
    for (const slot of sheet.slots) this.#indexes.delete(slot.level.path)
  }

  #indexOf({ level }: Slot): KeyIndex<AccountInMaking> {
    const known = this.#indexes.get(level.path)
    if (known !== undefined) return known
    const keys = this.#plan.levelKeys.get(level.path)
    if (keys === undefined) throw new Error(`No column speaks of ${level.path}.`)
    const index = new KeyIndex<AccountInMaking>(keys, () => [])
    for (const account of this.#accounts) {
      for (const row of account.rows) {
        for (const slot of row.sheet.slots) if (slot.level === level) index.add(account, keyIn(row, slot))
      }
    }
    this.#indexes.set(level.path, index)
    return index
  }

  #refuse(
    code: 'row_account_not_named' | 'row_account_not_found' | 'row_account_unclear',
    row: RowOfSheet,
    slot: Slot,
  ): void {
    const position = slot.keys.flat().flatMap(({ positions }) => positions)[0] ?? 0
    const column = slot.columns[position]
    if (column === undefined) throw new Error(`The key of ${slot.level.path} has no column.`)
    const from = cellOfRow(column, row)
    const facts = {
      sheet: row.sheet.label,
      row: row.rowIndex + 1,
      column: from.columnIndex + 1,
      header: from.header,
      element: slot.level.element,
      value: shownIn(from),
    }
    const cell = { sheet: row.sheet.sheet.name, row: row.rowIndex + 1, column: from.columnIndex + 1 }
    this.#issues.push(issue(code, facts, { cell }))
  }

  #depthOf(slot: Slot | undefined): number {
    return slot === undefined ? 0 : this.#plan.catalogue.levels.indexOf(slot.level)
  }
}

/** Of sheets, then of rows. */
export const inOrderOfRows = (one: RowOfSheet, other: RowOfSheet): number =>
  one.sheet.order - other.sheet.order || one.rowIndex - other.rowIndex

const isMapped = (fields: Slot['keys'][number]): boolean => fields.some(({ positions }) => positions.length > 0)

/** Whether a row says nothing of an element itself, whatever it says of those inside. */
const isBlankIn = (row: RowOfSheet, slot: Slot): boolean =>
  slot.columns.every((column) => readColumn(column, row, null).state === 'blank')

/** The account number that a row names: 123 as a number and "123" as text are the same. `null`: blank, or not readable. */
export function numberOf(row: RowOfSheet): string | null {
  for (const column of row.sheet.accountColumns) {
    const reading = readColumn(column, row, null)
    if (reading.state === 'value') return meaningOf(column.leaf.kind, reading.value)
    if (reading.state === 'unreadable') return null
  }
  return null
}

function keyIn(row: RowOfSheet, slot: Slot): KeyValues {
  const meaningInside = (column: ColumnPlan): string | null => keyMeaning(column, row, readColumn(column, row, null))
  const meaningAt = (position: number): string | null => {
    const column = slot.columns[position]
    return column === undefined ? null : meaningInside(column)
  }
  return keyValuesOf(slot, { meaningAt, meaningInside })
}
