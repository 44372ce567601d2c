/** Which actions an account offers now; the one to take first stands last, where the row ends. */
import type { AccountStub } from '../../shared/ipc.ts'

export type AccountAction = 'mend' | 'try' | 'create' | 'askService' | 'goOn' | 'setAside' | 'skip'

/** @param hasNext  another account is waiting to be created */
export function actionsFor(stub: AccountStub, hasNext: boolean): readonly AccountAction[] {
  const skip: readonly AccountAction[] = hasNext ? ['skip'] : []
  switch (stub.import.state) {
    case 'notSent':
      return stub.setAside === null ? ['setAside', ...skip, ...beforeSending(stub)] : skip
    case 'sending':
      return []
    case 'unknown':
      return [...skip, 'askService']
    case 'refused':
      return isForOperator(stub) ? forOperator : [...skip, 'create', 'mend']
    case 'failed':
      return isForOperator(stub) ? forOperator : ['goOn', 'create', 'mend']
    case 'accepted':
    case 'finished':
      return ['goOn']
  }
}

/** Nothing here mends it: the operator is asked, and meanwhile the others go on. */
const isForOperator = ({ import: { wayForward } }: AccountStub): boolean => wayForward === 'askOperator'
const forOperator: readonly AccountAction[] = ['mend', 'create', 'goOn']

function beforeSending(stub: AccountStub): readonly AccountAction[] {
  if (stub.errorCount > 0) return ['mend']
  switch (stub.dryRun.outcome) {
    case 'passed':
      return ['try', 'create']
    case 'refused':
      return ['create', 'try', 'mend']
    case 'none':
    case 'notKnown':
    case 'outOfDate':
      return ['create', 'try']
  }
}
