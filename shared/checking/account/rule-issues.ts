/** Applies the rules about more than one value of a catalogue to the elements of an account. */
import Big from 'big.js'
import type { Catalogue, Group, Level } from '../../catalogue/catalogue.ts'
import type { CheckRule, KindCondition, Kinds } from '../../contract/rules.ts'
import { issue } from '../../issue-words.ts'
import type { Value } from '../../messages/values.ts'
import type { Issue, Where } from '../../result.ts'
import { type Violation, violationMessage } from '../../words/problems/violation-words.ts'
import type { Unfilled } from '../../words/unfilled-words.ts'
import { areNearlyAlike, plainName } from '../nearly-alike.ts'
import { pathLabel } from '../said/path-label.ts'
import { type PlaceOfPath, placeOfPath } from '../said/place-of-path.ts'
import { numberOfElements } from '../said/spoken-list.ts'
import type { PlacedDraft } from './check-account.ts'
import { type CheckedElement, pathBelow } from './checked-element.ts'
import { shownValue, valueViolation } from './value-violation.ts'

const none: readonly never[] = []

/** What a rule needs to know of the account around an element. */
export type RuledAccount = {
  readonly draft: PlacedDraft
  readonly catalogue: Catalogue
  readonly unread: Unread
}

/** What could not be read of an account, and is missing for that. */
type Unread = {
  readonly paths: ReadonlySet<string>
  /** A value that can't be read may be all there was of a list; where its element is not sent, it has no path. */
  readonly hasPathless: boolean
  /** The lists that something of is unreadable, by their path in the payload. */
  readonly lists: ReadonlySet<string>
}

const nothingUnread: Unread = { paths: new Set(), hasPathless: false, lists: new Set() }

export function unreadOf({ issues = none }: PlacedDraft): Unread {
  const errors = issues.filter(({ level }) => level === 'error')
  if (errors.length === 0) return nothingUnread
  const paths = new Set(errors.flatMap(({ where }) => where?.path ?? []))
  const lists = [...paths].flatMap((path) => [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index)))
  return { paths, hasPathless: errors.some(({ where }) => where?.path === undefined), lists: new Set(lists) }
}

type PastRule = Extract<CheckRule, { rule: 'past' }>

/**
 * A rule that knows its days, the first and the last that are not unusual, as YYYY-MM-DD. `unfilled`: what it asks for, where no column
 * fills it.
 */
export type RuleOfToday = (
  | Exclude<CheckRule, PastRule>
  | (PastRule & { readonly first: string; readonly last: string })
) &
  Lack
type Lack = { readonly unfilled: Unfilled | null }

/** A rule of a level that a catalogue has. */
export type PlannedRule = { readonly rule: RuleOfToday; readonly level: Level }

/** @param today  YYYY-MM-DD */
export const ruleFor = (rule: CheckRule, today: string, unfilled: Unfilled | null): RuleOfToday =>
  rule.rule === 'past'
    ? { ...rule, unfilled, first: yearsFrom(today, -rule.years), last: yearsFrom(today, rule.yearsAhead ?? 0) }
    : { ...rule, unfilled }

/** What a rule says. @param elements  all elements of its level, of every list there is */
type IssuesBy<R> = (account: RuledAccount, rule: R, elements: readonly CheckedElement[]) => readonly Issue[]

export const ruleIssues: IssuesBy<RuleOfToday> = (account, rule, elements) =>
  (issuesBy[rule.rule] as IssuesBy<RuleOfToday>)(account, rule, elements)

/** Of rules that look at each element by itself. */
const ofEach =
  <R>(issuesOf: (account: RuledAccount, rule: R, element: CheckedElement) => readonly Issue[]): IssuesBy<R> =>
  (account, rule, elements) => {
    const issues: Issue[] = []
    for (const element of elements) for (const found of issuesOf(account, rule, element)) issues.push(found)
    return issues
  }

