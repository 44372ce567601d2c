/** What is said of cells that can be read, and yet may not hold what somebody meant: at the cell, and once for the column. */
export const doubts = {
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
  cells_become: '{cells} {text, select, null {empty} other {{text}}}',
  mend_in_cells: '{does}: {cells}',
  or_mend: '{one}; or {other}',

  heading_among_values:
    '{cell}: {value} is a word of a heading, not a value. If this row goes on with the headings, choose it as their row in Load, or leave it out there. If another table begins here, put that on a sheet of its own. Otherwise type the value here.',
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
  ditto_mark: '{cell}: {value} seems to mean the value of the row above, but it is sent as it stands. Type the value.',
  ditto_mark_in_column:
    '{column} has marks in {share}, such as {value} in row {row}. They seem to mean the value of the row above, but are sent as they stand. Fill in the values in your spreadsheet program, and load the file again.',
  value_of_merged_cell_in_column:
    '{column} has merged cells, such as {value} in row {row}. The value of each counts for every row that it covers.',
  merged_across_columns:
    '{cell}: this cell is merged with the one beside it, so {value} counts for both columns. Type what belongs here, or clear it.',
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
  amount_in_minor_unit_in_column:
    'The heading of {column} says that amounts are in pence or cents. But they are read as whole units: {value} in row {row} as {other}. Divide the column by 100 in your spreadsheet program, and load the file again.',
  sign_against_word:
    '{cell}: the spreadsheet shows {value}, but the number in it is read as {other}. If the word is right for the whole column, say in Map, at its values, what plain numbers are. Otherwise type the amount with CR or DR.',
  sign_against_word_in_column:
    '{column} shows CR or DR beside {share}, but they are read the other way round: {value} in row {row} as {other}. Say in Map, at the values of this column, what plain numbers in it are.',
  side_beside_unused:
    '{cell}: a column beside {value} says CR or DR, but fills no field. So this is read as {other}. Join the two columns in Map, or take the suggestion.',
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
    '{cell}: {value} seems to be more than one number, but is sent as one. Leave one here. Give each of the others a row or a column of its own in your spreadsheet program.',
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
  whole_address_as_street:
    '{cell}: {value} seems to be a whole address, and all of it is sent as the street. Cut the column into its parts in Map, or type the street alone.',
  whole_address_as_street_in_column:
    '{column} has {share} that seem to be whole addresses, such as {value} in row {row}. Each is sent whole as the street. Cut the column into street, town and postcode in Map.',
  country_in_postcode:
    '{cell}: {value} holds a country, {other}, and all of it would be sent as the postcode. Take the suggestion, and check that the country is in its own field.',
  postcode_in_small_letters:
    '{cell}: {value} is a postcode that is not in capitals, and is sent so. Take the suggestion, {other}.',
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
  people_in_name:
    '{cell}: {value} seems to name more than one person, and would be sent as the name of one. Type one of them here. In your spreadsheet program, give the other columns of a second customer, or a row of its own. Then load the file again.',
  people_in_name_in_column:
    '{column} seems to name more than one person in {share}, such as {value} in row {row}. Each is sent as the name of one. Give each person columns or a row of their own in your spreadsheet program. Then load the file again.',
  people_in_title:
    '{cell}: a column beside {value} says {other}, but one customer is created. If two people hold this account, add columns of a second customer, or a row, in your spreadsheet program. Then load the file again.',
  people_in_title_in_column:
    '{column} has one name in {share} where a column beside it names two people: {value} in row {row} is beside {other}. Only one customer is created. Add columns of a second customer in your spreadsheet program. Then load the file again.',
  whole_name_as_family:
    '{cell}: {value} seems to be a whole name, and all of it is sent as the last name. Type the last name alone, and the first name where it belongs. If most cells are so, cut the column in Map.',
  whole_name_as_family_in_column:
    '{column} has {share} that seem to be whole names, such as {value} in row {row}. Each is sent whole as the last name. Cut the column into first and last name in Map.',
}
