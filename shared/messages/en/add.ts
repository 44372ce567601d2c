/** What is said about what is added to accounts. */
export const add = {
  // ---- The screen Add

  takes_no_additions: 'By the operator’s document, this service takes nothing for accounts that are there already.',
  what_to_add: 'What to add',

  /** What can be added. */
  kind_notes: 'Notes',
  kind_transactions: 'Transactions',
  kind_statements: 'Past statements',
  kind_notes_lead: 'Notes are shown to everyone who looks after the account. The same note is never added twice.',
  kind_transactions_lead: 'Charges, credits, payments and repayments that go onto the account.',
  kind_statements_lead: 'Statements the customer received before the move, with the place of their PDF.',
  kind_payment_lead: 'How the account pays from now on. The service asks the payment vendor whether it is right.',
  another_note: 'Another note',
  another_transaction: 'Another transaction',
  another_statement: 'Another statement',
  add_to_account: 'Add to the account',
  send_instruction: 'Send the instruction',

  /** Which account is added to. */
  which_account: 'Which account?',
  or_one_account: 'Or one account by itself',
  for_many_accounts: 'For many accounts at once, load a spreadsheet of additions in Load.',
  account_number_or_name: 'Account number or name',
  any_part_of_number: 'Any part of your number or of the name. Accounts of this spreadsheet are offered.',
  your_own_number: 'Your own number for it, as it was sent.',
  type_part_of_it: 'Type a part of the number or of the name.',
  several_accounts_fit: 'Several accounts fit this. Choose one from the list, or type more of it.',
  look_it_up: 'Look it up',
  look_up_account: 'Look up {number}, {name}',
  look_up_number: 'Look up {number}',
  account_numbered: 'Account {number}',
  number_there: 'on the platform: {number}',
  target_on_platform: 'On the platform',
  target_not_imported: 'Not imported yet',
  target_missing: 'Not there',
  target_written_otherwise: 'Written otherwise',
  number_in_another_writing:
    'Nothing is known of this number as it is written. Your spreadsheet writes it differently:',

  /** What is typed in another form. */
  typed_not_sent: 'Typed here and not sent. It is kept until you close this window:',
  go_on_with_form: '{kind} for {account}',

  /** The form. */
  remove_element: 'Remove {thing}{number, select, null {} other { {number}}}',
  remove_this: 'Remove',
  add_element: 'Add {isVowel, select, true {an} other {a}} {thing}',
  no_field_needed: 'The service says that none of these fields is needed. Fill in what you know.',
  needed_fields_not_known: 'We do not know which of these fields the service needs. Fill in all that you know.',
  needed_fields: 'Needed (*): {fields}.',
  needed_beside: '{field} needs this beside it. Fill it in, or clear {field}.',
  choose_from_calendar: '{field}: choose from a calendar',
  choice_not_said: 'Not said',
  choice_yes: 'Yes',
  choice_no: 'No',
  help_for_path:
    '{help} Type only the way from there, such as letters/0007.pdf. Do not type a drive, a web address or “..”.',
  moment_understood: '{here} ({zone}), sent as {sent}',
  help_for_moment: '{help} By the clock of this computer ({zone}).',
  refused_for_good: 'This instruction was refused for good. Change it before you send another one.',
  look_at_it_again: 'Look at it again',
  send_all_the_same: 'Send it all the same',
  sent_stands_below: 'What was sent stands under “Sent from here”.',
  leave_out_added_before: 'Leave out transactions that were added before',
  leave_out_added_before_help:
    'The service compares their numbers. Without this, a transaction that you send again is added again. One without a number it can’t know again. You are asked where one of the same day and amount was sent from here.',
  keep_trying: 'Keep trying by itself when the vendor can’t be reached',
  keep_trying_help: 'The same instruction is sent again and again, with pauses. What was refused is never sent again.',

  /** Asked before something is sent. */
  send_to_real_account: 'Send to a real account?',
  send_to_real_accounts: 'Send to real accounts?',
  send_what_may_be_there: 'Send what may be there already?',
  send: 'Send',
  do_not_send: 'Don’t send',
  things_for_account: '{things} for account {account}, supplier {supplier}.',
  agreed_to_dates: 'You agreed that the service may change {days}.',
  things_from_file:
    '{things} from {file}, supplier {supplier}, in {count, plural, one {# request} other {# requests}}, one after the other.',
  added_cannot_be_undone: 'What was added can’t be taken back from here.',
  have_read_send: 'I have read it: send {things}',
  have_looked_send:
    'I have looked at {count, plural, one {the account} other {the # accounts}}: send {things} all the same',
  /** What it would mean if it were there already. */
  doubling_means:
    '{kind, select, transactions {A transaction that is there already may be there twice then, and its amount count twice.} statements {A past statement that is there already may be there twice then.} other {A payment instruction that was refused must not be sent again as it is. Ask the operator first.}}',

  /** What became of it. */
  not_sent: 'Not sent',
  phase_interrupted: 'Interrupted',
  answer_lost: 'Answer lost',
  phase_not_now: 'Not now',
  phase_not_imported: 'Not imported',
  phase_done: 'Done',
  phase_done_date_changed: 'Done, date changed',
  phase_being_sent: 'Being sent',
  item_added: 'Added',
  item_already_there: 'There already',
  item_other: 'Other',
  item_not_said: 'Not said',
  item_not_known: 'Not known',
  item_not_added: 'Not added',
  the_instruction: 'Instruction',
  named_reference: '{label} {value}',
  thing_and_its_dates:
    '{thing}{references, select, null {} other { ({references})}}.{dates, select, null {} other { {dates}}}',
  sent_from_here: 'Sent from here',
  reading_what_was_sent: 'Reading what was sent',
  nothing_added_from_here: 'Nothing was added to this account from here yet.',

  /** Dates that the service may change. */
  refused_because_of_date: 'Refused because of a date?',
  read_why_refused:
    'Read why the service refused {count, plural, one {this} other {# requests}}. If a date is outside the open statement period, correct it, or let the service change it. The service then chooses the new date itself, says so in the transaction, and pins a note to the account. These are the dates that it may change:',
  dates_that_may_change: 'Dates that the service may change',
  transaction_of_account: '{account}, transaction {number}: {thing}',
  date_in_your_data: 'Date in your data',
  date_it_would_be_taken_with: 'Date it would be taken with',
  this_date_or_another: 'This one if it is inside the open period. Otherwise one that the service chooses',
  agree_to_dates: 'I agree that the service may change {count, plural, one {this date} other {these # dates}}',
  send_again_with_dates: 'Send again, and let the service change {count, plural, one {this date} other {these dates}}',
  understood_as: 'Understood as {words}',

  // ---- A spreadsheet of additions

  from_this_spreadsheet: 'From this spreadsheet',
  reading_additions: 'Reading what the spreadsheet adds',
  no_account_yet: 'No account yet',
  choose_account_number_first:
    'In Map, choose “Account number” for the column that holds it. What is added to each account then appears here.',
  save_results_as_excel: 'Save results as Excel',
  save_results_as_text: 'Save results as text (.csv)',

  /** What is sent. */
  what_to_send: 'What to send',
  what_stays_here:
    'Accounts with problems, those that are set aside, and those that are not on the platform stay here. What the service has taken already is not sent again.',
  things_for_accounts:
    '{things} for {count, plural, one {# account} other {# accounts}}{standing, select, null {} other {: {standing}}}',
  send_things: 'Send {things}',
  transactions_with_dates:
    'the transactions of {count, plural, one {# account} other {# accounts}}, whose dates the service may change,',
  nothing_left_to_send:
    'Nothing is left to send. The service took everything, or it waits for you: fix it, take it back, or create its account.',
  getting_ready_to_send: 'Getting ready to send…',
  requests_sent:
    'Sent {sent, number} of {total, plural, one {# request} other {# requests}}{failed, plural, =0 {} other {, # not taken}}.',
  requests_sent_bar: 'Requests sent',
  you_stopped_sending: 'You stopped it.',
  requests_taken:
    '{done, number} of {total, plural, one {# request} other {# requests}} {done, plural, one {was} other {were}} taken.',
  doubted_not_sent:
    '{count, plural, one {# was not sent, because it may be there already.} other {# were not sent, because they may be there already.}}',
  rest_can_be_sent: 'The rest can be sent at any time.',
  others_say_why:
    'What the service said of the others stands beside them. If it does not have an account yet, ask about it again later, and send the rest then.',

  /** Whether the accounts are there. */
  are_accounts_there: 'Are the accounts on the platform?',
  accounts_are_there:
    '{count, plural, one {# account is there: it was} other {# accounts are there: they were}} created from here, or the service said so.',
  accounts_not_there:
    '{count, plural, one {# account is not there, or not yet: {accounts}. What is to be added to it is not sent. Check its number, or create it first; then ask again.} other {# accounts are not there, or not yet: {accounts}. What is to be added to them is not sent. Check their numbers, or create them first; then ask again.}}',
  accounts_not_known:
    '{count, plural, one {Of # account we do not know whether it is there: {accounts}. It was not created from here, and the service has not said so.} other {Of # accounts we do not know whether they are there: {accounts}. They were not created from here, and the service has not said so.}}',
  ask_whether_there: 'Ask the service about {count, plural, one {this account} other {these # accounts}}',
  stop_asking: 'Stop asking',
  not_all_known_there:
    'Not all accounts are known to be on the platform. What is added to one that is not there is not taken.',

  /** Numbers of accounts that are probably meant otherwise. */
  numbers_written_otherwise: 'Account numbers in another writing',
  read_numbers_otherwise:
    '{count, plural, one {This number is probably that of an account that was sent} other {These # numbers are probably those of accounts that were sent}} from here. They differ only by zeros in front, capital letters or spaces. The service takes only one writing. Take the one that is meant. If there is an account with the number in the spreadsheet on the platform, leave it. What you take can be undone in Check.',
  numbers_and_meant: 'Numbers, and which are probably meant',
  number_in_file: 'In the spreadsheet',
  number_meant: 'Probably meant',
  take_in_all_rows: 'Take {meant} in {count, plural, one {its row} other {all # rows}}',
  take_in_one_row: 'Only in row {row, number}',
  take_all_numbers: 'Take all {count, number} that the service does not have',
  /** Where it can be asked on the same screen, and anywhere. */
  numbers_not_asked_about:
    'Of {count, plural, one {# number} other {# numbers}} the service has not said whether it has such an account. Ask it first, under “Are the accounts on the platform?”.',
  numbers_not_known:
    'Of {count, plural, one {# number} other {# numbers}} the service has not said whether it has such an account. If it has, leave the number as it is.',
  not_known_whether_there: 'Not known whether it is there',

  /** What may be on accounts already. */
  may_be_there_already: 'May be there already',
  waits_for_decision: 'Waits for your decision',
  group_refused_or_waits: 'Refused, or waits for your decision',
  count_refused_or_waits: '{count, number} refused or waiting for your decision',
  read_what_may_be_there:
    '{count, plural, one {This request may have reached its account before, so it does not go with the others. Look at the account on the platform first. If it is there, set the account aside in Check. If not, send it here.} other {These # requests may have reached their accounts before, so they do not go with the others. Look at each account on the platform first. What is there, set aside in Check. The rest you can send here.}}',
  doubted_accounts: 'Accounts to look at first',
  send_things_all_the_same: 'Send {things} all the same…',

  /** Payment instructions that would take the place of others. */
  other_instructions_there: 'Another payment instruction is there',
  read_other_instructions:
    '{count, plural, one {This account has a payment instruction that was sent from here, and the spreadsheet has another one.} other {These # accounts have a payment instruction that was sent from here, and the spreadsheet has another one.}} The new one is meant to take its place. The service does not say what it does with the one before, nor which one an account has. One that was set up elsewhere is not known here. Tick those to replace. The others are kept: nothing is sent for them.',
  instructions_to_replace: 'Payment instructions to replace or to keep',
  instruction_before: 'There, as sent from here',
  instruction_now: 'New, from the spreadsheet',
  instruction_taken: 'Confirmed on {moment}',
  instruction_lost: 'Sent on {moment}, answer lost',
  instruction_unreadable: 'What was in it can’t be read any more.',
  perhaps_instruction: 'Sent on {moment}, and can’t be read any more. It may be another payment instruction.',
  new_instruction_lost: 'It was sent before, and the answer was lost.',
  replace_instruction_of: 'Replace<hidden>: {account}</hidden>',
  replace_all_instructions: 'Replace all {count, number}{isPart, select, true { of this page} other {}}',
  instruction_pages: 'Pages of the payment instructions',
  replace_instructions: 'Replace {count, plural, one {# payment instruction} other {# payment instructions}}…',
  replace_instructions_now: 'Replace payment instructions?',
  replacing_means: 'The new payment instruction is meant to take the place of the one that is there.',
  becomes_of_replaced: 'The service does not say what becomes of that one.',
  have_compared_replace: 'I have compared them: send {things} in place of what is there',
  replace_it: 'Replace',
  keep_what_is_there: 'Keep what is there',

  /** How much is on the accounts. */
  sent_added_up: 'What was sent, added up',
  to_hold_against_list:
    'Amounts have the sign with which the service has them. Hold them against the list of your bank.',
  /** Of one type, such as “Payment: from the customer”. */
  total_of_type: '{name}{direction, select, null {} other {: {direction}}}',
  table_on_account: 'On the account',
  table_how_many: 'How many',
  amounts_above_zero: 'Amounts above zero',
  amounts_below_zero: 'Amounts below zero',
  amounts_together: 'Together',

  /** The accounts, and what is added to each. */
  with_problems: 'With problems',
  status_sent: 'Sent',
  find_account_by_number: 'Find an account by number',
  what_is_added: 'What is added to it, and how that stands',
  fix_account_in_check: 'Fix in Check<hidden>: {number}</hidden>',
  nothing_to_add: 'Nothing to add',
  nothing_added_to_it: 'The spreadsheet has nothing that is added to it.',

  /** What the states of an account mean where something is added to it. */
  all_added_explained: 'All that your spreadsheet adds to this account was taken.',
  adding_explained: 'Something is on its way to this account.',
  addition_lost_explained:
    'Something was sent for this account, but the answer did not arrive. Add says what may be there already.',
  addition_ready_explained: 'The account is on the platform, and nothing speaks against sending what is added to it.',
  addition_not_tried_explained:
    'It is not known whether this account is on the platform. The service is asked before anything is sent.',
  addition_not_now_explained: 'The service did not answer, or could not take it at the moment. Send it again later.',
  addition_without_account_explained:
    'This account is not on the platform, as far as is known. The service would refuse what is added to it.',
  addition_not_taken_explained:
    'The service did not take something that is added to this account. What it said is listed in Add.',
  addition_doubted_explained:
    'Something that is added to this account may be there already, or would take the place of something. Until you decide in Add, the account keeps what it has.',
  addition_aside_explained: 'This account is set aside. Take it back to send what is added to it.',

  // ---- What is added, and what became of it

  request_not_valid: '“{field}” can’t be sent as it is: {detail}',
  /** What a request of each kind adds. */
  things_to_add:
    '{kind, select, notes {{count, plural, one {# note} other {# notes}}} transactions {{count, plural, one {# transaction} other {# transactions}}} statements {{count, plural, one {# past statement} other {# past statements}}} other {{count, plural, one {# payment instruction} other {# payment instructions}}}}',
  sent_thing: '{hasAmount, select, true {{name} of {amount}} other {{name} without an amount}}',
  has_date: 'Not sent. Its date is {sent}.',
  sent_with_date: 'Sent with the date {sent}.',
  taken_with_date: 'Sent without a date, taken with the date {taken}.',
  sent_and_taken_with_date: 'Sent and taken with the date {taken}.',
  sent_and_taken_with_dates: 'Sent with the date {sent}, taken with the date {taken}.',
  receipt_line: 'Transaction {number}: {thing}{references, select, null {} other { ({references})}}.',

  target_in_other_writing:
    'The service has no account “{account}” for this supplier, but “{alike}” was created from here. If that is the one, write the number so.{lacksZeros, select, true { In Map, zeros can be put in front of a whole column.} other {}}',
  target_not_there:
    'The service has no account with the number “{account}” for this supplier. Check the number; if it is right, create the account first.',
  target_not_created:
    'The service does not have account “{account}”{phase, select, accepted { yet: it is still being created from here. Send this again once it is there.} refused {: it was refused when it was sent from here. Fix it and create it first.} other {: creating it from here failed. Fix it and create it first.}}',
  target_not_yet:
    'Account “{account}” is not on the platform yet (the service says {status}). Nothing was sent. Try again when it is there.',
  addition_empty:
    'There is no {kind, select, notes {note} transactions {transaction} statements {past statement} other {payment instruction}} to send. Fill in the form first.',
  addition_final:
    'The service has refused this payment instruction for good. Do not send it again as it is: correct it, or ask the operator.',
  addition_may_double:
    '{again, plural, =0 {{attempts, plural, =0 {We do not know all that this computer sent before. So {kind, select, payment {this payment instruction} notes {these notes} transactions {these transactions} other {these past statements}} may be on the account already. Look at the account first, then decide. You can still send: in Add, or with --again on the command line.} other {{kind, select, payment {This payment instruction was sent, and the answer was lost. The service may have taken it, or refused it for good. Then it must not be sent again as it is. Look at the account or ask the operator first, then decide.} other {These {kind, select, notes {notes} transactions {transactions} other {past statements}} may be on the account already. The service does not say whether it would take them a second time. Look at the account first, then decide.}}}}} other {# of these {kind, select, transactions {transactions} other {past statements}} may have been sent to this account before. The number, or the day and amount, {again, plural, one {is} other {are}} the same. So {again, plural, one {it} other {they}} may be there twice afterwards. Look at the account first, then decide.}}',
  instruction_replaced:
    '{done} {isTaken, select, true {Another payment instruction was sent since, and confirmed on {moment}.} other {Another payment instruction was sent since, on {moment}, and the answer was lost.}}',
  instruction_would_replace:
    '{what, select, taken {The account has another payment instruction, sent from here and confirmed on {moment}.} lost {Another payment instruction was sent to this account on {moment}, and the answer was lost.} other {What was sent to this account on {moment} can’t be read any more. It may be another payment instruction.}}{isAlone, select, true {} other { One from before may be there, too.}} This one is meant to take its place, so nothing was sent. The account keeps what it has. Decide in Add, or send it with --replace on the command line.',
  addition_unreadable:
    'What was sent of this can’t be read any more. It might be on the account already, so nothing is sent. Ask your administrator to restore the folder of this application from a backup.',
  addition_not_sent: 'Not sent yet.',
  addition_sending: 'Being sent.',
  addition_interrupted: '{things} sent, but the application was closed before the answer came.',
  addition_unknown:
    '{things} sent, and the answer was lost: {count, plural, one {it} other {they}} may be on the account.',
  addition_failing: 'The service could not take the {things} at the moment.',
  addition_refused: 'The service refused the {things}.',
  addition_refused_at:
    '{count, plural, one {The service refused this transaction. Nothing was added.} other {The service refused transaction {number, number} of {count, number}. It does not say whether it added any of the others. {areRecognised, select, true {Correct it and send them all again: those that are there already are not added twice.} other {Look at the account before you send any of them again.}}}}',
  addition_done:
    '{there, plural, =0 {{things} added.} other {{added, plural, =0 {{there, plural, one {It was there already: nothing was added.} other {All # were there already: nothing was added.}}} other {{things} added; {there, plural, one {# was} other {# were}} there already.}}}}',
  addition_done_moved: '{done} The service changed the date of {moved, number}.',
  dates_not_agreed:
    'Nothing was sent: you did not agree that the service may change every date of these transactions. Send them as they are first, and read the dates again.',
  addition_done_untold: 'The service took the {things}, without saying more about each.',
  payment_taken:
    '{isKnown, select, true {The payment vendor has confirmed the instruction for platform account {platformNumber}.} other {The payment vendor has confirmed the instruction.}}',
  item_changed:
    '“{field}” was sent as {wasSent, select, true {{sent}} other {nothing}} and taken as {wasTaken, select, true {{taken}} other {nothing}}.',
  form_value_unreadable:
    '“{field}”: {value} is not {kind, select, date {a date. Type it as the empty field shows it, or as year-month-day, such as 2026-11-21} datetime {a date and time. Type it as the empty field shows it, or such as 2026-11-21 14:30} number {a number. Type it like {example} or {credit}} decimal {an amount. Type it like {example} or {credit}} integer {a whole number. Type digits only, such as 5} boolean {yes or no} path {the path of a document. Type the way from the operator’s folder, such as letters/0007.pdf} other {a value that can be read}}.',
  form_time_is_no_moment:
    '“{field}”: clocks are changed in that night. {zone} has {value} twice or not at all. Type it in universal time with a Z at its end, such as 2026-10-25 00:30Z.',
  additions_service_gone:
    'Several requests in a row got no answer, so no more are sent. Send them again later. Nothing is added twice.',
  additions_under_way: 'This spreadsheet is being sent already. Stop that first, or wait until it has ended.',
  additions_changed:
    'What you confirmed has changed since you read it, so nothing was sent. Read it again and confirm it.',
  left_in_map_before_adding:
    '{count, plural, one {One thing is} other {# things are}} still to check in Map. What no column fills is not sent.',
  warnings_before_adding:
    '{count, plural, one {There is one warning} other {There are # warnings}} in Check. Look there before you send.',
}
