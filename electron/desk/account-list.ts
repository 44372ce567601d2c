/** Brings together what is known of each account: from the spreadsheet, from dry runs and from the import. Pure. */
import type { AccountFilter, AccountPage, AccountStub, DryRunState, ImportState } from '../../shared/ipc.ts'
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
  { payloadHash, ...account }: IndexedAccount,
  dryRun: KnownDryRun | undefined,
  state: ImportState | undefined,
): AccountStub {
  return { ...account, dryRun: dryRunState(payloadHash, dryRun), import: state ?? notSent }
}

function dryRunState(payloadHash: string, known: KnownDryRun | undefined): DryRunState {
  if (known === undefined) return { outcome: 'none', at: null }
  const at = new Date(known.at).toISOString()
  return { outcome: known.payloadHash === payloadHash ? known.outcome : 'outOfDate', at }
}

/** What was sent and can't be sent again as things stand. */
const isOnItsWay = ({ import: { state } }: AccountStub): boolean =>
  state === 'sending' || state === 'unknown' || state === 'accepted' || state === 'finished'

const filters: Readonly<Record<AccountFilter, (account: AccountStub) => boolean>> = {
  all: () => true,
  ready: ({ errorCount }) => errorCount === 0,
  withErrors: ({ errorCount }) => errorCount > 0,
  toCreate: (account) => account.errorCount === 0 && !isOnItsWay(account),
  sent: ({ import: { state } }) => state !== 'notSent',
}

type Wish = {
  readonly offset: number
  readonly limit: number
  readonly filter: AccountFilter
  readonly search?: string
}

/** One page of the accounts that fit, with the counts of all: the counts don't follow the search. */
export function pageOfAccounts(accounts: readonly AccountStub[], { offset, limit, filter, search }: Wish): AccountPage {
  const wanted = (search ?? '').trim().toLowerCase()
  const fits = (account: AccountStub): boolean =>
    filters[filter](account) &&
    (wanted === '' ||
      [account.accountNumber ?? '', account.name, account.import.platformNumber ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ))
  const fitting = accounts.filter(fits)
  const countBy = (test: (account: AccountStub) => boolean) => accounts.filter(test).length
  const countState = (state: ImportState['state']) => countBy((account) => account.import.state === state)
  return {
    total: fitting.length,
    accounts: fitting.slice(offset, offset + limit),
    counts: {
      all: accounts.length,
      ready: countBy(filters.ready),
      withErrors: countBy(filters.withErrors),
      toCreate: countBy(filters.toCreate),
      sent: countBy(filters.sent),
    },
    stateCounts: {
      notSent: countState('notSent'),
      sending: countState('sending'),
      unknown: countState('unknown'),
      refused: countState('refused'),
      accepted: countState('accepted'),
      finished: countState('finished'),
      failed: countState('failed'),
    },
  }
}
