/** What problems of a kind are called together, by their codes; and what to do about all of them (`advice_`). */
import { type Title, titleMessages } from '../titles.ts'

const titles = {
  account_number_missing: '# account has no account number | # accounts have no account number',
  rows_not_told_apart:
    '# value differs in rows that nothing tells apart | # values differ in rows that nothing tells apart',
  rows_disagree: '# value is given twice, differently | # values are given twice, differently',
  account_number_twice: '# row has the account number of another | # rows have the account number of another',
  row_of_other_account: '# row may have the wrong account number | # rows may have the wrong account number',
  value_lacking: '# row lacks what nearly all others have | # rows lack what nearly all others have',
  row_adds_nothing: '# row says the same as another | # rows say the same as another',
  rows_differ_undecided:
    '# row differs only in a column that fills nothing | # rows differ only in columns that fill nothing',
  column_not_decided: '# value waits for a decision about its column | # values wait for a decision about their column',
  column_guessed: '# value fills a field that is a guess | # values fill a field that is a guess',
  address_blank:
    '# address is blank, and the account has another | # addresses are blank, and the accounts have another',
  row_copied: '# row is in the file twice | # rows are in the file twice',
  number_apart_by_zeros: '# number differs only by zeros in front | # numbers differ only by zeros in front',
  account_mistyped:
    '# row has an account number that is probably mistyped | # rows have account numbers that are probably mistyped',
  row_of_sent_account:
    '# row is probably of an account that was sent without it | # rows are probably of accounts that were sent without them',
  account_also_elsewhere:
    '# account probably has rows under another number | # accounts probably have rows under other numbers',
  account_perhaps_elsewhere:
    '# account may have rows under another number | # accounts may have rows under other numbers',
  number_sent_otherwise:
    '# account was already sent under a number written otherwise | # accounts were already sent under numbers written otherwise',
  number_known_otherwise:
    '# account number is written otherwise than it was sent | # account numbers are written otherwise than they were sent',
  account_only_here: '# row names an account that is not listed | # rows name accounts that are not listed',
  elements_nearly_alike: '# customer may be in twice | # customers may be in twice',
  too_many_to_compare: '# account has too many entries to compare | # accounts have too many entries to compare',
  address_not_cut: '# address can’t be cut into its parts | # addresses can’t be cut into their parts',
  address_town_unsure: '# town may be a county | # towns may be counties',
  split_too_few: '# value has too few parts | # values have too few parts',
  phone_of_several: '# cell holds several phone numbers | # cells hold several phone numbers',
  name_of_several: '# name is of several people | # names are of several people',
  name_of_company: '# name looks like a company’s | # names look like a company’s',
  name_left_whole: '# name is sent whole, as the last name | # names are sent whole, as last names',
  name_without_first: '# name ends with a comma | # names end with a comma',
  name_note_left_out: '# name loses what is in parentheses | # names lose what is in parentheses',
  name_capitals_first:
    '# name has its last name in front, in capitals | # names have their last name in front, in capitals',
  name_initial_behind: '# name ends with an initial | # names end with initials',
  name_capitals_behind: '# name has capitals behind it | # names have capitals behind them',
  name_one_word: '# name is a single word | # names are single words',
  datetime_skipped: '# time does not exist in its time zone | # times do not exist in their time zone',
  datetime_twice: '# time came twice in its time zone | # times came twice in their time zone',
  row_element_unclear: '# row does not say what it belongs to | # rows do not say what they belong to',
  row_account_not_named:
    '# row does not say which account it belongs to | # rows do not say which account they belong to',
  row_account_not_found: '# row belongs to no account of this file | # rows belong to no account of this file',
  row_account_unclear: '# row may belong to several accounts | # rows may belong to several accounts',
  formula_failed: '# cell holds a formula that gives no value | # cells hold a formula that gives no value',
  identifier_damaged: '# number has lost digits | # numbers have lost digits',
  account_number_placeholder: '# account number is only a placeholder | # account numbers are only placeholders',
  identifier_became_date: '# code was turned into a date | # codes were turned into dates',
  email_unreadable: '# e-mail address can’t be right | # e-mail addresses can’t be right',
  email_of_several: '# cell holds several e-mail addresses | # cells hold several e-mail addresses',
  phone_unreadable: '# phone number can’t be read | # phone numbers can’t be read',
  phone_country_missing: '# phone number has no country | # phone numbers have no country',
  phone_unusual: '# phone number is unusual | # phone numbers are unusual',
  phone_plus_added: '# phone number is read with a + in front | # phone numbers are read with a + in front',
  phone_extension_left_out: '# phone number loses its extension | # phone numbers lose their extension',
  date_unreadable: '# date can’t be read | # dates can’t be read',
  date_is_bare_number: '# date is a bare number | # dates are bare numbers',
  datetime_unreadable: '# date and time can’t be read | # dates and times can’t be read',
  date_order_open: '# column of dates can be read in two ways | # columns of dates can be read in two ways',
  decimal_unreadable: '# amount can’t be read | # amounts can’t be read',
  balance_side_open:
    '# balance does not say whether it is owed or in credit | # balances do not say whether they are owed or in credit',
  balance_meaning_open:
    '# column of balances does not say whose they are | # columns of balances do not say whose they are',
  balance_sign_not_said: '# balance waits for an answer in Map | # balances wait for an answer in Map',
  amount_unit_not_said: '# amount waits for an answer in Map | # amounts wait for an answer in Map',
  time_zone_open: '# column of times says no time zone | # columns of times say no time zone',
  transactions_below_zero: '# column has amounts below zero | # columns have amounts below zero',
  transactions_counted: '# column counts the transactions of its list | # columns count the transactions of their list',
  decimal_mark_open: '# column of amounts can be read in two ways | # columns of amounts can be read in two ways',
  number_with_side: '# number has CR or DR beside it | # numbers have CR or DR beside them',
  number_unreadable: '# number can’t be read | # numbers can’t be read',
  integer_unreadable: '# value is not a whole number | # values are not whole numbers',
  yes_no_unreadable: '# value is neither yes nor no | # values are neither yes nor no',
  path_unreadable: '# document path can’t be sent | # document paths can’t be sent',
  json_unreadable: '# list of names and values can’t be read | # lists of names and values can’t be read',
  country_unusual: '# country is unusual | # countries are unusual',
  value_not_taken: '# value would not be taken | # values would not be taken',
  value_not_documented: '# value is unusual | # values are unusual',
  elements_alike: '# entry may be in twice | # entries may be in twice',
  element_twice: '# entry is in an account twice | # entries are in an account twice',
  row_element_not_found: '# row names what its account does not have | # rows name what their account does not have',
  column_values_contradict:
    '# column is not used: its values contradict its heading | # columns are not used: their values contradict their headings',
  sheet_name_fills: '# sheet’s name fills a field | # sheets’ names fill a field',
  sheet_left_out: '# sheet is not used | # sheets are not used',
  table_read_apart: '# table below another is read by itself | # tables below others are read by themselves',
  table_left_out: '# table below another is not used | # tables below others are not used',
  sheet_sideways:
    '# sheet seems to have its rows and columns swapped | # sheets seem to have their rows and columns swapped',
  sheet_without_account: '# sheet belongs to no account | # sheets belong to no account',
  constant_unreadable: '# value for every account can’t be read | # values for every account can’t be read',
  one_of_missing: '# entry is not complete | # entries are not complete',
  name_missing: '# customer has no name | # customers have no name',
  account_of_nobody: '# account has nothing but a number | # accounts have nothing but a number',
  list_expected: '# account has no customer | # accounts have no customer',
  value_needs_other: '# value lacks the one that belongs to it | # values lack the one that belongs to them',
  value_not_alone:
    '# value can’t stand without the one that belongs to it | # values can’t stand without the ones that belong to them',
  number_again: '# entry has the number of another | # entries have the number of another',
  number_expected: '# transaction has no number of its own | # transactions have no number of their own',
  date_in_future: '# date is still to come | # dates are still to come',
  date_long_ago: '# date is very long ago | # dates are very long ago',
  dates_out_of_order: '# pair of dates is out of order | # pairs of dates are out of order',
  periods_overlap: '# period overlaps another | # periods overlap others',
  sum_differs: '# amount is not the sum of its parts | # amounts are not the sum of their parts',
  value_not_shown_for_kind: '# value does not go with its type | # values do not go with their type',
  thing_in_two_accounts: '# entry is in two accounts | # entries are in two accounts',
  heading_among_values: '# row seems to be a heading | # rows seem to be headings',
  heading_among_values_in_column: '# column holds words of headings | # columns hold words of headings',
  postcode_zeros_lost: '# postcode may have lost leading zeros | # postcodes may have lost leading zeros',
  postcode_zeros_lost_in_column:
    '# column of postcodes may have lost leading zeros | # columns of postcodes may have lost leading zeros',
  leading_zeros_lost: '# number may have lost leading zeros | # numbers may have lost leading zeros',
  leading_zeros_lost_in_column:
    '# column of numbers may have lost leading zeros | # columns of numbers may have lost leading zeros',
  numbers_of_other_length_in_column:
    '# column has numbers with fewer digits than the rest | # columns have numbers with fewer digits than the rest',
  last_digit_unfit: '# number has a last digit that does not fit | # numbers have a last digit that does not fit',
  last_digit_unfit_in_column:
    '# column has numbers with a last digit that does not fit | # columns have numbers with a last digit that does not fit',
  digits_lost: '# long number may have lost digits | # long numbers may have lost digits',
  digits_lost_in_column:
    '# column of long numbers may have lost digits | # columns of long numbers may have lost digits',
  long_numbers_shown_short_in_column: '# column shows long numbers in short | # columns show long numbers in short',
  dates_from_1904_in_column: '# column of dates counts from 1904 | # columns of dates count from 1904',
  year_of_two_digits: '# year has two digits | # years have two digits',
  year_of_two_digits_in_column: '# column has years of two digits | # columns have years of two digits',
  date_orders_mixed_in_column: '# column has dates in both orders | # columns have dates in both orders',
  day_and_month_swapped: '# date has day and month swapped | # dates have day and month swapped',
  day_begun_in_evening: '# date may be the day after | # dates may be the day after',
  date_held_as_text: '# date is text among dates | # dates are text among dates',
  date_held_as_text_in_column: '# column of dates holds text too | # columns of dates hold text too',
  number_held_as_text: '# number is held as text | # numbers are held as text',
  number_held_as_text_in_column: '# column of numbers holds text too | # columns of numbers hold text too',
  amount_of_three_decimals: '# amount has three decimals | # amounts have three decimals',
  sign_against_word: '# amount is read against its CR or DR | # amounts are read against their CR or DR',
  sign_against_word_in_column:
    '# column of amounts is read against its CR and DR | # columns of amounts are read against their CR and DR',
  letter_beside_unused:
    '# amount is beside a letter that may say CR or DR | # amounts are beside letters that may say CR or DR',
  side_beside_unused: '# amount is read without its CR or DR | # amounts are read without their CR or DR',
  number_among_texts: '# number stands among words | # numbers stand among words',
  number_among_texts_in_column: '# column has numbers among words | # columns have numbers among words',
  spaces_around: '# value has spaces around it | # values have spaces around them',
  spaces_around_in_column: '# column has spaces around its values | # columns have spaces around their values',
  cut_part_not_sent_in_column:
    '# column is cut, and a part is not sent | # columns are cut, and a part of each is not sent',
  cut_part_unlike: '# value is cut into parts unlike their fields | # values are cut into parts unlike their fields',
  landline_as_mobile_in_column:
    '# column of mobile numbers has landline numbers | # columns of mobile numbers have landline numbers',
  mobile_as_landline_in_column:
    '# column of landline numbers has mobile numbers | # columns of landline numbers have mobile numbers',
  whole_address_as_street: '# street is a whole address | # streets are whole addresses',
  whole_address_as_street_in_column:
    '# column of streets has whole addresses | # columns of streets have whole addresses',
  town_in_street: '# street has the town in it | # streets have the town in them',
  town_in_street_in_column: '# column of streets has the towns in it | # columns of streets have the towns in them',
  phone_zero_added_in_column:
    '# column has phone numbers without a zero in front | # columns have phone numbers without a zero in front',
  phone_zero_lost: '# phone number lost its zero in front | # phone numbers lost their zero in front',
  text_cut_off: '# text is cut off at 32,767 characters | # texts are cut off at 32,767 characters',
  text_cut_off_in_column:
    '# column has texts cut off at 32,767 characters | # columns have texts cut off at 32,767 characters',
  invisible_characters: '# value holds something invisible | # values hold something invisible',
  invisible_characters_in_column:
    '# column has something invisible in its values | # columns have something invisible in their values',
  name_of_trial: '# account may be a trial | # accounts may be trials',
  name_of_trial_in_column: '# column of names is of trials | # columns of names are of trials',
  name_with_remark: '# name holds more than a name | # names hold more than a name',
  name_with_remark_in_column: '# column of names holds more than names | # columns of names hold more than names',
  title_or_name: '# word may be a form of address or a name | # words may be forms of address or names',
  title_or_name_in_column:
    '# column has words that may be forms of address or names | # columns have words that may be forms of address or names',
  name_unlike_others: '# name may be an organisation’s | # names may be organisations’',
  people_in_name: '# name is of several people | # names are of several people',
  people_in_name_in_column:
    '# column of names has several people in a cell | # columns of names have several people in a cell',
  people_in_title: '# account may lack its second customer | # accounts may lack their second customer',
  people_in_title_in_column:
    '# column has one name where two people are meant | # columns have one name where two people are meant',
  whole_name_as_family: '# last name is a whole name | # last names are whole names',
  whole_name_as_family_in_column: '# column of last names has whole names | # columns of last names have whole names',
  postcode_in_small_letters: '# postcode is not in capitals | # postcodes are not in capitals',
  label_before_code: '# number has its name in front of it | # numbers have their names in front of them',
  label_before_code_in_column: '# column has names in front of numbers | # columns have names in front of numbers',
  label_sent_with_code: '# number is sent with its name in front | # numbers are sent with their names in front',
  label_sent_with_code_in_column:
    '# column of numbers is sent with names in front | # columns of numbers are sent with names in front',
  country_in_postcode: '# postcode holds its country | # postcodes hold their country',
  digits_apart: '# number has signs between its digits | # numbers have signs between their digits',
  digits_apart_in_column: '# column has signs between digits | # columns have signs between digits',
  amount_shown_rounded: '# amount has more decimals than it shows | # amounts have more decimals than they show',
  quotes_around: '# value has quotation marks around it | # values have quotation marks around them',
  total_differs_in_column:
    '# column does not add up to the file’s own total | # columns do not add up to the file’s own totals',
  amount_in_minor_unit_in_column: '# column has amounts in pence or cents | # columns have amounts in pence or cents',
  percentage_as_number: '# number is a percentage | # numbers are percentages',
  percentage_as_number_in_column: '# column of numbers has percentages | # columns of numbers have percentages',
  words_among_codes: '# number is words | # numbers are words',
  words_among_codes_in_column: '# column of numbers has words | # columns of numbers have words',
  second_table_unread_in_column:
    '# sheet may hold a second table that is not read | # sheets may hold a second table that is not read',
  second_table_beside_in_column: '# sheet may hold two tables side by side | # sheets may hold two tables side by side',
  postcode_sign_mistaken:
    '# postcode has a letter for a digit, or the reverse | # postcodes have letters for digits, or the reverse',
  code_of_other_form: '# number is unlike the others | # numbers are unlike the others',
  mark_beside_value: '# value has a mark or remark beside it | # values have marks or remarks beside them',
  currency_differs: '# amount is in another currency | # amounts are in another currency',
  words_in_postcode: '# postcode holds a word | # postcodes hold words',
  words_in_postcode_in_column: '# column of postcodes has words | # columns of postcodes have words',
  cells_slipped_right: '# row slipped to the right | # rows slipped to the right',
  cells_slipped_left: '# row slipped to the left | # rows slipped to the left',
  row_slipped_right: '# row slipped to the right | # rows slipped to the right',
  row_slipped_left: '# row slipped to the left | # rows slipped to the left',
  row_of_more_values: '# row may have slipped to the right | # rows may have slipped to the right',
  row_beyond_headings: '# row goes on beyond the last heading | # rows go on beyond the last heading',
  placeholder_as_value: '# value says that there is none | # values say that there is none',
  placeholder_as_value_in_column:
    '# column has values that say there is none | # columns have values that say there is none',
  address_elsewhere: '# address only points to another one | # addresses only point to another one',
  ditto_mark: '# value is a mark for the row above | # values are marks for the row above',
  ditto_mark_in_column: '# column has marks for the row above | # columns have marks for the row above',
  text_garbled: '# text has garbled letters | # texts have garbled letters',
  text_of_program: '# text is written for a program | # texts are written for a program',
  text_of_program_in_column: '# column has texts written for a program | # columns have texts written for a program',
  decimal_end_of_code: '# number has “.0” behind it | # numbers have “.0” behind them',
  several_codes: '# cell seems to hold several numbers | # cells seem to hold several numbers',
  several_codes_in_column:
    '# column seems to hold several numbers in a cell | # columns seem to hold several numbers in a cell',
  code_spelled_otherwise: '# number is written in another way | # numbers are written in another way',
  text_became_date: '# value was turned into a date | # values were turned into dates',
  text_became_date_in_column: '# column has values turned into dates | # columns have values turned into dates',
  value_struck_out: '# value is struck through in the file | # values are struck through in the file',
  value_of_many_in_column: '# column has one value for many accounts | # columns have one value for many accounts',
  value_of_merged_cell_in_column: '# column has merged cells | # columns have merged cells',
  merged_across_columns: '# cell is merged with the one beside it | # cells are merged with the ones beside them',
  merged_across_columns_in_column:
    '# column is merged with the one beside it | # columns are merged with the ones beside them',
  supplier_code_differs: '# row names another supplier code | # rows name another supplier code',
  mapping_account_number_missing:
    '# sheet has no column with the account number | # sheets have no column with the account number',
  mapping_field_unknown:
    '# column has a field that the service does not know | # columns have fields that the service does not know',
  mapping_field_twice: '# field is chosen for several columns | # fields are chosen for several columns',
} satisfies Readonly<Record<string, Title>>

