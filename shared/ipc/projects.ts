/** The part of the contract about projects: a spreadsheet that was loaded, with everything that was done to it. */
import { z } from 'zod'
import { accountStatuses } from '../account-status.ts'
import { projectKinds } from '../catalogue/catalogue-of-kind.ts'
import { historyState, stepName } from '../history.ts'
import { mapping, rowChoices } from '../mapping/model/mapping.ts'
import { quoteSigns, workbookFormats } from '../sheet/sheet.ts'
import { statusCounts } from './accounts.ts'
import { bytes, cellPlace, count, madeOn, nothing, rowNumber } from './common.ts'
import { checkSummary, edited } from './sheets.ts'

/** What a spreadsheet is about. */
const projectKind = z.enum(projectKinds)

const projectStep = z.enum(['load', 'map', 'check', 'create', 'watch', 'add'])

const projectListEntry = z.object({
  id: z.string(),
  /** What the person calls it; the name of its file until then. */
  name: z.string(),
  fileName: z.string(),
  kind: projectKind,
  accountCount: count,
  /** How they stood when it was left; `null` where that is not known. */
  counts: statusCounts.nullable(),
  /** Where the person was. */
  step: projectStep,
  createdAt: z.string(),
  openedAt: z.string(),
  /** What is kept of it can't be read any more, not even its name. */
  isDamaged: z.boolean().optional(),
})
export type ProjectListEntry = z.infer<typeof projectListEntry>

const sheetSummary = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  rowCount: count,
  columnCount: count,
  /** Rows that are not data although they have cells, and why. */
  leftOutRows: z.array(
    z.object({ row: rowNumber, role: z.enum(['title', 'header', 'units', 'section', 'total', 'remark', 'leftOut']) }),
  ),
  dataRowCount: count,
  /** Rows of data that the file hides, in or out. */
  hiddenRowCount: count,
  /** Columns that the file hides, and that hold something. Counted from 1. */
  hiddenColumns: z.array(rowNumber),
  /** Its rows are columns of the file, and so are those of everything that is said of it. */
  isTurned: z.boolean().optional(),
})
export type SheetSummary = z.infer<typeof sheetSummary>

const textReading = z.object({ encoding: z.string(), delimiter: z.string(), quote: z.enum(quoteSigns) })

/** How a person arranged the columns of a sheet in Check. Columns are counted from 1, and those that nothing is said of are as ever. */
const sheetLook = z.strictObject({
  sheet: z.string(),
  /** In pixels; as wide as a window is the most there is any use for. */
  widths: z.array(z.strictObject({ column: rowNumber, width: z.int().min(20).max(4000) })).max(20_000),
  hidden: z.array(rowNumber).max(20_000),
  /** The columns in the order of the screen; empty where it is that of the file. */
  order: z.array(rowNumber).max(20_000),
  /** What its rows are sorted by; `null` where they are in the order of the file. */
  sort: z.strictObject({ column: rowNumber, isDescending: z.boolean() }).nullable(),
})
export type SheetLook = z.infer<typeof sheetLook>

/** How an account stood when a person looked at it last in Create; marks tell only whether something is otherwise. */
const accountLook = z.strictObject({
  key: z.string(),
  status: z.enum(accountStatuses),
  /** Of what the service said. */
  standing: z.string().max(20),
  /** Of what would be sent. */
  payload: z.string().max(20),
})
export type AccountLook = z.infer<typeof accountLook>

/** More accounts nobody looks at one by one. */
export const mostLookedAt = 2000

/** How a person arranged Check, and what they looked at last in Create. */
export const checkLook = z.strictObject({
  /** The list of problems and accounts is out of the way. */
  isListFolded: z.boolean(),
  sheets: z.array(sheetLook).max(1000),
  /** Where what was looked at last stood: at another service, or in a practice begun afresh, each account is new. */
  lookedIn: z.string().max(5000).optional(),
  /** Looked at last, last. */
  lookedAt: z.array(accountLook).max(mostLookedAt).optional(),
})
export type CheckLook = z.infer<typeof checkLook>

