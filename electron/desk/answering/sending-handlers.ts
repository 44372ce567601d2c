/** Answers what screens ask of the service: dry runs, creating one or many, watching and comparing, and adding to accounts. */
import { canBeTried } from '../../../shared/account-status.ts'
import type { Desk } from '../../../shared/ipc.ts'
import { ok } from '../../../shared/result.ts'
import { pageOfAdditions } from '../additions/addition-rows.ts'
import type { AdditionSession } from '../additions/addition-session.ts'
import type { AdditionSheet } from '../additions/addition-sheet.ts'
import type { CompareSession } from '../sending/compare-session.ts'
import { type CreatedElsewherePorts, createdElsewhere } from '../sending/created-elsewhere.ts'
import type { ImportSession } from '../sending/import-session.ts'
import type { RunSession } from '../sending/run-session.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'
import type { Interruptions } from '../status/interruptions.ts'

export type SendingPorts = CreatedElsewherePorts & {
  readonly imports: ImportSession
  readonly interruptions: Interruptions
  readonly statuses: AccountStatuses
  readonly runs: RunSession
  readonly comparisons: CompareSession
  readonly additions: AdditionSession
  readonly additionSheet: AdditionSheet
}

export function createSendingHandlers(ports: SendingPorts) {
  const { session, imports, interruptions, statuses, runs, comparisons, additions, additionSheet } = ports

  return {
    startDryRun: async ({ keys }) => {
      const { accounts, leftOut } = statuses.choose(keys === 'all' ? null : keys, canBeTried)
      const run = await imports.dryRun(accounts.map(({ key }) => key))
      return run.ok ? ok({ ...run.value, leftOut }) : run
    },
    pauseDryRun: async () => {
      imports.dryRuns.pause()
      return ok({})
    },
    resumeDryRun: async () => {
      imports.dryRuns.resume()
      return ok({})
    },
    stopDryRun: async () => {
      await imports.dryRuns.stop()
      return ok({})
    },
    readDryRun: async () => ok(imports.dryRuns.read()),
    createAccount: ({ key }) => {
      const number = session.register().find(key)?.accountNumber
      const agreed = interruptions.begin(number == null ? [] : [number])
      return imports.create(key).finally(agreed.over)
    },
    watchAccounts: imports.watch,

    listCreateDoubts: async () => {
      const found = await createdElsewhere(ports)
      return found.ok ? ok([...found.value]) : found
    },
    planRun: async ({ keys }) => ok(await runs.plan(keys)),
    startRun: async ({ at: _, ...wish }) => runs.start(wish),
    pauseRun: async () => runs.pause(),
    resumeRun: async () => runs.resume(),
    stopRun: async () => runs.stop(),
    changeRunLimits: async (limits) => runs.changeLimits(limits),
    readRun: async () => ok(runs.read()),
    readInterruption: async () => ok(interruptions.read()),
    forgetInterruption: async () => {
      interruptions.forget()
      return ok({})
    },

    compareWithService: comparisons.compare,
    readComparison: async (ask) => ok(comparisons.read(ask)),

    findAdditionTarget: ({ accountNumber }) => additions.findTarget(accountNumber),
    readAdditions: async ({ accountNumber }) => ok([...additions.read(accountNumber)]),
    sendAddition: ({ at: _, ...ask }) => additions.send(ask),
    listAdditions: async (ask) => {
      const page = pageOfAdditions(additionSheet.rows(), ask)
      return ok({ ...page, rows: await additionSheet.atCells(page.rows) })
    },
    sendAdditions: ({ at: _, ...ask }) => additionSheet.send(ask),
    readAdditionSending: async () => ok(additionSheet.progress()),
    stopAdditions: async () => {
      await additionSheet.stop()
      return ok({})
    },
  } satisfies Partial<Desk>
}
