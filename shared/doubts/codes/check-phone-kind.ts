/** Notices landline numbers among those that are sent as mobile ones, and the other way round. */
import { kindAsWritten, kindOfPhone } from '../../mapping/read/plain-phone.ts'
import { type ColumnRule, type Finding, readAsText } from '../column-rule.ts'

const others = {
  mobilePhone: { type: 'FIXED_LINE', code: 'landline_as_mobile' },
  fixedPhone: { type: 'MOBILE', code: 'mobile_as_landline' },
} as const

/** Where a country does not tell the two apart, as in North America, nothing is said; nor where all are of the other kind, which Map shows. */
export const checkPhoneKind = (sentAs: keyof typeof others): ColumnRule => ({
  visit: () => {},
  report: ({ cells, read }) => {
    const { type, code } = others[sentAs]
    const numbers = cells.flatMap((seen) => {
      const written = kindAsWritten(seen.cell.text.trim(), seen.country, type === 'MOBILE' ? 'FIXED_LINE' : 'MOBILE')
      if (written !== null) return written === undefined ? [] : [{ seen, type: written }]
      const number = readAsText(read, seen.cell, seen.country)
      return number === undefined ? [] : [{ seen, type: kindOfPhone(number) }]
    })
    const told = numbers.filter((one) => one.type === type)
    return told.length === numbers.length ? [] : told.map(({ seen }): Finding => ({ code, seen }))
  },
})
