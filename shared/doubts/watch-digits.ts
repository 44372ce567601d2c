/** Notices long numbers that a spreadsheet shortened, or only shows shortened. */
import type { FieldKind } from '../contract/field.ts'
import { readAsText, type SeenCell, type Told, type Watcher } from './watcher.ts'

/** Of an identifier the reading itself says that digits are lost: there it is an error. */
export function watchDigits(kind: FieldKind): Watcher {
  const shortened: SeenCell[] = []
  return {
    see(seen) {
      if (seen.ofFile.includes('lostDigits') || seen.ofFile.includes('scientific')) shortened.push(seen)
    },
    tell: ({ read }) =>
      shortened.flatMap(({ cell, rowIndex, ofFile }): Told[] => {
        const value = readAsText(read, cell)
        if (value === undefined) return []
        if (kind !== 'identifier' && (ofFile.includes('lostDigits') || cell.kind === 'text')) {
          return [{ code: 'digits_lost', rowIndex, other: value }]
        }
        return cell.kind === 'number' ? [{ code: 'long_numbers_shown_short', rowIndex, other: value }] : []
      }),
  }
}
