/** Which part of a long list a screen shows: narrowed by a filter and a search, one page at a time. */
import { useState } from 'react'
import { type TypedSearch, useTypedSearch } from './use-typed-search.ts'

export type ListPages<Filter> = TypedSearch & {
  readonly filter: Filter
  readonly setFilter: (filter: Filter) => void
  /** Counted from 1. */
  readonly page: number
  readonly perPage: number
  readonly setPage: (page: number) => void
  /** All of it, as the desk is asked. */
  readonly ask: {
    readonly offset: number
    readonly limit: number
    readonly filter: Filter
    readonly search?: string
  }
}

export function useListPages<Filter extends string>(start: {
  readonly filter: Filter
  readonly perPage: number
}): ListPages<Filter> {
  const { perPage } = start
  const [filter, setFilter] = useState(start.filter)
  const { typed, setTyped, search } = useTypedSearch()
  const [page, setPage] = useState(1)
  return {
    filter,
    setFilter: (wanted) => {
      setFilter(wanted)
      setPage(1)
    },
    typed,
    setTyped: (wanted) => {
      setTyped(wanted)
      setPage(1)
    },
    search,
    page,
    perPage,
    setPage,
    ask: { offset: (page - 1) * perPage, limit: perPage, filter, ...(search === '' ? {} : { search }) },
  }
}
