/** Accounts as screens show them: narrowed by a filter and a search, one page at a time; and how many there are of each. */
import type { StatusCounts } from '../../shared/account-status.ts'
import type { AccountFilter, AccountPage, Reply } from '../../shared/ipc.ts'
import { type Asked, useDeskQuery } from './use-desk-query.ts'
import { useLastPage } from './use-last-page.ts'
import { type ListPages, useListPages } from './use-list-pages.ts'

export type AccountList = ListPages<AccountFilter> & { readonly asked: Asked<AccountPage> }

export function useAccountList(start: { readonly filter: AccountFilter; readonly perPage: number }): AccountList {
  const pages = useListPages(start)
  const asked = useDeskQuery('listAccounts', pages.ask, { keepsPrevious: true })
  useLastPage({ asked, ...pages })
  return { ...pages, asked }
}

/** How many accounts there are in each state: every number on any screen is one of these, or a sum of them. */
export const useStatusCounts = (isOn = true): Asked<StatusCounts> =>
  useDeskQuery('listAccounts', { offset: 0, limit: 1, filter: 'all' }, { isOn, keepsPrevious: true, pick: countsOf })

/** The same of a spreadsheet of additions, whose accounts are on the platform already. */
export const useAdditionCounts = (isOn: boolean): Asked<Reply<'listAdditions'>['counts']> =>
  useDeskQuery(
    'listAdditions',
    { offset: 0, limit: 1, filter: 'all' },
    { isOn, keepsPrevious: true, pick: additionCountsOf },
  )

// The same function each time: what is picked stays the same until the answer changes.
const additionCountsOf = ({ counts }: Reply<'listAdditions'>) => counts
const countsOf = ({ counts }: AccountPage): StatusCounts => counts
