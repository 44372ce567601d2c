/** Rows of a sheet, paged from the desk and read again where what is said about all of them has changed. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Ask, PageRow, ProjectState } from '../../../shared/ipc.ts'
import { useDesk } from '../../queries/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../../queries/issues-error.ts'
import { RowPages } from './row-pages.ts'

/** Which rows of which sheet. */
type Selection = Omit<Ask<'readSheetPage'>, 'offset' | 'limit'>

type Paged = { readonly pages: RowPages<PageRow>; readonly failure: Issues | null }

/** @param edition  changes when the service said something about accounts */
export function useRowPages(
  selection: Selection,
  project: Pick<ProjectState, 'mapping' | 'sheets'>,
  edition = 0,
): Paged {
  const desk = useDesk()
  const [failure, setFailure] = useState<Issues | null>(null)
  // The selection never changes while these rows are on screen: another one gets rows of its own.
  const [pages] = useState(
    () =>
      new RowPages<PageRow>(async (offset, limit) => {
        try {
          const page = valueOrThrow(await desk.readSheetPage({ ...selection, offset, limit }))
          setFailure(null)
          return page
        } catch (error) {
          setFailure(issuesOf(error))
          throw error
        }
      }),
  )
  const { mapping, sheets } = project
  const shown = useRef<readonly [mapping: unknown, sheets: unknown, edition: number]>(undefined)
  useEffect(() => {
    // The answer to an edit tells its rows itself; the mapping and what the service says reach all of them.
    const now = [mapping, sheets, edition] as const
    if (shown.current === undefined) pages.want(0, 0)
    else if (shown.current.some((part, index) => part !== now[index])) pages.refresh()
    shown.current = now
  }, [pages, mapping, sheets, edition])
  return { pages, failure }
}

/** Something of the pages, followed for itself alone: most changes of rows are none of it. */
export const useOfPages = <T>(pages: RowPages<PageRow>, pick: (pages: RowPages<PageRow>) => T): T =>
  useSyncExternalStore(pages.subscribe, () => pick(pages))

/** The rows of the first screen as they were first, so that columns don't change their widths while one works. */
export function useFirstRows(pages: RowPages<PageRow>): readonly PageRow[] {
  const [first, setFirst] = useState<readonly PageRow[] | null>(null)
  const page = useOfPages(pages, () => (first === null ? pages.snapshot().get(0) : undefined))
  if (first === null && page !== undefined) setFirst(page.slice(0, 60))
  return first ?? noRows
}

const noRows: readonly PageRow[] = []
