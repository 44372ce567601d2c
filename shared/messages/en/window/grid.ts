/** What the rows of a sheet say of themselves, and of what is copied, pasted and typed there. */
export const grid = {
  row_heading: 'Row',
  rows_in_grid: 'Rows of the sheet {sheet}',
  how_to_use_sheet:
    'Arrow keys move. Typing changes a cell, and F2 edits its text. F8 goes to the next problem. Tab leaves the sheet. F1 lists all keys.',
  column_not_used: 'not used',
  column_without_heading: 'Column {letters}',
  sorted_ascending: 'sorted, ascending',
  sorted_descending: 'sorted, descending',
  /** What a screen reader says of a cell after its text. */
  cell_closed: 'Closed',
  cell_changed_by_you: 'Changed by you',
  cell_problem: '{level}: {problem}',
  cell_problem_with_suggestion: '{level}: {problem} Suggested: {suggested}',
  /** The box that a cell is typed in. */
  cell_typed_in: '{column}, row {row}',
  values_for_cell: 'Values for {cell}',
  more_values_to_type: '{count, number} more: type a part of it',
  choose_in_calendar: 'Choose in a calendar',
  choose_in_calendar_by_key: 'Choose in a calendar (Alt+↓)',
  row_closed: 'This row is closed: its account was already sent.',
  row_not_used: 'This row is not used, and stays as it is in your file.',
  rows_left_as_they_are:
    '{count, plural, one {# row stays as it is} other {# rows stay as they are}}: {areSent, select, true {closed, because their accounts were already sent} other {closed or not used}}.',
  reading_rows_to_change: 'Reading {count, plural, one {# row} other {# rows}}…',
  cells_copied: 'Copied {count, plural, one {# cell} other {# cells}}.',
  cells_not_copied: 'These cells could not be copied. Choose fewer rows and copy again.',
  too_many_to_copy: 'At most {limit, number} cells are copied at once. Choose fewer.',
  too_many_to_change: 'At most {limit, number} cells are changed at once. Choose fewer.',
  no_row_to_fill_from: 'There is no row above to fill down from.',
  nothing_changed: 'Nothing changed: the cells already say this.',
  nothing_to_paste: 'There is no text to paste. Copy cells first.',
  too_long_to_paste: 'A cell holds at most {limit, number} letters. Nothing was pasted.',
  sheet_ends_here: 'The sheet ends here: {rest} did not fit.',
  rows_that_did_not_fit: '{count, plural, one {# row} other {# rows}}',
  columns_that_did_not_fit: '{count, plural, one {# column} other {# columns}}',
}
