/**
 * How an account stands: in one of these states at any moment, the same one on every screen, in every file and on the command line.
 * The table says what is said of each, what a person can do then, and which count it is in beside its own. Which state an account is
 * in is decided in one place, `electron/desk/status/status-of.ts`.
 */
import type { WayForward } from './ipc/way-forward.ts'

/** The look of a state: which colour and icon it gets. The words always stand beside them. */
export type StateTone = 'quiet' | 'busy' | 'good' | 'warning' | 'error'

export type AccountAction = 'mend' | 'try' | 'create' | 'askService' | 'goOn' | 'setAside' | 'skip'

/** Accounts that are in several states and the same to a person: with `withErrors` and `setAside` they are all accounts, each once. */
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

/** In the order in which they are counted up. */
export const statusTable = {
  finished: {
    name: 'Created',
    tone: 'good',
    explanation: 'The account exists on the platform.',
    leftAlone: 'on the platform already',
    status: 'PROCESSED',
    wayForward: 'nothingToDo',
    actions: ['goOn'],
    group: 'sent',
  },
  accepted: {
    name: 'Being created',
    tone: 'busy',
    explanation: 'The service has the account and is creating it. You can go on; this keeps itself up to date.',
    leftAlone: 'being created already',
    status: 'ACCEPTED',
    wayForward: 'wait',
    actions: ['goOn'],
    group: 'sent',
  },
  sending: {
    name: 'Sending',
    tone: 'busy',
    explanation: 'The account is on its way to the service.',
    leftAlone: 'being sent',
    status: 'SENDING',
    wayForward: 'wait',
    actions: [],
    group: 'sent',
  },
  unknown: {
    name: 'Answer lost',
    tone: 'warning',
    explanation:
      'The account was sent, but the answer did not arrive. The service is asked about it before anything is sent again.',
    leftAlone: 'sent without an answer, which the service is asked about',
    status: 'UNKNOWN',
    wayForward: 'wait',
    actions: ['skip', 'askService'],
    group: 'sent',
  },
  passed: {
    ...ready,
    name: 'Dry run passed',
    tone: 'good',
    explanation: 'The service has looked at this account and would take it as it is.',
    actions: ['setAside', 'skip', 'try', 'create'],
  },
  untried: {
    ...ready,
    name: 'Ready, not tried',
    tone: 'quiet',
    explanation: 'The service has not looked at this account yet.',
  },
  changed: {
    ...ready,
    name: 'Changed, not tried',
    tone: 'warning',
    explanation: 'The account was changed after the service had looked at it. Try it again.',
  },
  unanswered: {
    ...ready,
    name: 'Dry run unanswered',
    tone: 'warning',
    explanation: 'The service did not answer. Try again when the connection is back.',
  },
  refusedInDryRun: {
    name: 'Dry run refused',
    tone: 'error',
    explanation: 'The service has looked at this account and would refuse it. What it said is listed with the account.',
    leftAlone: 'that a dry run has refused as they are',
    status: 'NOT_SENT',
    wayForward: 'fixInCheck',
    actions: ['setAside', 'skip', 'create', 'try', 'mend'],
    group: 'refusedOrFailed',
  },
  refused: {
    name: 'Refused',
    tone: 'error',
    explanation: 'The service did not take this account. Nothing was created.',
    leftAlone: 'that were refused, and not changed since',
    status: 'REFUSED',
    wayForward: 'fixInCheck',
    actions: ['skip', 'create', 'try', 'mend'],
    group: 'refusedOrFailed',
  },
  failed: {
    name: 'Failed',
    tone: 'error',
    explanation: 'The service took the account but could not create it.',
    leftAlone: 'that failed, and were not changed since',
    status: 'FAILED',
    wayForward: 'fixInCheck',
    actions: ['goOn', 'create', 'mend'],
    group: 'refusedOrFailed',
  },
  withErrors: {
    name: 'With problems',
    tone: 'error',
    explanation: 'This account is not ready. Mend its problems first.',
    leftAlone: 'with problems to mend in Check',
    status: 'NOT_READY',
    wayForward: 'fixInCheck',
    actions: ['setAside', 'skip', 'mend'],
    group: null,
  },
  setAside: {
    name: 'Set aside',
    tone: 'quiet',
    explanation: 'This account is set aside. Take it back to create it.',
    leftAlone: 'set aside',
    status: 'NOT_SENT',
    wayForward: null,
    actions: ['skip'],
    group: null,
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

const can =
  (action: AccountAction) =>
  (status: AccountStatus): boolean =>
    rowOf(status).actions.includes(action)

/** Whether a run takes it without being told its name. */
export const isReady = (status: AccountStatus): boolean => isIn('ready', status)
/** Whether it is sent where a person names it. */
export const canBeCreated = can('create')
/** Whether a dry run could say anything new of it. */
export const canBeTried = can('try')

const rowOf = (status: AccountStatus): Row => statusTable[status]

/** What can be done, in the order of the buttons: the one to take first stands last. */
export const actionsOf = (status: AccountStatus): readonly AccountAction[] => rowOf(status).actions

export type StatusCounts = Readonly<Record<AccountStatus, number>>

export const noneOfAny = (): Record<AccountStatus, number> =>
  Object.fromEntries(accountStatuses.map((status) => [status, 0])) as Record<AccountStatus, number>

/** How many a filter lists: each account is counted once, in the state it is in. */
export const countIn = (counts: StatusCounts, filter: AccountFilter): number =>
  countThose(counts, (status) => isIn(filter, status))

export const countThose = (counts: StatusCounts, isMeant: (status: AccountStatus) => boolean): number =>
  accountStatuses.reduce((sum, status) => sum + (isMeant(status) ? counts[status] : 0), 0)
