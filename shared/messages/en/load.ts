/** What is said about the screen Load and the file that is loaded there. */
export const load = {
  // ---- Until a file is there

  spreadsheet_is_about: 'What is your spreadsheet about?',
  kind_is_found_out: 'You need not choose: it is found out from the columns, and our own templates say it.',
  drop_spreadsheet_here: 'Drop a spreadsheet here',
  drop_your_spreadsheet_here: 'Drop your spreadsheet here',
  spreadsheet_file: 'Spreadsheet file',
  choose_spreadsheet: 'Choose a spreadsheet…',
  spreadsheet_formats: 'Excel (.xlsx, .xlsm, .xls), OpenDocument (.ods) or text (.csv, .tsv)',
  loading_file: 'Loading {fileName}',
  stop_loading: 'Stop loading',
  loading_stopped: 'Loading was stopped. Nothing was changed.',
  back_to_project: 'Back to {project}',
  spreadsheet_is_being_loaded: 'Your spreadsheet is being loaded.',
  load_spreadsheet_first: 'Load a spreadsheet first.',
  choose_one_sheet: 'Choose at least one sheet.',
  /** Projects that were loaded before. */
  projects_title: 'Go on with a spreadsheet you loaded earlier',
  looking_for_projects: 'Looking for spreadsheets you loaded earlier',
  no_projects_yet: 'There is none yet. What you load is kept here, with everything you did to it.',
  project_open_now: 'Open now',
  go_on: 'Go on',
  go_on_with_project: 'Go on with {project}',
  opening_project: 'Opening {project}',
  stop_opening: 'Stop opening',
  rename_short: 'Rename…',
  rename_project: 'Rename {project}…',
  delete_short: 'Delete…',
  delete_project: 'Delete {project}…',
  delete_project_asked: 'Delete “{project}” from this computer?',
  delete_it: 'Delete it',
  keep_it: 'Keep it',
  delete_project_removes:
    'Your own file stays where it is. What you did with it here is removed: the mapping of its columns, and what you fixed.',
  delete_project_leaves:
    'Accounts that you created stay on the platform, and are remembered here. If you load the file once more, they are not created again.',
  project_unreadable: 'A project that can’t be read any more',
  project_at_step: 'at {step}',
  project_last_open: 'last open {moment}',
  /** A file that was loaded before. */
  file_loaded_before: 'You loaded this file before',
  file_name_loaded_before: 'You loaded a file of this name before',
  file_loaded_before_kept:
    'You loaded it {loaded}. It was last open {moment}, and what you did with it is kept. Your changes are not in the one that is open now.',
  file_name_loaded_before_kept:
    '“{project}” with {accounts, plural, one {# account} other {# accounts}} was loaded {loaded}, and last open {moment}. It has other rows. If this is a newer version, your edits can be taken over where the rows are the same.',
  take_my_edits_over: 'Take my edits over',
  go_on_with_earlier_one: 'Go on with the earlier one',
  /** The empty templates. */
  no_spreadsheet_yet: 'No spreadsheet yet?',
  template_explained:
    'Start with our empty template. It has a column for everything that can be moved, with explanations. When you load it, its columns are matched by themselves.',
  save_template: 'Save the empty template',
  template_for_additions_explained:
    'For accounts that are on the platform already there is a second one. It has a sheet each for notes, transactions, past statements and payment instructions.',
  save_template_for_additions: 'Save the template for additions',
  /** How a text file is read. */
  text_file_read_as: 'How this text file is read: {encoding}, {delimiter}, {quote}',
  text_reading_found: 'This was found out from the file.',
  text_reading_chosen: 'You chose this. Found out from the file was: {encoding}, {delimiter}, {quote}.',
  text_reading_help:
    'Is everything in one column? Are there odd characters in place of letters such as é? Change it here.',
  letters_written_as: 'Letters are written as',
  columns_parted_by: 'Columns are separated by',
  values_put_between: 'Values are put between',
  back_to_what_was_found: 'Back to what was found',
  read_file_again_asked: 'Read the file again in another way?',
  read_it_again: 'Read it again',
  leave_as_it_is: 'Leave it as it is',
  read_file_again_means:
    'What you changed here, in cells and in the mapping, belongs to the file as it is read now. Read again, it may have other columns and cells. So those changes are forgotten, and its columns are matched again. This can’t be undone.',
  delimiter_comma: 'Comma ( , )',
  delimiter_semicolon: 'Semicolon ( ; )',
  delimiter_tab: 'Tab',
  delimiter_bar: 'Vertical bar ( | )',
  quotes_double: 'Quotation marks ( " )',
  quotes_single: "Single quotation marks ( '' )",
  quotes_none: 'Nothing',
  encoding_utf_8: 'Unicode (UTF-8)',
  encoding_utf_16: 'Unicode (UTF-16)',
  encoding_western_windows: 'Western European (Windows)',
  encoding_western_iso: 'Western European (ISO 15)',
  encoding_central_windows: 'Central European (Windows)',
  encoding_central_iso: 'Central European (ISO 2)',
  encoding_baltic: 'Baltic (Windows)',
  encoding_cyrillic: 'Cyrillic (Windows)',
  encoding_western_dos: 'Western European (old DOS programs)',
  encoding_western_mac: 'Western European (old Macs)',

  // ---- Its sheets: which are used, and what each of their rows is

  sheets_to_use: 'Sheets to use',
  load_another_spreadsheet: 'Load another spreadsheet…',
  spreadsheet_of_additions:
    'This spreadsheet adds to accounts that are on the platform. No account is created from it. If it is about accounts to create, load it again and say so.',
  workbook_has_macros: 'This workbook has macros. We never run them and do not need them: only the cells are read.',
  sheet_hidden: '{sheet} (hidden in your file)',
  sheet_fills_nothing: 'Left out: none of its columns fills a field, but for the account number.',
  sheet_of_ended_accounts: 'Left out: by its name, its accounts have ended. If they are to be created too, tick it.',
  sheet_of_unknown_accounts:
    'Left out: it is not clear which column says whose its rows are. If they belong to accounts, tick it, and choose the account number in Map.',
  sheet_size: '{rows, plural, one {# row} other {# rows}} of data, {columns, plural, one {# column} other {# columns}}',
  look_into_sheet: 'Look into {sheet}',
  /** Which rows are no data. */
  rows_title: '{rows} {count, plural, one {is a title and is not used.} other {are titles and are not used.}}',
  rows_header: '{rows} {count, plural, one {holds the headings.} other {hold headings.}}',
  rows_units: '{rows} {count, plural, one {says the units and is not used.} other {say the units and are not used.}}',
  rows_section:
    '{rows} {count, plural, one {names the rows below it and is not used.} other {name the rows below them and are not used.}}',
  rows_total: '{rows} {count, plural, one {is a total and is not used.} other {are totals and are not used.}}',
  rows_remark: '{rows} {count, plural, one {is a remark and is not used.} other {are remarks and are not used.}}',
  rows_left_out: '{rows} {count, plural, one {is not used: you chose so.} other {are not used: you chose so.}}',
  rows_hidden: '{rows, plural, one {# row of data is} other {# rows of data are}} hidden in your file.',
  columns_hidden: '{columns, plural, one {# column is} other {# columns are}} hidden in your file.',
  rows_and_columns_hidden:
    '{rows, plural, one {# row} other {# rows}} of data and {columns, plural, one {# column} other {# columns}} are hidden in your file.',
  /** What looks doubtful in a sheet. */
  doubts_in_sheet: 'To check in “{sheet}”',
  rows_make_accounts:
    '{rows, plural, one {# row makes} other {# rows make}} {accounts, plural, one {# account} other {# accounts}}.',
  looking_at_values: 'Looking at the values',
  no_doubts_in_sheet: 'No zeros, digits or dates seem to be lost here. Check then checks every value.',
  doubts_are_in_check: 'In Check you find each of them at its cell, with what to do.',
  sheet_not_looked_at: 'This sheet is not used, so its values are not checked.',
  in_columns_of_sheet: 'in {count, plural, one {column} other {columns}} {columns}',
  in_rows_of_file: 'in {count, plural, one {row} other {rows}} {rows} of your file',
  place_with_heading: '{place} ({heading})',
  /** The preview of a sheet. */
  sheet_holds: 'What is in “{sheet}”',
  rows_of_sheet: 'Rows of {sheet}',
  which_rows_shown: 'Which rows are shown',
  whole_sheet: 'Whole sheet',
  rows_no_data: 'Rows that are no data',
  hidden_in_file_count: 'Hidden in your file ({count, number})',
  read_without_headings:
    'This sheet is read without headings. If it has some, choose their row. Only ticked rows are used.',
  row_with_headings: 'Row {row} holds the headings. If it does not, choose another row. Only ticked rows are used.',
  sheet_has_no_headings: 'This sheet has no headings',
  sheet_lies_on_side: 'Rows and columns are swapped: each column is an account',
  reading_sheet: 'Reading the sheet',
  sheet_is_empty: 'This sheet is empty.',
  row_column: 'Row',
  use_column: 'Use',
  headings_column: 'Headings',
  what_row_is_column: 'Kind of row',
  number_of_row: '{row, number}',
  use_row: 'Use row {row}',
  use_turned_row: 'Use row {row} (column {column} in your file)',
  row_holds_headings: 'Row {row} holds the headings',
  turned_row_holds_headings: 'Row {row} (column {column} in your file) holds the headings',
  empty_cell: 'empty',
  hidden_in_file: 'Hidden in your file',
  column_hidden_in_file: 'hidden in your file',
  row_is_blank: 'Empty',
  row_is_title: 'Title, not used',
  row_is_header: 'Headings',
  row_is_other_header: 'Headings, not used',
  row_is_units: 'Units, not used',
  row_is_total: 'Total, not used',
  row_is_section: 'Group name, not used',
  row_is_remark: 'Remark, not used',
  row_is_hidden: 'Hidden, not used',
  row_is_left_out: 'Not used: you chose so',
  row_is_data: 'Data',
  row_is_data_sent: 'Data, already sent',
  row_is_data_taken_in: 'Data: used, because you chose so',
  row_is_data_hidden: 'Data, though hidden',
  /** Whether what is hidden is used. */
  use_hidden_rows: 'Use the {count, plural, one {# row of data that is} other {# rows of data that are}} hidden',
  hidden_rows_explained:
    'Somebody may have hidden them by hand or with a filter. A customer who is filtered out is still a customer.',
  use_hidden_columns: 'Use the hidden {count, plural, one {column} other {columns}} {columns}',
  /** A sheet whose columns are read as rows. */
  sheet_is_turned:
    'This sheet is turned: each column of your file is read as a row. Your file stays as it is. Beside rows and columns you see where they are in it.',
  turn_sheet_back: 'Turn it back',
  sheet_as_in_file: 'This sheet is read as it is in your file.',
  sheet_seems_on_side:
    'Rows and columns of this sheet seem to be swapped: each column is an account. If you turn it, each column is read as a row. Your file stays as it is.',
  turn_sheet: 'Turn this sheet',
  /** Sheets whose numbers are written in two ways. */
  sheets_meet_nowhere: '{sheets} meet nowhere',
  sheets_are_apart: '{sheets} are apart',
  apart_examples: 'Examples',
  what_would_meet: 'What would meet',
  number_meets: 'meets',
  column_in_sheet: '{column} of {sheet}',
  numbers_meet_nowhere: 'None of the {count, plural, one {# number} other {# numbers}} in {here} is in {there}.',
  numbers_apart:
    '{isAll, select, true {{count, plural, one {# number} other {All # numbers}}} other {{joined, number} of {count, plural, one {# number} other {# numbers}}}} in {here} {joined, plural, one {differs} other {differ}} only by {differences} from {joined, plural, one {one} other {those}} in {there}.',
  apart_by_prefix: '{prefix} in front',
  apart_by_zeros: 'zeros in front',
  apart_by_spaces: 'spaces',
  apart_by_case: 'capital and small letters',
  numbers_may_be_elsewhere:
    'If they are about the same accounts, another column holds their numbers. <link>Choose it in Map</link>',
  joining_makes_accounts:
    'Apart they make {before, plural, one {# account} other {# accounts}}, joined {after, number}.',
  joining_makes_numbers: 'Apart they make {before, plural, one {# number} other {# numbers}}, joined {after, number}.',
  column_then_read: '{column} is then read {how}; your file stays as it is.',
  read_without_prefix: 'without {prefix} in front',
  read_with_zeros: 'with zeros in front up to {digits} digits',
  read_without_spaces: 'without spaces',
  read_in_capitals: 'in capital letters',
  read_in_small_letters: 'in small letters',
  join_sheets: 'Join them',
  join_all_sheets: 'Join all of them',
  join_named_sheets: 'Join them: {sheets}',
  sheets_joined_accounts:
    '{sheets} are joined: {count, plural, one {# account} other {# accounts}} in all. Undo takes it back.',
  sheets_joined_numbers:
    '{sheets} are joined: {count, plural, one {# number} other {# numbers}} in all. Undo takes it back.',

  // ---- Why a file can’t be read, and what to do

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
  left_out_undecided:
    'Sheet {sheet}, {column}: the column {says}. Nobody has decided about it: do so in Map, and save the mapping.',
  saving_stopped: 'Writing was stopped. Nothing was saved.',
  loading_cancelled: 'Loading was stopped. Nothing was changed.',

  // The corrected copy.
  copy_level: 'Level',
  copy_where: 'Where',
  copy_what: 'What is wrong, and what to do',
  copy_suggestion: 'Suggestion',
  copy_account_set_aside: 'This account was set aside: it is not created until it is taken back. The reason: {reason}',
  copy_problem: '{level}: {words}',
  copy_perhaps: 'Perhaps: {suggestion}',
  copy_filled_in: 'Filled in here.',
  copy_in_file: '{wasEdited, select, true {Changed here. } other {}}In the file: {before}',
}
