/** Puts the constants of a mapping into an account: into every element that leaves their place empty. */
import type { Level } from '../../catalogue/catalogue.ts'
import type { Kinds } from '../../contract/rules.ts'
import type { Selector } from '../model/field-path.ts'
import type { ConstantPlan } from '../plan/assembly-constants.ts'
import { listIn } from '../plan/written-level.ts'
import type { Element, ElementFamily } from './elements/element.ts'

/**
 * Puts a constant into every element it speaks of, unless that is of a kind without the
 * field. It makes no elements, because a blank "Customer 2" must not become a customer,
 * with two exceptions: a level that no column speaks of gets the one that is meant in each parent, unless the constant only says of which
 * kind it is, and a key that only the constant names is added.
 */
export function applyConstant(
  { levels, name, target, value, beside, kinds, isOfKind }: ConstantPlan,
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
      const isMade = selector.by === 'key' || !(spokenLevels.has(level.path) || isOfKind)
      return isMade ? [family.makeForConstant(parent, list, selector, target)] : []
    })
  }
  for (const element of elements)
    if ((beside === null || hasInside(element, beside)) && (kinds === null || mayBeOf(element, kinds)))
      element.takeConstant(name, value, target)
}

/** Whether nothing says that it is of another kind. */
const mayBeOf = (element: Element, kinds: Kinds): boolean =>
  kinds.some((kind) =>
    kind.every(({ level, field, values }) => {
      const said = elementAround(element, level)?.valueOf(field)
      return said === undefined || values.includes(String(said))
    }),
  )

function elementAround(element: Element, level: string): Element | null {
  for (let around: Element | null = element; around !== null; around = around.parent)
    if (around.written.level.path === level) return around
  return null
}

/** @param group  its path below the level, with a dot at the end */
function hasInside(element: Element, group: string): boolean {
  for (const [name, place] of element.written.places)
    if (name.startsWith(group) && element.valueAt(place) !== undefined) return true
  return false
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
