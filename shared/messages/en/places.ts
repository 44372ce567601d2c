/** How places of a spreadsheet are called, and values of it. */
export const places = {
  quoted: '“{text}”',
  in_cell: '{row}, {column}',
  in_row: 'row {row}',
  in_row_of_sheet: 'sheet {sheet}, row {row}',
  in_rows: '{count, plural, one {row} other {rows}} {rows}',
  rows_from_to: '{first} to {last}',
  and_more: '{count, number} more',
  in_column: 'column {letters}',
  in_column_named: 'column {letters} ({header})',
  in_column_of_sheet: 'sheet {sheet}, {column}',
  this_cell: 'this cell',
  this_row: 'this row',
  /** Of a place of what is sent, in words. */
  said_at: '{place}: {message}',
  said_in_turned_sheet: 'In your file: cell {cell}. In the turned sheet: {message}',
  /** "3 meters": the number of elements of a list, in a line. */
  number_of_elements: '{count, plural, one {# {element}} other {# {elements}}}',
  /** A long list of amounts in one line. */
  list_added_up:
    '{elements}{days, select, none {} one {, on {first}} other {, from {first} to {last}}}{sum, select, null {} other {, {count, plural, one {{sum}} other {{sum} together}}}}',
  /** What is one of several of its kind. */
  a_thing: '{isVowel, select, true {an} other {a}} {thing}',
}
