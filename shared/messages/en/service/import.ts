/** What is said of accounts on their way to the service. */
export const imports = {
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
  left_as_it_is: 'Nothing was changed: what is being sent goes on.',
  run_missing: 'Nothing is being created one after the other at the moment.',
  run_nothing_to_send: 'None of these accounts can be sent now. Fix those with problems in Check.',
  run_count_is_another:
    'It would be {count, plural, one {# account} other {# accounts}} now. That is not the number you confirmed, so nothing was sent. Read the number again and confirm it.',
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
}
