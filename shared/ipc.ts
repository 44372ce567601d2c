/**
 * The contract between screens and main process: for every channel what is asked and what is answered, for every piece of news
 * what it carries. A secret goes in (`connectLive`) and never comes back.
 */
import { z } from 'zod'
import type { Channel, NewsName } from './ipc-channels.ts'
import { mapping, reading } from './mapping/mapping.ts'
import type { Result } from './result.ts'
import { workbookFormats } from './sheet.ts'

const nothing = z.strictObject({})
export type Nothing = z.infer<typeof nothing>

/** Over any kind of buffer: files come from the disk, from a window and from other processes. */
const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const count = z.int().nonnegative()
const rowNumber = z.int().positive()

const cellPlace = z.strictObject({ sheet: z.string(), row: rowNumber, column: rowNumber })

export const issueSchema = z.object({
  level: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  message: z.string(),
  where: z.object({ path: z.string().optional(), cell: cellPlace.optional() }).optional(),
  suggestion: z.string().optional(),
})

// ---- Connect

/** How the token is obtained; the mutation's shape is "not shown" in the interface, so all of it can be changed. */
export const tokenRequest = z.strictObject({
  graphqlPath: z.string().startsWith('/'),
  document: z.string().min(1),
  /** Variables as JSON; the text `{{apiKey}}` stands for the key. */
  variables: z.string(),
  /** Path with points to the token in the answer, e.g. `data.obtainToken.token`. */
  tokenPath: z.string().min(1),
})
export type TokenRequest = z.infer<typeof tokenRequest>

export const defaultTokenRequest: TokenRequest = {
  graphqlPath: '/v1/graphql/',
  document: 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }',
  variables: '{"apiKey": "{{apiKey}}"}',
  tokenPath: 'data.obtainToken.token',
}

/** What a person types for a live connection. `apiKey` left out uses the key that is stored for this address. */
export const liveConnectionEntry = z.strictObject({
  address: z.string(),
  supplierCode: z.string(),
  apiKey: z.string().optional(),
  token: tokenRequest,
})
export type LiveConnectionEntry = z.infer<typeof liveConnectionEntry>

/** A live connection that is kept, whichever one is in use: it can be used again, or forgotten with its key. */
export const savedConnection = z.object({
  name: z.string(),
  address: z.string(),
  supplierCode: z.string(),
  hasKey: z.boolean(),
})
export type SavedConnection = z.infer<typeof savedConnection>

const savedConnections = { saved: z.array(savedConnection) }

export const connectionStatus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), ...savedConnections }),
  z.object({ kind: z.literal('practice'), supplierCode: z.string(), ...savedConnections }),
  z.object({
    ...savedConnections,
    kind: z.literal('live'),
    address: z.string(),
    supplierCode: z.string(),
    token: tokenRequest,
    hasKey: z.boolean(),
    /** Where the key is: in the operating system's keychain, or only in memory until the application is closed. */
    keyIsKept: z.enum(['keychain', 'thisRunOnly']),
  }),
])
export type ConnectionStatus = z.infer<typeof connectionStatus>

/** Where an account is meant to go, as the window shows it: a window that is behind must not create anywhere else. */
const seenConnection = z.strictObject({
  kind: z.enum(['practice', 'live']),
  supplierCode: z.string(),
  /** `null` for the practice service. */
  address: z.string().nullable(),
})
export type SeenConnection = z.infer<typeof seenConnection>

export const seenConnectionOf = (status: Exclude<ConnectionStatus, { kind: 'none' }>): SeenConnection => ({
  kind: status.kind,
  supplierCode: status.supplierCode,
  address: status.kind === 'live' ? status.address : null,
})

/** The outcome of each thing that the connection test looks at, in order; the first that failed has the issue. */
export const connectionReport = z.object({
  steps: z.array(
    z.object({
      name: z.enum(['address', 'key', 'supplier']),
      outcome: z.enum(['good', 'bad', 'notTried']),
      /** What was found, in a sentence. */
      message: z.string(),
      /** The service's own words, where it said something. */
      serviceWords: z.string().optional(),
    }),
  ),
})
export type ConnectionReport = z.infer<typeof connectionReport>

// ---- Projects and sheets

export const projectListEntry = z.object({
  id: z.string(),
  fileName: z.string(),
  accountCount: count,
  createdAt: z.string(),
  openedAt: z.string(),
})
export type ProjectListEntry = z.infer<typeof projectListEntry>

