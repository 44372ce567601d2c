/** Applies the rules about more than one value (check-rules.ts) to the elements of an account. */
import type { Catalogue, Leaf, Level } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import { assertNever, type Issue } from '../result.ts'
import type { CheckedDraft } from './check-account.ts'
import type { CheckRule } from './check-rules.ts'
import { capitalised, pathLabel } from './path-label.ts'
import { type PlaceOfPath, placeOfPath } from './place-of-path.ts'
import { type PayloadElement, valueAt } from './walk-payload.ts'

/** What a rule needs to know of the account around an element. `today` is YYYY-MM-DD. */
export type RuledAccount = { readonly draft: CheckedDraft; readonly catalogue: Catalogue; readonly today: string }

/** @param elements  all elements of the rule's level, of every list there is */
export const ruleIssues = (account: RuledAccount, rule: CheckRule, elements: readonly PayloadElement[]): Issue[] =>
  rule.rule === 'alike'
    ? alikeIssues(account, rule, elements)
    : elements.flatMap((element) => elementIssues(account, rule, element))

function alikeIssues(
  account: RuledAccount,
  { fields }: Extract<CheckRule, { rule: 'alike' }>,
  elements: readonly PayloadElement[],
): Issue[] {
  const firstOf = new Map<string, PayloadElement>()
  return elements.flatMap((element) => {
    const values = fields.map((field) => valueAt(element.fields, field))
    const [field] = fields
    if (field === undefined || values.includes(undefined)) return []
    const list = element.path.slice(0, element.path.lastIndexOf('.'))
    const common = JSON.stringify([list, ...values])
    const first = firstOf.get(common)
    if (first === undefined) {
      firstOf.set(common, element)
      return []
    }
    const { where, ...facts } = factsOf(account, element, field)
    const labels = fields.map((one) => labelOf(element.level, one))
    return [issue('elements_alike', { ...facts, labels, other: pathLabel(first.path, account.catalogue) }, where)]
  })
}

type RuleForOne = Exclude<CheckRule, { rule: 'alike' }>

function elementIssues(account: RuledAccount, rule: RuleForOne, element: PayloadElement): Issue[] {
  const { fields, level } = element
  switch (rule.rule) {
    case 'one of': {
      const [field] = rule.fields
      if (field === undefined || rule.fields.some((one) => isThere(valueAt(fields, one)))) return []
      const { where, ...facts } = factsOf(account, element, field)
      return [issue('one_of_missing', { ...facts, labels: rule.fields.map((one) => labelOf(level, one)) }, where)]
    }
    case 'together': {
      if (valueAt(fields, rule.field) === undefined || valueAt(fields, rule.beside) !== undefined) return []
      const { where, ...facts } = factsOf(account, element, rule.field)
      return [issue('value_needs_other', { ...facts, beside: labelOf(level, rule.beside) }, where)]
    }
    case 'past':
      return pastIssues(account, rule, element)
    case 'in order': {
      const day = dayOf(valueAt(fields, rule.earlier))
      const laterDay = dayOf(valueAt(fields, rule.later))
      if (day === undefined || laterDay === undefined || day <= laterDay) return []
      const { where, ...facts } = factsOf(account, element, rule.earlier)
      return [issue('dates_out_of_order', { ...facts, day, later: labelOf(level, rule.later), laterDay }, where)]
    }
    default:
      return assertNever(rule)
  }
}

function pastIssues(
  account: RuledAccount,
  { field, years }: Extract<CheckRule, { rule: 'past' }>,
  element: PayloadElement,
): Issue[] {
  const day = dayOf(valueAt(element.fields, field))
  if (day === undefined) return []
  const { where, ...facts } = factsOf(account, element, field)
  if (day > account.today) return [issue('date_in_future', { ...facts, day }, where)]
  const earliest = `${String(Number(account.today.slice(0, 4)) - years).padStart(4, '0')}${account.today.slice(4)}`
  return day < earliest ? [issue('date_long_ago', { ...facts, day, years }, where)] : []
}

/** What every sentence about a field of an element needs. */
function factsOf(
  { draft, catalogue }: RuledAccount,
  element: PayloadElement,
  field: string,
): PlaceOfPath & { readonly field: string; readonly element: string } {
  const path = element.path === '' ? field : `${element.path}.${field}`
  return {
    ...placeOfPath(draft, path),
    field: labelOf(element.level, field),
    element: element.path === '' ? capitalised(element.level.element) : pathLabel(element.path, catalogue),
  }
}

/** Label of a field below a level; the field's own name where the catalogue doesn't know it. */
const labelOf = (level: Level, field: string): string =>
  level.children.find((node): node is Leaf | Level => node.name === field)?.label ?? field

const isThere = (value: unknown): boolean => value !== undefined && value !== ''

/** The day of a date or of a moment. */
const dayOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, 10) : undefined)
