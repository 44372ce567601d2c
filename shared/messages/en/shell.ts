/** What is said around the steps, and in parts that several screens use. */
export const shell = {
  // ---- Where accounts go, which steps can be gone to, and what has to be known at once

  /** The first screen. */
  purpose_moves: 'Migration Desk moves your customers’ accounts from a spreadsheet to the new platform.',
  purpose_shows: 'It shows what is wrong, cell by cell, before anything is sent. Your file itself is never changed.',
  purpose_safe: 'Nothing leaves this computer until you say so, and no account is ever created twice.',
  try_made_up: 'Try it with a made-up supplier',
  made_up_explained:
    'Fifteen made-up customers, with the faults of real spreadsheets. Find the faults, fix them, and create the accounts in practice. Nothing of it is real, and nothing leaves this computer.',
  made_up_not_live: 'You are connected to the live service. Choose “Practise instead” in Connect first.',
  start_with_my_spreadsheet: 'Start with my spreadsheet',
  my_spreadsheet_explained:
    'Load your own file, match its columns and fix what is wrong. You need no internet and no connection to the platform for that.',
  look_around_first: 'Look around first: a tour of five stops',
  /** The frame. */
  steps: 'Steps',
  step_number: 'Step {number}: ',
  skip_to_step: 'Skip to this step',
  gate_done: 'Done.',
  gate_blocked: 'Not yet.',
  gate_not_needed: 'Not needed.',
  not_yet: 'Not yet',
  the_first_screen: 'The first screen',
  rename_this_project: 'Rename this project…',
  help: 'Help',
  take_the_tour: 'Take the tour (five stops)',
  use_light_colours: 'Use light colours',
  use_dark_colours: 'Use dark colours',
  language: 'Language',
  language_of_system: 'As this computer is set',
  chip_connect: 'Connect…',
  chip_live: 'Live · {supplierCode}',
  could_not_start: '{product} could not start',
  reading_service_description: 'Reading the operator’s document',
  opening_last_spreadsheet: 'Opening the spreadsheet you worked on last',
  opening_desk: 'Opening your desk',
  run_share: '{percent} %',
  run_paused_at: 'Paused at {percent} %',
  /** Where accounts go. */
  where_accounts_go: 'Where accounts go',
  not_connected: 'Not connected',
  not_connected_explained: 'You can load and check your spreadsheet. Creating accounts needs a connection.',
  practice: 'Practice',
  practice_band: 'Everything stays on this computer. Accounts you create here are not real.',
  live: 'Live',
  live_band: 'Accounts you create are real. Supplier {supplierCode} at {address}',
  /** Why a step waits, and what is to be done there. */
  needs_spreadsheet: 'Needs a spreadsheet',
  needs_account_number: 'Needs the account number',
  match_account_number_first: 'Match the column with the account number first, in Map.',
  needs_connection: 'Needs a connection',
  creating_needs_connection: 'Creating accounts needs a connection. Practise first, or connect to the live service.',
  adding_needs_connection: 'Adding to accounts needs a connection. Practise first, or connect to the live service.',
  question_is_open: 'Questions are open',
  needs_answer: 'Needs an answer',
  answer_how_sent_first:
    'The operator’s document does not say whether an account is sent by itself or inside of another field. Answer that in Connect first.',
  needs_key: 'Needs the API key',
  type_key_again: 'The API key is not stored any more. Type it again in Connect.',
  not_for_additions: 'Not for additions',
  only_in_practice: 'Only in practice',
  made_up_only_in_practice:
    'These customers are made up: they are created in practice alone. Choose “Practise instead” in Connect.',
  needs_ready_account: 'Needs a ready account',
  none_ready_yet: 'No account is ready yet. Fix the problems of at least one in Check.',
  needs_created_account: 'Needs a created account',
  nothing_to_watch: 'There is nothing to watch yet. Create an account first.',
  not_connected_yet: 'Not connected yet',
  account_number_not_matched: 'The account number is not matched yet',
  fields_missing: '{count, plural, one {# field} other {# fields}} missing',
  left_to_look_at: '{count, plural, one {# thing} other {# things}} to check',
  accounts_to_mend: '{count, plural, one {# account} other {# accounts}} to fix',
  problems_to_mend: '{count, plural, one {# problem} other {# problems}} to fix',
  no_problems: 'No problems',
  accounts_to_look_at: '{count, plural, one {# account} other {# accounts}} to check',
  warnings_to_look_at: '{count, plural, one {# warning} other {# warnings}} to check',
  all_created: 'All are created',
  left_to_create: '{count, number} left to create',
  ready_of_all: '{ready, number} of {count, plural, one {# account} other {# accounts}} ready',
  created_of_all: '{created, number} of {count, number} created',
  notes_and_more: 'Notes, transactions and more',
  all_sent: 'All are sent',
  additions_to_send: '{toSend, number} of {count, plural, one {# account} other {# accounts}} to send',
  /** What has to be known at once. */
  to_read: 'To read',
  i_have_read_this: 'I have read this',
  changed_file: 'Changed file',
  load_new_version: 'Load the new version',
  go_on_with_asked: 'Go on with “{project}”?',
  load_asked: 'Load “{fileName}”?',
  go_on_with_it: 'Go on with it',
  load_it: 'Load it',
  stay_here: 'Stay here',
  open_project_is_kept:
    '“{project}” is kept as it is, with everything you did to it. You can go on with it at any time. What is being sent of it now is finished first, and no other account is begun.',
  stop_creating_asked: 'Stop creating accounts?',
  stop_creating_means:
    'Accounts are being created one after the other. This stops it after the account under way. What was sent stays sent, and you can go on with the others later.',
  stop_sending_asked: 'Stop sending?',
  stop_sending_means:
    'Additions are being sent. This stops it after the request under way. What was sent stays sent, and you can go on with the others later.',
  stop_and_go_on: 'Stop it and go on',
  do_not_stop: 'Let it go on',
  /** After an interruption. */
  interrupted: 'You were interrupted; this is what happened',
  go_on_in_create: 'Go on in Create',
  interrupted_at:
    'On {moment} you had agreed to send {count, plural, one {# account} other {# accounts}}. Then Migration Desk was ended before all of that was done.',
  interrupted_none_sent: 'None of them is known to have arrived.',
  interrupted_sent:
    '{count, plural, one {# account was} other {# accounts were}} sent: {created, number} created, {accepted, number} being created.',
  interrupted_asked:
    '{count, plural, one {# account was} other {# accounts were}} on the way, and no answer came: {accounts}. The service is being asked; nothing is sent again before it has answered.',
  interrupted_refused:
    '{count, plural, one {# account} other {# accounts}} came back: refused or failed. Check says why.',
  interrupted_nothing_left: 'Nothing is left to send of them.',
  interrupted_not_sent:
    '{count, plural, one {# account was} other {# accounts were}} not sent. Nothing goes on by itself: go on in Create when you are ready. No account is created twice.',
  /** The tour. */
  tour_steps: 'Your way through',
  tour_steps_words:
    'From your spreadsheet to accounts on the platform, step by step. Go to any of them at any time: one with a lock says what has to be there first.',
  tour_environment: 'Practice or live',
  tour_environment_words:
    'This band says where accounts go. In practice nothing is real and nothing leaves this computer. Live is orange.',
  tour_heading: 'What to do here',
  tour_heading_words:
    'Each step says what it is for. Problems lead to the very cell, and say what to do. Ctrl+Z takes back what you change. Your file is only read.',
  tour_connection: 'Nothing goes by itself',
  tour_connection_words:
    'Connect whenever you like, here or in step 1. Accounts are sent in Create alone, after you have read and said so, and none is ever created twice.',
  tour_help: 'Find this again',
  tour_help_words:
    'The tour is here whenever you want it. You can close the application at any time: everything is as you left it.',
  tour_stop_of: '{stop} of {count}',
  leave_tour: 'Leave the tour',
  tour_next: 'Next',
  tour_done: 'Done',

  // ---- What the steps are called and are for, and what was done in them, as the history tells it

  step_connect: 'Connect',
  step_connect_title: 'Connect to a service',
  step_connect_lead:
    'Practise on this computer first, or give the details of the live service. You can load and check without either.',
  step_connect_later: 'Here you say where accounts go: to practice on this computer, or to the live service.',
  step_load: 'Load',
  step_load_title: 'Load your spreadsheet',
  step_load_lead: 'Your file is only read. It is never changed, and nothing leaves this computer here.',
  step_load_later: 'Here you see the sheets of your file, with the rows that are used.',
  step_map: 'Map',
  step_map_title: 'Match your columns',
  step_map_lead:
    'Say which column holds what. The suggestions come from your headings and values; nothing is sent here.',
  step_map_later:
    'Here you choose a field for every column of your spreadsheet. Each has a suggestion, and you watch one account take shape.',
  step_check: 'Check',
  step_check_title: 'Check and fix',
  step_check_lead:
    'Every problem is shown in its cell. What you type here is kept beside your file, which stays as it is.',
  step_check_later: 'Here you see your rows as in a spreadsheet, each problem in its cell, with what to do about it.',
  step_create: 'Create',
  step_create_title: 'Create accounts, one at a time',
  step_create_lead: 'Read the account, try it, then create it. No account is ever created twice.',
  step_create_later:
    'Here you read one account at a time as it would be sent. You can try it without creating anything, and then create it.',
  step_watch: 'Watch',
  step_watch_title: 'Watch the accounts arrive',
  step_watch_lead: 'What the service says about every account of this spreadsheet. Looking changes nothing.',
  step_watch_later: 'Here you follow every account that you created until the platform has it, and save the results.',
  step_add: 'Add',
  step_add_title: 'Add to accounts on the platform',
  step_add_lead: 'Notes, transactions, past statements and a payment instruction.',
  step_add_later:
    'Here you add notes, transactions, past statements and payment instructions to accounts that are on the platform.',
  welcome: 'Welcome',
  welcome_lead: 'Two ways to begin. You can come back here at any time with “Migration Desk” above.',
  /** A button that leads to a step; `step` is its name. */
  go_to_step: 'Go to {step}',
  go_on_to_step: 'Go on to {step}',
  back_to_step: 'Back to {step}',
  /** What a spreadsheet can be about. */
  accounts_to_create: 'Accounts to create',
  accounts_to_create_explained: 'Customers, addresses and meters that move to the platform.',
  additions_to_accounts: 'Additions to accounts on the platform',
  additions_to_accounts_explained: 'Notes, transactions, past statements, payment instructions.',
  level_error: 'Problem',
  level_warning: 'Warning',
  level_info: 'Note',
  /** A step of the history: by itself, or after “Undo: ”. */
  done_cells_changed:
    'changed {count, plural, one {# cell} other {# cells}}{column, select, null {} other { in {column}}}',
  done_text_replaced:
    'replaced {count, plural, one {# value} other {# values}}{column, select, null {} other { in {column}}}',
  done_edits_taken_over: 'took over {count, plural, one {# edit} other {# edits}}',
  done_column_left_out: 'left out {column}',
  done_set_aside: 'set {count, plural, one {# account} other {# accounts}} aside',
  done_taken_back: 'took {count, plural, one {# account} other {# accounts}} back',
  done_aside_by_column: 'set {count, plural, one {# account} other {# accounts}} aside and left out {column}',
  done_column_fills: '{column} fills {fields}',
  done_column_settled: '{column} is right as it is',
  done_column_read: 'how {column} is read',
  done_columns_mapped: 'mapped {count, plural, one {# column} other {# columns}}',
  done_constant_cleared: 'no {field} for every account',
  done_constant_set: '{field} for every account: {value}',
  done_sheet_included: '{isIncluded, select, true {included} other {left out}} sheet {sheet}',
  done_sheet_read: 'how sheet {sheet} is read',
  done_defaults_changed: 'how all columns are read',
  done_mapping_changed: 'changed the mapping',
  done_mapping_suggested: 'suggested the mapping again',
  done_saved_mapping_used: 'used the saved mapping {name}',

  // ---- Parts that several screens use

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
  account_named: '{account} ({name})',
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
  mapping_taken_over: 'Your mapping was taken over.',
  no_edit_taken_over: 'No edit was taken over.',
  no_edit_there: 'No cell of the earlier version was changed, so there is no edit to take over.',
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
  what_was_sent: 'What was sent',
  sent_with_other_values:
    'This account was sent with other values than this spreadsheet has now. It is not sent again. If the new ones are right, have them changed on the platform.',
  sent_then_now: 'What differs (sent → now)',
  difference_of_value:
    '{field}: {sent, select, null {nothing} other {{sent}}} → {now, select, null {nothing} other {{now}}}',
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

  // ---- How places of a spreadsheet are called, and values of it

  quoted: '“{text}”',
  in_cell: '{row}, {column}',
  in_row: 'row {row}',
  in_row_of_sheet: 'sheet {sheet}, row {row}',
  in_rows: '{count, plural, one {row} other {rows}} {rows}',
  rows_from_to: '{first} to {last}',
  and_more: '{count, number} more',
  in_column: 'column {letters}',
  in_column_named: 'column {letters} ({header})',
  in_column_of_sheet: 'sheet {sheet}, {column}',
  this_cell: 'this cell',
  this_row: 'this row',
  /** Of a place of what is sent, in words. */
  said_at: '{place}: {message}',
  said_in_turned_sheet: 'In your file: cell {cell}. In the turned sheet: {message}',
  /** "3 meters": the number of elements of a list, in a line. */
  number_of_elements: '{count, plural, one {# {element}} other {# {elements}}}',
  /** A long list of amounts in one line. */
  list_added_up:
    '{elements}{days, select, none {} one {, on {first}} other {, from {first} to {last}}}{sum, select, null {} other {, {count, plural, one {{sum}} other {{sum} together}}}}',
  /** What is one of several of its kind. */
  a_thing: '{isVowel, select, true {an} other {a}} {thing}',
}
