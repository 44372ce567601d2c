/** What is said about how values of a column are read. */
export const readings = {
  formula_failed:
    '{cell} {isFormula, select, true {holds the formula {value}, and its result is not in the file. Type the value here. Or open the spreadsheet in your spreadsheet program, save it there, and load it again.} other {shows {value}: a formula in the spreadsheet has failed. Type the value here, or correct the formula and load the spreadsheet again.}}',
  identifier_damaged:
    '{cell} shows {value}. The spreadsheet kept this long number only in part, so some of its digits are lost. Type the whole number here. Or format the column as text in the spreadsheet, type it there and load it again.',
  account_number_placeholder:
    '{cell}: {value} stands where the account number is missing. All rows with it would become one account. Type the number of this account.',
  email_unreadable: '{cell}: {value} is not an e-mail address. Type one such as ana@example.org, or clear the cell.',
  email_of_several:
    '{cell}: {value} holds more than one e-mail address. Type one of them here. The other may have a column of its own. If most cells have two, you can cut the column in Map.',
  phone_unreadable: '{cell}: {value} is not a phone number. Type one such as +442079460123, or clear the cell.',
  phone_country_missing:
    '{cell}: {value} does not say which country it belongs to. Type it with + and the country’s number in front. Or say once which country such numbers are of.',
  phone_of_several:
    '{cell}: {value} holds more than one phone number. Type one of them here, such as +442079460123; the other may have a column of its own.',
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
  integer_unreadable: '{cell}: {value} is not a whole number. Type digits only, such as 5.',
  yes_no_unreadable:
    '{cell}: {value} is neither yes nor no. Type yes or no, or say in the mapping what this word means.',
  path_unreadable:
    '{cell}: {value} can’t be the place of a document. It starts in the operator’s folder, such as letters/0007.pdf. Type it without a slash, drive or web address in front and without “..”, or clear the cell.',
  json_unreadable:
    '{cell}: {value} is not a list of names and values. Type one such as \'{"name": "value"}\', or clear the cell.',
  split_too_few:
    '{cell}: {value} has fewer parts than this column is cut into. So nobody can tell which one is missing. Type the missing part, or only its separator where there is none.',
  name_of_several:
    '{cell}: {value} names more than one person, so first and last name can’t be told. Type one of them here. For the other, add columns of a second customer in your spreadsheet program. Then load the file again.',
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
  name_note_left_out:
    '{cell}: what stands in parentheses in {value} is not sent as a part of the name. Put it into a note if it matters.',
  name_capitals_first:
    '{cell}: the words in capitals in {value} are sent as the last name. If they are the first name, type last and first name with a comma between them.',
  name_capitals_behind:
    '{cell}: the capitals at the end of {value} are sent as a further first name. If they are a title or a degree, take them away.',
  country_unusual: '{cell}: {value} is not a country code that is known here. Type a short code such as US or GB.',

  // How a value is shown.
  said_yes: 'yes',
  said_no: 'no',
  moment_in_utc: '{day}, {time} (UTC)',
  amount_sent_as: '{amount} (sent as {sent})',
  balance_settled: 'settled (0)',
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
  trace_part_of_name: 'The heading has a part of a name of the field.',
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
  reason_which_address:
    'The heading fits either address: {kind, select, billing {it goes with the customer, and the supply point is known by its number.} other {it goes with the place of supply.}}',
  reason_number_of_bank:
    'Another account number stands beside a sort code and seems to be a bank’s. So this may be the customer’s.',
  reason_accounts_of_other_sheet: 'Its values are account numbers of another sheet.',
  reason_only_number: 'No column is called account number, and this is the only one with a number for every customer.',
  reason_name_beside_name: 'It stands beside a column of {other, select, last {last} other {first}} names.',
  reason_own_points: 'Each supply point has its own number here. So columns with the same number belong to it.',
  reason_own_point_or_later:
    'Each supply point has its own number here, and this may be one more. Or it follows the one before, at the same supply point.',
  reason_whole_names: 'It holds whole names; each is cut into first and last name.',
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
  reason_from_sheet_name: 'From the sheet’s name.',
  summary_and_more: 'and {count, number} more',
  reason_added_to_template: 'This column was added to the template.',
  reason_of_template: 'This is the template, and the template says which field it is.',
}
