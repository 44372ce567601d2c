/** Pages of a long list: which part is shown, and the way to the others. */
import { Pagination } from '@mantine/core'
import { showNumber } from '../../shared/words/phrases.ts'
import { type Noun, showCount } from '../words/counting.ts'
import classes from './paging.module.css'

type Props = {
  readonly total: number
  readonly perPage: number
  /** Counted from 1. */
  readonly page: number
  readonly noun: Noun
  /** Of what the pages are, where a screen has several lists: "Pages of the comparison". */
  readonly label?: string
  readonly onPage: (page: number) => void
}

export function Paging({ total, perPage, page, noun, label = 'Pages', onPage }: Props) {
  const pageCount = Math.ceil(total / perPage)
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  return (
    <nav className={classes.paging} aria-label={label}>
      <span className={classes.words}>
        {pageCount > 1 ? `${showNumber(first)} to ${showNumber(last)} of ` : ''}
        {showCount(total, noun)}
      </span>
      {pageCount > 1 && (
        <Pagination
          total={pageCount}
          value={page}
          size="sm"
          siblings={0}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? 'Page before' : 'Page after' })}
          onChange={onPage}
        />
      )}
    </nav>
  )
}
