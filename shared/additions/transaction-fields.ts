/** What is told of a transaction wherever it is named, by the traits of its fields. */
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { partOf } from './addition-requests.ts'

/** Names of fields; `null`: a transaction has none such. */
export type TransactionFields = {
  readonly id: string | null
  readonly date: string | null
  readonly amount: string | null
  readonly type: string | null
  /** Its own number, and others by which it is found in another list. */
  readonly references: readonly Leaf[]
}

/** The first of each sort is of the transaction itself; what else there is says more about it. */
export function transactionFields(tree: Pick<Catalogue, 'root'>): TransactionFields {
  const list = partOf('transactions', tree)
  const leaves = list?.type === 'level' ? list.children.filter((node) => node.type === 'leaf') : []
  const first = (fits: (leaf: Leaf) => boolean): string | null => leaves.find(fits)?.name ?? null
  return {
    id: list?.type === 'level' ? (list.naturalKeys[0]?.[0] ?? null) : null,
    date: first(({ kind }) => kind === 'date'),
    amount: first(({ money }) => money !== null),
    type: first(({ isClosed }) => isClosed),
    references: leaves.filter(({ kind }) => kind === 'identifier'),
  }
}
