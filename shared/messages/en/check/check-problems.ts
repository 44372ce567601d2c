/** What Check says about the problems of a kind, and what mends many of them at once. */
export const checkProblems = {
  looking_for_problems: 'Looking for problems',
  counted_problems:
    '{level, select, error {{count, plural, one {# error} other {# errors}}} warning {{count, plural, one {# warning} other {# warnings}}} other {{count, plural, one {# note} other {# notes}}}}',
  columns_not_used:
    '{count, plural, one {# column with values is not used: nothing in it is sent.} other {# columns with values are not used: nothing in them is sent.}}',
  decide_in_map: 'Decide in Map',
  values_emptied: 'Emptied by you: {count, plural, one {# value} other {# values}}',
  values_emptied_on: 'Emptied by you: {count, plural, one {# value} other {# values}} on {sheet}',
  sheet_turned: 'Sheet “{sheet}” is turned: each of its columns is read as a row. Turn it back in Load.',
  /** The tools of a kind. `hidden` is only for who does not see what stands above. */
  fix_some: 'Fix {count, number}…<hidden> of these: {problem}</hidden>',
  translate_these_values: 'Translate values…<hidden> in {column}</hidden>',
  translate_values_of_column: 'Translate {column}…<hidden> in {column}</hidden>',
  put_zeros: 'Put zeros in front of {column} on “{sheet}”',
  zeros_put:
    'Zeros are put in front of {column} on “{sheet}”, up to {digits} digits. Change it in Map, under the values of the column.',
  these_numbers_are_right: '{count, plural, one {It is right} other {All # are right}}<hidden> in {column}</hidden>',
  numbers_of_column_are_right:
    '{count, plural, one {The one in {column} is right} other {All # in {column} are right}}<hidden> as they are</hidden>',
  numbers_taken_as_right:
    'The numbers in {column} count as right now. You can change that in Map, under the values of the column.',
  leave_out_from_column: 'Leave out from column {column} on<hidden> of sheet {sheet}</hidden>',
  left_out_from_column: 'Column {column} and those after it are not used. Give them fields again in Map.',
  turn_this_sheet: 'Turn this sheet',
  turn_sheet_named: 'Turn “{sheet}”',
  next_of_these: 'Next<hidden> of these: {problem}</hidden>',
  open_map: 'Open Map',
  where_problems_are: 'Where they are',
  go_to_next_in_column: 'Go to the next in {column}',
  more_problems: 'and {count, number} more',
  more_accounts_with_problem: 'and {count, number} more {count, plural, one {account} other {accounts}}',
  problem_in_map: 'In Map',
  /** The picture of where they are. */
  problems_by_column: 'Problems by column and kind',
  problems_in_column: '{count, number} in {sheet}, {column}: show only these rows',
  problems_of_kind_in_column: '{count, number} in {sheet}, {column}, of the kind “{problem}”: show only these rows',
  problems_of_kind: '{count, number}: {problem}',
  fewer_columns: 'Show fewer columns',
  all_columns: 'Show all {count, number} columns',
  /** What is looked through before it is changed. */
  fix_problem: 'Fix: {problem}',
  looking_for_safe_values: 'Looking for safe values',
  fixes_explained:
    'Another value is suggested for each of these. Look through them, and take out what should stay as it is. Nothing changes until you say so. Your file never changes. One Undo takes all of it back.',
  first_of_fixes: 'These are the first {count, number} of {total, number}. The others are shown when these are fixed.',
  what_is_changed: 'What is changed',
  all_of_them: 'All of them',
  cell_of_change: 'Cell',
  before_change: 'Now',
  after_change: 'Then',
  change_cells: 'Change {count, plural, one {# cell} other {# cells}}',
  change_row_of_sheet: 'Change row {row} of {sheet}',
  change_cell_to: 'Change {cell} to {text}',
  change_cells_to: 'Change {cell} and {count, number} more to {text}',
  undone_at_once: 'Ctrl+Z takes all of it back at once.',
  cells_of_sent_accounts:
    '{cells, plural, one {# cell} other {# cells}} of {accounts, plural, one {# account} other {# accounts}} {cells, plural, one {stays as it is} other {stay as they are}}: {accounts, plural, one {it was} other {they were}} already sent.',
  /** Of which country numbers are. */
  of_another_country: 'Of another country…',
  of_another_country_in: 'Of another country: {column}',
  country_of_problem: '{column}: {problem}',
  which_country_in: 'Which country are the numbers in {column} of?',
  only_selected_numbers: 'Only the {count, plural, one {one in the selected rows} other {# in the selected rows}}',
  only_this_row: 'Only row {row}',
  our_own_country: 'It is our own: use it for all columns',
  all_of_column: 'All of this column',
  country_used_everywhere:
    'Phone numbers without + are read as numbers of {country}. Change it in Map, under the values of a column of phone numbers.',
  country_used_in_column:
    'Numbers without + in {column} are read as numbers of {country}. Change it in Map, under the values of the column.',
  change_these_numbers: '{count, plural, one {Change it} other {Change these #}}',
  numbers_readable:
    '{found, number} of {count, number} can be read this way.{found, plural, =0 {} other { Select rows in the sheet to answer for them alone.}}',
  /** Values that are read as others. */
  translate_values_title: 'Translate the values of {column}',
  reading_problem_values: 'Reading the values',
  kept_in_mapping: 'Kept in the mapping of {column}. Change it there, under the values of the column.',
}
