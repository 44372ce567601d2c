/** What is said of dates that may be other days, or none. */
import { quoted } from '../cell-words.ts'
import { type Doubt, example, share } from './doubt.ts'

export const dateDoubts = {
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
  },
  day_begun_in_evening: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is read as the day before ${other}, but a program that counts in UTC writes ${other} so. Compare it with your records, then take the suggestion.`,
  },
  date_held_as_text: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is text among dates, and is read as ${other}. Check that day and month are right.`,
    ofColumn: (facts) =>
      `has ${share(facts)} as text beside real dates, ${example(facts)}, which is read as ${facts.other}. Check that days and months are right.`,
  },
  text_became_date: {
    level: 'warning',
    atCell: ({ value }) =>
      `the spreadsheet made a date of this, ${quoted(value)}, among values that are none. It may have been something like 1-3: compare it with your records, and type it.`,
    ofColumn: (facts) =>
      `has dates in ${share(facts)}, ${example(facts)}, among values that are none. A spreadsheet makes them of something like 1-3: compare them with your records.`,
  },
} as const satisfies Record<string, Doubt>
