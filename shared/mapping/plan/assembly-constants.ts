/** The constants of a mapping, read once. `assemble/apply-constant.ts` puts them into accounts. */
import { type Catalogue, isAccountKey, type Level } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import { fieldPathOf, parseTarget, type Selector } from '../model/field-path.ts'
import type { Mapping } from '../model/mapping.ts'
import { targetLabel } from '../model/target-label.ts'
import { leafReader } from '../read/read-value.ts'
import type { FieldToWrite } from './written-level.ts'

export type ConstantPlan = FieldToWrite & {
  readonly target: string
  /** Path of the field below its level. */
  readonly name: string
  readonly value: unknown
}

/** Constants of fields that don't exist, and blank ones, are left out; so is one of the account number, which is never the same. */
export function planConstants(
  mapping: Mapping,
  catalogue: Catalogue,
): { readonly plans: readonly ConstantPlan[]; readonly issues: readonly Issue[] } {
  const plans: ConstantPlan[] = []
  const issues: Issue[] = []
  for (const { target, value } of mapping.constants) {
    const leaf = catalogue.leaf(fieldPathOf(target))
    if (leaf === undefined || isAccountKey(leaf)) continue
    const read = leafReader(leaf, mapping.defaults)
    const reading = read({ kind: 'text', text: value }, null)
    if (reading.state === 'blank') continue
    if (reading.state === 'unreadable') {
      issues.push(issue('constant_unreadable', { field: targetLabel(catalogue, target), value }))
      continue
    }
    const name = leaf.levelPath === '' ? leaf.path : leaf.path.slice(leaf.levelPath.length + 1)
    plans.push({ target, leaf, name, levels: levelsOf(catalogue, target), value: reading.value })
  }
  // A constant of an outer level may make the element that one of an inner level needs.
  return { plans: plans.sort((one, other) => one.levels.length - other.levels.length), issues }
}

/** The levels on the way to a field, outermost first. */
export function levelsOf(catalogue: Catalogue, target: string): FieldToWrite['levels'] {
  const levels: { level: Level; selector: Selector }[] = []
  let path = ''
  for (const { name, selector } of parseTarget(target) ?? []) {
    path = path === '' ? name : `${path}.${name}`
    if (selector === undefined) continue
    path = `${path}[]`
    const level = catalogue.level(path)
    if (level !== undefined) levels.push({ level, selector })
  }
  return levels
}
