/** What Check says about the spreadsheet as a whole: how its accounts stand, what is beside the rows, and what can be saved. */
export const check = {
  number_alone: '{number, number}',
  how_check_stands: 'How the check stands',
  counted_accounts: '{count, plural, one {# account} other {# accounts}}',
  checking_cells: 'Checking…',
  list_beside_rows: 'List of problems and accounts',
  fold_list: 'Hide the list of problems and accounts',
  show_list: 'Show the list of problems and accounts',
  row_not_in_use: 'This row is no longer in a sheet that is used.',
  cells_changed: '{count, plural, one {Changed one cell.} other {Changed # cells.}}',
  /** How the accounts stand, where the way leads on. */
  no_account_to_go_on: 'There is no account yet. Choose the column with the account number in Map.',
  no_account_ready: 'No account is ready yet. Fix the problems of at least one.',
  accounts_all_ready:
    '{count, plural, one {The account is} other {All # accounts are}} ready {kind, select, accounts {to create} other {to be added to}}.',
  accounts_partly_ready:
    '{ready, number} of {all, plural, one {# account} other {# accounts}} {ready, plural, one {is} other {are}} ready {kind, select, accounts {to create} other {to be added to}}; {others}.',
  rows_say_the_same:
    '{count, plural, one {# other row of this account says} other {# other rows of this account say}} what this cell said.',
  change_them_too: 'Change {count, plural, one {it} other {them}} too',
  /** Where no problem is listed, or none is left to go to. */
  no_problems_found: 'No problems found',
  no_account_to_check: 'There is no account yet that could have one.',
  no_problems_in_additions: 'No problems are known on this computer. The service is asked when you send, in Add.',
  no_problems_untried: 'No problems are known on this computer. A dry run asks the service, too.',
  no_problems_all_tried:
    '{count, plural, one {The service has looked at the account, too, and would take it as it is.} other {The service has looked at all # accounts, too, and would take them as they are.}}',
  no_problems_some_tried:
    'The service has looked at {passed, number} of {ready, plural, one {# account} other {# accounts}} and would take {passed, plural, one {it} other {them}}. A dry run asks it about the others.',
  no_such_problem_left: 'No such problem is left.',
  no_cell_with_problem: 'No cell has a problem.',
  no_problem_in_account: 'This account has no problem.',
  last_one_passed: 'That was the last one. Back at the first problem.',
  first_one_passed: 'That was the first one. Now at the last problem.',
  last_error_passed: 'There is no error further down. Now come the warnings.',
  first_error_passed: 'That was the first error. Now at the last warning.',
  last_warning_passed: 'That was the last warning. Back at the first error.',
  first_warning_passed: 'That was the first warning. Now at the last error.',
  /** What is beside the rows. */
  what_to_look_at: 'What to look at',
  tab_problems: 'Problems',
  tab_accounts: 'Accounts',
  tab_what_is_sent: 'What is sent',
  which_account_sent: 'Which account?',
  choose_account_sent: 'Choose one under Accounts, or a cell in the sheet and then “Show what is sent”.',
  said_of_account: 'What is said of this account',
  /** The accounts. */
  tick_account: 'Choose {account}',
  account_ticked: 'ticked',
  account_set_aside_because: 'Set aside: {reason}',
  reading_listed_accounts: 'Reading the accounts',
  no_accounts_here: 'No accounts here',
  no_account_fits_search: 'No account fits “{search}”',
  accounts_ticked: '{count, plural, one {# account} other {# accounts}} ticked',
  tick_all_accounts: 'Tick all {count, number}',
  clear_ticks: 'Clear',
  set_ticked_aside: 'Set aside…',
  take_ticked_back: 'Take back',
  /** What can be saved. */
  save_as_files: 'Save as files',
  save_corrected_copy: 'A corrected copy of the spreadsheet (.xlsx)',
  save_sent_as_zip: 'What is sent, packed (.zip)',
  save_sent_as_folder: 'What is sent, into a folder…',
  saved_without_supplier: 'They name no supplier: nothing is connected.',
  stopping_saving: 'Stopping…',
  writing_files: 'Writing…',
  writing_files_so_far: 'Writing {done, number} of {total, number}…',
}
