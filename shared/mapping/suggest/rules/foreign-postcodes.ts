/**
 * "CP" and "CAP", as French, Spanish and Italian addresses call their postcode: in English they are something else, so a town has to stand
 * beside them and the values have to be postcodes.
 */

import { shortPostcodes } from '../../../vocabulary/abbreviations.ts'
import { type Candidate, isSure, type SeenColumn } from '../column-candidates.ts'
import { chunksOf, plain } from '../headings/plain-words.ts'

const widestGap = 3
const postcodeShare = 0.8

/** @returns the columns whose heading can't mean a postcode after all, each with what else it could be */
export function withoutLonePostcodes(
  columns: readonly SeenColumn[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
): ReadonlyMap<number, readonly Candidate[]> {
  const towns = columns.flatMap(({ column }) => (isTown(candidates.get(column)?.[0]) ? [column] : []))
  return new Map(
    columns.flatMap(({ column, header, profile }) => {
      const isShort = chunksOf(header).some((chunk) => shortPostcodes.includes(plain(chunk)))
      const isBesideTown = towns.some((town) => Math.abs(town - column) <= widestGap)
      if (!isShort || (isBesideTown && profile.postcode >= postcodeShare)) return []
      const others = (candidates.get(column) ?? []).filter(({ field }) => field.leaf.role !== 'postcode')
      return [[column, others] as const]
    }),
  )
}

const isTown = (best: Candidate | undefined): boolean =>
  best !== undefined && isSure(best) && best.field.leaf.role === 'town'
