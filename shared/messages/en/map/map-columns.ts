/** What is said in Map about the columns of a sheet, and about what no column gives yet. */
export const mapColumns = {
  /** A button among others like it, for screen readers: what it does, and to what. */
  words_about: '{words}: {about}',
  reading_columns: 'Reading the columns',
  columns_of_sheet_to_do:
    '{count, plural, =0 {Nothing is left to do on this sheet.} one {# column to check.} other {# columns to check.}}',
  which_columns_listed: 'Which columns are listed',
  columns_all: 'All ({count, number})',
  columns_to_do: 'To do ({count, number})',
  columns_left_out: 'Left out ({count, number})',
  nothing_to_do_here: 'Nothing is left to do here',
  no_column_listed: 'No column is listed here',
  columns_of_sheet: 'Columns of the sheet {sheet}',
  column_in_spreadsheet: 'Column in your spreadsheet',
  column_fills_field: 'Fills the field',
  column_called_by_letters: 'Column {letters}',
  column_called_by_place:
    '{place, plural, =1 {First} =2 {Second} =3 {Third} =4 {Fourth} =5 {Fifth} =6 {Sixth} =7 {Seventh} =8 {Eighth} =9 {Ninth} =10 {Tenth} other {#th}} “{header}”',

  field_for_column: 'Field for {column}',
  leave_this_column_out: 'Leave this column out',
  column_also_fills: 'Also fills {fields}',
  cut_fills: 'Fills {fields}',
  cut_fills_nothing: 'Column {letters} is cut into parts that fill nothing yet',
  no_values: 'no values',
  amount_becomes: '“{shown}” → {sent}',
  plain_number_not_right: 'Not right? Say at “Values” what a plain number is.',
  column_values: 'Values',
  values_of_column: 'Values of {column}',
  join_them: 'Join them',
  say_what_they_mean: 'Say what they mean…',
  say_what_values_mean: 'Say what they mean: {column}',
  zeros_in_front: 'Put zeros in front',
  customers_owe_it: 'Customers owe it',
  it_is_in_credit: 'It is in credit',
  cut_into_names: 'Cut into first and last name',
  leave_it_out: 'Leave it out',
  leave_it_out_asking: 'Leave it out…',
  this_is_right: 'This is right',
  keep_in_note: 'Keep it in a note',
  column_is_field: 'It is “{field}”: {column}',

  column_values_to_mend: '{count, plural, one {# value} other {# values}} to fix in Check. {message}',
  values_wait: '{count, plural, one {# value waits} other {# values wait}} for an answer here.',
  values_not_in_list:
    '{count, plural, one {# of its values is not in the list that the service takes: {values}. Say what it means, or fix it in Check.} other {# of its values are not in the list that the service takes: {values}. Say what each means, or fix them in Check.}}',
  numbers_not_in_use:
    '{count, plural, one {# of {all, plural, one {# number} other {# numbers}} is not in use in its country} other {# of {all, plural, one {# number} other {# numbers}} are not in use in their country}}, such as “{example}”. Are they another country’s? Choose it at “Values” for all numbers, or in Check for some.',
  values_unusual_here:
    '{values} {count, plural, one {is} other {are}} unusual for this field. Leave what is right. Translate what means something else.',
  guess_to_look_at: 'A guess, please check: {reason}',
  guess_because: 'A guess: {reason}',
  likely_because: 'Likely: {reason}',
  cut_by_you: 'Cut by you.',
  kept_in_note: 'Kept in a note of the account, as “{label}: …”.',
  joined_into_one: 'Joined with other columns into one value.',
  left_out_by_you: 'Not used: you chose so.',
  chosen_by_you: 'Chosen by you.',
  confirmed_by_you: 'Confirmed by you.',

  column_not_known: 'We don’t know this column.',
  no_note_for: 'Where it says {values}, no note is written.',
  undecided_protects:
    'It {says}, for {count, plural, one {# row} other {# rows}}. No field takes that, and nobody on the new platform would know of it. Keep it in a note of each account?',
  undecided_matters: 'It {says}, so no account that has it is ready until you decide.',
  leave_out_column: 'Leave out “{column}”?',
  leave_out_all_the_same: 'Leave it out all the same',
  dont_leave_out: 'Don’t leave it out',
  leave_out_harms:
    'It {says, select, null {has values} other {{says}}}: {count, plural, one {# row has} other {# rows have}} a value, such as “{example}”. Nothing of it would be on the new platform. That may harm somebody. “Keep it in a note” moves it as a text of each account.',
  columns_like_it: '{count, plural, one {# column} other {# columns}} like it: {names}.',
  keep_alike_in_notes: '{count, plural, one {Keep this one in notes too} other {Keep these # in notes too}}',
  leave_alike_out: '{count, plural, one {Leave this one out too} other {Leave these # out too}}',

  numbers_read_so: 'They are read so now.',
  country_is_ours: 'It is our own: use it for all columns',
  country_of_this_only: 'Only this column',

  /** What the sheet itself tells beside its cells. */
  fact_row_number: 'Row number',
  fact_sheet_name: 'Sheet name',
  field_for_row_number: 'Field for the row number',
  field_for_sheet_name: 'Field for the sheet name',
  fact_not_needed: 'Not needed',
  guess_from_sheet_name: 'A guess from the sheet’s name, please check: “{value}” is sent for all of its rows.',

  missing_title: 'Still missing before you can send accounts',
  missing_more: 'And {count, number} more',
  missing_of:
    '<strong>Of {isEach, select, true {each } other {}}{element}</strong>{header, select, null {} other {, of which there is one because “{header}” fills “{field}”}}',
  missing_list_of: 'Still missing of {isEach, select, true {each } other {}}{element}',
  missing_need:
    '<strong>{need}</strong>{field, select, null {} other { where “{field}” is {values}}}{header, select, null {} other {, because “{header}” fills “{filled}”}}',
  missing_one_of: 'One of {fields}',
  field_for_need: 'Field for {need}',
  constant_of_field: '{field} of every account',
  use_constant: 'Use it',
  column_for_field: 'Column for {field}',
  choose_column: 'Choose column',
  no_column_found: 'No column has this name.',
  column_offered: '{letters} {column}{fills, select, null {} other { (fills “{fills}” too)}}',
  same_for_all_rows: 'Same for all rows',
}
