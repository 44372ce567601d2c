/** Where the person is in the wizard, and what is known there. */
import type {
  AccountSummary,
  CheckSummary,
  ConnectionStatus,
  DeskEvent,
  Notice,
  ProjectState,
  Reply,
  VaultState,
  WizardStep,
} from '../../shared/ipc.ts'
import { assertNever, type CellPlace, type Issue } from '../../shared/result.ts'
import type { Issues } from '../queries/issues-error.ts'

/** Where a person can be: in a step, or before the first of them. */
export type Place = 'start' | WizardStep

export type OpenDesk = {
  readonly kind: 'open'
  readonly version: string
  readonly vault: OpenVault
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  readonly step: Place
  /** An account that Check begins with: the person came to mend it. */
  readonly toMend: AccountToMend | null
  /** What Map begins with: the person came to change what the mapping says about this target. */
  readonly toMap: string | null
  /** Said at the start, until the person has read it. */
  readonly notices: readonly Notice[]
  /** Why watching had to stop, on every step until the person has read it. */
  readonly watchEnd: DeskEvent<'watchEnded'> | null
}

export type OpenVault = Extract<VaultState, { is: 'open' }>

/** What is kept here is locked, or it is not said yet how it is to be kept. */
type ClosedDesk = {
  readonly kind: 'closed'
  readonly vault: Exclude<VaultState, OpenVault>
  readonly issues: readonly Issue[]
}

export type AccountToMend = Pick<AccountSummary, 'key' | 'accountNumber'> & {
  /** The cell that the person wants to see. */
  readonly place?: CellPlace
}

export type WizardState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'notStarted'; readonly issues: Issues }
  | ClosedDesk
  | OpenDesk

export type WizardEvent =
  /** What is kept was unlocked, and is being read. */
  | { readonly type: 'opening' }
  | { readonly type: 'started'; readonly desk: Reply<'readDesk'> }
  /** The desk was out of reach, and is read again; the person stays where they are. */
  | { readonly type: 'cameBack'; readonly desk: Reply<'readDesk'> }
  | { readonly type: 'couldNotStart'; readonly issues: Issues }
  | { readonly type: 'vaultChanged'; readonly vault: OpenVault }
  | { readonly type: 'connectionChanged'; readonly connection: ConnectionStatus }
  /** The open project, or a new one, as it is now; the person stays where they are. */
  | { readonly type: 'projectChanged'; readonly project: ProjectState }
  /** What the open project adds up to now; all else of it is as it was, also where a change of that is still being drawn. */
  | { readonly type: 'summaryChanged'; readonly summary: CheckSummary }
  | { readonly type: 'stepDone'; readonly done: DeskEvent<'stepDone'> }
  /** A project that is gone on with: the person goes where they left it. */
  | { readonly type: 'projectOpened'; readonly project: ProjectState }
  | { readonly type: 'projectClosed' }
  | { readonly type: 'wentTo'; readonly step: Place }
  | { readonly type: 'wentToMend'; readonly account: AccountToMend }
  | { readonly type: 'wentToMap'; readonly target: string | null }
  | { readonly type: 'watchEnded'; readonly end: DeskEvent<'watchEnded'> }
  | { readonly type: 'noticeAdded'; readonly issue: Notice }
  | { readonly type: 'noticesRead' }

export const startingState: WizardState = { kind: 'starting' }

export function nextState(state: WizardState, event: WizardEvent): WizardState {
  if (event.type === 'opening') return startingState
  if (event.type === 'started') return startedWith(event.desk)
  if (event.type === 'couldNotStart') return { kind: 'notStarted', issues: event.issues }
  if (state.kind !== 'open') return state
  switch (event.type) {
    case 'vaultChanged':
      return { ...state, vault: event.vault }
    case 'cameBack':
      if (event.desk.vault.is !== 'open') return startedWith(event.desk)
      // What is unread is still told by the desk.
      return {
        ...inProject(state, event.desk.project),
        vault: event.desk.vault,
        connection: event.desk.connection,
        notices: event.desk.issues,
      }
    case 'connectionChanged':
      return { ...state, connection: event.connection }
    case 'projectChanged':
      return isBehind(state.project, event.project) ? state : inProject(state, event.project)
    case 'summaryChanged':
      return state.project === null ? state : { ...state, project: { ...state.project, summary: event.summary } }
    case 'stepDone':
      return state.project === null ? state : { ...state, project: { ...state.project, ...event.done } }
    case 'projectOpened':
      return { ...inProject(state, event.project), step: event.project.step }
    case 'projectClosed':
      return state.project === null ? state : { ...inProject(state, null), step: 'load' }
    case 'wentTo':
      // Whoever goes on has seen what was said at the start; what went wrong stays until they say that they have read it.
      return {
        ...state,
        step: event.step,
        toMend: null,
        toMap: null,
        notices: state.notices.filter(({ level }) => level === 'error'),
      }
    case 'wentToMend':
      return { ...state, step: 'check', toMend: event.account }
    case 'wentToMap':
      return { ...state, step: 'map', toMend: null, toMap: event.target }
    case 'watchEnded':
      return { ...state, watchEnd: event.end }
    case 'noticeAdded':
      return { ...state, notices: [...state.notices, event.issue] }
    case 'noticesRead':
      return { ...state, notices: [], watchEnd: null }
    default:
      return assertNever(event)
  }
}

/** What is to be said beside what is open: another project's comes again with it. */
export const noticesOf = ({ notices, project }: Pick<OpenDesk, 'notices' | 'project'>): readonly Notice[] =>
  notices.filter(({ ofProject }) => ofProject === undefined || ofProject === project?.id)

/** What comes late does not take the place of what is newer. */
const isBehind = (known: ProjectState | null, told: ProjectState): boolean =>
  known?.id === told.id && told.revision < known.revision

/** What the person came for in one project leads nowhere in another. */
function inProject(state: OpenDesk, project: ProjectState | null): OpenDesk {
  return project?.id === state.project?.id ? { ...state, project } : { ...state, project, toMend: null, toMap: null }
}

function startedWith({ version, vault, connection, project, issues }: Reply<'readDesk'>): OpenDesk | ClosedDesk {
  if (vault.is !== 'open') return { kind: 'closed', vault, issues }
  const step = project?.step ?? (connection.kind === 'none' ? 'start' : 'load')
  return {
    kind: 'open',
    version,
    vault,
    connection,
    project,
    step,
    toMend: null,
    toMap: null,
    notices: issues,
    watchEnd: null,
  }
}
