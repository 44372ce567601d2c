/** "CP" and "CAP", as French, Spanish and Italian addresses call their postcode: in English they are something else. */
import { shortPostcodes } from '../../../vocabulary/abbreviations.ts'
import { chunksOf, plain } from '../../../vocabulary/plain-words.ts'
import { isSure } from '../column-candidates.ts'
import { withCandidates } from '../seen-sheet.ts'
import type { Change } from './rule.ts'

const widestGap = 3
const postcodeShare = 0.8

export const lonePostcodesOut: Change = (sheets) =>
  sheets.map((sheet) => {
    const isShort = (header: string) => chunksOf(header).some((chunk) => shortPostcodes.includes(plain(chunk)))
    if (!sheet.columns.some(({ header }) => isShort(header))) return sheet
    const towns = [...sheet.candidates].flatMap(([column, [best]]) =>
      best !== undefined && isSure(best) && best.field.leaf.role === 'town' ? [column] : [],
    )
    return withCandidates(sheet, ({ column, header, profile }, found) => {
      const isBesideTown = towns.some((town) => Math.abs(town - column) <= widestGap)
      if (!isShort(header) || (isBesideTown && profile.postcode >= postcodeShare)) return found
      return found.filter(({ field }) => field.leaf.role !== 'postcode')
    })
  })
