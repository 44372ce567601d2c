/**
 * Keeps a customer's number, and a bank's, from being taken for the account's. Where one sheet has both ("Account no" and "Customer id"), a
 * sheet with the customer id alone does not name its accounts: the same words mean the same thing on every sheet.
 */
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { isSure } from '../column-candidates.ts'
import type { Field } from '../fields.ts'
import type { SeenSheet } from '../seen-sheet.ts'
import { bankAccountColumns } from './bank-account-columns.ts'

export type KeyDecisions = {
  /** The column is not the account's number, although its header could mean it. */
  isOther(sheet: SeenSheet, column: number, field: Field): boolean
  /** The sheet has account numbers that were taken for a bank's: which column names the accounts is a guess. */
  isBesideBank(sheet: SeenSheet): boolean
}

export function decideAccountKey(sheets: readonly SeenSheet[], catalogue: Catalogue): KeyDecisions {
  const key = catalogue.root.naturalKeys[0]?.[0]
  const ofBanks = new Map(
    sheets.map((sheet) => {
      const keys = keyColumns(sheet, key).map(({ column }) => column)
      return [sheet, bankAccountColumns(sheet.columns, keys)]
    }),
  )
  const isOfBank = (sheet: SeenSheet, column: number) => ofBanks.get(sheet)?.has(column) === true
  const columnsOf = new Map(
    sheets.map((sheet) => [sheet, keyColumns(sheet, key).filter(({ column }) => !isOfBank(sheet, column))]),
  )
  const namesOfOthers = new Set(
    [...columnsOf.values()].flatMap(([likeliest, ...others]) => {
      const meantOtherwise = others.filter(({ name, hasOtherMeaning }) => hasOtherMeaning && name !== likeliest?.name)
      return meantOtherwise.map(({ name }) => name)
    }),
  )
  const excluded = new Map(
    [...columnsOf].map(([sheet, columns]) => [
      sheet,
      new Set(columns.filter(({ name }) => namesOfOthers.has(name)).map(({ column }) => column)),
    ]),
  )
  return {
    isOther: (sheet, column, field) =>
      field.target === key && (excluded.get(sheet)?.has(column) === true || isOfBank(sheet, column)),
    isBesideBank: (sheet) => (ofBanks.get(sheet)?.size ?? 0) > 0,
  }
}

type KeyColumn = {
  readonly column: number
  /** The plain words of its header. */
  readonly name: string
  /** The header names another field as well: without one, the column is the account's key or nothing. */
  readonly hasOtherMeaning: boolean
}

/** Columns that could be the account's key, the likeliest first. */
function keyColumns(sheet: SeenSheet, key: string | undefined): readonly KeyColumn[] {
  return sheet.columns
    .flatMap(({ column, words }) => {
      const sure = (sheet.candidates.get(column) ?? []).filter(isSure)
      const own = sure.find(({ field }) => field.target === key)
      if (own === undefined) return []
      return [{ column, name: words.join(' '), hasOtherMeaning: sure.length > 1, score: own.score }]
    })
    .sort((a, b) => b.score - a.score)
}
