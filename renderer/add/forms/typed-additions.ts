/** Reads and checks what is typed for one account, and puts what is wrong beside its field. Pure. */
import { type AdditionKind, type AdditionRequest, accountHead } from '../../../shared/additions/addition-requests.ts'
import { checkAdditions } from '../../../shared/additions/check-additions.ts'
import { type FormDraft, readForm, type Writing } from '../../../shared/additions/read-form.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { say, sayLabel, sayMessage } from '../../../shared/messages/say.ts'
import { quoted } from '../../../shared/messages/values.ts'
import type { Issue } from '../../../shared/result.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { hasItsOrder, isEmpty, valueIn } from './form-draft.ts'

export type TypedAdditions = {
  /** `undefined` when there is nothing to send. */
  readonly request: AdditionRequest | undefined
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
}

type Asked = {
  readonly kind: AdditionKind
  readonly draft: FormDraft
  readonly catalogue: Catalogue
  readonly supplierCode: string
  readonly accountNumber: string
  /** How the service takes money, as far as it was said. */
  readonly terms: MoneyTerms
  /** YYYY-MM-DD */
  readonly today: string
  /** In which dates and numbers are typed. */
  readonly writing: Writing
}

export function readTyped({
  kind,
  draft,
  catalogue,
  supplierCode,
  accountNumber,
  terms,
  today,
  writing,
}: Asked): TypedAdditions {
  const { payload, issues: unreadable } = readForm(draft, catalogue, writing)
  const unreadablePaths = new Set(unreadable.map(({ where }) => where?.path))
  const isUnreadable = (path: string | undefined): boolean => path !== undefined && unreadablePaths.has(path)
  const head = accountHead(catalogue, supplierCode, accountNumber)
  const { requests, issues } = checkAdditions({ ...head, ...payload }, catalogue, today, terms)
  return {
    request: requests.find((request) => request.kind === kind),
    // What can't be read is not missing as well.
    errors: [...unreadable, ...issues.filter(({ level, where }) => level === 'error' && !isUnreadable(where?.path))],
    warnings: issues.filter(({ level }) => level !== 'error'),
  }
}

/**
 * What was warned of, at the fields where it can be mended: a value that is missing beside another where it is missing.
 * @returns by path; empty while lines in between are empty, because paths count those that are sent
 */
export function marksOf(
  warnings: readonly Issue[],
  catalogue: Catalogue,
  draft: FormDraft,
): ReadonlyMap<string, string> {
  if (!hasItsOrder(draft)) return new Map()
  const marks = new Map<string, string>()
  const others: Issue[] = []
  for (const warning of warnings) {
    const path = warning.where?.path
    const lacking = path === undefined || !ofLacks.has(warning.code) ? [] : lackingBeside(path, catalogue, draft)
    if (lacking.length === 0) others.push(warning)
    for (const { at, label } of lacking) marks.set(at, say('needed_beside', { field: quoted(sayLabel(label)) }))
  }
  return new Map([...sortByField(others, catalogue).faults, ...marks])
}

const ofLacks: ReadonlySet<Issue['code']> = new Set(['value_needs_other', 'number_expected'])

/** The fields that belong beside a value, and have nothing in them. @returns each with the label of that value */
function lackingBeside(
  path: string,
  { rules, leaf }: Catalogue,
  draft: FormDraft,
): readonly { readonly at: string; readonly label: string }[] {
  const inTree = fieldOf(path)
  const label = leaf(inTree)?.label ?? inTree
  return rules.flatMap((rule) => {
    if (rule.rule !== 'together' || `${rule.level}.${rule.field}` !== inTree) return []
    const element = path.slice(0, path.lastIndexOf('.')).split('.')
    const isFilled = rule.beside.some((name) => !isEmpty({ [name]: valueIn(draft, [...element, name]) ?? '' }))
    return isFilled ? [] : rule.beside.slice(0, 1).map((name) => ({ at: [...element, name].join('.'), label }))
  })
}

/** The path in the tree of a path in a payload. */
const fieldOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '[]')

/** By path, what is wrong at a field; what has no field is left over. */
export function sortByField(
  issues: readonly Issue[],
  catalogue: Catalogue,
): {
  readonly faults: ReadonlyMap<string, string>
  readonly others: readonly Issue[]
} {
  const faults = new Map<string, string>()
  const others: Issue[] = []
  for (const issue of issues) {
    const path = issue.where?.path
    if (path === undefined || catalogue.leaf(fieldOf(path)) === undefined) others.push(issue)
    else faults.set(path, [faults.get(path), sayMessage(issue.message)].filter(Boolean).join(' '))
  }
  return { faults, others }
}
