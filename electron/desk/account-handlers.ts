/** Answers what screens ask about accounts: the spreadsheet's side of each beside the import's side. */
import type { AccountStub, Desk, Nothing, ProjectState, SetAside } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import type { SetAsideStore } from '../storage/set-aside.ts'
import { isOnItsWay, type KnownDryRun, pageOfAccounts, stubOf } from './account-list.ts'
import type { ImportSession } from './import-session.ts'
import { progressPoints } from './progress-points.ts'
import type { ProjectSession } from './project-session.ts'

export type AccountPorts = { readonly session: ProjectSession; readonly imports: ImportSession }

/** What is known of an account beside the spreadsheet: its dry run, its import, and whether it is set aside. */
function knownOf({ session, imports }: AccountPorts): (account: IndexedAccount) => AccountStub {
  const { stateOf, dryRunOf, recordOf } = imports.view()
  return (account) => {
    const dryRun = dryRunOf(account)
    const record = recordOf(account.accountNumber)
    const setAside = session.setAsideOf(account.key)
    const made = madeOf.get(account)
    if (made?.dryRun === dryRun && made?.record === record && made?.setAside === setAside) return made.stub
    const stub = stubOf(account, { dryRun, state: stateOf(account), setAside })
    madeOf.set(account, { dryRun, record, setAside, stub })
    return stub
  }
}

type Made = {
  readonly dryRun: KnownDryRun | undefined
  readonly record: AccountRecord | undefined
  readonly setAside: SetAside | null
  readonly stub: AccountStub
}

/** A list of 100,000 accounts is asked for after each edit, and all but one of them are as they were. */
const madeOf = new WeakMap<IndexedAccount, Made>()

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
    listAccounts: async (wish) => ok(pageOfAccounts(stubsOf(ports), wish)),
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
    readProgress: async () => ok(progressPoints(stubsOf(ports))),
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
