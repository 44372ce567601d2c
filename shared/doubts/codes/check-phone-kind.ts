/** Notices landline numbers among those that are sent as mobile ones, and the other way round. */
import { kindAsWritten, kindOfPhone, type PhoneKind } from '../../mapping/read/plain-phone.ts'
import type { CellReader } from '../../mapping/read/read-value.ts'
import { type ColumnRule, type Finding, readAsText, type SeenCell } from '../column-rule.ts'

const others = {
  mobilePhone: { type: 'FIXED_LINE', code: 'landline_as_mobile' },
  fixedPhone: { type: 'MOBILE', code: 'mobile_as_landline' },
} as const

/** Where a country does not tell the two apart, as in North America, nothing is said; nor where all are of the other kind, which Map shows. */
export const checkPhoneKind = (sentAs: keyof typeof others): ColumnRule => ({
  report: ({ cells, read }) => {
    const { type, code } = others[sentAs]
    const told: Finding[] = []
    let numberCount = 0
    for (const seen of cells) {
      const kind = kindOf(seen, read, type === 'MOBILE' ? 'FIXED_LINE' : 'MOBILE')
      if (kind === null) continue
      numberCount += 1
      if (kind === type) told.push({ code, seen })
    }
    return told.length === numberCount ? [] : told
  },
})

/** @param usual  what most are. @returns `undefined` where nothing tells, `null` where it is no number */
function kindOf({ cell, country }: SeenCell, read: CellReader, usual: PhoneKind): PhoneKind | undefined | null {
  const written = kindAsWritten(cell.text.trim(), country, usual)
  if (written !== null) return written
  const number = readAsText(read, cell, country)
  return number === undefined ? null : kindOfPhone(number)
}
