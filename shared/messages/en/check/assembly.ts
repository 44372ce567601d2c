/** What is said while rows are brought together into accounts. */
export const assembly = {
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
    '{cell}: {value} here and {other} in {otherColumn} of sheet {otherSheet} differ only by zeros in front, so they count as two. If they are one, put zeros in front of {isShort, select, true {this column} other {the shorter numbers there}}. Otherwise correct one of them.',
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
}
