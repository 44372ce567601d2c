/** What problems of one kind are called together (`title_` and their code), and what to do about all of them (`advice_`). */
export const problems = {
  title_of_service: 'The service refuses {count, plural, one {# value} other {# values}}: {code}',
  /** Of a code without a title: what the first of them says. */
  title_of_first: '{count, plural, one {{words}} other {# times: {words}}}',
  title_account_number_missing:
    '{count, plural, one {# account has no account number} other {# accounts have no account number}}',
  title_rows_not_told_apart:
    '{count, plural, one {# value differs in rows that nothing tells apart} other {# values differ in rows that nothing tells apart}}',
  title_rows_disagree:
    '{count, plural, one {# value is given twice, differently} other {# values are given twice, differently}}',
  title_account_number_twice:
    '{count, plural, one {# account number comes again} other {# account numbers come again}}',
  title_row_of_other_account:
    '{count, plural, one {# row may have the wrong account number} other {# rows may have the wrong account number}}',
  title_value_lacking:
    '{count, plural, one {# row lacks what nearly all others have} other {# rows lack what nearly all others have}}',
  title_row_adds_nothing:
    '{count, plural, one {# row says the same as another} other {# rows say the same as another}}',
  title_rows_differ_undecided:
    '{count, plural, one {# row differs only in a column that fills nothing} other {# rows differ only in columns that fill nothing}}',
  title_column_not_decided:
    '{count, plural, one {# value waits for a decision about its column} other {# values wait for a decision about their column}}',
  title_row_copied: '{count, plural, one {# row is in the file twice} other {# rows are in the file twice}}',
  title_number_apart_by_zeros:
    '{count, plural, one {# number differs only by zeros in front} other {# numbers differ only by zeros in front}}',
  title_account_mistyped:
    '{count, plural, one {# row has an account number that is probably mistyped} other {# rows have account numbers that are probably mistyped}}',
  title_account_only_here:
    '{count, plural, one {# row names an account that is not listed} other {# rows name accounts that are not listed}}',
  title_elements_nearly_alike: '{count, plural, one {# customer may be in twice} other {# customers may be in twice}}',
  title_too_many_to_compare:
    '{count, plural, one {# account has too many entries to compare} other {# accounts have too many entries to compare}}',
  title_split_too_few: '{count, plural, one {# value has too few parts} other {# values have too few parts}}',
  title_phone_of_several:
    '{count, plural, one {# cell holds several phone numbers} other {# cells hold several phone numbers}}',
  title_name_of_several: '{count, plural, one {# name is of several people} other {# names are of several people}}',
  title_name_of_company: '{count, plural, one {# name looks like a company’s} other {# names look like a company’s}}',
  title_name_note_left_out:
    '{count, plural, one {# name loses what is in parentheses} other {# names lose what is in parentheses}}',
  title_name_capitals_first:
    '{count, plural, one {# name has its last name in front, in capitals} other {# names have their last name in front, in capitals}}',
  title_name_capitals_behind:
    '{count, plural, one {# name has capitals behind it} other {# names have capitals behind them}}',
  title_name_one_word: '{count, plural, one {# name is a single word} other {# names are single words}}',
  title_datetime_skipped:
    '{count, plural, one {# time does not exist in its time zone} other {# times do not exist in their time zone}}',
  title_datetime_twice:
    '{count, plural, one {# time came twice in its time zone} other {# times came twice in their time zone}}',
  title_row_element_unclear:
    '{count, plural, one {# row does not say what it belongs to} other {# rows do not say what they belong to}}',
  title_row_account_not_named:
    '{count, plural, one {# row does not say which account it belongs to} other {# rows do not say which account they belong to}}',
  title_row_account_not_found:
    '{count, plural, one {# row belongs to no account of this file} other {# rows belong to no account of this file}}',
  title_row_account_unclear:
    '{count, plural, one {# row may belong to several accounts} other {# rows may belong to several accounts}}',
  title_formula_failed:
    '{count, plural, one {# cell holds a formula that gives no value} other {# cells hold a formula that gives no value}}',
  title_identifier_damaged: '{count, plural, one {# number has lost digits} other {# numbers have lost digits}}',
  title_account_number_placeholder:
    '{count, plural, one {# account number is only a placeholder} other {# account numbers are only placeholders}}',
  title_identifier_became_date:
    '{count, plural, one {# code was turned into a date} other {# codes were turned into dates}}',
  title_email_unreadable:
    '{count, plural, one {# e-mail address can’t be right} other {# e-mail addresses can’t be right}}',
  title_email_of_several:
    '{count, plural, one {# cell holds several e-mail addresses} other {# cells hold several e-mail addresses}}',
  title_phone_unreadable: '{count, plural, one {# phone number can’t be read} other {# phone numbers can’t be read}}',
  title_phone_country_missing:
    '{count, plural, one {# phone number has no country} other {# phone numbers have no country}}',
  title_phone_unusual: '{count, plural, one {# phone number is unusual} other {# phone numbers are unusual}}',
  title_phone_plus_added:
    '{count, plural, one {# phone number is read with a + in front} other {# phone numbers are read with a + in front}}',
  title_phone_extension_left_out:
    '{count, plural, one {# phone number loses its extension} other {# phone numbers lose their extension}}',
  title_date_unreadable: '{count, plural, one {# date can’t be read} other {# dates can’t be read}}',
  title_date_is_bare_number: '{count, plural, one {# date is a bare number} other {# dates are bare numbers}}',
  title_datetime_unreadable:
    '{count, plural, one {# date and time can’t be read} other {# dates and times can’t be read}}',
  title_date_order_open:
    '{count, plural, one {# column of dates can be read in two ways} other {# columns of dates can be read in two ways}}',
  title_decimal_unreadable: '{count, plural, one {# amount can’t be read} other {# amounts can’t be read}}',
  title_balance_side_open:
    '{count, plural, one {# balance does not say whether it is owed or in credit} other {# balances do not say whether they are owed or in credit}}',
  title_balance_meaning_open:
    '{count, plural, one {# column of balances does not say whose they are} other {# columns of balances do not say whose they are}}',
  title_balance_sign_not_said:
    '{count, plural, one {# balance waits for an answer in Map} other {# balances wait for an answer in Map}}',
  title_amount_unit_not_said:
    '{count, plural, one {# amount waits for an answer in Map} other {# amounts wait for an answer in Map}}',
  title_time_zone_open:
    '{count, plural, one {# column of times says no time zone} other {# columns of times say no time zone}}',
  title_decimal_mark_open:
    '{count, plural, one {# column of amounts can be read in two ways} other {# columns of amounts can be read in two ways}}',
  title_number_unreadable: '{count, plural, one {# number can’t be read} other {# numbers can’t be read}}',
  title_integer_unreadable:
    '{count, plural, one {# value is not a whole number} other {# values are not whole numbers}}',
  title_yes_no_unreadable:
    '{count, plural, one {# value is neither yes nor no} other {# values are neither yes nor no}}',
  title_path_unreadable: '{count, plural, one {# document path can’t be sent} other {# document paths can’t be sent}}',
  title_json_unreadable:
    '{count, plural, one {# list of names and values can’t be read} other {# lists of names and values can’t be read}}',
  title_country_unusual: '{count, plural, one {# country is unusual} other {# countries are unusual}}',
  title_value_not_taken: '{count, plural, one {# value would not be taken} other {# values would not be taken}}',
  title_value_not_documented: '{count, plural, one {# value is unusual} other {# values are unusual}}',
  title_elements_alike: '{count, plural, one {# entry may be in twice} other {# entries may be in twice}}',
  title_element_twice:
    '{count, plural, one {# entry is in an account twice} other {# entries are in an account twice}}',
  title_row_element_not_found:
    '{count, plural, one {# row names what its account does not have} other {# rows name what their account does not have}}',
  title_column_values_contradict:
    '{count, plural, one {# column is not used: its values contradict its heading} other {# columns are not used: their values contradict their headings}}',
  title_sheet_name_fills: '{count, plural, one {# sheet’s name fills a field} other {# sheets’ names fill a field}}',
  title_sheet_left_out: '{count, plural, one {# sheet is not used} other {# sheets are not used}}',
  title_table_read_apart:
    '{count, plural, one {# table below another is read by itself} other {# tables below others are read by themselves}}',
  title_table_left_out:
    '{count, plural, one {# table below another is not used} other {# tables below others are not used}}',
  title_sheet_sideways:
    '{count, plural, one {# sheet seems to have its rows and columns swapped} other {# sheets seem to have their rows and columns swapped}}',
  title_sheet_without_account:
    '{count, plural, one {# sheet belongs to no account} other {# sheets belong to no account}}',
  title_constant_unreadable:
    '{count, plural, one {# value for every account can’t be read} other {# values for every account can’t be read}}',
  title_one_of_missing: '{count, plural, one {# entry is not complete} other {# entries are not complete}}',
  title_name_missing: '{count, plural, one {# customer has no name} other {# customers have no name}}',
  title_list_expected: '{count, plural, one {# account has no customer} other {# accounts have no customer}}',
  title_value_needs_other:
    '{count, plural, one {# value lacks the one that belongs to it} other {# values lack the one that belongs to them}}',
  title_value_not_alone:
    '{count, plural, one {# value can’t stand without the one that belongs to it} other {# values can’t stand without the ones that belong to them}}',
  title_date_in_future: '{count, plural, one {# date is still to come} other {# dates are still to come}}',
  title_date_long_ago: '{count, plural, one {# date is very long ago} other {# dates are very long ago}}',
  title_dates_out_of_order:
    '{count, plural, one {# pair of dates is out of order} other {# pairs of dates are out of order}}',
  title_periods_overlap: '{count, plural, one {# period overlaps another} other {# periods overlap others}}',
  title_sum_differs:
    '{count, plural, one {# amount is not the sum of its parts} other {# amounts are not the sum of their parts}}',
  title_value_not_shown_for_kind:
    '{count, plural, one {# value does not go with its type} other {# values do not go with their type}}',
  title_thing_in_two_accounts:
    '{count, plural, one {# entry is in two accounts} other {# entries are in two accounts}}',
  title_heading_among_values: '{count, plural, one {# row seems to be a heading} other {# rows seem to be headings}}',
  title_heading_among_values_in_column:
    '{count, plural, one {# column holds words of headings} other {# columns hold words of headings}}',
  title_postcode_zeros_lost:
    '{count, plural, one {# postcode may have lost leading zeros} other {# postcodes may have lost leading zeros}}',
  title_postcode_zeros_lost_in_column:
    '{count, plural, one {# column of postcodes may have lost leading zeros} other {# columns of postcodes may have lost leading zeros}}',
  title_leading_zeros_lost:
    '{count, plural, one {# number may have lost leading zeros} other {# numbers may have lost leading zeros}}',
  title_leading_zeros_lost_in_column:
    '{count, plural, one {# column of numbers may have lost leading zeros} other {# columns of numbers may have lost leading zeros}}',
  title_numbers_of_other_length_in_column:
    '{count, plural, one {# column has numbers with fewer digits than the rest} other {# columns have numbers with fewer digits than the rest}}',
  title_digits_lost:
    '{count, plural, one {# long number may have lost digits} other {# long numbers may have lost digits}}',
  title_digits_lost_in_column:
    '{count, plural, one {# column of long numbers may have lost digits} other {# columns of long numbers may have lost digits}}',
  title_long_numbers_shown_short_in_column:
    '{count, plural, one {# column shows long numbers in short} other {# columns show long numbers in short}}',
  title_dates_from_1904_in_column:
    '{count, plural, one {# column of dates counts from 1904} other {# columns of dates count from 1904}}',
  title_year_of_two_digits: '{count, plural, one {# year has two digits} other {# years have two digits}}',
  title_year_of_two_digits_in_column:
    '{count, plural, one {# column has years of two digits} other {# columns have years of two digits}}',
  title_date_orders_mixed_in_column:
    '{count, plural, one {# column has dates in both orders} other {# columns have dates in both orders}}',
  title_day_and_month_swapped:
    '{count, plural, one {# date has day and month swapped} other {# dates have day and month swapped}}',
  title_day_begun_in_evening: '{count, plural, one {# date may be the day after} other {# dates may be the day after}}',
  title_date_held_as_text: '{count, plural, one {# date is text among dates} other {# dates are text among dates}}',
  title_date_held_as_text_in_column:
    '{count, plural, one {# column of dates holds text too} other {# columns of dates hold text too}}',
  title_number_held_as_text: '{count, plural, one {# number is held as text} other {# numbers are held as text}}',
  title_number_held_as_text_in_column:
    '{count, plural, one {# column of numbers holds text too} other {# columns of numbers hold text too}}',
  title_amount_of_three_decimals:
    '{count, plural, one {# amount has three decimals} other {# amounts have three decimals}}',
  title_sign_against_word:
    '{count, plural, one {# amount is read against its CR or DR} other {# amounts are read against their CR or DR}}',
  title_sign_against_word_in_column:
    '{count, plural, one {# column of amounts is read against its CR and DR} other {# columns of amounts are read against their CR and DR}}',
  title_side_beside_unused:
    '{count, plural, one {# amount is read without its CR or DR} other {# amounts are read without their CR or DR}}',
  title_number_among_texts: '{count, plural, one {# number stands among words} other {# numbers stand among words}}',
  title_number_among_texts_in_column:
    '{count, plural, one {# column has numbers among words} other {# columns have numbers among words}}',
  title_spaces_around: '{count, plural, one {# value has spaces around it} other {# values have spaces around them}}',
  title_spaces_around_in_column:
    '{count, plural, one {# column has spaces around its values} other {# columns have spaces around their values}}',
  title_whole_address_as_street:
    '{count, plural, one {# street is a whole address} other {# streets are whole addresses}}',
  title_whole_address_as_street_in_column:
    '{count, plural, one {# column of streets has whole addresses} other {# columns of streets have whole addresses}}',
  title_phone_zero_added_in_column:
    '{count, plural, one {# column has phone numbers without a zero in front} other {# columns have phone numbers without a zero in front}}',
  title_phone_zero_lost:
    '{count, plural, one {# phone number lost its zero in front} other {# phone numbers lost their zero in front}}',
  title_text_cut_off:
    '{count, plural, one {# text is cut off at 32,767 characters} other {# texts are cut off at 32,767 characters}}',
  title_text_cut_off_in_column:
    '{count, plural, one {# column has texts cut off at 32,767 characters} other {# columns have texts cut off at 32,767 characters}}',
  title_invisible_characters:
    '{count, plural, one {# value holds something invisible} other {# values hold something invisible}}',
  title_invisible_characters_in_column:
    '{count, plural, one {# column has something invisible in its values} other {# columns have something invisible in their values}}',
  title_name_of_trial: '{count, plural, one {# account may be a trial} other {# accounts may be trials}}',
  title_name_of_trial_in_column:
    '{count, plural, one {# column of names is of trials} other {# columns of names are of trials}}',
  title_name_with_remark: '{count, plural, one {# name holds more than a name} other {# names hold more than a name}}',
  title_name_with_remark_in_column:
    '{count, plural, one {# column of names holds more than names} other {# columns of names hold more than names}}',
  title_title_or_name:
    '{count, plural, one {# word may be a form of address or a name} other {# words may be forms of address or names}}',
  title_title_or_name_in_column:
    '{count, plural, one {# column has words that may be forms of address or names} other {# columns have words that may be forms of address or names}}',
  title_people_in_name: '{count, plural, one {# name is of several people} other {# names are of several people}}',
  title_people_in_name_in_column:
    '{count, plural, one {# column of names has several people in a cell} other {# columns of names have several people in a cell}}',
  title_people_in_title:
    '{count, plural, one {# account may lack its second customer} other {# accounts may lack their second customer}}',
  title_people_in_title_in_column:
    '{count, plural, one {# column has one name where two people are meant} other {# columns have one name where two people are meant}}',
  title_whole_name_as_family: '{count, plural, one {# last name is a whole name} other {# last names are whole names}}',
  title_whole_name_as_family_in_column:
    '{count, plural, one {# column of last names has whole names} other {# columns of last names have whole names}}',
  title_postcode_in_small_letters:
    '{count, plural, one {# postcode is not in capitals} other {# postcodes are not in capitals}}',
  title_label_before_code:
    '{count, plural, one {# number has its name in front of it} other {# numbers have their names in front of them}}',
  title_label_before_code_in_column:
    '{count, plural, one {# column has names in front of numbers} other {# columns have names in front of numbers}}',
  title_label_sent_with_code:
    '{count, plural, one {# number is sent with its name in front} other {# numbers are sent with their names in front}}',
  title_label_sent_with_code_in_column:
    '{count, plural, one {# column of numbers is sent with names in front} other {# columns of numbers are sent with names in front}}',
  title_country_in_postcode:
    '{count, plural, one {# postcode holds its country} other {# postcodes hold their country}}',
  title_digits_apart:
    '{count, plural, one {# number has signs between its digits} other {# numbers have signs between their digits}}',
  title_digits_apart_in_column:
    '{count, plural, one {# column has signs between digits} other {# columns have signs between digits}}',
  title_amount_shown_rounded:
    '{count, plural, one {# amount has more decimals than it shows} other {# amounts have more decimals than they show}}',
  title_quotes_around:
    '{count, plural, one {# value has quotation marks around it} other {# values have quotation marks around them}}',
  title_amount_in_minor_unit_in_column:
    '{count, plural, one {# column has amounts in pence or cents} other {# columns have amounts in pence or cents}}',
  title_percentage_as_number: '{count, plural, one {# number is a percentage} other {# numbers are percentages}}',
  title_percentage_as_number_in_column:
    '{count, plural, one {# column of numbers has percentages} other {# columns of numbers have percentages}}',
  title_words_among_codes: '{count, plural, one {# number is words} other {# numbers are words}}',
  title_words_among_codes_in_column:
    '{count, plural, one {# column of numbers has words} other {# columns of numbers have words}}',
  title_second_table_unread_in_column:
    '{count, plural, one {# sheet may hold a second table that is not read} other {# sheets may hold a second table that is not read}}',
  title_second_table_beside_in_column:
    '{count, plural, one {# sheet may hold two tables side by side} other {# sheets may hold two tables side by side}}',
  title_words_in_postcode: '{count, plural, one {# postcode holds a word} other {# postcodes hold words}}',
  title_words_in_postcode_in_column:
    '{count, plural, one {# column of postcodes has words} other {# columns of postcodes have words}}',
  title_cells_slipped_right: '{count, plural, one {# row slipped to the right} other {# rows slipped to the right}}',
  title_cells_slipped_left: '{count, plural, one {# row slipped to the left} other {# rows slipped to the left}}',
  title_row_slipped_right: '{count, plural, one {# row slipped to the right} other {# rows slipped to the right}}',
  title_row_slipped_left: '{count, plural, one {# row slipped to the left} other {# rows slipped to the left}}',
  title_row_of_more_values:
    '{count, plural, one {# row may have slipped to the right} other {# rows may have slipped to the right}}',
  title_row_beyond_headings:
    '{count, plural, one {# row goes on beyond the last heading} other {# rows go on beyond the last heading}}',
  title_placeholder_as_value:
    '{count, plural, one {# value says that there is none} other {# values say that there is none}}',
  title_placeholder_as_value_in_column:
    '{count, plural, one {# column has values that say there is none} other {# columns have values that say there is none}}',
  title_ditto_mark:
    '{count, plural, one {# value is a mark for the row above} other {# values are marks for the row above}}',
  title_ditto_mark_in_column:
    '{count, plural, one {# column has marks for the row above} other {# columns have marks for the row above}}',
  title_text_garbled: '{count, plural, one {# text has garbled letters} other {# texts have garbled letters}}',
  title_text_of_program:
    '{count, plural, one {# text is written for a program} other {# texts are written for a program}}',
  title_text_of_program_in_column:
    '{count, plural, one {# column has texts written for a program} other {# columns have texts written for a program}}',
  title_decimal_end_of_code:
    '{count, plural, one {# number has “.0” behind it} other {# numbers have “.0” behind them}}',
  title_several_codes:
    '{count, plural, one {# cell seems to hold several numbers} other {# cells seem to hold several numbers}}',
  title_several_codes_in_column:
    '{count, plural, one {# column seems to hold several numbers in a cell} other {# columns seem to hold several numbers in a cell}}',
  title_code_spelled_otherwise:
    '{count, plural, one {# number is written in another way} other {# numbers are written in another way}}',
  title_text_became_date:
    '{count, plural, one {# value was turned into a date} other {# values were turned into dates}}',
  title_text_became_date_in_column:
    '{count, plural, one {# column has values turned into dates} other {# columns have values turned into dates}}',
  title_value_of_merged_cell_in_column:
    '{count, plural, one {# column has merged cells} other {# columns have merged cells}}',
  title_merged_across_columns:
    '{count, plural, one {# cell is merged with the one beside it} other {# cells are merged with the ones beside them}}',
  title_merged_across_columns_in_column:
    '{count, plural, one {# column is merged with the one beside it} other {# columns are merged with the ones beside them}}',
  title_supplier_code_differs:
    '{count, plural, one {# row names another supplier code} other {# rows name another supplier code}}',
  title_mapping_account_number_missing:
    '{count, plural, one {# sheet has no column with the account number} other {# sheets have no column with the account number}}',
  title_mapping_field_unknown:
    '{count, plural, one {# column has a field that the service does not know} other {# columns have fields that the service does not know}}',
  title_mapping_field_twice:
    '{count, plural, one {# field is chosen for several columns} other {# fields are chosen for several columns}}',

  advice_of_service: 'Read what the service says at each of them, fix it, and make another dry run of these accounts.',
  /** Of a code without an advice. */
  advice_of_each: 'Read what each of them says.',
  advice_account_number_missing:
    'Type each number where it is missing. A row without one becomes no account. Such rows may go on with the account above them, as with a second holder. Then say in Map that a blank account number means the same as in the row above.',
  advice_rows_not_told_apart:
    'Choose in Map the field of the column that tells these rows apart. Then each has its own values, and you change nothing here.',
  advice_rows_disagree: 'Look which of the values is right, and use it for all rows of the account in one step.',
  advice_account_number_twice: 'Correct the number that is wrong. If several rows make an account, say so in Map.',
  advice_row_of_other_account:
    'Compare the account number of each row with your records: a mistyped one explains all the rest.',
  advice_value_lacking: 'Fill in what was forgotten. Where there is none, nothing has to be done.',
  advice_row_adds_nothing:
    'Each pair counts once. If they are two of a kind, say in Map what each row of the sheet is. Otherwise leave one of them out in Load.',
  advice_rows_differ_undecided:
    'Choose in Map the field of the column that tells these rows apart. Or leave it out there: then they count once. If each is one of its own, say in Map what each row of the sheet is.',
  advice_column_not_decided:
    'Choose in Map the field of the column, keep it in a note, or leave it out. So no account goes without what somebody has missed.',
  advice_row_copied: 'If one was meant for another account, correct it. Else there is nothing to do: it counts once.',
  advice_number_apart_by_zeros:
    'A spreadsheet takes zeros away from numbers. If these are the same, put the zeros in front of the whole column: then the sheets meet.',
  advice_account_mistyped: 'Compare each number with your records, and take what is suggested where it was meant.',
  advice_account_only_here:
    'Compare each number with your records: it may be mistyped, or its account is missing from the list.',
  advice_too_many_to_compare:
    'So many of one account mostly mean a wrong account number, or that another column holds it. Look at some.',
  advice_elements_nearly_alike: 'If two customers are one person, write the name alike in every row.',
  advice_split_too_few: 'Type the missing part, or only its separator where there is none.',
  advice_name_of_several:
    'Leave one person in each cell. For the others add columns of a second customer in your spreadsheet program, and load the file again.',
  advice_name_note_left_out: 'Put what matters into a note of the account.',
  advice_name_capitals_behind: 'Take capitals away that are a title or a degree; further first names may stay.',
  advice_name_capitals_first:
    'Compare one with your records. If the capitals are the first name, type last and first name with a comma between them.',
  advice_datetime_skipped: 'Choose the time zone of these times in Map.',
  advice_row_element_unclear: 'Fill in what tells the entries of the account apart.',
  advice_row_element_not_found: 'Compare what these rows name with the other sheets, and correct it.',
  advice_row_account_not_named: 'Fill in the account number, or what connects these rows with an account.',
  advice_row_account_not_found: 'Correct the number, or add the account it belongs to.',
  advice_row_account_unclear: 'Add the account number to these rows.',
  advice_table_read_apart:
    'Look in Map what is read of each table. Where both are one, give them the same columns in your spreadsheet program, and load the file again.',
  advice_table_left_out:
    'If a table is about accounts, include it in Load. If it goes on with the one above, give both the same columns in your spreadsheet program. Then load the file again.',
  advice_sheet_sideways:
    'Turn the sheet: each of its columns is then read as a row. Your file stays as it is, and you can turn it back in Load.',
  advice_sheet_without_account:
    'Choose the field that connects the sheet with the accounts, or leave the sheet out in Load.',
  advice_column_values_contradict: 'Look in Map what the column holds, and choose its field or leave it out.',
  advice_sheet_name_fills: 'Say in Map, at the sheet name below the columns, that it is right, or take it out there.',
  advice_sheet_left_out: 'If rows of a sheet belong to accounts, include it in Load; else there is nothing to do.',
  advice_constant_unreadable: 'Correct the value where it is said for every account.',
  advice_formula_failed: 'Type the values, or fix the formula in your spreadsheet program and load the file again.',
  advice_identifier_damaged:
    'The digits are gone from the file. Look the numbers up and type them, or export the column as text and load the file again.',
  advice_account_number_placeholder: 'Type the number of each account. Rows without one become no account.',
  advice_identifier_became_date:
    'Compare each with your records: your spreadsheet program may have made a date of a code.',
  advice_email_unreadable: 'Correct the addresses, or clear the cells: an account needs no e-mail address.',
  advice_email_of_several:
    'Leave one address in each cell. Where most cells have two, cut the column in Map, and give the second to another customer.',
  advice_phone_unreadable: 'Correct the numbers, or clear the cells: an account needs no phone number.',
  advice_phone_country_missing: 'Say of which country they are: then all of them can be read at once.',
  advice_phone_of_several: 'Leave one number in each cell. The others may have columns of their own.',
  advice_phone_plus_added:
    'Compare one with your records. If it is a number inside the country, type the zero in front.',
  advice_phone_unusual:
    'They may be of another country: then say of which. Else compare them with your records; the dry run decides.',
  advice_phone_extension_left_out: 'Put extensions that matter into a note of the account.',
  advice_date_unreadable:
    'Type each like the other dates of its column, or as year-month-day. Clear the cells of days that nobody knows. If all of them look right, choose another date order in Map.',
  advice_date_is_bare_number:
    'These are dates that lost their format. Compare one with your records, then take the suggestions.',
  advice_datetime_unreadable:
    'Type each as year-month-day and time. If all of them look right, choose another order in Map.',
  advice_date_order_open: 'Say in Map in which order day, month and year are written.',
  advice_decimal_unreadable:
    'Type digits only, or with CR or DR. If all of them look right, choose the other decimal mark in Map.',
  advice_balance_side_open:
    'Say in Map, at the values of the column, whether it holds what is owed or what is in credit.',
  advice_balance_meaning_open:
    'Say in Map, at the values of the column, whether it holds what is owed or what is in credit.',
  advice_balance_sign_not_said:
    'Say in Map what a positive balance means to the service. The operator of the platform knows it.',
  advice_amount_unit_not_said:
    'Say in Map whether the service takes amounts in whole units, or in pence or cents. The operator of the platform knows it.',
  advice_time_zone_open: 'Say in Map by which clock these times are.',
  advice_decimal_mark_open: 'Say in Map whether a point or a comma comes before the decimals.',
  advice_number_unreadable: 'Type digits only. If all of them look right, choose the other decimal mark in Map.',
  advice_integer_unreadable: 'Type whole numbers, digits only.',
  advice_yes_no_unreadable: 'Type yes or no, or say once what each word means.',
  advice_path_unreadable:
    'Type the way from the operator’s folder, such as letters/0007.pdf. What all of a column begin with, “Tidy values…” in Map takes off.',
  advice_json_unreadable: 'Correct the text, or clear the cells.',
  advice_country_unusual: 'Type a short code such as US or GB, or say once which country each word means.',
  advice_value_not_taken: 'Each cell says what the service takes there. What comes again and again can be translated.',
  advice_value_not_documented: 'They may be right: the dry run tells. What comes again and again can be translated.',
  advice_one_of_missing: 'Fill in what is missing, or clear the rest of the entry.',
  advice_name_missing: 'Choose the columns with the names in Map, or fill in the cells of these customers.',
  advice_list_expected: 'Choose the columns with the customer in Map, or fill in the cells of these accounts.',
  advice_value_needs_other:
    'Fill in the value that belongs to it, or clear both. Where no column gives it, choose one, or one value for all, in Map.',
  advice_value_not_alone:
    'Fill in the value that belongs to it, or clear both. Where no column gives it, choose one, or one value for all, in Map.',
  advice_element_twice: 'Leave out the column with the second in Map, or correct the number in its cell.',
  advice_elements_alike: 'If two entries are one and the same, write them alike in every row.',
  advice_date_in_future: 'Check the year of each date.',
  advice_date_long_ago: 'Check the year of each date.',
  advice_dates_out_of_order: 'Check which of the two dates is wrong.',
  advice_thing_in_two_accounts: 'Check which account each belongs to.',
  advice_supplier_code_differs: 'Check that these accounts belong to this import. The code of your connection is sent.',
  advice_heading_among_values: 'Choose the right row of headings in Load, or leave the row out there.',
  advice_heading_among_values_in_column: 'Choose the right row of headings in Load, or leave these rows out there.',
  advice_postcode_zeros_lost: 'Compare one with your records, then take the suggestions.',
  advice_postcode_zeros_lost_in_column: 'Compare some with your records, and have zeros put in front in Map.',
  advice_leading_zeros_lost: 'Compare one with your records, then take the suggestions.',
  advice_leading_zeros_lost_in_column: 'Compare some with your records, and have zeros put in front in Map.',
  advice_numbers_of_other_length_in_column: 'If zeros are missing, have them put in front in Map; else leave them.',
  advice_digits_lost: 'Compare them with your records: the last digits may be wrong.',
  advice_digits_lost_in_column:
    'Format the column as text in your spreadsheet program, fill it again, and load the file.',
  advice_long_numbers_shown_short_in_column: 'There is nothing to do: the whole numbers are sent.',
  advice_dates_from_1904_in_column: 'There is nothing to do, unless the dates are four years off.',
  advice_year_of_two_digits: 'If the years are read as they should be, take the suggestions or leave them.',
  advice_year_of_two_digits_in_column: 'Look whether the centuries are right. If they are, leave them.',
  advice_date_orders_mixed_in_column: 'Write all dates of the column in one order, or as year-month-day.',
  advice_day_and_month_swapped:
    'Compare one with your records, then take the suggestions: they have day and month the other way round.',
  advice_day_begun_in_evening:
    'Compare one with your records, then take the suggestions: each is the day after the one that is read.',
  advice_date_held_as_text: 'If day and month are right, take the suggestions or leave them.',
  advice_date_held_as_text_in_column: 'Look whether days and months are right. If they are, leave them.',
  advice_number_held_as_text: 'If they are read as they should be, leave them.',
  advice_number_held_as_text_in_column: 'If they are read as they should be, leave them.',
  advice_amount_of_three_decimals: 'Compare them with your records. If they are thousands, take the suggestions.',
  advice_sign_against_word:
    'If the words are right for the whole column, say so in Map, at its values: a credit is a positive amount. Otherwise take the suggestions.',
  advice_sign_against_word_in_column: 'Say at the values of the column in Map that a credit is a positive amount.',
  advice_side_beside_unused: 'Join the amounts in Map with the column beside them, or take the suggestions.',
  advice_number_among_texts: 'Look whether a value has slipped into the wrong column.',
  advice_number_among_texts_in_column: 'Check that these numbers stand in the right column.',
  advice_spaces_around: 'There is nothing to do: they are not sent.',
  advice_spaces_around_in_column: 'There is nothing to do: they are not sent.',
  advice_whole_address_as_street: 'Cut the column into street, town and postcode, or type the streets alone.',
  advice_whole_address_as_street_in_column: 'Cut the column into street, town and postcode.',
  advice_phone_zero_lost: 'Compare one with your records, then take the suggestions.',
  advice_text_cut_off: 'Shorten the text, or give the rest of it elsewhere.',
  advice_text_cut_off_in_column: 'Shorten the texts, or give the rest of them elsewhere.',
  advice_invisible_characters: 'Take the suggestions: they are the same texts without what nobody sees.',
  advice_invisible_characters_in_column: 'Take it out in your spreadsheet program, and load the file again.',
  advice_name_of_trial: 'Leave these rows out in Load, or set their accounts aside.',
  advice_name_of_trial_in_column: 'Leave these rows out in Load, or set their accounts aside.',
  advice_name_with_remark: 'Type the names alone. What should be known of a person can go into a note.',
  advice_name_with_remark_in_column: 'Take out what is no name in your spreadsheet program, and load the file again.',
  advice_title_or_name: 'Take forms of address and degrees out; names stay.',
  advice_title_or_name_in_column:
    'Take forms of address and degrees out in your spreadsheet program, and load the file again.',
  advice_people_in_name:
    'Leave one person in each cell. For the others add columns of a second customer in your spreadsheet program, and load the file again.',
  advice_people_in_name_in_column:
    'Give each person columns or a row of their own in your spreadsheet program, and load the file again.',
  advice_people_in_title:
    'If two people hold an account, give the second columns or a row of their own in your spreadsheet program. Then load the file again.',
  advice_people_in_title_in_column:
    'Give the second of two people columns or a row of their own in your spreadsheet program. Then load the file again.',
  advice_whole_name_as_family: 'Type the last names alone, or cut the column into first and last name in Map.',
  advice_whole_name_as_family_in_column: 'Cut the column into first and last name in Map.',
  advice_postcode_in_small_letters: 'Take the suggestions: postcodes are written in capitals.',
  advice_label_before_code: 'Take the suggestions, unless your records have these names in front of the numbers too.',
  advice_label_before_code_in_column: 'Have the names taken away in Map, unless your records have them too.',
  advice_label_sent_with_code: 'Compare them with your records, and type the numbers as those have them.',
  advice_label_sent_with_code_in_column: 'Have the names taken away in Map if your records have the numbers alone.',
  advice_country_in_postcode: 'Take the suggestions, and see that the country is in its own field.',
  advice_digits_apart: 'Take the suggestions, unless your records have these signs too.',
  advice_digits_apart_in_column:
    'Have blanks taken out in Map, and other signs in your spreadsheet program, unless your records have them too.',
  advice_amount_shown_rounded: 'Take the suggestions to send the amounts as they are shown; else leave them.',
  advice_quotes_around: 'Take the suggestions: they are the same values without the marks.',
  advice_amount_in_minor_unit_in_column:
    'Divide the column by 100 in your spreadsheet program, and load the file again.',
  advice_percentage_as_number: 'Check that they stand in the right column, and type the numbers that are meant.',
  advice_percentage_as_number_in_column: 'Choose another field for the column in Map if these are no amounts.',
  advice_words_among_codes: 'Leave rows that are no data out in Load: remarks, examples, the foot of a page.',
  advice_words_among_codes_in_column: 'Leave rows that are no data out in Load, or type the numbers.',
  advice_second_table_beside_in_column:
    'Leave its columns out. Or put the second table on a sheet of its own in your spreadsheet program, and load the file again.',
  advice_second_table_unread_in_column:
    'Put the second table on a sheet of its own in your spreadsheet program and load the file again. Or leave its columns out.',
  advice_words_in_postcode: 'Type the postcode alone, and the town where it belongs.',
  advice_words_in_postcode_in_column: 'Cut the column into postcode and town in Map.',
  advice_cells_slipped_right:
    'A cell was put in. Take what is suggested, and type the values of the other rows where they belong.',
  advice_cells_slipped_left:
    'A cell was taken out, and the others moved up. Take what is suggested. Type the values of the other rows where they belong, and look up those that are missing.',
  advice_row_slipped_right:
    'A value was cut in two where it holds the separator, or a separator stands there twice. Take what is suggested, and type the values of the other rows where they belong.',
  advice_row_slipped_left:
    'Two values stand in one cell, where a separator is missing. Take what is suggested, and type the values of the other rows where they belong.',
  advice_row_of_more_values:
    'Compare each row with your records. A value that holds the separator is cut in two, and the rest stands one column too far. If it is so, take what is suggested, or type the values where they belong.',
  advice_row_beyond_headings:
    'A value that holds the separator was cut in two, a separator stands there twice, or it is a remark. Take what is suggested, and compare the other rows with your records.',
  advice_placeholder_as_value: 'Clear the cells, or have nothing sent instead of these words in Map.',
  advice_placeholder_as_value_in_column: 'Have nothing sent instead of these words in Map, or clear the cells.',
  advice_ditto_mark: 'Type the value that each of them stands for.',
  advice_ditto_mark_in_column: 'Fill in the values in your spreadsheet program, and load the file again.',
  advice_text_garbled:
    'Correct the cells. Where there is a suggestion, take it. Where many are garbled, choose another encoding in Load.',
  advice_text_of_program: 'Type the texts as a person would write them.',
  advice_text_of_program_in_column:
    'Ask for the values in columns of their own. Or take such signs out in your spreadsheet program, and load the file again.',
  advice_decimal_end_of_code: 'Compare one with your records, then take the suggestions.',
  advice_several_codes: 'Give each number a row or a column of its own in your spreadsheet program.',
  advice_several_codes_in_column: 'Give each number a row or a column of its own in your spreadsheet program.',
  advice_code_spelled_otherwise: 'If the spellings mean the same, take the suggestions.',
  advice_text_became_date: 'Compare each with your records, and type what was meant.',
  advice_text_became_date_in_column:
    'Compare some with your records. Format the column as text in your spreadsheet program, fill it again, and load the file.',
  advice_value_of_merged_cell_in_column:
    'There is nothing to do, if each value is meant for all the rows its cell covers.',
  advice_merged_across_columns: 'Type what belongs into each of the two columns.',
  advice_merged_across_columns_in_column: 'Leave one of the two columns out.',
  advice_mapping_account_number_missing: 'Choose the column with the account number.',
  advice_mapping_field_unknown: 'Choose another field for the column, or leave it out.',
  advice_mapping_field_twice: 'Leave one of the columns out, or choose another field for it.',
  advice_phone_zero_added_in_column:
    'There is nothing to do, unless these numbers are of another country: then choose it in Map.',
  advice_datetime_twice: 'The first of the two times is sent. Correct those where the second is meant.',
  advice_name_one_word: 'Type first and last name where both are known; else leave it.',
  advice_name_of_company:
    'If a person is meant, type last and first name with a comma between them, such as Hall, John.',
  advice_periods_overlap: 'Check the days of both periods.',
  advice_sum_differs: 'Check which of the amounts is right.',
  advice_value_not_shown_for_kind: 'Check the type, or clear the value.',
}
