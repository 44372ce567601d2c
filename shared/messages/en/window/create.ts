/** What is said about the screen Create. */
export const create = {
  looking_for_first_account: 'Looking for the first account',
  choose_an_account: 'Choose an account from the list',
  nothing_waits_to_be_created: 'Nothing is waiting to be created. Fix what has problems or was refused in Check.',

  /** The list of accounts, and why there is nothing in it. */
  accounts: 'Accounts',
  show_others: 'Show {others}',
  new_here: 'New',
  none_left_to_create_here: '{left}.',
  no_account_refused: 'No account was refused.',
  no_account_sent: 'No account has been sent yet.',
  no_account_with_problems: 'No account has problems.',
  no_account_set_aside: 'No account is set aside.',
  no_account_in_group: 'No account is in {group}.',

  /** One account, and what stands against it. */
  account_and_name: 'Account {number, select, null {} other {{number}}} {name}',
  against_account: 'What stands against this account',
  problems_to_fix: 'Not ready: {count, plural, one {# problem} other {# problems}} to fix in Check',
  warnings_before_sending:
    '{count, plural, one {# warning} other {# warnings}} to check: you can create the account all the same',
  warning_count: '{count, plural, one {# warning} other {# warnings}}',
  to_know: 'To know',
  was_when_looked: 'It was {status} when you last looked.',
  changed_since_looked: 'What would be sent was changed since you last looked.',
  news_since_looked: 'There is news of it since you last looked.',

  /** What can be done with it. */
  dry_run: 'Dry run',
  create_this_account: 'Create this account{asksFirst, select, true {…} other {}}',
  send_it_again: 'Send it again{asksFirst, select, true {…} other {}}',
  ask_service_about_it: 'Ask the service about it',
  last_account_done: 'That was the last: watch them',
  next_account: 'Next account',
  set_aside_this: 'Set aside…',
  skip_for_now: 'Skip for now',
  account_being_tried: 'The service is looking at the account. Nothing is created.',
  account_being_sent: 'The account is being sent.',
  set_aside_because: '<strong>Set aside:</strong> {reason}',
  set_aside_since: '{moment} · no dry run and no creating until you take it back',
  take_it_back: 'Take it back',

  /** Asked before a real account is created. */
  create_real_account: 'Create a real account?',
  do_not_create_it: 'Don’t create it',
  live_service: 'Live service',
  created_cannot_be_undone: 'An account that was created can’t be taken back from here.',
  safer_to_try_first: 'The service has not accepted a trial of this account. It is safer to try it first.',
  have_read_create: 'I have read it: create account {account}',

  /** How far an account has come at the service. */
  how_far_it_has_come: 'How far it has come',
  stage_sent: 'Sent',
  stage_taken: 'Taken by the service',
  stage_created: 'Created',
  stage_not_yet: 'not yet',
  stage_under_way: 'under way',
  stage_done: 'done',
  stage_not_known: 'not known',
  stage_did_not_work: 'did not work',
  status_and_sentence: '<strong>{status}.</strong> {words}',
  account_not_sent: 'Not sent',
  account_not_sent_explained: 'This account has not been sent.',
}
