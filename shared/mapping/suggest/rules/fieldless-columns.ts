/**
 * Columns that no field takes, whatever else their headings say: months, what is of gas (the interface shows only electricity as a type of
 * supply), and counts of accounts on a sheet that sums them up.
 */
import type { ColumnProfile } from '../evidence/column-profile.ts'
import { monthsAmong } from './month-columns.ts'

export type Fieldless = 'month' | 'gas' | 'count'

/** What tells of a column whether a field could take it. */
type Told = {
  readonly name: string
  readonly header: string
  readonly groupHeading: string
  /** Plain words of the header, and of what stands over several columns. */
  readonly words: readonly string[]
  readonly groupWords: readonly string[]
  readonly profile: ColumnProfile
}

/** @param columns  of one sheet, left to right. @returns what each is, in the same order; `null` where a field could take it */
export function fieldlessAmong(columns: readonly Told[]): readonly (Fieldless | null)[] {
  const months = new Set(monthsAmong(columns.map(({ name }) => name)))
  const hasMpan = columns.some(({ words }) => words.includes('mpan'))
  return columns.map((column, at) => {
    if (months.has(at)) return 'month'
    if (isOfGas(column, hasMpan)) return 'gas'
    return isCount(column) ? 'count' : null
  })
}

const electricWords: ReadonlySet<string> = new Set(['electricity', 'power', 'energy', 'mpan'])

/** An MPRN is of electricity in Ireland; beside an MPAN it is the number of a gas supply. */
function isOfGas({ words, groupWords }: Told, hasMpan: boolean): boolean {
  if (words.some((word) => electricWords.has(word))) return false
  return words.includes('gas') || groupWords.includes('gas') || (hasMpan && words.includes('mprn'))
}

const plural = '(?:accounts|accts|customers|clients|members)'
const numberOf = new RegExp(
  `(?:\\b(?:number|no|nr|num|count|total)\\b\\.?|#)\\s*(?:of\\s+)?(?:\\w+\\s+)?${plural}\\b|\\b(?:account|customer|client|member)s? count\\b`,
  'i',
)
const pluralAlone = new RegExp(`^(?:(?:active|live|open|closed|all)\\s+)?${plural}$`, 'i')
/** A whole number that nobody would give an account. */
const small = /^\d{1,4}$/

/** "No. of accounts" says so; "Accounts" over small numbers of branches is one too. */
function isCount({ header, profile }: Told): boolean {
  const text = header.replaceAll('_', ' ').trim()
  if (numberOf.test(text)) return true
  const values = [...profile.distinct]
  return pluralAlone.test(text) && values.length > 0 && values.every((value) => small.test(value))
}
