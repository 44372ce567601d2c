/** What is said of texts, addresses and names that hold more, less or something else than they should. */
import { quoted } from '../cell-words.ts'
import { type Doubt, example, share } from './doubt.ts'

export const textDoubts = {
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
  quotes_around: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `the quotation marks of ${value} are sent with the value. Take the suggestion, ${other}, unless they belong to it.`,
  },
  text_garbled: {
    level: 'warning',
    atCell: ({ value, other }) =>
      other === '?'
        ? `${quoted(value)} seems to have lost a letter: a program that can’t write one puts a question mark in its place. Type the text as it is meant; where many are so, save the file again as .xlsx, or as CSV in UTF-8, and load that.`
        : `${quoted(value)} holds ${quoted(other)}, signs that a letter became on its way here. Take the suggestion where there is one, or type the text as it is meant; where many are so, choose another encoding in Load.`,
  },
  text_of_program: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds ${quoted(other)}, which is written for a program and not for people, and would be sent with it. Type the text as a person would write it, or ask for the values in columns of their own.`,
    ofColumn: (facts) =>
      `has what is written for a program and not for people in ${share(facts)}, ${example(facts)}, and it is sent as it stands. Ask for the values in columns of their own, or take such signs out in your spreadsheet program, and load the file again.`,
  },
  placeholder_as_value: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} says that there is no value, yet it is sent as one. Clear the cell, or have nothing sent instead in Map.`,
    ofColumn: (facts) =>
      `has words that say there is no value in ${share(facts)}, ${example(facts)}, and they are sent as values. Have nothing sent instead of them in Map, or clear the cells.`,
  },
  whole_address_as_street: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to be a whole address, and all of it is sent as the street. Cut the column into its parts in Map, or type the street alone.`,
    ofColumn: (facts) =>
      `has ${share(facts)} that seem to be whole addresses, ${example(facts)}, and each is sent whole as the street. Cut the column into street, town and postcode in Map.`,
  },
  country_in_postcode: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} holds a country, ${quoted(other)}, and all of it would be sent as the postcode. Take the suggestion, and see that the country is in its own field.`,
  },
  postcode_in_small_letters: {
    level: 'warning',
    atCell: ({ value, other }) =>
      `${quoted(value)} is a postcode that is not in capitals, and is sent so. Take the suggestion, ${quoted(other)}.`,
  },
  words_in_postcode: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} holds a word, and all of it would be sent as the postcode. Type the postcode alone, and the town where it belongs.`,
    ofColumn: (facts) =>
      `has words in ${share(facts)}, ${example(facts)}, and each would be sent whole as the postcode. Cut the column into postcode and town in Map.`,
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
} as const satisfies Record<string, Doubt>
