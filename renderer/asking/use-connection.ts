/** The connection in use, as it is now: read when a screen comes up, then kept up by news. `null` until it is known. */
import { useQueryClient } from '@tanstack/react-query'
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { useNews } from './desk-context.tsx'
import { useDeskQuery } from './use-desk-query.ts'

export function useConnection(): ConnectionStatus | null {
  const client = useQueryClient()
  const asked = useDeskQuery('readConnection', {}, { isKept: false })
  useNews('connectionChanged', () => void client.invalidateQueries({ queryKey: ['readConnection'] }))
  return asked.state === 'done' ? asked.value : null
}
