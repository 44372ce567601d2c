/** What is said about parts that several screens use. */
export const parts = {
  /** Of accounts. */
  account: 'Account',
  supplier: 'Supplier',
  no_name: 'No name',
  no_account_number: 'No account number',
  account_linked: 'Account <link>{number}</link>',
  account_show_it: 'Account {number}: show it',
  reading_accounts: 'Reading your accounts',
  reading_account: 'Reading this account',
  no_account_fits: 'No account fits {search}.',
  no_account_like_this: 'No account is like this.',
  fix_it_in_check: 'Fix in Check',
  which_accounts_listed: 'Which accounts are listed',
  find_account: 'Find an account by name or number',
  name_or_number: 'Name or number',
  only_number: '{count, number}',
  account_count: '{count, plural, one {# account} other {# accounts}}',
  cell_count: '{count, plural, one {# cell} other {# cells}}',
  row_count: '{count, plural, one {# row} other {# rows}}',
  column_count: '{count, plural, one {# column} other {# columns}}',
  number_on_platform: 'Number on the platform: <strong>{number}</strong>',
  service_said: '<who>The service said:</who> “<words></words>”',

  /** Why accounts are set aside. */
  set_aside_title:
    '{count, plural, one {{account, select, null {Set this account aside} other {Set {account} aside}}} other {Set # accounts aside}}',
  set_aside_meaning:
    'What is set aside is not tried, not created and not counted as ready, until you take it back. Its rows stay as they are.',
  why_question: 'Why?',
  set_aside_reason_read: 'Whoever looks at the account later reads this, here and in the saved results.',
  set_aside_reason_example: 'Moved away in May',
  cancel: 'Cancel',
  close: 'Close',
  set_it_aside: 'Set aside',

  /** Pages of a long list. */
  pages: 'Pages',
  page_part: '{first, number} to {last, number} of {things}',
  page_number: 'Page {page}',
  page_before: 'Page before',
  page_after: 'Page after',

  /** Of which country phone numbers are. */
  which_country: 'Which country are these numbers of?',
  country_of: 'Country of {about}',
  type_country: 'Type its name',
  what_numbers_become: 'What would become of the first numbers',
  number_becomes: '{shown} → {becomes, select, null {can’t be read} other {{becomes}}}',

  /** Places of problems. */
  sheet_and_cell: 'Sheet {sheet}, cell {cell}',
  go_to_cell: 'Go to cell {cell}',
  place_in_file: '{place} ({inFile} in your file)',

  show_screen_again: 'Show this screen again',
  busy_doing: '{doing}…',
  read_once_more: 'Try again',
  and_more_values: 'and {count, number} more',
  show_all_rows_again: 'Show all rows again',
  show_only_these_rows: 'Show only these rows',
  spaces_here: '{count, plural, one {(a space)} other {(# spaces)}}',
  sheets: 'Sheets',
  sheet_of_many: 'Sheet ({count, number} are in use)',

  /** What needs the service. */
  this_needs_connection: 'Needs a connection, see Connect',
  thing_needs_connection: '{what} needs a connection, see Connect',
  this_needs_network: 'Needs the network',
  thing_needs_network: '{what} needs the network',
  no_network_now: 'This computer has no network at the moment',

  /** A file that is read, and one that is saved. */
  reading_file_stopping: 'Stopping…',
  reading_the_file: 'Reading the file…',
  finding_headings: 'Finding headings, columns and accounts…',
  saved_to: 'Saved to {path}',
  saved_as: 'Saved as {name} in your downloads.',
  nothing_saved: 'Nothing was saved.',

  /** Another name for a project. */
  rename_title: 'Rename {name}',
  project_name: 'Name',
  file_name_stays: 'Its file stays as it is, and is still called {file}.',
  leave_name: 'Leave it',
  rename: 'Rename',

  /** What became of the edits when a new version was loaded. */
  new_version_open: 'The new version is open',
  no_edit_taken_over: 'No edit was taken over.',
  edits_taken_over: '{count, plural, one {# edit was} other {# edits were}} taken over.',
  edits_not_needed:
    '{count, plural, one {# edit was not needed: the file has it already.} other {# edits were not needed: the file has them already.}}',
  edits_not_kept:
    '{count, plural, one {# edit could not be kept. It is still in the earlier version:} other {# edits could not be kept. They are still in the earlier version:}}',
  edits_not_kept_list: 'Edits that could not be kept',
  where_it_was: 'Where it was',
  you_had_changed: 'You had changed',
  changed_to: 'to',
  why_lost: 'Why',
  empty_in_brackets: '(empty)',
  edit_lost_sheet: 'The sheet is not there any more.',
  edit_lost_column: 'The column is not there any more.',
  edit_lost_row: 'The row is not there any more.',
  edit_lost_ambiguous: 'Several rows could be meant.',
  edit_lost_changed: 'The cell was changed to something else.',
  now_it_says: 'Now: {now}',
  first_of_lost_edits:
    'These are the first {listed, number}. {count, plural, one {The other} other {The others}} can be seen there too: open it and show the edited rows.',
  earlier_version_stays: 'The earlier version stays in the list under Load until you delete it.',
  delete_earlier_version: 'Delete the earlier version',
  keep_both: 'Keep both',

  /** Steps back and forth. */
  undo: 'Undo',
  undo_step: 'Undo: {step}',
  redo: 'Redo',
  redo_step: 'Redo: {step}',
  undo_with_keys: '{words} (Ctrl+Z)',
  redo_with_keys: '{words} (Ctrl+Y)',
  nothing_to_undo: 'There is nothing to undo.',
  undone: 'Undone: {step}.',
  nothing_to_redo: 'There is nothing to redo.',
  done_again: 'Done again: {step}.',

  /** One account as it would be sent. */
  what_is_sent: 'What is sent',
  how_account_is_shown: 'How the account is shown',
  in_words: 'In words',
  as_it_is_sent: 'As it is sent',
  copy_for_technician: 'Copy for a technician',
  copy_in_words: 'Copy in words',
  copied: 'Copied.',
  not_copied: 'It could not be copied.',
  find_in_account: 'Find in this account',
  find_value_or_field: 'Find a value or a field',
  not_found: 'Not found',
  found_turn: '{turn, number} of {count, number}',
  find_before_in_account: 'Find before',
  find_next_in_account: 'Find next',
  not_sent_emptied: 'Not sent: emptied by you',
  was_in_file: '{header, select, null {} other {{header}: }}{was} in your file',
  line_goes_to_cell: ': go to cell {cell}',
  what_is_sent_by_line: 'What is sent, line by line',
  whole_account: 'The whole account',
  from_cell: 'from sheet {sheet}, cell {cell}',
  same_for_every_account: 'the same for every account',
  not_from_spreadsheet: 'not from the spreadsheet',
  open_in_map: 'Open in Map',
  copy_value: 'Copy value',
  copy_path: 'Copy path',
}
