/**
 * Keeps a customer's number, and a bank's, from being taken for the account's. Where one sheet has both ("Account no" and "Customer id"), a sheet with
 * the customer id alone does not name its accounts: the same words mean the same thing on every sheet. An account number right beside a sort code is of the
 * bank account, where no other column is.
 */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isSure, type SeenColumn } from './column-candidates.ts'
import { bankNumberWords } from './dictionary/unrelated-words.ts'
import type { Field } from './fields.ts'
import type { SeenSheet } from './seen-sheet.ts'

/** @returns whether a column is not the account's key, although its header could mean it */
export function decideAccountKey(
  sheets: readonly SeenSheet[],
  catalogue: Catalogue,
): (sheet: SeenSheet, column: number, field: Field) => boolean {
  const key = catalogue.root.naturalKeys[0]?.[0]
  const ofBanks = new Map(sheets.map((sheet) => [sheet, bankAccountColumns(sheet)]))
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
  return (sheet, column, field) =>
    field.target === key && (excluded.get(sheet)?.has(column) === true || isOfBank(sheet, column))
}

/** Columns of plain account numbers beside what banks are known by, counted from 1. */
function bankAccountColumns({ columns }: SeenSheet): ReadonlySet<number> {
  const isBank = ({ words }: SeenColumn) => words.some((word) => bankNumberWords.includes(word))
  if (columns.some(({ words }) => words.includes('bankaccount'))) return new Set()
  const beside = columns.flatMap((one) => (isBank(one) ? [one.column - 1, one.column + 1] : []))
  return new Set(
    columns.flatMap(({ column, words }) => (words.includes('account') && beside.includes(column) ? [column] : [])),
  )
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
