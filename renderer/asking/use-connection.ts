/** The connection in use, as it is now: read when a screen comes up, then kept up by news. `null` until it is known. */
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { useDeskQuery } from './use-desk-query.ts'

export function useConnection(): ConnectionStatus | null {
  const asked = useDeskQuery('readConnection', {}, { isKept: false })
  return asked.state === 'done' ? asked.value : null
}
