/** What is said about the screen Map, but for how values are read (`map-values.ts`). */
export const map = {
  // ---- The screen

  mapping_shown_as: 'How the mapping is shown',
  map_as_table: 'Table',
  map_as_picture: 'Picture',
  columns_mapped_of: '{mapped, number} of {total, number}',

  mapping_saved: 'All changes are saved',
  mapping_saving: 'Saving…',
  save_mapping_again: 'Save again',
  not_made_here: 'Not made here: {steps}.',
  made_in_other_window: 'Changed last, in another window: {step}.',
  values_to_mend: '{count, plural, one {# value} other {# values}} to fix in Check',
  sent_already:
    '{count, plural, one {# account was already sent. It stays as it is there: what you change here is for the others.} other {# accounts were already sent. They stay as they are there: what you change here is for the others.}}',
  sent_otherwise_now:
    'With this mapping, {count, number} of them would now be sent differently. Compare them on the platform.',

  /** Whoever was led here from somewhere else. */
  goal_decide: 'Decide about this column: below its field you see what you can do.',
  goal_column: 'Choose the field of this column, or leave it out.',
  goal_constant:
    '“{field}” is the same for every account. It stands below, where you can take it out and give another value.',
  goal_field: 'For “{field}” choose a column above, or give one value for every account.',

  constants_title: 'The same for every account',
  constants_help: 'For what no column says, such as the country. Where a column has a value, that value is used.',
  constants_table: 'Values for every account',
  remove_constant: 'Remove {field}',
  constant_field: 'Field for every account',
  constant_value: 'Value for every account',
  constant_placeholder: 'Value',
  for_every_account: 'For every account',
  add_constant: 'Add',
  choose_a_field: 'Choose a field',
  typed_unreadable: 'This can’t be read as “{field}”. {help}',
  typed_becomes: '“{typed}” becomes {shown}.',

  /** One account, as the mapping makes it. */
  preview_title: 'One account',
  preview_follows: 'Following…',
  preview_find: 'Find an account by number or name',
  preview_find_by: 'Find by number or name',
  preview_none_called_so: 'No account found',
  preview_choose_number: 'Choose “{field}” for the column that holds it. The accounts then appear here.',
  account_before: 'Account before',
  account_after: 'Account after',
  account_position: '{page, number} of {total, number}',

  /** The service in use is not the one that the spreadsheet was mapped for. */
  other_service_title: 'This spreadsheet was mapped for another service',
  other_service:
    'It was mapped for {from, select, null {a service whose document is not kept any more} other {{from}}}. The fields are those of {to} now.',
  other_service_same: 'Every column still fills the field that it filled.',
  other_service_lacks:
    'The service does not have these fields. Choose another field for each of their columns, or press “Start again…” above.',
  other_service_needs: 'The service needs these fields as well.',
  other_service_narrows: 'Here it takes fewer values.',
  other_service_seen: 'I have seen this',
  /** Before links to its columns, where it has some. */
  field_of_columns: '{count, plural, =0 {{field}} other {{field}:}}',

  // ---- The columns of a sheet, and what no column gives yet

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
  times_are_local: 'By the clock here ({zone})',
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

  // ---- Where a field is chosen, and the mapping as a picture

  likely_for_column: 'Likely for this column',
  chosen_last: 'Chosen last',
  more_fields: 'More fields',
  for_column_about: 'For a column that is about {element} {number} only.',
  field_needed: 'needed',
  field_leaves: 'about to be dropped',
  field_filled_by: 'filled by “{column}”',
  /** Why a search found it. */
  field_also_called: 'also called “{name}”',
  field_takes_value: 'takes {value}',
  no_field_has_words: 'No field has these words. Try another word for it.',

  name_of_sheet: 'Name of the sheet',
  nothing_filled_of: 'Nothing is filled of: {things}.',
  /** One end of a line, for screen readers: what it is, and where its lines lead. */
  pictured_end: '{name}, {words}',
  pictured_fills: 'fills {fields}',
  pictured_from: 'from {columns}',
  pictured_undecided: 'to be decided',
  field_without_column: 'no column',
  pictured_constant: 'the same value for every account',
  pictured_column_of_sheet: 'column “{title}” of “{sheet}”',
  pictured_fact_of_sheet: '“{title}” of “{sheet}”',
  pictured_more:
    '{isOpen, select, true {Show only what is filled} other {{count, plural, one {# field} other {# fields}} without a column}}<hidden> of {group}</hidden>',
  glance_filled:
    '{fields, plural, one {# field} other {# fields}} filled from {columns, plural, one {# column} other {# columns}}',
  glance_needed: '{count, plural, one {# field} other {# fields}} needed and without a column',
  glance_left: '{count, plural, one {# column} other {# columns}} left over',

  // ---- What the rows of a sheet are, and which of several things a column is about

  counting_rows: 'Counting the rows',
  each_row_is_own: 'Each row is {thing} of its own: {numbers}',
  each_row_is_account: 'Each row is an account{things, select, null {} other { with {things}}}: {numbers}',
  each_row_is_about: 'Each row is about an account: {numbers}',
  each_row_is_things: '{numbers} A row may hold {things}.',
  rows_with_same_values: 'Rows of one account that have the same values in the fields below are about the same thing.',
  each_row_is: 'Each row is',
  as_values_say: 'as the values say',
  one_of_its_own: '{thing} of its own',
  blank_number_means: 'A blank account number means',
  rows_without_number: '{count, plural, =0 {No row has one.} one {# row has one.} other {# rows have one.}}',
  blank_as_around: 'what the rows around it say',
  blank_as_above: 'the same as in the row above',
  blank_is_missing: 'that it is missing',
  rows_alike: 'Rows that say the same',
  rows_alike_count:
    '{count, plural, one {# row says the same as another row of its account. Was it exported twice?} other {# rows say the same as another row of their account. Were they exported twice?}}',
  rows_alike_once: '{count, plural, one {Yes, count it once} other {Yes, count them once}}',
  rows_alike_but_own: 'No, each row is {thing} of its own',
  rows_alike_each: 'No, each row is one of its own:',
  rows_alike_thing: '<hidden>No, each row is </hidden>{thing}<hidden> of its own</hidden>',
  rows_counted_once:
    '{count, plural, one {# row that says the same as another counts once, as you said.} other {# rows that say the same as another count once, as you said.}}',
  things_told_apart_by: '{things} are told apart by',
  told_apart_by_nothing: 'nothing: there is only one',
  told_apart_as_usual: 'as usual: {fields}',
  tell_apart_as_usual: 'Tell {things} apart as usual',

  /** Which of several elements a column is about. */
  which_element: '{column}: which {element}',
  element_of_kind: '{element} ({kind})',
  element_of_row: 'This row’s {element}',
  every_element: 'Every {element}',
  element_named: '{element} named…',
  name_of_element: '{column}: name of the {element}',
  its_name: 'its name',
  name_needs_letter: 'Type a name with a letter in it, without brackets.',
  questions_of_service: 'What is asked once about this service',
  change_answers: '{count, plural, one {Change # answer} other {Change # answers}}',
  reading_rows_by_answer: 'Reading the rows again…',
  questions_of_service_open:
    '{count, plural, one {The operator’s document leaves # question open that your columns raise.} other {The operator’s document leaves # questions open that your columns raise.}} Your answer holds for every spreadsheet. Without one, the rows of an account are all about the same thing.',

  // ---- Mappings that are saved for the next file of a kind

  save_mapping_asking: 'Save this mapping…',
  use_saved_mapping: 'Use a saved mapping…',
  start_mapping_again: 'Start again…',
  suggest_again_title: 'Suggest the whole mapping again?',
  suggest_again: 'Suggest again',
  keep_my_mapping: 'Keep my mapping',
  suggest_again_loses:
    'You lose the fields you chose by hand and the values for every account. Your spreadsheet, and the cells you changed, stay as they are. You can undo it.',

  save_mapping_title: 'Save this mapping',
  mapping_name: 'Name',
  mapping_name_help: 'The next file with the same headings is then mapped by itself.',
  mapping_name_in_use: 'There is a mapping of this name. If you save, this one replaces it.',
  save_mapping_file: 'Save as a file',
  save_mapping_now: 'Save',
  replace_mapping: 'Replace it',

  saved_mappings: 'Saved mappings',
  use_this_mapping: 'Use this mapping?',
  reading_saved_mappings: 'Reading your saved mappings',
  no_mapping_saved: 'You have saved no mapping yet',
  no_mapping_saved_help: 'Save this one: the next file with the same headings is then mapped by itself.',
  use_mapping_named: 'Use {name}',
  use_mapping_asking: 'Use…',
  mapping_fits: 'fits this file',
  mapping_nearly_fits: 'nearly fits',
  mapping_other_headings: 'other headings',
  more_for_mapping: 'More for {name}',
  new_name_of_mapping: 'New name of {name}',
  delete_mapping_named: 'Delete {name} for good',
  keep_mapping_named: 'Keep {name}',
  drop_mapping: 'Drop a mapping here',
  mapping_file: 'Mapping file',
  take_mapping_file: 'Take one from a file…',
  or_drop_mapping: 'or drop it here. Its name ends in .mapping.json.',

  comparing_mapping: 'Comparing it with this file',
  choose_another_mapping: 'Choose another',
  keep_mapping_as: 'Keep it under the name',
  keep_mapping_as_help: 'A saved mapping of this name is replaced.',
  back: 'Back',
  keep_mapping_for_later: 'Keep it for later',
  use_mapping: 'Use it',
  use_what_fits: 'Use what fits',

  mapping_found: 'This file has the headings of your saved mapping “{name}”, so it is in use.',
  mapping_nearly_found:
    'This file has nearly the headings of your saved mapping “{name}”, so it is in use. These differ:',
  what_differs: 'What differs',
  fits_exactly: 'It is for exactly these headings.',
  fits_nothing: 'None of its columns is in this file: it is for another kind of file.',
  fits_all: 'All {count, plural, one {# column} other {# columns}} that it maps are in this file.',
  fits_partly:
    '{found, number} of the {count, plural, one {# column} other {# columns}} that it maps are in this file.',
  differs_no_sheet: 'There is no sheet like “{sheet}”: what the mapping fills there stays empty.',
  differs_sheet_name: 'The sheet “{sheet}” is used as its “{from}”, because the headings are alike.',
  differs_no_column: 'No column is called “{column}”, so it does not fill {fields}. Choose another column for that.',
  differs_new_column: 'The column “{column}” is new: check whether the field suggested for it is right.',
}
