/** Keeps a list on a page that it has: when there is less of it than before, the last page takes the place of one that is gone. */
import type { Asked } from './use-desk-query.ts'

type Paged = {
  readonly asked: Asked<{ readonly total: number }>
  readonly perPage: number
  /** Counted from 1. */
  readonly page: number
  readonly setPage: (page: number) => void
}

/** Called by the component that holds the page, while it is drawn. */
export function useLastPage({ asked, perPage, page, setPage }: Paged): void {
  if (asked.state !== 'done') return
  const lastPage = Math.max(1, Math.ceil(asked.value.total / perPage))
  // While another page is being read, the total may be that of the list before.
  if (page > lastPage && !asked.isRefreshing) setPage(lastPage)
}
