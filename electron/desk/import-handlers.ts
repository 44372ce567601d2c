/** Answers what screens ask of the service about accounts: dry runs, creating one or many, watching, and comparing. */
import { type Desk, type SeenConnection, seenConnectionOf } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { stubsOf } from './account-handlers.ts'
import type { CompareSession } from './compare-session.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
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

  /** What a window showed may be behind: it must not create anywhere else than the person saw. */
  const onlyAt = async <T>(at: SeenConnection, work: () => Promise<Result<T>>): Promise<Result<T>> => {
    const status = await connections.status()
    const isSame = status.kind !== 'none' && JSON.stringify(seenConnectionOf(status)) === JSON.stringify(at)
    return isSame ? work() : refuse(issue('connection_is_another', {}))
  }

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
    createAccount: ({ key, at }) => onlyAt(at, () => imports.create(key)),
    watchAccounts: imports.watch,

    planRun: async ({ keys }) => ok(runs.plan(keys)),
    startRun: ({ at, ...wish }) => onlyAt(at, async () => runs.start(wish)),
    pauseRun: async () => runs.pause(),
    resumeRun: async () => runs.resume(),
    stopRun: async () => runs.stop(),
    changeRunLimits: async (limits) => runs.changeLimits(limits),
    readRun: async () => ok(runs.read()),

    compareWithService: comparisons.compare,
    readComparison: async (ask) => ok(comparisons.read(ask)),
  }
}
