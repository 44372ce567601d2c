/** What is said of the sheets of a loaded file: which are used, and what each of their rows is. */
export const sheets = {
  sheets_to_use: 'Sheets to use',
  load_another_spreadsheet: 'Load another spreadsheet…',
  spreadsheet_of_additions:
    'This spreadsheet is about additions to accounts that are on the platform: no account is created from it.',
  workbook_has_macros:
    'This workbook has macros. They are never run here, and nothing of them is needed: only its cells are read.',
  sheet_hidden: '{sheet} (hidden in your file)',
  sheet_size: '{rows, plural, one {# row} other {# rows}} of data, {columns, plural, one {# column} other {# columns}}',
  look_into_sheet: 'Look into {sheet}',
  /** Which rows are no data. */
  rows_title: '{rows} {count, plural, one {is a title and is left out.} other {are titles and are left out.}}',
  rows_header: '{rows} {count, plural, one {holds the headings.} other {hold headings.}}',
  rows_units: '{rows} {count, plural, one {says the units and is left out.} other {say the units and are left out.}}',
  rows_section:
    '{rows} {count, plural, one {names the rows below it and is left out.} other {name the rows below them and are left out.}}',
  rows_total: '{rows} {count, plural, one {is a total and is left out.} other {are totals and are left out.}}',
  rows_remark: '{rows} {count, plural, one {is a remark and is left out.} other {are remarks and are left out.}}',
  rows_left_out: '{rows} {count, plural, one {was taken out by you.} other {were taken out by you.}}',
  rows_hidden: '{rows, plural, one {# row of data is} other {# rows of data are}} hidden in your file.',
  columns_hidden: '{columns, plural, one {# column is} other {# columns are}} hidden in your file.',
  rows_and_columns_hidden:
    '{rows, plural, one {# row} other {# rows}} of data and {columns, plural, one {# column} other {# columns}} are hidden in your file.',
  /** What looks doubtful in a sheet. */
  doubts_in_sheet: 'Worth a look in “{sheet}”',
  rows_make_accounts:
    '{rows, plural, one {# row makes} other {# rows make}} {accounts, plural, one {# account} other {# accounts}}.',
  looking_at_values: 'Looking at the values',
  no_doubts_in_sheet:
    'No zeros, digits or dates seem to be lost here. Whether each value is right is looked at in Check.',
  doubts_are_in_check: 'In Check you find each of them at its cell, with what to do.',
  sheet_not_looked_at: 'This sheet is left out, so its values are not looked at.',
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
    'This sheet is read without headings. Choose another row if it does not. Only ticked rows are used.',
  row_with_headings: 'Row {row} holds the headings. Choose another row if it does not. Only ticked rows are used.',
  sheet_has_no_headings: 'This sheet has no headings',
  sheet_lies_on_side: 'It lies on its side: each column is an account',
  reading_sheet: 'Reading the sheet',
  sheet_is_empty: 'This sheet is empty.',
  row_column: 'Row',
  use_column: 'Use',
  headings_column: 'Headings',
  what_row_is_column: 'What it is',
  number_of_row: '{row, number}',
  use_row: 'Use row {row}',
  use_turned_row: 'Use row {row} (column {column} in your file)',
  row_holds_headings: 'Row {row} holds the headings',
  turned_row_holds_headings: 'Row {row} (column {column} in your file) holds the headings',
  empty_cell: 'empty',
  hidden_in_file: 'Hidden in your file',
  column_hidden_in_file: 'hidden in your file',
  row_is_blank: 'Empty',
  row_is_title: 'Title, left out',
  row_is_header: 'Headings',
  row_is_other_header: 'Headings, left out',
  row_is_units: 'Units, left out',
  row_is_total: 'Total, left out',
  row_is_section: 'Group name, left out',
  row_is_remark: 'Remark, left out',
  row_is_hidden: 'Hidden, left out',
  row_is_left_out: 'Left out by you',
  row_is_data: 'Data',
  row_is_data_sent: 'Data, already sent',
  row_is_data_taken_in: 'Data, taken in by you',
  row_is_data_hidden: 'Data, though hidden',
  /** Whether what is hidden is used. */
  use_hidden_rows: 'Use the {count, plural, one {# row of data that is} other {# rows of data that are}} hidden',
  hidden_rows_explained:
    'Somebody may have hidden them by hand or with a filter. A customer who is filtered out is still a customer.',
  use_hidden_columns: 'Use the hidden {count, plural, one {column} other {columns}} {columns}',
  /** A sheet whose columns are read as rows. */
  sheet_is_turned:
    'This sheet is turned: each column of your file is read as a row. Beside rows and columns you see where they are in your file, which stays as it is.',
  turn_sheet_back: 'Turn it back',
  sheet_as_in_file: 'This sheet is read as it is in your file.',
  sheet_seems_on_side:
    'This sheet seems to lie on its side, with an account in each column. Turned, each column is read as a row; your file stays as it is.',
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
}
