/** What is said where rows and columns may not be what they seem: slipped, merged, or of another table. */
import { quoted } from '../cell-words.ts'
import { type Doubt, example, share, takeOr, typeValues } from './doubt.ts'

export const rowDoubts = {
  heading_among_values: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} is a word of a heading, not a value. If this row goes on with the headings, choose it as the row with the headings in Load, or leave it out there; if another table begins here, put that on a sheet of its own; else type the value here.`,
    ofColumn: (facts) =>
      `has words of a heading where values belong, ${example(facts)}. If such a row goes on with the headings, leave it out in Load; else type the values.`,
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
  ditto_mark: {
    level: 'warning',
    atCell: ({ value }) =>
      `${quoted(value)} seems to mean the value of the row above, but it is sent as it stands. Type the value.`,
    ofColumn: (facts) =>
      `has marks that seem to mean the value of the row above in ${share(facts)}, ${example(facts)}. They are sent as they stand: fill in the values in your spreadsheet program, and load the file again.`,
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
