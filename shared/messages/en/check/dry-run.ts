/** What Check says about asking the service in a dry run. */
export const dryRun = {
  dry_run_of_accounts: 'Dry run <rest>of {count, plural, one {# account} other {# accounts}}</rest>',
  dry_run_of_account: 'Dry run of {account}',
  dry_run_of_this_account: 'Dry run of this account',
  a_dry_run: 'A dry run',
  accounts_looked_at: 'Accounts looked at',
  dry_run_stop: 'Stop the dry run',
  looked_at_on_this_computer:
    'Problems are looked for here, on this computer. There is no dry run for additions: the service is asked when you send them, in Add.',
  dry_run_begins: 'The service is looking at the accounts. Nothing is created.',
  /** `perMinute` is 0 and `left` is `null` while they are not known. */
  dry_run_progress:
    '{done, number} of {total, plural, one {# account} other {# accounts}} looked at{perMinute, plural, =0 {} other {, # a minute}}{left, select, null {} other {, {left} left}}. Nothing is created.',
  dry_run_paused:
    'Paused: {done, number} of {total, plural, one {# account} other {# accounts}} looked at. Nothing is created.',
  about_so_many_seconds: 'about {count, plural, one {# second} other {# seconds}}',
  about_so_many_minutes: 'about {count, plural, one {# minute} other {# minutes}}',
  about_so_many_hours: 'about {count, plural, one {# hour} other {# hours}}',
  dry_run_would_take:
    'The service would take {count, number} of the {tried, plural, one {# account} other {# accounts}} it looked at.',
  dry_run_would_refuse:
    'It would refuse {count, number} as {count, plural, one {it is} other {they are}}. Fix what is listed under Problems, then make another dry run.',
  dry_run_would_refuse_because:
    'It would refuse {count, number} as {count, plural, one {it is} other {they are}}. Most often, for {most, plural, one {# account} other {# accounts}}: “{reason}”. Fix what is listed under Problems, then make another dry run.',
  accounts_without_answer:
    '{count, plural, one {# account got no answer: try it again.} other {# accounts got no answer: try them again.}}',
  accounts_changed_since:
    '{count, plural, one {# account was changed since: try it again.} other {# accounts were changed since: try them again.}}',
  dry_run_done: 'Done: the service looked at the accounts, and nothing was created.',
  dry_run_stopped: 'Stopped: nothing was created.',
  no_account_looked_at: 'No account was looked at.',
  accounts_left_alone: 'Left alone: {accounts}.',
  warnings_may_be_refused: 'The service may refuse what has a warning. A dry run asks it, and creates nothing.',
}
