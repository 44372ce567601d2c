/** What a person can do next about an account or a run. */
import type { WayForward } from '../../ipc/way-forward.ts'
import type { PlainKey } from '../../messages/say.ts'

export const wayForwardWords = {
  fixInCheck: 'fix_in_check',
  tryAgain: 'try_again',
  askOperator: 'ask_operator',
  wait: 'wait_for_service',
  nothingToDo: 'nothing_to_do',
} as const satisfies Record<WayForward, PlainKey>
