/** What is said about a mapping. */
export const mapping = {
  mapping_account_number_missing:
    'No column gives the account number. Choose “Account number” for the column that holds it: without it no row can become an account.',
  table_read_apart:
    'Row {row} of {sheet} begins another table, with headings of its own. It is read as a sheet of its own, {name}: look in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program, and load the file again.',
  table_left_out:
    'Row {row} of {sheet} begins another table, with headings of its own. It is a sheet of its own here, {name}, and left out. If it is about accounts, include it in Load, and choose in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program, and load the file again.',
  sheet_sideways:
    'Sheet {sheet} seems to have its headings one below the other in column {column}, such as {headings}, and an account in each further column. Accounts are read from rows: turn this sheet in Load, and its columns are read as rows. Your file stays as it is.',
  sheet_turned_meanwhile:
    'Sheet {sheet} was turned meanwhile, in another window, so these cells stand elsewhere by now. Nothing was changed: look at the sheet as it is now, and change them there.',
  changed_meanwhile:
    '{what, select, project {Something was changed in another window meanwhile. So that nothing happens that you have not seen, nothing was done here: look at it as it is now, and ask again if you still want it.} mapping {The mapping was changed in another window meanwhile. To keep that change, yours was not made: look at it as it is now, and make it there.} other {Cell {name} of sheet {sheet} was changed in another window meanwhile. To keep that change, yours was not made: look at it as it is now, and make it there.}}',
  sheet_too_long_to_turn:
    'Sheet {sheet} has {rowCount, number} rows, and each would become a column: no more than {most, number} can. A list with an account in each row is read as it is; nothing was changed.',
  mapping_field_unknown:
    'The {column} column points to a field that does not exist ({target}). Choose another field, or leave the column out.',
  mapping_constant_unknown:
    'The value for every account is for a field that does not exist ({target}). Choose another field for it, or remove it.',
  mapping_field_twice:
    'The columns {column} and {otherColumn} both fill “{field}”. Leave one of them out, join them, or choose another field or number for it.',
  sheet_left_out:
    'Sheet “{sheet}” is left out: it is not clear which accounts its rows belong to, although it seems to give {fields}. If its rows belong to accounts, include it in Load, with a column that gives the account number; else leave it.',
  sheet_name_fills:
    'No column fills “{field}”, and sheet “{sheet}” is called like a value of it, so “{value}” is sent for all of its rows. If that is right, say so in Map, at the sheet name below the columns; else take it out there.',
  column_values_contradict:
    'Column “{header}” of sheet “{sheet}” is left out: its heading says “{field}”, but its values don’t look like it. If they are right, choose the field in Map, else leave the column out there.',
  mapping_key_unknown:
    'The mapping tells {level} apart by a field that does not exist ({field}). Choose another field.',
  mapping_file_newer:
    '“{fileName}” was written by a newer version of Migration Desk, and this one does not know all that it says. Install the newer version, or ask for a mapping saved with this one.',
  mapping_file_damaged:
    '“{fileName}” is a mapping, but a damaged one: part of it is missing or was changed by hand. Ask whoever gave it to you to save it again.',
  mapping_file_other:
    '“{fileName}” is not a mapping. Choose a file that was saved in Map with “Save as a file”; its name ends in .mapping.json.',
  mapping_name_taken: 'There is a saved mapping called “{name}” already. Choose another name.',

  /** How columns are called where several have the same heading, and some have none. */
  heading_of_several:
    '{nth, selectordinal, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} one {#st} two {#nd} few {#rd} other {#th}} “{heading}”',
  column_without_any_heading: 'column {letters} without a heading',
  row_number: 'row number',
  sheet_name: 'sheet name',
}
