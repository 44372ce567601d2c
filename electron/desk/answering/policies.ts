/**
 * What holds for each channel beside its answer, as data: one table, in which a channel that does something does not compile when it is
 * left out. It is applied in one place, answer-by-policy.ts, in one order.
 */
import type { Ask, ProjectState, Reply, Saved, SeenConnection, UnderWayKind } from '../../../shared/ipc.ts'
import type { Channel } from '../../../shared/ipc-channels.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { quoted } from '../../../shared/messages/values.ts'
import type { AuditAction, AuditWhat } from '../../storage/journal/audit-log.ts'

export type Policy<C extends Channel> = {
  /** Is answered also while what is kept here is locked; everything else needs it. */
  readonly whileLocked?: true
  /** It leads to what has to be kept: refused until the person has said how that is to be. */
  readonly keeps?: true
  /** It sends accounts of the open project: customers that nobody has go to practice alone. */
  readonly sendsAccounts?: true
  /** It takes accounts as they are sent, which is not known while a question about the service in use is open. */
  readonly needsAnswers?: true
  /** What is said to be under way until it is answered. A run answers at once, and is asked for itself. */
  readonly underWay?: Exclude<UnderWayKind, 'run'>
  /** It brings other account numbers before the person: what is on its way at the service is asked about again. */
  readonly follows?: true
  /** It changes the open project, or which one it is: which windows are told how that is now. */
  readonly tells?: Told
} & Noted<C> &
  (Ask<C> extends { readonly at: SeenConnection }
    ? /** What a window showed may be behind: nothing is sent anywhere else than the person saw. */
      { readonly onlyWhereSeen: true }
    : { readonly onlyWhereSeen?: never })

/** As what it is noted in the audit log once it is done. Single accounts the journal notes itself. */
type Noted<C extends Channel> =
  | {
      readonly audit: AuditAction
      /** What is noted beside that; `null`: nothing was done after all, so nothing is noted. */
      readonly detail?: (ask: Ask<C>, reply: Reply<C>) => NonNullable<AuditWhat['detail']> | null
    }
  | { readonly audit?: never; readonly detail?: never }

/** What only asks: it creates and changes nothing, and is noted nowhere, so a policy is the exception. What says where it goes is held to it. */
type Asking = Exclude<Extract<Channel, `${'read' | 'list' | 'find' | 'preview'}${Capitalize<string>}`>, ChannelAt>
type ChannelAt = { [C in Channel]: Ask<C> extends { readonly at: SeenConnection } ? C : never }[Channel]

export type Policies = { readonly [C in Exclude<Channel, Asking>]: Policy<C> } & { readonly [C in Asking]?: Policy<C> }

/** The window that asked is among every window; that one is told, too, where its answer does not say all that it shows of the project. */
type Told = 'otherWindows' | 'everyWindow'

const nothing = {} as const
const whileLocked = { whileLocked: true } as const
const connects = { audit: 'connected' } as const
const sendsAccounts = { sendsAccounts: true, needsAnswers: true } as const
const tellsOthers = { tells: 'otherWindows' } as const
const tellsAll = { tells: 'everyWindow' } as const
/** Other accounts are in the open project, or have other numbers. */
const edits = { follows: true, ...tellsOthers } as const
const opens = (audit: 'projectOpened' | 'spreadsheetLoaded') => ({
  ...edits,
  audit,
  detail: (_ask: unknown, { fileName }: ProjectState): string => fileName,
})
const maps = { follows: true, ...tellsAll } as const

/** What a file that is saved has in it. */
type SavedThing = 'results' | 'results_of_additions' | 'payloads' | 'corrected_copy' | 'audit_log' | 'support_file'

const saves = (what: SavedThing) => ({
  audit: 'fileSaved' as const,
  detail: (_ask: unknown, reply: Saved): Message | null =>
    reply.to === 'nowhere'
      ? null
      : { key: 'audit_file_of', facts: { what, file: reply.to === 'disk' ? reply.path : reply.name } },
})

const limitsMessage = ({ perMinuteAtMost, stopAtFailures }: Ask<'changeRunLimits'>): Message => ({
  key: 'audit_limits',
  facts: { isLimited: perMinuteAtMost !== null, perMinute: perMinuteAtMost ?? 0, failures: stopAtFailures },
})

