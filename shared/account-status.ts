/**
 * How an account stands: in one of these states at any moment, the same one on every screen, in every file and on the command line.
 * The table says which messages tell of each (`messages/en/create.ts`), what a person can do then, and which count it is in beside its
 * own. Which state an account is in is decided in one place, `electron/imports/status-of.ts`.
 */

import { memberOf } from './basics/members.ts'
import type { WayForward } from './ipc/way-forward.ts'
import type { PlainKey } from './messages/say.ts'

/** The look of a state: which colour and icon it gets. The words always stand beside them. */
export type StateTone = 'quiet' | 'busy' | 'good' | 'warning' | 'error'

export type AccountAction = 'mend' | 'try' | 'create' | 'askService' | 'goOn' | 'setAside' | 'skip'

/**
 * Accounts that are in several states and the same to a person: with `unknown`, `refusedInDryRun`, `withErrors`, `setAside` and
 * `nothingToAdd`, which are groups of their own, they are all accounts, each once.
 */
const groups = ['ready', 'refusedOrFailed', 'sent'] as const
type AccountGroup = (typeof groups)[number]

type Row = {
  readonly name: PlainKey
  readonly tone: StateTone
  readonly explanation: PlainKey
  /** Said of many that a dry run or a run leaves alone: "3 accounts set aside". */
  readonly leftAlone: PlainKey
  /** In the manner of the service’s own states, for a line of the command line where it has given none. */
  readonly status: string
  /** What a person does next, where the journal does not know better. */
  readonly wayForward: WayForward | null
  /** The one to take first stands last. */
  readonly actions: readonly AccountAction[]
  readonly group: AccountGroup | null
}

/** Nothing known would refuse it. */
const ready = {
  leftAlone: 'ready_left_alone',
  status: 'NOT_SENT',
  wayForward: null,
  actions: ['setAside', 'skip', 'create', 'try'],
  group: 'ready',
} as const
const sent = { wayForward: 'wait', actions: [], group: 'sent' } as const
const refused = { tone: 'error', wayForward: 'fixInCheck', group: 'refusedOrFailed' } as const

/** In the order in which they are counted up. */
export const statusTable = {
  finished: {
    ...sent,
    ...{ name: 'status_finished', tone: 'good', status: 'PROCESSED', wayForward: 'nothingToDo', actions: ['goOn'] },
    explanation: 'finished_explained',
    leftAlone: 'finished_left_alone',
  },
  accepted: {
    ...{ ...sent, name: 'status_accepted', tone: 'busy', status: 'ACCEPTED', actions: ['goOn'] },
    explanation: 'accepted_explained',
    leftAlone: 'accepted_left_alone',
  },
  sending: {
    ...{ ...sent, name: 'status_sending', tone: 'busy', status: 'SENDING' },
    explanation: 'sending_explained',
    leftAlone: 'sending_left_alone',
  },
  unknown: {
    ...{
      ...sent,
      name: 'answer_lost',
      tone: 'warning',
      status: 'UNKNOWN',
      actions: ['skip', 'askService'],
      group: null,
    },
    explanation: 'unknown_explained',
    leftAlone: 'unknown_left_alone',
  },
  passed: {
    ...{ ...ready, name: 'status_passed', tone: 'good', actions: ['setAside', 'skip', 'try', 'create'] },
    explanation: 'passed_explained',
  },
  untried: {
    ...{ ...ready, name: 'status_untried', tone: 'quiet' },
    explanation: 'untried_explained',
  },
  changed: {
    ...{ ...ready, name: 'status_changed', tone: 'warning' },
    explanation: 'changed_explained',
  },
  unanswered: {
    ...{ ...ready, name: 'status_unanswered', tone: 'warning' },
    explanation: 'unanswered_explained',
  },
  refusedInDryRun: {
    ...{ ...refused, name: 'status_refused_in_dry_run', status: 'NOT_SENT', group: null },
    explanation: 'refused_in_dry_run_explained',
    leftAlone: 'refused_in_dry_run_left_alone',
    actions: ['setAside', 'skip', 'create', 'try', 'mend'],
  },
  refused: {
    ...{ ...refused, name: 'status_refused', status: 'REFUSED', actions: ['skip', 'create', 'try', 'mend'] },
    explanation: 'refused_explained',
    leftAlone: 'refused_left_alone',
  },
  failed: {
    ...{ ...refused, name: 'status_failed', status: 'FAILED', actions: ['goOn', 'create', 'mend'] },
    explanation: 'failed_explained',
    leftAlone: 'failed_left_alone',
  },
  withErrors: {
    ...{ name: 'with_problems', tone: 'error', status: 'NOT_READY', wayForward: 'fixInCheck', group: null },
    explanation: 'with_errors_explained',
    leftAlone: 'with_errors_left_alone',
    actions: ['setAside', 'skip', 'mend'],
  },
  setAside: {
    ...{
      name: 'word_set_aside',
      tone: 'quiet',
      status: 'NOT_SENT',
      wayForward: null,
      group: null,
      actions: ['skip'],
    },
    explanation: 'set_aside_explained',
    leftAlone: 'set_aside_left_alone',
  },
  /** Of a spreadsheet of additions alone. */
  nothingToAdd: {
    ...{ name: 'nothing_to_add', tone: 'quiet', status: 'NOT_SENT', wayForward: null, group: null, actions: ['skip'] },
    explanation: 'nothing_added_to_it',
    leftAlone: 'count_nothing_to_add',
  },
} as const satisfies Record<string, Row>

