/**
 * Looks at one account as it would be sent. What can't be read is said where it is read (shared/mapping); here is said what the
 * interface asks of values together, and what is allowed but unusual. What the interface leaves open is not judged: the service's
 * own dry run decides.
 */
import type { Catalogue, Leaf, Level } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/account-draft.ts'
import { assertNever, type Issue } from '../result.ts'
import { type CheckRule, checkRules } from './check-rules.ts'
import { capitalised, pathLabel } from './path-label.ts'
import { type PlaceOfPath, placeOfPath } from './place-of-path.ts'
import { type PayloadElement, type PayloadValue, valueAt, walkPayload } from './walk-payload.ts'

/** What is looked at of a draft. */
export type CheckedDraft = Pick<AccountDraft, 'payload' | 'origins' | 'rows'>

/**
 * @param today  YYYY-MM-DD: what lies after it is in the future
 * @returns every issue, each with its path and, where a cell gave the value, its cell
 */
export function checkAccount(draft: CheckedDraft, catalogue: Catalogue, today: string): Issue[] {
  const { values, elements } = walkPayload(draft.payload, catalogue)
  const account: Account = { draft, catalogue, today }
  return [
    ...values.flatMap((value) => documentedValueIssues(account, value)),
    ...checkRules.flatMap((rule) =>
      elements
        .filter(({ level }) => level.path === rule.level)
        .flatMap((element) => ruleIssues(account, rule, element)),
    ),
  ]
}

type Account = { readonly draft: CheckedDraft; readonly catalogue: Catalogue; readonly today: string }

/** Source: service interface: "Allowed values of enumerated fields beyond those listed here: not shown." So only a warning. */
function documentedValueIssues({ draft }: Account, { leaf, path, value }: PayloadValue): Issue[] {
  if (leaf.documentedValues.length === 0 || typeof value !== 'string' || leaf.documentedValues.includes(value))
    return []
  const { where, cell } = placeOfPath(draft, path)
  const suggestion = leaf.documentedValues.find((documented) => plain(documented) === plain(value))
  const facts = { cell, field: leaf.label, value, documented: leaf.documentedValues, suggestion }
  return [issue('value_not_documented', facts, where, suggestion)]
}

/** Without case, and with blanks, hyphens and underscores alike: "kwh import" is KWH_IMPORT. */
const plain = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

function ruleIssues(account: Account, rule: CheckRule, element: PayloadElement): Issue[] {
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
  account: Account,
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
  { draft, catalogue }: Account,
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
