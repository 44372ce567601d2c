/** "CP" and "CAP", as French, Spanish and Italian addresses call their postcode: in English they are something else. */
import { shortPostcodes } from '../../../vocabulary/abbreviations.ts'
import { chunksOf, plain } from '../../../vocabulary/plain-words.ts'
import { saidOn, withFound } from '../seen-sheet.ts'
import type { Change } from './rule.ts'

const widestGap = 3
const postcodeShare = 0.8

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
