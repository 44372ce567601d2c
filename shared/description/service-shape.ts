/**
 * How a service of this kind is talked to, beyond the fields of its accounts: where each call goes, and what else it names. Plain data:
 * ours stands here, an operator's is drawn from its document (read-shape.ts), and the client knows no other way.
 */

import type { AdditionKind } from '../contract/field.ts'
import type { StateMeanings } from './state-meanings.ts'

/** `{supplier}` and `{number}` stand for the supplier code and the account number. */
export type RouteTemplate = string

/** The calls that a service need not have. */
export type OptionalCall =
  | 'validate'
  | 'process'
  | 'notes'
  | 'transactions'
  | 'statements'
  | 'paymentInstruction'
  | 'transferStatus'
  | 'allAccounts'
  | 'pendingAccounts'
  | 'importedAccounts'

/** Which call adds a kind of thing. */
export const callThatAdds = (kind: AdditionKind): OptionalCall => (kind === 'payment' ? 'paymentInstruction' : kind)

/** The field of a request that the account stands in. */
export type Wrapper = {
  readonly field: string
  /** What schema and examples of a document say may differ; then the examples count. */
  readonly isUsed: boolean
  /** Other fields that such a request needs, of which nothing has to be said: each is sent as an empty object. */
  readonly beside: readonly string[]
}

/** The field of an answer that says how far an account is, and what its values mean. Others are told as they are, and end nothing. */
export type StateField = { readonly field: string; readonly meanings: StateMeanings }

export type ServiceShape = {
  /** Below the address of the service, beginning with a slash; `null`: it has no such call. */
  readonly routes: { readonly create: RouteTemplate } & Readonly<Record<OptionalCall, RouteTemplate | null>>
  /** `null`: the request is the account. */
  readonly wrapper: Readonly<Record<'create' | 'validate', Wrapper | null>>
  /** The fields that are answered where an account was taken; none: nothing is. */
  readonly taken: Readonly<Record<'create' | 'validate', readonly string[]>>
  readonly states: Readonly<Record<'process' | 'transferStatus', StateField>>
  /** The fields of an account that tell it from all others, and whose it is. */
  readonly account: { readonly key: string; readonly supplier: string | null }
  /** The fields of a record of its lists. */
  readonly listed: { readonly number: string; readonly createdAt: string | null }
  /** The fields by which a request that adds something says whose it is, and the calls of which only the address says it. */
  readonly additions: {
    readonly key: string
    readonly supplier: string | null
    readonly addressed: readonly OptionalCall[]
  }
  readonly transactions: {
    /** The field of the request that holds them, and the one by which the service knows one again. */
    readonly list: string
    readonly id: string | null
    /** Query parameters: to leave out what was added before, and to change the date of what is outside the open statement period. */
    readonly check: string | null
    readonly move: string | null
  }
}

/** `pending`: staged, no account yet. `imported`: an account exists. */
export type AccountList = 'all' | 'pending' | 'imported'

/** Source: service interface, "Endpoints". */
export const ownShape: ServiceShape = {
  routes: {
    validate: '/v2/data-import/accounts/validate/',
    create: '/v2/data-import/accounts/',
    process: '/v2/data-import/accounts/{supplier}/{number}/',
    notes: '/v1/data-import/notes/create/',
    transactions: '/v1/data-import/transactions/create/',
    statements: '/v1/data-import/historical-statements/create/',
    paymentInstruction: '/v1/data-import/payment-instruction/create/',
    transferStatus: '/v1/data-import/account-transfer-status/{supplier}/{number}/',
    allAccounts: '/v1/data-import/all-account-import-processes/{supplier}/',
    pendingAccounts: '/v1/data-import/pending-account-import-processes/{supplier}/',
    importedAccounts: '/v1/data-import/imported-account-import-processes/{supplier}/',
  },
  wrapper: { create: null, validate: null },
  taken: { create: [], validate: [] },
  states: { process: { field: 'status', meanings: {} }, transferStatus: { field: 'status', meanings: {} } },
  account: { key: 'external_account_number', supplier: 'import_supplier' },
  listed: { number: 'external_account_number', createdAt: 'account_created_at' },
  additions: { key: 'external_account_number', supplier: 'import_supplier', addressed: [] },
  transactions: {
    list: 'transactions',
    id: 'transaction_id',
    check: 'check_previously_added',
    move: 'force_add_to_current_statement',
  },
}
