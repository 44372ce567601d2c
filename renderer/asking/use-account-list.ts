/** A list of accounts as screens show it: narrowed by a filter and a search, one page at a time. */
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { AccountFilter, AccountPage, ImportState } from '../../shared/ipc.ts'
import { type Asked, useDeskQuery } from './use-desk-query.ts'
import { useLastPage } from './use-last-page.ts'

const typingPauseMs = 250

export type AccountList = {
  readonly asked: Asked<AccountPage>
  readonly filter: AccountFilter
  readonly setFilter: (filter: AccountFilter) => void
  /** Only accounts in this state of the import; `null` for every state. */
  readonly state: ImportState['state'] | null
  readonly setState: (state: ImportState['state'] | null) => void
  /** As it stands in the input. */
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** What is searched for, once the typing pauses; `''` for every account. */
  readonly search: string
  /** Counted from 1. */
  readonly page: number
  readonly perPage: number
  readonly setPage: (page: number) => void
}

export function useAccountList(start: { readonly filter: AccountFilter; readonly perPage: number }): AccountList {
  const { perPage } = start
  const [filter, setFilter] = useState(start.filter)
  const [state, setState] = useState<ImportState['state'] | null>(null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs)
  const [page, setPage] = useState(1)
  const asked = useDeskQuery(
    'listAccounts',
    {
      offset: (page - 1) * perPage,
      limit: perPage,
      filter,
      ...(state === null ? {} : { state }),
      ...(search === '' ? {} : { search }),
    },
    { keepsPrevious: true },
  )
  useLastPage({ asked, perPage, page, setPage })
  /** Another list begins at its first page. */
  const fromTheStart =
    <T>(set: (value: T) => void) =>
    (value: T): void => {
      set(value)
      setPage(1)
    }
  return {
    asked,
    filter,
    setFilter: fromTheStart(setFilter),
    state,
    setState: fromTheStart(setState),
    typed,
    setTyped: fromTheStart(setTyped),
    search,
    page,
    perPage,
    setPage,
  }
}
