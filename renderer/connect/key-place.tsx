/** Says whether a key is stored, and where. The key itself never comes back to the screen. */

import type { ConnectionStatus } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { assertNever } from '../../shared/result.ts'

type Props = Pick<Extract<ConnectionStatus, { kind: 'live' }>, 'hasKey' | 'keyIsKept'>

export function KeyPlace({ hasKey, keyIsKept }: Props): string {
  if (!hasKey) return say('key_not_stored')
  switch (keyIsKept) {
    case 'keychain':
      return say('key_in_keychain')
    case 'thisRunOnly':
      return say('key_in_memory')
    default:
      return assertNever(keyIsKept)
  }
}
