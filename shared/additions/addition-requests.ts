/**
 * What is to be added to one account, taken apart into the requests that add it: one per kind. A spreadsheet holds all kinds side by
 * side (`additionsPayload`); the service has a call for each.
 */

import type { AdditionsPayload } from '../contract/additions.ts'
import { isFields } from '../members.ts'
import type { Issue } from '../result.ts'

/** In the order they are sent in. */
export const additionKinds = ['notes', 'transactions', 'statements', 'payment'] as const
export type AdditionKind = (typeof additionKinds)[number]

/** One request: everything of one kind for one account. */
export type AdditionRequest = {
  readonly kind: AdditionKind
  readonly payload: Readonly<Record<string, unknown>>
  /** How many things it adds: notes, transactions, statements, or the one instruction. */
  readonly count: number
}

const instructionGroup = 'payment_instruction'

/** @returns one request for each kind that has something in it, in the order of `additionKinds` */
export function additionRequests(additions: AdditionsPayload): AdditionRequest[] {
  const { notes = [], transactions = [], statements = [], payment_instruction: instruction, ...head } = additions
  const requests: readonly AdditionRequest[] = [
    { kind: 'notes', payload: { ...head, notes }, count: notes.length },
    { kind: 'transactions', payload: { ...head, transactions }, count: transactions.length },
    { kind: 'statements', payload: { ...head, statements }, count: statements.length },
    { kind: 'payment', payload: { ...head, ...instruction }, count: instruction === undefined ? 0 : 1 },
  ]
  return requests.filter(({ count }) => count > 0)
}

/** The request put back to where its things stand in the account's additions. */
export function additionsOf(
  kind: AdditionKind,
  payload: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (kind !== 'payment' || !isFields(payload)) return payload
  const entries = Object.entries(payload)
  const own = entries.filter(([name]) => !headFields.has(name))
  return {
    ...Object.fromEntries(entries.filter(([name]) => headFields.has(name))),
    [instructionGroup]: Object.fromEntries(own),
  }
}

/**
 * The path that a path of a request has in the account's additions: the instruction's fields stand in a group there.
 * @param path  with points, as the service names it: `vendor`, `notes.0.body`
 */
export function pathInAdditions(kind: AdditionKind, path: string): string {
  // A refusal that is a list is about the list that was sent.
  if (/^\d+(\.|$)/.test(path)) return `${kind}.${path}`
  if (kind !== 'payment' || headFields.has(path)) return path
  return `${instructionGroup}.${path}`
}

/** Which kind a path of the additions belongs to; `undefined` for what every request carries. */
export function kindOfPath(path: string): AdditionKind | undefined {
  const [first = ''] = path.split(/[.[]/)
  if (first === instructionGroup) return 'payment'
  return additionKinds.find((kind) => kind === first)
}

/** Whether a path of the additions is part of a request of a kind; what every request carries is. */
export const isOfKind = (kind: AdditionKind, path: string): boolean => (kindOfPath(path) ?? kind) === kind

/** Whether what is said at a path of the additions stands against a request of a kind; what is wrong with another kind does not. */
export const isAbout = (kind: AdditionKind, { where }: Pick<Issue, 'where'>): boolean =>
  where?.path === undefined || isOfKind(kind, where.path)

/** What every request carries. Source: service interface, "General payload rules". */
const headFields: ReadonlySet<string> = new Set(['import_supplier', 'external_account_number'])
