/** What is said about a cell whose value can't be read, or is unusual. */
import type { ReadProblem, ReadRemark } from '../mapping/read/read-outcome.ts'
import { inCell, quoted, type ValueFacts } from './cell-words.ts'
import { upToService, type Wording, word } from './word.ts'

const error = (say: (facts: ValueFacts) => string) => word<ValueFacts>('error', say)
const warning = (say: (facts: ValueFacts) => string) => word<ValueFacts>('warning', say)

export const readingWords = {
  formula_failed: error((facts) =>
    // Without a result the formula itself is all there is to show.
    facts.value.startsWith('=')
      ? `${inCell(facts)} holds the formula ${quoted(facts.value)}, whose result is not in the file. Type the value here, or open the spreadsheet in your spreadsheet program, save it there, and load it again.`
      : `${inCell(facts)} shows ${quoted(facts.value)}: a formula in the spreadsheet has failed. Type the value here, or mend the formula and load the spreadsheet again.`,
  ),
  identifier_damaged: error(
    (facts) =>
      `${inCell(facts)} shows ${quoted(facts.value)}: the spreadsheet kept this long number only in part, so some of its digits are lost. Type the whole number here, or format the column as text in the spreadsheet, type it there and load it again.`,
  ),
  account_number_placeholder: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} stands where the account number is missing, and would make one account of all rows that have it. Type the number of this account.`,
  ),
  email_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not an e-mail address. Type one such as ana@example.org, or clear the cell.`,
  ),
  email_of_several: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} holds more than one e-mail address. Type one of them here; the other may have a column of its own, or be cut from this one in Map where most cells have two.`,
  ),
  phone_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a phone number. Type one such as +442079460123, or clear the cell.`,
  ),
  phone_country_missing: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} does not say which country it belongs to. Type it with + and the country’s number in front, or say once which country such numbers are of.`,
  ),
  phone_of_several: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} holds more than one phone number. Type one of them here, such as +442079460123; the other may have a column of its own.`,
  ),
  date_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a day that exists. Type it as year-month-day such as 2024-06-09, or clear the cell if nobody knows it. If every date of the column looks right, choose another date order for it in Map.`,
  ),
  date_is_bare_number: error(
    (facts) =>
      `${inCell(facts)} holds the number ${quoted(facts.value)} where a date belongs. It may be a date that lost its format. Type the date as year-month-day, or format the column as a date in the spreadsheet and load it again.`,
  ),
  datetime_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a date and time. Type it such as 2024-06-09 14:30, or choose another date order in Map.`,
  ),
  datetime_skipped: error(
    (facts) =>
      `${inCell(facts)}: the clocks went forward over ${quoted(facts.value)}, so there was no such time in the time zone this column uses. Correct the time, or choose another time zone in Map.`,
  ),
  decimal_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not an amount. Type digits only, such as 120.50 or -120.50, or say with CR or DR whose it is, such as 120.50 CR, or choose another decimal mark in Map.`,
  ),
  balance_side_open: error(
    (facts) =>
      `${inCell(facts)}: nothing says whether ${quoted(facts.value)} is owed by the customer or in credit, and the service takes them the other way round. Say it once for the column in Map, at its values, or type CR or DR behind the amount.`,
  ),
  number_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a number. Type digits only, such as 240 or 0.5, or choose another decimal mark in Map.`,
  ),
  integer_unreadable: error(
    (facts) => `${inCell(facts)}: ${quoted(facts.value)} is not a whole number. Type digits only, such as 5.`,
  ),
  yes_no_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is neither yes nor no. Type yes or no, or say in the mapping what this word means.`,
  ),
  path_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} can’t be the path of a document: it goes from the operator’s folder, such as letters/0007.pdf. Type it without a slash, drive or web address in front and without “..”, or clear the cell.`,
  ),
  json_unreadable: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a JSON object. Type one such as {"name": "value"}, or clear the cell.`,
  ),
  split_too_few: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} has fewer parts than this column is cut into, so nobody can tell which one is missing. Type the missing part, or only its separator where there is none.`,
  ),
  name_of_several: error(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} names more than one person, so first and last name can’t be told. Type one of them here. For the other add columns of a second customer in your spreadsheet program, and load the file again.`,
  ),
  phone_unusual: upToService<ValueFacts>(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} has the form of a phone number, but its country has no such numbers. Say its country if it is another one, or compare it with your records.`,
  ),
  phone_plus_added: warning(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} begins like an international number whose + is missing, and is read so. If it is a number inside the country, type it with its zero in front.`,
  ),
  phone_extension_left_out: warning(
    (facts) =>
      `${inCell(facts)}: the extension in ${quoted(facts.value)} can’t be sent, only the number before it. Put the extension into a note if it matters.`,
  ),
  identifier_became_date: warning(
    (facts) =>
      `${inCell(facts)}: the spreadsheet made a date of this, ${quoted(facts.value)}. Compare it with your records: it may have been a number such as 3-12.`,
  ),
  datetime_twice: warning(
    (facts) =>
      `${inCell(facts)}: the clocks went back over ${quoted(facts.value)}, so this time came twice. The first one is sent. Correct the time if the second is meant.`,
  ),
  name_one_word: warning(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is a single word, and is sent as the last name. Type first and last name if both are known.`,
  ),
  name_of_company: warning(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} looks like the name of a company, and is sent whole, as the last name. If a person is meant, type last and first name with a comma between them, such as Hall, John.`,
  ),
  name_note_left_out: warning(
    (facts) =>
      `${inCell(facts)}: what stands in parentheses in ${quoted(facts.value)} is not sent as a part of the name. Put it into a note if it matters.`,
  ),
  name_capitals_first: warning(
    (facts) =>
      `${inCell(facts)}: the words in capitals in ${quoted(facts.value)} are sent as the last name. If they are the first name, type last and first name with a comma between them.`,
  ),
  name_capitals_behind: warning(
    (facts) =>
      `${inCell(facts)}: the capitals at the end of ${quoted(facts.value)} are sent as a further first name. If they are a title or a degree, take them away.`,
  ),
  country_unusual: upToService<ValueFacts>(
    (facts) =>
      `${inCell(facts)}: ${quoted(facts.value)} is not a country code that is known here. Type a short code such as US or GB.`,
  ),
} as const satisfies Record<ReadProblem | ReadRemark, Wording<ValueFacts>>
