/** Answers what screens ask of the service about accounts: dry runs, creating one or many, watching, and comparing. */
import { canBeTried } from '../../../shared/account-status.ts'
import type { Desk } from '../../../shared/ipc.ts'
import { ok } from '../../../shared/result.ts'
import type { Projects } from '../../storage/projects.ts'
import type { Connections } from '../connection/connections.ts'
import { onlyAt } from '../connection/only-at.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { CompareSession } from '../sending/compare-session.ts'
import { createdElsewhere } from '../sending/created-elsewhere.ts'
import type { ImportSession } from '../sending/import-session.ts'
import type { RunSession } from '../sending/run-session.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'

type ImportPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly statuses: AccountStatuses
  readonly connections: Connections
  readonly runs: RunSession
  readonly comparisons: CompareSession
  readonly projects: Projects
}

type ImportHandlers = Pick<
  Desk,
  | 'startDryRun'
  | 'pauseDryRun'
  | 'resumeDryRun'
  | 'stopDryRun'
  | 'readDryRun'
  | 'createAccount'
  | 'watchAccounts'
  | 'listCreateDoubts'
  | 'planRun'
  | 'startRun'
  | 'pauseRun'
  | 'resumeRun'
  | 'stopRun'
  | 'changeRunLimits'
  | 'readRun'
  | 'compareWithService'
  | 'readComparison'
>

export function createImportHandlers(ports: ImportPorts): ImportHandlers {
  const { imports, statuses, connections, runs, comparisons } = ports

  const whereSeen = onlyAt(connections)

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
    createAccount: ({ key, at }) => whereSeen(at, () => imports.create(key)),
    watchAccounts: imports.watch,

    listCreateDoubts: async () => {
      const found = await createdElsewhere(ports)
      return found.ok ? ok([...found.value]) : found
    },
    planRun: async ({ keys }) => ok(runs.plan(keys)),
    startRun: ({ at, ...wish }) => whereSeen(at, async () => runs.start(wish)),
    pauseRun: async () => runs.pause(),
    resumeRun: async () => runs.resume(),
    stopRun: async () => runs.stop(),
    changeRunLimits: async (limits) => runs.changeLimits(limits),
    readRun: async () => ok(runs.read()),

    compareWithService: comparisons.compare,
    readComparison: async (ask) => ok(comparisons.read(ask)),
  }
}
