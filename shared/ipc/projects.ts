/** The part of the contract about projects: a spreadsheet that was loaded, with everything that was done to it. */
import { z } from 'zod'
import { mapping, rowChoices } from '../mapping/mapping.ts'
import { quoteSigns, workbookFormats } from '../sheet.ts'
import { bytes, count, nothing, rowNumber } from './common.ts'
import { checkSummary } from './sheets.ts'

const projectStep = z.enum(['load', 'map', 'check', 'create', 'watch', 'add'])

export const projectListEntry = z.object({
  id: z.string(),
  fileName: z.string(),
  accountCount: count,
  /** Accounts without a problem, when it was last open; `null` where that is not known. */
  readyCount: count.nullable(),
  /** Where the person was. */
  step: projectStep,
  createdAt: z.string(),
  openedAt: z.string(),
  /** What is kept of it can't be read any more, not even its name. */
  isDamaged: z.boolean().optional(),
})
export type ProjectListEntry = z.infer<typeof projectListEntry>

export const sheetSummary = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  rowCount: count,
  columnCount: count,
  /** Rows that are not data although they have cells, and why. */
  leftOutRows: z.array(z.object({ row: rowNumber, role: z.enum(['title', 'header', 'units', 'total', 'leftOut']) })),
  dataRowCount: count,
  /** Rows of data that the file hides, in or out. */
  hiddenRowCount: count,
  /** Columns that the file hides, and that hold something. Counted from 1. */
  hiddenColumns: z.array(rowNumber),
})
export type SheetSummary = z.infer<typeof sheetSummary>

const textReading = z.object({ encoding: z.string(), delimiter: z.string(), quote: z.enum(quoteSigns) })

export const projectState = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(workbookFormats),
  text: textReading.extend({ found: textReading }).optional(),
  sheets: z.array(sheetSummary),
  mapping,
  /** The name of the saved mapping that was found by its headers and is in use, if one is. */
  savedMappingName: z.string().nullable(),
  summary: checkSummary,
  /** Where the person was. */
  step: projectStep,
})
export type ProjectState = z.infer<typeof projectState>

export const projectChannels = {
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
  /** Reads a text file again in another way; what was decided about sheets and rows stays where its rows do. */
  changeTextReading: {
    ask: z.strictObject({ ...textReading.shape, delimiter: z.string().min(1).max(1) }).partial(),
    reply: projectState,
  },
  /** Which sheets are in, where their headers are, and which rows are data. A changed header row is mapped anew. */
  changeSheets: {
    ask: z.strictObject({
      sheets: z.array(z.strictObject({ sheet: z.string(), isIncluded: z.boolean(), headerRow: count, ...rowChoices })),
    }),
    reply: projectState,
  },
  /** Remembers where the person is, so that the project opens there again. */
  rememberStep: { ask: z.strictObject({ step: projectState.shape.step }), reply: nothing },
} as const
