/** Finds the amounts of an account that nobody knows how to send: what the service takes them for has not been asked. */
import type { Leaf } from '../../catalogue/catalogue.ts'
import { isSomeMoney, termsOf } from '../../service/money-terms.ts'
import type { AssemblyPlan } from '../plan/assembly-plan.ts'
import type { WrittenLevel } from '../plan/written-level.ts'
import type { Element } from './elements/element.ts'

export type MoneyNotSaid = {
  readonly code: 'balance_sign_not_said' | 'amount_unit_not_said'
  readonly element: Element
  readonly leaf: Leaf
  /** Path of the field below its level, and where its element keeps it. */
  readonly name: string
  readonly place: number
}

const none: readonly never[] = []

/** Of nothing it makes no difference how it is sent. */
export function moneyNotSaid({ terms, catalogue, written }: AssemblyPlan, root: Element): readonly MoneyNotSaid[] {
  const { positiveBalance, amountUnit } = terms
  if (positiveBalance !== null && amountUnit !== null) return none
  const found: MoneyNotSaid[] = []
  const visit = ({ level: { path }, places, lists }: WrittenLevel, element: Element): void => {
    for (const [name, place] of places) {
      const leaf = catalogue.leaf(path === '' ? name : `${path}.${name}`)
      if (leaf?.money == null || !isSomeMoney(element.valueAt(place) ?? '')) continue
      const about = { element, leaf, name, place }
      if (positiveBalance === null && leaf.money === 'balance') found.push({ code: 'balance_sign_not_said', ...about })
      if (termsOf(leaf, terms).amountUnit === null) found.push({ code: 'amount_unit_not_said', ...about })
    }
    for (const list of lists) for (const child of element.livingChildren(list)) visit(list, child)
  }
  visit(written, root)
  return found
}
