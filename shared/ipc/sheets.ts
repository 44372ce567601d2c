/** The part of the contract about the cells of the open spreadsheet: pages of rows, edits. */
import { z } from 'zod'
import { historyState } from '../history.ts'
import { issueLevels } from '../result.ts'
import { editLimit } from '../sheet/edit-limit.ts'
import { longestCellText, rowRoles } from '../sheet/sheet.ts'
import { accountFilter } from './accounts.ts'
import { cellPlace, count, issueSchema, madeOn, page, rowNumber } from './common.ts'

export const checkSummary = z.object({
  accountCount: count,
  /** Accounts in which nothing is wrong on this computer. How each stands is another matter: see `statusCounts`. */
  errorFreeCount: count,
  /** Those that were found on this computer and can be mended: of accounts that were sent by then, none. */
  errorCount: count,
  warningCount: count,
  /** Of them, those that are said of no account. */
  ofNone: z.object({ errorCount: count, warningCount: count }),
  /** Columns of which something is left to do in Map, and addresses that are asked about there, a sheet at a time; and how many columns hold values that nobody said are to be left out; absent while there is none. */
  undecided: z.object({ toDoCount: count, leftOutCount: count }).optional(),
  /** Cells of sheets in use that a person has emptied of what the file says; absent while there is none. */
  emptied: z.array(z.object({ sheet: z.string(), count })).optional(),
})
export type CheckSummary = z.infer<typeof checkSummary>

const pageCell = z.object({
  text: z.string(),
  kind: z.enum(['blank', 'text', 'number', 'date', 'boolean', 'error']),
  isEdited: z.boolean().optional(),
  issues: z.array(issueSchema).optional(),
})
const pageRow = z.object({
  row: rowNumber,
  role: z.enum(rowRoles),
  /** The file hides it. */
  isHidden: z.boolean().optional(),
  /** Key of the account this row belongs to. */
  accountKey: z.string().nullable(),
  /** Its account was sent: nothing in it can be changed any more. */
  isClosed: z.boolean().optional(),
  /** Its account is set aside: nothing of it is sent. */
  isAside: z.boolean().optional(),
  cells: z.array(pageCell),
})
export type PageRow = z.infer<typeof pageRow>
export type PageCell = z.infer<typeof pageCell>

const sheetPage = z.object({
  /** Rows that fit the filter, in the whole sheet. */
  total: count,
  rows: z.array(pageRow),
  /** Whether the sheet was turned when this was read: its rows are columns of the file then. */
  isTurned: z.boolean().optional(),
})
export type SheetPage = z.infer<typeof sheetPage>

const cellEdit = z.strictObject({ ...cellPlace.shape, text: z.string().max(longestCellText) })
export type CellEdit = z.infer<typeof cellEdit>

/** `emptiedRows`: those with a cell that a person has emptied of what the file says. `leftOutRows`: filled rows that are no data. `hiddenRows`: those that the file hides, in or out. */
export const rowFilter = z.enum([
  'everyRow',
  'dataRows',
  'rowsWithProblems',
  'editedRows',
  'emptiedRows',
  'leftOutRows',
  'hiddenRows',
])
export type RowFilter = z.infer<typeof rowFilter>

/** `round` grows each time it is asked for: until then no row changes its place, whatever is typed. */
const rowSort = z.strictObject({ column: rowNumber, isDescending: z.boolean(), round: count })
export type RowSort = z.infer<typeof rowSort>

/** Which rows of a sheet: by what they hold and, where given, by the account they speak of, or by how it stands. */
const rowSelection = {
  sheet: z.string(),
  filter: rowFilter,
  accountKey: z.string().optional(),
  standing: accountFilter.optional(),
  /** Of `rowsWithProblems`, those with a problem of this kind, or of this level. */
  code: z.string().optional(),
  level: z.enum(issueLevels).optional(),
  /** Of `rowsWithProblems` and `editedRows`, those with a problem, or an edit, in this column. */
  column: rowNumber.optional(),
  /** In the order of the sheet where nothing is said. */
  sort: rowSort.optional(),
}

/** What came of an edit. */
export const edited = z.object({
  summary: checkSummary,
  /** Of the project after it. */
  revision: count,
  history: historyState,
  /** The first cell that was changed; `null` when there was nothing to undo or to do again. */
  place: cellPlace.nullable(),
  /** Where one cell was changed whose value other rows of its account repeat: those, as they are to be like it. */
  alike: z.array(cellEdit).optional(),
})
export type Edited = z.infer<typeof edited>

export const changedRows = z.object({
  /**
   * The rows that look different after a change of cells; `null` where these are more than a window shows, or rows have become data or
   * ceased to be: what is shown is to be read again.
   */
  rows: z.array(pageRow.extend({ sheet: z.string() })).nullable(),
})
export type ChangedRows = z.infer<typeof changedRows>

/** What is searched for, in rows of data. */
const textSearch = z.strictObject({
  text: z.string().min(1).max(1000),
  matchesCase: z.boolean(),
  /** The cell says this and nothing else; else it says this somewhere. */
  isWholeCell: z.boolean(),
  /** Every sheet that is in use, one of them, or one column of it. */
  within: z.strictObject({ sheet: z.string(), column: rowNumber.optional() }).nullable(),
})
export type TextSearch = z.infer<typeof textSearch>

/** What a replacement would do, or has done. */
const replacement = z.object({
  cellCount: count,
  /** Cells that stay as they are, because their accounts were already sent. */
  closedCount: count,
  /** Cells that stay as they are, because the new text is longer than a cell can hold. */
  tooLongCount: count,
  /** There are more of them than can be changed in one step: only the first are. */
  isCut: z.boolean(),
  /** The first of them. */
  examples: z.array(z.object({ ...cellPlace.shape, from: z.string(), to: z.string() })),
})
export type Replacement = z.infer<typeof replacement>

const replacing = z.strictObject({ search: textSearch, by: z.string().max(32_767) })

export const sheetChannels = {
  readSheetPage: { ask: z.strictObject({ ...rowSelection, ...page }), reply: sheetPage },
  /** Where a row stands among those that fit the filter, from 0; `null` when it does not fit. */
  findRow: { ask: z.strictObject({ ...rowSelection, row: rowNumber }), reply: z.object({ offset: count.nullable() }) },
  editCells: {
    ask: z.strictObject({ edits: z.array(cellEdit).min(1).max(editLimit), ...madeOn }),
    reply: edited,
  },
  /** The next cell that fits, row by row, beginning again at the other end; a newer search ends one that is under way. */
  findText: {
    ask: z.strictObject({ search: textSearch, from: cellPlace.nullable(), direction: z.enum(['next', 'previous']) }),
    reply: z.object({
      place: cellPlace.nullable(),
      total: count,
      /** Counted from 1; 0 where there is none. */
      position: count,
    }),
  },
  /** What replacing would do; nothing is changed by it. */
  previewReplacement: { ask: replacing, reply: replacement },
  /** Replaces all in one step. */
  replaceText: {
    ask: replacing.extend(madeOn),
    reply: z.object({ replacement, edited }),
  },
} as const