/** As it opens until somebody arranges it. */
export const plainLook: CheckLook = { isListFolded: false, sheets: [] }

export const projectState = z.object({
  id: z.string(),
  /** Grows with each change of what is open; see `madeOn`. */
  revision: count,
  /** What can be undone and done again, of cells and mapping alike. */
  history: historyState,
  /** What the person calls it; the name of its file until then. */
  name: z.string(),
  fileName: z.string(),
  kind: projectKind,
  format: z.enum(workbookFormats),
  text: textReading
    .extend({
      found: textReading,
      strayQuotes: z.object({ count, firstRow: rowNumber }).optional(),
      cutRows: z.object({ count, firstRow: rowNumber, lastColumn: rowNumber }).optional(),
    })
    .optional(),
  sheets: z.array(sheetSummary),
  mapping,
  /** The name of the saved mapping that was found by its headers and is in use, if one is. */
  savedMappingName: z.string().nullable(),
  /** It was mapped for another service than the one in use, by the operators' documents. */
  isForOtherService: z.boolean(),
  look: checkLook,
  summary: checkSummary,
  /** Where the person was. */
  step: projectStep,
})
export type ProjectState = z.infer<typeof projectState>

/** What an undo or redo did; `place` is `null` where it did nothing, or nothing to cells. */
const undone = edited.extend({
  /** `null` where there was nothing to undo or to do again. */
  step: stepName.nullable(),
  /** Where the project was mapped otherwise. */
  project: projectState.optional(),
})
export type Undone = z.infer<typeof undone>

/** An edit that could not be carried to a new version of the file, and why. Rows and columns are those of the earlier version. */
const lostEdit = z.object({
  ...cellPlace.shape,
  header: z.string(),
  /** What stood there, and what the person had made of it. */
  before: z.string(),
  text: z.string(),
  /** What stands there in the new version, where there is such a cell. */
  now: z.string().nullable(),
  why: z.enum(['sheetGone', 'columnGone', 'rowGone', 'rowAmbiguous', 'cellChanged']),
})
export type LostEdit = z.infer<typeof lostEdit>

const carriedEdits = z.object({
  /** The new version is mapped as the earlier one was. */
  isMapped: z.boolean(),
  keptCount: count,
  /** The new version holds what the person had typed. */
  alreadyThereCount: count,
  lost: z.array(lostEdit),
})
export type CarriedEdits = z.infer<typeof carriedEdits>

/** A new version with the edits of the one before, which stays until the person deletes it. */
const newVersion = z.object({ project: projectState, carried: carriedEdits, earlierId: z.string() })

/** An earlier project of the same file, or of one that is called the same. */
const twin = z.object({ ...projectListEntry.shape, isSameFile: z.boolean() })

const changedField = z.object({
  path: z.string(),
  label: z.string(),
  /** That fill it. */
  columns: z.array(z.object({ sheet: z.string(), column: rowNumber, header: z.string() })),
})

const serviceChange = z.object({
  /** What the other one is called; `null` where its document is not kept any more. */
  from: z.string().nullable(),
  to: z.string(),
  /** Fields that columns fill, and that the service in use does not have. */
  gone: z.array(changedField),
  /** Fields that it needs, that the other one did not, and that no column fills. */
  needed: z.array(changedField),
  /** Fields that columns fill, and that take fewer values. */
  narrowed: z.array(changedField),
})
export type ServiceChange = z.infer<typeof serviceChange>

/** What the operating system hands to the application: a file dropped on its icon, a recent project. */
const offer = z.discriminatedUnion('kind', [
  /** A spreadsheet to be loaded, as if it had been dropped on the window. */
  z.object({ kind: z.literal('file'), fileName: z.string(), bytes, path: z.string() }),
  /** A project to go on with. */
  z.object({ kind: z.literal('project'), id: z.string(), name: z.string() }),
])
export type Offer = z.infer<typeof offer>

