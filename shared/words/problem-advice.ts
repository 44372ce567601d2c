/** What to do about all problems of one kind: said once above them, where each of them says only what is wrong with itself. */
import type { OurCode } from '../issue-words.ts'
import { wordMap } from '../word-map.ts'

export type Advice = {
  readonly words: string
  /** The mapping is the place to do it. */
  readonly leadsToMap: boolean
}

const inSheet = (words: string): Advice => ({ words, leadsToMap: false })
const inMap = (words: string): Advice => ({ words, leadsToMap: true })
const fillInOrClear = inSheet(
  'Fill in the value that belongs to it, or clear both. Where no column gives it, choose one, or one value for all, in Map.',
)

const advices = wordMap<Advice>({
  account_number_missing: inSheet(
    'Type each number where it is missing. A row without one becomes no account. If such rows go on with the account above them, as with a second holder, say in Map that a blank account number means the same as in the row above.',
  ),
  rows_not_told_apart: inMap(
    'Choose in Map the field of the column that tells these rows apart: then each has its own values, and nothing is to be changed here.',
  ),
  rows_disagree: inSheet('Look which of the values is right, and use it for all rows of the account in one step.'),
  account_number_twice: inSheet('Correct the number that is wrong. If several rows make an account, say so in Map.'),
  row_of_other_account: inSheet(
    'Compare the account number of each row with your records: a mistyped one explains all the rest.',
  ),
  value_lacking: inSheet('Fill in what was forgotten. Where there is none, nothing has to be done.'),
  row_adds_nothing: inMap(
    'Each pair counts once. If they are two of a kind, say in Map what each row of the sheet is; else leave one of them out in Load.',
  ),
  rows_differ_undecided: inMap(
    'Choose in Map the field of the column that tells these rows apart, or leave it out there: then they count once. If each is one of its own, say in Map what each row of the sheet is.',
  ),
  column_not_decided: inMap(
    'Choose in Map the field of the column, keep it in a note, or leave it out: then no account goes without what somebody has missed.',
  ),
  row_copied: inSheet('If one was meant for another account, correct it. Else there is nothing to do: it counts once.'),
  number_apart_by_zeros: inSheet(
    'A spreadsheet takes zeros away from numbers. If these are the same, put the zeros in front of the whole column: then the sheets meet.',
  ),
  account_mistyped: inSheet('Compare each number with your records, and take what is suggested where it was meant.'),
  account_only_here: inSheet(
    'Compare each number with your records: it may be mistyped, or its account is missing from the list.',
  ),
  too_many_to_compare: inSheet(
    'So many of one account mostly mean that the account number is wrong, or that another column holds it: look at some.',
  ),
  elements_nearly_alike: inSheet('If two customers are one person, write the name alike in every row.'),
  split_too_few: inSheet('Type the missing part, or only its separator where there is none.'),
  name_of_several: inSheet(
    'Leave one person in each cell. For the others add columns of a second customer in your spreadsheet program, and load the file again.',
  ),
  name_note_left_out: inSheet('Put what matters into a note of the account.'),
  name_capitals_behind: inSheet('Take capitals away that are a title or a degree; further first names may stay.'),
  name_capitals_first: inSheet(
    'Compare one with your records. If the capitals are the first name, type last and first name with a comma between them.',
  ),
  datetime_skipped: inMap('Choose the time zone of these times in Map.'),
  row_element_unclear: inSheet('Fill in what tells the entries of the account apart.'),
  row_element_not_found: inSheet('Compare what these rows name with the other sheets, and correct it.'),
  row_account_not_named: inSheet('Fill in the account number, or what connects these rows with an account.'),
  row_account_not_found: inSheet('Correct the number, or add the account it belongs to.'),
  row_account_unclear: inSheet('Add the account number to these rows.'),
  table_read_apart: inSheet(
    'Look in Map what is read of each table. Where both are one, give them the same columns in your spreadsheet program, and load the file again.',
  ),
  table_left_out: inSheet(
    'If a table is about accounts, include it in Load. Where it goes on with the one above, give them the same columns in your spreadsheet program, and load the file again.',
  ),
  sheet_sideways: inSheet(
    'Turn the sheet: each of its columns is then read as a row. Your file stays as it is, and you can turn it back in Load.',
  ),
  sheet_without_account: inMap(
    'Choose the field that connects the sheet with the accounts, or leave the sheet out in Load.',
  ),
  column_values_contradict: inMap('Look in Map what the column holds, and choose its field or leave it out.'),
  sheet_name_fills: inMap('Say in Map, at the sheet name below the columns, that it is right, or take it out there.'),
  sheet_left_out: inSheet('If rows of a sheet belong to accounts, include it in Load; else there is nothing to do.'),
  constant_unreadable: inMap('Correct the value where it is said for every account.'),
  formula_failed: inSheet('Type the values, or mend the formula in your spreadsheet program and load the file again.'),
  identifier_damaged: inSheet(
    'The digits are gone from the file. Look the numbers up and type them, or export the column as text and load the file again.',
  ),
  account_number_placeholder: inSheet('Type the number of each account. Rows without one become no account.'),
  identifier_became_date: inSheet(
    'Compare each with your records: your spreadsheet program may have made a date of a code.',
  ),
  email_unreadable: inSheet('Correct the addresses, or clear the cells: an account needs no e-mail address.'),
  email_of_several: inMap(
    'Leave one address in each cell. Where most cells have two, cut the column in Map, and give the second to another customer.',
  ),
  phone_unreadable: inSheet('Correct the numbers, or clear the cells: an account needs no phone number.'),
  phone_country_missing: inMap('Say of which country they are: then all of them can be read at once.'),
  phone_of_several: inSheet('Leave one number in each cell. The others may have columns of their own.'),
  phone_plus_added: inSheet(
    'Compare one with your records. If it is a number inside the country, type the zero in front.',
  ),
  phone_unusual: inSheet(
    'They may be of another country: then say of which. Else compare them with your records; the dry run decides.',
  ),
  phone_extension_left_out: inSheet('Put extensions that matter into a note of the account.'),
  date_unreadable: inSheet(
    'Type each as year-month-day, or clear the cells of days that nobody knows. If all of them look right, choose another date order in Map.',
  ),
  date_is_bare_number: inSheet(
    'These are dates that lost their format. Compare one with your records, then take the suggestions.',
  ),
  datetime_unreadable: inSheet(
    'Type each as year-month-day and time. If all of them look right, choose another order in Map.',
  ),
  date_order_open: inMap('Say in Map in which order day, month and year are written.'),
  decimal_unreadable: inSheet(
    'Type digits only, or with CR or DR. If all of them look right, choose the other decimal mark in Map.',
  ),
  balance_side_open: inMap(
    'Say in Map, at the values of the column, whether it holds what is owed or what is in credit.',
  ),
  balance_meaning_open: inMap(
    'Say in Map, at the values of the column, whether it holds what is owed or what is in credit.',
  ),
  balance_sign_not_said: inSheet(
    'Say in Connect what a positive balance means to the service. The operator of the platform knows it.',
  ),
  amount_unit_not_said: inSheet(
    'Say in Connect whether the service takes amounts in whole units, or in pence or cents. The operator of the platform knows it.',
  ),
  decimal_mark_open: inMap('Say in Map whether a point or a comma comes before the decimals.'),
  number_unreadable: inSheet('Type digits only. If all of them look right, choose the other decimal mark in Map.'),
  integer_unreadable: inSheet('Type whole numbers, digits only.'),
  yes_no_unreadable: inSheet('Type yes or no, or say once what each word means.'),
  path_unreadable: inSheet(
    'Type the way from the operator’s folder, such as letters/0007.pdf. What all of a column begin with, “Tidy values…” in Map takes off.',
  ),
  json_unreadable: inSheet('Correct the text, or clear the cells.'),
  country_unusual: inSheet('Type a short code such as US or GB, or say once which country each word means.'),
  value_not_taken: inSheet(
    'Each cell says what the service takes there. What comes again and again can be translated.',
  ),
  value_not_documented: inSheet('They may be right: the dry run tells. What comes again and again can be translated.'),
  one_of_missing: inSheet('Fill in what is missing, or clear the rest of the entry.'),
  name_missing: inMap('Choose the columns with the names in Map, or fill in the cells of these customers.'),
  list_expected: inMap('Choose the columns with the customer in Map, or fill in the cells of these accounts.'),
  value_needs_other: fillInOrClear,
  value_not_alone: fillInOrClear,
  element_twice: inMap('Leave out the column with the second in Map, or correct the number in its cell.'),
  elements_alike: inSheet('If two entries are one and the same, write them alike in every row.'),
  date_in_future: inSheet('Check the year of each date.'),
  date_long_ago: inSheet('Check the year of each date.'),
  dates_out_of_order: inSheet('Check which of the two dates is wrong.'),
  thing_in_two_accounts: inSheet('Check which account each belongs to.'),
  supplier_code_differs: inSheet(
    'Check that these accounts belong to this import. The code of your connection is sent.',
  ),
  heading_among_values: inSheet('Choose the right row of headings in Load, or leave the row out there.'),
  heading_among_values_in_column: inSheet('Choose the right row of headings in Load, or leave these rows out there.'),
  postcode_zeros_lost: inSheet('Compare one with your records, then take the suggestions.'),
  postcode_zeros_lost_in_column: inMap('Compare some with your records, and have zeros put in front in Map.'),
  leading_zeros_lost: inSheet('Compare one with your records, then take the suggestions.'),
  leading_zeros_lost_in_column: inMap('Compare some with your records, and have zeros put in front in Map.'),
  numbers_of_other_length_in_column: inMap('If zeros are missing, have them put in front in Map; else leave them.'),
  digits_lost: inSheet('Compare them with your records: the last digits may be wrong.'),
  digits_lost_in_column: inSheet(
    'Format the column as text in your spreadsheet program, fill it again, and load the file.',
  ),
  long_numbers_shown_short_in_column: inSheet('There is nothing to do: the whole numbers are sent.'),
  dates_from_1904_in_column: inSheet('There is nothing to do, unless the dates are four years off.'),
  year_of_two_digits: inSheet('If the years are read as they should be, take the suggestions or leave them.'),
  year_of_two_digits_in_column: inSheet('Look whether the centuries are right. If they are, leave them.'),
  date_orders_mixed_in_column: inSheet('Write all dates of the column in one order, or as year-month-day.'),
  day_and_month_swapped: inSheet(
    'Compare one with your records, then take the suggestions: they have day and month the other way round.',
  ),
  day_begun_in_evening: inSheet(
    'Compare one with your records, then take the suggestions: each is the day after the one that is read.',
  ),
  date_held_as_text: inSheet('If day and month are right, take the suggestions or leave them.'),
  date_held_as_text_in_column: inSheet('Look whether days and months are right. If they are, leave them.'),
  number_held_as_text: inSheet('If they are read as they should be, leave them.'),
  number_held_as_text_in_column: inSheet('If they are read as they should be, leave them.'),
  amount_of_three_decimals: inSheet('Compare them with your records. If they are thousands, take the suggestions.'),
  sign_against_word: inMap(
    'If the words are right for all of the column, say at its values in Map that a credit is a positive amount; else take the suggestions.',
  ),
  sign_against_word_in_column: inMap('Say at the values of the column in Map that a credit is a positive amount.'),
  side_beside_unused: inMap('Join the amounts in Map with the column beside them, or take the suggestions.'),
  number_among_texts: inSheet('Look whether a value has slipped into the wrong column.'),
  spaces_around: inSheet('There is nothing to do: they are not sent.'),
  spaces_around_in_column: inSheet('There is nothing to do: they are not sent.'),
  whole_address_as_street: inMap('Cut the column into street, town and postcode, or type the streets alone.'),
  whole_address_as_street_in_column: inMap('Cut the column into street, town and postcode.'),
  phone_zero_lost: inSheet('Compare one with your records, then take the suggestions.'),
  text_cut_off: inSheet('Shorten the text, or give the rest of it elsewhere.'),
  text_cut_off_in_column: inSheet('Shorten the texts, or give the rest of them elsewhere.'),
  invisible_characters: inSheet('Take the suggestions: they are the same texts without what nobody sees.'),
  invisible_characters_in_column: inSheet('Take it out in your spreadsheet program, and load the file again.'),
  name_of_trial: inSheet('Leave these rows out in Load, or set their accounts aside.'),
  name_of_trial_in_column: inSheet('Leave these rows out in Load, or set their accounts aside.'),
  name_with_remark: inSheet('Type the names alone. What should be known of a person can go into a note.'),
  name_with_remark_in_column: inSheet('Take out what is no name in your spreadsheet program, and load the file again.'),
  title_or_name: inSheet('Take forms of address and degrees out; names stay.'),
  title_or_name_in_column: inSheet(
    'Take forms of address and degrees out in your spreadsheet program, and load the file again.',
  ),
  people_in_name: inSheet(
    'Leave one person in each cell. For the others add columns of a second customer in your spreadsheet program, and load the file again.',
  ),
  people_in_name_in_column: inSheet(
    'Give each person columns or a row of their own in your spreadsheet program, and load the file again.',
  ),
  people_in_title: inSheet(
    'If two people hold an account, give the second columns or a row of their own in your spreadsheet program, and load the file again.',
  ),
  people_in_title_in_column: inSheet(
    'Give the second of two people columns or a row of their own in your spreadsheet program, and load the file again.',
  ),
  whole_name_as_family: inMap('Type the last names alone, or cut the column into first and last name in Map.'),
  whole_name_as_family_in_column: inMap('Cut the column into first and last name in Map.'),
  postcode_in_small_letters: inSheet('Take the suggestions: postcodes are written in capitals.'),
  label_before_code: inSheet('Take the suggestions, unless your records have these names in front of the numbers too.'),
  label_before_code_in_column: inMap('Have the names taken away in Map, unless your records have them too.'),
  label_sent_with_code: inSheet('Compare them with your records, and type the numbers as those have them.'),
  label_sent_with_code_in_column: inMap('Have the names taken away in Map if your records have the numbers alone.'),
  country_in_postcode: inSheet('Take the suggestions, and see that the country is in its own field.'),
  digits_apart: inSheet('Take the suggestions, unless your records have these signs too.'),
  digits_apart_in_column: inMap(
    'Have blanks taken out in Map, and other signs in your spreadsheet program, unless your records have them too.',
  ),
  amount_shown_rounded: inSheet('Take the suggestions to send the amounts as they are shown; else leave them.'),
  quotes_around: inSheet('Take the suggestions: they are the same values without the marks.'),
  amount_in_minor_unit_in_column: inSheet(
    'Divide the column by 100 in your spreadsheet program, and load the file again.',
  ),
  percentage_as_number: inSheet('Check that they stand in the right column, and type the numbers that are meant.'),
  percentage_as_number_in_column: inMap('Choose another field for the column in Map if these are no amounts.'),
  words_among_codes: inSheet('Leave rows that are no data out in Load: remarks, examples, the foot of a page.'),
  second_table_beside_in_column: inSheet(
    'Leave its columns out, or put the second table on a sheet of its own in your spreadsheet program and load the file again.',
  ),
  second_table_unread_in_column: inSheet(
    'Put the second table on a sheet of its own in your spreadsheet program and load the file again, or leave its columns out.',
  ),
  words_in_postcode: inSheet('Type the postcode alone, and the town where it belongs.'),
  words_in_postcode_in_column: inMap('Cut the column into postcode and town in Map.'),
  cells_slipped_right: inSheet(
    'A cell was put in. Take what is suggested, and type the values of the other rows where they belong.',
  ),
  cells_slipped_left: inSheet(
    'A cell was taken out, and the others moved up. Take what is suggested, type the values of the other rows where they belong, and look up those that are missing.',
  ),
  row_slipped_right: inSheet(
    'A value was cut in two where it holds the separator, or a separator stands there twice. Take what is suggested, and type the values of the other rows where they belong.',
  ),
  row_slipped_left: inSheet(
    'Two values stand in one cell, where a separator is missing. Take what is suggested, and type the values of the other rows where they belong.',
  ),
  row_of_more_values: inSheet(
    'Compare each row with your records: a value that holds the separator is cut in two, and the rest stands one column too far. Where that is so, take what is suggested, or type the values where they belong.',
  ),
  row_beyond_headings: inSheet(
    'A value was cut in two where it holds the separator, a separator stands there twice, or what stands there is a remark. Take what is suggested, and compare the other rows with your records.',
  ),
  placeholder_as_value: inMap('Clear the cells, or have nothing sent instead of these words in Map.'),
  placeholder_as_value_in_column: inMap('Have nothing sent instead of these words in Map, or clear the cells.'),
  ditto_mark: inSheet('Type the value that each of them stands for.'),
  ditto_mark_in_column: inSheet('Fill in the values in your spreadsheet program, and load the file again.'),
  text_garbled: inSheet('Take the suggestions. Where many are garbled, choose another encoding in Load.'),
  text_of_program: inSheet('Type the texts as a person would write them.'),
  text_of_program_in_column: inSheet(
    'Ask for the values in columns of their own, or take such signs out in your spreadsheet program, and load the file again.',
  ),
  decimal_end_of_code: inSheet('Compare one with your records, then take the suggestions.'),
  several_codes: inSheet('Give each number a row or a column of its own in your spreadsheet program.'),
  several_codes_in_column: inSheet('Give each number a row or a column of its own in your spreadsheet program.'),
  code_spelled_otherwise: inSheet('If the spellings mean the same, take the suggestions.'),
  text_became_date: inSheet('Compare each with your records, and type what was meant.'),
  text_became_date_in_column: inSheet(
    'Compare some with your records. Format the column as text in your spreadsheet program, fill it again, and load the file.',
  ),
  value_of_merged_cell_in_column: inSheet(
    'There is nothing to do, if each value is meant for all the rows its cell covers.',
  ),
  merged_across_columns: inSheet('Type what belongs into each of the two columns.'),
  merged_across_columns_in_column: inMap('Leave one of the two columns out.'),
  mapping_account_number_missing: inMap('Choose the column with the account number.'),
  mapping_field_unknown: inMap('Choose another field for the column, or leave it out.'),
  mapping_field_twice: inMap('Leave one of the columns out, or choose another field for it.'),
} satisfies Partial<Record<OurCode, Advice>>)

const ofService = 'Read what the service says at each of them, mend it, and make another dry run of these accounts.'

/** @param isOfService  the service said it, not this application */
export function problemAdvice(code: string, isOfService: boolean): Advice {
  if (isOfService) return inSheet(ofService)
  return advices.get(code) ?? inSheet('Read what each of them says.')
}
