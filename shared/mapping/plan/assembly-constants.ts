/** The constants of a mapping: read once, and put into every account that leaves their place empty. */
import { type Catalogue, isAccountKey, type Level } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import type { Element, ElementFamily } from '../assemble/elements/element.ts'
import { type FieldToWrite, listIn } from '../assemble/write-payload.ts'
import { fieldPathOf, parseTarget, type Selector } from '../model/field-path.ts'
import type { Mapping } from '../model/mapping.ts'
import { targetLabel } from '../model/target-label.ts'
import { cellReader } from '../read/read-value.ts'

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
    const reading = cellReader(leaf.kind, mapping.defaults)({ kind: 'text', text: value }, null)
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

/**
 * Puts a constant into every element it speaks of. It makes no elements, because a blank "Customer 2" must not become a customer,
 * with two exceptions: a level that no column speaks of gets one per parent, and a key that only the constant names is added.
 */
export function applyConstant(
  { levels, name, target, value }: ConstantPlan,
  family: ElementFamily,
  spokenLevels: ReadonlySet<string>,
): void {
  let elements: readonly Element[] = [family.root]
  for (const { level, selector } of levels) {
    elements = elements.flatMap((parent) => {
      const list = listIn(parent.written, level)
      const present = parent.childrenAt(list).filter((child) => child.isAlive())
      const meant = elementsMeant(present, selector, level)
      if (meant.length > 0) return meant
      const isMade = selector.by === 'key' || (present.length === 0 && !spokenLevels.has(level.path))
      return isMade ? [family.makeForConstant(parent, list, selector, target)] : []
    })
  }
  for (const element of elements) element.takeConstant(name, value, target)
}

function elementsMeant(present: readonly Element[], selector: Selector, level: Level): readonly Element[] {
  switch (selector.by) {
    case 'row':
      return present
    case 'index': {
      const isNumbered = present.some(({ index }) => index !== null)
      return present.filter(({ index }, at) => (isNumbered ? index : at) === selector.index)
    }
    case 'key':
      return present.filter((element) => element.valueOf(level.selectorField ?? '') === selector.key)
  }
}
