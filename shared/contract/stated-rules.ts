/**
 * What the interface itself says of several values, which the contract refuses otherwise and the last look at a payload holds: the rules
 * of `rules.ts` that say “one of”, or “together” as stated. The practice service has them in words of its own (electron/practice/rules).
 */
import type { z } from 'zod'
import { type Fields, memberOf } from '../basics/members.ts'
import { type CheckRule, interfaceRules } from './rules.ts'

export type StatedRule = Extract<CheckRule, { rule: 'one of' | 'together' }>

/** The other rules are plain sense, which the service need not share, or look at what kind an element is. */
export const isStated = (rule: CheckRule): rule is StatedRule =>
  rule.rule === 'one of' || (rule.rule === 'together' && rule.isStated === true)

/** The fields of which one is enough. */
export const enoughFor = (rule: StatedRule): readonly string[] => (rule.rule === 'one of' ? rule.fields : rule.beside)

/** @returns the field that an element should have, and at which it is said: of several that would do, the first */
export function missingBy(rule: StatedRule, element: Fields): string | undefined {
  if (rule.rule === 'together' && memberOf(element, rule.field) === undefined) return undefined
  const fields = enoughFor(rule)
  return fields.some((name) => saysSomething(memberOf(element, name))) ? undefined : fields[0]
}

function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething)
  return value !== undefined && value !== null
}

/** @param level  the list that the schema is of an element of, by its path in the catalogue */
export function withRulesOf<S extends z.ZodObject>(level: string, schema: S): S {
  const rules = interfaceRules.filter(isStated).filter((rule) => rule.level === level)
  return schema.check(({ value, issues }) => {
    for (const rule of rules) {
      const fields = enoughFor(rule)
      const missing = missingBy(rule, value)
      // What is wrong with the fields themselves is said already.
      if (missing === undefined || issues.some(({ path = [] }) => fields.includes(String(path[0])))) continue
      const message = `It needs ${fields.join(' or ')}.`
      issues.push({ code: 'custom', input: value, path: [missing], message })
    }
  })
}
