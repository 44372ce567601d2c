/**
 * What is added to an account, cut into the requests that take it. A form and a spreadsheet hold everything for one account side by side;
 * the service has a call for each kind, and its field tree says which list or group goes in which (`addition`).
 */

import { type Fields, isFields, memberOf } from '../basics/members.ts'
import type { Catalogue, Group, Level, Node } from '../catalogue/catalogue.ts'
import { type AdditionKind, additionKinds } from '../contract/field.ts'
import type { Issue } from '../result.ts'

export { type AdditionKind, additionKinds }

/** One request: everything of one kind for one account. */
export type AdditionRequest = {
  readonly kind: AdditionKind
  readonly payload: Fields
  /** How many things it adds: notes, transactions, statements, or the one instruction. */
  readonly count: number
}

/** The field tree of additions. */
type Tree = Pick<Catalogue, 'root'>

/** @returns one request for each kind that has something in it, in the order of `additionKinds` */
export function additionRequests(additions: Fields, tree: Tree): AdditionRequest[] {
  // What belongs nowhere goes along, so that it is found.
  const head = Object.fromEntries(Object.entries(additions).filter(([name]) => kindOfPath(name, tree) === undefined))
  return additionKinds.flatMap((kind): readonly AdditionRequest[] => {
    const node = partOf(kind, tree)
    const value = node === undefined ? undefined : memberOf(additions, node.name)
    if (node === undefined || value === undefined) return []
    if (node.type === 'group') return isFields(value) ? [{ kind, payload: { ...head, ...value }, count: 1 }] : []
    const count = Array.isArray(value) ? value.length : 0
    return count === 0 ? [] : [{ kind, payload: { ...head, [node.name]: value }, count }]
  })
}

/** The request put back to where its things stand in the account's additions. */
export function additionsOf(kind: AdditionKind, payload: Fields, tree: Tree): Fields {
  const node = partOf(kind, tree)
  return node?.type === 'group' && isFields(payload)
    ? { ...headOf(payload, tree), [node.name]: ownIn(payload, tree) }
    : payload
}

/** What of a payload every request carries. Source: service interface, "General payload rules". */
const headOf = (payload: Fields, tree: Tree): Fields =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => isOfHead(name, tree)))

/** What every request of an account carries. */
export const accountHead = (
  { accountKey, supplierField }: Pick<Catalogue, 'accountKey' | 'supplierField'>,
  supplierCode: string,
  accountNumber: string,
): Fields => ({
  ...(supplierField && { [supplierField.name]: supplierCode }),
  [accountKey]: accountNumber,
})

/** What of a request is added. */
export const ownIn = (payload: Fields, tree: Tree): Fields =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !isOfHead(name, tree)))

/** The things that a request adds. */
export function thingsOf({ kind, payload }: AdditionRequest, tree: Tree): readonly Fields[] {
  const node = partOf(kind, tree)
  if (node?.type === 'group') return [ownIn(payload, tree)]
  const things = memberOf(payload, node?.name ?? '')
  return Array.isArray(things) ? things.filter(isFields) : []
}

/**
 * The path that a path of a request has in the account's additions: the instruction's fields stand in a group there.
 * @param path  with points, as the service names it: `vendor`, `notes.0.body`
 */
export function pathInAdditions(kind: AdditionKind, path: string, tree: Tree): string {
  const node = partOf(kind, tree)
  if (node === undefined) return path
  // A refusal that is a list is about the list that was sent.
  const isInside = /^\d+(\.|$)/.test(path) || (node.type === 'group' && !isOfHead(path, tree))
  return isInside ? `${node.name}.${path}` : path
}

/** Which kind a path of the additions belongs to; `undefined` for what every request carries. */
export function kindOfPath(path: string, { root }: Tree): AdditionKind | undefined {
  const [first = ''] = path.split(/[.[]/)
  return additionOf(root.children.find(({ name }) => name === first))
}

/** Whether a path of the additions is part of a request of a kind; what every request carries is. */
export const isOfKind = (kind: AdditionKind, path: string, tree: Tree): boolean =>
  (kindOfPath(path, tree) ?? kind) === kind

/** Whether what is said at a path of the additions stands against a request of a kind; what is wrong with another kind does not. */
export const isAbout = (kind: AdditionKind, { where }: Pick<Issue, 'where'>, tree: Tree): boolean =>
  where?.path === undefined || isOfKind(kind, where.path, tree)

const additionOf = (node: Node | undefined): AdditionKind | undefined =>
  node === undefined || node.type === 'leaf' ? undefined : node.addition

/** The list or group that holds what a kind adds; `undefined` where the service takes none of it. */
export const partOf = (kind: AdditionKind, { root }: Tree): Level | Group | undefined =>
  root.children.find((node): node is Level | Group => additionOf(node) === kind)

const isOfHead = (name: string, { root }: Tree): boolean =>
  root.children.some((node) => node.type === 'leaf' && node.name === name)
