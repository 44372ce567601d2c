/** Turns what is to be added to an account, with its amounts as a person typed them, into what the service takes. */

import { type Fields, isFields } from '../basics/members.ts'
import type { Catalogue, Leaf, Node } from '../catalogue/catalogue.ts'
import type { MoneyKind } from '../contract/field.ts'
import { issue } from '../issue-words.ts'
import type { Issue } from '../result.ts'
import { heldAmount, isSomeMoney, type MoneyTerms, sentAmount, termsOf } from '../service/money-terms.ts'

/** Of a form in the window: one issue for each amount that nobody knows how to send, with its path. */
export function amountsNotSaid(payload: Fields, catalogue: Catalogue, terms: MoneyTerms): readonly Issue[] {
  const issues: Issue[] = []
  eachAmount(catalogue.root.children, payload, '', (value, leaf, path) => {
    if (termsOf(leaf, terms).amountUnit === null && isSomeMoney(value))
      issues.push(issue('amount_unit_not_said', { cell: null, field: leaf.label, settingsIn: 'connect' }, { path }))
    return value
  })
  return issues
}

/** The same with its amounts in whole units again, as they were meant. */
export const withMeantAmounts = (payload: Fields, catalogue: Catalogue, terms: MoneyTerms): Fields =>
  eachAmount(catalogue.root.children, payload, '', (value, leaf) => heldAmount(leaf.money, value, termsOf(leaf, terms)))

export const withSentAmounts = (payload: Fields, catalogue: Catalogue, terms: MoneyTerms): Fields =>
  eachAmount(catalogue.root.children, payload, '', (value, leaf) => sentAmount(leaf.money, value, termsOf(leaf, terms)))

type MoneyLeaf = Leaf & { readonly money: MoneyKind }

/** @returns the fields with each amount as `change` gives it */
function eachAmount(
  nodes: readonly Node[],
  fields: Fields,
  prefix: string,
  change: (value: unknown, amount: MoneyLeaf, path: string) => unknown,
): Fields {
  const changed = new Map(Object.entries(fields))
  for (const node of nodes) {
    const value = changed.get(node.name)
    const path = `${prefix}${node.name}`
    if (node.type === 'leaf') {
      const { money } = node
      if (money !== null && value !== undefined) changed.set(node.name, change(value, { ...node, money }, path))
    } else if (Array.isArray(value)) {
      const elements = value.map((one: unknown, at) =>
        isFields(one) ? eachAmount(node.children, one, `${path}.${at}.`, change) : one,
      )
      changed.set(node.name, elements)
    } else if (isFields(value)) changed.set(node.name, eachAmount(node.children, value, `${path}.`, change))
  }
  return Object.fromEntries(changed)
}