/** By each kind of rule; one that is not there does not compile. */
const issuesBy: { readonly [R in RuleOfToday as R['rule']]: IssuesBy<R> } = {
  alike(account, { fields, isKnownByIt }, elements) {
    if (elements.length < 2) return none
    const firstOf = new Map<object, Map<string, CheckedElement>>()
    return elements.flatMap((element) => {
      const values = fields.map((field) => element.valueAt(field))
      const [field] = fields
      if (field === undefined || values.includes(undefined)) return []
      const firsts = firstOf.get(element.list) ?? new Map<string, CheckedElement>()
      firstOf.set(element.list, firsts)
      const common = JSON.stringify(values)
      const first = firsts.get(common)
      if (first === undefined) {
        firsts.set(common, element)
        return []
      }
      const { where, ...facts } = factsOf(account, element, field)
      const other = pathLabel(first.path, account.catalogue)
      if (isKnownByIt === true) return [issue('number_again', { ...facts, value: String(values[0]), other }, where)]
      const labels = fields.map((one) => labelOf(element.level, one))
      return [issue('elements_alike', { ...facts, labels, other }, where)]
    })
  },

  /** Each is held against those before it in its list that come from another row: a person told two in one row apart. */
  'nearly alike'(account, { fields }, elements) {
    const issuesOf = (list: readonly CheckedElement[]): Issue[] => {
      const named = list.flatMap((element) => {
        const [one, other] = fields.map((field) => {
          const value = element.valueAt(field)
          return typeof value === 'string' ? value.trim() : ''
        }) as [string, string]
        if (one === '' && other === '') return []
        const field = one === '' ? fields[1] : fields[0]
        const { cell } = placeOfPath(account.draft, element.pathOf(field))
        return [{ element, field, cell, text: `${one} ${other}`.trim(), name: plainName(one, other) }]
      })
      const found = named.flatMap(({ element, field, cell, text, name }, index) => {
        const isElsewhere = (there: typeof cell) => there?.row !== cell?.row || there?.sheet !== cell?.sheet
        const first = before(named, index).find((one) => isElsewhere(one.cell) && areNearlyAlike(one.name, name))
        if (first === undefined) return []
        const { where, ...facts } = factsOf(account, element, field)
        const other = { name: pathLabel(first.element.path, account.catalogue), text: first.text }
        return [issue('elements_nearly_alike', { ...facts, text, other }, where)]
      })
      return [...found, ...tooManyIssues(account, named, fields[0])]
    }
    return listsOf(elements).flatMap(issuesOf)
  },

  /** Each period is held against those before it in its list; one that overlaps several is said once. */
  apart(account, { from, to }, elements) {
    const issuesOf = (list: readonly CheckedElement[]): Issue[] => {
      const periods = list.flatMap((element) => {
        const first = dayOf(element.valueAt(from))
        const last = dayOf(element.valueAt(to))
        return first === undefined || last === undefined || first > last ? [] : [{ element, first, last }]
      })
      const found = periods.flatMap(({ element, first, last }, index) => {
        const overlapped = before(periods, index).find((one) => one.first <= last && first <= one.last)
        if (overlapped === undefined) return []
        const { where, ...facts } = factsOf(account, element, from)
        const name = pathLabel(overlapped.element.path, account.catalogue)
        const other = { name, first: overlapped.first, last: overlapped.last }
        return [issue('periods_overlap', { ...facts, first, last, other }, where)]
      })
      return [...found, ...tooManyIssues(account, periods, from)]
    }
    return listsOf(elements).flatMap(issuesOf)
  },

  'one of': ofEach((account, rule, element) => {
    const [field] = rule.fields
    if (field === undefined || rule.fields.some((one) => isThere(element.valueAt(one)))) return none
    const { where, ...facts } = factsOf(account, element, field)
    const labels = rule.fields.map((one) => labelOf(element.level, one))
    return [issue('one_of_missing', { ...facts, labels, ...lackOf(rule) }, placeOfLack(rule, where))]
  }),

  needed: ofEach((account, rule, element) => {
    const { fields, beside, kinds } = rule
    if (fields.some((field) => isThere(element.valueAt(field)))) return none
    const known = beside.find((one) => isThere(element.valueAt(one)))
    if (beside.length > 0 && known === undefined) return none
    if (kinds !== undefined && !isOfKinds(element, kinds)) return none
    if (fields.some((field) => account.unread.paths.has(element.pathOf(field)))) return none
    const ownKind = kinds?.flat().find(({ level }) => level === element.level.path)
    const { where, ...facts } = factsOf(account, element, known ?? ownKind?.field ?? fields[0] ?? '')
    const labels = fields.map((one) => labelOf(element.level, one))
    return [issue('one_of_missing', { ...facts, labels, ...lackOf(rule) }, placeOfLack(rule, where))]
  }),

  'taken with': ofEach((account, { field, kinds, kind, documentedValues, limits }, element) => {
    const value = element.valueAt(field)
    if (!isThere(value) || !isOfKinds(element, kinds)) return none
    const { path } = element.level
    const leaf = account.catalogue.leaf(path === '' ? field : `${path}.${field}`)
    if (leaf === undefined) return none
    const isClosed = documentedValues.length > 0
    const violation = valueViolation(value, { ...leaf, kind, documentedValues, isClosed, limits })
    if (violation === null) return none
    const { where, ...facts } = factsOf(account, element, field)
    return [
      issue('value_not_taken', { ...facts, value: shownValue(value), detail: violationMessage(violation) }, where),
    ]
  }),

  counted: ofEach((account, rule, element) => {
    const { field, kinds } = rule
    const list = element.valueAt(field)
    const violation = countViolation(list, rule)
    if (violation === null || (kinds !== undefined && !isOfKinds(element, kinds))) return none
    const { path } = element.level
    const level = account.catalogue.level(`${pathBelow(path, field)}[]`)
    // The first that is one too many; a list of values is in one cell.
    const at = level !== undefined && violation.is === 'tooMany' ? `${field}.${violation.most}` : field
    const { where, cell } = factsOf(account, element, at)
    const count = Array.isArray(list) ? list.length : 0
    const value = level === undefined ? shownValue(list) : numberOfElements(level, count)
    const facts = { cell, field: labelOf(element.level, field), value, detail: violationMessage(violation) }
    return [issue('value_not_taken', facts, where)]
  }),

  expected: ofEach((account, { field, others }, element) => {
    if (isThere(element.valueAt(field)) || isUnreadable(account, field)) return none
    // Nothing gives what is not there, so it is said where the element has its name; without one it becomes nothing anyway.
    const key = element.level.naturalKeys[0]?.[0]
    if (key === undefined || !isThere(element.valueAt(key))) return none
    const { where, ...facts } = factsOf(account, element, key)
    // Payments or notes, taken for accounts, would be created as accounts that are nobody's and nowhere.
    if (others.length > 0 && !others.some((one) => isThere(element.valueAt(one))))
      return [issue('account_of_nobody', facts, where)]
    const expected = labelOf(element.level, field)
    return [issue('list_expected', { ...facts, expected, listOf: element.level.element }, where)]
  }),

  named: ofEach((account, rule, element) => {
    if (rule.fields.some((one) => isThere(element.valueAt(one))) || isUnreadable(account, rule.level.replace('[]', '')))
      return none
    const field = rule.others.find((one) => isThere(element.valueAt(one)))
    if (field === undefined) return none
    const { where, ...facts } = factsOf(account, element, field)
    return [issue('name_missing', facts, where)]
  }),

  together: ofEach((account, rule, element) => {
    if (element.valueAt(rule.field) === undefined || rule.beside.some((one) => isThere(element.valueAt(one))))
      return none
    // It is there, and said to be unreadable.
    if (rule.beside.some((one) => isUnreadThere(account, element, one))) return none
    const { where, ...facts } = factsOf(account, element, rule.field)
    const code =
      rule.isKnownByIt === true ? 'number_expected' : rule.isStated === true ? 'value_not_alone' : 'value_needs_other'
    const beside = rule.beside.map((one) => labelOf(element.level, one))
    return [issue(code, { ...facts, beside, ...lackOf(rule) }, placeOfLack(rule, where))]
  }),

  'in order': ofEach((account, rule, element) => {
    const earlier = element.valueAt(rule.earlier)
    const later = element.valueAt(rule.later)
    if (!isAfter(earlier, later)) return none
    const isOneDay = dayOf(earlier) === dayOf(later)
    const say = (at: unknown) => (isOneDay ? String(at) : String(at).slice(0, dayLength))
    const { where, ...facts } = factsOf(account, element, rule.earlier)
    const beside = { day: say(earlier), later: labelOf(element.level, rule.later), laterDay: say(later) }
    return [issue('dates_out_of_order', { ...facts, ...beside }, where)]
  }),

  'adds up': ofEach((account, { total, parts }, element) => {
    const stated = element.valueAt(total)
    const amounts = parts.flatMap(([list, field]) => element.valuesIn(list, field))
    if (typeof stated !== 'number' || amounts.length === 0) return none
    if (!amounts.every((amount) => typeof amount === 'number')) return none
    // Decimals as they are written: 0.1 and 0.2 are 0.3 here.
    const sum = amounts.reduce((so, amount) => so.plus(String(amount)), new Big(0))
    if (sum.eq(String(stated))) return none
    const { where, ...facts } = factsOf(account, element, total)
    const labels = parts.map(([list]) => labelOf(element.level, list))
    const difference = sum.minus(String(stated)).toFixed()
    return [issue('sum_differs', { ...facts, labels, stated: String(stated), sum: sum.toFixed(), difference }, where)]
  }),

  'shown with': ofEach((account, { field, kinds }, element) => {
    if (!isThere(element.valueAt(field))) return none
    const others = kinds.map((kind) => kind.find((condition) => isMet(element, condition) === false))
    const [other] = others
    if (other === undefined || others.includes(undefined)) return none
    const told = others.flatMap((one) => (one?.field === other.field && one.level === other.level ? one.values : []))
    const { where, ...facts } = factsOf(account, element, field)
    const kind = String(kindOf(element, other))
    return [issue('value_not_shown_for_kind', { ...facts, kind, kinds: [...new Set(told)] }, where)]
  }),

  past: ofEach((account, { field, years, first, last }, element) => {
    const day = dayOf(element.valueAt(field))
    if (day === undefined) return none
    const isToCome = day > last
    if (!isToCome && day >= first) return none
    const { where, ...facts } = factsOf(account, element, field)
    return [
      isToCome
        ? issue('date_in_future', { ...facts, day }, where)
        : issue('date_long_ago', { ...facts, day, years }, where),
    ]
  }),
}

