/** Finds rows that probably belong to another account: they say otherwise than the earlier rows nearly everywhere. */
import { meaningOf } from './meaning.ts'
import { isDefault, type RowOfSheet, type RowReference } from './row-reference.ts'

/** How far a row says the same of its account as an earlier one. */
export type Comparison = {
  readonly row: RowOfSheet
  readonly against: RowOfSheet
  readonly same: number
  readonly different: number
}

/** So many values have to differ before the number is doubted rather than the values. */
const fewestDifferences = 2

/**
 * @param references  of one account, whose elements have their values
 * @returns rows that say otherwise more often than the same; where most rows differ from the first, it is the first one
 */
export function doubtedRows(references: readonly RowReference[]): readonly Comparison[] {
  const compared = compareRows(references)
  const strange = compared.filter(({ same, different }) => different >= fewestDifferences && different > same)
  const [one] = strange
  const isFirst = one !== undefined && strange.length > 1 && strange.length * 2 > compared.length
  return isFirst ? [{ ...one, row: one.against, against: one.row }] : strange
}

/** Each row that speaks of what an earlier one has said, against the first of those; row by row. */
function compareRows(references: readonly RowReference[]): readonly Comparison[] {
  const comparisons = new Map<RowOfSheet, { row: RowOfSheet; against: RowOfSheet; same: number; different: number }>()
  const said = references
    .flatMap((reference) =>
      [reference, ...reference.repetitions].map(({ row, position }) => ({ reference, row, position })),
    )
    .sort((one, other) => one.position - other.position)
  for (const { reference, row } of said) {
    const { element, slot, readings } = reference
    slot.columns.forEach(({ name, place, leaf }, at) => {
      const reading = readings[at]
      const from = element?.originAt(place)
      if (element === null || from === undefined || 'constant' in from || from.row === row) return
      if (reading?.state !== 'value' || isDefault(reading)) return
      // A key is the same because it brought the rows together, so it tells nothing.
      if (slot.level.naturalKeys[0]?.includes(name)) return
      const comparison = comparisons.get(row) ?? { row, against: from.row, same: 0, different: 0 }
      comparisons.set(row, comparison)
      const value = element.valueAt(place)
      const isSame = value === reading.value || meaningOf(leaf.kind, value) === meaningOf(leaf.kind, reading.value)
      comparison[isSame ? 'same' : 'different'] += 1
    })
  }
  return [...comparisons.values()]
}
