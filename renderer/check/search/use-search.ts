/** Searching the data: what is searched for, where one is among the cells that fit, and going on to the next. */
import { useRef, useState } from 'react'
import type { Reply, TextSearch } from '../../../shared/ipc.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { useDesk } from '../../queries/desk-context.tsx'
import { type Issues, issuesOf, valueOrThrow } from '../../queries/issues-error.ts'

export const searchScopes = ['sheet', 'column', 'everySheet'] as const
export type SearchScope = (typeof searchScopes)[number]

export type SearchWish = Pick<TextSearch, 'text' | 'matchesCase' | 'isWholeCell'> & { readonly scope: SearchScope }

export const noSearch: SearchWish = { text: '', matchesCase: false, isWholeCell: false, scope: 'sheet' }

export type SearchState =
  | { readonly state: 'rest' }
  | { readonly state: 'busy' }
  | { readonly state: 'found'; readonly answer: Reply<'findText'> }
  | { readonly state: 'issues'; readonly issues: Issues }

/** @param here  the active cell: its sheet and column are the ones that are meant */
export function searchOf(wish: SearchWish, here: CellPlace): TextSearch {
  const { scope, text, matchesCase, isWholeCell } = wish
  const within =
    scope === 'everySheet' ? null : { sheet: here.sheet, ...(scope === 'column' ? { column: here.column } : {}) }
  return { text, matchesCase, isWholeCell, within }
}

export type Search = {
  readonly progress: SearchState
  /** Goes to the next cell that fits; a newer search takes the place of one that is under way. */
  readonly go: (wish: SearchWish, direction: 'next' | 'previous') => Promise<void>
  readonly clear: () => void
}

type Props = {
  readonly here: () => CellPlace
  readonly onFound: (place: CellPlace) => Promise<void>
}

export function useSearch({ here, onFound }: Props): Search {
  const desk = useDesk()
  const [progress, setProgress] = useState<SearchState>({ state: 'rest' })
  const latest = useRef(0)
  return {
    progress,
    go: async (wish, direction) => {
      latest.current += 1
      const ask = latest.current
      if (wish.text === '') return setProgress({ state: 'rest' })
      setProgress({ state: 'busy' })
      try {
        const from = here()
        const answer = valueOrThrow(await desk.findText({ search: searchOf(wish, from), from, direction }))
        if (ask !== latest.current) return
        if (answer.place !== null) await onFound(answer.place)
        setProgress({ state: 'found', answer })
      } catch (error) {
        if (ask === latest.current) setProgress({ state: 'issues', issues: issuesOf(error) })
      }
    },
    clear: () => {
      latest.current += 1
      setProgress({ state: 'rest' })
    },
  }
}
