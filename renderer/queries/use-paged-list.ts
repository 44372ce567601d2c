/** A long list of the desk as a screen shows it: narrowed by a filter and a search, one page at a time. */
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Ask, Reply } from '../../shared/ipc.ts'
import { type QueryState, useDeskQuery } from './use-desk-query.ts'

type ListChannel = 'listAccounts' | 'listAdditions' | 'readComparison'

const typingPauseMs = 250

export type PagedList<C extends ListChannel> = {
  /** What to find, as it stands in the input. */
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** What is searched for once the typing pauses; `''` for everything. */
  readonly search: string
  readonly filter: Ask<C>['filter']
  readonly setFilter: (filter: Ask<C>['filter']) => void
  /** Counted from 1. */
  readonly page: number
  readonly perPage: number
  readonly setPage: (page: number) => void
  readonly asked: QueryState<Reply<C>>
}

export function usePagedList<C extends ListChannel>(
  channel: C,
  { perPage, ...start }: { readonly filter: Ask<C>['filter']; readonly perPage: number },
  /** What else is asked for with every page. */
  also: Partial<Ask<C>> = {},
): PagedList<C> {
  const [{ filter, typed, page }, setShown] = useState({ ...start, typed: '', page: 1 })
  const show = (changed: Partial<{ filter: Ask<C>['filter']; typed: string; page: number }>): void =>
    setShown((shown) => ({ ...shown, page: 1, ...changed }))
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs)
  const ask = {
    ...also,
    offset: (page - 1) * perPage,
    limit: perPage,
    filter,
    ...(search === '' ? {} : { search }),
  } as Ask<C>
  const asked = useDeskQuery(channel, ask, { keepsPrevious: true })
  const lastPage = asked.state === 'done' ? Math.max(1, Math.ceil(asked.value.total / perPage)) : page
  // There is less of it than before. While another page is being read, the total may be that of the list before.
  if (asked.state === 'done' && page > lastPage && !asked.isRefreshing) show({ page: lastPage })
  return {
    ...{ filter, typed, search, page, perPage, asked },
    setFilter: (wanted) => show({ filter: wanted }),
    setTyped: (wanted) => show({ typed: wanted }),
    setPage: (wanted) => show({ page: wanted }),
  }
}