export const projectChannels = {
  /** What is to be opened, once; the window asks when it is there, and at the news `offerMade`. */
  takeOffer: { ask: nothing, reply: offer.nullable() },
  listProjects: { ask: nothing, reply: z.array(projectListEntry) },
  openProject: { ask: z.strictObject({ id: z.string() }), reply: projectState },
  closeProject: { ask: nothing, reply: nothing },
  deleteProject: { ask: z.strictObject({ id: z.string() }), reply: nothing },
  /** Refuses a name that is blank, too long, or another project's. */
  renameProject: { ask: z.strictObject({ id: z.string(), name: z.string() }), reply: nothing },
  /** Takes the place of what the open project has. */
  keepLook: { ask: z.strictObject({ look: checkLook }), reply: nothing },
  /** Reads a spreadsheet into a new project. Event: `loadingProgress`. */
  loadSpreadsheet: {
    ask: z.strictObject({
      fileName: z.string().min(1),
      bytes,
      /** Where it is, in a host that knows. */
      path: z.string().optional(),
      /** What the columns say where nothing is said; a template of ours says by itself what it is about. */
      kind: projectKind.optional(),
    }),
    reply: projectState,
  },
  /** Reads the made-up supplier into a new project, to try things out with: it is about nobody. Event: `loadingProgress`. */
  loadMadeUp: { ask: nothing, reply: projectState },
  /**
   * Whether the file of the open project is still what was loaded. `unknown` where the host does not know where it is. `modifiedAt`,
   * milliseconds since 1970: when what is there now was written; `null` where it was not found, or is not known.
   */
  checkSource: {
    ask: nothing,
    reply: z.object({ state: z.enum(['same', 'changed', 'gone', 'unknown']), modifiedAt: z.number().nullable() }),
  },
  /** Loads the file of the open project as it is now, with the mapping and the edits of the version before. */
  loadNewVersion: { ask: nothing, reply: newVersion },
  /** Projects of the file of the open one, or of its name, that were loaded before it and not taken over into it; latest opened first. */
  listDuplicateProjects: { ask: nothing, reply: z.array(twin) },
  /** Takes the mapping and the edits of an earlier version over into the open project. */
  takeOverEdits: { ask: z.strictObject({ from: z.string() }), reply: newVersion },
  cancelLoading: { ask: nothing, reply: nothing },
  /** Takes back what was done last to cells or mapping, whichever window did it. */
  undo: { ask: z.strictObject(madeOn), reply: undone },
  redo: { ask: z.strictObject(madeOn), reply: undone },
  /**
   * Reads a text file again in another way; what was decided about sheets and rows stays where its rows do. All else that was done was about
   * cells that are not there any more: the history ends.
   */
  changeTextReading: {
    ask: z.strictObject({ ...textReading.shape, delimiter: z.string().min(1).max(1), ...madeOn }).partial(),
    reply: projectState,
  },
  /** Which sheets are in, where their headers are, and which rows are data. A changed header row is mapped anew. */
  changeSheets: {
    ask: z.strictObject({
      sheets: z.array(z.strictObject({ sheet: z.string(), isIncluded: z.boolean(), headerRow: count, ...rowChoices })),
      ...madeOn,
    }),
    reply: projectState,
  },
  /** How the service in use differs from the one that the open project was mapped for; `null` where it does not. */
  readServiceChange: { ask: nothing, reply: serviceChange.nullable() },
  /** The person has seen it: from now on the project is one for the service in use. */
  agreeToService: { ask: nothing, reply: projectState },
  /** Remembers where the person is, so that the project opens there again. */
  rememberStep: { ask: z.strictObject({ step: projectState.shape.step }), reply: nothing },
} as const
