/**
 * What is said about cells that can be read, and yet may not hold what somebody meant: at the cell, and once for the column where
 * most of its cells are so. How serious a doubt is, is the same in both.
 */
import type { IssueLevel } from '../result.ts'
import { type CellFacts, inCell, inColumn, quoted } from './cell-words.ts'
import { capitalised, showAmount, showNumber } from './phrases.ts'
import { type Wording, word } from './word.ts'

/** @param other  what says more: another value of the column, or how this one is read */
export type DoubtFacts = CellFacts & {
  readonly value: string
  readonly other: string
  /** Whether values for all of the row are suggested. */
  readonly hasMend?: boolean
}

/** Of all the doubtful cells of a column, with the first of them as the example. */
export type ColumnDoubtFacts = DoubtFacts & { readonly count: number; readonly filledCount: number }

type Doubt = {
  readonly level: IssueLevel
  readonly atCell: (facts: DoubtFacts) => string
  /** Goes on after "Column C (“Postcode”) …". */
  readonly ofColumn: (facts: ColumnDoubtFacts) => string
}

/** "80 of its 100 values", "all of its 100 values". */
const share = ({ count, filledCount }: ColumnDoubtFacts): string =>
  count === filledCount
    ? `all of its ${showNumber(filledCount)} values`
    : `${showNumber(count)} of its ${showNumber(filledCount)} values`

/** "Take the suggestion, or type the values …". */
const takeOr = ({ hasMend }: DoubtFacts, otherwise: string): string =>
  hasMend === true ? `Take the suggestion, or ${otherwise}` : capitalised(otherwise)

const example = ({ row, value }: ColumnDoubtFacts): string => `such as ${quoted(value)} in row ${row}`

const typeValues = 'type the values of the row where they belong.'

/** What the application takes the sign of an amount for, in words. */
const spokenSide = (amount: string): string =>
  amount.startsWith('-') ? `${showAmount(amount.slice(1))} in credit` : `${showAmount(amount)} to pay`

