/** What is said of numbers, amounts and codes that may have lost or gained something on their way here. */
import { quoted } from '../cell-words.ts'
import { showAmount } from '../phrases.ts'
import { type Doubt, example, share, spokenSide } from './doubt.ts'

export const numberDoubts = {
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
  },
  amount_shown_rounded: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the spreadsheet shows ${quoted(value)}, but holds ${other}, which is what is sent. Take the suggestion to send the amount that is shown.`,
  },
  amount_in_minor_unit: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the heading says that amounts are in pence or cents, and ${quoted(value)} is read as ${showAmount(other)} in whole units. Type the amount in the whole unit.`,
    ofColumn: (facts) =>
      `says in its heading that amounts are in pence or cents, but they are read as whole units: ${quoted(facts.value)} in row ${facts.row} as ${showAmount(facts.other)}. Divide the column by 100 in your spreadsheet program, and load the file again.`,
  },
  sign_against_word: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the spreadsheet shows ${quoted(value)}, but the number in it is read as ${spokenSide(other)}. If the word is right for all of this column, say in Map, at its values, what plain numbers in it are; else type the amount with CR or DR.`,
    ofColumn: (facts) =>
      `shows CR or DR beside ${share(facts)} that are read the other way round, ${example(facts)}, which is read as ${spokenSide(facts.other)}. Say in Map, at the values of this column, what plain numbers in it are.`,
  },
  side_beside_unused: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `a column beside ${quoted(value)} says CR or DR, but no field is filled from it, so this is read as ${spokenSide(other)}. Join the two columns in Map, or take the suggestion.`,
  },
  percentage_as_number: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is a percentage, which the spreadsheet holds as ${other}, and that is what is sent. Check that it stands in the right column, and type the number that is meant.`,
    ofColumn: (facts) =>
      `has percentages in ${share(facts)}: ${quoted(facts.value)} in row ${facts.row} is sent as ${facts.other}, which is what the spreadsheet holds. Choose another field in Map if these are no amounts.`,
  },
  number_among_texts: {
    level: 'info',
    atCell: ({ value }) =>
      `${quoted(value)} is a number where the others of this column have words. Check that it stands in the right column.`,
    ofColumn: (facts) =>
      `has numbers where others have words, ${example(facts)}. Check that they stand in the right column.`,
  },
  words_among_codes: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is words${other === '' ? '' : ` where other rows have numbers such as ${quoted(other)}`}, yet it counts as a number. If this row is no data but a remark, an example or the foot of a page, leave it out in Load; if another table begins here, put that on a sheet of its own; else type the number.`,
    ofColumn: (facts) =>
      `has words among its numbers, ${example(facts)}. Leave rows that are no data out in Load, or type the numbers.`,
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
  decimal_end_of_code: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is sent with “.0”, which another program put behind the number. Use ${quoted(other)} if that is what your records have.`,
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
  },
} as const satisfies Record<string, Doubt>
