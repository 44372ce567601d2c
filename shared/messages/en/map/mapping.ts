/** What is said about a mapping. */
export const mapping = {
  mapping_account_number_missing:
    'No column gives the account number, and without it no row can become an account. Choose “Account number” for the column that holds it.',
  table_read_apart:
    'Row {row} of {sheet} begins another table, with its own headings. It is read as a sheet of its own, {name}. Check in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program. Then load the file again.',
  table_left_out:
    'Row {row} of {sheet} begins another table, with its own headings. It is a sheet of its own here, {name}, and is not used. If it is about accounts, include it in Load, and choose in Map what its columns fill. If its rows go on with the table above, give them the same columns in your spreadsheet program. Then load the file again.',
  sheet_sideways:
    'Rows and columns of sheet {sheet} seem to be swapped. Its headings stand in column {column}, such as {headings}, and each further column is an account. Accounts are read from rows: turn this sheet in Load. Your file stays as it is.',
  sheet_turned_meanwhile:
    'Sheet {sheet} was turned meanwhile, in another window. These cells are in other places now. Nothing was changed: look at the sheet as it is now, and change them there.',
  changed_meanwhile:
    '{what, select, project {Something was changed in another window meanwhile. So nothing was done here: you have not seen that change. Look at it as it is now, and ask again if you still want it.} mapping {The mapping was changed in another window meanwhile. To keep that change, yours was not made. Look at it as it is now, and make your change there.} other {Cell {name} of sheet {sheet} was changed in another window meanwhile. To keep that change, yours was not made. Look at it as it is now, and make your change there.}}',
  sheet_too_long_to_turn:
    'Sheet {sheet} has {rowCount, number} rows, and each would become a column. No more than {most, number} are possible. If each row is an account, you need not turn the sheet. Nothing was changed.',
  mapping_field_unknown:
    'The {column} column has a field that does not exist ({target}). Choose another field, or leave the column out.',
  mapping_constant_unknown:
    'The value for every account is for a field that does not exist ({target}). Choose another field for it, or remove it.',
  mapping_field_twice:
    'The columns {column} and {otherColumn} both fill “{field}”. Leave one of them out, join them, or choose another field or number for one.',
  sheet_left_out:
    'Sheet “{sheet}” is not used: it is not clear which accounts its rows belong to. It seems to give {fields}. If its rows belong to accounts, include it in Load, with a column for the account number. Otherwise leave it.',
  sheet_name_fills:
    'No column fills “{field}”, and the name of sheet “{sheet}” looks like a value of it. So “{value}” is sent for all of its rows. If that is right, say so in Map, at the sheet name below the columns. Otherwise take it out there.',
  column_values_contradict:
    'Column “{header}” of sheet “{sheet}” is not used. Its heading says “{field}”, but its values don’t look like it. If they are right, choose the field in Map. Otherwise leave the column out there.',
  mapping_key_unknown:
    'The mapping tells {level} apart by a field that does not exist ({field}). Choose another field.',
  mapping_file_newer:
    '“{fileName}” was written by a newer version of Migration Desk. This version does not understand all of it. Install the newer version, or ask for a mapping saved with this one.',
  mapping_file_damaged:
    '“{fileName}” is a mapping, but it is damaged: a part is missing or was changed by hand. Ask whoever gave it to you to save it again.',
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