const doubts = {
  heading_among_values: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} is a word of a heading, not a value. If this row goes on with the headings, choose it as the row with the headings in Load, or leave it out there; if another table begins here, put that on a sheet of its own; else type the value here.`,
    ofColumn: (facts) =>
      `has words of a heading where values belong, ${example(facts)}. If such a row goes on with the headings, leave it out in Load; else type the values.`,
  },
  leading_zeros_lost: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is shorter than others in this column, such as ${quoted(other)}. A spreadsheet may have taken its leading zeros away: compare it with your records.`,
    ofColumn: (facts) =>
      `may have lost leading zeros: ${share(facts)} are shorter than others, such as ${quoted(facts.other)}. Compare them with your records, or have zeros put in front in Map.`,
  },
  postcode_zeros_lost: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} has fewer digits than a postcode of its country (${other}). A spreadsheet may have taken its leading zeros away: compare it with your records.`,
    ofColumn: (facts) =>
      `may have lost leading zeros: ${share(facts)} have fewer digits than a postcode of their country, ${example(facts)} (${facts.other}). Compare them with your records, or have zeros put in front in Map.`,
  },
  numbers_of_other_length: {
    level: 'info',
    atCell: ({ value, other }) =>
      `${quoted(value)} has fewer digits than most in this column, such as ${quoted(other)}. If it began with zeros, a spreadsheet took them away.`,
    ofColumn: (facts) =>
      `has ${share(facts)} with fewer digits than the rest, ${example(facts)} beside ${quoted(facts.other)}. If they began with zeros, a spreadsheet took those away: compare some with your records.`,
  },
  whole_address_as_street: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to be a whole address, and all of it is sent as the street. Cut the column into its parts in Map, or type the street alone.`,
    ofColumn: (facts) =>
      `has ${share(facts)} that seem to be whole addresses, ${example(facts)}, and each is sent whole as the street. Cut the column into street, town and postcode in Map.`,
  },
  phone_zero_added: {
    level: 'info',
    atCell: ({ value, other }) =>
      `${quoted(value)} begins without a zero, as a spreadsheet leaves phone numbers. It is read as ${other}.`,
    ofColumn: (facts) =>
      `has phone numbers without their zero in front, as a spreadsheet leaves them: ${quoted(facts.value)} in row ${facts.row} is read as ${facts.other}. If they are of another country, choose it.`,
  },
  phone_zero_lost: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is no phone number that is in use, but with a zero in front it is ${other}: a spreadsheet may have taken the zero away. Compare it with your records, then take the suggestion.`,
    ofColumn: (facts) =>
      `has ${share(facts)} that are no phone numbers in use, but would be with a zero in front, ${example(facts)}, which would be ${facts.other}. Compare some with your records, then take the suggestions.`,
  },
  digits_lost: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is sent as ${quoted(other)}, but a spreadsheet keeps no more than 15 digits of a number, so the last ones may be wrong. Compare it with your records.`,
    ofColumn: (facts) =>
      `has ${share(facts)} with more than 15 digits, ${example(facts)}. A spreadsheet keeps no more of a number, so the last digits may be wrong: format the column as text there, and fill it again.`,
  },
  long_numbers_shown_short: {
    level: 'info',
    atCell: ({ value, other }) =>
      `the spreadsheet shows ${quoted(value)}, and holds the whole number ${quoted(other)}, which is what is sent.`,
    ofColumn: (facts) =>
      `has ${share(facts)} shown in short, ${example(facts)}. The file holds the whole numbers (${quoted(facts.other)}), and those are sent.`,
  },
  dates_from_1904: {
    level: 'info',
    atCell: ({ value }) =>
      `${quoted(value)} counts its days from 1904, as files from old Macintosh computers do, and is read so.`,
    ofColumn: (facts) =>
      `has dates that count from 1904, as files from old Macintosh computers do, ${example(facts)}. They are read so; if they are four years off, they were copied from another file.`,
  },
  year_of_two_digits: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the year in ${quoted(value)} has two digits. It is read as ${other}. Check the century.`,
    ofColumn: (facts) =>
      `has years of two digits: ${quoted(facts.value)} in row ${facts.row} is read as ${facts.other}. 00 to 29 are read as 2000 to 2029, and 30 to 99 as 1930 to 1999. Check that this is right.`,
  },
  date_orders_mixed: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} has day and month in another order than ${quoted(other)} in the same column. Check which dates of this column are which.`,
    ofColumn: (facts) =>
      `has dates in both orders: ${quoted(facts.value)} in row ${facts.row} beside ${quoted(facts.other)}. Dates such as 03/04 can then be either. Check where the two came from, and write them alike.`,
  },
  day_and_month_swapped: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `day and month of ${quoted(value)} are probably swapped: a spreadsheet program of another country made dates of those it could read, and left others, such as ${quoted(other)}, as text. Compare one with your records, then take the suggestions. No date order in the mapping changes these.`,
    ofColumn: (facts) =>
      `has day and month swapped in ${share(facts)}, ${example(facts)}: a spreadsheet program of another country made dates of those it could read, and left others, such as ${quoted(facts.other)}, as text. Export the column again as text, and load the file again.`,
  },
  date_held_as_text: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is text among dates, and is read as ${other}. Check that day and month are right.`,
    ofColumn: (facts) =>
      `has ${share(facts)} as text beside real dates, ${example(facts)}, which is read as ${facts.other}. Check that days and months are right.`,
  },
  number_held_as_text: {
    level: 'info',
    atCell: ({ value, other }) => `${quoted(value)} is text among numbers, and is read as ${other}.`,
    ofColumn: (facts) =>
      `has ${share(facts)} as text beside real numbers, ${example(facts)}, which is read as ${facts.other}.`,
  },
  amount_of_three_decimals: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is read with three decimals, and others have fewer, such as ${quoted(other)}. If its point or comma stands between thousands, type the amount without it; else leave it.`,
    ofColumn: (facts) =>
      `has ${share(facts)} with three decimals, ${example(facts)}, beside others with fewer, such as ${quoted(facts.other)}. If the point or comma stands between thousands, type these amounts without it.`,
  },
  sign_against_word: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the spreadsheet shows ${quoted(value)}, but the number in it is read as ${spokenSide(other)}. If the word is right for all of this column, say in Map, at its values, that a credit is a positive amount; else type the amount with CR or DR.`,
    ofColumn: (facts) =>
      `shows CR or DR beside ${share(facts)} that are read the other way round, ${example(facts)}, which is read as ${spokenSide(facts.other)}. Say in Map, at the values of this column, that a credit is a positive amount.`,
  },
  side_beside_unused: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `a column beside ${quoted(value)} says CR or DR, but no field is filled from it, so this is read as ${spokenSide(other)}. Join the two columns in Map, or take the suggestion.`,
    ofColumn: (facts) =>
      `has ${share(facts)} with CR or DR in a column beside them that no field is filled from, ${example(facts)}, which is read as ${spokenSide(facts.other)}. Join the two columns in Map.`,
  },
  number_among_texts: {
    level: 'info',
    atCell: ({ value }) =>
      `${quoted(value)} is a number where the others of this column have words. Check that it stands in the right column.`,
    ofColumn: (facts) =>
      `has numbers where others have words, ${example(facts)}. Check that they stand in the right column.`,
  },
  spaces_around: {
    level: 'info',
    atCell: ({ value }) => `there are spaces before or after ${quoted(value)}. They are not sent.`,
    ofColumn: (facts) => `has spaces before or after ${share(facts)}, ${example(facts)}. They are not sent.`,
  },
  text_cut_off: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} is as long as a cell can be, 32,767 characters. What went on after them is not read and not sent: shorten the text, or give the rest elsewhere.`,
    ofColumn: (facts) =>
      `has ${share(facts)} as long as a cell can be, 32,767 characters, ${example(facts)}. What went on after them is not read and not sent: shorten the texts, or give the rest elsewhere.`,
  },
  invisible_characters: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds ${other}, which nobody sees but which is sent. Use the text without it, or type the value anew.`,
    ofColumn: (facts) =>
      `has something invisible (${facts.other}) in ${share(facts)}, ${example(facts)}. It is sent too: take it out in the spreadsheet, or here.`,
  },
  row_beyond_headings: {
    level: 'warning',
    atCell: (facts) =>
      `${quoted(facts.value)} stands beyond the last heading. ${
        facts.hasMend === true
          ? 'The values before it slipped to the right: one of them holds the separator without quotation marks around it and was cut in two, or a separator stands there twice.'
          : 'It may be a remark; or a value of this row holds the separator without quotation marks around it and was cut in two, or a separator stands there twice, so that what follows it slipped to the right.'
      } ${takeOr(facts, 'compare the row with your records: type what slipped where it belongs, and clear this cell.')}`,
    ofColumn: (facts) =>
      `stands beyond the last heading, and ${share(facts)} fill it, ${example(facts)}. Where these are no remarks, values of these rows hold the separator without quotation marks around them: mend the lines in the file, and load it again.`,
  },
  row_slipped_right: {
    level: 'warning',
    atCell: (facts) =>
      `${quoted(facts.value)} and what follows it in this row are unlike the other values of their columns, but like those one column further to the left (from ${facts.other} on). A value before it probably holds the separator without quotation marks around it and was cut in two, or a separator stands there twice. ${takeOr(facts, typeValues)}`,
    ofColumn: (facts) =>
      `begins what slipped to the right in ${share(facts)}, ${example(facts)}. Mend the lines in the file, and load it again.`,
  },
  row_slipped_left: {
    level: 'warning',
    atCell: (facts) =>
      `${quoted(facts.value)} and what follows it in this row are unlike the other values of their columns, but like those one column further to the right (from ${facts.other} on). A separator before it is probably missing, so that two values stand in one cell. ${takeOr(facts, typeValues)}`,
    ofColumn: (facts) =>
      `begins what slipped to the left in ${share(facts)}, ${example(facts)}. Mend the lines in the file, and load it again.`,
  },
  cells_slipped_right: {
    level: 'warning',
    atCell: (facts) =>
      `${quoted(facts.value)} and what follows it in this row are unlike the other values of their columns, but like those one column further to the left (from ${facts.other} on). A cell was probably put in before it. ${takeOr(facts, typeValues)}`,
    ofColumn: (facts) =>
      `begins what slipped to the right in ${share(facts)}, ${example(facts)}. Mend the rows in your spreadsheet program, and load the file again.`,
  },
  cells_slipped_left: {
    level: 'warning',
    atCell: (facts) =>
      `${quoted(facts.value)} and what follows it in this row are unlike the other values of their columns, but like those one column further to the right (from ${facts.other} on). A cell before it was probably taken out, and the others moved up. ${takeOr(facts, typeValues)} Look up the one that is missing.`,
    ofColumn: (facts) =>
      `begins what slipped to the left in ${share(facts)}, ${example(facts)}. Mend the rows in your spreadsheet program, and load the file again.`,
  },
  row_of_more_values: {
    level: 'warning',
    atCell: ({ value, other, hasMend }) =>
      `${quoted(value)} ends a row that was written with ${other} more ${other === '1' ? 'separator' : 'separators'} than the others. A value of it may hold the separator without quotation marks around it, so that it was cut in two, and what follows it slipped to the right. Compare the row with your records; where that is so, ${hasMend === true ? 'take the suggestion, or ' : ''}type its values where they belong and clear this cell.`,
    ofColumn: (facts) =>
      `ends ${share(facts)} in rows that were written with more separators than the others, ${example(facts)}. Mend the lines in the file, and load it again.`,
  },
  placeholder_as_value: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} says that there is no value, yet it is sent as one. Clear the cell, or have nothing sent instead in Map.`,
    ofColumn: (facts) =>
      `has words that say there is no value in ${share(facts)}, ${example(facts)}, and they are sent as values. Have nothing sent instead of them in Map, or clear the cells.`,
  },
  name_with_remark: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds ${quoted(other)}, which is no part of a name, and would be sent with it. Type the name alone; what should be known of the person can go into a note.`,
    ofColumn: (facts) =>
      `has more than names in ${share(facts)}, ${example(facts)}, which holds ${quoted(facts.other)}. It would be sent with the name: take it out in your spreadsheet program, and load the file again.`,
  },
  name_of_trial: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} is no name of a person: somebody may have tried something out with this account, and it would be created. Leave the row out in Load, or set the account aside.`,
    ofColumn: (facts) =>
      `has words that are no names of people in ${share(facts)}, ${example(facts)}. Somebody may have tried something out with these accounts, and they would be created: leave their rows out in Load, or set them aside.`,
  },
  title_or_name: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(other)} in ${quoted(value)} may be a form of address, a degree or a name, and is sent with the first name. If it is no name, take it out.`,
    ofColumn: (facts) =>
      `has a word that may be a form of address, a degree or a name in ${share(facts)}, ${example(facts)}, and it is sent with the first name. Where it is no name, take it out in your spreadsheet program, and load the file again.`,
  },
  people_in_name: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to name more than one person, and would be sent as the name of one. Type one of them here. For the other add columns of a second customer in your spreadsheet program, or a row of its own, and load the file again.`,
    ofColumn: (facts) =>
      `seems to name more than one person in ${share(facts)}, ${example(facts)}, and each is sent as the name of one. Give each person columns or a row of their own in your spreadsheet program, and load the file again.`,
  },
  people_in_title: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `a column beside ${quoted(value)} says ${quoted(other)}, but one customer is created. If two people hold this account, add columns of a second customer in your spreadsheet program, or a row of its own, and load the file again.`,
    ofColumn: (facts) =>
      `has one name in ${share(facts)} where a column beside it names two people: ${quoted(facts.value)} in row ${facts.row} is beside ${quoted(facts.other)}. One customer is created of each: add columns of a second customer in your spreadsheet program, and load the file again.`,
  },
  whole_name_as_family: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to be a whole name, and all of it is sent as the last name. Type the last name alone, and the first name where it belongs; where most cells are so, cut the column in Map.`,
    ofColumn: (facts) =>
      `has ${share(facts)} that seem to be whole names, ${example(facts)}, and each is sent whole as the last name. Cut the column into first and last name in Map.`,
  },
  words_among_codes: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is words${other === '' ? '' : ` where other rows have numbers such as ${quoted(other)}`}, yet it counts as a number. If this row is no data but a remark, an example or the foot of a page, leave it out in Load; if another table begins here, put that on a sheet of its own; else type the number.`,
    ofColumn: (facts) =>
      `has words among its numbers, ${example(facts)}. Leave rows that are no data out in Load, or type the numbers.`,
  },
  second_table_beside: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is an account of a second table beside the one from column ${other} on, and what stands here would go to another account. Put the second table on a sheet of its own.`,
    ofColumn: (facts) =>
      `seems to begin a second table beside the one from column ${facts.other} on: it names ${quoted(facts.value)} in row ${facts.row}, where column ${facts.other} has another account. What it says would go to the accounts in column ${facts.other}: leave its columns out, or put it on a sheet of its own and load the file again.`,
  },
  second_table_unread: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is an account of a second table beside the one from column ${other} on, and is not read. Put the second table on a sheet of its own.`,
    ofColumn: (facts) =>
      `seems to begin a second table beside the one from column ${facts.other} on, with accounts of its own, such as ${quoted(facts.value)} in row ${facts.row}. None of them is read: put it on a sheet of its own and load the file again, or leave its columns out if these accounts are not to be moved.`,
  },
  country_in_postcode: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds a country, ${quoted(other)}, and all of it would be sent as the postcode. Take the suggestion, and see that the country is in its own field.`,
    ofColumn: (facts) =>
      `has the country beside the postcode in ${share(facts)}, ${example(facts)}, and each would be sent whole as the postcode. Take the suggestions, or cut the column in Map.`,
  },
  postcode_in_small_letters: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is a postcode that is not in capitals, and is sent so. Take the suggestion, ${quoted(other)}.`,
    ofColumn: (facts) =>
      `has ${share(facts)} that are not in capitals, ${example(facts)}, and they are sent so. Have them written in capitals in Map.`,
  },
  label_before_code: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} has a name in front of the number, ${quoted(other)}, and both would be sent. Take the suggestion, unless your records have it too.`,
    ofColumn: (facts) =>
      `has a name in front of the number in ${share(facts)}, ${example(facts)}, and both would be sent. Have it taken away in Map, unless your records have it too.`,
  },
  label_sent_with_code: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} has a name in front of the number, ${quoted(other)}, and both are sent. Compare it with your records, and type the number as they have it.`,
    ofColumn: (facts) =>
      `has a name in front of the number in ${share(facts)}, ${example(facts)}, and both are sent. Have it taken away in Map if your records have the numbers alone.`,
  },
  digits_apart: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is written with signs between its digits, which are sent too. Take the suggestion, ${quoted(other)}, unless your records have them.`,
    ofColumn: (facts) =>
      `has signs between the digits of ${share(facts)}, ${example(facts)}, and they are sent too. Have blanks taken out in Map, and other signs in your spreadsheet program, unless your records have them.`,
  },
  amount_shown_rounded: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the spreadsheet shows ${quoted(value)}, but holds ${other}, which is what is sent. Take the suggestion to send the amount that is shown.`,
    ofColumn: (facts) =>
      `shows fewer decimals than it holds in ${share(facts)}: ${quoted(facts.value)} in row ${facts.row} is sent as ${facts.other}. Take the suggestions to send the amounts that are shown, or round them in your spreadsheet program.`,
  },
  quotes_around: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the quotation marks of ${value} are sent with the value. Take the suggestion, ${other}, unless they belong to it.`,
    ofColumn: (facts) =>
      `has quotation marks around ${share(facts)}, such as ${facts.value} in row ${facts.row}, and they are sent too. Take the suggestions.`,
  },
  amount_in_minor_unit: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the heading says that amounts are in pence or cents, and ${quoted(value)} is sent as ${showAmount(other)}. Type the amount in the whole unit.`,
    ofColumn: (facts) =>
      `says in its heading that amounts are in pence or cents, but they are sent as they are: ${quoted(facts.value)} in row ${facts.row} as ${showAmount(facts.other)}. Divide the column by 100 in your spreadsheet program, and load the file again.`,
  },
  percentage_as_number: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is a percentage, which the spreadsheet holds as ${other}, and that is what is sent. Check that it stands in the right column, and type the number that is meant.`,
    ofColumn: (facts) =>
      `has percentages in ${share(facts)}: ${quoted(facts.value)} in row ${facts.row} is sent as ${facts.other}, which is what the spreadsheet holds. Choose another field in Map if these are no amounts.`,
  },
  words_in_postcode: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} holds a word, and all of it would be sent as the postcode. Type the postcode alone, and the town where it belongs.`,
    ofColumn: (facts) =>
      `has words in ${share(facts)}, ${example(facts)}, and each would be sent whole as the postcode. Cut the column into postcode and town in Map.`,
  },
  ditto_mark: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to mean the value of the row above, but it is sent as it stands. Type the value.`,
    ofColumn: (facts) =>
      `has marks that seem to mean the value of the row above in ${share(facts)}, ${example(facts)}. They are sent as they stand: fill in the values in your spreadsheet program, and load the file again.`,
  },
  text_garbled: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds ${quoted(other)}, signs that a letter became on its way here. Take the suggestion where there is one, or type the text as it is meant; where many are so, choose another encoding in Load.`,
    ofColumn: (facts) =>
      `has garbled letters in ${share(facts)}, ${example(facts)}. Choose another encoding in Load, or type the texts as they are meant.`,
  },
  text_of_program: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds ${quoted(other)}, which is written for a program and not for people, and would be sent with it. Type the text as a person would write it, or ask for the values in columns of their own.`,
    ofColumn: (facts) =>
      `has what is written for a program and not for people in ${share(facts)}, ${example(facts)}, and it is sent as it stands. Ask for the values in columns of their own, or take such signs out in your spreadsheet program, and load the file again.`,
  },
  decimal_end_of_code: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is sent with “.0”, which another program put behind the number. Use ${quoted(other)} if that is what your records have.`,
    ofColumn: (facts) =>
      `has “.0” behind ${share(facts)}, ${example(facts)}, which another program put there. It is sent too: take it away.`,
  },
  several_codes: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to be more than one number, and is sent as a single one. Leave one here, and give each of the others a row or a column of its own in your spreadsheet program.`,
    ofColumn: (facts) =>
      `seems to have more than one number in a cell in ${share(facts)}, ${example(facts)}, and each cell is sent as a single one. Give each number a row or a column of its own in your spreadsheet program.`,
  },
  code_spelled_otherwise: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is written ${quoted(other)} in other rows, and the two count as different. If they are one, take the suggestion.`,
    ofColumn: (facts) =>
      `writes ${share(facts)} otherwise than other rows, ${example(facts)} beside ${quoted(facts.other)}, and they count as different. If they are the same, write them alike.`,
  },
  text_became_date: {
    level: 'warning',
    atCell: ({ value }) =>
      `the spreadsheet made a date of this, ${quoted(value)}, among values that are none. It may have been something like 1-3: compare it with your records, and type it.`,
    ofColumn: (facts) =>
      `has dates in ${share(facts)}, ${example(facts)}, among values that are none. A spreadsheet makes them of something like 1-3: compare them with your records.`,
  },
  value_of_merged_cell: {
    level: 'info',
    atCell: ({ value }) => `${quoted(value)} is the value of a merged cell, and counts for every row it covers.`,
    ofColumn: (facts) => `has merged cells: the value of each counts for every row that it covers, ${example(facts)}.`,
  },
  merged_across_columns: {
    level: 'warning',
    atCell: ({ value }) =>
      `this cell is merged with the one beside it, so ${quoted(value)} counts for both columns. Type what belongs here, or clear it.`,
    ofColumn: (facts) =>
      `is merged with the column beside it in ${share(facts)}, ${example(facts)}, so each counts for both columns. Leave one of the two out in Map, or take the merged cells apart in the spreadsheet.`,
  },
} as const satisfies Record<string, Doubt>

