/** Brings together what is known of each account: from the spreadsheet, from dry runs and from the import. Pure. */
import {
  type AccountFilter,
  type AccountPage,
  type AccountStub,
  accountFilter,
  type DryRunState,
  type ImportState,
  importState,
  type SetAside,
} from '../../shared/ipc.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'

/** What a dry run said, and of which payload. */
export type KnownDryRun = {
  readonly payloadHash: string
  readonly outcome: 'passed' | 'refused' | 'notKnown'
  /** Milliseconds since 1970. */
  readonly at: number
}

export const notSent: ImportState = {
  state: 'notSent',
  status: null,
  platformNumber: null,
  message: null,
  serviceWords: null,
  code: null,
  wayForward: null,
  changedAt: null,
}

export function stubOf(
  { payloadHash, requests: _, ...account }: IndexedAccount,
  known: {
    readonly dryRun: KnownDryRun | undefined
    readonly state: ImportState | undefined
    readonly setAside: SetAside | null
  },
): AccountStub {
  const { dryRun, state, setAside } = known
  return { ...account, dryRun: dryRunState(payloadHash, dryRun), import: state ?? notSent, setAside }
}

function dryRunState(payloadHash: string, known: KnownDryRun | undefined): DryRunState {
  if (known === undefined) return { outcome: 'none', at: null }
  const at = new Date(known.at).toISOString()
  return { outcome: known.payloadHash === payloadHash ? known.outcome : 'outOfDate', at }
}

/** What was sent and can't be sent again as things stand. */
export const isOnItsWay = ({ import: { state } }: AccountStub): boolean =>
  state === 'sending' || state === 'unknown' || state === 'accepted' || state === 'finished'

const isReady = ({ errorCount, setAside }: AccountStub): boolean => errorCount === 0 && setAside === null

const filters: Readonly<Record<AccountFilter, (account: AccountStub) => boolean>> = {
  all: () => true,
  withErrors: ({ errorCount }) => errorCount > 0,
  ready: isReady,
  untried: (account) => isReady(account) && ['none', 'notKnown'].includes(account.dryRun.outcome),
  passed: (account) => isReady(account) && account.dryRun.outcome === 'passed',
  refused: (account) => isReady(account) && account.dryRun.outcome === 'refused',
  outOfDate: (account) => isReady(account) && account.dryRun.outcome === 'outOfDate',
  setAside: ({ setAside }) => setAside !== null,
  toCreate: (account) => isReady(account) && !isOnItsWay(account),
  sent: ({ import: { state } }) => state !== 'notSent',
}

type Wish = {
  readonly offset: number
  readonly limit: number
  readonly filter: AccountFilter
  readonly state?: ImportState['state'] | undefined
  readonly search?: string | undefined
}

/** One page of the accounts that fit, with the counts of all: the counts don't follow the search. */
export function pageOfAccounts(accounts: readonly AccountStub[], wish: Wish): AccountPage {
  const { offset, limit, filter, state, search } = wish
  const wanted = (search ?? '').trim().toLowerCase()
  const fits = (account: AccountStub): boolean =>
    filters[filter](account) &&
    (state === undefined || account.import.state === state) &&
    (wanted === '' ||
      [account.accountNumber ?? '', account.name, account.import.platformNumber ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ))
  // Once through all of them, and no list of its own for any of the counts: there may be 100,000.
  const counts = zeroOf(accountFilter.options)
  const stateCounts = zeroOf(importState.shape.state.options)
  const page: AccountStub[] = []
  let total = 0
  for (const account of accounts) {
    for (const name of filtersOf(account)) counts[name] += 1
    stateCounts[account.import.state] += 1
    if (!fits(account)) continue
    if (total >= offset && page.length < limit) page.push(account)
    total += 1
  }
  return { total, accounts: page, counts, stateCounts }
}

/** Of each account as it is, once: next to none of them is another one when the list is asked for again. */
const known = new WeakMap<AccountStub, readonly AccountFilter[]>()

function filtersOf(account: AccountStub): readonly AccountFilter[] {
  const names = known.get(account) ?? accountFilter.options.filter((name) => filters[name](account))
  known.set(account, names)
  return names
}

const zeroOf = <K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>
