/** In a browser the window itself has to ask before it is closed while something is being sent; on the desktop the application does. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeskEvent, useHost } from '../queries/desk-context.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'

/** @param isReached  whether the application answers: one that has gone sends nothing any more */
export function useAskingBeforeClosing(isReached: boolean): void {
  const isBrowser = useHost() === 'browser'
  const client = useQueryClient()
  const asked = useDeskQuery('readUnderWay', {}, { isOn: isBrowser })
  useDeskEvent('underWayChanged', (state) => client.setQueryData(['readUnderWay', {}], { value: state }))
  const asks = isBrowser && isReached && asked.state === 'done' && asked.value.kind !== null
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks])
}
