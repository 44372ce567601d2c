/** What stands in the places of the messages about a file that is loaded (`messages/en/load.ts`). */
import type { Said } from '../../mapping/model/undecided-columns.ts'
import { inColumn, listed, quoted } from '../../messages/values.ts'
import { type CutRows, columnLetters, type StrayQuotes } from '../../sheet/sheet.ts'
import { columnSeems } from '../suggestion-words.ts'
import { none, word } from './word.ts'

/** Names of files and sheets are never cut: a person looks for them. */
type File = { readonly fileName: string }

/** A spreadsheet of a kind that is not read. */
export type OtherSpreadsheet = 'oldExcel' | 'xmlSpreadsheet' | 'flatOpenDocument' | 'sylk' | 'numbers' | 'binaryExcel'

export type NoSpreadsheet =
  | 'pdf'
  | 'picture'
  | 'richText'
  | 'xml'
  | 'json'
  | 'word'
  | 'presentation'
  | 'openDocument'
  | 'office'
  | 'somethingElse'

const ofFile = word('error', ({ fileName }: File) => ({ fileName }))
const alone = word('info', none)

export const workbookWords = {
  one_file_only: word('error', none),
  not_a_spreadsheet_name: word('error', ({ fileName }: { fileName: string | null }) => ({ fileName })),
  file_empty: ofFile,
  file_not_readable: ofFile,
  file_has_no_cells: ofFile,
  file_too_large: word('error', (facts: File & { megabytes: number; limitMegabytes: number }) => ({ ...facts })),
  file_has_too_many_cells: word('error', (facts: File & { limitMillions: number }) => ({ ...facts })),
  file_has_too_many_rows: word('error', (facts: File & { sheet: string; limit: number }) => ({ ...facts })),
  file_has_too_many_sheets: word('error', (facts: File & { limit: number }) => ({ ...facts })),
  file_has_too_many_accounts: word('error', (facts: { count: number; limit: number }) => ({ ...facts })),
  file_cells_scattered: ofFile,
  file_text_too_long: word('error', (facts: File & { limitMegabytes: number }) => ({ ...facts })),
  file_number_format_too_long: word('error', (facts: File & { length: number; limit: number }) => ({ ...facts })),
  file_has_too_many_number_formats: word('error', (facts: File & { limit: number }) => ({ ...facts })),
  text_has_zero_bytes: word('error', (facts: File & { count: number; firstLine: number }) => ({ ...facts })),
  file_cells_far_apart: word('error', ({ cells, ...facts }: File & { sheet: string; cells: readonly string[] }) => ({
    ...{ ...facts, cells: listed(cells), count: cells.length },
  })),
  file_expands_too_much: ofFile,
  file_password_protected: ofFile,
  file_damaged: ofFile,
  file_is_web_page: ofFile,
  file_is_other_spreadsheet: word('error', (facts: File & { what: OtherSpreadsheet }) => ({ ...facts })),
  file_is_archive: ofFile,
  file_is_no_spreadsheet: word('error', (facts: File & { what: NoSpreadsheet }) => ({ ...facts })),
  file_is_text_by_another_name: word('error', (facts: File & { extension: string }) => ({ ...facts })),
  text_quote_never_closed: word('warning', ({ count, firstRow }: StrayQuotes) => ({ count, firstRow })),
  text_rows_cut: word('warning', ({ count, firstRow, lastColumn }: CutRows) => ({
    ...{ count, firstRow, lastColumn: columnLetters(lastColumn) },
  })),
  file_encoding_unreadable: word('error', (facts: File & { encoding: string }) => ({ ...facts })),
  file_reading_took_too_long: word('error', (facts: File & { seconds: number }) => ({ ...facts })),
  file_needs_too_much_memory: ofFile,
  file_reading_ended: ofFile,
  cell_not_in_sheet: word('error', ({ sheet, row }: { sheet: string; row: number }) => ({ sheet, row })),
  sheet_not_in_workbook: word('error', ({ sheet }: { sheet: string }) => ({ sheet })),
  sheets_decided_in_window: alone,
  hidden_sheet_left_out: word('info', ({ sheet }: { sheet: string }) => ({ sheet })),
  hidden_rows: word('info', (facts: { sheet: string; count: number; areIn: boolean }) => ({ ...facts })),
  hidden_columns: word(
    'info',
    ({ sheet, columns, areIn }: { sheet: string; columns: readonly number[]; areIn: boolean }) => ({
      ...{ sheet, columns: listed(columns.map(columnLetters)), count: columns.length, areIn },
    }),
  ),
  column_left_out: word(
    'info',
    ({ sheet, rows, ...of }: { sheet: string; column: number; header: string; rows: number }) => ({
      ...{ sheet: quoted(sheet), column: inColumn(of), rows },
    }),
  ),
  left_out_undecided: word(
    'info',
    ({ sheet, says, ...of }: { sheet: string; column: number; header: string; says: Said }) => ({
      ...{ sheet: quoted(sheet), column: inColumn(of), says: columnSeems(says) },
    }),
  ),
  saving_stopped: alone,
  loading_cancelled: alone,
} as const