/** An element that no two accounts have is in one account once, too, in whichever of its lists. */
export function repeatedIssues(
  account: RuledAccount,
  field: string,
  elements: readonly CheckedElement[],
): readonly Issue[] {
  if (elements.length < 2 || !mayRepeat(elements, field)) return none
  const firsts = new Map<unknown, CheckedElement>()
  return elements.flatMap((element) => {
    const value = element.valueAt(field)
    if (typeof value !== 'string') return []
    const first = firsts.get(value)
    if (first === undefined) {
      firsts.set(value, element)
      return []
    }
    const { where, ...facts } = factsOf(account, element, field)
    return [issue('element_twice', { ...facts, value, other: pathLabel(first.path, account.catalogue) }, where)]
  })
}

/** Most accounts have a few, of which each is held against the others sooner than a map of them is made. */
function mayRepeat(elements: readonly CheckedElement[], field: string): boolean {
  if (elements.length > few) return true
  for (let at = 1; at < elements.length; at += 1)
    for (let earlier = 0; earlier < at; earlier += 1)
      if (elements[earlier]?.valueAt(field) === elements[at]?.valueAt(field)) return true
  return false
}
const few = 16

/** So many before it each is held against: an account with more has other troubles, and would take minutes. */
const mostBefore = 500

/** Elements by the list they are in; those alone in theirs are compared with nothing. */
function listsOf(elements: readonly CheckedElement[]): readonly (readonly CheckedElement[])[] {
  if (elements.length < 2) return none
  return [...Map.groupBy(elements, ({ list }) => list).values()].filter(({ length }) => length > 1)
}

