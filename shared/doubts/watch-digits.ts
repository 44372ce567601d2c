/** Notices long numbers that a spreadsheet shortened, or only shows shortened. */
import type { FieldKind } from '../contract/field.ts'
import { digitDoubts } from '../digit-doubts.ts'
import type { CellDoubt } from '../sheet.ts'
import { readAsText, type SeenCell, type Told, type Watcher } from './watcher.ts'

/** Of an identifier the reading itself says that digits are lost: there it is an error. */
export function watchDigits(kind: FieldKind): Watcher {
  const shortened: { readonly seen: SeenCell; readonly doubts: readonly CellDoubt[] }[] = []
  return {
    see(seen) {
      const doubts = digitDoubts(seen.cell)
      if (doubts.length > 0) shortened.push({ seen, doubts })
    },
    tell: ({ read }) =>
      shortened.flatMap(({ seen, doubts }): Told[] => {
        const { cell } = seen
        const value = readAsText(read, cell)
        if (value === undefined) return []
        if (kind !== 'identifier' && (doubts.includes('lostDigits') || cell.kind === 'text')) {
          return [{ code: 'digits_lost', seen, other: value }]
        }
        return cell.kind === 'number' ? [{ code: 'long_numbers_shown_short', seen, other: value }] : []
      }),
  }
}
