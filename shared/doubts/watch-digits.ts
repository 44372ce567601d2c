/** Notices long numbers that a spreadsheet shortened, or only shows shortened. */
import type { FieldKind } from '../contract/field.ts'
import { readAsText, type SeenCell, type Told, type Watcher } from './watcher.ts'

/** Of an identifier the reading itself says that digits are lost: there it is an error. */
export function watchDigits(kind: FieldKind): Watcher {
  const shortened: SeenCell[] = []
  return {
    see(seen) {
      if (seen.digitDoubts.length > 0) shortened.push(seen)
    },
    tell: ({ read }) =>
      shortened.flatMap((seen): Told[] => {
        const { cell, digitDoubts } = seen
        const value = readAsText(read, cell)
        if (value === undefined) return []
        if (kind !== 'identifier' && (digitDoubts.includes('lostDigits') || cell.kind === 'text')) {
          return [{ code: 'digits_lost', seen, other: value }]
        }
        return cell.kind === 'number' ? [{ code: 'long_numbers_shown_short', seen, other: value }] : []
      }),
  }
}
