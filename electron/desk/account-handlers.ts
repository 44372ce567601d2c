/** Answers what screens ask about accounts: the spreadsheet's side of each beside the import's side. */
import type { AccountStub, Desk } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { pageOfAccounts, stubOf } from './account-list.ts'
import type { ImportSession } from './import-session.ts'
import type { ProjectSession } from './project-session.ts'

export type AccountPorts = { readonly session: ProjectSession; readonly imports: ImportSession }

/** Every account of the open project, with its dry run and its import. */
export function stubsOf({ session, imports }: AccountPorts): AccountStub[] {
  const { stateOf, dryRunOf } = imports.view()
  return session.accounts().map((account) => stubOf(account, dryRunOf(account), stateOf(account)))
}

export function findStub(ports: AccountPorts, key: string): Result<AccountStub> {
  const { stateOf, dryRunOf } = ports.imports.view()
  const account = ports.session.accounts().find((one) => one.key === key)
  return account === undefined
    ? refuse(issue('account_gone', {}))
    : ok(stubOf(account, dryRunOf(account), stateOf(account)))
}

export function createAccountHandlers(
  ports: AccountPorts,
): Pick<Desk, 'listAccounts' | 'readAccount' | 'readAccountHistory'> {
  return {
    listAccounts: async (wish) => ok(pageOfAccounts(stubsOf(ports), wish)),
    readAccount: async ({ key }) => {
      const stub = findStub(ports, key)
      if (!stub.ok) return stub
      const read = await ports.session.ask('readAccount', { key })
      return read.ok ? ok({ ...read.value, stub: stub.value }) : read
    },
    readAccountHistory: async ({ key }) => {
      const stub = findStub(ports, key)
      if (!stub.ok) return stub
      const { accountNumber } = stub.value
      return ok(accountNumber === null ? [] : [...ports.imports.history(accountNumber)])
    },
  }
}
