/** The part of the contract about the cells of the open spreadsheet: pages of rows, edits. */
import { z } from 'zod'
import { rowRoles } from '../sheet.ts'
import { cellPlace, count, issueSchema, nothing, page, rowNumber } from './common.ts'

export const checkSummary = z.object({
  accountCount: count,
  /** Accounts without an error that are not set aside. */
  readyCount: count,
  errorCount: count,
  warningCount: count,
  canUndo: z.boolean(),
  canRedo: z.boolean(),
})
export type CheckSummary = z.infer<typeof checkSummary>

export const pageCell = z.object({
  text: z.string(),
  kind: z.enum(['blank', 'text', 'number', 'date', 'boolean', 'error']),
  isEdited: z.boolean().optional(),
  issues: z.array(issueSchema).optional(),
})
export const pageRow = z.object({
  row: rowNumber,
  role: z.enum(rowRoles),
  /** The file hides it. */
  isHidden: z.boolean().optional(),
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

const cellEdit = z.strictObject({ ...cellPlace.shape, text: z.string().max(32_767) })
export type CellEdit = z.infer<typeof cellEdit>

/** `leftOutRows`: filled rows that are no data. `hiddenRows`: those that the file hides, in or out. */
export const rowFilter = z.enum(['everyRow', 'dataRows', 'rowsWithProblems', 'leftOutRows', 'hiddenRows'])
export type RowFilter = z.infer<typeof rowFilter>

/** Which rows of a sheet: by what they hold and, where given, by the account they speak of. */
const rowSelection = { sheet: z.string(), filter: rowFilter, accountKey: z.string().optional() }

export const sheetChannels = {
  readSheetPage: { ask: z.strictObject({ ...rowSelection, ...page }), reply: sheetPage },
  /** Where a row stands among those that fit the filter, from 0; `null` when it does not fit. */
  findRow: { ask: z.strictObject({ ...rowSelection, row: rowNumber }), reply: z.object({ offset: count.nullable() }) },
  editCells: { ask: z.strictObject({ edits: z.array(cellEdit).min(1).max(100_000) }), reply: checkSummary },
  undoEdit: { ask: nothing, reply: checkSummary },
  redoEdit: { ask: nothing, reply: checkSummary },
} as const
