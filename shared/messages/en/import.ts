/** What is said of accounts on their way to the service. */
export const imports = {
  import_not_sent: 'Not sent yet.',
  import_not_received: 'It never reached the service. It can be sent again.',
  import_sending: 'Being sent.',
  import_unknown:
    'It was sent, and the answer was lost. The service is asked what became of it before anything is sent again.',
  import_asked_until:
    'It was sent, and the answer was lost. The service may still be at work on it, so it is asked until about {time} what became of it, before anything is sent again.',
  import_only_dry_run:
    'It was sent, and the answer was lost. The service knows only of a dry run of this account. It is asked on while the application is open: when it has said the same for {minutes, plural, one {a minute} other {# minutes}}, it did not receive the account, which you can then create again.',
  import_refused:
    '{hasReason, select, true {The service refused it. Nothing was created. Correct the account and create it again.} other {The service refused it, and did not say what is wrong with it. Nothing was created. Make a dry run, which may say more; if it does not, ask the operator, and name the account number and the time.}}',
  payload_of_other_supplier:
    'It was prepared for the supplier code “{supplier}”, and the connection is for “{meant}”. It was not sent. Try again; if this stays, choose the connection once more.',
  payload_of_other_account:
    'What would be sent for the account {meant} has the number “{number}”, so it was not sent. That is a fault of Migration Desk: save the support file in its window, under Watch, and give it to whoever helps you.',
  payload_not_valid:
    'It was not sent, because the service does not take it as it is. “{field}”: {detail} The checks should have found that. Correct it; if you can’t, save the support file in the window, under Watch, and give it to whoever helps you.',
  platform_number_shared:
    'The service gave the platform number {platformNumber} to {count, number} accounts: {numbers}{areMore, select, true { and others} other {}}. Each should have one of its own: ask the operator before anything is added to them.',
  platform_numbers_shared_too:
    'So {more, plural, one {is # more platform number} other {are # more platform numbers}}. Save the results from Watch: they name every account that shares one.',
  import_accepted: 'The service has accepted it, and will create it.',
  import_not_seen:
    'The service accepted it, and ever since says that it does not know it. It is not sent again, because it could then exist twice. Ask the operator what became of it.',
  import_pending: 'It is waiting its turn at the service.',
  import_in_progress: 'The service is creating it.',
  import_other_status: 'The service has it, and says “{status}”. It is not finished yet.',
  import_finished:
    '{isKnown, select, true {The account is on the platform as {platformNumber}.} other {The account is on the platform. The service did not say its number there.}}',
  import_was_there:
    '{isKnown, select, true {The account was on the platform already, as {platformNumber}.} other {The account was on the platform already. The service did not say its number there.}}',
  import_failed:
    'The service could not create the account. Its own words say why; correct the account and create it again.',
  import_cancelled:
    'The import of this account was cancelled at the service. Ask the operator why, then create it again if it should be.',

  history_intent:
    '{attempt, plural, =1 {Sent to the service.} other {Sent to the service, for the {attempt, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.}}',
  history_accepted: 'Accepted by the service.',
  history_refused: 'Refused by the service{errors, plural, =0 {} one {} other { with # errors}}. Nothing was created.',
  history_explained:
    '{errors, plural, one {A dry run gave the reason.} other {A dry run gave the whole list: # errors.}}',
  history_status: 'The service says: {status}.',
  history_not_received: 'The service was asked, and has not received it.',
  history_not_seen: 'The service was asked, and does not know what it has accepted.',

  run_stopped: 'The import was stopped. What was sent stays sent, and is not sent again when you go on.',
  run_not_begun:
    '{wasRefused, select, true {Refused before, and not sent again} other {Not sent}}: the import stopped before its turn.',
  run_service_gone:
    'Several accounts in a row could not be sent, so the import stopped. Start it again later; it goes on where it was.',
  run_done:
    '{total, plural, one {The account} other {All # accounts}} had a turn{areAllGood, select, true {, and none was refused or failed} other {}}{failures, plural, =0 {} one {; # was refused or failed} other {; # were refused or failed}}{leftOut, plural, =0 {} one {; # was not sent, because of what stands against it now} other {; # were not sent, because of what stands against them now}}{unclear, plural, =0 {} one {; # was sent without an answer, and the service is asked about it} other {; # were sent without an answer, and the service is asked about them}}.',
  run_too_many_failures:
    '{failures, plural, one {One account was} other {# accounts were}} refused or failed, so no more are sent. Look at the reasons: the same mistake may be in other accounts. Mend it in Check and start again.',
  run_under_way: 'Accounts are already being created one after the other. Stop that first, or wait until it has ended.',
  left_as_it_is: 'Nothing was changed: what is being sent goes on.',
  run_missing: 'Nothing is being created one after the other at the moment.',
  run_nothing_to_send: 'None of these accounts can be sent now. Those with problems can be mended in Check.',
  run_count_is_another:
    'It would be {count, plural, one {# account} other {# accounts}} now, which is not the number you confirmed, so nothing was sent. Read the number again and confirm it.',
  run_waiting:
    '{waitedFor, plural, =0 {} one {The service is waited for to end # account. } other {The service is waited for to end # accounts. }}{toCome, plural, =0 {} one {# account is still to have a turn. } other {# accounts are still to have a turn. }}{isSilent, select, true {It has not answered for {silentMinutes, plural, =0 {half a minute} one {a minute} other {# minutes}}. } other {}}To stop, press Ctrl+C; to go on later, give the same command again.',
  run_waited_enough:
    'After {minutes, plural, one {a minute} other {# minutes}} the service had not ended {waitedFor, plural, one {# account} other {# accounts}}. Nothing is lost: to go on waiting, give the same command again.',
  watch_service_silent:
    '{answers, plural, =0 {The service has not answered for {minutes} minutes, so it is not asked any more. What was sent stays sent. Ask the service again when it, or your network, is back.} one {The service has answered # time in {minutes} minutes, and not with how the accounts stand. Last of all: {latest} It is not asked any more. What was sent stays sent. Ask the service again when this is mended.} other {The service has answered # times in {minutes} minutes, and not with how the accounts stand. Last of all: {latest} It is not asked any more. What was sent stays sent. Ask the service again when this is mended.}}',
  watch_troubled:
    '{latest} How the accounts stand is not known at this moment; the service is asked again by itself until it answers.',
  watch_refused:
    'The service refuses to say how the accounts stand, so it is not asked any more. What was sent stays sent. Its own words say more; ask the operator what they mean.',
  computer_slept:
    'This computer slept, or its clock was set forward: {minutes, plural, one {a minute} other {# minutes}} went by. Nothing was lost; what was under way is asked about, and it goes on.',
  clock_set_back:
    'The clock of this computer was set back by {minutes, plural, one {a minute} other {# minutes}}. Nothing was lost; times in the history stay in their order.',
  run_unresolved:
    'It was sent, and the service could not be asked what became of it. Start the import again later: it asks first, and sends nothing twice.',
}
