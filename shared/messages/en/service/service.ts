/** What is said about the service and the way to it. */
export const service = {
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
    '{settingsIn, select, environment {in {variable}} answers {as “terms” in the file for --interface-answers} other {under Connect{isAdvanced, select, true {, in “Advanced: how the application signs in”} other {}}}}',

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
