/** What is said about the screen Connect, the service, and the way to it. */
const askAgain = 'Ask the operator for the OpenAPI document of its service, as one .yml, .yaml or .json file.'

const writeAnew = 'A file to fill in is written by “fields --interface … --questions-out FILE”.'

export const connect = {
  // ---- The screen

  practise_here: 'Practise on this computer',
  safe_nothing_is_real: 'Safe: nothing is real',
  practice_explained:
    'A practice service comes with the application. It answers like the live one, and nothing leaves this computer. Go all the way through with your own spreadsheet as often as you like: you can begin afresh.',
  start_practising: 'Start practising',
  practise_instead: 'Practise instead',
  use_live_service: 'Use the live service',
  live_service_explained:
    'When you are ready. You need the address, the supplier code and the API key, a long password for programs. The operator of the platform gives you all three. Connecting creates nothing yet.',
  connect_to_live_service_choice: 'Connect to the live service…',
  /** The connection in use. */
  the_live_service: 'The live service',
  the_practice_service: 'The practice service',
  address: 'Address',
  choose_supplier_code: 'Choose one',
  supplier_codes_of_document: 'The operator’s document takes only these. Choose the one that you practise with.',
  api_key: 'API key',
  api_key_missing: 'The API key is missing',
  in_use: 'In use',
  test_connection: 'Test this connection',
  change_details: 'Change the details…',
  begin_practising_afresh: 'Begin practising afresh…',
  forget_connection: 'Forget this connection…',
  testing_connection: 'Testing the connection; nothing is created',
  practice_is_empty: 'The practice service has no accounts now.',
  begin_afresh_asked: 'Begin practising afresh?',
  begin_afresh: 'Begin afresh',
  begin_afresh_forgets:
    'The practice service forgets every account that you created there, of all your spreadsheets, with what you added to them. Then each can be created again. The live service is not touched.',
  begin_afresh_leaves: 'Your spreadsheets, their mappings and what you edited stay.',
  forget_connection_asked: 'Forget this connection?',
  forget_it: 'Forget it',
  forget_live_removes:
    'The address, the supplier code and the API key are removed from this computer. To come back, you type them again.',
  forget_practice_leaves: 'You leave the practice service. You can start practising again at any time.',
  forget_connection_leaves: 'Your spreadsheets and what you did with them stay.',
  key_not_stored: 'No key is stored. Choose “Change the details…” and type it.',
  key_in_keychain: 'A key is stored, in the password store of this computer. It is not shown again.',
  key_in_memory:
    'The password store of this computer can’t be used now. So a key is kept in memory until you close the application. Then you type it again. It is not shown, and not written to disk.',
  /** What the test of a connection found. */
  connection_works: 'The connection works.',
  connection_does_not_work: 'The connection does not work yet.',
  tested_address: 'The address',
  tested_key: 'The API key',
  tested_supplier_code: 'The supplier code',
  test_good: 'Good',
  test_bad: 'Not good',
  step_not_tried: 'Not tried',
  /** Connections that are kept, and not in use. */
  live_connections_kept: 'Live connections kept on this computer',
  its_key_is_stored: 'Its API key is stored.',
  its_key_is_not_stored: 'No API key is stored for it.',
  connection_named: '{supplierCode} at {address}',
  use_again: 'Use again',
  use_connection_again: 'Use again {connection}',
  forget_short: 'Forget…',
  forget_named_connection: 'Forget… {connection}',
  forget_live_asked: 'Forget this live connection?',
  forget_named_removes:
    '{connection}: the address, the supplier code and the API key are removed from this computer. A key that another supplier uses at the same address stays for that one.',
  /** The details of the live service. */
  connect_to_live_service: 'Connect to the live service',
  operator_gave_these: 'The operator of the platform gave you these three. Connecting creates nothing.',
  address_of_service: 'Address of the service',
  address_begins_with: 'It begins with https://',
  supplier_code_explained: 'It groups the accounts you move, and is written exactly as the operator wrote it.',
  key_kept_for_address:
    'A key is stored for this address. Leave this empty to keep it, or type another one to replace it.',
  key_explained:
    'A long password for programs, from the operator of the platform. It goes into the password store of this computer. If that can’t be used, it is kept in memory until you close the application. It is never written into a file, and not shown again.',
  show_key: 'Show the key while I type it',
  keep_and_test: 'Keep and test',
  /** What differs from service to service. */
  advanced: 'Advanced: how the application signs in, and how long it waits',
  advanced_explained:
    'Change these only if the operator told you to. The first four say how the key is exchanged for a token.',
  sign_in_path: 'Sign-in path',
  sign_in_path_explained: 'It follows the address.',
  sign_in_request: 'Request',
  sign_in_request_explained: 'What is sent to sign in.',
  sign_in_values: 'Values of the request',
  sign_in_values_explained: "Names and values in braces; '{{apiKey}}' stands for the key.",
  token_path: 'Where the token is in the answer',
  token_path_explained: 'Names with points between them.',
  create_seconds: 'How long may the service take to create an account? (seconds)',
  create_seconds_explained:
    'When the answer to a create is lost, we ask the service this long whether it has the account. Only then is it sent again.',
  put_usual_values_back: 'Put the usual values back',
  /** What is wrong with what was typed. */
  key_not_typed: 'Type the API key that the operator gave you.',
  sign_in_path_fault: 'The path begins with a slash, such as /v1/graphql/',
  sign_in_request_missing: 'Type the request, or put the usual values back.',
  sign_in_values_unreadable:
    'The values can’t be read. Look for a missing quotation mark or bracket, or put the usual values back.',
  sign_in_values_without_key: "Write '{{apiKey}}' where the key belongs.",
  token_path_missing: 'Say where the token is, or put the usual values back.',
  create_seconds_fault: 'Type a whole number of seconds from 1 to {longest}, or put the usual values back.',
  /** How a service takes money. */
  money_title: 'How the service takes money',
  answered: 'Answered',
  not_answered_yet: 'Not answered yet',
  money_answered: 'All amounts are sent as you say here. What was sent already stays as it was.',
  money_not_answered:
    'Services differ in this. The operator of the platform knows both answers. Until they are here, accounts with a balance are not ready to be created.',
  customer_who_owes_is_sent_as: 'A customer who owes {amount} is sent as',
  amount_is_sent_as: 'An amount of {amount} is sent as',
  amount_unit_explained: 'This counts for every amount: balances, bills, transactions, statements and prices.',
  not_known_yet: 'I don’t know yet',
  keeping_answer: 'Keeping your answer…',
  answer_kept: 'Your answer is kept.',
  answers_kept: 'Your answers are kept.',
  description_says_so: 'The operator’s document says so.',
  positive_balance_owed: 'A positive balance is what the customer owes.',
  positive_balance_credit: 'A positive balance is what the customer has in credit.',
  whole_units: 'In whole units: pounds, euros, dollars.',
  smallest_units: 'In the smallest units: pence or cents.',
  customer_who_owes: 'A customer who owes {amount}',
  money_not_known: 'Not known yet how that is sent: say it below.',
  is_sent_as: 'is sent as {sent}',

  // ---- The fields of a service: by which document they are known, and what that leaves open

  fields_of_service: 'The fields of the service',
  the_usual_fields: 'The usual fields',
  the_operators_own: 'The operator’s own',
  usual_fields_explained:
    'The application knows the usual fields of such a service, but operators differ. If yours has published a document of its service (“OpenAPI”), load it here. Then fields, rules, help and the empty template are exactly those of that operator. Nothing is fetched from anywhere, and it works without a connection.',
  drop_description_here: 'Drop the operator’s document here',
  load_description: 'Load the operator’s document…',
  load_another_description: 'Load another document…',
  show_all_fields: 'Show all fields…',
  description_drop_explained: 'You can also drop the file here: .yml, .yaml or .json',
  reading_description: 'Reading the document',
  fields_are_those_of: 'The fields are those of {description} now.',
  descriptions_kept: 'Documents kept on this computer',
  usual_fields_come_with: 'They come with the application.',
  use_description: 'Use',
  use_usual_fields: 'Use the usual fields',
  use_named_description: 'Use {description}',
  forget_description: 'Forget',
  forget_named_description: 'Forget {description}',
  description_loaded: '{fileName}, loaded {moment}',
  /** All fields, to be searched. */
  fields_of_description: 'The fields of {description}',
  find_field: 'Find a field',
  find_field_hint: 'A name, a value, or a word of its help',
  save_field_guide: 'Save a field guide',
  no_field_found: 'No field has these words. Try another word.',
  fields_found: '{count, plural, one {# field} other {# fields}}',
  what_values_mean: 'What its values mean',
  /** What the document leaves open. */
  questions_for_later: 'Questions for later',
  all_questions_answered: 'All of these are answered.',
  questions_for_later_open:
    'The document leaves {count, plural, one {# question} other {# questions}} about its lists open. Map asks those that your columns raise. You need not answer here.',
  take_likely_answers: 'Take the likely answers ({count, number})',
  show_questions: 'Show all {count, number} questions',
  hide_questions: 'Hide the questions',
  answers_as_file_explained:
    'You can save all its questions as a file, with a proposal for each. Somebody who knows the service can fill it in. Then load it here again.',
  drop_answers_here: 'Drop the file with the answers here',
  answers_about_service: 'Answers about the service',
  save_questions: 'Save the questions as a file',
  load_answers: 'Load answers…',
  loaded_answers_kept: 'The answers are kept.',
  /** One question. */
  how_account_is_sent: 'How an account is sent',
  how_account_is_sent_explained:
    'The document says one thing in its rules, and shows another in its examples. Choose one: nothing is sent before. A dry run at the live service tells whether it is right. Practice takes both.',
  sent_by_itself: 'By itself, as the examples show it',
  sent_inside_field: 'Inside of a field “{field}”, as the rules say',
  this_is_likely: 'This is likely.',
  likely_answer: 'Likely: {answer}',
  told_apart_by: '{things} are told apart by',
  told_apart_explained: 'Rows that say the same here are about one {thing}, others about another one.',
  not_said: 'Not answered',
  only_one: 'Nothing: there is only one',
  take_back_told_apart: 'Take back what tells {things} apart',
  kind_where_no_column: 'Each {thing} of which no column says “{field}” is',
  kind_explained: 'What you choose is sent for each of them, and we check them by its rules.',
  what_states_mean: 'The service’s words for how far an account is',
  what_states_mean_explained:
    'The service uses these words, and the document does not say what they mean. Until you say it, such an account counts as under way.',
  state_word_means: '“{word}” means that the account is',
  state_not_known: 'I don’t know (it counts as under way)',
  state_under_way: 'Under way',
  state_created: 'Created',
  state_failed: 'Failed',
  state_cancelled: 'Cancelled',
  value_and_meaning: '{meaning} ({value})',

  // ---- Why an operator’s document can’t be used, and what to do

  not_a_description_name:
    '{fileName, select, null {This file} other {“{fileName}”}} is not an operator’s document. That is an OpenAPI document, one .yml, .yaml or .json file: ask the operator for it.',
  not_an_answers_name:
    '{fileName, select, null {This file} other {“{fileName}”}} holds no answers. Choose the .json file that was saved here and filled in.',
  description_unreadable: `“{fileName}” can’t be read{line, select, null {} other {: something is wrong in line {line}}}. It may be cut off or changed, or it is something else. ${askAgain}`,
  description_of_something_else: `“{fileName}” is no OpenAPI document (version 3). ${askAgain}`,
  description_without_accounts: `“{fileName}” shows no way to create an account and to ask about it afterwards. ${askAgain}`,
  description_without_additions:
    '“{fileName}” does not say how notes, transactions, statements or payment instructions are added to accounts. Ask the operator how they get there.',
  description_refers_elsewhere:
    '“{fileName}” needs another file (“{reference}”), and we fetch nothing from elsewhere. Ask the operator for the document as one file with everything in it.',
  description_incomplete:
    '“{fileName}” refers to “{reference}”, which is not in it. A part of it is missing: download it again, or ask the operator for it.',
  description_recursive:
    '“{fileName}” describes something that holds itself without end: {paths}. That is not used. Everything else is.',
  description_kinds_untold:
    '“{fileName}” has kinds that nothing tells apart: {paths}. We do not check what only some of them need. So the service may refuse an account that is called ready.',
  the_account: 'the account',
  description_unfillable:
    '“{fileName}” has what no cell can fill, such as a list of lists: {paths}. That is not used. Accounts that need it are not ready.',
  description_has_too_many_fields: `“{fileName}” describes more fields than any account has. It may be damaged. ${askAgain}`,
  description_gone: 'This operator’s document is not kept on this computer any more. Load its file again in Connect.',
  description_in_use:
    'This document is in use by {users}. Choose another one there first, then you can forget it here.',
  practice_uses: 'practice',
  description_not_answered:
    'The operator’s document does not say whether an account is sent by itself or inside of another field. Answer that in Connect first. The operator knows.',
  practice_supplier_not_chosen:
    'The operator’s document lists several supplier codes. Choose in Connect which one you practise with.',
  description_too_large: `“{fileName}” is larger than {limitMegabytes, number} MB, and no operator’s document is. ${askAgain}`,
  answers_unreadable: `“{fileName}” can’t be read: it is not a file of answers, or was cut off. ${writeAnew}`,
  answers_of_something_else: `{at, select, null {“{fileName}” has no answers about an operator’s document in it.} other {“{fileName}” is not as it has to be at “{at}”. Correct it there.}} ${writeAnew}`,
  answers_for_other_document: `“{fileName}” is for “{title}”, version {version}. The document is “{documentTitle}”, version {documentVersion}. ${writeAnew}`,
  answers_do_not_fit: `“{fileName}” has answers that the document does not ask for or does not know: {places}. Correct them there. ${writeAnew}`,

  // ---- The service and the way to it

  address_missing: 'Type the address of the service. The operator of the platform gives it to you.',
  address_unreadable:
    '“{address}” is not a web address. Copy it from what the operator sent you. It looks like https://service.example.',
  address_has_password:
    'The address has a user name or a password in it. Take them out: the application signs in with your key.',
  address_not_secure:
    'Others can listen in on an address that begins with http://. So we do not send customers’ data to {host} that way. Type https:// instead.',

  network_missing: 'This computer can’t get to {host}. Check that it is online, then try again.',
  service_not_found:
    'There is no computer with the name {host}. Check the address for a typing mistake. If it is right, check that this computer is online.',
  service_not_answering:
    'Nothing answers at {host}. Check the address. If it is right, the service may be down for a while, or your network may not let you through. Try again later.',
  connection_lost: 'The connection to {host} was lost before it had answered.',
  service_slow: '{host} has not answered for {seconds, plural, one {# second} other {# seconds}}.',
  service_busy: '{host} has too much to do at the moment. Try again in a few minutes.',
  service_busy_long:
    '{host} has asked not to be called for {minutes, plural, one {# minute} other {# minutes}}. Try again after that.',
  service_failing:
    '{host} has trouble of its own at the moment. Try again in a few minutes. If it stays so, tell the operator.',
  service_moved:
    '{isKnown, select, true {{host} sends requests on to {to}. Ask the operator whether that is the right one, and give it {where}.} other {{host} sends requests to another address. Ask the operator for the right one, and give it {where}.}}',
  answer_unreadable: 'The answer of {host} is damaged and can’t be read.',
  not_found_by_other:
    '{host} answers that there is nothing at this address. That is not how the service says that it does not know an account. Check the address {where}, or ask the operator.',
  answer_from_other:
    '{host} answers with a web page, not as the service. Check the address, also what comes after the name. The reason can also be a log-in page of your network.',
  proxy_refuses:
    'Your network’s proxy does not let this computer through to {host}. Ask your administrator to allow it.',
  connection_not_secure:
    '{host} does not answer with a secure connection. Check the address and its port, or ask the operator.',
  certificate_expired:
    'The certificate of {host} is out of date. It proves that this is the right computer. Check the date of this computer. If it is right, tell the operator. Nothing was sent.',
  certificate_not_yet_valid:
    'The certificate of {host} is good only from a later date. It proves that this is the right computer. Check the date of this computer. Nothing was sent.',
  certificate_for_other_name:
    'The computer at {host} proves that it is another one. Check the address for a typing mistake, or ask the operator. Nothing was sent.',
  certificate_not_trusted:
    'This computer does not trust the certificate of {host}, so it could be someone else. If your company has its own certificates, ask your administrator. Otherwise ask the operator. Nothing was sent.',
  certificate_revoked:
    'The certificate of {host} was withdrawn, so it could be someone else. Tell the operator. Nothing was sent.',
  request_stopped: 'Stopped before it was sent.',

  /** Where a person says what a connection is; in the middle of a sentence. */
  place_of_setting:
    '{settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} other {under Connect{isAdvanced, select, true {, in “Advanced”} other {}}}}',

  key_missing: 'There is no key for this service. Type it under Connect; the operator gives it to you.',
  key_refused:
    'The service refuses the key. Check with the operator that it is right and still valid, then type it again {where}.',
  token_not_accepted:
    'The service gave an access token for your key, and then did not accept it. Ask the operator what your key may do.',
  token_missing:
    'The service answered, but there is no access token at “{tokenPath}” in its answer. Check {where} where the token is in the answer.',
  token_address_unknown: 'The service has nothing at the sign-in path. Check the path {where}.',
  token_request_misunderstood:
    'The service does not understand the sign-in request. Check it {where}, or ask the operator.',
  token_variables_unreadable:
    'The values of the sign-in request can’t be read: a quotation mark or bracket may be missing. Correct them {where}.',

  service_remarked: 'The service took it, and said: {words}',
  service_says: '{words}',
  service_refused:
    'The service refused this and gave no reason. Ask the operator, and name the account number and the time.',
  service_lacks_call:
    '{call, select, validate {This service has no dry run: you see whether it takes an account when you create it.} process {This service can’t be asked how far an account is, so none is created there. If an answer were lost, nobody could tell what became of it.} notes {This service takes no notes for accounts that are there. Ask the operator how they get there.} transactions {This service takes no transactions for accounts that are there. Ask the operator how they get there.} statements {This service takes no past statements for accounts that are there. Ask the operator how they get there.} paymentInstruction {This service takes no payment instructions for accounts that are there. Ask the operator how they get there.} transferStatus {This service can’t be asked whether an account is there.} allAccounts {This service has no list of all accounts.} pendingAccounts {This service has no list of accounts that are waiting.} other {This service has no list of accounts that were created.}}',
  payload_too_large:
    'This account is too large for the service. Leave out past bills or notes, and add them after the account is created.',
  account_number_unusable:
    'Nobody could ask the service about an account with the number “{number}”, so it is not sent. Give the account another number.',
  account_not_imported:
    'The service has not created an account with this number for this supplier. Wait until it is created, then try again.',
  supplier_closed:
    'The service takes no accounts for this supplier. Nothing was created. Its own words say why. Ask the operator whether it will again.',
  supplier_paused:
    'This supplier is paused: the service takes no accounts for it at the moment. Nothing was created. Ask the operator when it goes on, and send the accounts then.',
  supplier_complete:
    'This supplier is complete: the service takes no more accounts for it. Nothing was created. Ask the operator what to do with the accounts that are left.',
  create_refused_without_reason:
    'The service refused to create this account, although its dry run passes. Nothing was created. Its own words say more. Ask the operator what they mean.',
  create_refused_like_dry_run:
    'The service refused to create this account, and refuses its dry run too, without naming anything in the account. So it is most likely about your key or the supplier, such as one that is paused. Nothing was created. Its own words say more. Ask the operator what they mean.',
  create_refused_unclear:
    'The service refused to create this account, without naming anything in it. Nothing was created. Its own words say more. Ask the operator what they mean.',

  test_address_good: 'The service answers at {host}.',
  test_key_good: 'The service accepts your key.',
  test_supplier_good: 'The service takes accounts for the supplier {supplier}. Nothing was created by this test.',
  test_supplier_unknown:
    'The service does not accept the supplier code {supplier}. Check it with the operator; capital letters count.',
  test_supplier_closed:
    'The service takes no accounts for the supplier {supplier}. Its own words say why. Ask the operator about it.',
  test_supplier_unclear:
    'The service gave an answer for the supplier {supplier} that we do not know. Ask the operator what its words mean.',
  test_not_tried: 'Not tried, because an earlier step failed.',
}
