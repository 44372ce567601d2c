/** Which columns nobody has decided about yet: left out without a word, or filled by a guess. */

import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import { isMapped } from './fillings.ts'
import type { ColumnMapping, FactMapping, Holding, Mapping, Protection, SheetMapping, Suggestion } from './mapping.ts'

/** Below this a person should look at a suggestion before trusting it. */
export const sureFrom = 0.6

type Suggested = Pick<Suggestion, 'target' | 'confidence'> | null

/** Said by a person: with the field, or with what its values mean there, which nothing suggests. */
export const isConfirmed = ({ isSettled, isChosen, reading }: ColumnMapping): boolean =>
  isSettled === true || isChosen === true || reading?.translations !== undefined

/** A mapping that comes from another file knows of its guesses itself: here another field may be suggested. */
export const isGuess = (column: ColumnMapping, suggestion: Suggested): boolean =>
  !isConfirmed(column) &&
  column.target !== null &&
  (suggestion?.target === column.target ? suggestion.confidence < sureFrom : column.isGuessed === true)

/** Left out by the suggestion, not by the person, and without being sure of it. A column without values loses nothing. */
export const isUnexplained = (column: ColumnMapping, suggestion: Suggested): boolean =>
  column.isSettled !== true &&
  !isMapped(column) &&
  (suggestion === null || (suggestion.target === null && suggestion.confidence < sureFrom))

/** What the sheet itself tells fills a field, and nobody has said that it is right. */
export const isFactOpen = ({ isUnasked, target }: FactMapping): boolean => isUnasked === true && target !== null

/** What was suggested for the columns of a sheet, by column. */
const suggestedFor = (sheet: string, suggestions: readonly Suggestion[]): ReadonlyMap<number, Suggestion> =>
  new Map(suggestions.flatMap((one) => (one.sheet === sheet ? [[one.column, one]] : [])))

/** What a column that is left out seems to say and no account should go without unasked; `null` where that is nothing. */
export type Said =
  | { readonly is: 'protection'; readonly what: Protection }
  | { readonly is: 'holding'; readonly what: Holding }

export function saidBy(suggestion: Pick<Suggestion, 'holds' | 'protects'> | null): Said | null {
  if (suggestion?.protects !== undefined) return { is: 'protection', what: suggestion.protects }
  return suggestion?.holds === undefined ? null : { is: 'holding', what: suggestion.holds }
}

/** Whether an account is not what it would be created as: it has ended, or nobody may write to it. Nobody else has to be asked about that first. */
export const speaksAgainstCreating = (said: Said): boolean =>
  said.is === 'holding' && (said.what === 'ended' || said.what === 'refusal')

/** The columns of a sheet that are left out, and nobody has said so. */
export function unexplainedColumns(
  { sheet, columns }: Pick<SheetMapping, 'sheet' | 'columns'>,
  suggestions: readonly Suggestion[],
): readonly (ColumnMapping & { readonly says: Said | null })[] {
  const suggested = suggestedFor(sheet, suggestions)
  return columns.flatMap((column) => {
    const suggestion = suggested.get(column.column) ?? null
    return isUnexplained(column, suggestion) ? [{ ...column, says: saidBy(suggestion) }] : []
  })
}

/** The columns of a sheet whose field is a guess: nobody has said that it is right. */
export function guessedColumns(
  { sheet, columns }: Pick<SheetMapping, 'sheet' | 'columns'>,
  suggestions: readonly Suggestion[],
): readonly ColumnMapping[] {
  const suggested = suggestedFor(sheet, suggestions)
  return columns.filter((column) => isGuess(column, suggested.get(column.column) ?? null))
}

export type UndecidedColumns = {
  readonly columns: readonly { readonly sheet: string; readonly column: number }[]
  /** How many of these hold values of which nothing is sent. */
  readonly leftOutCount: number
}

/** @param hasValues  whether a row of data has something in a column, counted from 1 */
export function undecidedColumns(
  { sheets }: Mapping,
  suggestions: readonly Suggestion[],
  hasValues: (sheet: string, column: number) => boolean,
): UndecidedColumns {
  const guesses: UndecidedColumns['columns'][number][] = []
  const leftOut: typeof guesses = []
  for (const { sheet, isIncluded, columns } of sheets) {
    if (!isIncluded) continue
    const suggested = suggestedFor(sheet, suggestions)
    for (const column of columns) {
      const suggestion = suggested.get(column.column) ?? null
      if (isGuess(column, suggestion)) guesses.push({ sheet, column: column.column })
      else if (isUnexplained(column, suggestion) && hasValues(sheet, column.column))
        leftOut.push({ sheet, column: column.column })
    }
  }
  return { columns: [...guesses, ...leftOut], leftOutCount: leftOut.length }
}

/** A column of which nothing is sent, though rows of data have values in it. */
export type LeftOutColumn = {
  readonly sheet: string
  /** Counted from 1, as is every column of a mapping. */
  readonly column: number
  readonly header: string
  /** How many rows have a value. */
  readonly rows: number
  /** Where nobody has decided about it. */
  readonly says?: Said
}

/**
 * Also those that a person has left out, and those of sheets that are left out as a whole.
 * @param rowCount  how many rows of data have something in a column, counted from 1; 0 for all of a sheet that the file hides
 */
export const leftOutColumns = (
  { sheets }: Mapping,
  suggestions: readonly Suggestion[],
  rowCount: (sheet: string, column: number) => number,
): readonly LeftOutColumn[] =>
  sheets.flatMap(({ sheet, isIncluded, columns }) => {
    const unexplained = isIncluded ? unexplainedColumns({ sheet, columns }, suggestions) : []
    const said = new Map(unexplained.map(({ column, says }) => [column, says]))
    return columns.flatMap((one) => {
      const rows = isIncluded && isMapped(one) ? 0 : rowCount(sheet, one.column)
      const says = said.get(one.column)
      return rows === 0 ? [] : [{ sheet, column: one.column, header: one.header, rows, ...(says && { says }) }]
    })
  })

/**
 * Columns that are left out although their headings name a field, because their values can't be of it: nobody may miss that unattended.
 * @returns a warning at the heading of each, as long as nobody has decided about it
 */
export function contradictedColumns({ sheets }: Mapping, suggestions: readonly Suggestion[]): readonly Issue[] {
  const contradicted = suggestions.filter(({ contradicts }) => contradicts !== undefined)
  return contradicted.flatMap((suggestion) => {
    const { sheet, column, header, contradicts = '' } = suggestion
    const own = sheets.find((one) => one.sheet === sheet && one.isIncluded)
    const mapped = own?.columns.find((one) => one.column === column)
    if (own === undefined || mapped === undefined || !isUnexplained(mapped, suggestion)) return []
    const cell = { sheet, row: Math.max(1, own.headerRow), column }
    return [issue('column_values_contradict', { sheet, header, field: contradicts }, { cell })]
  })
}
