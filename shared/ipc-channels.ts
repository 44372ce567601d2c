/**
 * The names of what a window may ask and hear, without the schemas: with those the preload would be hundreds of times larger. Beside each
 * stands how it goes out of date: of every channel what its answer is drawn from, and of every channel and piece of news what it changes.
 * Whoever keeps answers needs no more to know which of them to ask for again.
 */

/** What is known, in the parts that change together. */
export type Part =
  /** The open project: its rows, edits and mapping, and what was set aside. */
  | 'project'
  | 'projectList'
  | 'savedMappings'
  | 'description'
  /** How its accounts stand at the service in use. */
  | 'accounts'
  /** Which service and supplier that is. */
  | 'service'
  | 'additions'
  | 'comparison'
  | 'run'

export type Freshness = {
  readonly reads?: readonly Part[]
  /** As these change it is read again when it is next shown: who shows it asks by itself, not at each of thousands of accounts. */
  readonly readsLater?: readonly Part[]
  readonly changes?: readonly Part[]
  /** What stands in the place of these is another one: nothing that was read of the former is shown meanwhile. */
  readonly replaces?: readonly Part[]
  /** What changes need not be read again while somebody types. */
  readonly mayWait?: true
}

const nothing: Freshness = {}
const ofService = ['service', 'additions', 'comparison', 'run'] as const
const opens: Freshness = { replaces: ['project', 'accounts', ...ofService], changes: ['projectList', 'savedMappings'] }
const connects: Freshness = { replaces: ofService, changes: ['description'] }
const edits: Freshness = { changes: ['project', 'projectList'], mayWait: true }
const changesProject: Freshness = { changes: ['project', 'projectList'] }
const sends: Freshness = { changes: ['accounts'] }
const savesMapping: Freshness = { changes: ['savedMappings'] }
const readsProject: Freshness = { reads: ['project'] }
const readsProblems: Freshness = { reads: ['project'], readsLater: ['accounts'] }
const readsAccounts: Freshness = { reads: ['project', 'accounts'] }
const readsService: Freshness = { reads: ['accounts', 'service'] }
const plans: Freshness = { reads: ['project', 'accounts', 'service'] }

