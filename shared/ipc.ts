/**
 * The contract between screens and main process: for every channel what is asked and what is answered, for every piece of news
 * what it carries. Each part is a file in `ipc/`. A secret goes in (`connectLive`) and never comes back.
 */
import { z } from 'zod'
import { historyState } from './history.ts'
import { accountChannels, dryRunProgress } from './ipc/accounts.ts'
import { additionChannels, additionsProgress, targetsProgress } from './ipc/additions.ts'
import { count, issueSchema, nothing } from './ipc/common.ts'
import { compareChannels } from './ipc/compare.ts'
import { connectChannels, connectionStatus } from './ipc/connect.ts'
import { fileChannels } from './ipc/files.ts'
import { mappingChannels } from './ipc/mapping.ts'
import { problemChannels } from './ipc/problems.ts'
import { projectChannels, projectState } from './ipc/projects.ts'
import { runChannels, runState, underWayState } from './ipc/run.ts'
import { changedRows, checkSummary, sheetChannels } from './ipc/sheets.ts'
import { vaultChannels, vaultState } from './ipc/vault.ts'
import type { Channel, DeskEventName } from './ipc-channels.ts'
import { languages } from './messages/languages.ts'
import type { Issue, Result } from './result.ts'

export * from './history.ts'
export * from './ipc/accounts.ts'
export * from './ipc/additions.ts'
export { type ChangedValue, type EmptiedValue, issueSchema, type MadeOn, type Nothing } from './ipc/common.ts'
export * from './ipc/compare.ts'
export * from './ipc/connect.ts'
export * from './ipc/files.ts'
export * from './ipc/mapping.ts'
export * from './ipc/problems.ts'
export * from './ipc/projects.ts'
export * from './ipc/run.ts'
export * from './ipc/sheets.ts'
export * from './ipc/vault.ts'
export * from './ipc/way-forward.ts'
export * from './service/create-seconds.ts'

export const wizardSteps = ['connect', 'load', 'map', 'check', 'create', 'watch', 'add'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The language that the application speaks. */
const languageState = z.object({
  language: z.enum(languages),
  /** What the person chose; `null`: the language of the operating system. */
  chosen: z.enum(languages).nullable(),
  /** How the operating system writes dates and numbers ("de-DE"), in a host that knows. */
  locale: z.string().optional(),
})
export type LanguageState = z.infer<typeof languageState>

/** `ofProject`: it is about that one alone, and is not shown beside another. */
const noticeSchema = issueSchema.extend({ ofProject: z.string().optional() })
export type Notice = Issue & { readonly ofProject?: string | undefined }

export const ipc = {
  readDesk: {
    ask: nothing,
    reply: z.object({
      version: z.string(),
      host: z.enum(['desktop', 'browser']),
      /** Unless it is open, nothing else can be asked for. */
      vault: vaultState,
      connection: connectionStatus,
      /** The project that was open, already opened again. */
      project: projectState.nullable(),
      /** What the start has to say (no keychain, a project that could not be opened), until `noticesRead`. */
      issues: z.array(noticeSchema),
    }),
  },
  /** The person has read the issues of the start: `readDesk` answers without them from now on. */
  noticesRead: { ask: nothing, reply: nothing },
  readLanguage: { ask: nothing, reply: languageState },
  /** Every window hears of it by the news `languageChanged`. */
  chooseLanguage: { ask: z.object({ language: z.enum(languages).nullable() }), reply: nothing },
  ...vaultChannels,
  ...connectChannels,
  ...projectChannels,
  ...sheetChannels,
  ...problemChannels,
  ...mappingChannels,
  ...accountChannels,
  ...runChannels,
  ...compareChannels,
  ...additionChannels,
  ...fileChannels,
} as const satisfies Record<Channel, { ask: z.ZodType; reply: z.ZodType }>

const news = {
  /** The data was unlocked, or is kept another way: everything is to be read anew. */
  vaultChanged: vaultState,
  languageChanged: languageState,
  /** There is something for `takeOffer`. */
  offerMade: nothing,
  loadingProgress: z.object({ stage: z.enum(['reading', 'understanding']), fraction: z.number().nullable() }),
  /** Something about the open project changed that this window did not ask for. */
  projectChanged: projectState,
  /** Another window has closed or deleted it. */
  projectClosed: nothing,
  /** Told to every window ahead of the answer to a change of cells, which comes when the change is on the disk. */
  rowsChanged: changedRows,
  /** What only whole columns tell of changed cells was looked at, and is said otherwise now. */
  summaryChanged: checkSummary,
  /** A step was done that is answered without it. */
  stepDone: z.object({ revision: count, history: historyState }),
  dryRunProgress,
  /** `isOver` in the last piece, also when it was not saved in the end. */
  savingProgress: z.object({ done: count, total: count, isOver: z.boolean() }),
  accountsChanged: z.object({ keys: z.array(z.string()) }),
  /** A run began, moved or ended; at most a few times a second. */
  runChanged: runState,
  /** Something began to be sent, or nothing is any more. */
  underWayChanged: underWayState,
  /** `total` is `null` while the lists are read. */
  comparisonProgress: z.object({ done: count, total: count.nullable() }),
  /** Of the accounts that are added to. `isOver` in the last piece, also when it was stopped or failed. */
  targetsProgress,
  additionsProgress,
  /** Watching had to stop by itself: the key is refused, the service is silent. */
  watchEnded: z.object({ issue: issueSchema, serviceWords: z.string().nullable() }),
  /** Something to be told that was not known at the start; `readDesk` has it too, until `noticesRead`. */
  noticeAdded: noticeSchema,
  /** Another window has changed it. */
  connectionChanged: connectionStatus,
} as const satisfies Record<DeskEventName, z.ZodType>

export type Ask<C extends Channel> = z.infer<(typeof ipc)[C]['ask']>
export type Reply<C extends Channel> = z.infer<(typeof ipc)[C]['reply']>
export type DeskEvent<N extends DeskEventName> = z.infer<(typeof news)[N]>

/** What the screens call, and what the main process answers. */
export type Desk = { readonly [C in Channel]: (ask: Ask<C>) => Promise<Result<Reply<C>>> }

/** Subscribes to news; the returned function ends it. */
export type Subscribe = <N extends DeskEventName>(name: N, hear: (news: DeskEvent<N>) => void) => () => void
