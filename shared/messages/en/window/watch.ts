/** What is said about the screen Watch. */
export const watch = {
  /** The results, as a manager reads them. */
  results: 'Results',
  ask_service_now: 'Ask the service now',
  save_the_results: 'Save the results',
  save_the_results_as: 'Save the results:',
  save_as_excel: 'Save as Excel',
  save_as_text: 'Save as text (.csv)',
  save_page_to_print: 'Save a page to print',
  counting_accounts: 'Counting your accounts',
  accounts_created_of_all:
    '<strong>{done, number}</strong> of {total, plural, one {# account} other {# accounts}} created',
  as_of: 'As of {moment}, {zone}',
  count_of_status: '{count, number} {status}',
  show_some_accounts: 'Show only some accounts below',
  so_many_for_reason: '<strong>{count, number}</strong> {reason}',
  accounts_linked: '{count, plural, one {Account} other {Accounts}} <links></links>',
  left_out_of_all: 'Not used in any account',
  nothing_of_columns_sent: 'Nothing of these columns is sent:',
  emptied_by_you: 'Emptied by you',
  accounts_without_values: 'Their accounts do not get these values of the file:',
  more_in_saved_results: 'And {count, number} more: the saved results have them.',

  /** How many were created over time. */
  over_time: 'Over time',
  created_and_failed_over_time:
    'From {first} to {last}: {created, plural, one {# account} other {# accounts}} created, {failed, number} refused or failed',
  count_created: '{count, number} created',
  count_failed_dashed: '{count, number} refused or failed (dashed)',
  accounts_by_time: 'Accounts, by time of day ({zone})',

  /** The list of accounts, and what happened with one. */
  status: 'Status',
  platform_number: 'Number on the platform',
  what_is_known: 'What is known',
  changed: 'Changed',
  history_of_account: 'History<hidden>\u00a0of account {number}</hidden>',
  and_other_problems: 'And {count, plural, one {# other problem} other {# other problems}}.',
  set_aside_for: 'Set aside: {reason}',
  account_or_numberless: 'Account {number, select, null {without a number} other {{number}}}',
  reading_history: 'Reading what happened',
  nothing_happened: 'Nothing has happened with this account yet.',
  attempt: 'Attempt {number}',
  service_code: 'The service’s code: {code}',

  /** Other files. */
  audit_and_support: 'Audit log and support',
  audit_explained: 'Audit log: who did what on this computer and when, and what was sent.',
  audit_as_excel: 'Audit log as Excel',
  audit_as_text: 'Audit log as text (.csv)',
  support_explained: 'Support file: what happened, without personal data and without the key, for whoever helps you.',
  save_support_file: 'Save a support file',

  /** This project beside what the service lists. */
  compare_with_service: 'Compare with the service',
  compare_now: 'Compare now',
  compare_explained:
    'Reads the service’s lists of your supplier’s accounts and compares them with this spreadsheet. It finds accounts that someone else has created. The lists hold numbers and how far each account is. Names, addresses and amounts are not in them, so these are not compared. Nothing is changed at the service.',
  reading_service_lists: 'Reading the service’s lists…',
  accounts_asked_about: '{done, number} of {total, plural, one {# account} other {# accounts}} asked about…',
  which_compared: 'Which accounts of the comparison are listed',
  find_compared: 'Find an account of the comparison by name or number',
  pages_of_comparison: 'Pages of the comparison',
  comparison_counts:
    '{same, number} in both, {otherValues, number} with other values, {differs, number} differ, {onlyHere, number} only here, {onlyThere, number} only there.',
  taken_over:
    '{count, plural, one {# account that someone else created is} other {# accounts that someone else created are}} now known here.',
  made_on: 'Made on <time>{moment}</time>.',
  changed_here_since: '{count, plural, one {# account} other {# accounts}} changed here since then.',
  comparison_is_old: 'It is more than an hour old: the service may say something else now.',
  compare_again: 'Compare again.',
  up_to_date: 'Up to date',
  out_of_date: 'Out of date',
  comparison: 'Comparison',
  here: 'Here',
  at_the_service: 'At the service',
  what_it_means: 'What it means',
  not_in_this_spreadsheet: 'Not in this spreadsheet',
  verdict_same: 'In both',
  verdict_other_values: 'Other values',
  verdict_differs: 'Differ',
  verdict_changed: 'Changed since',
  verdict_only_here: 'Only here',
  verdict_only_there: 'Only there',
  list_pending: 'Pending',
  list_imported: 'Imported',
  list_listed: 'Listed',
}