const ofChannels = {
  readDesk: nothing,
  readLanguage: nothing,
  chooseLanguage: nothing,
  noticesRead: nothing,
  chooseKeeping: nothing,
  unlockData: nothing,
  changeKeeping: nothing,
  startAfresh: nothing,
  connectPractice: connects,
  practiseAfresh: connects,
  practiseAs: connects,
  connectLive: connects,
  sayMoneyTerms: { changes: ['description', 'project', 'service'] },
  loadDescription: connects,
  useDescription: connects,
  forgetDescription: { changes: ['description'] },
  readDescription: { reads: ['description'] },
  answerDescription: connects,
  loadAnswers: connects,
  exportAnswers: nothing,
  testConnection: nothing,
  forgetConnection: connects,
  useConnection: connects,
  forgetSavedConnection: nothing,
  takeOffer: nothing,
  listProjects: { reads: ['projectList'] },
  openProject: opens,
  closeProject: opens,
  deleteProject: { changes: ['projectList'] },
  renameProject: { changes: ['projectList'] },
  keepLook: nothing,
  loadSpreadsheet: opens,
  loadMadeUp: opens,
  checkSource: nothing,
  loadNewVersion: opens,
  listDuplicateProjects: { reads: ['project', 'projectList'] },
  takeOverEdits: changesProject,
  cancelLoading: nothing,
  changeTextReading: changesProject,
  changeSheets: changesProject,
  readSheetPage: readsProject,
  findRow: nothing,
  readColumns: readsProject,
  previewColumn: readsProject,
  describeRows: readsProject,
  readSheetsApart: readsProject,
  countSent: readsAccounts,
  foreseeSent: readsAccounts,
  changeMapping: changesProject,
  readSaidOfAccounts: readsProject,
  setAsideByColumn: changesProject,
  suggestMapping: changesProject,
  listSavedMappings: { reads: ['project', 'savedMappings'] },
  saveMapping: savesMapping,
  renameMapping: savesMapping,
  compareSavedMapping: { reads: ['project', 'savedMappings'] },
  exportMapping: nothing,
  compareMappingFile: nothing,
  importMappingFile: savesMapping,
  useSavedMapping: changesProject,
  deleteSavedMapping: savesMapping,
  listAccounts: readsAccounts,
  readAccount: readsAccounts,
  setAccountsAside: changesProject,
  takeAccountsBack: changesProject,
  listProblems: readsProblems,
  findNextProblem: nothing,
  listFixes: { reads: ['project', 'accounts', 'additions'] },
  listProblemValues: readsProblems,
  editCells: edits,
  undo: edits,
  redo: edits,
  findText: nothing,
  previewReplacement: readsProblems,
  replaceText: edits,
  startDryRun: sends,
  pauseDryRun: nothing,
  resumeDryRun: nothing,
  stopDryRun: nothing,
  readDryRun: nothing,
  createAccount: sends,
  watchAccounts: sends,
  readAccountHistory: readsService,
  readProgress: readsService,
  readResults: plans,
  listCreateDoubts: plans,
  planRun: { reads: ['project', 'accounts', 'service', 'run'] },
  startRun: { changes: ['run'] },
  pauseRun: nothing,
  resumeRun: nothing,
  stopRun: nothing,
  changeRunLimits: { changes: ['run'] },
  readRun: { reads: ['project', 'accounts', 'run'] },
  readInterruption: { reads: ['project', 'accounts', 'service', 'run'] },
  forgetInterruption: { changes: ['run'] },
  readUnderWay: nothing,
  compareWithService: { changes: ['comparison', 'accounts'] },
  readComparison: { reads: ['project', 'accounts', 'comparison'] },
  findAdditionTarget: nothing,
  askAboutTargets: nothing,
  readAskingAboutTargets: nothing,
  stopAskingAboutTargets: nothing,
  noteTypedAdditions: nothing,
  readAdditions: { reads: ['accounts', 'service', 'additions'] },
  sendAddition: { changes: ['additions'] },
  listAdditions: { reads: ['project', 'accounts', 'additions'] },
  sendAdditions: { changes: ['additions'] },
  readAdditionSending: nothing,
  stopAdditions: nothing,
  exportAdditionResults: nothing,
  exportPayloads: nothing,
  stopSaving: nothing,
  exportCorrectedCopy: nothing,
  exportResults: nothing,
  exportAudit: nothing,
  checkAudit: nothing,
  exportSupportFile: nothing,
  exportTemplate: nothing,
  readServiceChange: readsProject,
  agreeToService: changesProject,
  exportFieldGuide: nothing,
  rememberStep: { changes: ['projectList'] },
} satisfies Record<string, Freshness>

/** What the desk tells a window by itself. */
const ofNews = {
  vaultChanged: nothing,
  languageChanged: nothing,
  offerMade: nothing,
  loadingProgress: nothing,
  projectChanged: edits,
  projectClosed: opens,
  rowsChanged: nothing,
  summaryChanged: edits,
  stepDone: nothing,
  dryRunProgress: nothing,
  savingProgress: nothing,
  accountsChanged: sends,
  runChanged: nothing,
  underWayChanged: nothing,
  comparisonProgress: nothing,
  targetsProgress: nothing,
  additionsProgress: nothing,
  watchEnded: nothing,
  noticeAdded: nothing,
  connectionChanged: connects,
} satisfies Record<string, Freshness>

export type Channel = keyof typeof ofChannels
export const channels = Object.keys(ofChannels) as readonly Channel[]

export type DeskEventName = keyof typeof ofNews
export const deskEventNames = Object.keys(ofNews) as readonly DeskEventName[]

export const freshness: Readonly<Record<Channel | DeskEventName, Freshness>> = { ...ofChannels, ...ofNews }
