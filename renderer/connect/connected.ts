/** A connection there is, practice or live. */
import type { ConnectionStatus } from '../../shared/ipc.ts'

export type Connected = Exclude<ConnectionStatus, { readonly kind: 'none' }>
