/** The constants of a mapping, read once. `assemble/apply-constant.ts` puts them into accounts. */
import { type Catalogue, isAccountKey, type Leaf } from '../../catalogue/catalogue.ts'
import type { Kinds } from '../../contract/rules.ts'
import { issue } from '../../issue-words.ts'
import type { Issue } from '../../result.ts'
import { fieldPathOf } from '../model/field-path.ts'
import type { Mapping } from '../model/mapping.ts'
import { inTarget, targetLevels } from '../model/target-label.ts'
import { leafReader } from '../read/read-value.ts'
import type { FieldToWrite } from './written-level.ts'

export type ConstantPlan = FieldToWrite & {
  readonly target: string
  /** Path of the field below its level. */
  readonly name: string
  readonly value: unknown
  /** The group below its level that something else has to be in; `null`: it is put there whatever else is. */
  readonly beside: string | null
  /** Of which kinds an element has to be to have the field; `null`: of any. */
  readonly kinds: Kinds | null
  /** It says of which kind an element is: where there is none, it makes none. */
  readonly isOfKind: boolean
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
      issues.push(issue('constant_unreadable', { field: inTarget(catalogue, target), value }))
      continue
    }
    plans.push(planOf(catalogue, leaf, { target, value: reading.value, beside: null }))
  }
  // A constant of an outer level may make the element that one of an inner level needs; of one beside it, which may make it, another says the
  // kind; and one of every element is of those, too, that numbers make.
  const asFar = ({ levels, kinds, isOfKind }: ConstantPlan): number =>
    3 * levels.length + (isOfKind ? 1 : kinds === null ? 0 : 2)
  const ofEvery = ({ levels }: ConstantPlan): number => levels.filter(({ selector }) => selector.by === 'row').length
  return { plans: plans.sort((one, other) => asFar(one) - asFar(other) || ofEvery(one) - ofEvery(other)), issues }
}

function planOf(
  catalogue: Catalogue,
  leaf: Leaf,
  own: Pick<ConstantPlan, 'target' | 'value' | 'beside'>,
): ConstantPlan {
  const name = nameBelowLevel(leaf)
  return {
    ...own,
    leaf,
    name,
    levels: targetLevels(catalogue, own.target),
    kinds: kindsOf(catalogue, leaf.levelPath, name),
    isOfKind: tellsKind(catalogue, leaf),
  }
}

/** Whether a field says of which kind an element is. */
export const tellsKind = ({ rules }: Catalogue, leaf: Leaf): boolean =>
  rules.some(
    (rule) =>
      'kinds' in rule &&
      rule.kinds?.some((kind) =>
        kind.some(({ level, field }) => level === leaf.levelPath && field === nameBelowLevel(leaf)),
      ) === true,
  )

const nameBelowLevel = ({ levelPath, path }: Leaf): string =>
  levelPath === '' ? path : path.slice(levelPath.length + 1)

function kindsOf({ rules }: Catalogue, levelPath: string, name: string): Kinds | null {
  const rule = rules.find((one) => one.rule === 'shown with' && one.level === levelPath && one.field === name)
  return rule?.rule === 'shown with' ? rule.kinds : null
}

/**
 * What the catalogue assumes of elements that columns speak of, and that don't say it themselves: after the mapping's own constants. It makes
 * neither elements nor groups.
 * @param filled  paths of the fields that something fills
 */
export function planAssumed(catalogue: Catalogue, filled: readonly string[]): readonly ConstantPlan[] {
  return catalogue.leaves.flatMap((leaf): readonly ConstantPlan[] => {
    const { assumed, path } = leaf
    const around = path.slice(0, -leaf.name.length)
    if (assumed === undefined || !filled.some((one) => one !== path && one.startsWith(around))) return []
    const reading = leafReader(leaf, {})({ kind: 'text', text: assumed }, null)
    if (reading.state !== 'value') return []
    const group = nameBelowLevel(leaf).slice(0, -leaf.name.length)
    return [planOf(catalogue, leaf, { target: path, value: reading.value, beside: group === '' ? null : group })]
  })
}
