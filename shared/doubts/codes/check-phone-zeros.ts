/** Notices phone numbers without the zero that they begin with inside their country: a spreadsheet takes it away from numbers. */
import type { Cell } from '../../sheet/sheet.ts'
import type { ColumnRule, Finding, SeenCell } from '../column-rule.ts'

/** As a spreadsheet leaves it: digits alone, and no zero in front. */
const bareDigits = /^[1-9]\d{5,13}$/

export function checkPhoneZeros(): ColumnRule {
  const bare: { readonly seen: SeenCell; readonly digits: string }[] = []
  return {
    visit(seen) {
      const digits = digitsOf(seen.cell)
      if (bareDigits.test(digits)) bare.push({ seen, digits })
    },
    report: ({ read }) =>
      bare.flatMap(({ seen, digits }): Finding[] => {
        const withZero = read({ kind: 'text', text: `0${digits}` }, seen.country)
        if (withZero.state !== 'value') return []
        const value = String(withZero.value)
        const own = read(seen.cell, seen.country)
        if (own.state === 'value' && own.value === withZero.value)
          return [{ code: 'phone_zero_added', seen, other: value }]
        // A number that is good as it is, and another one with a zero, says nothing of what it was.
        const isInUse = own.state === 'value' && own.remark !== 'phone_unusual'
        return isInUse || withZero.remark !== undefined
          ? []
          : [{ code: 'phone_zero_lost', seen, other: value, suggestion: value }]
      }),
  }
}

const digitsOf = (cell: Cell): string =>
  cell.kind === 'number' ? cell.digits : cell.kind === 'text' ? cell.text.trim() : ''
