/** What the field picker offers: every field of the catalogue in the user's words, keyed details one by one. */
import type { Catalogue, Leaf, Level } from '../../../shared/catalogue/catalogue.ts'
import { formatTarget, parseTarget } from '../../../shared/mapping/model/field-path.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { sayLabel, sayValue } from '../../../shared/messages/say.ts'

export type FieldChoice = {
  /** A target whose numbered levels are open (`[]`), or the same with a number that was searched for. */
  readonly value: string
  readonly label: string
  readonly leaf: Leaf
  /** What it is of, in the user's words: "Account", "Meters". */
  readonly group: string
}

/**
 * @returns in the order of the interface. A keyed level is offered once for each documented key, and once open
 * for keys of one's own. The supplier code comes from the connection, so it is not offered.
 */
export const fieldChoices = (catalogue: Catalogue): readonly FieldChoice[] =>
  catalogue.leaves.flatMap((leaf) => {
    const level = catalogue.level(leaf.levelPath)
    return level === undefined || leaf.role === 'supplierCode' ? [] : choicesOf(catalogue, level, leaf)
  })

function choicesOf(catalogue: Catalogue, level: Level, leaf: Leaf): FieldChoice[] {
  const group = level.path === '' ? sayValue({ place: [{ label: level.element }] }) : sayLabel(level.label)
  const open = { value: leaf.path, label: sayLabel(leaf.label), leaf, group }
  if (level.selectorField === null || leaf.name === level.selectorField) return [open]
  const keys = catalogue.leaf(`${level.path}.${level.selectorField}`)?.documentedValues ?? []
  const keyed = keys.map((key) => {
    const value = `${level.path.slice(0, -2)}[${key}].${leaf.name}`
    return { value, label: targetLabel(catalogue, value), leaf, group }
  })
  return [...keyed, open]
}

/** The target of a newly picked choice: numbers that the old target had at the same levels stay. */
export function targetOfChoice(choice: string, oldTarget: string | null): string {
  const oldSteps = oldTarget === null ? [] : (parseTarget(oldTarget) ?? [])
  return formatTarget(
    (parseTarget(choice) ?? []).map((step, depth, steps) => {
      const old = oldSteps[depth]
      const isSameLevel = steps.slice(0, depth + 1).every(({ name }, index) => name === oldSteps[index]?.name)
      const canKeep = step.selector?.by === 'row' && old?.selector?.by === 'index' && isSameLevel
      return canKeep ? { ...step, selector: old.selector } : step
    }),
  )
}
