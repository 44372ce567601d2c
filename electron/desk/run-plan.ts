/** Which accounts a run would send, of those a person chose, and how many it leaves alone and why. */
import type { Ask, RunPlan } from '../../shared/ipc.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

export function chooseAccounts(
  session: ProjectSession,
  imports: ImportSession,
  keys: Ask<'planRun'>['keys'],
): { readonly accounts: readonly IndexedAccount[]; readonly plan: RunPlan } {
  const { stateOf, isFailedUnchanged } = imports.view()
  const named = keys === 'allReady' ? null : new Set(keys)
  const leftOut = { notReady: 0, setAside: 0, onPlatform: 0, underWay: 0, failedUnchanged: 0 }
  const accounts = session.accounts().filter((account) => {
    if (named !== null && !named.has(account.key)) return false
    const state = stateOf(account)?.state ?? 'notSent'
    const isSetAside = session.setAsideOf(account.key) !== null
    const why = isSetAside ? 'setAside' : whyLeftOut(account, state, named === null && isFailedUnchanged(account))
    if (why !== null) leftOut[why] += 1
    return why === null
  })
  return { accounts, plan: { count: accounts.length, leftOut } }
}

type State = NonNullable<ReturnType<ReturnType<ImportSession['view']>['stateOf']>>['state']

function whyLeftOut(
  { accountNumber, errorCount }: IndexedAccount,
  state: State,
  isFailedUnchanged: boolean,
): keyof RunPlan['leftOut'] | null {
  if (state === 'finished') return 'onPlatform'
  if (state === 'accepted' || state === 'sending' || state === 'unknown') return 'underWay'
  if (errorCount > 0 || accountNumber === null) return 'notReady'
  return isFailedUnchanged ? 'failedUnchanged' : null
}