export const sheetSummary = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  rowCount: count,
  columnCount: count,
  /** Rows that are not data although they have cells, and why. */
  leftOutRows: z.array(z.object({ row: rowNumber, role: z.enum(['title', 'header', 'total']) })),
  dataRowCount: count,
})
export type SheetSummary = z.infer<typeof sheetSummary>

export const checkSummary = z.object({
  accountCount: count,
  /** Accounts without an error. */
  readyCount: count,
  errorCount: count,
  warningCount: count,
  canUndo: z.boolean(),
  canRedo: z.boolean(),
})
export type CheckSummary = z.infer<typeof checkSummary>

export const suggestion = z.object({
  sheet: z.string(),
  column: rowNumber,
  header: z.string(),
  target: z.string().nullable(),
  confidence: z.number(),
  reason: z.string(),
})

export const projectState = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(workbookFormats),
  text: z.object({ encoding: z.string(), delimiter: z.string() }).optional(),
  sheets: z.array(sheetSummary),
  mapping,
  /** The name of the saved mapping that was found by its headers and is in use, if one is. */
  savedMappingName: z.string().nullable(),
  summary: checkSummary,
  /** Where the person was. */
  step: z.enum(['load', 'map', 'check', 'create', 'watch']),
})
export type ProjectState = z.infer<typeof projectState>

export const wizardSteps = ['connect', 'load', 'map', 'check', 'create', 'watch'] as const
export type WizardStep = (typeof wizardSteps)[number]

export const pageCell = z.object({
  text: z.string(),
  kind: z.enum(['blank', 'text', 'number', 'date', 'boolean', 'error']),
  isEdited: z.boolean().optional(),
  issues: z.array(issueSchema).optional(),
})
export const pageRow = z.object({
  row: rowNumber,
  role: z.enum(['blank', 'title', 'header', 'total', 'data']),
  /** Key of the account this row belongs to. */
  accountKey: z.string().nullable(),
  cells: z.array(pageCell),
})
export type PageRow = z.infer<typeof pageRow>
export type PageCell = z.infer<typeof pageCell>

export const sheetPage = z.object({
  /** Rows that fit the filter, in the whole sheet. */
  total: count,
  rows: z.array(pageRow),
})
export type SheetPage = z.infer<typeof sheetPage>

export const columnPicture = z.object({
  column: rowNumber,
  header: z.string(),
  samples: z.array(z.string()),
  filledCount: count,
  suggestion: suggestion.nullable(),
  /** How values are read where the mapping says nothing: found out from the values themselves. */
  detected: reading,
  /** Distinct values with their counts, where there are few enough to translate. */
  distinct: z.array(z.object({ value: z.string(), count })).nullable(),
})
export type ColumnPicture = z.infer<typeof columnPicture>

// ---- Accounts

