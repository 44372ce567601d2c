/** Which of a document's operations add to an account that is there: each takes its number, beside what is added or in its address. */

import { type Fields, fieldsOf, isFields } from '../../basics/members.ts'
import type { AdditionKind } from '../../contract/field.ts'
import type { ServiceShape } from '../service-shape.ts'
import { wordsOf } from '../tree/field-traits.ts'
import { requestOf } from './account-operation.ts'
import { isAlike, type Route, routeOf } from './route-template.ts'
import { type Part, type Schema, type Schemas, unlessBroken } from './schema.ts'

export type AdditionOperation = {
  readonly kind: AdditionKind
  readonly path: string
  readonly route: Route
  readonly post: Fields
  readonly request: Schema
  readonly examples: readonly Fields[]
  /** The fields of the request that say whose it is. */
  readonly account: ServiceShape['account']
  /** The request has no such fields: its address says it. */
  readonly isAddressed: boolean
  /** The field that what is added stands in; `null`: it stands in the request itself. */
  readonly list: string | null
}

/** @param others  paths of operations that take whole accounts */
export function additionOperations(
  document: Fields,
  schemas: Schemas,
  account: ServiceShape['account'],
  others: ReadonlySet<string>,
): readonly AdditionOperation[] {
  const found = Object.entries(fieldsOf(document.paths)).flatMap(([path, item]) => {
    const { post } = fieldsOf(item)
    if (!isFields(post) || others.has(path)) return []
    return unlessBroken(() => operationOf(path, post, schemas, account)) ?? []
  })
  // What is added to one account is told together, so all of them say alike whose it is, if not by their address.
  const usual = (found.find(({ isAddressed }) => !isAddressed) ?? found[0])?.account ?? account
  return found.flatMap((one, index) => {
    const isAlike = one.account.key === usual.key && one.account.supplier === usual.supplier
    const isFirst = found.findIndex(({ kind }) => kind === one.kind) === index
    return isFirst && (isAlike || one.isAddressed) ? [{ ...one, account: usual }] : []
  })
}

function operationOf(
  path: string,
  post: Fields,
  schemas: Schemas,
  account: ServiceShape['account'],
): AdditionOperation | null {
  const { schema: request, examples } = requestOf(post, schemas)
  const route = routeOf(path, account)
  const named = namesIn(request, account)
  if (route === null || (named === null && !route.hasNumber)) return null
  const lists = [...request.properties].filter(([, parts]) => isListOfObjects(parts, schemas))
  const told = lists.flatMap(([list]) => {
    const kind = kindOf(list) ?? (lists.length === 1 ? kindOf(path) : null)
    return kind === null || kind === 'payment' ? [] : [{ kind, list }]
  })
  const single = singleIn(path, request, lists.length, schemas)
  const isOfItsOwn = told.some(({ kind, list }) => kindOf(list) === kind)
  const [first = null] = single === null || isOfItsOwn ? told : [{ kind: single, list: null }]
  const whose = { account: named ?? account, isAddressed: named === null }
  return first === null ? null : { ...first, path, route, post, request, examples, ...whose }
}

/** What a request adds that is itself the one thing that is added: an instruction, or a note, which may have lists of its own. */
function singleIn(path: string, request: Schema, lists: number, schemas: Schemas): AdditionKind | null {
  const kind = kindOf(path)
  if (kind === 'payment' && lists === 0) return kind
  const isText = (parts: readonly Part[]) => unlessBroken(() => schemas.read(parts).shape) === 'value'
  const saysText = [...request.properties].some(([name, parts]) => isOfText(name) && isText(parts))
  return kind === 'notes' && saysText ? kind : null
}

/** The fields of a request that are called as those of an account. */
export function namesIn({ properties }: Schema, account: ServiceShape['account']): ServiceShape['account'] | null {
  const names = [...properties.keys()]
  const named = (field: string): string | null =>
    names.find((name) => name === field) ?? names.find((name) => isAlike(name, field)) ?? null
  const key = named(account.key)
  return key === null ? null : { key, supplier: account.supplier === null ? null : named(account.supplier) }
}

export function isListOfObjects(parts: readonly Part[], schemas: Schemas): boolean {
  const list = schemas.read(parts)
  return list.shape === 'list' && schemas.read(list.items).shape === 'object'
}

const words: readonly (readonly [AdditionKind, RegExp])[] = [
  ['notes', /\b(note|comment|remark|memo)s?\b/],
  ['statements', /\b(statement|bill|invoice)s?\b/],
  ['transactions', /\b(transactions?|postings?|bookings?|entry|entries|charges?|payments)\b/],
  ['payment', /\b(payment|mandate|direct debit)\b/],
]

const kindOf = (name: string): AdditionKind | null => words.find(([, said]) => said.test(wordsOf(name)))?.[0] ?? null
const isOfText = (name: string): boolean => /^(body|text|content|message|note|comment|remark|memo)$/.test(wordsOf(name))
