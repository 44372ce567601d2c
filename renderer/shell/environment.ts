/** Where accounts go: nowhere yet, to the practice service, or to the live one. */
import type { ConnectionStatus } from '../../shared/ipc.ts'

export type EnvironmentWords = { readonly name: string; readonly explanation: string }

export function environmentWords(connection: ConnectionStatus): EnvironmentWords {
  switch (connection.kind) {
    case 'none':
      return {
        name: 'Not connected',
        explanation: 'You can load and check your spreadsheet. Creating accounts needs a connection.',
      }
    case 'practice':
      return {
        name: 'Practice',
        explanation: 'Everything stays on this computer. Accounts you create here are not real.',
      }
    case 'live':
      return {
        name: 'Live',
        explanation: `Accounts you create are real. Supplier ${connection.supplierCode} at ${connection.address}`,
      }
  }
}
