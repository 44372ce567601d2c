/** What many problems of one kind are called together: "5 phone numbers can't be read". */
import type { OurCode } from '../issue-words.ts'
import type { Issue } from '../result.ts'

/** For one, and for several; `#` stands for the number. */
type Title = readonly [one: string, several: string]

const titles: Partial<Record<OurCode, Title>> = {
  account_number_missing: ['1 account has no account number', '# accounts have no account number'],
  rows_disagree: ['1 value is given twice, differently', '# values are given twice, differently'],
  row_element_unclear: ['1 row does not say what it belongs to', '# rows do not say what they belong to'],
  row_account_not_named: [
    '1 row does not say which account it belongs to',
    '# rows do not say which account they belong to',
  ],
  row_account_not_found: ['1 row belongs to no account of this file', '# rows belong to no account of this file'],
  row_account_unclear: ['1 row may belong to several accounts', '# rows may belong to several accounts'],
  formula_failed: ['1 cell holds a formula that failed', '# cells hold a formula that failed'],
  identifier_damaged: ['1 number has lost digits', '# numbers have lost digits'],
  identifier_became_date: ['1 code was turned into a date', '# codes were turned into dates'],
  email_unreadable: ["1 e-mail address can't be right", "# e-mail addresses can't be right"],
  phone_unreadable: ["1 phone number can't be read", "# phone numbers can't be read"],
  phone_country_missing: ['1 phone number has no country', '# phone numbers have no country'],
  phone_unusual: ['1 phone number is unusual', '# phone numbers are unusual'],
  phone_extension_left_out: ['1 phone number loses its extension', '# phone numbers lose their extension'],
  date_unreadable: ["1 date can't be read", "# dates can't be read"],
  date_is_bare_number: ['1 date is a bare number', '# dates are bare numbers'],
  datetime_unreadable: ["1 date and time can't be read", "# dates and times can't be read"],
  date_order_open: ['1 column of dates can be read in two ways', '# columns of dates can be read in two ways'],
  decimal_unreadable: ["1 amount can't be read", "# amounts can't be read"],
  decimal_mark_open: ['1 column of amounts can be read in two ways', '# columns of amounts can be read in two ways'],
  number_unreadable: ["1 number can't be read", "# numbers can't be read"],
  integer_unreadable: ['1 value is no whole number', '# values are no whole numbers'],
  yes_no_unreadable: ['1 value is neither yes nor no', '# values are neither yes nor no'],
  json_unreadable: ["1 JSON object can't be read", "# JSON objects can't be read"],
  country_unusual: ['1 country is unusual', '# countries are unusual'],
  value_not_documented: ['1 value is unusual', '# values are unusual'],
  one_of_missing: ['1 entry is not complete', '# entries are not complete'],
  value_needs_other: ['1 value lacks the one that belongs to it', '# values lack the one that belongs to them'],
  date_in_future: ['1 date is still to come', '# dates are still to come'],
  date_long_ago: ['1 date is very long ago', '# dates are very long ago'],
  dates_out_of_order: ['1 pair of dates is out of order', '# pairs of dates are out of order'],
  periods_overlap: ['1 period overlaps another', '# periods overlap others'],
  sum_differs: ['1 amount is not the sum of its parts', '# amounts are not the sum of their parts'],
  value_not_shown_for_kind: ['1 value does not go with its type', '# values do not go with their type'],
  thing_in_two_accounts: ['1 entry is in two accounts', '# entries are in two accounts'],
  supplier_code_differs: ['1 row names another supplier code', '# rows name another supplier code'],
}

const plural = new Intl.PluralRules('en')
const number = new Intl.NumberFormat('en')

/** @param first  one of them: its own sentence serves where the kind has no title */
export function problemTitle(first: Issue, count: number): string {
  const title = (titles as Partial<Record<string, Title>>)[first.code]
  if (title !== undefined)
    return plural.select(count) === 'one' ? title[0] : title[1].replace('#', number.format(count))
  return count === 1 ? first.message : `${number.format(count)} times: ${first.message}`
}
