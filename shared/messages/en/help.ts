/** What is said in help, and the words that the application uses. */
export const help = {
  // ---- Help

  help_and_key: 'Help…',
  help_search: 'Search help',
  help_search_hint: 'A field, a problem, a word',
  help_found: '{count, plural, one {# entry found} other {# entries found}}',
  help_nothing_found: 'Nothing has these words. Try another word, or fewer of them.',
  help_more_found:
    '{count, plural, one {One more has} other {# more have}} these words. Type another word to find fewer.',
  help_all: 'All of help',
  help_about: 'Help about {what}',
  help_what_is_this: 'What is this?',
  help_about_field: 'About this field',

  help_topics: 'In general',
  help_statuses: 'How an account stands',
  help_words: 'Words',
  help_fields: 'Fields',

  help_example: 'An example',
  help_takes: 'What it takes',
  help_needed: 'Whether it has to be there',
  help_is_needed: 'Yes: each account needs it.',
  help_is_needed_in_list: 'Yes: each entry of “{list}” needs it.',
  help_is_not_needed:
    'The interface does not say so. Your operator may ask for it all the same; {isTried, select, true {a dry run tells} other {the service tells when it is sent}}.',
  help_from_connection: 'You fill nothing in: it comes from the connection.',
  help_where_found: 'Where you find it',
  help_what_for: 'What the service does with it',
  help_headings: 'What columns call it',
  help_why: 'Why it matters',
  help_what_to_do: 'How to fix it',
  help_before: 'Before',
  help_after: 'After',
  help_meaning: 'What it means',
  help_you_can: 'What you can do',
  help_in_run: 'When accounts go on by themselves',

  help_error_matters: 'The account is not ready before this is fixed. Nothing of it is sent until then.',
  help_warning_matters: 'The account can be created as it is. Look first: what is wrong here goes to the platform.',
  help_info_matters: 'Nothing has to be done. It is told so that you know what happened to your values.',
  help_up_to_service:
    'The service may take the value or refuse it. {isTried, select, true {A dry run tells, and creates nothing} other {It tells when it is sent}}.',
  help_in_map: 'This is decided in Map, at the column.',
  help_problem_of_service: 'The service refuses a value',

  /** Settings before a problem is fixed and after, where no cell shows it. */
  before_amount_unit_not_said: '50.00 may be sent as 50.00 or as 5000.',
  after_amount_unit_not_said: 'The service takes pence or cents. So 50.00 is sent as 5000.',
  before_balance_meaning_open: '50.00 may be owed or in credit.',
  after_balance_meaning_open: 'A plain number is owed. So the customer owes 50.00.',
  before_balance_sign_not_said: '50.00 that a customer owes may be sent as 50.00 or as -50.00.',
  after_balance_sign_not_said: 'A positive balance is what the customer owes. So it is sent as 50.00.',
  before_date_order_open: '03/04/2024 may be 3 April or 4 March.',
  after_date_order_open: 'The order of dates is day, month, year. So 03/04/2024 is 3 April.',
  before_time_zone_open: '09:15 on 3 June may be British Summer Time or UTC.',
  after_time_zone_open: 'It is British Summer Time. So it is sent as 08:15 UTC.',
  before_decimal_mark_open: '1,500 may be one thousand five hundred, or one and a half.',
  after_decimal_mark_open: 'The decimal mark is a point. So 1,500 is one thousand five hundred.',
  before_sheet_name_fills: 'The name of the sheet “Electricity” fills “Supply type”. That is a guess.',
  after_sheet_name_fills: 'The name of the sheet “Electricity” fills “Supply type”. You said that it is right.',

  help_run_takes: 'It is sent in its turn.',
  help_run_if_named: 'It is left alone. You can send it again by itself.',
  help_run_leaves: 'It is left alone.',

  /** Where a field is found in billing systems and on a bill, and what becomes of it. */
  find_account_number:
    'On a bill it stands at the top, as “account number” or “customer number”. In billing systems it is the key of the customer list.',
  use_account_number:
    'The account is known by it, and is never created twice under it. Each account needs a number of its own.',
  find_customer_name:
    'On a bill it stands above the address. Billing systems keep it with the contract holder, often in two columns.',
  use_customer_name: 'Letters and bills are addressed by it. Each person is a customer of the account.',
  find_email: 'Look in the contact data of the customer, or where bills by e-mail are set up. It is rarely on a bill.',
  use_email: 'The customer can be written to there, and may sign in with it.',
  find_phone: 'Look in the contact data of the customer, or in what your call centre uses. It is not on a bill.',
  use_phone: 'The customer can be called there. It is sent with its country in front.',
  find_billing_address:
    'On a bill it is the address in the window of the envelope. Billing systems call it the postal or correspondence address.',
  use_billing_address: 'Letters and bills go there. It may differ from where the energy is used.',
  find_supply_address:
    'On a bill it stands beside the meter, as “supply address”. Systems call it the premise, site or property.',
  use_supply_address: 'It says where the energy is used. Meter points and meters belong to it.',
  find_meter_point:
    'On a British bill it is the MPAN (21 digits in a box, the last 13 count) or the MPRN. In Texas it is the ESI ID.',
  use_meter_point: 'The network knows the connection by it. Each meter point is on supply with one account only.',
  find_meter_serial:
    'It is printed on the meter, near the bar code. On a bill it stands beside the readings, as “meter number”.',
  use_meter_serial: 'Readings are told apart by it. Zeros in front belong to it.',
  find_reading:
    'On the meter each rate has a register, such as day and night. On a bill each register has a line with its reading.',
  use_reading: 'It says how the readings of the meter are understood, and which counts what.',
  find_balance:
    'On a bill it is what was owed or in credit before this bill, or after it. In billing systems look for the ledger or open items.',
  use_balance: 'The account begins with it on the platform. Whether it is owed or in credit must be right.',
  find_tariff:
    'On a bill it is the name of the plan or product. The code stands in the product list of your billing system.',
  use_tariff: 'Prices come from it. Your operator says which codes the platform knows.',
  find_agreement_dates:
    'Look at the contract, or at the welcome letter. Billing systems keep them with the contract or the meter point.',
  use_agreement_dates: 'Supply and prices count from that day. A wrong day leads to a wrong bill.',
  find_statement: 'On a bill they stand at the top: its number, its day, and the period that it covers.',
  use_statement: 'The next bill begins where the last one ended. So nothing is billed twice.',
  find_supplier_code: 'The operator gave it to you. You type it once, in Connect.',
  use_supplier_code: 'It says whose customers these are. It is taken from the connection.',
  find_birth_date: 'Look at the contract, or in the personal data of the customer. It is not on a bill.',
  use_birth_date: 'It tells people of the same name apart.',
  find_consent: 'Look where you keep consent to news and offers, or at the ticks on the contract.',
  use_consent: 'It says what the customer may be sent.',
  find_customer_detail: 'Look in the personal data of the customer, such as a tax or driving licence number.',
  use_customer_detail: 'It is kept with the customer, under the name of the detail.',
  find_metadata: 'It is what only your own system knows, such as a region or a sales channel.',
  use_metadata: 'It is kept with the account, for you and the operator.',
  find_note: 'Look in the remarks or the contact history of the customer.',
  use_note: 'Whoever opens the account on the platform can read it.',
  find_ledger:
    'Most suppliers have one ledger for each account. Your operator says which codes and kinds of bills there are.',
  use_ledger: 'The balance and the statements belong to it.',
  find_transaction: 'On a bill these are the lines of charges and payments. Billing systems keep them as postings.',
  use_transaction: 'They show what a statement or a balance is made of.',
  find_site_access: 'Look in what your meter readers or fitters use, such as a note about the way or the key.',
  use_site_access: 'Whoever visits the meter can read it.',
  find_property: 'Look at the premise or site in your billing system. It is not on a bill.',
  use_property: 'It says what kind of building is supplied.',
  find_supply_type: 'On a bill it is the heading above the meter: electricity, gas or water.',
  use_supply_type: 'It says what is supplied there.',
  find_network_data:
    'Network operators send it with the meter point. Look in what they sent you, or in the data of the meter point.',
  use_network_data: 'It describes the connection to the network.',
  find_agreement_detail: 'Look at the contract for what was agreed beside the tariff, such as a term or a discount.',
  use_agreement_detail: 'It is kept with the agreement. Your operator says which codes the platform knows.',
  find_meter_data: 'Look in your list of meters, or on the plate of the meter. It is rarely on a bill.',
  use_meter_data: 'It says what kind of meter it is, and from when it is there.',
  find_payment:
    'Look at your payment provider, or at the direct debit list of your bank. It is a reference, not a bank account.',
  use_payment: 'Payments are taken by it from then on. The provider has to know the reference.',

  /** The words of the product and of the trade. */
  word_account: 'Account',
  word_account_means:
    'What a customer has with the supplier: people, addresses, meter points, tariffs and a balance under one number.',
  word_account_number: 'Account number',
  word_account_number_means:
    'The number of the account in your own system. It joins rows of several sheets into one account.',
  word_platform_number: 'Number on the platform',
  word_platform_number_means: 'The number that the platform gives an account when it creates it. You see it in Watch.',
  word_supply_address: 'Supply address',
  word_supply_address_means: 'Where the energy is used. An account may have several, each with its meter points.',
  word_meter_point: 'Meter point',
  word_meter_point_means:
    'The place where the network meets a building. It keeps its number when the meter is changed.',
  word_mpan: 'MPAN and MPRN',
  word_mpan_means:
    'The numbers of meter points in Great Britain: MPAN for electricity (13 digits), MPRN for gas (6 to 10 digits).',
  word_meter: 'Meter and register',
  word_meter_means:
    'A meter has a serial number and one or more registers. Each register counts one thing, such as the night rate.',
  word_mapping: 'Mapping',
  word_mapping_means:
    'Which column fills which field, and how its values are read. You can save it and use it for the next file.',
  word_field: 'Field',
  word_field_means: 'A place for a value that the service takes, such as the e-mail of a customer.',
  word_dry_run: 'Dry run',
  word_dry_run_means:
    'The service looks at accounts as they would be sent, and says what it would refuse. It creates nothing.',
  word_practice: 'Practice',
  word_practice_means:
    'A service that comes with Migration Desk and answers like the real one. Nothing leaves this computer.',
  word_live: 'Live service',
  word_live_means: 'The real service of the operator. What is created there is real.',
  word_service: 'Service',
  word_service_means: 'What takes the accounts for the platform. Migration Desk sends to it, and asks it.',
  word_platform: 'Platform',
  word_platform_means: 'The new system, to which the accounts move. Its operator runs it.',
  word_operator: 'Operator',
  word_operator_means: 'Who runs the platform and its service. The operator gives you the address and the API key.',
  word_supplier_code: 'Supplier code',
  word_supplier_code_means:
    'The short name under which the operator knows your company. Every account is sent with it.',
  word_environment: 'Environment',
  word_environment_means:
    'Where accounts go: nowhere yet, to practice, or live. A coloured band across every screen says which.',
  word_connection: 'Connection',
  word_connection_means: 'The address of a service, your supplier code, and the key that lets you in.',
  word_access_token: 'API key and access token',
  word_access_token_means:
    'The API key lets Migration Desk sign in. It gets an access token for it, which holds for a short time.',
  word_operators_document: 'Operator’s document',
  word_operators_document_means:
    'A file in which an operator describes its service. Fields, rules and checks come from it once you load it.',
  word_portfolio: 'Portfolio',
  word_portfolio_means: 'All accounts that a supplier has, or moves. In Migration Desk it is your spreadsheet.',
  word_project: 'Project',
  word_project_means:
    'A spreadsheet with its mapping, your changes and how its accounts stand. It is kept as you work.',
  word_set_aside: 'Set aside',
  word_set_aside_means:
    'Left out for now, with a reason. Such an account is neither tried nor created until you take it back.',
  word_balance: 'Balance',
  word_balance_means: 'What a customer owes, or has in credit, on the day of the move.',
  word_ledger: 'Ledger',
  word_ledger_means:
    'A list of what was charged and paid, with a balance. An account may have one for energy, for example.',
  word_statement: 'Statement',
  word_statement_means: 'A bill for a period. Past statements can be added to accounts that are on the platform.',
  word_transaction: 'Transaction',
  word_transaction_means: 'A charge, a payment or a credit on a ledger, with its day and amount.',
  word_payment_instruction: 'Payment instruction',
  word_payment_instruction_means:
    'Tells the platform how an account is paid: the provider, and the reference it knows.',
  word_agreement: 'Agreement and tariff',
  word_agreement_means:
    'An agreement says which tariff a meter point has, and from which day. The tariff has the prices.',
  word_additions: 'Additions',
  word_additions_means:
    'Notes, transactions, statements and payment instructions for accounts that are on the platform.',
  word_audit_log: 'Audit log',
  word_audit_log_means: 'Who sent what, and when, as it happened. You save it in Watch.',

  topic_steps: 'The steps',
  topic_steps_order: 'You can go back to any step. Nothing is sent before Check, and there only a dry run.',
  topic_problems: 'Errors, warnings and what to do',
  topic_level: '{level}: {matters}',
  topic_keys: 'Keys',
  topic_questions_why:
    'Operators publish a document about their service. It lists the fields, but does not say what all of them mean. Where that changes what is sent, you are asked once. Nothing is guessed.',
  topic_questions_money:
    'Some services take what a customer owes as a positive number, others as a negative one. Some take pounds, others pence. For example, what a customer owes, 120 pounds, can be sent as 120, -120 or 12000. With the wrong answer, a customer who owes money has a credit. Until both are answered, accounts with a balance are not created.',
  topic_questions_things:
    'An account can have several meters, addresses or people. Your spreadsheet may name the same one in several rows. You say which field tells whether two rows are about the same one. For example, two rows with the same meter serial number are one meter. Some lists also have several kinds, such as electricity and gas: where no column says the kind, you choose it.',
  topic_questions_ask: 'Who knows the answers',
  topic_questions_who:
    'Ask the operator of the platform. Save all questions as a file, and send it to them. Load it again once it is filled in.',
  topic_keys_anywhere: 'F1 shows help from everywhere, about what has the focus. Esc closes it.',

  topic_data: 'What happens to my data',
  data_where: 'Where it is kept',
  data_where_words:
    'On this computer alone: your spreadsheets, mappings and changes, what was sent, and how accounts stand. Your own file is read, never changed.',
  data_encrypted: 'How it is protected',
  data_encrypted_words:
    'It is encrypted (AES-256). The key is in the password store of this computer, or behind your passphrase. “Connect” says which, under “Your customers’ data on this computer”.',
  data_encrypted_session:
    'If you chose “This session only”, nothing about your customers is left once you close the application.',
  data_encrypted_command_line:
    'If the command line began without either, the key lies in a file beside the data. “Connect” then says so.',
  data_not_encrypted: 'What is not encrypted',
  data_not_encrypted_words:
    'Files that you save: corrected copies, what is sent, results, the audit log. Saved mappings: headings, and the values that you translated or set for every account. The address of the service and your supplier code. How many projects, accounts and changes there are, and when, can be seen as well.',
  data_api_key: 'Your API key',
  data_api_key_words:
    'It is in the password store of this computer. Where there is none, it is kept until you close the application. It is never shown again, and stands in no file.',
  data_sent: 'What is sent, when and to whom',
  data_sent_nothing: 'Loading, mapping and checking send nothing. Practice stays on this computer.',
  data_sent_dry_run:
    'At the live service, a dry run sends the accounts that you try, so that the service looks at them.',
  data_sent_create: 'Creating sends an account, and in Add you send what you add. You begin each of these yourself.',
  data_sent_asking:
    'Watch and Compare ask the service about accounts by their numbers. Connect signs in with your API key.',
  data_sent_whom:
    'All of it goes to the address in Connect, and nowhere else. The makers of Migration Desk get nothing.',
  data_delete: 'How to delete it',
  data_delete_project: 'In Load, “Delete…” stands beside each project.',
  data_delete_connection:
    'In Connect, “Forget this connection…” also deletes its API key. In Map, saved mappings can be deleted.',
  data_delete_platform:
    'What was created on the platform stays there: ask its operator. The record of what was sent stays here, so that nothing is created twice.',
  data_support: 'When somebody helps you',
  data_support_words: 'The support file in Watch has no personal data. Nobody gets it unless you send it.',

  // ---- What kind of value a field takes, what is allowed in it, and the headings of the guide that lists all fields

  kind_text: 'text',
  kind_identifier: 'number or code, as text',
  kind_email: 'e-mail address',
  kind_phone: 'phone number',
  kind_country: 'country',
  kind_date: 'date',
  kind_datetime: 'date and time',
  kind_decimal: 'amount',
  kind_number: 'number',
  kind_integer: 'whole number',
  kind_boolean: 'yes or no',
  kind_path: 'path of a document',
  kind_json: 'names and values',
  several_of_kind: '{kind}, several',

  /** Rules of a value, one after the other. */
  rule_and_rule: '{rules}, {rule}',
  values_and_more: '{values} and {count, number} more (see “Values”)',
  usual_values: 'usually {values}',
  written_as: 'written as {pattern}',
  range_from_to: 'from {minimum} to {maximum}',
  range_from: '{minimum} or more',
  range_to: 'at most {maximum}',
  range_above: 'more than {bound}',
  range_below: 'less than {bound}',
  in_steps_of: 'in steps of {step}',
  at_least_characters: 'at least {count, number} characters',
  at_most_characters: 'at most {count, number} characters',

  one_value_only: 'One value only.',
  values_to_choose_from:
    '{isList, select, true {Some of {count, number} values.} other {One of {count, number} values.}}',
  /** “Text, at most 40 characters.” */
  field_takes: '{rules}.',
  field_on_its_way_out:
    '{instead, select, null {The service is about to drop this field.} other {The service is about to drop this field: use {instead}.}}',

  guide_of_each: 'Of each',
  guide_field: 'Field',
  guide_needed: 'Needed',
  guide_what_belongs: 'What belongs here',
  guide_kind: 'Kind of value',
  guide_allowed: 'What is allowed',
  guide_path: 'Path',
  guide_value: 'Value',
  guide_meaning: 'What it means',
}
