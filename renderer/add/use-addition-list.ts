/** The accounts of a spreadsheet of additions as a screen shows them: narrowed by a filter and a search, one page at a time. */
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { AdditionRowFilter, Reply } from '../../shared/ipc.ts'
import { type Asked, useDeskQuery } from '../asking/use-desk-query.ts'
import { useLastPage } from '../asking/use-last-page.ts'

const typingPauseMs = 250
export const additionsPerPage = 25

export type AdditionList = {
  readonly asked: Asked<Reply<'listAdditions'>>
  readonly filter: AdditionRowFilter
  readonly setFilter: (filter: AdditionRowFilter) => void
  /** As it stands in the input. */
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** What is searched for, once the typing pauses; `''` for every account. */
  readonly search: string
  /** Counted from 1. */
  readonly page: number
  readonly setPage: (page: number) => void
}

export function useAdditionList(): AdditionList {
  const [filter, setFilter] = useState<AdditionRowFilter>('all')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs)
  const [page, setPage] = useState(1)
  const asked = useDeskQuery(
    'listAdditions',
    {
      offset: (page - 1) * additionsPerPage,
      limit: additionsPerPage,
      filter,
      ...(search === '' ? {} : { search }),
    },
    { keepsPrevious: true },
  )
  useLastPage({ asked, perPage: additionsPerPage, page, setPage })
  return {
    asked,
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
    setPage,
  }
}