const before = <T>(compared: readonly T[], index: number): readonly T[] =>
  compared.slice(Math.max(0, index - mostBefore), index)

/** Says, at the first that was not held against all before it, that some of these were not compared. */
function tooManyIssues(
  account: RuledAccount,
  compared: readonly { readonly element: CheckedElement }[],
  field: string,
): Issue[] {
  const first = compared[mostBefore + 1]?.element
  if (first === undefined) return []
  const { where, cell } = factsOf(account, first, field)
  const { element: thing, label } = first.level
  return [issue('too_many_to_compare', { cell, thing, label, count: compared.length, mostBefore }, where)]
}

/** @returns what is wrong with how many there are of a list; `null`: nothing */
export function countViolation(
  list: unknown,
  { least, most }: Pick<Extract<CheckRule, { rule: 'counted' }>, 'least' | 'most'>,
): Violation | null {
  if (!Array.isArray(list)) return null
  if (list.length < least) return { is: 'tooFew', least }
  return most !== null && list.length > most ? { is: 'tooMany', most } : null
}

const isUnreadable = ({ unread }: RuledAccount, list: string): boolean => unread.hasPathless || unread.lists.has(list)

/** Of a list: something of it, or something of no place, which may be all there was of it. */
function isUnreadThere(account: RuledAccount, element: CheckedElement, field: string): boolean {
  const isList = element.level.children.some(({ type, name }) => type === 'level' && name === field)
  const path = element.pathOf(field)
  return isList ? isUnreadable(account, path) : account.unread.paths.has(path)
}

