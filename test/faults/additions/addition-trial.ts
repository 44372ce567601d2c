/** A trial of additions: one command adds to accounts that are imported, through everything the plan holds. */
import { setTimeout as wait } from 'node:timers/promises'
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { ServiceProcess } from '../service-process.ts'
import { runTrial, type TrialReport } from '../trial.ts'
import type { AdditionPlan } from './addition-plan.ts'
import { type ReportedAddition, startAdding } from './addition-process.ts'
import { findBrokenAdditions } from './addition-promises.ts'

export const runAdditionTrial = (plan: AdditionPlan): Promise<TrialReport> =>
  runTrial(plan, {
    what: `add ${plan.kind}`,
    accountCount: plan.accounts.length,
    prepare: (service) => importAccounts(plan, service),
    start: (surroundings) => startAdding(plan, surroundings),
    isDone: (reported) => reported.length >= plan.accounts.length && reported.every((one) => isSettled(plan, one)),
    findBroken: (proxy, service, reported) => findBrokenAdditions(plan, proxy, service, reported),
  })

/** All but the additions themselves is out of the trial's way: past the proxy, before the faults. */
async function importAccounts({ accounts }: AdditionPlan, service: ServiceProcess): Promise<void> {
  for (const { number } of accounts)
    await service.ask('/v2/data-import/accounts/', { import_supplier: 'PRACTICE', external_account_number: number })
  for (;;) {
    const imported = await service.ask('/v1/data-import/imported-account-import-processes/PRACTICE/')
    if (Array.isArray(imported) && imported.length === accounts.length) return
    await wait(200)
  }
}

/** Given again, the command would say the same: it was taken, or refused, or a person has to decide. */
function isSettled({ kind }: AdditionPlan, { status, said }: ReportedAddition): boolean {
  if (status === 'DONE' || status === 'REFUSED') return true
  return (
    status === 'NOT_SENT' &&
    [issue('addition_final', {}), issue('addition_may_double', { kind, attempts: 1 })].some(
      (one) => said === sayMessage(one.message),
    )
  )
}
