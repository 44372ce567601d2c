/** The run over many accounts, as it stands now: read once, and then kept up by news. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RunState } from '../../../shared/ipc.ts'
import { useDeskEvent } from '../../queries/desk-context.tsx'
import { type QueryState, useDeskQuery } from '../../queries/use-desk-query.ts'

export function useRun(): QueryState<RunState | null> {
  const client = useQueryClient()
  useDeskEvent('runChanged', (run) => client.setQueryData(['readRun', {}], { value: run }))
  return useDeskQuery('readRun', {})
}

/** The ended run that the person has read and left: it does not come up again, also not after another step was shown. */
export function useLeftRun(): readonly [id: string | null, leave: (id: string) => void] {
  const client = useQueryClient()
  const left = useQuery({
    queryKey: leftRunKey,
    queryFn: () => client.getQueryData<string | null>(leftRunKey) ?? null,
    // However long the person is elsewhere.
    gcTime: Number.POSITIVE_INFINITY,
  })
  return [left.data ?? null, (id) => client.setQueryData(leftRunKey, id)]
}

const leftRunKey = ['leftRun']

export const isUnderWay = ({ stage }: RunState): boolean => stage !== 'ended'
