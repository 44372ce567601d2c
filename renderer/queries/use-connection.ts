/** The connection in use, as the wizard's state has it (shell/wizard-state.ts): there is no other copy of it in the window. */
import { createContext, useContext } from 'react'
import type { ConnectionStatus } from '../../shared/ipc.ts'

/** There is a service, practice or live. */
export type Connected = Exclude<ConnectionStatus, { readonly kind: 'none' }>

const ConnectionContext = createContext<ConnectionStatus | null>(null)
export const ConnectionProvider = ConnectionContext

export function useConnection(): ConnectionStatus {
  const connection = useContext(ConnectionContext)
  if (connection === null) throw new Error('There is no ConnectionProvider above this component.')
  return connection
}

/** Of a part that is only drawn where there is a service. */
export function useConnected(): Connected {
  const connection = useConnection()
  if (connection.kind === 'none') throw new Error('This component is not drawn without a connection.')
  return connection
}

/** Which service it is, in one text: what was found there, or agreed to, counts at no other. */
export const serviceOf = (at: ConnectionStatus): string =>
  at.kind === 'live' ? `${at.supplierCode} ${at.address}` : at.kind === 'practice' ? `${at.kind} ${at.round}` : at.kind
