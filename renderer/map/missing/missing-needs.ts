/**
 * What an account still lacks before it can be sent, or is hardly ever sent without, as it is mapped: fields that nothing fills, of the account
 * and of all that is in it.
 * What is needed, and beside what, is what every account is checked by (shared/checking/account/rule-issues.ts). Pure.
 */
import type { Catalogue, Leaf, Level } from '../../../shared/catalogue/catalogue.ts'
import type { CheckRule, KindCondition } from '../../../shared/contract/rules.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'

export type MissingNeed = {
  /** The element that lacks it, as its targets begin: `''` for the account, `customers[1]`. */
  readonly element: string
  /** A column that gives something of the element: without one there would be none, and nothing would be needed of it. `null`: of the account. */
  readonly because: { readonly header: string; readonly target: string } | null
  /** What is needed, in the user's words; of several one is enough. */
  readonly labels: readonly string[]
  readonly help: string
  /** Any of these fills it. */
  readonly targets: readonly string[]
  /** The column without which it would not be needed: it gives something else of the group. */
  readonly beside: { readonly header: string; readonly target: string } | null
  /** It is needed where another field says one of these alone; `null`: always. */
  readonly where: { readonly label: string; readonly values: readonly string[] } | null
  /** It can be sent without, which is not usual: Check warns of each. */
  readonly isExpected: boolean
}

type NeedRule = Pick<Extract<CheckRule, { rule: 'needed' }>, 'fields' | 'beside' | 'kinds'> & {
  readonly isExpected?: boolean
}

/** What fills targets: the value of a constant, `null` of a column or of what the sheet itself tells; `header`: of a column. */
type Filler = { readonly target: string; readonly value: string | null; readonly header?: string }

export function missingNeeds(mapping: Mapping, catalogue: Catalogue): readonly MissingNeed[] {
  const mapped = fillersOf(mapping)
  const fillers = [...mapped, ...assumedIn(mapped, catalogue)]
  return elementsOf(fillers, catalogue).flatMap(([element, level]) =>
    rulesOf(level, catalogue).flatMap((rule) => missingIn(element, level, rule, fillers, catalogue)),
  )
}

function fillersOf({ sheets, constants }: Mapping): readonly Filler[] {
  const filled = sheets.flatMap(({ isIncluded, columns, facts = [] }) =>
    isIncluded
      ? [
          ...columns.flatMap((one) => targetsOf(one).map((target) => ({ target, value: null, header: one.header }))),
          ...facts.flatMap(({ target }) => (target == null ? [] : [{ target, value: null }])),
        ]
      : [],
  )
  return [...filled, ...constants]
}

/** What is sent of each element that says nothing itself, because a person has said so of the interface. */
function assumedIn(fillers: readonly Filler[], catalogue: Catalogue): readonly Filler[] {
  return catalogue.leaves.flatMap((leaf) =>
    leaf.assumed === undefined
      ? []
      : spokenTargets(leaf, fillers, catalogue).map((target) => ({ target, value: leaf.assumed ?? null })),
  )
}

/** Whether an element is sent of which nothing says such a field, neither a column nor a person. */
export function isUnsaid(path: string, mapping: Mapping, catalogue: Catalogue): boolean {
  const leaf = catalogue.leaf(path)
  const fillers = fillersOf(mapping)
  return (
    leaf !== undefined &&
    spokenTargets(leaf, fillers, catalogue).some((target) => !fillers.some((one) => fills(one, target)))
  )
}

/** A field in each element that anything else is filled of. */
function spokenTargets(
  { path, name, levelPath }: Leaf,
  fillers: readonly Filler[],
  catalogue: Catalogue,
): readonly string[] {
  const around = path.slice(0, -name.length)
  return elementsOf(fillers, catalogue).flatMap(([element, level]) => {
    const [target = '', group = ''] = [path, around].map((one) => element + one.slice(levelPath.length))
    const isSpokenOf = fillers.some((one) => one.target !== target && one.target.startsWith(group))
    return level.path === levelPath && isSpokenOf ? [target] : []
  })
}

/** The account, and each kind of element in it of which anything is filled, in the order of the interface. */
function elementsOf(fillers: readonly Filler[], catalogue: Catalogue): readonly (readonly [string, Level])[] {
  const ids = new Set(['', ...fillers.flatMap(({ target }) => beginnings(target))])
  return catalogue.levels.flatMap((level) =>
    [...ids].flatMap((id) => (fieldPathOf(id) === level.path ? [[id, level] as const] : [])),
  )
}

/** `a[].b[1].c` is in `a[]` and in `a[].b[1]`. */
const beginnings = (target: string): readonly string[] =>
  [...target.matchAll(/\]/g)].map(({ index }) => target.slice(0, index + 1))

/** The rules of a level, and for each needed field that none of them is about, one that says so. */
function rulesOf({ path, children }: Level, { rules, supplierField }: Catalogue): readonly NeedRule[] {
  const said = rules.flatMap((rule): readonly NeedRule[] => {
    if (rule.level !== path) return []
    if (rule.rule === 'one of') return [{ fields: rule.fields, beside: [] }]
    // What tells one from another is asked of the rows (rows-card.tsx).
    if (rule.rule === 'together' && rule.isKnownByIt !== true)
      return [{ fields: rule.beside, beside: [rule.field], isExpected: rule.isStated !== true }]
    return rule.rule === 'needed' ? [rule] : []
  })
  const unsaid = children.flatMap((node): readonly NeedRule[] =>
    node.type === 'leaf' && node.isRequired && node !== supplierField && !said.some(isOnly(node.name))
      ? [{ fields: [node.name], beside: [] }]
      : [],
  )
  return [...unsaid, ...said]
}

