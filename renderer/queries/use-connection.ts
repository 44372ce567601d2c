/** The connection in use, as it is now: read when a screen comes up, then kept up by news. */
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { type MoneyTerms, usualTerms } from '../../shared/service/money-terms.ts'
import { useDeskQuery } from './use-desk-query.ts'

/** `null` until it is known. */
export function useConnection(): ConnectionStatus | null {
  const asked = useDeskQuery('readConnection', {}, { isKept: false })
  return asked.state === 'done' ? asked.value : null
}

/** How its service takes money; as amounts stand while there is none. */
export function useMoneyTerms(): MoneyTerms {
  const connection = useConnection()
  return connection?.terms ?? usualTerms
}
