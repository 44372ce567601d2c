/** The addresses of the interface, below the base URL. Source: service interface, "Endpoints". */
import { canBeAskedAbout } from '../../shared/service-identifier.ts'

/**
 * A supplier code or account number as part of a path.
 * @returns nothing for what no address can hold
 */
export const pathPart = (identifier: string): string | undefined =>
  canBeAskedAbout(identifier) ? encodeURIComponent(identifier) : undefined

export const paths = {
  validate: '/v2/data-import/accounts/validate/',
  create: '/v2/data-import/accounts/',
  process: (supplier: string, number: string) => `/v2/data-import/accounts/${supplier}/${number}/`,
  notes: '/v1/data-import/notes/create/',
  transactions: '/v1/data-import/transactions/create/',
  statements: '/v1/data-import/historical-statements/create/',
  paymentInstruction: '/v1/data-import/payment-instruction/create/',
  transferStatus: (supplier: string, number: string) =>
    `/v1/data-import/account-transfer-status/${supplier}/${number}/`,
  list: (which: AccountList, supplier: string) => `/v1/data-import/${which}-account-import-processes/${supplier}/`,
} as const

/** `pending`: staged, no account yet. `imported`: an account exists. */
export type AccountList = 'all' | 'pending' | 'imported'
