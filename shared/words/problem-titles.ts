/** What many problems of one kind are called together: "5 phone numbers can't be read". */
import type { OurCode } from '../issue-words.ts'
import { sayMessage } from '../messages/say.ts'
import type { Issue } from '../result.ts'
import { wordMap } from '../word-map.ts'
import { showNumber } from './phrases.ts'

/** For one, and for several; `#` stands for the number. */
type Title = readonly [one: string, several: string]

const titles = wordMap<Title>({
  account_number_missing: ['1 account has no account number', '# accounts have no account number'],
  rows_not_told_apart: [
    '1 value differs in rows that nothing tells apart',
    '# values differ in rows that nothing tells apart',
  ],
  rows_disagree: ['1 value is given twice, differently', '# values are given twice, differently'],
  account_number_twice: ['1 account number comes again', '# account numbers come again'],
  row_of_other_account: ['1 row may have the wrong account number', '# rows may have the wrong account number'],
  value_lacking: ['1 row lacks what nearly all others have', '# rows lack what nearly all others have'],
  row_adds_nothing: ['1 row says the same as another', '# rows say the same as another'],
  rows_differ_undecided: [
    '1 row differs only in a column that fills nothing',
    '# rows differ only in columns that fill nothing',
  ],
  column_not_decided: [
    '1 value waits for a decision about its column',
    '# values wait for a decision about their column',
  ],
  row_copied: ['1 row is in the file twice', '# rows are in the file twice'],
  number_apart_by_zeros: ['1 number differs only by zeros in front', '# numbers differ only by zeros in front'],
  account_mistyped: [
    '1 row has an account number that is probably mistyped',
    '# rows have account numbers that are probably mistyped',
  ],
  account_only_here: ['1 row names an account that is not listed', '# rows name accounts that are not listed'],
  elements_nearly_alike: ['1 customer may be in twice', '# customers may be in twice'],
  too_many_to_compare: ['1 account has too many entries to compare', '# accounts have too many entries to compare'],
  split_too_few: ['1 value has too few parts', '# values have too few parts'],
  phone_of_several: ['1 cell holds several phone numbers', '# cells hold several phone numbers'],
  name_of_several: ['1 name is of several people', '# names are of several people'],
  name_of_company: ['1 name looks like a company’s', '# names look like a company’s'],
  name_note_left_out: ['1 name loses what is in parentheses', '# names lose what is in parentheses'],
  name_capitals_first: [
    '1 name has its last name in front, in capitals',
    '# names have their last name in front, in capitals',
  ],
  name_capitals_behind: ['1 name has capitals behind it', '# names have capitals behind them'],
  name_one_word: ['1 name is a single word', '# names are single words'],
  datetime_skipped: ['1 time does not exist in its time zone', '# times do not exist in their time zone'],
  datetime_twice: ['1 time came twice in its time zone', '# times came twice in their time zone'],
  row_element_unclear: ['1 row does not say what it belongs to', '# rows do not say what they belong to'],
  row_account_not_named: [
    '1 row does not say which account it belongs to',
    '# rows do not say which account they belong to',
  ],
  row_account_not_found: ['1 row belongs to no account of this file', '# rows belong to no account of this file'],
  row_account_unclear: ['1 row may belong to several accounts', '# rows may belong to several accounts'],
  formula_failed: ['1 cell holds a formula that gives no value', '# cells hold a formula that gives no value'],
  identifier_damaged: ['1 number has lost digits', '# numbers have lost digits'],
  account_number_placeholder: ['1 account number is only a placeholder', '# account numbers are only placeholders'],
  identifier_became_date: ['1 code was turned into a date', '# codes were turned into dates'],
  email_unreadable: ["1 e-mail address can't be right", "# e-mail addresses can't be right"],
  email_of_several: ['1 cell holds several e-mail addresses', '# cells hold several e-mail addresses'],
  phone_unreadable: ["1 phone number can't be read", "# phone numbers can't be read"],
  phone_country_missing: ['1 phone number has no country', '# phone numbers have no country'],
  phone_unusual: ['1 phone number is unusual', '# phone numbers are unusual'],
  phone_plus_added: ['1 phone number is read with a + in front', '# phone numbers are read with a + in front'],
  phone_extension_left_out: ['1 phone number loses its extension', '# phone numbers lose their extension'],
  date_unreadable: ["1 date can't be read", "# dates can't be read"],
  date_is_bare_number: ['1 date is a bare number', '# dates are bare numbers'],
  datetime_unreadable: ["1 date and time can't be read", "# dates and times can't be read"],
  date_order_open: ['1 column of dates can be read in two ways', '# columns of dates can be read in two ways'],
  decimal_unreadable: ["1 amount can't be read", "# amounts can't be read"],
  balance_side_open: [
    '1 balance does not say whether it is owed or in credit',
    '# balances do not say whether they are owed or in credit',
  ],
  balance_meaning_open: [
    '1 column of balances does not say whose they are',
    '# columns of balances do not say whose they are',
  ],
  balance_sign_not_said: ['1 balance waits for an answer in Connect', '# balances wait for an answer in Connect'],
  amount_unit_not_said: ['1 amount waits for an answer in Connect', '# amounts wait for an answer in Connect'],
  decimal_mark_open: ['1 column of amounts can be read in two ways', '# columns of amounts can be read in two ways'],
  number_unreadable: ["1 number can't be read", "# numbers can't be read"],
  integer_unreadable: ['1 value is not a whole number', '# values are not whole numbers'],
  yes_no_unreadable: ['1 value is neither yes nor no', '# values are neither yes nor no'],
  path_unreadable: ["1 document path can't be sent", "# document paths can't be sent"],
  json_unreadable: ["1 JSON object can't be read", "# JSON objects can't be read"],
  country_unusual: ['1 country is unusual', '# countries are unusual'],
  value_not_taken: ['1 value would not be taken', '# values would not be taken'],
  value_not_documented: ['1 value is unusual', '# values are unusual'],
  elements_alike: ['1 entry may be in twice', '# entries may be in twice'],
  element_twice: ['1 entry is in an account twice', '# entries are in an account twice'],
  row_element_not_found: ['1 row names what its account does not have', '# rows name what their account does not have'],
  column_values_contradict: [
    '1 column is left out: its values contradict its heading',
    '# columns are left out: their values contradict their headings',
  ],
  sheet_name_fills: ['1 sheet’s name fills a field', '# sheets’ names fill a field'],
  sheet_left_out: ['1 sheet is left out', '# sheets are left out'],
  table_read_apart: ['1 table below another is read by itself', '# tables below others are read by themselves'],
  table_left_out: ['1 table below another is left out', '# tables below others are left out'],
  sheet_sideways: ['1 sheet seems to lie on its side', '# sheets seem to lie on their sides'],
  sheet_without_account: ['1 sheet belongs to no account', '# sheets belong to no account'],
  constant_unreadable: ["1 value for every account can't be read", "# values for every account can't be read"],
  one_of_missing: ['1 entry is not complete', '# entries are not complete'],
  name_missing: ['1 customer has no name', '# customers have no name'],
  list_expected: ['1 account has no customer', '# accounts have no customer'],
  value_needs_other: ['1 value lacks the one that belongs to it', '# values lack the one that belongs to them'],
  value_not_alone: [
    '1 value can’t stand without the one that belongs to it',
    '# values can’t stand without the ones that belong to them',
  ],
  date_in_future: ['1 date is still to come', '# dates are still to come'],
  date_long_ago: ['1 date is very long ago', '# dates are very long ago'],
  dates_out_of_order: ['1 pair of dates is out of order', '# pairs of dates are out of order'],
  periods_overlap: ['1 period overlaps another', '# periods overlap others'],
  sum_differs: ['1 amount is not the sum of its parts', '# amounts are not the sum of their parts'],
  value_not_shown_for_kind: ['1 value does not go with its type', '# values do not go with their type'],
  thing_in_two_accounts: ['1 entry is in two accounts', '# entries are in two accounts'],
  heading_among_values: ['1 row seems to be a heading', '# rows seem to be headings'],
  heading_among_values_in_column: ['1 column holds words of headings', '# columns hold words of headings'],
  postcode_zeros_lost: ['1 postcode may have lost leading zeros', '# postcodes may have lost leading zeros'],
  postcode_zeros_lost_in_column: [
    '1 column of postcodes may have lost leading zeros',
    '# columns of postcodes may have lost leading zeros',
  ],
  leading_zeros_lost: ['1 number may have lost leading zeros', '# numbers may have lost leading zeros'],
  leading_zeros_lost_in_column: [
    '1 column of numbers may have lost leading zeros',
    '# columns of numbers may have lost leading zeros',
  ],
  numbers_of_other_length_in_column: [
    '1 column has numbers with fewer digits than the rest',
    '# columns have numbers with fewer digits than the rest',
  ],
  digits_lost: ['1 long number may have lost digits', '# long numbers may have lost digits'],
  digits_lost_in_column: [
    '1 column of long numbers may have lost digits',
    '# columns of long numbers may have lost digits',
  ],
  long_numbers_shown_short_in_column: ['1 column shows long numbers in short', '# columns show long numbers in short'],
  dates_from_1904_in_column: ['1 column of dates counts from 1904', '# columns of dates count from 1904'],
  year_of_two_digits: ['1 year has two digits', '# years have two digits'],
  year_of_two_digits_in_column: ['1 column has years of two digits', '# columns have years of two digits'],
  date_orders_mixed_in_column: ['1 column has dates in both orders', '# columns have dates in both orders'],
  day_and_month_swapped: ['1 date has day and month swapped', '# dates have day and month swapped'],
  day_begun_in_evening: ['1 date may be the day after', '# dates may be the day after'],
  date_held_as_text: ['1 date is text among dates', '# dates are text among dates'],
  date_held_as_text_in_column: ['1 column of dates holds text too', '# columns of dates hold text too'],
  number_held_as_text: ['1 number is held as text', '# numbers are held as text'],
  number_held_as_text_in_column: ['1 column of numbers holds text too', '# columns of numbers hold text too'],
  amount_of_three_decimals: ['1 amount has three decimals', '# amounts have three decimals'],
  sign_against_word: ['1 amount is read against its CR or DR', '# amounts are read against their CR or DR'],
  sign_against_word_in_column: [
    '1 column of amounts is read against its CR and DR',
    '# columns of amounts are read against their CR and DR',
  ],
  side_beside_unused: ['1 amount is read without its CR or DR', '# amounts are read without their CR or DR'],
  number_among_texts: ['1 number stands among words', '# numbers stand among words'],
  spaces_around: ['1 value has spaces around it', '# values have spaces around them'],
  spaces_around_in_column: ['1 column has spaces around its values', '# columns have spaces around their values'],
  whole_address_as_street: ['1 street is a whole address', '# streets are whole addresses'],
  whole_address_as_street_in_column: [
    '1 column of streets has whole addresses',
    '# columns of streets have whole addresses',
  ],
  phone_zero_added: ['1 phone number has no zero in front', '# phone numbers have no zero in front'],
  phone_zero_added_in_column: [
    '1 column has phone numbers without a zero in front',
    '# columns have phone numbers without a zero in front',
  ],
  phone_zero_lost: ['1 phone number lost its zero in front', '# phone numbers lost their zero in front'],
  text_cut_off: ['1 text is cut off at 32,767 characters', '# texts are cut off at 32,767 characters'],
  text_cut_off_in_column: [
    '1 column has texts cut off at 32,767 characters',
    '# columns have texts cut off at 32,767 characters',
  ],
  invisible_characters: ['1 value holds something invisible', '# values hold something invisible'],
  invisible_characters_in_column: [
    '1 column has something invisible in its values',
    '# columns have something invisible in their values',
  ],
  name_of_trial: ['1 account may be a trial', '# accounts may be trials'],
  name_of_trial_in_column: ['1 column of names is of trials', '# columns of names are of trials'],
  name_with_remark: ['1 name holds more than a name', '# names hold more than a name'],
  name_with_remark_in_column: ['1 column of names holds more than names', '# columns of names hold more than names'],
  title_or_name: ['1 word may be a form of address or a name', '# words may be forms of address or names'],
  title_or_name_in_column: [
    '1 column has words that may be forms of address or names',
    '# columns have words that may be forms of address or names',
  ],
  people_in_name: ['1 name is of several people', '# names are of several people'],
  people_in_name_in_column: [
    '1 column of names has several people in a cell',
    '# columns of names have several people in a cell',
  ],
  people_in_title: ['1 account may lack its second customer', '# accounts may lack their second customer'],
  people_in_title_in_column: [
    '1 column has one name where two people are meant',
    '# columns have one name where two people are meant',
  ],
  whole_name_as_family: ['1 last name is a whole name', '# last names are whole names'],
  whole_name_as_family_in_column: [
    '1 column of last names has whole names',
    '# columns of last names have whole names',
  ],
  postcode_in_small_letters: ['1 postcode is not in capitals', '# postcodes are not in capitals'],
  label_before_code: ['1 number has its name in front of it', '# numbers have their names in front of them'],
  label_before_code_in_column: ['1 column has names in front of numbers', '# columns have names in front of numbers'],
  label_sent_with_code: ['1 number is sent with its name in front', '# numbers are sent with their names in front'],
  label_sent_with_code_in_column: [
    '1 column of numbers is sent with names in front',
    '# columns of numbers are sent with names in front',
  ],
  country_in_postcode: ['1 postcode holds its country', '# postcodes hold their country'],
  digits_apart: ['1 number has signs between its digits', '# numbers have signs between their digits'],
  digits_apart_in_column: ['1 column has signs between digits', '# columns have signs between digits'],
  amount_shown_rounded: ['1 amount has more decimals than it shows', '# amounts have more decimals than they show'],
  quotes_around: ['1 value has quotation marks around it', '# values have quotation marks around them'],
  amount_in_minor_unit_in_column: [
    '1 column has amounts in pence or cents',
    '# columns have amounts in pence or cents',
  ],
  percentage_as_number: ['1 number is a percentage', '# numbers are percentages'],
  percentage_as_number_in_column: ['1 column of numbers has percentages', '# columns of numbers have percentages'],
  words_among_codes: ['1 number is words', '# numbers are words'],
  words_among_codes_in_column: ['1 column of numbers has words', '# columns of numbers have words'],
  second_table_unread_in_column: [
    '1 sheet may hold a second table that is not read',
    '# sheets may hold a second table that is not read',
  ],
  second_table_beside_in_column: [
    '1 sheet may hold two tables side by side',
    '# sheets may hold two tables side by side',
  ],
  words_in_postcode: ['1 postcode holds a word', '# postcodes hold words'],
  words_in_postcode_in_column: ['1 column of postcodes has words', '# columns of postcodes have words'],
  cells_slipped_right: ['1 row slipped to the right', '# rows slipped to the right'],
  cells_slipped_left: ['1 row slipped to the left', '# rows slipped to the left'],
  row_slipped_right: ['1 row slipped to the right', '# rows slipped to the right'],
  row_slipped_left: ['1 row slipped to the left', '# rows slipped to the left'],
  row_of_more_values: ['1 row may have slipped to the right', '# rows may have slipped to the right'],
  row_beyond_headings: ['1 row goes on beyond the last heading', '# rows go on beyond the last heading'],
  placeholder_as_value: ['1 value says that there is none', '# values say that there is none'],
  placeholder_as_value_in_column: [
    '1 column has values that say there is none',
    '# columns have values that say there is none',
  ],
  ditto_mark: ['1 value is a mark for the row above', '# values are marks for the row above'],
  ditto_mark_in_column: ['1 column has marks for the row above', '# columns have marks for the row above'],
  text_garbled: ['1 text has garbled letters', '# texts have garbled letters'],
  text_of_program: ['1 text is written for a program', '# texts are written for a program'],
  text_of_program_in_column: ['1 column has texts written for a program', '# columns have texts written for a program'],
  decimal_end_of_code: ['1 number has “.0” behind it', '# numbers have “.0” behind them'],
  several_codes: ['1 cell seems to hold several numbers', '# cells seem to hold several numbers'],
  several_codes_in_column: [
    '1 column seems to hold several numbers in a cell',
    '# columns seem to hold several numbers in a cell',
  ],
  code_spelled_otherwise: ['1 number is written in another way', '# numbers are written in another way'],
  text_became_date: ['1 value was turned into a date', '# values were turned into dates'],
  text_became_date_in_column: ['1 column has values turned into dates', '# columns have values turned into dates'],
  value_of_merged_cell_in_column: ['1 column has merged cells', '# columns have merged cells'],
  merged_across_columns: ['1 cell is merged with the one beside it', '# cells are merged with the ones beside them'],
  merged_across_columns_in_column: [
    '1 column is merged with the one beside it',
    '# columns are merged with the ones beside them',
  ],
  supplier_code_differs: ['1 row names another supplier code', '# rows name another supplier code'],
} satisfies Partial<Record<OurCode, Title>>)

const plural = new Intl.PluralRules('en')

/**
 * @param first  one of them: its own sentence serves where the kind has no title
 * @param isOfService  the service said it; its codes are its own, and stay the same where its sentences may change
 */
export function problemTitle(first: Issue, count: number, isOfService: boolean): string {
  if (isOfService) {
    const values = plural.select(count) === 'one' ? '1 value' : `${showNumber(count)} values`
    return `The service refuses ${values}: ${first.code.replaceAll('_', ' ')}`
  }
  const title = titles.get(first.code)
  if (title !== undefined) return plural.select(count) === 'one' ? title[0] : title[1].replace('#', showNumber(count))
  const words = sayMessage(first.message)
  return count === 1 ? words : `${showNumber(count)} times: ${words}`
}
