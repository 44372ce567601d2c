/** A list of accounts as screens show it: narrowed by a filter, a state of the import and a search, one page at a time. */
import { useState } from 'react'
import type { AccountFilter, AccountPage, ImportState } from '../../shared/ipc.ts'
import { type Asked, useDeskQuery } from './use-desk-query.ts'
import { useLastPage } from './use-last-page.ts'
import { type ListPages, useListPages } from './use-list-pages.ts'

export type AccountList = ListPages<AccountFilter> & {
  readonly asked: Asked<AccountPage>
  /** Only accounts in this state of the import; `null` for every state. */
  readonly state: ImportState['state'] | null
  readonly setState: (state: ImportState['state'] | null) => void
}

export function useAccountList(start: { readonly filter: AccountFilter; readonly perPage: number }): AccountList {
  const pages = useListPages(start)
  const [state, setState] = useState<ImportState['state'] | null>(null)
  const asked = useDeskQuery(
    'listAccounts',
    { ...pages.ask, ...(state === null ? {} : { state }) },
    { keepsPrevious: true },
  )
  useLastPage({ asked, ...pages })
  return {
    ...pages,
    asked,
    state,
    setState: (wanted) => {
      setState(wanted)
      pages.setPage(1)
    },
  }
}
