/** What is said about creating many accounts by itself. */
export const run = {
  create_few_yourself:
    'Create {count, plural, one {# account} other {# accounts}} yourself first; then the rest can go on by itself.',
  create_few_more_yourself: 'Create {count, number} more yourself; then the rest can go on by itself.',
  accounts_left:
    '{count, plural, one {# account} other {# accounts}} left. You can go on one at a time, or let it go on by itself.',
  go_on_by_itself: 'Go on by itself…',

  /** Asked before it starts. */
  let_it_go_on: 'Let it go on by itself?',
  counting_the_accounts: 'Counting the accounts',
  run_explained:
    '{count, plural, one {# account} other {# accounts}} will be created one after the other, in the order of your spreadsheet. You can pause or stop it after any account. It stops by itself after as many failures as you choose below. It also stops when the service gives an answer that nobody can understand.',
  some_have_warnings:
    '{count, plural, one {# of them has a warning.} other {# of them have warnings.}} To look first, choose “Not now”; Check lists them.',
  none_passed_dry_run:
    '<strong>None of them has passed a dry run yet.</strong> The service may refuse some. A dry run in Check tells you which, and creates nothing.',
  some_not_passed_dry_run:
    '<strong>{count, plural, one {# of them has} other {# of them have}} not passed a dry run yet.</strong> The service may refuse some. A dry run in Check tells you which, and creates nothing.',
  left_alone: 'Left alone:',
  how_fast: 'How fast',
  as_fast_as_service: 'As fast as the service answers',
  at_most_a_minute: 'At most {count, plural, one {# account} other {# accounts}} a minute',
  stop_after_failures: 'Stop by itself after so many refused or failed accounts',
  type_to_confirm: 'These are real accounts of supplier {supplier}. To confirm, type: {words}',
  not_now: 'Not now',
  create_so_many: 'Create {count, plural, one {# account} other {# accounts}}',

  /** While it goes. */
  creating_by_itself: 'Creating by itself',
  run_starting: 'Getting ready',
  run_creating: 'Creating one account after the other',
  run_pausing: 'Pausing after this account',
  run_paused: 'Paused',
  run_stopping: 'Stopping after this account',
  run_following: 'All are sent. Waiting for the service to finish them',
  run_ended: 'Ended',
  run_so_far: '<strong>{done, number}</strong> of {total, plural, one {# account} other {# accounts}}',
  had_their_turn: '{done, number} of {total, plural, one {# account} other {# accounts}} done',
  had_their_turn_at_pace: '{done, number} of {total, plural, one {# account} other {# accounts}} done. {pace}',
  pace: 'About {count, number} a minute',
  pace_and_time_left: 'About {count, number} a minute, {time} left',
  hold_up_in_create: 'Pause or stop it in Create',
  less_than_a_minute: 'less than a minute',
  minute_count: '{count, plural, one {# minute} other {# minutes}}',
  hour_count: '{count, plural, one {# hour} other {# hours}}',
  at_service_now: 'At the service now: account <link>{number}</link>, {name}',
  resume_run: 'Go on',
  pause: 'Pause',
  stop_waiting: 'Don’t wait',
  stop_after_this: 'Stop after this one',

  /** How it ended. */
  run_over: 'The run is over',
  run_stopped_by_you: 'You stopped it',
  run_stopped_by_itself: 'It stopped by itself',
  happened_with_account: 'It happened with account <link>{number}</link>, {name}.',
  left_with_problems:
    '{count, plural, one {# account still has} other {# accounts still have}} problems: fix them in Check.',
  go_on_when_you_like: 'Go on with the others whenever you like.',
  go_on_one_at_a_time: 'Go on one at a time',
  show_the_accounts: 'Show the accounts',
  show_in_watch: 'Show them in Watch',
}
