/** What is said of what is added to accounts. */
export const additions = {
  request_not_valid: '“{field}” can’t be sent as it is: {detail}',
  /** What a request of each kind adds. */
  things_to_add:
    '{kind, select, notes {{count, plural, one {# note} other {# notes}}} transactions {{count, plural, one {# transaction} other {# transactions}}} statements {{count, plural, one {# past statement} other {# past statements}}} other {{count, plural, one {# payment instruction} other {# payment instructions}}}}',
  some_transaction: 'Transaction',
  sent_thing: '{hasAmount, select, true {{name} of {amount}} other {{name} without an amount}}',
  sent_with_date: 'Sent with the date {sent}.',
  taken_with_date: 'Sent without a date, taken with the date {taken}.',
  sent_and_taken_with_date: 'Sent and taken with the date {taken}.',
  sent_and_taken_with_dates: 'Sent with the date {sent}, taken with the date {taken}.',
  receipt_line: 'Transaction {number}: {thing}.',

  target_in_other_writing:
    'The service has no account “{account}” for this supplier, but “{alike}” was created from here. If that is the one, write the number so.{lacksZeros, select, true { In Map, zeros can be put in front of a whole column.} other {}}',
  target_not_there:
    'The service has no account with the number “{account}” for this supplier. Check the number; if it is right, create the account first.',
  target_not_yet:
    'Account “{account}” is not on the platform yet (the service says {status}). Nothing was sent. Try again when it is there.',
  addition_empty:
    'There is no {kind, select, notes {note} transactions {transaction} statements {past statement} other {payment instruction}} to send. Fill in the form first.',
  addition_final:
    'The service has refused this payment instruction for good. Do not send it again as it is: correct it, or ask the operator.',
  addition_may_double:
    '{wasSent, select, true {{kind, select, payment {This payment instruction was sent, and the answer was lost. The service may have taken it, or refused it for good. Then it must not be sent again as it is. Look at the account or ask the operator first, then decide.} other {These {kind, select, notes {notes} transactions {transactions} other {past statements}} may be on the account already. The service does not say whether it would take them a second time. Look at the account first, then decide.}}} other {We do not know all that this computer sent before. So {kind, select, payment {this payment instruction} notes {these notes} transactions {these transactions} other {these past statements}} may be on the account already. Look at the account first, then decide. You can still send: in Add for one account, or with --again on the command line.}}',
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
  additions_count_is_another:
    'It would be {count, number} now. That is not the number you confirmed, so nothing was sent. Read the number again and confirm it.',
}