export const policies = {
  readDesk: whileLocked,
  readLanguage: whileLocked,
  chooseLanguage: whileLocked,
  noticesRead: nothing,
  chooseKeeping: whileLocked,
  unlockData: whileLocked,
  changeKeeping: whileLocked,
  startAfresh: whileLocked,
  connectPractice: connects,
  practiseAs: {
    audit: 'connected',
    detail: ({ supplierCode }) => ({ key: 'audit_practises_as', facts: { supplierCode } }),
  },
  practiseAfresh: { audit: 'connected', detail: () => ({ key: 'audit_practised_afresh', facts: {} }) },
  connectLive: { ...connects, keeps: true },
  sayMoneyTerms: {
    audit: 'connected',
    detail: ({ positiveBalance, amountUnit }) => ({ key: 'audit_money_terms', facts: { positiveBalance, amountUnit } }),
  },
  loadDescription: {
    keeps: true,
    audit: 'connected',
    detail: ({ fileName }, { connection }) => ({
      key: 'audit_goes_by',
      facts: { name: quoted(fileName), id: connection.description?.id ?? null },
    }),
  },
  useDescription: {
    audit: 'connected',
    detail: ({ id }) => ({ key: 'audit_goes_by', facts: { name: null, id } }),
  },
  forgetDescription: nothing,
  answerDescription: {
    audit: 'connected',
    detail: ({ answers }) => ({ key: 'audit_said_of_service', facts: { answers: JSON.stringify(answers) } }),
  },
  loadAnswers: {
    audit: 'connected',
    detail: ({ fileName }) => ({ key: 'audit_took_answers', facts: { name: quoted(fileName) } }),
  },
  exportAnswers: nothing,
  testConnection: nothing,
  forgetConnection: { audit: 'disconnected' },
  useConnection: { ...connects, keeps: true },
  forgetSavedConnection: nothing,
  takeOffer: nothing,
  openProject: opens('projectOpened'),
  closeProject: tellsOthers,
  deleteProject: { ...tellsOthers, audit: 'projectDeleted' },
  renameProject: tellsOthers,
  keepLook: nothing,
  loadSpreadsheet: { ...opens('spreadsheetLoaded'), keeps: true },
  loadMadeUp: opens('spreadsheetLoaded'),
  checkSource: nothing,
  loadNewVersion: edits,
  takeOverEdits: edits,
  cancelLoading: nothing,
  changeTextReading: edits,
  changeSheets: edits,
  describeRows: nothing,
  countSent: nothing,
  foreseeSent: nothing,
  changeMapping: maps,
  setAsideByColumn: maps,
  suggestMapping: maps,
  saveMapping: tellsAll,
  renameMapping: tellsAll,
  compareSavedMapping: nothing,
  exportMapping: nothing,
  compareMappingFile: nothing,
  importMappingFile: nothing,
  useSavedMapping: maps,
  deleteSavedMapping: nothing,
  setAccountsAside: tellsAll,
  takeAccountsBack: tellsAll,
  editCells: edits,
  undo: edits,
  redo: edits,
  replaceText: edits,
  startDryRun: {
    underWay: 'dryRun',
    ...sendsAccounts,
    audit: 'dryRun',
    detail: (_ask, { done, passed, refused }) => ({ key: 'audit_tried', facts: { done, passed, refused } }),
  },
  pauseDryRun: nothing,
  resumeDryRun: nothing,
  stopDryRun: nothing,
  createAccount: { underWay: 'sending', onlyWhereSeen: true, ...sendsAccounts },
  watchAccounts: nothing,
  planRun: nothing,
  startRun: {
    onlyWhereSeen: true,
    ...sendsAccounts,
    audit: 'runStarted',
    detail: (_ask, { total, ...limits }) => ({
      key: 'audit_confirmed',
      facts: { count: total, limits: limitsMessage(limits) },
    }),
  },
  pauseRun: { audit: 'runPaused' },
  resumeRun: { audit: 'runResumed' },
  stopRun: { audit: 'runStopped' },
  changeRunLimits: { audit: 'runLimitsChanged', detail: limitsMessage },
  forgetInterruption: nothing,
  compareWithService: {
    audit: 'compared',
    detail: (_ask, { counts, takenOver }) => ({ key: 'audit_found_alike', facts: { ...counts, takenOver } }),
  },
  askAboutTargets: nothing,
  stopAskingAboutTargets: nothing,
  noteTypedAdditions: whileLocked,
  sendAddition: { underWay: 'sending', onlyWhereSeen: true },
  sendAdditions: { underWay: 'additions', onlyWhereSeen: true },
  stopAdditions: nothing,
  exportAdditionResults: saves('results_of_additions'),
  exportPayloads: { needsAnswers: true, ...saves('payloads') },
  stopSaving: nothing,
  exportCorrectedCopy: saves('corrected_copy'),
  exportResults: saves('results'),
  exportAudit: saves('audit_log'),
  checkAudit: nothing,
  exportSupportFile: saves('support_file'),
  exportTemplate: nothing,
  agreeToService: tellsAll,
  exportFieldGuide: nothing,
  rememberStep: nothing,
} as const satisfies Policies

/** The channels that are answered also while what is kept here is locked. */
export type ChannelWhileLocked = {
  [C in keyof typeof policies]: (typeof policies)[C] extends { readonly whileLocked: true } ? C : never
}[keyof typeof policies]