/** What the import knows of an account. `notSent` has no attempt; `unknown` was sent and its answer is lost. */
export const importState = z.object({
  state: z.enum(['notSent', 'sending', 'unknown', 'refused', 'accepted', 'finished', 'failed']),
  /** The service's own status, as it spells it, where it gave one. */
  status: z.string().nullable(),
  platformNumber: z.string().nullable(),
  /** Our sentence about it, and the service's own words. */
  message: z.string().nullable(),
  serviceWords: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type ImportState = z.infer<typeof importState>

export const dryRunState = z.object({
  outcome: z.enum(['none', 'passed', 'refused', 'notKnown', 'outOfDate']),
  at: z.string().nullable(),
})
export type DryRunState = z.infer<typeof dryRunState>

export const accountStub = z.object({
  key: z.string(),
  accountNumber: z.string().nullable(),
  /** "Ana Lee and Carl Lee". */
  name: z.string(),
  errorCount: count,
  warningCount: count,
  dryRun: dryRunState,
  import: importState,
})
export type AccountStub = z.infer<typeof accountStub>

export const accountFilter = z.enum(['all', 'ready', 'withErrors', 'toCreate', 'sent'])
export type AccountFilter = z.infer<typeof accountFilter>

export const accountPage = z.object({
  total: count,
  accounts: z.array(accountStub),
  counts: z.record(accountFilter, count),
  /** How many accounts are in each state of the import. */
  stateCounts: z.record(importState.shape.state, count),
})
export type AccountPage = z.infer<typeof accountPage>

/** One account whole: what would be sent, where each value came from, and all that is known against it. */
export const accountDetail = z.object({
  stub: accountStub,
  /** Lines a person reads before creating: "Customer 1" → "Ana Lee, born 1 April 1980". */
  summary: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  /** The payload as it would be sent. */
  payload: z.record(z.string(), z.unknown()),
  /** By dotted path, the cell a value came from; `null` for a constant. */
  origins: z.record(z.string(), cellPlace.nullable()),
  issues: z.array(issueSchema),
})
export type AccountDetail = z.infer<typeof accountDetail>

export const problemGroup = z.object({
  code: z.string(),
  level: z.enum(['error', 'warning', 'info']),
  /** "5 phone numbers can't be read". */
  title: z.string(),
  count,
  first: z.array(issueSchema),
})
export type ProblemGroup = z.infer<typeof problemGroup>

export const historyEntry = z.object({
  at: z.string(),
  what: z.string(),
  serviceWords: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const saved = z.discriminatedUnion('to', [
  z.object({ to: z.literal('disk'), path: z.string() }),
  /** The host has no save dialog: the window offers the bytes as a download. */
  z.object({ to: z.literal('download'), name: z.string(), bytes }),
  z.object({ to: z.literal('nowhere') }),
])
export type Saved = z.infer<typeof saved>

const cellEdit = z.strictObject({ ...cellPlace.shape, text: z.string().max(32_767) })
export type CellEdit = z.infer<typeof cellEdit>

const page = { offset: count, limit: z.int().min(1).max(1000) }

export const rowFilter = z.enum(['everyRow', 'dataRows', 'rowsWithProblems'])
export type RowFilter = z.infer<typeof rowFilter>

/** Which rows of a sheet: by what they hold and, where given, by the account they speak of. */
const rowSelection = { sheet: z.string(), filter: rowFilter, accountKey: z.string().optional() }

export const ipc = {
  readDesk: {
    ask: nothing,
    reply: z.object({
      version: z.string(),
      host: z.enum(['desktop', 'browser']),
      connection: connectionStatus,
      /** The project that was open, already opened again. */
      project: projectState.nullable(),
      /** What the start has to say (no keychain, a project that could not be opened), until `noticesRead`. */
      issues: z.array(issueSchema),
    }),
  },
  /** The person has read the issues of the start: `readDesk` answers without them from now on. */
  noticesRead: { ask: nothing, reply: nothing },
  readConnection: { ask: nothing, reply: connectionStatus },
  connectPractice: { ask: nothing, reply: connectionStatus },
  connectLive: { ask: liveConnectionEntry, reply: connectionStatus },
  testConnection: { ask: nothing, reply: connectionReport },
  forgetConnection: { ask: nothing, reply: connectionStatus },
  /** Connects again with what is saved under this name. */
  useConnection: { ask: z.strictObject({ name: z.string() }), reply: connectionStatus },
  /** Forgets a saved connection and its key, also one that is not in use. */
  forgetSavedConnection: { ask: z.strictObject({ name: z.string() }), reply: connectionStatus },

  listProjects: { ask: nothing, reply: z.array(projectListEntry) },
  openProject: { ask: z.strictObject({ id: z.string() }), reply: projectState },
  closeProject: { ask: nothing, reply: nothing },
  deleteProject: { ask: z.strictObject({ id: z.string() }), reply: nothing },
  /** Reads a spreadsheet into a new project. News: `loadingProgress`. */
  loadSpreadsheet: {
    ask: z.strictObject({ fileName: z.string().min(1), bytes }),
    reply: projectState,
  },
  cancelLoading: { ask: nothing, reply: nothing },
  /** Reads a text file again with another encoding or delimiter. */
  changeTextReading: {
    ask: z.strictObject({ encoding: z.string().optional(), delimiter: z.string().max(1).optional() }),
    reply: projectState,
  },
  /** Which sheets are in, and where their headers are. A changed header row is mapped anew. */
  changeSheets: {
    ask: z.strictObject({
      sheets: z.array(z.strictObject({ sheet: z.string(), isIncluded: z.boolean(), headerRow: count })),
    }),
    reply: projectState,
  },
  readSheetPage: { ask: z.strictObject({ ...rowSelection, ...page }), reply: sheetPage },
  /** Where a row stands among those that fit the filter, from 0; `null` when it does not fit. */
  findRow: { ask: z.strictObject({ ...rowSelection, row: rowNumber }), reply: z.object({ offset: count.nullable() }) },
  readColumns: { ask: z.strictObject({ sheet: z.string() }), reply: z.array(columnPicture) },
  changeMapping: { ask: z.strictObject({ mapping }), reply: projectState },
  /** Throws the present mapping away and suggests one from the headers and values. */
  suggestMapping: { ask: nothing, reply: projectState },
  listSavedMappings: {
    ask: nothing,
    reply: z.array(z.object({ name: z.string(), savedAt: z.string(), fits: z.boolean() })),
  },
  saveMapping: { ask: z.strictObject({ name: z.string().min(1).max(100) }), reply: nothing },
  useSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: projectState },
  deleteSavedMapping: { ask: z.strictObject({ name: z.string() }), reply: nothing },

  listAccounts: {
    ask: z.strictObject({ ...page, filter: accountFilter, search: z.string().optional() }),
    reply: accountPage,
  },
  readAccount: { ask: z.strictObject({ key: z.string() }), reply: accountDetail },
  listProblems: { ask: nothing, reply: z.array(problemGroup) },
  /** The next cell with a problem after a place, row by row; `null` when there is none. */
  findNextProblem: {
    ask: z.strictObject({ after: cellPlace.nullable(), code: z.string().optional() }),
    reply: cellPlace.nullable(),
  },
  editCells: { ask: z.strictObject({ edits: z.array(cellEdit).min(1).max(100_000) }), reply: checkSummary },
  undoEdit: { ask: nothing, reply: checkSummary },
  redoEdit: { ask: nothing, reply: checkSummary },

  /** News: `dryRunProgress`, then `accountsChanged`. Replies when it has ended or was stopped. */
  startDryRun: {
    ask: z.strictObject({ keys: z.union([z.array(z.string()), z.literal('allReady')]) }),
    reply: z.object({ done: count, passed: count, refused: count, wasStopped: z.boolean() }),
  },
  stopDryRun: { ask: nothing, reply: nothing },
  /** Sends one account, after its intent is in the journal. Replies with the state after the service's answer. */
  createAccount: { ask: z.strictObject({ key: z.string(), at: seenConnection }), reply: importState },
  /** Asks the service about accounts that are not finished, until they are. Replies at once; news: `accountsChanged`. */
  watchAccounts: { ask: nothing, reply: nothing },
  readAccountHistory: { ask: z.strictObject({ key: z.string() }), reply: z.array(historyEntry) },

  exportPayloads: { ask: nothing, reply: saved },
  exportResults: { ask: z.strictObject({ format: z.enum(['xlsx', 'csv']) }), reply: saved },
  exportTemplate: { ask: nothing, reply: saved },
  /** Remembers where the person is, so that the project opens there again. */
  rememberStep: { ask: z.strictObject({ step: projectState.shape.step }), reply: nothing },
} as const satisfies Record<Channel, { ask: z.ZodType; reply: z.ZodType }>

export const news = {
  loadingProgress: z.object({ stage: z.enum(['reading', 'understanding']), fraction: z.number().nullable() }),
  /** Something about the open project changed that this window did not ask for. */
  projectChanged: projectState,
  /** `isOver` in the last piece of a dry run, also when it was stopped or failed. */
  dryRunProgress: z.object({ done: count, total: count, passed: count, refused: count, isOver: z.boolean() }),
  accountsChanged: z.object({ keys: z.array(z.string()) }),
  /** Watching had to stop by itself: the key is refused, the service is silent. */
  watchEnded: z.object({ issue: issueSchema, serviceWords: z.string().nullable() }),
  /** Another window has changed it. */
  connectionChanged: connectionStatus,
} as const satisfies Record<NewsName, z.ZodType>

export type Ask<C extends Channel> = z.infer<(typeof ipc)[C]['ask']>
export type Reply<C extends Channel> = z.infer<(typeof ipc)[C]['reply']>
export type News<N extends NewsName> = z.infer<(typeof news)[N]>

/** What the screens call, and what the main process answers. */
export type Desk = { readonly [C in Channel]: (ask: Ask<C>) => Promise<Result<Reply<C>>> }

/** Subscribes to news; the returned function ends it. */
export type Subscribe = <N extends NewsName>(name: N, hear: (news: News<N>) => void) => () => void
