/**
 * Looks at one account as it would be sent. What can't be read is said where it is read (shared/mapping); here is said what the
 * interface asks of values together, and what is allowed but unusual. What the interface leaves open is not judged: the service's
 * own dry run decides.
 */
import { type Catalogue, canBeTried, type Level } from '../../catalogue/catalogue.ts'
import type { CheckRule } from '../../contract/rules.ts'
import { issue } from '../../issue-words.ts'
import type { AccountDraft } from '../../mapping/assemble/account-draft.ts'
import { assertNever, type CellPlace, type Issue } from '../../result.ts'
import { violationMessage } from '../../words/problems/violation-words.ts'
import type { Unfilled } from '../../words/unfilled-words.ts'
import { type UniqueLevel, uniqueLevels } from '../find-duplicates.ts'
import { isAllThatCellGives, placeOfPath } from '../said/place-of-path.ts'
import type { Asking, UnfitValue, WalkedAccount } from './checked-element.ts'
import { type PlannedRule, repeatedIssues, ruleFor, ruleIssues, unreadOf } from './rule-issues.ts'
import { usualRules } from './usual-rules.ts'
import { shownValue, valueViolation } from './value-violation.ts'
import { type PayloadWalk, planWalk, walkPayload } from './walk-payload.ts'

/** Where the values of an account are from; `issues`, where they are known, tell what could not be read and is missing for that. */
export type PlacedDraft = Pick<AccountDraft, 'origins' | 'rows'> & Partial<Pick<AccountDraft, 'issues'>>

/** What is looked at of a draft. */
export type CheckedDraft = PlacedDraft & Pick<AccountDraft, 'payload'>

/** How all accounts of a workbook are looked at. */
export type CheckPlan = {
  readonly catalogue: Catalogue
  readonly rules: readonly Asking<PlannedRule>[]
  /** Levels of which no two accounts have the same element, each with the field that tells it apart. */
  readonly uniques: readonly Asking<UniqueLevel>[]
  readonly walk: PayloadWalk
} & Pick<Required<SaidInMapping>, 'isDecided'>

/** What the mapping says that checks need to know; nothing where there is none. */
export type SaidInMapping = {
  /** Of a field by its path, where nothing fills it. */
  readonly unfilledAt?: (path: string) => Unfilled | null
  /** Whether a person said that a word of the cell's column means this value: then it is not unusual. */
  readonly isDecided?: (cell: CellPlace, value: string) => boolean
}

/**
 * Worked out once: of some 30 rules a spreadsheet has the fields of a handful.
 * @param today  YYYY-MM-DD: what lies after it is in the future
 * @param isWritten  whether a payload can have a field or list, by its path
 */
export function planChecks(
  catalogue: Catalogue,
  today: string,
  isWritten: (path: string) => boolean = () => true,
  { unfilledAt = () => null, isDecided = () => false }: SaidInMapping = {},
): CheckPlan {
  const rules = [...catalogue.rules, ...usualRules(catalogue)].flatMap((rule): PlannedRule[] => {
    const level = catalogue.level(rule.level)
    if (level === undefined) return []
    // Where a field is missed that hardly any is without, the catalogue has to know it.
    if (rule.rule === 'expected' && level.children.every(({ name }) => name !== rule.field)) return []
    const canSay = fieldsOf(rule).every((field) => {
      const path = level.path === '' ? field : `${level.path}.${field}`
      return isWritten(path) || isWritten(`${path}[]`)
    })
    if (!canSay) return []
    return [{ rule: ruleFor(rule, today, missedBy(rule, level, unfilledAt, isWritten)), level }]
  })
  const uniques = uniqueLevels(catalogue)
  const asked = [...new Set([...rules, ...uniques].map(({ level }) => level))]
  return {
    catalogue,
    rules: rules.map((rule) => ({ ...rule, askedAt: asked.indexOf(rule.level) })),
    uniques: uniques.map((unique) => ({ ...unique, askedAt: asked.indexOf(unique.level) })),
    isDecided,
    walk: planWalk(catalogue, isWritten, asked),
  }
}

