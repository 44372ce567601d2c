/** Where accounts go: nowhere yet, to the practice service, or to the live one. */

import type { ConnectionStatus } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'

export type EnvironmentWords = { readonly name: string; readonly explanation: string }

export function environmentWords(connection: ConnectionStatus): EnvironmentWords {
  switch (connection.kind) {
    case 'none':
      return {
        name: say('not_connected'),
        explanation: say('not_connected_explained'),
      }
    case 'practice':
      return {
        name: say('practice'),
        explanation: say('practice_band'),
      }
    case 'live':
      return {
        name: say('live'),
        explanation: say('live_band', { supplierCode: connection.supplierCode, address: connection.address }),
      }
  }
}
