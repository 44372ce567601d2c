/** Answers what screens ask of the service about accounts: dry runs, creating one or many, watching, and comparing. */
import type { Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'
import { stubsOf } from './account-handlers.ts'
import type { CompareSession } from './compare-session.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import { onlyAt } from './only-at.ts'
import type { ProjectSession } from './project-session.ts'
import type { RunSession } from './run-session.ts'

type ImportPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
  readonly runs: RunSession
  readonly comparisons: CompareSession
}

type ImportHandlers = Pick<
  Desk,
  | 'startDryRun'
  | 'stopDryRun'
  | 'createAccount'
  | 'watchAccounts'
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
  const { imports, connections, runs, comparisons } = ports

  const whereSeen = onlyAt(connections)

  return {
    startDryRun: async ({ keys }) => {
      const wanted = keys === 'allReady' ? null : new Set(keys)
      const accounts = stubsOf(ports).filter(({ key, errorCount }) =>
        wanted === null ? errorCount === 0 : wanted.has(key),
      )
      return imports.dryRun(accounts.map(({ key }) => key))
    },
    stopDryRun: async () => {
      await imports.stopDryRuns()
      return ok({})
    },
    createAccount: ({ key, at }) => whereSeen(at, () => imports.create(key)),
    watchAccounts: imports.watch,

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
