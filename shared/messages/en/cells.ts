/** What is said of cells and of what is read from them, at the cell and once for the column; of rows that become accounts, and of their values. */
export const cells = {
  // ---- How values are read

  formula_failed:
    '{cell} {isFormula, select, true {holds the formula {value}, and its result is not in the file. Type the value in the cell. Or open the spreadsheet in your spreadsheet program, save it there, and load it again.} other {shows {value}: a formula in the spreadsheet has failed. Type the value in the cell, or correct the formula and load the spreadsheet again.}}',
  identifier_damaged:
    '{cell} shows {value}. The spreadsheet kept this long number only in part, so some of its digits are lost. Type the whole number in the cell. Or format the column as text in the spreadsheet, type it there and load it again.',
  /** Said as “here” of what is read in Map itself. */
  in_map: 'in Map',
  here_in_map: 'here',
  account_number_placeholder:
    '{cell}: {value} stands where the account number is missing. All rows with it would become one account. Type the number of this account.',
  email_unreadable: '{cell}: {value} is not an e-mail address. Type one such as ana@example.org, or clear the cell.',
  email_of_several:
    '{cell}: {value} holds more than one e-mail address. Type one of them in the cell. The other may have a column of its own. If most cells have two, you can cut the column in Map.',
  phone_unreadable: '{cell}: {value} is not a phone number. Type one such as +442079460123, or clear the cell.',
  phone_country_missing:
    '{cell}: {value} does not say which country it belongs to. Type it with + and the country’s number in front. Or say once which country such numbers are of.',
  phone_of_several:
    '{cell}: {value} holds more than one phone number. Type one of them in the cell, such as +442079460123; the other may have a column of its own.',
  date_unreadable:
    '{cell}: {value} is not a date, or not a day that exists. Type it like the other dates of the column, or as year-month-day, such as 2024-06-09. If nobody knows it, clear the cell. If every date of the column looks right, choose another date order in Map.',
  date_is_bare_number:
    '{cell} holds the number {value} where a date belongs. It may be a date that lost its format. Type the date as year-month-day, or format the column as a date in the spreadsheet and load it again.',
  datetime_unreadable:
    '{cell}: {value} is not a date and time. Type it such as 2024-06-09 14:30, or choose another date order in Map.',
  datetime_skipped:
    '{cell}: {value} did not exist in the time zone of this column, because the clocks went forward. Correct the time, or choose another time zone in Map.',
  decimal_unreadable:
    '{cell}: {value} is not an amount. Type digits only, such as 120 or -120. Or say with CR or DR whose it is, such as 120 CR. You can also choose another decimal mark in Map.',
  balance_side_open:
    '{cell}: nothing says whether the customer owes {value} or has it in credit. The service takes one of them with a minus. Say it once for the column in Map, at its values, or type CR or DR behind the amount.',
  number_unreadable:
    '{cell}: {value} is not a number. Type digits only, such as 240, or choose another decimal mark in Map.',
  number_with_side:
    '{cell}: {value} has a word such as CR or DR, which is understood in balances only. Which sign it stands for here is not known. Type the number alone, with a minus in front where it is below zero to the service.',
  integer_unreadable: '{cell}: {value} is not a whole number. Type digits only, such as 5.',
  yes_no_unreadable:
    '{cell}: {value} is neither yes nor no. Type yes or no, or say in the mapping what this word means.',
  path_unreadable:
    '{cell}: {value} can’t be the place of a document. It starts in the operator’s folder, such as letters/0007.pdf. Type it without a slash, drive or web address in front and without “..”, or clear the cell.',
  json_unreadable:
    '{cell}: {value} is not a list of names and values. Type one such as \'{"name": "value"}\', or clear the cell.',
  address_not_cut:
    '{cell}: in {value}, street, town and postcode can’t be told for sure. Put a comma behind the street, and write the postcode beside the town.',
  address_town_unsure:
    '{cell}: in {value}, what stands before the postcode is taken for the town. If it is a county, write the town there.',
  split_too_few:
    '{cell}: {value} has fewer parts than this column is cut into. So nobody can tell which one is missing. Type the missing part. Where there is none, type only the comma, or what else parts it.',
  name_of_several:
    '{cell}: {value} names more than one person, so first and last name can’t be told. Type one of them in the cell. In your spreadsheet program, add a column for the other, such as “Customer 2 name”. Then load the file again.',
  phone_unusual:
    '{cell}: {value} looks like a phone number, but its country has no such numbers. Say its country if it is another one, or compare it with your records.',
  phone_plus_added:
    '{cell}: {value} begins like an international number whose + is missing, and is read so. If it is a number inside the country, type it with its zero in front.',
  phone_extension_left_out:
    '{cell}: only the number in {value} can be sent, not the extension. Put the extension into a note if it matters.',
  identifier_became_date:
    '{cell}: the spreadsheet made a date of this, {value}. Compare it with your records: it may have been a number such as 3-12.',
  datetime_twice:
    '{cell}: the clocks went back over {value}, so this time came twice. The first one is sent. Correct the time if the second is meant.',
  name_one_word:
    '{cell}: {value} is a single word, and is sent as the last name. Type first and last name if both are known.',
  name_of_company:
    '{cell}: {value} looks like the name of a company, and is sent whole, as the last name. If it is a person, type last and first name with a comma, such as Hall, John.',
  name_left_whole:
    '{cell}: {value} {isBusiness, select, true {names one person and their business} other {says more than who somebody is}}, and is sent whole, as the last name. {isBusiness, select, true {If that is right, leave it} other {If a person is meant, type the name alone, and keep the rest in a note}}.',
  name_without_first:
    '{cell}: {value} ends with a comma, so it is sent whole, as the last name. If there is a first name, type it behind the comma.',
  name_note_left_out:
    '{cell}: what stands in parentheses in {value} is not sent as a part of the name. Put it into a note if it matters.',
  name_capitals_first:
    '{cell}: the words in capitals in {value} are sent as the last name. If they are the first name, type last and first name with a comma between them.',
  name_initial_behind:
    '{cell}: {value} ends with an initial, so what stands before it is sent as the last name. If that is the first name, type last and first name with a comma between them.',
  name_capitals_behind:
    '{cell}: the capitals at the end of {value} are sent as a further first name. If they are a title or a degree, take them away.',
  country_unusual: '{cell}: {value} is not a country code that is known here. Type a short code such as US or GB.',

  // How a value is shown.
  said_yes: 'yes',
  said_no: 'no',
  moment_in_utc: '{day}, {time} (UTC)',
  amount_sent_as: '{amount} (sent as {sent})',
  balance_settled: 'settled (0)',
  balance_of: '{side, select, credit {in credit by {amount}} other {owes {amount}}}',
  balance_held:
    '{side, select, credit {in credit by {amount}} other {owes {amount}}} {sent, select, null {(how it is sent is not known yet)} other {(sent as {sent})}}',

  // How a value has to be written; goes on after “it has to be”.
  pattern_then: '{before}, then {after}',
  pattern_with: '{before} and {after}',
  pattern_begins: 'something that begins with {pattern}',
  pattern_ends: 'something that ends with {pattern}',
  pattern_within: 'something that has {pattern} in it',
  pattern_perhaps: 'perhaps {what}',
  pattern_either: 'either {choices}',
  pattern_any_number: 'any number of {what}',
  pattern_or_more: '{least, plural, =1 {one} other {#}} or more {what}',
  pattern_exactly: '{count, plural, =1 {one} other {#}} {what}',
  pattern_up_to: 'up to {most, number} {what}',
  pattern_between: '{least, number} to {most, number} {what}',
  pattern_characters: '{count, plural, one {character} other {characters}}',
  pattern_letters: '{count, plural, one {letter} other {letters}}',
  pattern_capitals: '{count, plural, one {capital letter} other {capital letters}}',
  pattern_smalls: '{count, plural, one {small letter} other {small letters}}',
  pattern_digits: '{count, plural, one {digit} other {digits}}',
  pattern_blanks: '{count, plural, one {blank} other {blanks}}',
  pattern_digits_between: '{count, plural, one {digit} other {digits}} from {from} to {to}',
  pattern_letters_between: '{count, plural, one {letter} other {letters}} from {from} to {to}',
  pattern_other_than: '{count, plural, one {character} other {characters}} other than {what}',
  written_as_time: 'a time of day with its zone',
  written_as_uuid: 'a UUID',
  written_as_email: 'an e-mail address without accented letters',
  written_as_address: 'a web address',

  // What spoke for a suggested field, or against it: one for each feature of suggest/weights.ts.
  trace_whole_name: 'The heading is a name of the field.',
  trace_name_with_context: 'The heading is a name of the field, and says where it belongs.',
  trace_name_without_light_words: 'The heading has all important words of a name of the field.',
  trace_vague_name: 'The heading is a name of several fields.',
  trace_vaguest: 'Such a heading is on every sheet, for something of its own.',
  trace_own_label: 'The heading is exactly what the field is called here.',
  trace_rare: 'The operator’s own examples never use this field.',
  trace_second_choice: 'Another column may say the same better.',
  trace_shared_word: 'Words of the field’s name are in the heading.',
  trace_word_at_home: 'The heading says which of the fields of this name is meant.',
  trace_of_holder: 'It is about the customer, and nothing speaks of anybody else.',
  trace_other_word: 'The heading has words that mean something else.',
  trace_unknown_word: 'The heading has words that nobody knows.',
  trace_contrary_values: 'Most values can’t be the field’s.',
  trace_telling_values: 'The field is known to have such values.',
  trace_likely: 'Headings with such words, over such values, mostly mean this.',
  trace_values_alone: 'The heading says nothing, and hardly any other field has such values.',
  trace_sheet_of_level: 'The name of the sheet fits.',
  trace_next_neighbour: 'A column beside it is about the same thing.',
  trace_level_present: 'Other columns of the sheet are about the same thing.',

  // “Why?” of a suggested field.
  why_suggested: 'Why?',
  why_suggested_at: 'Why: {column}',
  what_speaks_for: 'For “{field}”:',
  what_speaks_against: 'Against it:',
  heading_fits_as_well: 'The heading fits {fields} as well.',

  // Why a column was given its field, or has none.
  reason_months:
    '{first} to {last} are {count, number} columns of months. There is no field for what was used or paid in a month.',
  reason_address_line: 'The service takes this address in lines, and this is the next one.',
  reason_no_line_left: 'The service takes this address in lines, and columns fill all of them.',
  reason_which_supply:
    'Columns here are of gas and of electricity. Its heading does not say for sure of which it is. Choose its field, and the meter point it is of.',
  reason_gas: 'It is about gas. The service takes only electricity as a type of supply, so there is no field for it.',
  reason_counts: 'It counts accounts or customers. An account number is the number of one account.',
  reason_word_of_its_own: 'The heading names somebody who may be the customer: no other column says who that is.',
  reason_misspelt: 'The heading is nearly a word for it: misspelt, or another word.',
  reason_whose_address: 'It is of an address, and nothing in the heading says whose.',
  reason_which_address:
    'The heading fits either address: taken for {kind, select, billing {that of the bills} other {that of the supply}}. If both are the same, choose “Also fill another field” at “Values”.',
  reason_number_of_bank:
    'Another account number stands beside a sort code and seems to be a bank’s. So this may be the customer’s.',
  reason_accounts_of_other_sheet: 'Its values are account numbers of another sheet.',
  reason_only_number: 'No column is called account number, and this is the only one with a number for every customer.',
  reason_name_beside_name: 'It stands beside a column of {other, select, last {last} other {first}} names.',
  reason_own_points: 'Each supply point has its own number here. So columns with the same number belong to it.',
  reason_own_point_or_later:
    'Each supply point has its own number here, and this may be one more. Or it follows the one before, at the same supply point.',
  reason_whole_names: 'It holds whole names; each is cut into first and last name.',
  reason_whole_addresses: 'It holds whole addresses; each is cut into street, town and postcode.',
  reason_named_elsewhere:
    'It seems to hold whole names, and another sheet names the people of these accounts. Cut into first and last name, each would be one customer more.',
  reason_side_of_amount: 'It says whether the amount is owed or in credit, and is put behind it.',
  reason_before_last_name: 'It belongs to the last name, and is put before it.',
  reason_behind_house_number: 'It belongs to the house number, and is put behind it.',
  reason_number_behind_street: 'A house number: it is put behind the street.',
  reason_number_before_street: 'A house number: it is put before the street.',
  reason_line_behind_street: 'A further line of the address: it is put behind the street.',
  reason_no_known_value: 'The heading says so, but none of its values, such as {value}, is known for “{field}”.',
  reason_heading: 'The heading says so{values, select, null {} other {, and the values are {values}}}.',
  reason_surroundings:
    'The heading could mean many things; beside these columns it means this{values, select, null {} other {, and the values are {values}}}.',
  reason_likely:
    '{words, select, null {Headings like this one} other {Headings with {words}}} over such values mostly mean this.',
  reason_likeliest:
    'The heading fits {fields}; this is the likeliest here{values, select, null {} other {, and the values are {values}}}.',
  reason_values: '{values, select, null {The values say so.} other {The values are {values}.}}',
  reason_values_alone:
    'The heading says nothing, but its values {values, select, email {are e-mail addresses} phone {are phone numbers} birth {are days on which people were born} point {are numbers of supply points} balance {are amounts, owed by some and to others} street {are streets with house numbers} town {stand where an address has its town} postcode {are postcodes, beside an address} region {are states, beside an address} other {are countries, beside an address}}.',
  values_of_kind:
    '{kind, select, email {e-mail addresses} phone {phone numbers} date {dates} boolean {yes and no} other {numbers}}',
  reason_wrong_way_round:
    'It says when not to do something, and the fields say when to do it. Yes and no would be the wrong way round.',
  reason_bank_details:
    'It is about a bank account or a direct debit, and there is no field for bank details. Once the account is created, Add takes a payment instruction: the payment vendor and its reference.',
  reason_no_such_field: 'No field has this meaning.',
  reason_no_header: 'The column has no heading, and its values don’t say what they are.',
  reason_further_holder: 'It may name a second person, or be a part of the first person’s name.',
  reason_whole_name_to_cut: 'It seems to hold whole names. First and last name have a field each, so cut it first.',
  reason_further_line: 'It is a further line of an address, and an address has one line for the street.',
  reason_house_number: 'A house number has no field of its own; it belongs in the column with the street.',
  reason_heading_of_no_field: 'Its heading names no field.',
  reason_taken_by: 'It looks like “{field}” too, but {column} fits better, and a field takes one column only.',
  reason_values_differ: 'The heading looks like “{field}”, but the values don’t.',
  reason_words_mean_else:
    'It looks a little like “{field}”, but {words, select, null {the rest of the heading} other {{words}}} means something else.',
  reason_one_of: 'It could be {fields}, and nothing else on the sheet says which.',
  reason_could_be: 'It could be “{field}”, but nothing else on the sheet says so.',
  reason_rest_is_else: 'It looks like “{field}”, but the rest of the sheet looks like something else.',
  reason_from_sheet_name: 'From the sheet’s name.',
  so_many_more: 'and {count, number} more',
  reason_added_to_template: 'This column was added to the template.',
  reason_of_template: 'This is the template, and the template says which field it is.',

  // ---- What can be read, and yet may not be what somebody meant

  share_of_values:
    '{isAll, select, true {all of its {filledCount, number} values} other {{count, number} of its {filledCount, number} values}}',
  amount_in_credit: '{amount} in credit',
  amount_to_pay: '{amount} to pay',
  sign_non_breaking: 'a non-breaking space',
  sign_without_width: 'a sign without width',
  sign_of_control: 'a control sign',

  /** Of a row that slipped: as a button says it. */
  move_values_left:
    'Move {count, plural, one {# value} other {# values}} {by, select, one {one column} other {several columns}} to the left',
  move_values_right: 'Move {count, plural, one {# value} other {# values}} one column to the right',

  /** What becomes of cells that are mended together. */
  use_in_all_rows: 'Use {text} in all {count, number} rows',
  use_in_rows_of_sheet: 'Use {text} in {rows} of sheet {sheet}',
  cells_become: '{cells} {text, select, null {empty} other {{text}}}',
  mend_in_cells: '{does}: {cells}',
  or_mend: '{one}; or {other}',

  heading_among_values:
    '{cell}: {value} is a word of a heading, not a value. If this row goes on with the headings, choose it as their row in Load, or leave it out there. If another table begins here, put that on a sheet of its own. Otherwise type the value in the cell.',
  heading_among_values_in_column:
    '{column} has words of a heading where values belong, such as {value} in row {row}. If such a row goes on with the headings, leave it out in Load. Otherwise type the values.',
  row_beyond_headings:
    '{cell}: {value} stands beyond the last heading. {hasMend, select, true {The values before it slipped to the right. One of them holds the separator without quotation marks, or a separator stands there twice. Take the suggestion, or compare} other {It may be a remark. Or a value of this row holds the separator without quotation marks, or a separator stands there twice. Then what follows slipped to the right. Compare}} the row with your records: type what slipped where it belongs, and clear this cell.',
  row_slipped_right:
    '{cell}: {value} and what follows it in this row do not fit their columns. They fit one column further to the left (from {other} on). A value before it probably holds the separator without quotation marks, or a separator stands there twice. {hasMend, select, true {Take the suggestion, or type} other {Type}} the values of the row where they belong.',
  row_slipped_left:
    '{cell}: {value} and what follows it in this row do not fit their columns. They fit one column further to the right (from {other} on). A separator before it is probably missing, so two values stand in one cell. {hasMend, select, true {Take the suggestion, or type} other {Type}} the values of the row where they belong.',
  cells_slipped_right:
    '{cell}: {value} and what follows it in this row do not fit their columns. They fit one column further to the left (from {other} on). A cell was probably put in before it. {hasMend, select, true {Take the suggestion, or type} other {Type}} the values of the row where they belong.',
  cells_slipped_left:
    '{cell}: {value} and what follows it in this row do not fit their columns. They fit one column further to the right (from {other} on). A cell before it was probably taken out, and the others moved up. {hasMend, select, true {Take the suggestion, or type} other {Type}} the values of the row where they belong. Look up the one that is missing.',
  row_of_more_values:
    '{cell}: {value} ends a row that was written with {more, plural, one {# more separator} other {# more separators}} than the others. A value of it may hold the separator without quotation marks. Then it was cut in two, and what follows slipped to the right. Compare the row with your records. If it is so, {hasMend, select, true {take the suggestion, or type} other {type}} its values where they belong and clear this cell.',
  second_table_beside_in_column:
    '{column} seems to begin a second table beside the one from column {other} on. It names {value} in row {row}, where column {other} has another account. What it says would go to the accounts in column {other}. Leave its columns out, or put it on a sheet of its own and load the file again.',
  second_table_unread_in_column:
    '{column} seems to begin a second table beside the one from column {other} on. It has its own accounts, such as {value} in row {row}, and none of them is read. Put it on a sheet of its own and load the file again. If you do not need these accounts, leave its columns out.',
  address_elsewhere:
    '{cell}: {value} is no address. It means {mayBeAbove, select, true {another address of this account, or the one of the row above} other {another address of this account}}. {because, select, null {} other {{because} }}{hasMend, select, true {Take the suggestion, which copies that address, or type} other {Type}} the address.{isDecided, select, true { If the other one of the account is meant, clear the cell.} other {}}{lacking, select, null {} other { Nothing takes its {lacking} yet. If both are the same, say so in Map, above the columns.}}',
  copy_other_address: 'Copy the other address',
  ditto_mark: '{cell}: {value} seems to mean the value of the row above, but it is sent as it stands. Type the value.',
  ditto_mark_in_column:
    '{column} has marks in {share}, such as {value} in row {row}. They seem to mean the value of the row above, but are sent as they stand. Fill in the values in your spreadsheet program, and load the file again.',
  value_struck_out:
    '{cell}: {value} is struck through in the file, and counts all the same. If the whole row is no more, leave it out in Load. If only this value is no more, clear or correct it.',
  value_of_many_in_column:
    '{column} has one value for many accounts, such as {value} in row {row}: {share}. If it stands in for what nobody knows, clear it in all of them.',
  value_of_merged_cell_in_column:
    '{column} has merged cells, such as {value} in row {row}. The value of each counts for every row that it covers.',
  merged_across_columns:
    '{cell}: this cell is merged with the one beside it, so {value} counts for both columns. Type what belongs in this cell, or clear it.',
  merged_across_columns_in_column:
    '{column} is merged with the column beside it in {share}, such as {value} in row {row}. Each value counts for both columns. Leave one of the two out in Map, or take the merged cells apart in the spreadsheet.',

  leading_zeros_lost:
    '{cell}: {value} is shorter than others in this column, such as {other}. A spreadsheet may have taken its leading zeros away: compare it with your records.',
  leading_zeros_lost_in_column:
    '{column} may have lost leading zeros: {share} are shorter than others, such as {other}. Compare them with your records, or put zeros in front in Map.',
  postcode_zeros_lost:
    '{cell}: {value} has fewer digits than a postcode of its country ({other}). A spreadsheet may have taken its leading zeros away: compare it with your records.',
  postcode_zeros_lost_in_column:
    '{column} may have lost leading zeros: {share} have too few digits for a postcode, such as {value} in row {row} ({other}). Compare them with your records, or put zeros in front in Map.',
  numbers_of_other_length_in_column:
    '{column} has {share} with fewer digits than the rest, such as {value} in row {row} beside {other}. If they began with zeros, a spreadsheet took those away. Compare some with your records.',
  last_digit_unfit:
    '{cell}: the last digit of {value} checks the others, and does not fit them. It does in nearly all other numbers of this column. One digit is probably mistyped: compare the number with your records.',
  last_digit_unfit_in_column:
    '{column} has {share} whose last digit does not fit the others, which it checks, such as {value} in row {row}. One digit of each is probably mistyped: compare them with your records.',
  phone_zero_added_in_column:
    '{column} has phone numbers without their zero in front, as a spreadsheet leaves them. {value} in row {row} is read as {other}. If they are of another country, choose it.',
  phone_zero_lost:
    '{cell}: {value} is not a phone number that exists, but with a zero in front it is {other}. A spreadsheet may have taken the zero away. Compare it with your records, then take the suggestion.',
  digits_lost:
    '{cell}: {value} is sent as {other}. But a spreadsheet keeps no more than 15 digits of a number, so the last ones may be wrong. Compare it with your records.',
  digits_lost_in_column:
    '{column} has {share} with more than 15 digits, such as {value} in row {row}. A spreadsheet keeps no more than these, so the last digits may be wrong. Format the column as text there, and fill it again.',
  long_numbers_shown_short_in_column:
    '{column} has {share} shown in short, such as {value} in row {row}. The file holds the whole numbers ({other}), and those are sent.',
  number_held_as_text: '{cell}: {value} is text among numbers, and is read as {other}.',
  number_held_as_text_in_column:
    '{column} has {share} as text beside real numbers. {value} in row {row} is read as {other}.',
  amount_of_three_decimals:
    '{cell}: {value} is read with three decimals, and others have fewer, such as {other}. If its point or comma stands between thousands, type the amount without it. Otherwise leave it.',
  amount_shown_rounded:
    '{cell}: the spreadsheet shows {value}, but holds {other}, and that is sent. Take the suggestion to send the amount that is shown.',
  total_differs_in_column:
    'The file’s own total of {column} says {value} in row {row}. The sum of the rows that are used differs from it by {other}: a row may be missing, left out or there twice. Compare them with where the file comes from.',
  amount_in_minor_unit_in_column:
    'The heading of {column} says that amounts are in pence or cents. But they are read as whole units: {value} in row {row} as {other}. Divide the column by 100 in your spreadsheet program, and load the file again.',
  sign_against_word:
    '{cell}: the spreadsheet shows {value}, but the number in it is read as {other}. If the word is right for the whole column, say in Map, at its values, what plain numbers are. Otherwise type the amount with CR or DR.',
  sign_against_word_in_column:
    '{column} shows CR or DR beside {share}, but they are read the other way round: {value} in row {row} as {other}. Say in Map, at the values of this column, what plain numbers in it are.',
  side_beside_unused:
    '{cell}: a column beside {value} says CR or DR, but fills no field. So this is read as {other}. Join the two columns in Map, or take the suggestion.',
  letter_beside_unused:
    '{cell}: a column beside {value} holds letters, which may stand for CR and DR, but fills no field. So this is read as {other}. Say in Map what they are: join the two columns, or leave the letters out.',
  percentage_as_number:
    '{cell}: {value} is a percentage. The spreadsheet holds it as {other}, and that is sent. Check that it stands in the right column, and type the number that is meant.',
  percentage_as_number_in_column:
    '{column} has percentages in {share}. {value} in row {row} is sent as {other}, as the spreadsheet holds it. If these are no amounts, choose another field in Map.',
  number_among_texts:
    '{cell}: {value} is a number where the others of this column have words. Check that it stands in the right column.',
  number_among_texts_in_column:
    '{column} has numbers where others have words, such as {value} in row {row}. Check that they stand in the right column.',
  words_among_codes:
    '{cell}: {value} is words{other, select, null {} other { where other rows have numbers such as {other}}}, yet it counts as a number. If this row is a remark, an example or the foot of a page, leave it out in Load. If another table begins here, put that on a sheet of its own. Otherwise type the number.',
  words_among_codes_in_column:
    '{column} has words among its numbers, such as {value} in row {row}. Leave rows that are no data out in Load, or type the numbers.',
  label_before_code:
    '{cell}: {value} has a name, {other}, in front of the number. Both would be sent. Take the suggestion, unless your records have the name too.',
  label_before_code_in_column:
    '{column} has a name in front of the number in {share}, such as {value} in row {row}. Both would be sent. Take the name away in Map, unless your records have it too.',
  label_sent_with_code:
    '{cell}: {value} has a name, {other}, in front of the number. Both are sent. Compare it with your records, and type the number as they have it.',
  label_sent_with_code_in_column:
    '{column} has a name in front of the number in {share}, such as {value} in row {row}. Both are sent. If your records have the numbers alone, take the name away in Map.',
  digits_apart:
    '{cell}: {value} has signs between its digits, and they are sent too. Take the suggestion, {other}, unless your records have them.',
  digits_apart_in_column:
    '{column} has signs between the digits of {share}, such as {value} in row {row}. They are sent too. Take blanks out in Map, and other signs in your spreadsheet program, unless your records have them.',
  decimal_end_of_code:
    '{cell}: {value} is sent with “.0”, which another program put behind the number. Use {other} if that is what your records have.',
  several_codes:
    '{cell}: {value} seems to be more than one number, but is sent as one. Leave one in the cell. Give each of the others a row or a column of its own in your spreadsheet program.',
  several_codes_in_column:
    '{column} seems to have more than one number in a cell in {share}, such as {value} in row {row}. Each cell is sent as one number. Give each number a row or a column of its own in your spreadsheet program.',
  code_spelled_otherwise:
    '{cell}: {value} is written {other} in other rows, and the two count as different. If they are the same, take the suggestion.',

  dates_from_1904_in_column:
    '{column} has dates that count from 1904, as files from old Macintosh computers do, such as {value} in row {row}. They are read so. If they are four years off, they were copied from another file.',
  year_of_two_digits: '{cell}: the year in {value} has two digits. It is read as {other}. Check the century.',
  year_of_two_digits_in_column:
    '{column} has years of two digits: {value} in row {row} is read as {other}. 00 to 29 are read as 2000 to 2029, and 30 to 99 as 1930 to 1999. Check that this is right.',
  date_orders_mixed_in_column:
    '{column} has dates in both orders: {value} in row {row} beside {other}. Dates such as 03/04 can then be either. Check where the two came from, and write them alike.',
  day_and_month_swapped:
    '{cell}: day and month of {value} are probably swapped. A spreadsheet program of another country made dates of what it could read. It left others, such as {other}, as text. Compare one with your records, then take the suggestions. Another date order in the mapping does not change these.',
  day_begun_in_evening:
    '{cell}: {value} is read as the day before {other}. But a program that counts in UTC writes {other} so. Compare it with your records, then take the suggestion.',
  date_held_as_text: '{cell}: {value} is text among dates, and is read as {other}. Check that day and month are right.',
  date_held_as_text_in_column:
    '{column} has {share} as text beside real dates. {value} in row {row} is read as {other}. Check that days and months are right.',
  text_became_date:
    '{cell}: the spreadsheet made a date of this, {value}, among values that are none. It may have been something like 1-3. Compare it with your records, and type it.',
  text_became_date_in_column:
    '{column} has dates in {share}, such as {value} in row {row}, among values that are none. A spreadsheet makes dates of something like 1-3. Compare them with your records.',

  spaces_around: '{cell}: there are spaces before or after {value}. They are not sent.',
  spaces_around_in_column:
    '{column} has spaces before or after {share}, such as {value} in row {row}. They are not sent.',
  text_cut_off:
    '{cell}: {value} is as long as a cell can be, 32,767 characters. What went on after them is not read and not sent. Shorten the text, or give the rest elsewhere.',
  text_cut_off_in_column:
    '{column} has {share} as long as a cell can be, 32,767 characters, such as {value} in row {row}. What went on after them is not read and not sent. Shorten the texts, or give the rest elsewhere.',
  invisible_characters:
    '{cell}: {value} holds {other}. Nobody sees it, but it is sent. Use the text without it, or type the value anew.',
  invisible_characters_in_column:
    '{column} has something invisible ({other}) in {share}, such as {value} in row {row}. It is sent too. Take it out in the spreadsheet, or here.',
  quotes_around:
    '{cell}: the quotation marks of {shown} are sent with the value. Take the suggestion, {other}, unless they belong to it.',
  text_garbled:
    '{cell}: {isLost, select, true {{value} seems to have lost a letter. A program that can’t write a letter puts a question mark in its place. Type the text as it is meant. If many are so, save the file again as .xlsx, or as CSV in UTF-8, and load that.} other {{value} holds {other}. A letter became these signs on its way here. Take the suggestion if there is one, or type the text as it is meant. If many are so, choose another character set in Load.}}',
  text_of_program:
    '{cell}: {value} holds {other}. That is written for a program, not for people, and would be sent too. Type the text as a person would write it, or ask for the values in columns of their own.',
  text_of_program_in_column:
    '{column} has text in {share} that is written for a program, not for people, such as {value} in row {row}. It is sent as it stands. Ask for the values in columns of their own. Or take such signs out in your spreadsheet program, and load the file again.',
  placeholder_as_value:
    '{cell}: {value} says that there is no value, yet it is sent as one. Clear the cell, or let Map send nothing instead.',
  placeholder_as_value_in_column:
    '{column} has words that say there is no value in {share}, such as {value} in row {row}. They are sent as values. Let Map send nothing instead of them, or clear the cells.',
  cut_part_not_sent_in_column:
    'A part of {column} is not sent: {other} of {value} in row {row}. It is so for {share}. Give the part a field at “Values”, or say that this is right.',
  cut_part_unlike:
    '{cell}: cut into fields, {value} gives {other} as the {field}, which does not look like one. Type its parts in the order of the fields, or cut the column otherwise in Map.',
  landline_as_mobile_in_column:
    '{column} has landline numbers in {share}, such as {value} in row {row}. They are sent as mobile numbers, and no text message reaches them. If most are landlines, choose that field in Map. Otherwise move these into a column of their own.',
  mobile_as_landline_in_column:
    '{column} has mobile numbers in {share}, such as {value} in row {row}. They are sent as landline numbers. If most are mobiles, choose that field in Map. Otherwise leave them, or move them into a column of their own.',
  whole_address_as_street:
    '{cell}: {value} seems to be a whole address, and all of it is sent as the street. Type each part where it belongs, or cut the column in Map.',
  whole_address_as_street_in_column:
    '{column} has {share} that seem to be whole addresses, such as {value} in row {row}. Each is sent whole as the street. Cut the column into street, town and postcode in Map.',
  town_in_street:
    '{cell}: {value} seems to end in the town, and all of it is sent as the street. Nothing gives the town of this address: cut the column in Map.',
  town_in_street_in_column:
    '{column}: {share} seem to end in the town, such as {value} in row {row}. All of it is sent as the street, and nothing gives the town. Cut the column into street and town in Map.',
  country_in_postcode:
    '{cell}: {value} holds a country, {other}, and all of it would be sent as the postcode. Take the suggestion, and check that the country is in its own field.',
  postcode_in_small_letters:
    '{cell}: {value} is a postcode that is not in capitals, and is sent so. Take the suggestion, {other}.',
  postcode_sign_mistaken:
    '{cell}: {value} is no postcode like the others of this column, but {other} is. A letter and a digit that look alike were probably mixed up. Compare it with your records.',
  code_of_other_form:
    '{cell}: {value} is unlike nearly all others of the column, such as {other}. Compare it with your records, and leave it if it is right.',
  mark_beside_value:
    '{cell}: {value} holds {other}. That seems to be a mark or a remark beside the value, and would be sent with it. Type the value alone. What people should know can go into a note.',
  currency_differs:
    '{cell}: {value} is in another currency than most of the column, such as {other}. Only the number is sent. Type the amount in that currency.',
  words_in_postcode:
    '{cell}: {value} holds a word, and all of it would be sent as the postcode. Type the postcode alone, and the town where it belongs.',
  words_in_postcode_in_column:
    '{column} has words in {share}, such as {value} in row {row}. Each would be sent whole as the postcode. Cut the column into postcode and town in Map.',
  name_with_remark:
    '{cell}: {value} holds {other}. That is no part of a name, and would be sent too. Type the name alone. What people should know about the person can go into a note.',
  name_with_remark_in_column:
    '{column} has more than names in {share}, such as {value} in row {row} with {other}. It would be sent with the name. Take it out in your spreadsheet program, and load the file again.',
  name_of_trial:
    '{cell}: {value} is not a person’s name. Somebody may have tried something out with this account, and it would be created. Leave the row out in Load, or set the account aside.',
  name_of_trial_in_column:
    '{column} has words in {share} that are not people’s names, such as {value} in row {row}. Somebody may have tried something out with these accounts, and they would be created. Leave their rows out in Load, or set them aside.',
  title_or_name:
    '{cell}: {other} in {value} may be a form of address, a degree or a name. It is sent with the first name. If it is no name, take it out.',
  title_or_name_in_column:
    '{column} has a word in {share} that may be a title or a name, such as {value} in row {row}. It is sent with the first name. If it is no name, take it out in your spreadsheet program, and load the file again.',
  name_unlike_others:
    '{cell}: {value} is not written like the other names here, and is sent with the first name {other}. Is it an organisation? Then take the suggestion: with a comma at its end, it is sent whole, as the last name. If it is a person, leave it.',
  people_in_name:
    '{cell}: {value} seems to name more than one person, and would be sent as the name of one. Type one of them in the cell. In your spreadsheet program, add a column for the other, such as “Customer 2 name”, or a row. Then load the file again.',
  people_in_name_in_column:
    '{column} seems to name more than one person in {share}, such as {value} in row {row}. Each is sent as the name of one. Give each person a column or a row of their own in your spreadsheet program. Then load the file again.',
  people_in_title:
    '{cell}: a column beside {value} says {other}, but one customer is created. If two people hold this account, the second needs a column, such as “Customer 2 name”, or a row. Add it in your spreadsheet program. Then load the file again.',
  people_in_title_in_column:
    '{column} has one name in {share} where a column beside it names two people: {value} in row {row} is beside {other}. Only one customer is created. Add a column for the other, such as “Customer 2 name”, in your spreadsheet program. Then load the file again.',
  whole_name_as_family:
    '{cell}: {value} seems to be a whole name, and all of it is sent as the last name. Type the last name alone, and the first name where it belongs. If most cells are so, cut the column in Map.',
  whole_name_as_family_in_column:
    '{column} has {share} that seem to be whole names, such as {value} in row {row}. Each is sent whole as the last name. Cut the column into first and last name in Map.',

  // ---- Rows that become accounts

  account_number_missing:
    '{row} has no account number. Type it in {column}, or add it to the spreadsheet and load it again.',
  rows_disagree:
    '{cell} has {value} for “{field}”, but {otherCell} has {otherValue} for the same account. Use the right one in all of them.',
  rows_not_told_apart:
    '{cell} has {value} for “{field}”, but {otherCell} has {otherValue}. Nothing says whether these rows are about one {element} or several. If each row is one of its own, say so in Map. {unfilled} If it is one, type the right value in both places.',
  account_number_twice:
    '{cell}: {otherRow} has the account number {value} too, and each row of this sheet is an account. Correct one of them, or say in the mapping that several rows make an account.',
  row_of_other_account:
    '{cell}: this row and {otherRow} both have the account number {value}. But they differ in {different, number} of the {compared, number} values they share. If the number is mistyped in one of them, correct it there. Then the differences are gone.',
  row_adds_nothing:
    '{cell}: this row and row {otherRow} say the same, so they count as one {element}. If they are two, say in Map that each row of this sheet is {anElement}. If one is there by mistake, leave it out in Load.',
  value_lacking:
    '{cell}: unlike the others, this row has no “{field}”. Nearly all of the {rowCount, number} rows have one. Fill it in, or leave it as it is if there is none.',
  rows_differ_undecided:
    '{rows} differ only in {columns}, which {count, plural, one {fills no field, so they count as one {element}. Choose its field in Map, or leave it out there.} other {fill no field, so they count as one {element}. Choose their fields in Map, or leave them out there.}} If each row is {anElement} of its own, say so in Map.',
  these_rows_of_sheet: 'sheet {sheet}, {rows}',
  column_not_decided:
    '{cell} is not sent: the column {says}, and nobody has decided about it. Decide in Map: choose its field, keep it in a note, or leave it out.{isEnd, select, true { Accounts that have ended by it can be set aside there.} other {}}',
  column_guessed:
    '{cell}: {value} is sent as “{field}”. That is a guess, and nobody has said that it is right. Say in Map what the column holds.',
  address_blank:
    '{cell} is blank, so this account is sent without “{address}”{kept, select, null {} other {, but for {kept}}}. {because, select, null {If it is the same as “{other}”, say so in Map, above the columns.} other {{because} Type the address.}}',
  address_of_several: 'The account has {count, plural, other {# times}} “{other}”, and nobody knows which is meant.',
  address_unlike_other:
    '“{field}” is {own}, and {its, select, null {blank} other {{its}}} in “{other}”, so it may be another address.',
  row_copied:
    '{cell}: this row and row {otherRow} say the same in every column, so it adds nothing to the account. If it was meant for another one, correct it; else leave it, or leave it out in Load.',
  account_only_here:
    '{cell}: the sheet {describing}, which lists the accounts, has no account {value}. Compare the number with your records and correct it. Or add the account there in your spreadsheet program and load the file again.',
  account_mistyped:
    '{cell}: no account has the number {value}; {likeness, select, shared {what this row is about belongs to {meant}} spelled {it is {meant} but for capital letters, signs or zeros} free {it is nearly {meant}{isSure, select, true {, which this sheet does not name} other {}}} other {it is nearly {meant}}}. {isSure, select, true {Take the suggestion if that is meant. Otherwise correct the number} other {Correct the number}}, or add the account to the sheet {describing} and load the file again.',
  row_of_sent_account:
    '{cell}: {value} is not on the sheet {describing}. This row is probably of account {sent}, which was already sent without it. What was sent stays as it is: enter on the platform what is missing there, and set account {value} aside.',
  account_also_elsewhere:
    '{cell}: {rows} {count, plural, one {has} other {have}} the account number {other}, which is not listed. {count, plural, one {That row is probably} other {Those rows are probably}} of account {value}, and would be missing from it. {isSure, select, true {Take the suggestion if that is right. Otherwise correct the number there} other {Correct the number there}}, or set account {other} aside.',
  account_perhaps_elsewhere:
    '{cell}: {rows} {count, plural, one {has} other {have}} the account number {other}, which is not listed and nearly the same. If {value} is meant, correct the number there. What is left so is missing from this account.',
  number_apart_by_zeros:
    '{cell}: {value} here and {other} in {otherColumn} of sheet {otherSheet} differ only by zeros in front, so they count as two. If they are one, {zeros, select, lostHere {put zeros in front of this column} lostThere {put zeros in front of the shorter numbers there} addedHere {take the suggestion} other {correct the longer one there}}. Otherwise correct one of them.',
  number_sent_otherwise:
    '{cell}: account {sent} was already sent. {value} is the same but for zeros in front, capital letters or spaces, and would be created a second time. If it is that account, take the suggestion. If it is another one, load both in one spreadsheet.',
  number_known_otherwise:
    '{cell}: no account {value} was sent from here, but {sent} was. They are the same but for zeros in front, capital letters or spaces. If that one is meant, take the suggestion. If there is an account {value} on the platform, leave it as it is.',
  row_element_unclear:
    '{row} does not say which {element} it is about, and the account has several. {keyLabel, select, null {Add a column that tells them apart.} other {Fill in “{keyLabel}”.}}',
  row_element_not_found:
    '{cell}: the account has no {element} {value}. Correct it, or add the {element} where the others are.',
  row_account_not_named: '{row} belongs to no account: {column}, which names its {element}, is empty. Fill it in.',
  row_account_not_found:
    '{cell}: no account has the {element} {value}, so this row belongs to none. Correct it, or add the {element} to its account.',
  row_account_unclear:
    '{cell}: more than one account has the {element} {value}, so it is not clear which one this row belongs to. Add a column with the account number to this sheet.',
  sheet_without_account:
    'The rows of sheet {sheet} belong to no account. None of its columns gives the account number, or the number of something that an account has. Choose such a field for one of its columns, or leave the sheet out.',
  constant_unreadable:
    '{value}, the value of “{field}” for every account, can’t be read, so it is not sent. Correct it in Map.',
  date_order_open:
    '{column} has dates that can be read in more than one way. They are read as {readAs, select, DMY {day, month, year} MDY {month, day, year} other {year, month, day}}. If that is wrong, choose the date order in Map.',
  time_zone_open:
    '{column} has times of day, and nothing says by which clock. They are read as UTC. If they are local times, say so in Map.',
  transactions_counted:
    '{column, select, null {The row number} other {{column}}} gives the transactions their numbers: {first}, {next} and so on. The next list begins anew, so the service may take its transactions for these, and leave them out. Choose numbers that no other list has, such as the bank’s references, or join these with the date in Map.',
  transactions_below_zero:
    '{column} has amounts below zero, such as {value} in row {row}, and they are sent so, as {types}. What a minus means there, the interface does not show: ask the operator. If it is right so, say that in Map. {isMixed, select, true {Others of the same type are above zero. If refunds and returned payments have another type, choose the column there that tells it.} other {}}',
  decimal_mark_open:
    '{column} has numbers that can be read in more than one way. {isPoint, select, true {A point} other {A comma}} is read as the decimal mark. If that is wrong, choose the decimal mark in Map.',
  balance_meaning_open:
    '{column} has balances, and its heading does not say clearly whose they are: a plain number such as 50.00 may be owed or in credit. Say in Map, at the values of this column, which it is.',
  balance_sign_not_said:
    '{value, select, null {“{field}”} other {{cell}: {value}}} can’t be sent before it is known what a positive balance means to the service. Ask the operator of the platform, and say it {settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} map {in Map} other {under Connect}}.',
  amount_unit_not_said:
    '{value, select, null {“{field}”} other {{cell}: {value}}} can’t be sent before it is known how the service takes amounts: in whole units, or in pence or cents. Ask the operator of the platform, and say it {settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} map {in Map} other {under Connect}}.',
  supplier_code_differs:
    '{cell} names the supplier code {value}, but the connection has {supplierCode}, and that is what is sent. Check that this account belongs to the supplier of your connection.',

  // ---- Values of an account

  value_not_documented:
    '{cell}: {value} is unusual for “{field}”; known so far: {known}. {suggestion, select, null {It may be right: {isTried, select, true {the dry run tells} other {the service tells when it is sent}}.} other {Did you mean {suggestion}? If not, {isTried, select, true {the dry run tells whether it is accepted} other {the service tells when it is sent}}.}}',
  value_not_taken: '{cell}: the service would not take {value} as “{field}”: {detail}',
  one_of_missing:
    '{cell}: {element} needs {fields}. {unfilled, select, null {{count, plural, one {Fill it in, or clear the rest.} other {Fill in one of them, or clear the rest of it.}}} other {{unfilled}}}',
  account_of_nobody:
    '{cell}: nothing says whose this account is, or where: only its number would be created. Choose the columns with names, addresses or supply points in Map, or fill in their cells. If the file lists payments, notes or the like for accounts on the platform, press “Load another spreadsheet…” in Load. Choose “Additions to accounts on the platform” there, and this file again.',
  list_expected:
    '{cell}: this {element} has no {expected}, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.',
  name_missing:
    '{cell}: {element} has no name, and would be created without one. Choose the columns with the names in Map, or fill in the cells.',
  value_needs_other:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  value_not_alone:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  number_expected:
    '{cell}: {element} has no {beside}. Without it the service may refuse it, and can’t tell whether it was added before. {unfilled, select, null {Fill in {beside}.} other {{unfilled}}}',
  number_again:
    '{cell}: {element} has the same “{field}” as {other}, {value}. The service may take both for one, and add only the first. If they are two, give each a number of its own, or leave the number out.',
  elements_alike:
    '{cell}: {element} has the same {fields} as {other}. If both are one and the same, write them alike in every row.',
  element_twice:
    '{cell}: {element} has the same “{field}” as {other}, {value}, and would be created a second time. If both are one, leave the column with the second out in Map. Or write its address alike in every row. If they are two, correct the number.',
  elements_nearly_alike:
    '{cell}: {element}, {text}, is written almost like {other}, {otherText}. If they are one person, write the name alike in every row, or two customers are created.',
  too_many_to_compare:
    '{cell}: this account has {count, number} {things}, and each was compared with the {mostBefore, number} before it only. Is the account number of every {thing} right? If it is, look yourself whether any is in twice.',
  date_in_future: '{cell}: “{field}” is {day}, which is still to come. Check the date.',
  date_long_ago: '{cell}: “{field}” is {day}, more than {years} years ago. Check the date.',
  dates_out_of_order: '{cell}: “{field}” is {day}, after “{later}”, which is {laterDay}. Check both dates.',
  periods_overlap:
    '{cell}: {element} is for {first} to {last}, and {other} for {otherFirst} to {otherLast}: they overlap. Check the days of both.',
  sum_differs:
    '{cell}: {element} has {stated} as “{field}”, but its {parts} add up to {sum}, a difference of {difference}. Check which is right.',
  value_not_shown_for_kind:
    '{cell}: {element} is of the type {kind} and has “{field}”. That is known for {kinds} only. Check the type, or clear “{field}”.',
  thing_in_two_accounts:
    '{cell}: the {thing} {value} is in {otherAccount, select, null {another account} other {account {otherAccount}}} too{otherCell, select, null {} other {, {otherCell}}}. Check which account it belongs to.',
  service_refused_value:
    '{cell}: the service does not accept {field, select, null {this account} other {“{field}”}}{by, select, constant {, which is the same for every account} nothing {, which no column gives} connection { of your connection} other {}}{isReason, select, true {. It says: “{detail}”} other {{detail, select, null { and gives no reason.} other {, and does not say why. All it says is: “{detail}”}}}}{by, select, constant { Change it in Map.} nothing { Choose a column or a value for it in Map.} connection { Check it with the operator; capital letters count.} other {{isReason, select, true {} other { Ask the operator, and name the account number and the time.}}}}',
  /** Of a field that no column fills, where its lack is the cause of something. */
  field_unfilled: 'No column fills “{field}”: if one holds it, choose that field for it in Map.',
  field_unfilled_but_held: 'No column fills “{field}”, but {column} seems to hold it: choose that field for it in Map.',
  column_of_sheet: '{column} of sheet {sheet}',
  /** What the service would not take of a value: goes on after a colon. */
  not_of_kind:
    '{kind, select, null {something is missing in it, or of another kind.} text {it has to be a text.} identifier {it has to be a number or code that is not blank.} email {it has to be an e-mail address, such as ana@example.org.} phone {it has to be a phone number with + and the number of its country in front, such as +442079460123.} country {it has to be a short country code, such as US or GB.} date {it has to be a day that exists, as year-month-day, such as 2026-11-21.} datetime {it has to be a date and time, such as 2026-11-21T14:30:00Z.} decimal {it has to be an amount in digits, such as 120.50 or -120.50.} number {it has to be a number in digits, such as 120.50.} integer {it has to be a whole number in digits, such as 5.} boolean {it has to be yes or no.} path {it has to be the way to a file from the operator’s folder, such as letters/0007.pdf, without “..”.} other {it has to be a list of names and values, such as \'{\'"name": "value"\'}\'.}}',
  not_of_values: 'it has to be {values}.',
  not_known_there: 'the service knows no “{name}” there. Leave it out.',
  too_short: 'it has to have at least {least, plural, =1 {one character} other {{least} characters}}.',
  too_long: 'it may have at most {most, plural, =1 {one character} other {{most} characters}}.',
  too_small: 'it has to be at least {least}.',
  too_large: 'it may be at most {most}.',
  not_above: 'it has to be more than {bound}.',
  not_below: 'it has to be less than {bound}.',
  not_multiple: 'it has to be {isWhole, select, true {a whole number} other {{of}, or so many times {of}}}.',
  too_few: 'there have to be at least {least}.',
  too_many: '{most, plural, =1 {there may be only one} other {there may be at most {most}}}.',
  not_written_so:
    '{how, select, null {it is not written as the service wants it} other {it has to be {how}}}{example, select, null {} other {, such as {example}}}.',
}
