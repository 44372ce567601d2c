/** What is said in Add about a spreadsheet of additions. */
export const addSheet = {
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
    'Accounts with problems, and those that are set aside, stay here. What the service has taken already is not sent again.',
  things_for_accounts: '{things} for {count, plural, one {# account} other {# accounts}}',
  send_things: 'Send {things}',
  transactions_with_dates:
    'the transactions of {count, plural, one {# account} other {# accounts}}, whose dates the service may change,',
  nothing_left_to_send:
    'Nothing is left to send. The service took everything, or it waits for you: fix it, or take it back.',
  getting_ready_to_send: 'Getting ready to send…',
  requests_sent:
    'Sent {done, number} of {total, plural, one {# request} other {# requests}}{failed, plural, =0 {} other {, # not taken}}.',
  requests_sent_bar: 'Requests sent',
  you_stopped_sending: 'You stopped it.',
  requests_taken:
    '{done, number} of {total, plural, one {# request} other {# requests}} {done, plural, one {was} other {were}} taken.',
  rest_can_be_sent: 'The rest can be sent at any time.',
  others_say_why:
    'What the service said of the others stands beside them. If it does not have an account yet, you can send it again later.',

  /** The accounts, and what is added to each. */
  additions_list_to_send: 'To send',
  additions_list_with_problems: 'With problems',
  additions_list_sent: 'Sent',
  additions_list_not_taken: 'Sent and not taken',
  find_account_by_number: 'Find an account by number',
  account_number_to_find: 'Account number',
  what_is_added: 'What is added to it, and how that stands',
  fix_account_in_check: 'Fix in Check<hidden>: {number}</hidden>',
  nothing_added_to_it: 'Nothing is added to it.',
}
