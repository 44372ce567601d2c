/** What a cell means, as we read it and as SheetJS does, in one way of saying it: days are numbers, as in the file. */
import type { CellObject } from '@e965/xlsx'
import type { Cell } from '../../../../shared/sheet/sheet.ts'

/** @returns `undefined` of a blank cell */
export function meaningOf(cell: Cell): unknown {
  switch (cell.kind) {
    case 'blank':
      return undefined
    case 'number':
      return Number(cell.digits)
    case 'date':
      return Date.parse(`${cell.iso}${cell.iso.includes('T') ? 'Z' : 'T00:00:00Z'}`) / 86_400_000 + 25_569
    case 'boolean':
      return cell.value
    default:
      return cell.text
  }
}

/** A number at the 15 digits that a spreadsheet shows. */
export const inDigits = (value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(15)) : value)

export function theirMeaning(cell: CellObject | undefined | null): unknown {
  if (cell === undefined || cell === null || cell.v === '' || cell.t === 'z') return undefined
  if (cell.t === 'e') return cell.w
  return inDigits(cell.v)
}
