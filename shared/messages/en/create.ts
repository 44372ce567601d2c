/** What is said of accounts on their way to the service. */
export const create = {
  // ---- The screen Create

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
  created_cannot_be_undone: 'An account that was created can’t be taken back from here.',
  safer_to_try_first: 'The service has not accepted a trial of this account. It is safer to try it first.',
  have_read_create: 'I have read it: create account {account}',

  /** How far an account has come at the service. */
  how_far_it_has_come: 'How far it has come',
  stage_taken: 'Taken by the service',
  stage_not_yet: 'not yet',
  stage_under_way: 'under way',
  stage_done: 'done',
  stage_not_known: 'not known',
  stage_did_not_work: 'did not work',
  status_and_sentence: '<strong>{status}.</strong> {words}',
  account_not_sent_explained: 'This account has not been sent.',

  // ---- Creating many by itself

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
  run_failed_account: 'Account <link>{number}</link>{hasName, select, true {, {name}} other {}}',
  happened_with_account: 'It happened with account <link>{number}</link>, {name}.',
  left_with_problems:
    '{count, plural, one {# account still has} other {# accounts still have}} problems: fix them in Check.',
  go_on_when_you_like: 'Go on with the others whenever you like.',
  go_on_one_at_a_time: 'Go on one at a time',
  show_the_accounts: 'Show the accounts',
  show_in_watch: 'Show them in Watch',

  // ---- What became of what was sent

  import_not_sent: 'Not sent yet.',
  import_not_received: 'It never reached the service. It can be sent again.',
  import_sending: 'Being sent.',
  import_unknown:
    'It was sent, and the answer was lost. Before anything is sent again, we ask the service what became of it.',
  import_asked_until:
    'It was sent, and the answer was lost. The service may still be at work on it. We ask until about {time} what became of it. Nothing is sent again before that.',
  import_only_dry_run:
    'It was sent, and the answer was lost. The service knows only of a dry run of this account. While the application is open, we keep asking. If it says the same for {minutes, plural, one {a minute} other {# minutes}}, it did not receive the account. Then you can create it again.',
  import_refused:
    '{hasReason, select, true {The service refused it. Nothing was created. Correct the account and create it again.} other {The service refused it, and did not say what is wrong with it. Nothing was created. Make a dry run, which may say more. If it does not, ask the operator, and name the account number and the time.}}',
  payload_of_other_supplier:
    'The account was prepared for the supplier code “{supplier}”, but the connection is for “{meant}”. It was not sent. Try again. If this stays, choose the connection once more.',
  payload_of_other_account:
    'What would be sent for the account {meant} has the number “{number}”. So it was not sent. This is a fault of Migration Desk. Save the support file in its window, in Watch, and give it to whoever helps you.',
  payload_not_valid:
    'The account was not sent, because the service does not take it as it is. “{field}”: {detail} Check should have found that. Correct it. If you can’t, save the support file in the window, in Watch. Give it to whoever helps you.',
  platform_number_shared:
    'The service gave the platform number {platformNumber} to {count, number} accounts: {numbers}{areMore, select, true { and others} other {}}. Each account should have its own. Ask the operator before you add anything to them.',
  platform_numbers_shared_too:
    'The same goes for {more, plural, one {# more platform number} other {# more platform numbers}}. Save the results in Watch: they name every account that shares a number.',
  import_accepted: 'The service has accepted it, and will create it.',
  import_not_seen:
    'The service accepted it, but has said ever since that it does not know it. It is not sent again: it could then exist twice. Ask the operator what became of it.',
  import_pending: 'It is waiting its turn at the service.',
  import_in_progress: 'The service is creating it.',
  import_other_status: 'The service has it, and has not finished it yet.',
  import_finished:
    '{isKnown, select, true {The account is on the platform as {platformNumber}.} other {The account is on the platform. The service did not say its number there.}}',
  import_was_there:
    '{isKnown, select, true {The account was on the platform already, as {platformNumber}.} other {The account was on the platform already. The service did not say its number there.}}',
  import_failed:
    'The service could not create the account. Its own words say why. Correct the account and create it again.',
  import_cancelled:
    'The service stopped before it had created this account. Ask the operator why. If you still need the account, create it again.',

  history_intent:
    '{attempt, plural, =1 {Sent to the service.} other {Sent to the service, for the {attempt, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.}}',
  history_accepted: 'Accepted by the service.',
  history_refused: 'Refused by the service{errors, plural, =0 {} one {} other { with # errors}}. Nothing was created.',
  history_explained:
    '{errors, plural, one {A dry run gave the reason.} other {A dry run gave the whole list: # errors.}}',
  history_status:
    '{status, select, PENDING {It is waiting its turn at the service.} IN_PROGRESS {The service is creating it.} PROCESSED {The service has created the account.} ERRORED {The service could not create it.} CANCELLED {The service stopped before it had created it.} DRY_RUN_SUCCEEDED {The service knows only of a dry run, which the account passed.} DRY_RUN_ERRORED {The service knows only of a dry run, which the account did not pass.} other {The service says something of it that is not known here. Details have its own word.}}',
  history_not_received: 'The service was asked, and has not received it.',
  history_not_seen: 'The service was asked, and does not know the account that it accepted.',

  run_stopped: 'Creating was stopped. What was sent stays sent. It is not sent again when you go on.',
  run_not_begun:
    '{wasRefused, select, true {Refused before, and not sent again} other {Not sent}}: creating stopped before this account.',
  run_service_gone:
    'Several accounts in a row could not be sent, so creating stopped. Start it again later: it goes on where it was.',
  run_done:
    '{total, plural, one {The account is done} other {All # accounts are done}}.{areAllGood, select, true { None was refused or failed.} other {}}{failures, plural, =0 {} one { # was refused or failed.} other { # were refused or failed.}}{leftOut, plural, =0 {} one { # was not sent, because something speaks against it now.} other { # were not sent, because something speaks against them now.}}{unclear, plural, =0 {} one { # was sent without an answer: we ask the service about it.} other { # were sent without an answer: we ask the service about them.}}',
  run_too_many_failures:
    '{failures, plural, one {One account was} other {# accounts were}} refused or failed, so no more are sent. Look at the reasons: the same mistake may be in other accounts. Fix it in Check and start again.',
  run_under_way: 'Accounts are already being created one after the other. Stop that first, or wait until it has ended.',
  left_as_it_is: 'Nothing was changed, and nothing was stopped.',
  run_missing: 'Nothing is being created one after the other at the moment.',
  run_nothing_to_send: 'None of these accounts can be sent now. Fix those with problems in Check.',
  run_is_another:
    'What would be created has changed since you read it, so nothing was sent. Read the number again and confirm it.',
  run_waiting:
    '{waitedFor, plural, =0 {} one {The service is still creating # account. } other {The service is still creating # accounts. }}{toCome, plural, =0 {} one {# account is not sent yet. } other {# accounts are not sent yet. }}{isSilent, select, true {The service has not answered for {silentMinutes, plural, =0 {half a minute} one {a minute} other {# minutes}}. } other {}}To stop, press Ctrl+C. To go on later, give the same command again.',
  run_waited_enough:
    'After {minutes, plural, one {a minute} other {# minutes}} the service had not finished {waitedFor, plural, one {# account} other {# accounts}}. Nothing is lost: to go on waiting, give the same command again.',
  watch_service_silent:
    '{answers, plural, =0 {The service has not answered for {minutes} minutes, so we do not ask it any more. What was sent stays sent. Ask the service again when it, or your network, is back.} one {The service has answered # time in {minutes} minutes, but not how the accounts stand. Its last answer: {latest} We do not ask it any more. What was sent stays sent. Ask the service again when this is fixed.} other {The service has answered # times in {minutes} minutes, but not how the accounts stand. Its last answer: {latest} We do not ask it any more. What was sent stays sent. Ask the service again when this is fixed.}}',
  watch_troubled:
    '{latest} So we do not know how the accounts stand at this moment. We ask the service again until it answers.',
  watch_refused:
    'The service refuses to say how the accounts stand, so we do not ask it any more. What was sent stays sent. Its own words say more. Ask the operator what they mean.',
  computer_slept:
    'This computer slept, or its clock was set forward: {minutes, plural, one {a minute} other {# minutes}} went by. Nothing was lost. We ask about what was under way, and go on.',
  clock_set_back:
    'The clock of this computer was set back by {minutes, plural, one {a minute} other {# minutes}}. Nothing was lost. Times in the history stay in their order.',
  run_unresolved:
    'It was sent, and the service could not be asked what became of it. Start creating again later: it asks first, and sends nothing twice.',

  // ---- How an account stands: what each state is called, what it means, and what is done about it

  status_finished: 'Created',
  status_accepted: 'Being created',
  status_sending: 'Sending',
  status_passed: 'Dry run passed',
  status_untried: 'Ready, not tried',
  status_changed: 'Changed, not tried',
  status_unanswered: 'Dry run unanswered',
  status_refused_in_dry_run: 'Would be refused',
  status_refused: 'Refused',
  status_failed: 'Failed',

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
  group_counted: '{group} ({count, number})',

  count_ready: '{count, number} ready',
  count_with_problems: '{count, number} with problems',
  count_refused_or_failed: '{count, number} refused or failed',
  count_refused_in_dry_run: '{count, number} would be refused',
  count_set_aside: '{count, number} set aside',
  count_nothing_to_add: '{count, number} with nothing to add',
  count_answer_lost: '{count, number} {count, plural, one {whose answer was lost} other {whose answers were lost}}',
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
