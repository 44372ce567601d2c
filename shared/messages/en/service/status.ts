/** How an account stands: what each state is called, what it means, and what is done about it. */
export const status = {
  status_finished: 'Created',
  status_accepted: 'Being created',
  status_sending: 'Sending',
  status_unknown: 'Answer lost',
  status_passed: 'Dry run passed',
  status_untried: 'Ready, not tried',
  status_changed: 'Changed, not tried',
  status_unanswered: 'Dry run unanswered',
  status_refused_in_dry_run: 'Would be refused',
  status_refused: 'Refused',
  status_failed: 'Failed',
  status_with_errors: 'With problems',
  status_set_aside: 'Set aside',

  finished_explained: 'The account exists on the platform.',
  accepted_explained: 'The service has the account and is creating it. You can go on; this keeps itself up to date.',
  sending_explained: 'The account is on its way to the service.',
  unknown_explained:
    'The account was sent, but the answer did not arrive. The service is asked about it before anything is sent again.',
  passed_explained: 'The service has looked at this account and would take it as it is.',
  untried_explained: 'The service has not looked at this account yet.',
  changed_explained: 'The account was changed after the service had looked at it. Try it again.',
  unanswered_explained: 'The service did not answer. Try again when the connection is back.',
  refused_in_dry_run_explained:
    'The service has looked at this account and would refuse it as it is. Nothing was created. What it said is listed with the account.',
  refused_explained: 'The service did not take this account. Nothing was created.',
  failed_explained: 'The service took the account but could not create it.',
  with_errors_explained: 'This account is not ready. Fix its problems first.',
  set_aside_explained: 'This account is set aside. Take it back to create it.',

  /** How many accounts a dry run or a run leaves alone, and why. */
  finished_left_alone: '{count, plural, one {# account} other {# accounts}} on the platform already',
  accepted_left_alone: '{count, plural, one {# account} other {# accounts}} being created already',
  sending_left_alone: '{count, plural, one {# account} other {# accounts}} being sent',
  unknown_left_alone:
    '{count, plural, one {# account} other {# accounts}} sent without an answer, which the service is asked about',
  ready_left_alone: '{count, plural, one {# account} other {# accounts}} ready',
  refused_in_dry_run_left_alone:
    '{count, plural, one {# account that a dry run has refused as it is} other {# accounts that a dry run has refused as they are}}',
  refused_left_alone:
    '{count, plural, one {# account that was refused, and not changed since} other {# accounts that were refused, and not changed since}}',
  failed_left_alone:
    '{count, plural, one {# account that failed, and was not changed since} other {# accounts that failed, and were not changed since}}',
  with_errors_left_alone: '{count, plural, one {# account} other {# accounts}} with problems to fix in Check',
  set_aside_left_alone: '{count, plural, one {# account} other {# accounts}} set aside',

  all_accounts: 'All',
  group_ready: 'Ready',
  group_refused_or_failed: 'Refused or failed',
  group_sent: 'Sent',
  group_counted: '{group} ({count, number})',

  count_ready: '{count, number} ready',
  count_with_problems: '{count, number} with problems',
  count_refused_or_failed: '{count, number} refused or failed',
  count_refused_in_dry_run: '{count, number} would be refused',
  count_set_aside: '{count, number} set aside',
  count_sent: '{count, number} sent',

  why_refused: 'Why accounts were refused or failed',
  why_refused_in_dry_run: 'Why accounts would be refused',
  why_set_aside: 'Why accounts are set aside',

  none_left_to_create: 'None left to create',
  none_left_but_others: 'None left to create; {others}',
  problem_count: '{count, plural, one {# problem} other {# problems}}',
  not_sent_yet: 'Not sent yet',

  fix_in_check: 'Fix it in Check, then send it again.',
  try_again: 'Go on when the cause is gone. Nothing is sent twice.',
  ask_operator: 'Ask the operator of the platform.',
  wait_for_service: 'Nothing to do: the service is asked about it by itself.',
  nothing_to_do: 'Nothing to do.',
}
