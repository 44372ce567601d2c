/** Which actions an account offers now; the one to take first stands last, where the row ends. */
import { type AccountAction, actionsOf, isIn } from '../../shared/account-status.ts'
import type { AccountSummary } from '../../shared/ipc.ts'

/** @param hasNext  another account is waiting to be created */
export function actionsFor(
  { status, import: { wayForward } }: AccountSummary,
  hasNext: boolean,
): readonly AccountAction[] {
  // Nothing here mends it: the operator is asked, and meanwhile the others go on.
  if (isIn('refusedOrFailed', status) && wayForward === 'askOperator') return ['mend', 'create', 'goOn']
  return actionsOf(status).filter((action) => action !== 'skip' || hasNext)
}
