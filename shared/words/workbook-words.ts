/** What is said about a file that is loaded: why it can't be read, and what to do. */
import { type CutRows, columnLetters, type StrayQuotes } from '../sheet.ts'
import { inColumn, quoted } from './cell-words.ts'
import { showNumber } from './phrases.ts'
import { type NoFacts, word } from './word.ts'

type File = { readonly fileName: string }

const saveAgain = 'Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and load that file.'

export const workbookWords = {
  one_file_only: word<NoFacts>(
    'error',
    () => 'Several files were dropped. Drop one at a time; a spreadsheet with several sheets is fine.',
  ),
  not_a_spreadsheet_name: word<{ fileName: string | null }>(
    'error',
    ({ fileName }) =>
      `${fileName === null ? 'This file' : `“${fileName}”`} is not a kind of file that can be loaded. Save it as .xlsx or .csv in your spreadsheet program, and choose that one.`,
  ),
  file_empty: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” is empty. Choose the file that holds your accounts.`,
  ),
  file_not_readable: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” could not be read. Close it in other programs, see that it has not been moved, and choose it again.`,
  ),
  file_has_no_cells: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” has no filled cells. Choose the file that holds your accounts.`,
  ),
  file_too_large: word<File & { readonly megabytes: number; readonly limitMegabytes: number }>(
    'error',
    ({ fileName, megabytes, limitMegabytes }) =>
      `“${fileName}” has ${megabytes} MB, more than the ${limitMegabytes} MB that can be loaded at once. Split it into several files, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_has_too_many_cells: word<File & { readonly limitMillions: number }>(
    'error',
    ({ fileName, limitMillions }) =>
      `“${fileName}” has more than ${limitMillions} million filled cells. Split it into several files, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_has_too_many_rows: word<File & { readonly sheet: string; readonly limit: number }>(
    'error',
    ({ fileName, sheet, limit }) =>
      `The sheet “${sheet}” of “${fileName}” has more than ${showNumber(limit)} rows, which is all that a spreadsheet program shows. Split it into several files, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_has_too_many_sheets: word<File & { readonly limit: number }>(
    'error',
    ({ fileName, limit }) =>
      `“${fileName}” has more than ${showNumber(limit)} sheets. Put those that belong together into files of their own, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_has_too_many_accounts: word<{ readonly count: number; readonly limit: number }>(
    'error',
    ({ count, limit }) =>
      `As it is mapped, this spreadsheet has ${showNumber(count)} accounts, more than the ${showNumber(limit)} that can be prepared at once. If that is wrong, another column holds the account number. If it is right, split the file into several, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_cells_scattered: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” has its filled cells scattered so far over its sheets that it needs more memory than its table would. Copy the rows and columns that hold your accounts into a new workbook, side by side, save it, and load that file.`,
  ),
  file_text_too_long: word<File & { readonly limitMegabytes: number }>(
    'error',
    ({ fileName, limitMegabytes }) =>
      `“${fileName}” has a cell whose text is longer than ${limitMegabytes} MB. A cell can hold 32,767 characters. Open it in your spreadsheet program, clear that cell, save it, and load the file again.`,
  ),
  file_number_format_too_long: word<File & { readonly length: number; readonly limit: number }>(
    'error',
    ({ fileName, length, limit }) =>
      `“${fileName}” has a number format of ${showNumber(length)} characters; a spreadsheet program allows ${limit}. ${saveAgain}`,
  ),
  file_has_too_many_number_formats: word<File & { readonly limit: number }>(
    'error',
    ({ fileName, limit }) =>
      `“${fileName}” has more than ${showNumber(limit)} number formats of its own. Copy the table into a new workbook, as values and without its formats, see that dates and amounts look right there, save it, and load that file.`,
  ),
  text_has_zero_bytes: word<File & { readonly count: number; readonly firstLine: number }>(
    'error',
    ({ fileName, count, firstLine }) =>
      `“${fileName}” has ${count === 1 ? 'a sign that no text has (a zero byte)' : `${showNumber(count)} signs that no text has (zero bytes), the first of them`} in line ${firstLine}: it was damaged on its way, or a value in it was. Export it again; if it comes out the same, open it in a text editor, take ${count === 1 ? 'the sign' : 'these signs'} out, and look whether the ${count === 1 ? 'value is' : 'values are'} whole.`,
  ),
  file_cells_far_apart: word<File & { readonly sheet: string; readonly cells: readonly string[] }>(
    'error',
    ({ fileName, sheet, cells }) =>
      `The sheet “${sheet}” of “${fileName}” has ${cells.length === 1 ? 'a filled cell' : 'filled cells'} far away from its table: ${cells.join(' and ')}. Open the file in your spreadsheet program, go to ${cells.length === 1 ? 'that cell' : 'each of these cells'}, delete what is in it, save, and load the file again. If the sheet really is that large, split it into several files, with all rows of an account in the same file.`,
  ),
  file_expands_too_much: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” unpacks to far more than a spreadsheet of its size holds, so it was not opened. If you trust where it comes from: ${saveAgain}`,
  ),
  file_password_protected: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” is protected with a password. Open it in your spreadsheet program, save a copy without a password, and load the copy.`,
  ),
  file_damaged: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” is damaged: a part of it is missing or can't be read. Get a new copy of it, or open it in your spreadsheet program, let it repair the file, and save it again.`,
  ),
  file_is_web_page: word<File>(
    'error',
    ({ fileName }) => `“${fileName}” is a web page, whatever its name says. ${saveAgain}`,
  ),
  file_is_other_spreadsheet: word<File & { readonly what: string }>(
    'error',
    ({ fileName, what }) => `“${fileName}” is ${what}, which can't be loaded as it is. ${saveAgain}`,
  ),
  file_is_archive: word<File>(
    'error',
    ({ fileName }) =>
      `“${fileName}” is a packed folder (an archive). Unpack it, and load the spreadsheet from inside it.`,
  ),
  file_is_no_spreadsheet: word<File & { readonly what: string }>(
    'error',
    ({ fileName, what }) =>
      `“${fileName}” is ${what}, not a spreadsheet. Choose an Excel (.xlsx, .xls), OpenDocument (.ods) or text (.csv) file.`,
  ),
  file_is_text_by_another_name: word<File & { readonly extension: string }>(
    'error',
    ({ fileName, extension }) =>
      `“${fileName}” is named like a spreadsheet (${extension}) but holds plain text. Rename it so that its name ends in .csv, and load it again.`,
  ),
  text_quote_never_closed: word<StrayQuotes>(
    'warning',
    ({ count, firstRow }) =>
      `${count === 1 ? `A value in row ${firstRow} begins` : `${count} values begin, the first of them in row ${firstRow},`} with a quotation mark that is never closed. The mark was read as part of the value, and the row cut as if it were not there: see that the row is right. If no value of this file is put between quotation marks, say so on the Load step: values are put between nothing.`,
  ),
  text_rows_cut: word<CutRows>(
    'warning',
    ({ count, firstRow, lastColumn }) =>
      `${count === 1 ? `Row ${firstRow} has` : `${count} rows, the first of them row ${firstRow}, have`} values beyond column ${columnLetters(lastColumn)}, the last that a spreadsheet has, and those were not read: see on the Load step that columns are parted by the right sign, and in the file that each row ends with a new line.`,
  ),
  file_encoding_unreadable: word<File & { readonly encoding: string }>(
    'error',
    ({ fileName, encoding }) =>
      `“${fileName}” can't be read with the character set “${encoding}”. Choose another character set.`,
  ),
  file_reading_took_too_long: word<File & { readonly seconds: number }>(
    'error',
    ({ fileName, seconds }) =>
      `Reading “${fileName}” was stopped after ${seconds} seconds. Nothing else was affected. Split the file, or save it again in your spreadsheet program, and load it once more.`,
  ),
  file_needs_too_much_memory: word<File>(
    'error',
    ({ fileName }) =>
      `Reading “${fileName}” needed more memory than this computer should give it, so it was stopped. Nothing else was affected. Split the file into several, with all rows of an account in the same file, and load them one after the other.`,
  ),
  file_reading_ended: word<File>(
    'error',
    ({ fileName }) =>
      `Reading “${fileName}” ended unexpectedly. Nothing else was affected. Load it again; if it happens again, save the file anew in your spreadsheet program first.`,
  ),
  cell_not_in_sheet: word<{ readonly sheet: string; readonly row: number }>(
    'error',
    ({ sheet, row }) =>
      `There is no such cell in row ${row} of the sheet “${sheet}”. Only cells that are shown can be changed; nothing was changed.`,
  ),
  sheet_not_in_workbook: word<{ readonly sheet: string }>(
    'error',
    ({ sheet }) => `The spreadsheet has no sheet “${sheet}”. Load it again if it was changed.`,
  ),
  sheets_decided_in_window: word<NoFacts>(
    'info',
    () =>
      'Load and Map are steps of the application. A mapping that you save there says which sheets are used, which are turned, and what their columns fill: given with --mapping, it does so here too.',
  ),
  hidden_sheet_left_out: word<{ readonly sheet: string }>(
    'info',
    ({ sheet }) => `Sheet “${sheet}” is hidden in the file, and left out. A mapping made in Map can include it.`,
  ),
  hidden_rows: word<{ readonly sheet: string; readonly count: number; readonly areIn: boolean }>(
    'info',
    ({ sheet, count, areIn }) =>
      `Sheet “${sheet}” hides ${count} ${count === 1 ? 'row' : 'rows'} of data. ${count === 1 ? 'It is' : 'They are'} ${areIn ? 'used all the same: a customer who is filtered out is still a customer' : 'left out, as the mapping says'}.`,
  ),
  hidden_columns: word<{ readonly sheet: string; readonly columns: readonly number[]; readonly areIn: boolean }>(
    'info',
    ({ sheet, columns, areIn }) =>
      `Sheet “${sheet}” hides ${columns.length === 1 ? 'column' : 'columns'} ${columns.map(columnLetters).join(', ')}. ${columns.length === 1 ? 'It is' : 'They are'} ${areIn ? 'used all the same' : 'left out, as the mapping says'}.`,
  ),
  column_left_out: word<{ sheet: string; column: number; header: string; rows: number }>(
    'info',
    ({ sheet, rows, ...of }) => {
      const values =
        rows === 1
          ? '1 row has a value there, and it is not sent'
          : `${showNumber(rows)} rows have a value there, and none is sent`
      return `Not used: sheet ${quoted(sheet)}, ${inColumn(of)}: ${values}.`
    },
  ),
  saving_stopped: word<NoFacts>('info', () => 'Writing was stopped. Nothing was saved.'),
  loading_cancelled: word<NoFacts>('info', () => 'Loading was stopped. Nothing was changed.'),
} as const
