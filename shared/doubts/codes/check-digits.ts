/** Notices long numbers that a spreadsheet shortened, or only shows shortened. */
import type { FieldKind } from '../../contract/field.ts'
import { digitDoubts } from '../../sheet/digit-doubts.ts'
import { type ColumnRule, checkRead } from '../column-rule.ts'

/** Of an identifier the reading itself says that digits are lost: there it is an error. */
export const checkDigits = (kind: FieldKind): ColumnRule =>
  checkRead(
    ({ cell }) => {
      const doubts = digitDoubts(cell)
      return doubts.length > 0 ? doubts : undefined
    },
    (other, doubts, { cell }) => {
      if (kind !== 'identifier' && (doubts.includes('lostDigits') || cell.kind === 'text'))
        return { code: 'digits_lost', other }
      return cell.kind === 'number' ? { code: 'long_numbers_shown_short', other } : null
    },
  )
