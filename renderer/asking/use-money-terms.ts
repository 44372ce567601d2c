/** How the service of the connection in use takes money; as amounts stand while there is none. */
import { type MoneyTerms, usualTerms } from '../../shared/money-terms.ts'
import { useConnection } from './use-connection.ts'

export function useMoneyTerms(): MoneyTerms {
  const connection = useConnection()
  return connection === null || connection.kind === 'none' ? usualTerms : connection.terms
}
