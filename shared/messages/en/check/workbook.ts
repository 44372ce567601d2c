/** What is said about a file that is loaded: why it can’t be read, and what to do. */
export const workbook = {
  one_file_only: 'Several files were dropped. Drop one at a time; a spreadsheet with several sheets is fine.',
  not_a_spreadsheet_name:
    '{fileName, select, null {This kind of file} other {“{fileName}”}} can’t be loaded. Save it as .xlsx or .csv in your spreadsheet program, and choose that one.',
  file_empty: '“{fileName}” is empty. Choose the file that holds your accounts.',
  file_not_readable:
    '“{fileName}” could not be read. Close it in other programs, check that it was not moved, and choose it again.',
  file_has_no_cells: '“{fileName}” has no filled cells. Choose the file that holds your accounts.',
  file_too_large:
    '“{fileName}” has {megabytes} MB, more than the {limitMegabytes} MB that can be loaded at once. Split it into several files, with all rows of an account in the same file. Load them one after the other.',
  file_has_too_many_cells:
    '“{fileName}” has more than {limitMillions} million filled cells. Split it into several files, with all rows of an account in the same file. Load them one after the other.',
  file_has_too_many_rows:
    'The sheet “{sheet}” of “{fileName}” has more than {limit, number} rows. A spreadsheet program shows no more. Split the file into several, with all rows of an account in the same file. Load them one after the other.',
  file_has_too_many_sheets:
    '“{fileName}” has more than {limit, number} sheets. Put those that belong together into files of their own, with all rows of an account in the same file. Load them one after the other.',
  file_has_too_many_accounts:
    'With this mapping, the spreadsheet has {count, number} accounts, more than the {limit, number} that can be prepared at once. If that is wrong, another column holds the account number. If it is right, split the file into several, with all rows of an account in the same file. Load them one after the other.',
  file_cells_scattered:
    'The filled cells of “{fileName}” are so far apart that the file needs too much memory. Copy the rows and columns that hold your accounts into a new workbook, side by side. Save it, and load that file.',
  file_text_too_long:
    '“{fileName}” has a cell whose text is longer than {limitMegabytes} MB. A cell can hold 32,767 characters. Open it in your spreadsheet program, clear that cell, save it, and load the file again.',
  file_number_format_too_long:
    '“{fileName}” has a number format of {length, number} characters. A spreadsheet program allows {limit}. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and load that file.',
  file_has_too_many_number_formats:
    '“{fileName}” has more than {limit, number} number formats of its own. Copy the table into a new workbook, as values and without its formats. Check dates and amounts there, save it, and load that file.',
  text_has_zero_bytes:
    '“{fileName}” has {count, plural, =1 {a sign that no text has (a zero byte) in line {firstLine}. The file, or a value in it, was damaged on its way. Export it again. If the sign is still there, open the file in a text editor and take it out. Check whether the value is whole.} other {{count, number} signs that no text has (zero bytes), the first of them in line {firstLine}. The file, or a value in it, was damaged on its way. Export it again. If the signs are still there, open the file in a text editor and take them out. Check whether the values are whole.}}',
  file_cells_far_apart:
    'The sheet “{sheet}” of “{fileName}” has {count, plural, =1 {a filled cell far away from its table: {cells}. Open the file in your spreadsheet program and go to that cell.} other {filled cells far away from its table: {cells}. Open the file in your spreadsheet program and go to each of these cells.}} Delete what is in it, save, and load the file again. If the sheet really is that large, split it into several files. Keep all rows of an account in the same file.',
  file_expands_too_much:
    '“{fileName}” unpacks to far more than a spreadsheet of its size holds. So it was not opened. If you trust where it comes from, open it in your spreadsheet program. Save it as an Excel workbook (.xlsx), and load that file.',
  file_password_protected:
    '“{fileName}” is protected with a password. Open it in your spreadsheet program, save a copy without a password, and load the copy.',
  file_damaged:
    '“{fileName}” is damaged: a part of it is missing or can’t be read. Get a new copy of it. Or open it in your spreadsheet program, let it repair the file, and save it again.',
  file_is_web_page:
    '“{fileName}” is a web page, whatever its name says. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and load that file.',
  file_is_other_spreadsheet:
    '“{fileName}” is {what, select, oldExcel {a worksheet of a very old Excel} xmlSpreadsheet {an XML spreadsheet (Excel 2003)} flatOpenDocument {a flat OpenDocument file} sylk {a SYLK file} numbers {a document of Apple Numbers or Pages} other {a binary Excel workbook (.xlsb)}}. It can’t be loaded as it is. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and load that file.',
  file_is_archive: '“{fileName}” is a packed folder (an archive). Unpack it, and load the spreadsheet from inside it.',
  file_is_no_spreadsheet:
    '“{fileName}” is {what, select, pdf {a PDF document} picture {a picture} richText {a text document (RTF)} xml {an XML file} json {a JSON file} word {a Word document} presentation {a presentation} openDocument {another OpenDocument document} office {a document of another office program} other {a file of another kind}}, not a spreadsheet. Choose an Excel (.xlsx, .xls), OpenDocument (.ods) or text (.csv) file.',
  file_is_text_by_another_name:
    '“{fileName}” is named like a spreadsheet ({extension}) but holds plain text. Rename it so that its name ends in .csv, and load it again.',
  text_quote_never_closed:
    '{count, plural, =1 {A value in row {firstRow} begins} other {{count} values begin, the first of them in row {firstRow},}} with a quotation mark that is never closed. The mark was read as part of the value. The row was cut as if the mark were not there: check that the row is right. If this file puts no values between quotation marks, say so in Load: values are put between nothing.',
  text_rows_cut:
    '{count, plural, =1 {Row {firstRow} has} other {{count} rows, the first of them row {firstRow}, have}} values beyond column {lastColumn}, the last that a spreadsheet has. Those values were not read. Check in Load that the right sign parts the columns. Check in the file that each row ends with a new line.',
  file_encoding_unreadable:
    '“{fileName}” can’t be read with the character set “{encoding}”. Choose another character set.',
  file_reading_took_too_long:
    'Reading “{fileName}” was stopped after {seconds} seconds. Nothing else was affected. Split the file, or save it again in your spreadsheet program, and load it once more.',
  file_needs_too_much_memory:
    'Reading “{fileName}” needed too much memory of this computer, so it was stopped. Nothing else was affected. Split the file into several, with all rows of an account in the same file. Load them one after the other.',
  file_reading_ended:
    'Reading “{fileName}” ended unexpectedly. Nothing else was affected. Load it again. If it happens again, first save the file anew in your spreadsheet program.',
  cell_not_in_sheet:
    'There is no such cell in row {row} of the sheet “{sheet}”. You can change only cells that are shown. Nothing was changed.',
  sheet_not_in_workbook: 'The spreadsheet has no sheet “{sheet}”. Load it again if it was changed.',
  sheets_decided_in_window:
    'Load and Map are steps of the application. A mapping that you save there says which sheets are used and turned, and what their columns fill. With --mapping, it does so here too.',
  hidden_sheet_left_out: 'Sheet “{sheet}” is hidden in the file, and not used. A mapping made in Map can include it.',
  hidden_rows:
    'Sheet “{sheet}” hides {count, plural, =1 {1 row of data. It is} other {{count} rows of data. They are}} {areIn, select, true {used all the same: a customer who is filtered out is still a customer} other {not used, as the mapping says}}.',
  hidden_columns:
    'Sheet “{sheet}” hides {count, plural, =1 {column {columns}. It is} other {columns {columns}. They are}} {areIn, select, true {used all the same} other {not used, as the mapping says}}.',
  column_left_out:
    'Not used: sheet {sheet}, {column}: {rows, plural, =1 {1 row has a value there, and it is not sent} other {{rows, number} rows have a value there, and none is sent}}.',
  saving_stopped: 'Writing was stopped. Nothing was saved.',
  loading_cancelled: 'Loading was stopped. Nothing was changed.',

  // The corrected copy.
  copy_problems_sheet: 'Problems',
  copy_level: 'Level',
  copy_where: 'Where',
  copy_account: 'Account',
  copy_what: 'What is wrong, and what to do',
  copy_suggestion: 'Suggestion',
  copy_set_aside: 'Set aside',
  copy_account_set_aside: 'This account was set aside: it is not created until it is taken back. The reason: {reason}',
  copy_problem: '{level}: {words}',
  copy_perhaps: 'Perhaps: {suggestion}',
  copy_filled_in: 'Filled in here.',
  copy_in_file: '{wasEdited, select, true {Changed here. } other {}}In the file: {before}',
}
