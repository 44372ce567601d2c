/** Brings together what is known of each account: from the spreadsheet, from dry runs and from the import. */
import {
  type AccountFilter,
  type AccountPage,
  type AccountStub,
  accountFilter,
  type DryRunState,
  type ImportState,
  importState,
  notSent,
  notTried,
  type SetAside,
} from '../../shared/ipc.ts'
import { breathing } from '../breathing.ts'
import type { IndexedAccount } from '../preparation/protocol.ts'

/** What a dry run said, and of which payload. */
export type KnownDryRun = {
  readonly payloadHash: string
  readonly outcome: 'passed' | 'refused' | 'notKnown'
  /** Milliseconds since 1970. */
  readonly at: number
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

function dryRunState(payloadHash: string | null, known: KnownDryRun | undefined): DryRunState {
  if (known === undefined) return notTried
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

const filterNames = accountFilter.options

/** How many accounts there are of each kind, kept up as one or the other changes. */
export class AccountTally {
  readonly counts = zeroOf(filterNames)
  readonly stateCounts = zeroOf(stateNames)
  /** As what each account is counted. */
  readonly #countedAs = new Map<string, CountedAs>()

  /** Counts an account as it is now, also one that was counted as something else. */
  put(account: AccountStub): void {
    this.drop(account.key)
    const countedAs = countedAsOf(account)
    this.#countedAs.set(account.key, countedAs)
    this.#add(countedAs, 1)
  }

  drop(key: string): void {
    const countedAs = this.#countedAs.get(key)
    if (countedAs === undefined) return
    this.#countedAs.delete(key)
    this.#add(countedAs, -1)
  }

  #add({ filters: names, state }: CountedAs, by: 1 | -1): void {
    for (const name of names) this.counts[name] += by
    this.stateCounts[state] += by
  }
}

type CountedAs = { readonly filters: readonly AccountFilter[]; readonly state: ImportState['state'] }

const stateNames = importState.shape.state.options
/** There are few ways to be counted, and many accounts: each way is held once, by a bit for every filter, and the state above these. */
const waysToBeCounted = new Map<number, CountedAs>()

function countedAsOf(account: AccountStub): CountedAs {
  const { state } = account.import
  let way = stateNames.indexOf(state)
  for (const name of filterNames) way = way * 2 + Number(filters[name](account))
  const known = waysToBeCounted.get(way)
  if (known !== undefined) return known
  const countedAs = { filters: filterNames.filter((name) => filters[name](account)), state }
  waysToBeCounted.set(way, countedAs)
  return countedAs
}

/** Long enough to get somewhere, short enough that nothing else waits for it. */
export const listingMs = 4

/**
 * One page of the accounts that fit, with the counts of all: the counts don't follow the search. Reads no further than the page
 * where the counts tell how many fit, and lets other work through where it has to go through all of them.
 * @param tally  of all accounts
 */
export async function pageOfAccounts(
  accounts: readonly IndexedAccount[],
  stub: (account: IndexedAccount) => AccountStub,
  { counts, stateCounts }: Pick<AccountTally, 'counts' | 'stateCounts'>,
  wish: Wish,
): Promise<Omit<AccountPage, 'remarks'>> {
  const { offset, limit, filter, state, search } = wish
  const wanted = (search ?? '').trim().toLowerCase()
  const known =
    wanted !== '' ? null : state === undefined ? counts[filter] : filter === 'all' ? stateCounts[state] : null
  const told = { counts: { ...counts }, stateCounts: { ...stateCounts } }
  if (filter === 'all' && state === undefined && wanted === '') {
    return { total: counts.all, accounts: accounts.slice(offset, offset + limit).map(stub), ...told }
  }
  const fits = (account: AccountStub): boolean =>
    filters[filter](account) &&
    (state === undefined || account.import.state === state) &&
    (wanted === '' ||
      [account.accountNumber ?? '', account.name, account.import.platformNumber ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ))
  const breathe = breathing(listingMs)
  const page: AccountStub[] = []
  let total = 0
  for (const account of accounts) {
    if (known !== null && (total >= known || page.length === limit)) break
    const one = stub(account)
    if (fits(one)) {
      if (total >= offset && page.length < limit) page.push(one)
      total += 1
    }
    const pause = breathe()
    if (pause) await pause
  }
  return { total: known ?? total, accounts: page, ...told }
}

function zeroOf<K extends string>(names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>
}
