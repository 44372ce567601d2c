/** Answers what screens ask of the service about accounts: dry runs, creating one, and keeping an eye on those under way. */
import { type Desk, seenConnectionOf } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, refuse } from '../../shared/result.ts'
import { stubsOf } from './account-handlers.ts'
import type { Connections } from './connections.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

type ImportPorts = {
  readonly session: ProjectSession
  readonly imports: ImportSession
  readonly connections: Connections
}

export function createImportHandlers(
  ports: ImportPorts,
): Pick<Desk, 'startDryRun' | 'stopDryRun' | 'createAccount' | 'watchAccounts'> {
  const { imports, connections } = ports
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
    createAccount: async ({ key, at }) => {
      const status = await connections.status()
      const isSame = status.kind !== 'none' && JSON.stringify(seenConnectionOf(status)) === JSON.stringify(at)
      return isSame ? imports.create(key) : refuse(issue('connection_is_another', {}))
    },
    watchAccounts: imports.watch,
  }
}