export type AccountStatus = keyof typeof statusTable

export const accountStatuses = Object.keys(statusTable) as readonly AccountStatus[]

/** Which accounts a list shows: all, those of a group, those in one state. */
export const accountFilters = ['all', ...groups, ...accountStatuses] as const
type AccountFilter = (typeof accountFilters)[number]

const groupNames = {
  all: 'all_accounts',
  ready: 'group_ready',
  refusedOrFailed: 'group_refused_or_failed',
  sent: 'status_sent',
} as const satisfies Record<string, PlainKey>

/** What a filter is called. */
export const filterName = (filter: AccountFilter) =>
  memberOf(groupNames, filter) ?? statusTable[filter as AccountStatus].name

export const isIn = (filter: AccountFilter, status: AccountStatus): boolean =>
  filter === 'all' || filter === status || filter === statusTable[status].group

/** What can be done, in the order of the buttons: the one to take first stands last. */
export const actionsOf = (status: AccountStatus): readonly AccountAction[] => statusTable[status].actions

/** Sent, and not come back: the account is on the platform, or may be. */
export const onItsWay = new Set(['sending', 'unknown', 'accepted', 'finished'] as const satisfies AccountStatus[])
type OnItsWay = typeof onItsWay extends Set<infer S> ? S : never

export const isOnItsWay = (status: string | undefined): status is OnItsWay =>
  (onItsWay as ReadonlySet<string | undefined>).has(status)

/** Whether a run takes it without being told its name. */
export const isReady = (status: AccountStatus): boolean => isIn('ready', status)
/** Whether it is sent where a person names it. */
export const canBeCreated = (status: AccountStatus): boolean => actionsOf(status).includes('create')
/** Whether there is anything to do with it once its rows are right: to send it, or to see what becomes of it. */
export const isPastCheck = (status: AccountStatus): boolean => canBeCreated(status) || isOnItsWay(status)
/** Whether a dry run could say anything new of it. */
export const canBeTried = (status: AccountStatus): boolean => actionsOf(status).includes('try')

export type StatusCounts = Readonly<Record<AccountStatus, number>>

export const noneOfAny = (): Record<AccountStatus, number> =>
  Object.fromEntries(accountStatuses.map((status) => [status, 0])) as Record<AccountStatus, number>

/** How many a filter lists: each account is counted once, in the state it is in. */
export const countIn = (counts: StatusCounts, filter: AccountFilter): number =>
  countThose(counts, (status) => isIn(filter, status))

export const countThose = (counts: StatusCounts, isMeant: (status: AccountStatus) => boolean): number =>
  accountStatuses.reduce((sum, status) => sum + (isMeant(status) ? counts[status] : 0), 0)
