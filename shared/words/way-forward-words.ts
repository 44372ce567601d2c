/** What a person can do next about an account or a run. */
import type { WayForward } from '../ipc/way-forward.ts'

export const wayForwardWords: Readonly<Record<WayForward, string>> = {
  fixInCheck: 'Mend it in Check, then send it again.',
  tryAgain: 'Go on when the cause is gone. Nothing is sent twice.',
  askOperator: 'Ask the operator of the platform.',
  wait: 'Nothing to do: the service is asked about it by itself.',
  nothingToDo: 'Nothing to do.',
}
