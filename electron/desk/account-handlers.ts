/** Answers what screens ask about accounts: the spreadsheet's side of each beside the import's side. */
import { type AccountStub, type Desk, type Nothing, notSent, type ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { sayAllShared } from '../imports/shared-numbers.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { SetAsideStore } from '../storage/set-aside.ts'
import { createAccountCounts } from './account-counts.ts'
import { isOnItsWay, pageOfAccounts, stubOf } from './account-list.ts'
import type { ImportSession } from './import-session.ts'
import { progressPoints } from './progress-points.ts'
import type { ProjectSession } from './project-session.ts'

export type AccountPorts = { readonly session: ProjectSession; readonly imports: ImportSession }

/** What is known of an account beside the spreadsheet: its dry run, its import, and whether it is set aside. */
function knownOf({ session, imports }: AccountPorts): (account: IndexedAccount) => AccountStub {
  const { stateOf, dryRunOf } = imports.view()
  return (account) =>
    stubOf(account, {
      dryRun: dryRunOf(account),
      state: stateOf(account),
      setAside: session.setAsideOf(account.key),
    })
}

/** @param keys  only these accounts, where given; those that are gone are left out */
export function stubsOf(ports: AccountPorts, keys?: readonly string[]): AccountStub[] {
  const { session } = ports
  const accounts = keys === undefined ? session.accounts() : keys.flatMap((key) => session.account(key) ?? [])
  return accounts.map(knownOf(ports))
}

export function findStub(ports: AccountPorts, key: string): Result<AccountStub> {
  const account = ports.session.account(key)
  return account === undefined ? refuse(issue('account_gone', {})) : ok(knownOf(ports)(account))
}

type AccountHandlers = Pick<
  Desk,
  'listAccounts' | 'readAccount' | 'readAccountHistory' | 'readProgress' | 'setAccountsAside' | 'takeAccountsBack'
>

export function createAccountHandlers(
  ports: AccountPorts & {
    readonly setAside: SetAsideStore
    readonly tellProjectChanged: (project: ProjectState) => void
  },
): AccountHandlers {
  const { session, setAside, tellProjectChanged } = ports
  const countAccounts = createAccountCounts()

  /** Changes what is set aside in the open project, and tells every window how it stands then. */
  const change = (doing: (projectId: string) => Result<Nothing>): Result<Nothing> => {
    const projectId = session.projectId()
    if (projectId === null) return refuse(issue('project_not_open', {}))
    const done = doing(projectId)
    const project = session.state()
    if (done.ok && project !== null) tellProjectChanged(project)
    return done
  }

  return {
    listAccounts: async (wish) => {
      const tally = await countAccounts(() => {
        const { of, atService } = ports.imports.edition()
        return {
          register: session.register(),
          stub: knownOf(ports),
          atService,
          about: [...of, setAside.read(session.projectId() ?? '')],
        }
      })
      const page = await pageOfAccounts(session.accounts(), knownOf(ports), tally, wish)
      const isListed = (number: string) => session.register().ofNumbers([number]).length > 0
      return ok({ ...page, remarks: sayAllShared(ports.imports.view().shared, isListed) })
    },
    readAccount: async ({ key }) => {
      const stub = findStub(ports, key)
      if (!stub.ok) return stub
      const read = await session.ask('readAccount', { key })
      return read.ok ? ok({ ...read.value, stub: stub.value }) : read
    },
    readAccountHistory: async ({ key }) => {
      const stub = findStub(ports, key)
      if (!stub.ok) return stub
      const { accountNumber } = stub.value
      return ok(accountNumber === null ? [] : [...ports.imports.history(accountNumber)])
    },
    readProgress: async () => {
      const { stateOf } = ports.imports.view()
      return ok(progressPoints(session.accounts().map((account) => ({ import: stateOf(account) ?? notSent }))))
    },
    setAccountsAside: async ({ keys, reason }) =>
      change((projectId) => {
        const stubs = stubsOf(ports, keys)
        if (stubs.length === 0) return refuse(issue('account_gone', {}))
        const sent = stubs.find(isOnItsWay)
        if (sent !== undefined)
          return refuse(issue('account_sent_not_set_aside', { account: sent.accountNumber ?? sent.name }))
        setAside.put(
          projectId,
          stubs.map(({ key }) => key),
          reason,
        )
        return ok({})
      }),
    takeAccountsBack: async ({ keys }) =>
      change((projectId) => {
        setAside.takeBack(projectId, keys)
        return ok({})
      }),
  }
}
