/** What is told of a transaction wherever it is named, and of a past statement, by the traits of its fields. */
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { type AdditionKind, partOf } from './addition-requests.ts'

/** Names of fields; `null`: there is none such. */
export type ThingFields = {
  readonly id: string | null
  /** Each tells one from another by itself, the most telling first. */
  readonly numbers: readonly string[]
  readonly date: string | null
  readonly amount: string | null
  readonly type: string | null
  /** Its own numbers, and others by which it is found in another list. */
  readonly references: readonly Leaf[]
}

export const transactionFields = (tree: Pick<Catalogue, 'root'>): ThingFields => fieldsOfKind('transactions', tree)

/** The first of each sort is of the thing itself; what else there is says more about it. */
export function fieldsOfKind(kind: AdditionKind, tree: Pick<Catalogue, 'root'>): ThingFields {
  const list = partOf(kind, tree)
  const leaves = list?.type === 'level' ? list.children.filter((node) => node.type === 'leaf') : []
  const keys = list?.type === 'level' ? list.naturalKeys : []
  const numbers = keys.flatMap(([name, ...more]) => (name === undefined || more.length > 0 ? [] : [name]))
  const first = (fits: (leaf: Leaf) => boolean): string | null => leaves.find(fits)?.name ?? null
  return {
    id: keys[0]?.[0] ?? null,
    numbers,
    date: first(({ kind }) => kind === 'date'),
    amount: first(({ money }) => money !== null),
    type: first(({ isClosed }) => isClosed),
    references: leaves.filter(({ kind, name }) => kind === 'identifier' || numbers.includes(name)),
  }
}
