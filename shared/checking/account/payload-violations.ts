/**
 * Holds a whole payload against a catalogue, strictly: nothing in it that the catalogue has not, every value of its kind and within its
 * limits, nothing missing that has to be there, and what the interface says about several values. Whatever is known of an interface is in its
 * catalogue, so an interface that comes out of a file is looked at like our own.
 */

import { isFields, memberOf } from '../../basics/members.ts'
import type { Catalogue, Level, Node } from '../../catalogue/catalogue.ts'
import type { CheckRule } from '../../contract/rules.ts'
import { enoughFor, isStated, missingBy, type StatedRule } from '../../contract/stated-rules.ts'
import type { Message } from '../../messages/message.ts'
import type { Value } from '../../messages/values.ts'
import { type Violation, violationMessage } from '../../words/problems/violation-words.ts'
import { pathLabel } from '../said/path-label.ts'
import { countViolation } from './rule-issues.ts'
import { sentViolation } from './value-violation.ts'
import { valueAt } from './walk-payload.ts'

export type PayloadViolation = {
  /** In the payload, with dots and indexes; of an unknown field its own. */
  readonly path: string
  /** What stands there, in the user's words. */
  readonly field: Value
  /** What is wrong with it; see `violationMessage`. */
  readonly detail: Message
}

/** @returns all of them; a misspelt field is found too */
export function payloadViolations(payload: unknown, catalogue: Catalogue): readonly PayloadViolation[] {
  const found: PayloadViolation[] = []
  const say = (path: string, violation: Violation): void => {
    found.push({ path, field: pathLabel(path, catalogue), detail: violationMessage(violation) })
  }
  const rulesOf = Map.groupBy(catalogue.rules.filter(isHeld), ({ level }) => level)

  const lookAtFields = (fields: unknown, nodes: readonly Node[], path: string): void => {
    if (!isFields(fields)) {
      say(path, { is: 'notOfKind', kind: null })
      return
    }
    const prefix = path === '' ? '' : `${path}.`
    const known = new Set(nodes.map(({ name }) => name))
    for (const name of Object.keys(fields)) if (!known.has(name)) say(`${prefix}${name}`, { is: 'unknown', name })
    for (const node of nodes) lookAtNode(memberOf(fields, node.name), node, `${prefix}${node.name}`)
  }
  const lookAtNode = (value: unknown, node: Node, path: string): void => {
    if (node.type === 'leaf') {
      if (value === undefined && !node.isRequired) return
      const { isList, ...each } = node
      if (isList === true && Array.isArray(value)) {
        for (const [at, one] of value.entries()) lookAtNode(one, each, `${path}.${at}`)
        return
      }
      const violation = sentViolation(value, node)
      if (violation !== null) say(path, violation)
    } else if (value === undefined) return
    else if (node.type === 'group') lookAtFields(value, node.children, path)
    else if (!Array.isArray(value)) say(path, { is: 'notOfKind', kind: null })
    else for (const [at, one] of value.entries()) lookAtElement(one, node, `${path}.${at}`)
  }
  const lookAtElement = (element: unknown, level: Level, path = ''): void => {
    if (level.isOpaque) return
    lookAtFields(element, level.children, path)
    if (!isFields(element)) return
    const placeOf = (name: string): string => (path === '' ? name : `${path}.${name}`)
    const isSaid = (name: string): boolean => found.some((one) => `${one.path}.`.startsWith(`${placeOf(name)}.`))
    for (const rule of rulesOf.get(level.path) ?? []) {
      if (rule.rule === 'counted') {
        const violation = countViolation(valueAt(element, rule.field), rule)
        if (violation !== null) say(placeOf(rule.field), violation)
        continue
      }
      const missing = missingBy(rule, element)
      // What is wrong with the fields themselves is said already.
      if (missing === undefined || enoughFor(rule).some(isSaid)) continue
      const node = level.children.find(({ name }) => name === missing)
      say(placeOf(missing), { is: 'notOfKind', kind: node?.type === 'leaf' ? node.kind : null })
    }
  }
  lookAtElement(payload, catalogue.root)
  return found
}

type CountRule = Extract<CheckRule, { rule: 'counted' }>

/** Which kind an element is was looked at when it was checked. */
const isHeld = (rule: CheckRule): rule is StatedRule | CountRule =>
  isStated(rule) || (rule.rule === 'counted' && rule.kinds === undefined)