export type Titled = keyof typeof titles

export const problems = {
  title_of_service: 'The service refuses {count, plural, one {# value} other {# values}}: {code}',
  /** Of a code without a title: what the first of them says. */
  title_of_first: '{count, plural, one {{words}} other {# times: {words}}}',
  ...titleMessages(titles),

  advice_of_service:
    'Read what the service says at each of them, and fix it. Then {isTried, select, true {ask it again by a dry run of these accounts} other {send what is added to them again, in Add}}.',
  /** Of a code without an advice. */
  advice_of_each: 'Read what each of them says.',
  advice_account_number_missing:
    'Type each number where it is missing. A row without one becomes no account. Such rows may go on with the account above them, as with a second holder. Then say in Map that a blank account number means the same as in the row above.',
  advice_rows_not_told_apart:
    'In Map, say that each row is one of its own. Or choose there the field of the column that tells these rows apart. Then each has its own values, and you change nothing here.',
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
    'Choose in Map the field of the column, keep it in a note, or leave it out. Where it says which accounts have ended, these can be set aside there. So no account goes without what somebody has missed.',
  advice_column_guessed: 'Say in Map that the field is right, choose another, or leave the column out.',
  advice_address_blank:
    'Say in Map what a blank address means: the account’s other address, or none. Where the account has several others, or the country is another, type the address.',
  advice_row_copied: 'If one was meant for another account, correct it. Else there is nothing to do: it counts once.',
  advice_number_apart_by_zeros:
    'A spreadsheet takes zeros away from numbers. If a whole column lacks them, put them in front of it: then the sheets meet. Of single numbers take what is suggested.',
  advice_account_mistyped: 'Compare each number with your records, and take what is suggested where it was meant.',
  advice_row_of_sent_account:
    'Enter on the platform what is missing there. Then set the account of these rows aside here: nothing more is sent of it.',
  advice_account_also_elsewhere:
    'Once sent, an account takes no more rows. Give these rows its number, or set the other account aside.',
  advice_account_perhaps_elsewhere: 'Compare both numbers with your records, and correct the one that is mistyped.',
  advice_number_sent_otherwise:
    'A spreadsheet takes zeros away from numbers. Take what is suggested: what was sent is known again then, and not created twice.',
  advice_number_known_otherwise:
    'The service knows an account by exactly one writing of its number. Take the suggestion where that account is meant. If the platform has an account with the number as it stands, leave it.',
  advice_account_only_here:
    'Compare each number with your records: it may be mistyped, or its account is missing from the list.',
  advice_too_many_to_compare:
    'So many of one account mostly mean a wrong account number, or that another column holds it. Look at some.',
  advice_elements_nearly_alike: 'If two customers are one person, write the name alike in every row.',
  advice_address_not_cut: 'Write street, town and postcode with a comma behind the street.',
  advice_address_town_unsure: 'Look whether each is a town. Where it is a county, write the town before the postcode.',
  advice_split_too_few: 'Type the missing part. Where there is none, type only the comma, or what else parts it.',
  advice_name_of_several:
    'Leave one person in each cell. For the others add a column, such as “Customer 2 name”, in your spreadsheet program. Then load the file again.',
  advice_name_note_left_out: 'Put what matters into a note of the account.',
  advice_name_capitals_behind: 'Take capitals away that are a title or a degree; further first names may stay.',
  advice_name_initial_behind:
    'Compare one with your records. If the first name stands in front, type last and first name with a comma between them.',
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
    'They may be of another country: then say of which. Else compare them with your records; {isTried, select, true {the dry run decides} other {the service decides when they are sent}}.',
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
  advice_transactions_below_zero:
    'Ask the operator what a minus means, and which type refunds and returned payments have. Where they are among payments, choose in Map a column with the types. If it is right so, say that there.',
  advice_transactions_counted:
    'Choose numbers that no other list has, or join these with the date in Map: a service leaves out what has a number that it knows.',
  advice_decimal_mark_open: 'Say in Map whether a point or a comma comes before the decimals.',
  advice_number_with_side:
    'Ask the operator which of these have a minus. Then type the numbers alone. Where CR or DR has a column of its own, leave that out in Map first.',
  advice_number_unreadable: 'Type digits only. If all of them look right, choose the other decimal mark in Map.',
  advice_integer_unreadable: 'Type whole numbers, digits only.',
  advice_yes_no_unreadable: 'Type yes or no, or say once what each word means.',
  advice_path_unreadable:
    'Type the way from the operator’s folder, such as letters/0007.pdf. What all of a column begin with, “Tidy values…” in Map takes off.',
  advice_json_unreadable: 'Correct the text, or clear the cells.',
  advice_country_unusual: 'Type a short code such as US or GB, or say once which country each word means.',
  advice_value_not_taken: 'Each cell says what the service takes there. What comes again and again can be translated.',
  advice_value_not_documented:
    'They may be right: {isTried, select, true {the dry run tells} other {the service tells when they are sent}}. What comes again and again can be translated.',
  advice_one_of_missing: 'Fill in what is missing, or clear the rest of the entry.',
  advice_name_missing: 'Choose the columns with the names in Map, or fill in the cells of these customers.',
  advice_account_of_nobody:
    'Choose the columns with names, addresses or supply points in Map, or fill in their cells. A list of payments or notes is loaded as additions.',
  advice_list_expected: 'Choose the columns with the customer in Map, or fill in the cells of these accounts.',
  advice_value_needs_other:
    'Fill in the value that belongs to it, or clear both. Where no column gives it, choose one, or one value for all, in Map.',
  advice_value_not_alone:
    'Fill in the value that belongs to it, or clear both. Where no column gives it, choose one, or one value for all, in Map.',
  advice_number_expected:
    'The service may refuse them, and can’t tell them from those added before. Choose the column with their numbers in Map. If there is none, add one to your spreadsheet: a number for each that no later list uses again, such as the date with a running number.',
  advice_number_again:
    'The service may take entries of one number for one, and add only the first. Give each a number of its own. If the column holds no such numbers, choose another field for it in Map, or leave it out.',
  advice_element_twice: 'Leave out the column with the second in Map, or correct the number in its cell.',
  advice_elements_alike: 'If two entries are one and the same, write them alike in every row.',
  advice_date_in_future: 'Check the year of each date.',
  advice_date_long_ago: 'Check the year of each date.',
  advice_dates_out_of_order: 'Check which of the two dates is wrong.',
  advice_thing_in_two_accounts: 'Check which account each belongs to.',
  advice_supplier_code_differs:
    'Check that these accounts belong to the supplier of your connection. Its code is sent.',
  advice_heading_among_values: 'Choose the right row of headings in Load, or leave the row out there.',
  advice_heading_among_values_in_column: 'Choose the right row of headings in Load, or leave these rows out there.',
  advice_postcode_zeros_lost: 'Compare one with your records, then take the suggestions.',
  advice_postcode_zeros_lost_in_column: 'Compare some with your records, and have zeros put in front in Map.',
  advice_leading_zeros_lost: 'Compare one with your records, then take the suggestions.',
  advice_leading_zeros_lost_in_column: 'Compare some with your records, and have zeros put in front in Map.',
  advice_numbers_of_other_length_in_column: 'If zeros are missing, have them put in front in Map; else leave them.',
  advice_last_digit_unfit: 'Compare each with your records: the last digit checks the others.',
  advice_last_digit_unfit_in_column: 'Compare them with your records: the last digit checks the others.',
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
  advice_number_held_as_text: 'If what is read is right, there is nothing to do.',
  advice_number_held_as_text_in_column: 'If what is read is right, there is nothing to do.',
  advice_amount_of_three_decimals: 'Compare them with your records. If they are thousands, take the suggestions.',
  advice_sign_against_word:
    'If the words are right for the whole column, say so in Map, at its values: a credit is a positive amount. Otherwise take the suggestions.',
  advice_sign_against_word_in_column: 'Say at the values of the column in Map that a credit is a positive amount.',
  advice_letter_beside_unused:
    'If the letters say whose each amount is, join them in Map with the amounts. If they say something else, leave their column out there.',
  advice_side_beside_unused: 'Join the amounts in Map with the column beside them, or take the suggestions.',
  advice_number_among_texts: 'Look whether a value has slipped into the wrong column.',
  advice_number_among_texts_in_column: 'Check that these numbers stand in the right column.',
  advice_spaces_around: 'There is nothing to do: they are not sent.',
  advice_spaces_around_in_column: 'There is nothing to do: they are not sent.',
  advice_cut_part_not_sent_in_column:
    'Give the part a field in Map, at “Values” of its column. If nobody needs it, say there that this is right.',
  advice_cut_part_unlike: 'Type the parts of each in the order of the fields. Or cut the column in another way in Map.',
  advice_landline_as_mobile_in_column:
    'Choose the field for landlines in Map if most are that, or move them into a column of their own.',
  advice_mobile_as_landline_in_column:
    'Choose the field for mobiles in Map if most are that. Otherwise leave them, or move them into a column of their own.',
  advice_whole_address_as_street: 'Type each part where it belongs, or cut the column into street, town and postcode.',
  advice_whole_address_as_street_in_column: 'Cut the column into street, town and postcode.',
  advice_town_in_street: 'Cut the column into street and town.',
  advice_town_in_street_in_column: 'Cut the column into street and town.',
  advice_phone_zero_lost: 'Compare one with your records, then take the suggestions.',
  advice_text_cut_off: 'Shorten the text, or give the rest of it elsewhere.',
  advice_text_cut_off_in_column: 'Shorten the texts, or give the rest of them elsewhere.',
  advice_invisible_characters: 'Take the suggestions: they are the same texts without what nobody sees.',
  advice_invisible_characters_in_column: 'Take it out in your spreadsheet program, and load the file again.',
  advice_name_of_trial: 'Leave these rows out in Load, or set their accounts aside.',
  advice_name_of_trial_in_column: 'Leave these rows out in Load, or set their accounts aside.',
  advice_name_with_remark: 'Type the names alone. What should be known of a person can go into a note.',
  advice_name_with_remark_in_column: 'Take out what is no name in your spreadsheet program, and load the file again.',
  advice_name_without_first: 'If there is a first name, type it behind the comma.',
  advice_name_unlike_others:
    'Put a comma behind the name of an organisation: it is then sent whole, as the last name. Names of people stay.',
  advice_title_or_name: 'Take forms of address and degrees out; names stay.',
  advice_title_or_name_in_column:
    'Take forms of address and degrees out in your spreadsheet program, and load the file again.',
  advice_people_in_name:
    'Leave one person in each cell. For the others add a column, such as “Customer 2 name”, in your spreadsheet program. Then load the file again.',
  advice_people_in_name_in_column:
    'Give each person a column or a row of their own in your spreadsheet program, and load the file again.',
  advice_people_in_title:
    'If two people hold an account, give the second a column or row in your spreadsheet program. Then load the file again.',
  advice_people_in_title_in_column:
    'Give the second of two people a column or a row of their own in your spreadsheet program. Then load the file again.',
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
  advice_total_differs_in_column:
    'Look for a row that is missing, left out or there twice, and load the complete file.',
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
  advice_postcode_sign_mistaken: 'Compare one with your records, then take the suggestions.',
  advice_code_of_other_form: 'Compare them with your records, and leave those that are right.',
  advice_mark_beside_value: 'Type the values alone. What people should know can go into a note.',
  advice_currency_differs: 'Only numbers are sent: type these amounts in the currency of the others.',
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
  advice_address_elsewhere:
    'Where there is a suggestion, take it: it copies the other address. Elsewhere type the address.',
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
  advice_value_struck_out: 'Leave rows that are no more out in Load, and clear or correct values that are no more.',
  advice_value_of_many_in_column:
    'If the value stands in for what nobody knows, clear it: find and replace does so at once.',
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
  advice_name_left_whole: 'A business may stay so. Of a person type the name alone, and keep the rest in a note.',
  advice_periods_overlap: 'Check the days of both periods.',
  advice_sum_differs: 'Check which of the amounts is right.',
  advice_value_not_shown_for_kind: 'Check the type, or clear the value.',
}