export type DoubtCode = keyof typeof doubts
export const doubtCodes = Object.keys(doubts) as readonly DoubtCode[]

/** What is said of a whole column has a code of its own: it is one statement, however many cells it is about. */
export type ColumnDoubtCode = `${DoubtCode}_in_column`
export const inColumnCode = (code: DoubtCode): ColumnDoubtCode => `${code}_in_column`

const entries = Object.entries(doubts) as [DoubtCode, Doubt][]

export const doubtWords: Readonly<
  Record<DoubtCode, Wording<DoubtFacts>> & Record<ColumnDoubtCode, Wording<ColumnDoubtFacts>>
> = {
  ...(Object.fromEntries(
    entries.map(([code, { level, atCell }]) => [
      code,
      word<DoubtFacts>(level, (facts) => `${inCell(facts)}: ${atCell(facts)}`),
    ]),
  ) as Record<DoubtCode, Wording<DoubtFacts>>),
  ...(Object.fromEntries(
    entries.map(([code, { level, ofColumn }]) => [
      inColumnCode(code),
      word<ColumnDoubtFacts>(level, (facts) => `${columnOf(facts)} ${ofColumn(facts)}`),
    ]),
  ) as Record<ColumnDoubtCode, Wording<ColumnDoubtFacts>>),
}

const columnOf = (facts: ColumnDoubtFacts): string =>
  facts.sheet === undefined ? capitalised(inColumn(facts)) : `Sheet ${quoted(facts.sheet)}, ${inColumn(facts)}`

/** What is said of values that were damaged before they came here, although it is said where they are read. */
const damageWhenRead = ['formula_failed', 'identifier_damaged', 'identifier_became_date', 'date_is_bare_number']
const ofShape: ReadonlySet<string> = new Set(['sheet_sideways', 'table_read_apart', 'table_left_out'])
const openWhenRead = ['date_order_open', 'decimal_mark_open']

const aboutTheSheet: ReadonlySet<string> = new Set([
  ...doubtCodes,
  ...doubtCodes.map(inColumnCode),
  ...damageWhenRead,
  ...openWhenRead,
  ...ofShape,
])

/** Whether an issue is about how the sheet was kept, rather than about what somebody meant by it. */
export const isAboutTheSheet = (code: string): boolean => aboutTheSheet.has(code)

/** Whether it says that rows are read otherwise than they look: accounts may be missing although nothing is wrong with the others. */
export const isOfShape = (code: string): boolean => ofShape.has(code)