const kindOf = (element: CheckedElement, { level, field }: KindCondition): unknown =>
  element.within(level)?.valueAt(field)

/** @returns `null`: what would tell is not there, or can't be read */
function isMet(element: CheckedElement, condition: KindCondition): boolean | null {
  const kind = kindOf(element, condition)
  return isThere(kind) ? condition.values.includes(String(kind)) : null
}

const isOfKinds = (element: CheckedElement, kinds: Kinds): boolean =>
  kinds.some((kind) => kind.every((condition) => isMet(element, condition) === true))

const yearsFrom = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

const lackOf = ({ unfilled }: Lack) => ({ unfilled })

/** What no column fills is mended in Map, whichever cell it is said at. */
const placeOfLack = ({ unfilled }: Lack, where: Where): Where =>
  unfilled === null ? where : { ...where, target: unfilled.path }

/** What every sentence about a field of an element needs. */
function factsOf(
  { draft, catalogue }: RuledAccount,
  element: CheckedElement,
  field: string,
): PlaceOfPath & { readonly field: string; readonly element: Value } {
  const path = element.pathOf(field)
  return {
    ...placeOfPath(draft, path),
    field: labelOf(element.level, field),
    element: element.path === '' ? { place: [{ label: element.level.element }] } : pathLabel(element.path, catalogue),
  }
}

/** Label of a field below a level, also in groups; the field's own name where the catalogue doesn't know it. */
function labelOf({ children }: Level | Group, field: string): string {
  const [name, ...below] = field.split('.')
  const node = children.find((child) => child.name === name)
  if (below.length === 0) return node?.label ?? field
  return node?.type === 'group' ? labelOf(node, below.join('.')) : field
}

const isThere = (value: unknown): boolean => value !== undefined && value !== ''

/** Two moments are compared as moments, whatever their zones; where one is a day only, both are days. */
function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  if (one.length > dayLength && other.length > dayLength) return Date.parse(one) > Date.parse(other)
  return one.slice(0, dayLength) > other.slice(0, dayLength)
}

const dayLength = 'YYYY-MM-DD'.length

/** The day of a date or of a moment. */
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, dayLength) : undefined
