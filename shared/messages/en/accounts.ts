/** What is said of rows that are brought together into accounts, and of the values of an account. */
export const accounts = {
  // ---- Rows that become accounts

  account_number_missing:
    '{row} has no account number. Type it in {column}, or add it to the spreadsheet and load it again.',
  rows_disagree:
    '{cell} has {value} for “{field}”, but {otherCell} has {otherValue} for the same account. Use the right one in all of them.',
  rows_not_told_apart:
    '{cell} has {value} for “{field}”, but {otherCell} has {otherValue}. Nothing says whether these rows are about one {element} or several. {unfilled} If it is one, type the right value in both places.',
  account_number_twice:
    '{cell}: {otherRow} has the account number {value} too, and each row of this sheet is an account. Correct one of them, or say in the mapping that several rows make an account.',
  row_of_other_account:
    '{cell}: this row and {otherRow} both have the account number {value}. But they differ in {different, number} of the {compared, number} values they share. If the number is mistyped in one of them, correct it there. Then the differences are gone.',
  row_adds_nothing:
    '{cell}: this row and row {otherRow} say the same, so they count as one {element}. If they are two, say in Map that each row of this sheet is {anElement}. If one is there by mistake, leave it out in Load.',
  value_lacking:
    '{cell}: unlike the others, this row has no “{field}”. Nearly all of the {rowCount, number} rows have one. Fill it in, or leave it as it is if there is none.',
  rows_differ_undecided:
    '{rows} differ only in {columns}, which {count, plural, one {fills no field, so they count as one {element}. Choose its field in Map, or leave it out there.} other {fill no field, so they count as one {element}. Choose their fields in Map, or leave them out there.}} If each row is {anElement} of its own, say so in Map.',
  these_rows_of_sheet: 'sheet {sheet}, {rows}',
  column_not_decided:
    '{cell} is not sent: the column {says}, and nobody has decided about it. Decide in Map: choose its field, keep it in a note, or leave it out.',
  row_copied:
    '{cell}: this row and row {otherRow} say the same in every column, so it adds nothing to the account. If it was meant for another one, correct it; else leave it, or leave it out in Load.',
  account_only_here:
    '{cell}: the sheet {describing}, which lists the accounts, has no account {value}. Compare the number with your records and correct it. Or add the account there in your spreadsheet program and load the file again.',
  account_mistyped:
    '{cell}: no account has the number {value}; {isShared, select, true {what this row is about belongs to {meant}} other {it is nearly {meant}{isSure, select, true {, which this sheet does not name} other {}}}}. {isSure, select, true {Take the suggestion if that is meant. Otherwise correct the number} other {Correct the number}}, or add the account to the sheet {describing} and load the file again.',
  number_apart_by_zeros:
    '{cell}: {value} here and {other} in {otherColumn} of sheet {otherSheet} differ only by zeros in front, so they count as two. If they are one, {zeros, select, lostHere {put zeros in front of this column} lostThere {put zeros in front of the shorter numbers there} addedHere {take the suggestion} other {correct the longer one there}}. Otherwise correct one of them.',
  row_element_unclear:
    '{row} does not say which {element} it is about, and the account has several. {keyLabel, select, null {Add a column that tells them apart.} other {Fill in “{keyLabel}”.}}',
  row_element_not_found:
    '{cell}: the account has no {element} {value}. Correct it, or add the {element} where the others are.',
  row_account_not_named: '{row} belongs to no account: {column}, which names its {element}, is empty. Fill it in.',
  row_account_not_found:
    '{cell}: no account has the {element} {value}, so this row belongs to none. Correct it, or add the {element} to its account.',
  row_account_unclear:
    '{cell}: more than one account has the {element} {value}, so it is not clear which one this row belongs to. Add a column with the account number to this sheet.',
  sheet_without_account:
    'The rows of sheet {sheet} belong to no account. None of its columns gives the account number, or the number of something that an account has. Choose such a field for one of its columns, or leave the sheet out.',
  constant_unreadable:
    '{value}, the value of “{field}” for every account, can’t be read, so it is not sent. Correct it in Map.',
  date_order_open:
    '{column} has dates that can be read in more than one way. They are read as {readAs, select, DMY {day, month, year} MDY {month, day, year} other {year, month, day}}. If that is wrong, choose the date order in Map.',
  time_zone_open:
    '{column} has times of day, and nothing says by which clock. They are read as UTC. If they are local times, say so in Map.',
  transactions_counted:
    '{column, select, null {The row number} other {{column}}} gives the transactions their numbers: {first}, {next} and so on. The next list begins anew, so the service may take its transactions for these, and leave them out. Choose numbers that no other list has, such as the bank’s references, or join these with the date in Map.',
  decimal_mark_open:
    '{column} has numbers that can be read in more than one way. {isPoint, select, true {A point} other {A comma}} is read as the decimal mark. If that is wrong, choose the decimal mark in Map.',
  balance_meaning_open:
    '{column} has balances, and its heading does not say whose they are. A plain number such as 50.00 would be a credit to the service. Say in Map, at the values of this column, whether it is owed or in credit.',
  balance_sign_not_said:
    '{value, select, null {“{field}”} other {{cell}: {value}}} can’t be sent before it is known what a positive balance means to the service. Ask the operator of the platform, and say it {settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} map {in Map} other {under Connect}}.',
  amount_unit_not_said:
    '{value, select, null {“{field}”} other {{cell}: {value}}} can’t be sent before it is known how the service takes amounts: in whole units, or in pence or cents. Ask the operator of the platform, and say it {settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} map {in Map} other {under Connect}}.',
  supplier_code_differs:
    '{cell} names the supplier code {value}, but the connection has {supplierCode}, and that is what is sent. Check that this account belongs to this import.',

  // ---- Values of an account

  value_not_documented:
    '{cell}: {value} is unusual for “{field}”; known so far: {known}. {suggestion, select, null {It may be right: {isTried, select, true {the dry run tells} other {the service tells when it is sent}}.} other {Did you mean {suggestion}? If not, {isTried, select, true {the dry run tells whether it is accepted} other {the service tells when it is sent}}.}}',
  value_not_taken: '{cell}: the service would not take {value} as “{field}”: {detail}',
  one_of_missing:
    '{cell}: {element} needs {fields}. {unfilled, select, null {{count, plural, one {Fill it in, or clear the rest.} other {Fill in one of them, or clear the rest of it.}}} other {{unfilled}}}',
  list_expected:
    '{cell}: this {element} has no {expected}, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.',
  name_missing:
    '{cell}: {element} has no name, and would be created without one. Choose the columns with the names in Map, or fill in the cells.',
  value_needs_other:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  value_not_alone:
    '{cell}: {element} has “{field}” but not {beside}. {count, plural, one {They belong together} other {One of them belongs to it}}{unfilled, select, null {: fill in {beside}, or clear “{field}”.} other {. {unfilled}}}',
  number_expected:
    '{cell}: {element} has no {beside}. Without it the service may refuse it, and can’t tell whether it was added before. {unfilled, select, null {Fill in {beside}.} other {{unfilled}}}',
  elements_alike:
    '{cell}: {element} has the same {fields} as {other}. If both are one and the same, write them alike in every row.',
  element_twice:
    '{cell}: {element} has the same “{field}” as {other}, {value}, and would be created a second time. If both are one, leave the column with the second out in Map. Or write its address alike in every row. If they are two, correct the number.',
  elements_nearly_alike:
    '{cell}: {element}, {text}, is written almost like {other}, {otherText}. If they are one person, write the name alike in every row, or two customers are created.',
  too_many_to_compare:
    '{cell}: this account has {count, number} {things}, and each was compared with the {mostBefore, number} before it only. Is the account number of every {thing} right? If it is, look yourself whether any is in twice.',
  date_in_future: '{cell}: “{field}” is {day}, which is still to come. Check the date.',
  date_long_ago: '{cell}: “{field}” is {day}, more than {years} years ago. Check the date.',
  dates_out_of_order: '{cell}: “{field}” is {day}, after “{later}”, which is {laterDay}. Check both dates.',
  periods_overlap:
    '{cell}: {element} is for {first} to {last}, and {other} for {otherFirst} to {otherLast}: they overlap. Check the days of both.',
  sum_differs:
    '{cell}: {element} has {stated} as “{field}”, but its {parts} add up to {sum}, a difference of {difference}. Check which is right.',
  value_not_shown_for_kind:
    '{cell}: {element} is of the type {kind} and has “{field}”. That is known for {kinds} only. Check the type, or clear “{field}”.',
  thing_in_two_accounts:
    '{cell}: the {thing} {value} is in {otherAccount, select, null {another account} other {account {otherAccount}}} too{otherCell, select, null {} other {, {otherCell}}}. Check which account it belongs to.',
  service_refused_value:
    '{cell}: the service does not accept {field, select, null {this account} other {“{field}”}}{by, select, constant {, which is the same for every account} nothing {, which no column gives} connection { of your connection} other {}}{isReason, select, true {. It says: “{detail}”} other {{detail, select, null { and gives no reason.} other {, and does not say why. All it says is: “{detail}”}}}}{by, select, constant { Change it in Map.} nothing { Choose a column or a value for it in Map.} connection { Check it with the operator; capital letters count.} other {{isReason, select, true {} other { Ask the operator, and name the account number and the time.}}}}',
  /** Of a field that no column fills, where its lack is the cause of something. */
  field_unfilled: 'No column fills “{field}”: if one holds it, choose that field for it in Map.',
  field_unfilled_but_held: 'No column fills “{field}”, but {column} seems to hold it: choose that field for it in Map.',
  column_of_sheet: '{column} of sheet {sheet}',
  /** What the service would not take of a value: goes on after a colon. */
  not_of_kind:
    '{kind, select, null {something is missing in it, or of another kind.} text {it has to be a text.} identifier {it has to be a number or code that is not blank.} email {it has to be an e-mail address, such as ana@example.org.} phone {it has to be a phone number with + and the number of its country in front, such as +442079460123.} country {it has to be a short country code, such as US or GB.} date {it has to be a day that exists, as year-month-day, such as 2026-11-21.} datetime {it has to be a date and time, such as 2026-11-21T14:30:00Z.} decimal {it has to be an amount in digits, such as 120.50 or -120.50.} number {it has to be a number in digits, such as 120.50.} integer {it has to be a whole number in digits, such as 5.} boolean {it has to be yes or no.} path {it has to be the way to a file from the operator’s folder, such as letters/0007.pdf, without “..”.} other {it has to be a list of names and values, such as \'{\'"name": "value"\'}\'.}}',
  not_of_values: 'it has to be {values}.',
  not_known_there: 'the service knows no “{name}” there. Leave it out.',
  too_short: 'it has to have at least {least, plural, =1 {one character} other {{least} characters}}.',
  too_long: 'it may have at most {most, plural, =1 {one character} other {{most} characters}}.',
  too_small: 'it has to be at least {least}.',
  too_large: 'it may be at most {most}.',
  not_above: 'it has to be more than {bound}.',
  not_below: 'it has to be less than {bound}.',
  not_multiple: 'it has to be {isWhole, select, true {a whole number} other {{of}, or so many times {of}}}.',
  too_few: 'there have to be at least {least}.',
  too_many: '{most, plural, =1 {there may be only one} other {there may be at most {most}}}.',
  not_written_so:
    '{how, select, null {it is not written as the service wants it} other {it has to be {how}}}{example, select, null {} other {, such as {example}}}.',

  // ---- The mapping as a whole

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
