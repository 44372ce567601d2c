/** What is said about the screen Watch, and about the lists of what was sent. */
export const watch = {
  // ---- The screen

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
  balances_sent: 'Balances that were sent',
  hold_balances_against_ledger: 'As the accounts were sent, to be held against the ledger that they come from.',
  balances_sent_of: 'Balances sent: {status}',
  balances_in_words:
    '<strong>{status}</strong>: {count, plural, one {# account} other {# accounts}}; owed {owed}, in credit {credit}, together {together}.',
  balances_owed: 'Owed by customers',
  balances_in_credit: 'In credit',
  sent_without_balance: '{count, plural, one {# account was} other {# accounts were}} sent without a balance.',
  balance_not_sent_from_here:
    'Of {count, plural, one {# account} other {# accounts}} the balance is not known here, because the service had {count, plural, one {it} other {them}} before.',
  emptied_by_you: 'Emptied by you',
  changed_by_you: 'Changed by you',
  accounts_with_changed_values: 'Their accounts get what stands behind the arrow, in place of what the file says:',
  more_in_saved_results: 'And {count, number} more: the saved results have them.',

  /** How many were created over time. */
  over_time: 'Over time',
  created_and_failed_over_time:
    'From {first} to {last}: {created, plural, one {# account} other {# accounts}} created, {failed, plural, one {# refusal or failure} other {# refusals or failures}} in all',
  count_created: '{count, number} created',
  count_failed_dashed:
    '{count, plural, one {# refusal or failure} other {# refusals or failures}} in all, fixed ones too (dashed)',
  accounts_by_time: 'Accounts, by time of day ({zone})',

  /** The list of accounts, and what happened with one. */
  status: 'Status',
  what_is_known: 'What is known',
  changed: 'Changed',
  history_of_account: 'History<hidden>\u00a0of account {number}</hidden>',
  and_other_problems: 'And {count, plural, one {# other problem} other {# other problems}}.',
  account_or_numberless: 'Account {number, select, null {without a number} other {{number}}}',
  reading_history: 'Reading what happened',
  nothing_happened: 'Nothing has happened with this account yet.',
  attempt: 'Attempt {number}',
  details: 'Details',
  service_state: 'The service’s own word: {state}',
  service_code: 'The service’s code: {code}',

  /** Other files. */
  audit_and_support: 'Audit log and support',
  audit_explained:
    'Audit log: who did what on this computer and when. Of what was sent it holds a fingerprint (SHA-256), not the values.',
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
    '{same, number} in both, {otherValues, number} with another number or date, {differs, number} differ, {onlyHere, number} only here, {onlyThere, number} only there.',
  comparison_of_lists: 'The lists hold no names, addresses or amounts, so these are not compared.',
  sent_otherwise_here:
    '{count, plural, one {# account was} other {# accounts were}} sent with other values than this spreadsheet has now.',
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
  verdict_other_values: 'Another number or date',
  verdict_differs: 'Differ',
  verdict_changed: 'Changed since',
  verdict_only_here: 'Only here',
  verdict_only_there: 'Only there',
  list_pending: 'Pending',
  list_imported: 'Imported',
  list_listed: 'Listed',

  // ---- The lists

  /** Headings of the tables that are saved. */
  summary_sheet: 'Summary',
  table_name: 'Name',
  table_result: 'Result',
  table_times_sent: 'Times sent',
  table_last_sent: 'Last sent ({zone})',
  table_last_change: 'Last change ({zone})',
  table_what_we_know: 'What we know',
  table_service_said: 'What the service said',
  table_errors: 'Errors',
  table_what_to_do: 'What to do',
  table_status: 'Details: status at the service',
  table_what: 'What',
  table_which: 'Which',
  table_amount: 'Amount',
  table_dates: 'Dates sent and taken',
  table_number: 'No.',
  table_when: 'When ({zone})',
  table_who: 'Who',
  table_through: 'Through',
  table_sha_256: 'SHA-256 of what was sent',
  table_unbroken: 'Unbroken',
  table_hash_before: 'Hash of the entry before',
  table_hash: 'Hash',

  /** What stands in them. */
  no_platform_number: 'The service gave no number.',
  has_problems: 'Has {count, plural, one {a problem} other {# problems}} to fix in Check.',
  addition_has_problems: 'Has problems to fix in Check.',
  addition_set_aside: 'The account is set aside, so nothing is added to it: {reason}',
  addition_was_not_sent: 'Not sent.',
  accounts_named: '{count, plural, one {Account} other {Accounts}} {numbers}',
  reason_line: '– {reason}',
  other_reasons: '{count, number} other reasons',
  reason_of_field: '{field}: {reason}',
  column_left_out_in: '“{header}” of sheet “{sheet}”, with values in {count, plural, one {# row} other {# rows}}',
  column_line: 'Column {column}',
  cell_changed_to:
    '{was, select, null {Nothing} other {{was}}} → {now, select, null {nothing} other {{now}}} in “{header}”, row {row} of sheet “{sheet}”',
  changed_by_hand: 'Changed by hand',
  more_values: '{count, number} more values',
  all_accounts_line: 'All accounts',
  results_of_spreadsheet: 'Spreadsheet',
  results_as_of: 'As of ({zone})',

  /** The page to print, and how files are called. */
  results_title: '{isPractice, select, true {Practice results} other {Results}}: {project}',
  every_account_title: 'Every account',
  practice_remark: 'Practice: none of these accounts is real.',
  file_of_nothing: 'migration',
  file_of_payloads: 'data as sent',
  file_of_corrections: 'corrected',
  file_of_results: 'results',
  file_of_additions: 'additions',
  file_of_audit_log: 'Migration Desk audit log',
  file_of_support: 'Migration Desk support',
  file_of_template: 'Migration Desk template',
  file_of_template_for_additions: 'Migration Desk template for additions',
  file_of_fields: 'Migration Desk fields',

  /** The audit log. */
  audit_connected: 'Connected',
  audit_disconnected: 'Disconnected',
  audit_spreadsheet_loaded: 'Loaded a spreadsheet',
  audit_project_opened: 'Opened a project',
  audit_project_deleted: 'Deleted a project',
  audit_dry_run: 'Made a dry run',
  audit_run_started: 'Started creating one after the other',
  audit_run_paused: 'Paused creating',
  audit_run_resumed: 'Went on creating',
  audit_run_stopped: 'Stopped creating',
  audit_run_limits_changed: 'Changed the limits of creating',
  audit_account_sent: 'Sent an account',
  audit_account_answered: 'What came of sending it',
  audit_account_not_received: 'The service had not received it',
  audit_account_ended: 'The service finished with an account',
  audit_addition_sent: 'Sent something to be added to an account',
  audit_addition_answered: 'What came of sending an addition',
  audit_compared: 'Compared with the service',
  audit_file_saved: 'Saved a file',
  audit_through_window: 'Window',
  audit_through_command_line: 'Command line',
  audit_is_unbroken: 'Yes',
  audit_is_broken: 'No: this entry was changed, or one before it is missing',
  audit_was_damaged: 'No: this entry was changed or damaged after it was written',
  audit_unreadable: 'This entry can’t be read any more',
  /** Details in the audit log. */
  audit_file_of:
    '{what, select, results {results} results_of_additions {results of additions} payloads {data as it is sent} corrected_copy {corrected copy} audit_log {audit log} other {support file}}: {file}',
  audit_limits:
    '{isLimited, select, true {at most {perMinute, number} a minute} other {no speed limit}}, stops at {failures, plural, one {# failure} other {# failures}}',
  audit_practises_as: 'practises as {supplierCode}',
  audit_practised_afresh: 'practice begun afresh',
  audit_money_terms:
    'a positive balance {positiveBalance, select, null {is not known} owed {is owed} other {is in credit}}, amounts are in {amountUnit, select, null {units that are not known} smallest {the smallest unit} other {whole units}}',
  audit_goes_by:
    'uses {id, select, null {the fields of the application} other {the operator’s document {name, select, null {} other {{name}, }}{id}}}',
  audit_said_of_service: 'answers about the service: {answers}',
  audit_took_answers: 'answers about the service from {name}',
  audit_tried: '{done, number} tried, {passed, number} passed, {refused, number} refused',
  audit_confirmed: '{count, plural, one {# account} other {# accounts}} confirmed, {limits}',
  audit_found_alike:
    '{same, number} the same, {otherValues, number} with another number or date, {differs, number} different, {onlyHere, number} only here, {onlyThere, number} only there, {takenOver, number} taken over',
  audit_additions_sent: '{things}{mayMove, select, true {, dates may be changed as agreed} other {}}',
  audit_answer:
    '{kind, select, accepted {accepted} alreadyImported {was on the platform already} done {taken} refused {refused} supplierClosed {refused: it takes no more accounts of this supplier} unexplained {refused in a way that is not known here} notImported {the account is not there} failing {not taken at the moment} notSent {was not sent} other {{why, select, timeOut {no answer in time} cut {the connection broke off} unreadable {the answer can’t be read} busy {too busy to answer} failed {the service failed} gateway {no answer of the service itself} other {no clear answer}}; it is not known whether it arrived}}{hasCode, select, true { ({code})} other {}}',
  audit_addition_answer:
    '{kind, select, notes {notes} transactions {transactions} statements {past statements} other {payment instruction}}: {answer}',
  audit_not_received:
    '{because, select, recordUnchanged {still says the same of the account as before} onlyDryRun {knows only of a dry run} other {does not know the account}}',
  audit_end:
    '{status, select, PROCESSED {created} ERRORED {could not be created} CANCELLED {stopped before it was created} DRY_RUN_ERRORED {did not pass the dry run} other {{status}}}{hasCode, select, true { ({code})} other {}}',
  audit_missing_at_end: '{count, plural, one {One entry is} other {# entries are}} missing at the end',

  /** The empty template. */
  template_example_row: 'The row of {number} is an example: it is not used when you load the file.',
  template_usual_values: 'Usual values: {values}.',
  template_key_column: '* Every row needs it: it says what the row belongs to.',

  /** What a column that nobody has decided about seems to hold; goes on after “the column”. */
  column_seems:
    '{what, select, balance {seems to hold balances} amount {seems to hold amounts of money} supply {seems to hold what tells supply points, meters or tariffs} person {seems to hold what is known of people} contact {seems to hold how people are reached} address {seems to hold a part of an address} date {seems to hold dates of an account} ended {seems to say which accounts have ended, and any that are not set aside would be created all the same} refusal {seems to say who does not want to be contacted} company {seems to say which accounts are a company’s, and nothing of the company would be sent} priority {seems to say who is on a priority services register or has special needs} vulnerable {seems to say who is vulnerable or disabled} medical {seems to say who depends on medical equipment} access {seems to say in which language or form somebody has to be written or spoken to} represented {seems to say who speaks for the customer} deceased {seems to say that somebody has died, or who settles what is left} debt {seems to say what was agreed about a debt, or who may not be cut off} prepayment {seems to say who pays in advance} other {seems to say what keeps somebody safe}}',

  // ---- Accounts as the service has them, beside ours

  comparison_no_list:
    'The service has no list for this supplier. Either it has no accounts yet, or it does not know the supplier code.',
  comparison_outdated: 'The project or the connection was changed meanwhile, so nothing was compared. Compare again.',
  comparison_same_finished: 'On the platform, here and at the service.',
  comparison_same_pending: 'In progress, here and at the service.',
  comparison_same_failed: 'Failed at the service; there is no account on the platform.',
  comparison_not_sent: 'Not sent yet, and the service does not have it. Check and Create say how it stands.',
  comparison_refused_here: 'The service refused it and does not have it.',
  comparison_only_there: 'The service has it; it is not in this spreadsheet.',
  comparison_changed_since: 'It has changed here since. Compare again.',
  comparison_unclear:
    'It was sent, and the answer was lost. We ask the service again: its lists alone do not decide it.',
  comparison_missing_finished:
    'It was created{isKnown, select, true { as {here}} other {}}, but the service does not list it. Ask the operator what became of it.',
  comparison_missing_accepted:
    'The service accepted it, but does not list it. Compare again in a few minutes. If it stays so, ask the operator.',
  comparison_other_number:
    'It was created as {here}, but the service lists it as {there}. Ask the operator which is right.',
  comparison_lists_disagree:
    'The service’s own lists name two numbers for it, {here} and {there}. Ask the operator which is right.',
  comparison_number_elsewhere:
    'It was created as {platformNumber}. The service lists that number for account {other}. Ask the operator whose it is.',
  comparison_number_twice:
    'The service lists {platformNumber} for it and for account {other}. Ask the operator whose it is.',
  comparison_created_before:
    'The service says that it was created on {createdAt}. But it was sent from here later, on {sentAt}. Perhaps someone else had created it. Ask the operator.',
  comparison_finished_here_only:
    'It was created, but the service still lists it as not finished. If it stays so, ask the operator.',
  comparison_finished_there:
    'The service lists it as created{isKnown, select, true { with the number {there}} other {}}, but says otherwise when asked about it. Ask the operator.',
  comparison_known_there:
    'The service lists it, although it was not created from here. It says nothing when asked about it. Ask the operator.',
}
