/** Accounts as screens show them, a page at a time; and how many there are of each. */
import type { StatusCounts } from '../../shared/account-status.ts'
import type { AccountFilter, AccountPage } from '../../shared/ipc.ts'
import { type QueryState, useDeskQuery } from './use-desk-query.ts'
import { type PagedList, usePagedList } from './use-paged-list.ts'

export type AccountList = PagedList<'listAccounts'>

export const useAccountList = (start: { readonly filter: AccountFilter; readonly perPage: number }): AccountList =>
  usePagedList('listAccounts', start)

/** The counts of all come with any of them. */
const one = { offset: 0, limit: 1, filter: 'all' } as const

/** How many accounts there are in each state: every number on any screen is one of these, or a sum of them. */
export const useStatusCounts = (isOn = true): QueryState<StatusCounts> =>
  useDeskQuery('listAccounts', one, { isOn, keepsPrevious: true, pick: countsOf })

/** The same of those that have errors or warnings. */
export const useProblemCountsByStatus = (isOn = true): QueryState<StatusCounts> =>
  useDeskQuery('listAccounts', one, { isOn, keepsPrevious: true, pick: withProblemsOf })

/** How many were ever sent, as they stand by now or otherwise. */
export const useSentCount = (isOn = true): QueryState<number> =>
  useDeskQuery('listAccounts', one, { isOn, keepsPrevious: true, pick: sentCountOf })

// The same function each time: what is picked stays the same until the answer changes.
const countsOf = <T>({ counts }: { readonly counts: T }): T => counts
const sentCountOf = ({ sentCount }: AccountPage): number => sentCount
const withProblemsOf = ({ withProblems }: AccountPage): StatusCounts => withProblems
