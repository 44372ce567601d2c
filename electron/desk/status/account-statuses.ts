/**
 * How every account of the open project stands: from the spreadsheet, the journal, dry runs and what is set aside, as one state
 * (status-of.ts). Whatever counts, lists, chooses, tries, sends or exports accounts asks here.
 */
import { type AccountStatus, countIn, isIn, noneOfAny, type StatusCounts } from '../../../shared/account-status.ts'
import { type AccountFilter, type AccountPage, type AccountSummary, type Ask, notSent } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { yielding } from '../../flow/yielding.ts'
import { showImportState } from '../../imports/show-import.ts'
import { isOnItsWay, type KnownAtService, saidOf, statusOf } from '../../imports/status-of.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from './account-status-projection.ts'
import { endingsOf } from './progress-points.ts'
import { followStandings, listingMs, type Standing, type Standings, type Standpoint } from './standings.ts'

/** How accounts stand at one moment, for going through many. */
export type StatusView = {
  statusOf(account: IndexedAccount): AccountStatus
  toAccountSummary(account: IndexedAccount): AccountSummary
}

/** Accounts that were chosen, and how those stand that were left alone. */
export type Chosen = { readonly accounts: readonly IndexedAccount[]; readonly leftOut: StatusCounts }

export type AccountStatuses = ReturnType<typeof createAccountStatuses>

type Ports = {
  readonly session: Pick<ProjectSession, 'register' | 'setAside' | 'state'>
  readonly known: Pick<AccountStatusProjection, 'view' | 'revision'>
}

export function createAccountStatuses({ session, known }: Ports) {
  const follow = followStandings()

  const view = (): StatusView => {
    const { recordOf, dryRunOf, shared } = known.view()
    const setAside = session.setAside()
    // What is added to an account is not the account: nothing that became of that one is said of it.
    const isOfAccounts = session.state()?.kind !== 'additions'
    const knownOf = (account: IndexedAccount): KnownAtService =>
      isOfAccounts ? { record: recordOf(account.accountNumber), dryRun: dryRunOf(account) } : nothingKnown
    const statusAs = (account: IndexedAccount): AccountStatus =>
      statusOf(account, knownOf(account), setAside.has(account.key))
    const importOf = (account: IndexedAccount) => {
      const record = isOfAccounts ? recordOf(account.accountNumber) : undefined
      if (record === undefined) return notSent
      const { phase } = record
      const holds = phase === 'notSent' || isOnItsWay(phase) || saidOf(account, knownOf(account)) === phase
      return holds ? showImportState(record, { askedUntil: record.askedUntil, shared }) : notSent
    }
    return {
      statusOf: statusAs,
      toAccountSummary: (account) => {
        const { key, accountNumber, name, errorCount, warningCount } = account
        return {
          ...{ key, accountNumber, name, errorCount, warningCount },
          status: statusAs(account),
          import: importOf(account),
          setAside: setAside.get(key) ?? null,
        }
      },
    }
  }

  const standpoint = (): Standpoint => {
    const { of, atService } = known.revision()
    const { recordOf } = known.view()
    const { statusOf: statusAs } = view()
    const standingOf = (account: IndexedAccount): Standing => {
      const status = statusAs(account)
      const record = recordOf(account.accountNumber)
      if (record === undefined)
        return { account, status, platformNumber: null, isSentOtherwise: false, endings: noEndings }
      const { payloadHash, platformNumber } = record
      const isSentOtherwise = isIn('sent', status) && payloadHash !== null && payloadHash !== account.payloadHash
      return { account, status, platformNumber, isSentOtherwise, endings: endingsOf(record) }
    }
    return { register: session.register(), standingOf, atService, about: [...of, session.setAside()] }
  }
  const standings = (): Promise<Standings> => follow(standpoint)

  const named = (keys: readonly string[] | null | undefined): readonly IndexedAccount[] =>
    keys == null ? session.register().all : keys.flatMap((key) => session.register().find(key) ?? [])

  return {
    view,
    standpoint,
    /** How all of them stand, counted up. */
    standings,
    /** One page of the accounts that fit, with the counts of all: these don't follow the search. */
    page: async (wish: Ask<'listAccounts'>): Promise<Omit<AccountPage, 'remarks'>> => {
      const now = await standings()
      return pageOf(session.register().all, view(), now, wish)
    },
    find: (key: string): Result<AccountSummary> => {
      const account = session.register().find(key)
      return account === undefined ? refuse(issue('account_gone', {})) : ok(view().toAccountSummary(account))
    },
    /** The keys of all that stand so. */
    keysIn: async (filter: AccountFilter): Promise<readonly string[]> => {
      const now = await standings()
      return session.register().all.flatMap(({ key }) => {
        const status = now.statusOf(key)
        return status !== undefined && isIn(filter, status) ? [key] : []
      })
    },
    /** @param keys  only these accounts, where given; those that are gone are left out */
    stubs: (keys?: readonly string[]): AccountSummary[] => named(keys).map(view().toAccountSummary),
    /** @param keys  `null` chooses among all */
    choose: (keys: readonly string[] | null, isWanted: (status: AccountStatus) => boolean): Chosen => {
      const leftOut = noneOfAny()
      const { statusOf: statusAs } = view()
      const accounts = named(keys).filter((account) => {
        const status = statusAs(account)
        const isChosen = isWanted(status)
        if (!isChosen) leftOut[status] += 1
        return isChosen
      })
      return { accounts, leftOut }
    },
  }
}

const nothingKnown: KnownAtService = {}
const noEndings: Standing['endings'] = []

/**
 * Reads no further than the page where the counts tell how many fit, and lets other work through where it has to go through all of
 * them.
 */
async function pageOf(
  accounts: readonly IndexedAccount[],
  { toAccountSummary }: StatusView,
  standings: Standings,
  { offset, limit, filter, search }: Ask<'listAccounts'>,
): Promise<Omit<AccountPage, 'remarks'>> {
  const { counts, withProblems } = standings
  const wanted = (search ?? '').trim().toLowerCase()
  const known = wanted === '' ? countIn(counts, filter) : null
  if (filter === 'all' && wanted === '')
    return {
      total: accounts.length,
      accounts: accounts.slice(offset, offset + limit).map(toAccountSummary),
      counts,
      withProblems,
    }
  const yieldNow = yielding(listingMs)
  const page: AccountSummary[] = []
  let total = 0
  for (const account of accounts) {
    if (known !== null && (total >= known || page.length === limit)) break
    const status = standings.statusOf(account.key)
    if (
      status !== undefined &&
      isIn(filter, status) &&
      (wanted === '' || standings.textOf(account.key).includes(wanted))
    ) {
      if (total >= offset && page.length < limit) page.push(toAccountSummary(account))
      total += 1
    }
    const pause = yieldNow()
    if (pause) await pause
  }
  return { total: known ?? total, accounts: page, counts, withProblems }
}
