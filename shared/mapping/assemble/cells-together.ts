/**
 * Which cells of an account give the same field of the same thing: rows repeat what they say of it, and one that is changed alone
 * stands against the others.
 */
import type { CellPlace } from '../../result.ts'
import type { AssemblyPlan, ColumnPlan } from '../plan/assembly-plan.ts'
import type { CellReading } from '../read/read-value.ts'
import { trimText } from '../read/text/trim-text.ts'
import { type AccountRows, placeReferences } from './assemble-account.ts'
import type { Element } from './elements/element.ts'
import { meaningOf } from './elements/meaning.ts'
import { isDefault, type RowOfSheet, type RowReference } from './elements/row-reference.ts'

export type CellOfField = { readonly place: CellPlace; readonly text: string; readonly column: ColumnPlan }

export class CellsTogether {
  readonly #groups: readonly (readonly CellOfField[])[]

  constructor(plan: AssemblyPlan, account: AccountRows) {
    const { references } = placeReferences(plan, account)
    const byElement = new Map<Element, Map<number, CellOfField[]>>()
    for (const { element, column, row } of cellsIn(references)) {
      const byField = byElement.get(element) ?? new Map<number, CellOfField[]>()
      byElement.set(element, byField)
      const place = placeIn(column, row)
      if (place === null) continue
      const text = trimText(row.sheet.sheet.cellAt(row.rowIndex, place.column - 1).text)
      const ofField = byField.get(column.place) ?? []
      byField.set(column.place, ofField)
      ofField.push({ place, text, column })
    }
    this.#groups = [...byElement.values()].flatMap((byField) => [...byField.values()])
  }

  /** Those that a cell is among: one group for each field that it gives, itself included. */
  beside({ sheet, row, column }: CellPlace): readonly (readonly CellOfField[])[] {
    return this.#groups.filter((group) =>
      group.some(({ place }) => place.row === row && place.column === column && place.sheet === sheet),
    )
  }
}

function* cellsIn(references: readonly RowReference[]) {
  for (const { element, slot, row, readings, repetitions } of references) {
    if (element === null) continue
    for (const [at, reading] of readings.entries()) {
      const column = slot.columns[at]
      if (column === undefined || reading.state === 'blank' || isDefault(reading)) continue
      yield { element, column, row }
      for (const repetition of repetitions) yield { element, column, row: repetition.row }
    }
  }
}

/** `null`: several cells make the value, or none. */
function placeIn({ source }: ColumnPlan, { sheet, rowIndex }: RowOfSheet): CellPlace | null {
  const [only, ...more] = source.columns
  if (only === undefined || more.length > 0 || source.facts.length > 0) return null
  return { sheet: sheet.sheet.name, row: rowIndex + 1, column: only.columnIndex + 1 }
}

/** Whether a text would mean the same in two cells: in one column it does; in two that are read in their own ways it may not. */
export function meansSame(text: string, one: CellOfField, other: CellOfField): boolean {
  if (one.place.column === other.place.column && one.place.sheet === other.place.sheet) return true
  const meanings = [one, other].map(({ column }) => meaning(column, column.rows.readTyped(text, null)))
  return meanings[0] !== null && meanings[0] === meanings[1]
}

const meaning = ({ leaf }: ColumnPlan, reading: CellReading | null): string | null =>
  reading?.state === 'value' ? meaningOf(leaf.kind, reading.value) : null
