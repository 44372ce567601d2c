/**
 * How every account of the open project stands: from the spreadsheet, the journal, dry runs and what is set aside, as one state
 * (status-of.ts). Whatever counts, lists, chooses, tries, sends or exports accounts asks here.
 */

import { type AccountStatus, countIn, isOnItsWay, noneOfAny } from '../../../shared/account-status.ts'
import {
  type AccountFilter,
  type AccountPage,
  type AccountSummary,
  type AdditionRow,
  type Ask,
  notSent,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { OtherInstructions } from '../../additions/other-instructions.ts'
import { yielding } from '../../flow/yielding.ts'
import { showImportState } from '../../imports/show-import.ts'
import { type KnownAtService, saidOf, statusOf } from '../../imports/status-of.ts'
import type { IndexedAccount } from '../../preparation/protocol.ts'
import type { AdditionRecord } from '../../storage/journal/addition-record.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from './account-status-projection.ts'
import { endingsOf } from './progress-points.ts'
import { followStandings, listingMs, type Standing, type Standpoint } from './standings.ts'

export type AccountStatuses = ReturnType<typeof createAccountStatuses>

type Ports = {
  readonly session: Pick<ProjectSession, 'register' | 'setAside' | 'state'>
  readonly known: Pick<AccountStatusProjection, 'view'>
  /** Of a spreadsheet of additions. */
  readonly standingOfAdditions: () => AdditionStandings
}

/** What is known at one moment of an account that is added to. */
type AdditionStanding = {
  /** A request of it is under way at this moment. */
  readonly isBeingSent: boolean
  /** Of its requests, in their order. */
  readonly records: readonly AdditionRecord[]
  /** Of each, which other payment instructions its account may have. */
  readonly beside: readonly OtherInstructions[]
  readonly known: KnownAtService
  /** Whether the service has it. */
  readonly presence: AdditionRow['presence']
  /** Why nothing can be added to it, in our words. */
  readonly why: Message | null
  /** Of each request, why it was not sent when it was its turn, or nothing can be added to the account; and whether it may be there already. */
  readonly heldBack: readonly Pick<AdditionRow['requests'][number], 'whyHeld' | 'doubt'>[]
}

export type AdditionStandings = (account: IndexedAccount) => AdditionStanding

export function createAccountStatuses({ session, known, standingOfAdditions }: Ports) {
  const follow = followStandings()

  /** How accounts stand at one moment, for going through many. */
  const view = ({ recordOf, dryRunOf, shared } = known.view()) => {
    const setAside = session.setAside()
    // What is added to an account is not the account: it stands as its additions do.
    const additions = session.state()?.kind === 'additions' ? standingOfAdditions() : null
    const knownOf = (account: IndexedAccount): KnownAtService =>
      additions === null
        ? { record: recordOf(account.accountNumber), dryRun: dryRunOf(account) }
        : additions(account).known
    const importOf = (account: IndexedAccount) => {
      const [record, dryRun] = [recordOf(account.accountNumber), dryRunOf(account)]
      if (record === undefined) return notSent
      const { phase } = record
      const holds = phase === 'notSent' || isOnItsWay(phase) || saidOf(account, { record, dryRun }) === phase
      return holds ? showImportState(record, { askedUntil: record.askedUntil, shared }) : notSent
    }
    const statusAs = (account: IndexedAccount, its = knownOf(account)): AccountStatus =>
      statusOf(account, its, setAside.has(account.key))
    return {
      /** @param its  what is known of it, where that was looked up already */
      statusOf: statusAs,
      /**
       * @param status  how it stands
       * @returns the number of an account that was sent with another payload than it has now; `null` of others
       */
      sentOtherwiseAs: (account: IndexedAccount, status = statusAs(account)): string | null => {
        // What is added to an account is not the account.
        if (additions !== null || !isOnItsWay(status)) return null
        const sent = recordOf(account.accountNumber)?.payloadHash ?? null
        return sent !== null && sent !== account.payloadHash ? account.accountNumber : null
      },
      toAccountSummary: (account: IndexedAccount): AccountSummary => {
        const { key, accountNumber, name, errorCount, warningCount } = account
        const standing = additions?.(account)
        return {
          ...{ key, accountNumber, name, errorCount, warningCount },
          status: statusAs(account, standing?.known),
          import: standing === undefined ? importOf(account) : { ...notSent, message: standing.why },
          setAside: setAside.get(key) ?? null,
        }
      },
    }
  }

  const standpoint = (): Standpoint => {
    const seen = known.view()
    const { statusOf: statusAs, sentOtherwiseAs } = view(seen)
    const standingOf = (account: IndexedAccount): Standing => {
      const status = statusAs(account)
      const record = seen.recordOf(account.accountNumber)
      const { platformNumber = null } = record ?? {}
      const endings = record === undefined ? noEndings : endingsOf(record)
      const wasSent = record !== undefined && (record.attempts > 0 || record.phase !== 'notSent')
      return { account, status, platformNumber, sentOtherwiseAs: sentOtherwiseAs(account, status), endings, wasSent }
    }
    const about = [...seen.about, session.setAside()]
    return { register: session.register(), standingOf, atService: seen.atService, about }
  }
  const standings = () => follow(standpoint)

  const named = (keys: readonly string[] | null | undefined): readonly IndexedAccount[] =>
    keys == null ? session.register().all : keys.flatMap((key) => session.register().find(key) ?? [])

  return {
    view,
    standpoint,
    /** How all of them stand, counted up. */
    standings,
    /**
     * One page of the accounts that fit, with the counts of all: these don't follow the search. Reads no further than the page where
     * the counts tell how many fit, and lets other work through where it has to go through all of them.
     */
    page: async ({ offset, limit, filter, search }: Ask<'listAccounts'>): Promise<Omit<AccountPage, 'remarks'>> => {
      const now = await standings()
      const { counts, withProblems, sentCount } = now
      const { all } = session.register()
      const { toAccountSummary } = view()
      const wanted = (search ?? '').trim().toLowerCase()
      if (filter === 'all' && wanted === '') {
        const accounts = all.slice(offset, offset + limit).map(toAccountSummary)
        return { total: all.length, accounts, counts, withProblems, sentCount }
      }
      const known = wanted === '' ? countIn(counts, filter) : null
      const yieldNow = yielding(listingMs)
      const accounts: AccountSummary[] = []
      let total = 0
      for (const account of all) {
        if (known !== null && (total >= known || accounts.length === limit)) break
        if (now.fits(account.key, filter, wanted)) {
          if (total >= offset && accounts.length < limit) accounts.push(toAccountSummary(account))
          total += 1
        }
        const pause = yieldNow()
        if (pause) await pause
      }
      return { total: known ?? total, accounts, counts, withProblems, sentCount }
    },
    find: (key: string): Result<AccountSummary> => {
      const account = session.register().find(key)
      return account === undefined ? refuse(issue('account_gone', {})) : ok(view().toAccountSummary(account))
    },
    /**
     * See `view`; of one that is gone: `null`.
     * @param payloadHash  of the payload that was read of it: the register may not know it yet
     */
    sentOtherwiseAs: (key: string, payloadHash: string): string | null => {
      const account = session.register().find(key)
      return account === undefined ? null : view().sentOtherwiseAs({ ...account, payloadHash })
    },
    /** The keys of all that stand so. */
    keysIn: async (filter: AccountFilter): Promise<readonly string[]> => {
      const now = await standings()
      return session.register().all.flatMap(({ key }) => (now.fits(key, filter) ? [key] : []))
    },
    /** @param keys  only these accounts, where given; those that are gone are left out */
    stubs: (keys?: readonly string[]): AccountSummary[] => named(keys).map(view().toAccountSummary),
    /**
     * Chooses accounts, and counts how those stand that are left alone.
     * @param keys  `null` chooses among all
     */
    choose: (keys: readonly string[] | null, isWanted: (status: AccountStatus) => boolean) => {
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

const noEndings: Standing['endings'] = []