/** What has to be there beside the field of a rule, and is filled nowhere; a list is not named where a field would do. */
function missedBy(
  rule: CheckRule,
  { path, children }: Level,
  unfilledAt: (path: string) => Unfilled | null,
  isWritten: (path: string) => boolean,
): Unfilled | null {
  const needed =
    rule.rule === 'together' ? rule.beside : rule.rule === 'one of' || rule.rule === 'needed' ? rule.fields : []
  const found = needed.flatMap((field) => {
    const at = path === '' ? field : `${path}.${field}`
    const isList = children.some(({ type, name }) => type === 'level' && name === field)
    return isList && !isWritten(`${at}[]`) ? [] : [unfilledAt(at)]
  })
  return found.includes(null) ? null : (found.find((one) => one?.column !== null) ?? found[0] ?? null)
}

/** Without one of these a rule has nothing to say. */
function fieldsOf(rule: CheckRule): readonly string[] {
  switch (rule.rule) {
    case 'one of':
    case 'needed':
    case 'expected':
    case 'named':
      return []
    case 'taken with':
    case 'counted':
    case 'shown with':
    case 'together':
    case 'past':
      return [rule.field]
    case 'alike':
    case 'nearly alike':
      return rule.fields
    case 'in order':
      return [rule.earlier, rule.later]
    case 'adds up':
      return [rule.total]
    case 'apart':
      return [rule.from, rule.to]
    default:
      return assertNever(rule)
  }
}

/** @returns every issue, each with its path and, where a cell gave the value, its cell */
export const checkAccount = (draft: CheckedDraft, plan: CheckPlan): Issue[] =>
  checkWalked(draft, plan, walkPayload(draft.payload, plan.walk))

/** Does what `checkAccount` does with an account that was walked already. */
export function checkWalked(
  draft: PlacedDraft,
  { catalogue, rules, uniques, isDecided }: CheckPlan,
  { unfits, elementsOf }: WalkedAccount,
): Issue[] {
  const isTried = canBeTried(catalogue.kind)
  const issues: Issue[] = []
  for (const unfit of unfits) {
    const origin = draft.origins.get(unfit.path)
    if (isUnusual(unfit)) {
      if (origin?.from === 'cell' && isDecided(origin.cell, unfit.value)) continue
      issues.push(unusualIssue(draft, unfit, isTried))
    } else issues.push(unfitIssue(draft, unfit))
  }
  const account = { draft, catalogue, unread: unreadOf(draft) }
  for (const { rule, askedAt } of rules) {
    const ruled = elementsOf[askedAt]
    if (ruled !== undefined) for (const one of ruleIssues(account, rule, ruled)) issues.push(one)
  }
  for (const { field, askedAt } of uniques) {
    const ruled = elementsOf[askedAt]
    if (ruled !== undefined) for (const one of repeatedIssues(account, field, ruled)) issues.push(one)
  }
  return issues
}

/** The interface states what is taken there, and this is not. */
function unfitIssue(draft: PlacedDraft, { leaf, path, value }: UnfitValue): Issue {
  const { where, cell } = placeOfPath(draft, path)
  const violation = valueViolation(value, leaf)
  const detail = violation === null ? '' : violationMessage(violation)
  return issue('value_not_taken', { cell, field: leaf.label, value: shownValue(value), detail }, where)
}

/** A text that the interface has not shown: it may be taken. */
const isUnusual = (unfit: UnfitValue): unfit is UnfitValue & { readonly value: string } =>
  typeof unfit.value === 'string' && valueViolation(unfit.value, unfit.leaf) === null

/** Source: service interface: "Allowed values of enumerated fields beyond those listed here: not shown." So only a warning. */
function unusualIssue(
  draft: PlacedDraft,
  { leaf, path, value }: UnfitValue & { readonly value: string },
  isTried: boolean,
): Issue {
  const { where, cell } = placeOfPath(draft, path)
  const meant = leaf.documentedValues.find((documented) => plain(documented) === plain(value))
  // A keyed column (`user_details[tax_id]`) gives the key beside its value: to write the key into the cell would lose the value.
  const suggestion = meant !== undefined && isAllThatCellGives(draft.origins, path) ? meant : undefined
  const facts = { cell, field: leaf.label, value, documented: leaf.documentedValues, suggestion, isTried }
  return issue('value_not_documented', facts, where, suggestion)
}

/** Without case, and with blanks, hyphens and underscores alike: "kwh import" is KWH_IMPORT. */
const plain = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
