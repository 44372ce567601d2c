/** Answers what screens ask of the service about accounts: dry runs, creating one, and keeping an eye on those under way. */
import type { Desk } from '../../shared/ipc.ts'
import { ok } from '../../shared/result.ts'
import { stubsOf } from './account-handlers.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

type ImportPorts = { readonly session: ProjectSession; readonly imports: ImportSession }

export function createImportHandlers(
  ports: ImportPorts,
): Pick<Desk, 'startDryRun' | 'stopDryRun' | 'createAccount' | 'watchAccounts'> {
  const { imports } = ports
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
    createAccount: ({ key }) => imports.create(key),
    watchAccounts: imports.watch,
  }
}
