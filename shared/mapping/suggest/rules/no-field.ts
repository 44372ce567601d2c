/** Columns that no field takes, whatever else their headings say: of each what is found on one sheet, left to right; and what is no postcode. */

import { shortPostcodes } from '../../../vocabulary/abbreviations.ts'
import { ownNumbers } from '../../../vocabulary/levels.ts'
import { countedStates } from '../../../vocabulary/light-words.ts'
import { chunksOf, plain, seamsOf, singular } from '../../../vocabulary/plain-words.ts'
import { reportWords } from '../../../vocabulary/report-words.ts'
import { monthNamed } from '../../locale/month-names.ts'
import type { SeenColumn } from '../column-candidates.ts'
import { suppliesSaid } from '../headings/supplies.ts'
import { saidOn, withFound } from '../seen-sheet.ts'
import type { Change, FieldsToMapTo } from './rule.ts'

type Columns = readonly SeenColumn[]

/** Fewer may be something else, such as "March" alone. */
const fewestMonths = 3

/** The same words around them, and several months: "Sep" and "Set" are other things as well. */
export function monthsAmong(columns: Columns): Columns {
  const months = columns.flatMap((column) => {
    const month = monthIn(column.name)
    return month === undefined ? [] : [{ column, month }]
  })
  const ofMonths = [...Map.groupBy(months, ({ column }) => around(column.name)).values()]
    .filter((alike) => new Set(alike.map(({ month }) => month)).size >= fewestMonths)
    .flatMap((alike) => alike.map(({ column }) => column))
  return columns.filter((column) => ofMonths.includes(column))
}

const inDigits = /(?<!\d)(?:(?:19|20)\d\d[-/.](0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])[-/.](?:19|20)\d\d)(?![\d-/.])/

function monthIn(header: string): number | undefined {
  const digits = inDigits.exec(header)
  if (digits !== null) return Number(digits[1] ?? digits[2])
  return wordsOf(header)
    .flatMap((word) => monthNamed(word) ?? [])
    .at(0)
}

const wordsOf = (header: string): readonly string[] => chunksOf(header).flatMap(seamsOf)

/** What is left of a header without its month and year. */
const around = (header: string): string =>
  inDigits.test(header)
    ? header.replace(inDigits, '').trim()
    : wordsOf(header)
        .filter((word) => monthNamed(word) === undefined && !/^(?:\d\d|(?:19|20)\d\d)$/.test(word))
        .join(' ')

/** Where the service has a word for gas, it has a field for what is said of it. */
export function gasAmong(columns: Columns, { lexicon, supplyField }: FieldsToMapTo): Columns {
  if (supplyField !== null) return []
  const said = suppliesSaid(columns, lexicon)
  return columns.filter((_, at) => said[at] === 'gas')
}

const counted: ReadonlySet<string> = new Set([...ownNumbers.account, ...ownNumbers.person])
const numberWords: ReadonlySet<string> = new Set(['total', ...(reportWords.get('number') ?? [])])
/** A whole number that nobody would give an account. */
const small = /^\d{1,4}$/

/** "No. of accounts" says so; "Accounts" over small numbers of branches is one too. */
export const countsAmong = (columns: Columns): Columns =>
  columns.filter(({ header, profile }) => {
    const words = wordsOf(header).map(plain)
    const at = words.findIndex((word) => counted.has(singular(word)))
    if (at < 0) return false
    if (words[at + 1] === 'count') return true
    const isPlural = words[at] !== singular(words[at] ?? '')
    const isNumbered = words.slice(0, at).some((before) => numberWords.has(before))
    const isAlone = words.every((other, place) => place === at || countedStates.has(other))
    const areSmall = profile.count > 0 && [...profile.distinct].every((value) => small.test(value))
    return isPlural && (isNumbered || (isAlone && areSmall))
  })

const widestGap = 3
const postcodeShare = 0.8

/** "CP" and "CAP", as French, Spanish and Italian addresses call their postcode: in English they are something else. */
export const lonePostcodesOut: Change = (sheets) =>
  sheets.map((sheet) => {
    const towns = saidOn(sheet).filter(({ said }) => said.field.leaf.role === 'town')
    return withFound(sheet, ({ column, header, profile, found }) => {
      if (!chunksOf(header).some((chunk) => shortPostcodes.includes(plain(chunk)))) return found
      const isBesideTown = towns.some((town) => Math.abs(town.column.column - column) <= widestGap)
      return isBesideTown && profile.postcode >= postcodeShare
        ? found
        : found.filter(({ field }) => field.leaf.role !== 'postcode')
    })
  })
