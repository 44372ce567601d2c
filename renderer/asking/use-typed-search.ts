/** What a person types to find something, and what is searched for once the typing pauses. */
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

const typingPauseMs = 250

export type TypedSearch = {
  /** As it stands in the input. */
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** What is searched for; `''` for everything. */
  readonly search: string
}

export function useTypedSearch(): TypedSearch {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs)
  return { typed, setTyped, search }
}