const isOnly =
  (name: string) =>
  ({ fields }: NeedRule): boolean =>
    fields.length === 1 && fields[0] === name

function missingIn(
  element: string,
  level: Level,
  { fields, beside, kinds, isExpected = false }: NeedRule,
  fillers: readonly Filler[],
  catalogue: Catalogue,
): readonly MissingNeed[] {
  const targetOf = (field: string): string => belowIn(element, field)
  const isFilled = (field: string): boolean =>
    (field === level.selectorField && isKeyed(element)) || fillers.some((one) => fills(one, targetOf(field)))
  if (fields.some(isFilled) || (beside.length > 0 && !beside.some(isFilled))) return []
  // The last of a kind's conditions is the nearest.
  const open = (kinds ?? []).flatMap((kind) => openConditions(element, kind, fillers)?.at(-1) ?? [])
  const isOfKind = kinds?.some((kind) => openConditions(element, kind, fillers) !== null) ?? true
  const needed = fields.flatMap((field) => fieldsFor(targetOf(field), catalogue))
  if (!isOfKind || needed.length === 0) return []
  const [first] = open
  return [
    {
      element,
      because: becauseOf(element, fillers),
      labels: needed.map(({ label }) => label),
      help: needed.length === 1 ? (needed[0]?.help ?? '') : '',
      targets: needed.flatMap(({ targets }) => targets),
      beside: besideOf(beside.map(targetOf), fillers),
      where: first === undefined ? null : whereSaid(first, open, catalogue),
      isExpected,
    },
  ]
}

function becauseOf(element: string, fillers: readonly Filler[]): MissingNeed['because'] {
  const within = fillers.filter(({ target }) => element !== '' && target.startsWith(`${element}.`))
  // What it says itself tells more than what stands deeper in it.
  const [first] = within.toSorted((one, other) => one.target.split('.').length - other.target.split('.').length)
  return first?.header === undefined ? null : { header: first.header, target: first.target }
}

function besideOf(targets: readonly string[], fillers: readonly Filler[]): MissingNeed['beside'] {
  const first = fillers.find((one) => targets.some((target) => fills(one, target)))
  return first?.header === undefined ? null : { header: first.header, target: first.target }
}

const belowIn = (element: string, field: string): string => (element === '' ? field : `${element}.${field}`)

/**
 * What of the conditions of a kind only the rows tell, because columns fill it.
 * @returns `null` where the element is not of the kind: nothing says so, or what is said is something else
 */
function openConditions(
  element: string,
  conditions: readonly KindCondition[],
  fillers: readonly Filler[],
): readonly KindCondition[] | null {
  const around = ['', ...beginnings(element)]
  const told = conditions.map((condition) => {
    const holder = around.find((id) => fieldPathOf(id) === condition.level)
    const filler =
      holder === undefined ? undefined : fillers.find((one) => fills(one, belowIn(holder, condition.field)))
    if (filler === undefined) return { condition, is: false }
    return { condition, is: filler.value === null ? null : condition.values.includes(filler.value.trim()) }
  })
  return told.some(({ is }) => is === false)
    ? null
    : told.flatMap(({ condition, is }) => (is === null ? condition : []))
}

function whereSaid(
  { level, field }: KindCondition,
  open: readonly KindCondition[],
  catalogue: Catalogue,
): NonNullable<MissingNeed['where']> {
  const values = open.filter((one) => one.level === level && one.field === field).flatMap((one) => one.values)
  return { label: catalogue.leaf(belowIn(level, field))?.label ?? field, values: [...new Set(values)] }
}

type Needed = { readonly label: string; readonly help: string; readonly targets: readonly string[] }

/** Of a list, what its elements need themselves, or else any of their fields: with one of these there is an element. */
function fieldsFor(target: string, catalogue: Catalogue): readonly Needed[] {
  const path = fieldPathOf(target)
  const leaf = catalogue.leaf(path)
  if (leaf !== undefined) return [{ label: leaf.label, help: leaf.help, targets: [target] }]
  const list = catalogue.level(`${path}[]`)
  if (list === undefined) return []
  const own = list.children.flatMap((node) => (node.type === 'leaf' ? [node] : []))
  const needed = own.filter(({ isRequired }) => isRequired)
  const targets = (needed.length === 0 ? own : needed).map(({ name }) => `${target}[].${name}`)
  return targets.length === 0 ? [] : [{ label: list.label, help: list.help, targets }]
}

/** A keyed element, `details[tax_id]`, says by itself which it is. */
const isKeyed = (element: string): boolean => /\[[^\]]*[^\]\d][^\]]*\]$/.test(element)

/** Whether it gives a field, or anything in a list. What is the same for every account is so for each numbered element. */
function fills({ target, value }: Filler, wanted: string): boolean {
  const given = target.split(/\.(?![^[\]]*\])/)
  return wanted.split(/\.(?![^[\]]*\])/).every((step, at) => {
    const one = given[at]
    if (one === undefined) return false
    const isWhole =
      one === step || (value !== null && one.endsWith('[]') && one.slice(0, -1) === step.replace(/[^[]*\]$/, ''))
    return isWhole || (!step.endsWith(']') && one.startsWith(`${step}[`))
  })
}
