/** What is said about the screen Map, and about a mapping. */
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
    'As the spreadsheet and this mapping are now, {count, number} of them would be sent differently. Compare them on the platform.',
  /** Beside an offer to read numbers otherwise. */
  reading_reaches_sent:
    '{count, plural, one {# of these accounts was already sent. What comes to it by this is not sent: compare it on the platform.} other {# of these accounts were already sent. What comes to them by this is not sent: compare them on the platform.}}',
  reading_moves_sent:
    'Account {account} was already sent with the number that it has now, and has to keep it. So these numbers can’t be read otherwise. In Map, have the other column read so that its numbers are like these.',
  reading_joins_sent:
    'Account {account} was already sent. By this, another number of the same sheet would become the same. Correct that number in Check first.',

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
  sheet_to_do:
    '{count, plural, =0 {Nothing is left to do on this sheet.} one {# thing to check on this sheet.} other {# things to check on this sheet.}}',
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
  titles_not_sent: 'Not sent, because no field takes it: {titles}',
  cut_fills_nothing: 'Column {letters} is cut into parts that fill nothing yet',
  no_values: 'no values',
  amount_becomes: '“{shown}” → {sent}',
  is_plain_number_owed: 'Does a number without a minus mean that the customer owes it?',
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
  numbers_lack_country:
    '{count, plural, one {# number has no country.} other {# numbers have no country.}} Choose it here.',
  values_wait: '{count, plural, one {# value waits} other {# values wait}} for an answer here.',
  values_not_in_list:
    '{count, plural, one {# of its values is not in the list that the service takes: {values}. Say what it means, or fix it in Check.} other {# of its values are not in the list that the service takes: {values}. Say what each means, or fix them in Check.}}',
  numbers_not_in_use:
    '{count, plural, one {# of {all, plural, one {# number} other {# numbers}} is not in use in its country} other {# of {all, plural, one {# number} other {# numbers}} are not in use in their country}}: {numbers}. Are they another country’s? Choose it at “Values” for all numbers, or in Check for some.{rest, plural, =0 {} one { # more is asked about next.} other { # more are asked about next.}}',
  values_unusual_here:
    '{values} {count, plural, one {is unusual for this field. Is it right? If it means something else, translate it.} other {are unusual for this field. Translate what means something else. Are all the others right?}}{rest, plural, =0 {} one { # more is asked about next.} other { # more are asked about next.}}',
  guess_to_look_at: 'A guess, please check: {reason}',
  guess_because: 'A guess: {reason}',
  likely_because: 'Likely: {reason}',
  cut_by_you: 'Cut by you.',
  kept_in_note: 'Kept in a note of the account, as “{label}: …”.',
  joined_into_one: 'Joined with other columns into one value.',
  left_out_by_you: 'Not used: you chose so.',
  chosen_by_you: 'Chosen by you.',
  mapped_before: 'As it was mapped in the file before.',
  left_out_before: 'Not used, as in the file before.',
  confirmed_by_you: 'Confirmed by you.',

  column_not_known: 'We don’t know this column.',
  no_note_for: 'Where it says {values}, no note is written.',
  undecided_protects:
    'It {says}, for {count, plural, one {# row} other {# rows}}. No field takes that, and nobody on the new platform would know of it. Keep it in a note of each account?',
  undecided_matters: 'It {says}, so no account that has it is ready until you decide.',
  set_aside_by_column: 'Set accounts aside…',
  set_aside_by_title: 'Set accounts aside by “{column}”',
  set_aside_by_meaning:
    'Tick what says that an account is not to be moved. An account with several rows is set aside where none of them says anything else. The column is left out then. Undo takes back both.',
  said_of_accounts: '{value}{more, plural, =0 {} other { and # alike}}',
  past_day_said: 'a day that has come, such as {value}',
  coming_day_said: 'a day still to come, such as {value}',
  accounts_saying: '{words}: {count, plural, one {# account} other {# accounts}}',
  nothing_to_set_aside: 'This column says nothing of accounts that could be set aside.',
  aside_by_it_already: 'Set aside already: {count, plural, one {# account} other {# accounts}}.',
  other_things_said: 'Of {count, plural, one {# account} other {# accounts}} it says something else.',
  set_aside_and_leave_out:
    '{count, plural, =0 {Set accounts aside} one {Set # account aside and leave the column out} other {Set # accounts aside and leave the column out}}',
  ended_set_aside:
    '{count, plural, one {# account is set aside: {accounts}.} other {# accounts are set aside: {accounts}.}} Undo takes this back, and Check also single accounts.',
  none_set_aside: 'No other account was to be set aside.',
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
  guess_from_sheet_name:
    'A guess from the sheet’s name, please check: “{value}” is sent as {field} for all of its rows.',

  missing_title: 'Still missing before you can send accounts',
  missing_expected: 'Not said by any column',
  missing_expected_help: 'It can be sent without. Check warns of each until it is said here.',
  missing_more: 'And {count, number} more',
  missing_of:
    '<strong>Of {isEach, select, true {each } other {}}{element}</strong>{header, select, null {} other {; it is asked for because “{header}” fills “{field}”}}',
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
  field_filled_already:
    '“{field}” can’t be chosen here{column, select, null {.} other {: it is filled by “{column}” already. Leave it out there first.}}',
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
  blank_address_means: 'Where “{address}” is blank',
  blank_address_asked:
    '“{address}” is blank, or only points to the other one, in {count, plural, one {# account that has} other {# accounts that have}} “{other}”. Are both the same there?',
  blank_address_same: 'Yes, send “{other}” as both',
  blank_address_none: 'No, send no “{address}”',
  blank_address_unsaid: 'not decided',
  blank_address_other: 'it is the same as “{other}”',
  blank_address_nothing: 'there is none',
  blank_is_missing: 'that it is missing',
  rows_alike: 'Rows that say the same',
  rows_alike_count:
    '{count, plural, one {# row says the same as another row of its account. Was it exported twice?} other {# rows say the same as another row of their account. Were they exported twice?}}',
  rows_alike_once: '{count, plural, one {Yes, count it once} other {Yes, count them once}}',
  rows_alike_but_own: 'No, each row is {thing} of its own',
  rows_alike_each: 'No, each row is one of its own:',
  rows_alike_thing: '<hidden>No, each row is </hidden>{thing}<hidden> of its own</hidden>',
  rows_untold:
    'Several rows are about the same account, and no column tells its {things} apart. Is each row {thing} of its own?',
  rows_untold_own: 'Yes, each row is {thing} of its own',
  rows_untold_but_alike: 'Yes, but rows that say the same count once',
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
  questions_of_service: 'Questions asked once about this service',
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

  // ---- How the values of a column are read, tidied, translated, cut and joined

  fills_one: 'One field',
  fills_several: 'Several fields',
  fills_joined: 'One field, with other columns',
  what_column_fills: 'What {column} fills',
  join_after_field: 'Choose the field first; then other columns can be joined to this one.',
  column_without_values: 'This column has no values.',
  no_value_fills_a_field: 'No value of this column fills a field yet.',
  column_holds:
    'It holds {count, plural, one {# value} other {# values}}, such as {samples}. Choose a field above, or cut it into several.',
  also_fills: 'Also fills',
  also_filled: '{column}, for {field}',
  field_of: '{part}: field',
  another_field_of: '{column}: another field',
  also_fill_another: 'Also fill another field',
  not_fill_as_well: 'Don’t fill this as well',

  /** What is chosen and changes no value. */
  idle_for_field: '“{field}”: {said}',
  idle_part: 'No value has a part for “{field}”, so nothing is sent for it.',
  idle_prefix: 'No value begins with “{prefix}”, so nothing changes.',
  idle_zeros: 'No value of digits alone has fewer than {digits} of them, so it adds no zeros.',
  idle_no_spaces: 'No value has blanks inside, so nothing changes.',
  idle_single_spaces: 'No value has several blanks in a row, so nothing changes.',
  idle_letters: 'Every value is written in such letters already, so nothing changes.',
  idle_blank: 'No cell of this column is blank, so “{text}” is never sent.',

  joined_from: '“{field}” is put together from these columns, in this order.',
  put_earlier: 'Put {column} earlier',
  put_later: 'Put {column} later',
  take_out_of_join: 'Take {column} out of it',
  join_add: 'Add a column',
  join_add_to: '{column}: add a column to join',
  join_choose: 'choose one',
  join_between: 'Between them',
  join_between_of: '{column}: what stands between joined columns',
  join_no_longer: 'No longer join',
  between_space: 'a space',
  between_comma: 'a comma',
  between_hyphen: 'a hyphen',
  between_slash: 'a slash',
  between_new_line: 'a new line',
  nothing: 'nothing',

  cut_values: 'Cut each value',
  cut_values_of: '{column}: cut each value',
  cut_as_name: 'as a person’s name',
  cut_as_address: 'as an address',
  cut_at_commas: 'at each comma',
  cut_at_semicolons: 'at each semicolon',
  cut_at_spaces: 'at each space',
  cut_at_slashes: 'at each slash',
  cut_at_hyphens: 'at each hyphen',
  cut_at_bars: 'at each bar |',
  cut_at_new_lines: 'at each new line',
  cut_at_other: 'at another character…',
  cut_after_characters: 'after so many characters',
  cut_character: 'The character',
  cut_character_of: '{column}: the character to cut at',
  cut_positions: 'After characters',
  cut_positions_of: '{column}: after how many characters',
  cut_positions_rise: 'Type rising numbers, such as 3, 7.',
  cut_parts: 'Parts',
  cut_parts_of: '{column}: how many parts',
  cut_rest: 'Where there are more pieces',
  cut_rest_of: '{column}: where there are more pieces',
  rest_in_first: 'the first part has the rest',
  rest_in_last: 'the last part has the rest',
  part_first_names: 'First names',
  part_family_name: 'Family name',
  part_title: 'Title (Mr, Ms, Dr)',
  part_street: 'Street',
  part_town: 'Town',
  part_postcode: 'Postcode',
  part_region: 'State or county',
  part_country: 'Country',
  part_number: 'Part {number}',
  part_of_column: '{column}, {part}',
  leave_part_out: 'Leave this part out',

  time_zone: 'Time zone',
  no_zone_found: 'No time zone is found. Search for a country or a town, such as “Germany” or “Berlin”.',
  time_zone_of: '{column}: time zone',
  use_utc: '{column}: use UTC',
  phone_country: 'Country of numbers without +',
  unusual_numbers_are_right: 'Unusual numbers are right',
  phone_country_of: '{column}: country of numbers without +',
  as_for_all_columns: 'as for all columns',
  use_country_of_all: '{column}: use the country for all columns',
  own_country: 'Our own country, for all columns',
  own_country_of: '{column}: our country, for all columns',
  as_addresses_say: 'as the addresses say',
  use_country_of_addresses: '{column}: use the country of the addresses',
  decimal_mark: 'Decimal mark',
  decimal_mark_of: '{column}: decimal mark',
  decimal_point: 'point (1,234.50)',
  decimal_comma: 'comma (1.234,50)',
  date_order: 'Order of dates',
  date_order_of: '{column}: order of dates',
  dates_dmy: 'day, month, year',
  dates_mdy: 'month, day, year',
  dates_ymd: 'year, month, day',
  a_guess_of: 'a guess: {found}',
  as_found: 'as found: {found}',
  yes_words: 'More words for yes',
  yes_words_of: '{column}: more words for yes',
  no_words: 'More words for no',
  no_words_of: '{column}: more words for no',
  words_found: 'found: {words}',
  plain_number_is: 'A plain number is',
  plain_number_of: '{column}: a plain number is',
  means_owed: 'owed',
  means_credit: 'in credit',
  heading_says: 'heading says: {meaning}',
  meaning_to_choose: 'not said yet: choose',
  meaning_taken: 'not said; taken as {meaning}',

  tidy_values: 'Tidy values…',
  letters: 'Letters',
  letters_of: '{column}: letters',
  as_they_are: 'as they are',
  letters_capital: 'ALL CAPITALS',
  letters_small: 'all small',
  letters_of_names: 'As In Names',
  spaces_inside: 'Spaces inside',
  spaces_inside_of: '{column}: spaces inside',
  spaces_single: 'one between words',
  spaces_none: 'none',
  remove_prefix: 'Remove at the beginning',
  remove_prefix_of: '{column}: remove at the beginning',
  pad_zeros: 'Zeros in front, up to so many digits',
  pad_zeros_of: '{column}: zeros in front, up to so many digits',
  no_zeros: 'none',
  when_blank: 'Where the cell is blank, send',
  when_blank_of: '{column}: where the cell is blank, send',

  translate_values: 'Translate values…',
  translates_values: 'Translates {count, plural, one {# value} other {# values}}…',
  translate_values_of: 'Translate the values of {column}',
  translations_sent: 'What you choose or type is sent in place of the value in your spreadsheet.',
  translations_of_list:
    'The service takes only the values of this list. Translate every other value, or fix it in Check.',
  translations_empty: 'An empty line sends the value as it is.',
  translations_known: 'These values are known so far. Leave the line empty where your value is right.',
  translations_proposed: '{count, plural, one {# line is} other {# lines are}} proposed: please check.',
  in_your_spreadsheet: 'In your spreadsheet',
  rows_with_value: 'Rows',
  translation: 'Translation',
  translation_of: 'Translation of {value}',
  translation_is_proposed: 'proposed',
  use_translations: 'Use these translations',
  nothing_is_sent: 'nothing is sent',
  choose_meaning: 'choose what it means',
  sent_as_it_is: 'as it is',
  send_nothing: 'send nothing',
  translate_to_nothing: 'Translate {value} to nothing',
  not_in_this_list: 'This is not in the list.',
  not_among_known:
    'This is none of the known values. It is sent as it stands here: only the service can tell whether it takes it.',

  reading_values: 'Reading the values',
  becomes_of: 'What becomes of {column}',
  first_in_row: 'First in row {row}',
  values_looked_at:
    '{isWhole, select, true {} other {The first }}{count, plural, one {# different value} other {# different values}}{problems, plural, =0 {{toMend, plural, =0 {, and every one can be read.} one {. Every one can be read, but # value is to be fixed in Check.} other {. Every one can be read, but # values are to be fixed in Check.}}} one {. In # row it can’t be read; such values come first.} other {. In # rows it can’t be read; such values come first.}}',
  more_different_values: 'And {count, plural, one {# more different value} other {# more different values}}',
  more_different_values_of:
    'And {count, plural, one {# more different value} other {# more different values}} of {column}',
  more_different_values_in_check:
    'And {count, plural, one {# more different value} other {# more different values}}: see all of them in Check.',

  // ---- The mapping as a whole

  mapping_account_number_missing:
    'No column gives the account number, and without it no row can become an account. Choose “Account number” for the column that holds it.',
  table_read_apart:
    'Row {row} of {sheet} begins another table, with its own headings. It is read as a sheet of its own, {name}. Check in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program. Then load the file again.',
  table_left_out:
    'Row {row} of {sheet} begins another table, with its own headings. It is a sheet of its own here, {name}, and is not used. If it is about accounts, include it in Load, and choose in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program. Then load the file again.',
  sheet_sideways:
    'Rows and columns of sheet {sheet} seem to be swapped. Its headings stand in column {column}, such as {headings}, and each further column is an account. Accounts are read from rows: turn this sheet in Load. Your file stays as it is.',
  sheet_turned_meanwhile:
    'Sheet {sheet} was turned meanwhile, in another window. These cells are in other places now. Nothing was changed: look at the sheet as it is now, and change them there.',
  changed_meanwhile:
    '{what, select, project {Something was changed in another window meanwhile. So nothing was done here: you have not seen that change. Look at it as it is now, and ask again if you still want it.} mapping {The mapping was changed in another window meanwhile. To keep that change, yours was not made. Look at it as it is now, and make your change there.} other {Cell {name} of sheet {sheet} was changed in another window meanwhile. To keep that change, yours was not made. Look at it as it is now, and make your change there.}}',
  sheet_too_long_to_turn:
    'Sheet {sheet} has {rowCount, number} rows, and each would become a column. No more than {most, number} are possible. If each row is an account, you need not turn the sheet. Nothing was changed.',
  mapping_field_unknown:
    'The {column} column has a field that does not exist ({target}). Choose another field, or leave the column out.',
  mapping_constant_unknown:
    'The value for every account is for a field that does not exist ({target}). Choose another field for it, or remove it.',
  mapping_field_twice:
    'The columns {column} and {otherColumn} both fill “{field}”. Leave one of them out, or join them. Or choose another field at one of the columns, or another number beside its field.',
  sheet_left_out:
    'Sheet “{sheet}” is not used: {areEnded, select, true {by its name, its accounts have ended. It gives {fields}. If they are to be created too, include it in Load.} other {it is not clear which accounts its rows belong to. It seems to give {fields}. If its rows belong to accounts, include it in Load, with a column for the account number.}} Otherwise leave it.',
  sheet_name_fills:
    'No column fills “{field}”, and the name of sheet “{sheet}” looks like a value of it. So “{value}” is sent for all of its rows. If that is right, say so in Map, at the sheet name below the columns. Otherwise take it out there.',
  column_values_contradict:
    'Column “{header}” of sheet “{sheet}” is not used. Its heading says “{field}”, but its values don’t look like it. If they are right, choose the field in Map. Otherwise leave the column out there.',
  mapping_key_unknown:
    'The mapping tells {level} apart by a field that does not exist ({field}). Choose another field.',
  mapping_file_newer:
    '“{fileName}” was written by a newer version of Migration Desk. This version does not understand all of it. Install the newer version, or ask for a mapping saved with this one.',
  mapping_file_damaged:
    '“{fileName}” is a mapping, but it is damaged: a part is missing or was changed by hand. Ask whoever gave it to you to save it again.',
  mapping_file_other:
    '“{fileName}” is not a mapping. Choose a file that was saved in Map with “Save as a file”; its name ends in .mapping.json.',
  mapping_name_taken: 'There is a saved mapping called “{name}” already. Choose another name.',

  /** How columns are called where several have the same heading, and some have none. */
  heading_of_several:
    '{nth, selectordinal, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} one {#st} two {#nd} few {#rd} other {#th}} “{heading}”',
  column_without_any_heading: 'column {letters} without a heading',
  row_number: 'row number',
  sheet_name: 'sheet name',
}
