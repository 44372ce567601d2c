/** Pages of a long list: which part is shown, and the way to the others. */

import { Pagination } from '@mantine/core'
import { say } from '../../../shared/messages/say.ts'
import classes from './paging.module.css'

type Props = {
  readonly total: number
  readonly perPage: number
  /** Counted from 1. */
  readonly page: number
  /** Says how many there are. */
  readonly counted: 'account_count' | 'cell_count' | 'column_count'
  /** Of what the pages are, where a screen has several lists: "Pages of the comparison". */
  readonly label?: string
  readonly onPage: (page: number) => void
}

export function Paging({ total, perPage, page, counted, label, onPage }: Props) {
  const all = say(counted, { count: total })
  const pageCount = Math.ceil(total / perPage)
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  return (
    <nav className={classes.paging} aria-label={label ?? say('pages')}>
      <span className={classes.words}>{pageCount > 1 ? say('page_part', { first, last, things: all }) : all}</span>
      {pageCount > 1 && (
        <Pagination
          total={pageCount}
          value={page}
          size="sm"
          siblings={0}
          getItemProps={(item) => ({ 'aria-label': say('page_number', { page: item }) })}
          getControlProps={(control) => ({ 'aria-label': say(control === 'previous' ? 'page_before' : 'page_after') })}
          onChange={onPage}
        />
      )}
    </nav>
  )
}
