/** What is said around the steps: where accounts go, which steps can be gone to, and what has to be known at once. */
export const shell = {
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
  question_is_open: 'A question is open',
  needs_answer: 'Needs an answer',
  answer_how_sent_first:
    'The operator’s document does not say whether an account is sent by itself or inside of another field. Answer that in Connect first.',
  choose_supplier_first:
    'The operator’s document lists several supplier codes. Choose in Connect which one you practise with.',
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
  columns_to_look_at: '{count, plural, one {# column} other {# columns}} to check',
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
  additions_not_taken: '{count, plural, one {# account} other {# accounts}} not taken',
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
  tour_back: 'Back',
  tour_next: 'Next',
  tour_done: 'Done',
}
