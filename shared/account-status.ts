/**
 * How an account stands: in one of these states at any moment, the same one on every screen, in every file and on the command line.
 * The table says what is said of each, what a person can do then, and which count it is in beside its own. Which state an account is
 * in is decided in one place, `electron/imports/status-of.ts`.
 */
import type { WayForward } from './ipc/way-forward.ts'

/** The look of a state: which colour and icon it gets. The words always stand beside them. */
export type StateTone = 'quiet' | 'busy' | 'good' | 'warning' | 'error'

export type AccountAction = 'mend' | 'try' | 'create' | 'askService' | 'goOn' | 'setAside' | 'skip'

/**
 * Accounts that are in several states and the same to a person: with `refusedInDryRun`, `withErrors` and `setAside`, which are groups
 * of their own, they are all accounts, each once.
 */
const groups = ['ready', 'refusedOrFailed', 'sent'] as const
type AccountGroup = (typeof groups)[number]

type Row = {
  readonly name: string
  readonly tone: StateTone
  readonly explanation: string
  /** Said of many that a dry run or a run leaves alone: "3 accounts set aside". */
  readonly leftAlone: string
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
  leftAlone: 'ready',
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
    ...{ name: 'Created', tone: 'good', status: 'PROCESSED', wayForward: 'nothingToDo', actions: ['goOn'] },
    explanation: 'The account exists on the platform.',
    leftAlone: 'on the platform already',
  },
  accepted: {
    ...{ ...sent, name: 'Being created', tone: 'busy', status: 'ACCEPTED', actions: ['goOn'] },
    explanation: 'The service has the account and is creating it. You can go on; this keeps itself up to date.',
    leftAlone: 'being created already',
  },
  sending: {
    ...{ ...sent, name: 'Sending', tone: 'busy', status: 'SENDING' },
    explanation: 'The account is on its way to the service.',
    leftAlone: 'being sent',
  },
  unknown: {
    ...{ ...sent, name: 'Answer lost', tone: 'warning', status: 'UNKNOWN', actions: ['skip', 'askService'] },
    explanation:
      'The account was sent, but the answer did not arrive. The service is asked about it before anything is sent again.',
    leftAlone: 'sent without an answer, which the service is asked about',
  },
  passed: {
    ...{ ...ready, name: 'Dry run passed', tone: 'good', actions: ['setAside', 'skip', 'try', 'create'] },
    explanation: 'The service has looked at this account and would take it as it is.',
  },
  untried: {
    ...{ ...ready, name: 'Ready, not tried', tone: 'quiet' },
    explanation: 'The service has not looked at this account yet.',
  },
  changed: {
    ...{ ...ready, name: 'Changed, not tried', tone: 'warning' },
    explanation: 'The account was changed after the service had looked at it. Try it again.',
  },
  unanswered: {
    ...{ ...ready, name: 'Dry run unanswered', tone: 'warning' },
    explanation: 'The service did not answer. Try again when the connection is back.',
  },
  refusedInDryRun: {
    ...{ ...refused, name: 'Would be refused', status: 'NOT_SENT', group: null },
    explanation:
      'The service has looked at this account and would refuse it as it is. Nothing was sent. What it said is listed with the account.',
    leftAlone: 'that a dry run has refused as they are',
    actions: ['setAside', 'skip', 'create', 'try', 'mend'],
  },
  refused: {
    ...{ ...refused, name: 'Refused', status: 'REFUSED', actions: ['skip', 'create', 'try', 'mend'] },
    explanation: 'The service did not take this account. Nothing was created.',
    leftAlone: 'that were refused, and not changed since',
  },
  failed: {
    ...{ ...refused, name: 'Failed', status: 'FAILED', actions: ['goOn', 'create', 'mend'] },
    explanation: 'The service took the account but could not create it.',
    leftAlone: 'that failed, and were not changed since',
  },
  withErrors: {
    ...{ name: 'With problems', tone: 'error', status: 'NOT_READY', wayForward: 'fixInCheck', group: null },
    explanation: 'This account is not ready. Mend its problems first.',
    leftAlone: 'with problems to mend in Check',
    actions: ['setAside', 'skip', 'mend'],
  },
  setAside: {
    ...{ name: 'Set aside', tone: 'quiet', status: 'NOT_SENT', wayForward: null, group: null, actions: ['skip'] },
    explanation: 'This account is set aside. Take it back to create it.',
    leftAlone: 'set aside',
  },
} as const satisfies Record<string, Row>

export type AccountStatus = keyof typeof statusTable

export const accountStatuses = Object.keys(statusTable) as readonly AccountStatus[]

/** Which accounts a list shows: all, those of a group, those in one state. */
export const accountFilters = ['all', ...groups, ...accountStatuses] as const
type AccountFilter = (typeof accountFilters)[number]

export const filterWords: Readonly<Record<AccountFilter, string>> = {
  all: 'All',
  ready: 'Ready',
  refusedOrFailed: 'Refused or failed',
  sent: 'Sent',
  ...(Object.fromEntries(accountStatuses.map((status) => [status, statusTable[status].name])) as Record<
    AccountStatus,
    string
  >),
}

export const isIn = (filter: AccountFilter, status: AccountStatus): boolean =>
  filter === 'all' || filter === status || filter === statusTable[status].group

/** What can be done, in the order of the buttons: the one to take first stands last. */
export const actionsOf = (status: AccountStatus): readonly AccountAction[] => statusTable[status].actions

/** Whether a run takes it without being told its name. */
export const isReady = (status: AccountStatus): boolean => isIn('ready', status)
/** Whether it is sent where a person names it. */
export const canBeCreated = (status: AccountStatus): boolean => actionsOf(status).includes('create')
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
