/** Reads and checks what is typed for one account, and puts what is wrong beside its field. Pure. */
import { type AdditionKind, type AdditionRequest, accountHead } from '../../../shared/additions/addition-requests.ts'
import { checkAdditions } from '../../../shared/additions/check-additions.ts'
import { type FormDraft, readForm, type Writing } from '../../../shared/additions/read-form.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'

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
    const field = path?.replaceAll(/\.\d+(?=\.|$)/g, '[]')
    if (path === undefined || field === undefined || catalogue.leaf(field) === undefined) others.push(issue)
    else faults.set(path, [faults.get(path), sayMessage(issue.message)].filter(Boolean).join(' '))
  }
  return { faults, others }
}
