/** What the service said meanwhile about accounts: problems and cells are read again, a few times a second at most. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDeskEvent } from '../queries/desk-context.tsx'

/** A dry run of a thousand accounts tells of each of them. */
const restMs = 400

/** @returns a number that changes when the cells shown may say something else */
export function useAccountNews(): number {
  const client = useQueryClient()
  const [edition, setEdition] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useDeskEvent('accountsChanged', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setEdition((count) => count + 1)
      void client.invalidateQueries({ queryKey: ['listProblems'] })
    }, restMs)
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return edition
}
