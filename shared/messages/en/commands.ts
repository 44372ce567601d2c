/** What is said on the command line. */
export const commands = {
  // ---- Its commands

  /** The help. */
  command_program: 'Moves customer accounts from spreadsheets to the platform.',
  command_version: 'print the version',
  command_help: 'print this help',
  command_help_of: 'print the help of a command',
  command_usage: 'Usage:',
  command_arguments: 'Arguments:',
  command_options: 'Options:',
  command_commands: 'Commands:',
  command_choices: '{words} ({choices})',
  command_language: 'the language that is spoken; without one, that of the system',
  command_suggest: 'print which field each column seems to fill, and why',
  command_prepare: 'write what would be sent of every account, and a report on what stands in its way',
  command_import: 'prepare, dry-run, create and watch to the end; given again, it continues',
  command_add: 'send what a workbook holds of one kind for accounts that are created',
  command_fields: 'print every field that an account can have, with what is allowed in it',
  command_template: 'write the empty template workbook',
  option_mapping: 'a mapping saved by the application; without one, columns are mapped by themselves',
  option_supplier: 'the supplier code',
  option_interface:
    'the operator’s own OpenAPI document of the service, .yml, .yaml or .json; without one, the usual fields',
  option_interface_answers:
    'what you answered where that document does not say; “fields --questions-out” writes one to fill in',
  option_explain: 'also print what spoke for each field, with its share',
  option_mapping_out: 'also write the mapping that would be used, ready for --mapping',
  option_out: 'where the files go',
  option_import_practice: 'into the practice service on this computer',
  option_import_connection: 'into a saved connection, or with "env" into the one the environment describes',
  option_import_yes: 'do not ask before accounts are created',
  option_wait: 'how long accounts are waited for once all were sent; without it, as long as it takes',
  option_add_kind: 'what to add',
  option_add_practice: 'to the practice service on this computer',
  option_add_connection: 'to a saved connection, or with "env" to the one the environment describes',
  option_add_yes: 'do not ask before anything is sent',
  option_no_check: 'transactions: add them without a look at whether they were added before',
  option_move: 'transactions: agree that the service changes dates outside the open statement period into it',
  option_no_move: 'transactions: change no date, so that the service refuses those outside the period (the default)',
  option_again: 'send also what may be on the account already',
  option_fields_additions: 'those of notes, transactions, statements and payment instructions',
  option_fields_out: 'write them as a guide for colleagues instead, an .xlsx workbook',
  option_questions_out: 'write what the document leaves open instead, as a file to fill in',
  option_template_additions: 'the one for notes, transactions, statements and payment instructions',
  minutes_not_readable: 'Give a number of minutes above 0, a week ({most}) at most.',

  /** What is asked before something is sent. */
  confirm_sending:
    '{what} for {supplier} {isPractice, select, true {in the practice service} other {at {host}}}? Type yes to go on: ',
  add_so_many: 'Add {things}{mayMove, select, true {, and let the service change the dates named above,} other {}}',
  answer_that_agrees: 'yes',
  nobody_to_ask: 'Nothing was sent: add --yes to go on without being asked.',
  nothing_was_sent: 'Nothing was sent.',

  /** On the way, and at the end. */
  and_service_said: '{words} The service said: {said}',
  sent_before_as_it_was: '{account} was sent before, as it was then. In the spreadsheet now: {errors}',
  account_and_words: '{account}: {words}',
  no_account_in_workbook: 'There is no account in {file}. Check that it is the right file.',
  none_of_kind_in_workbook: 'There is nothing of this kind ({kind}) in the workbook. Check that it is the right file.',
  no_transaction_date: 'Account {account}: no transaction has a date.',
  dates_of_account_that_may_change:
    'Account {account}: the service may change {days} to a date within the open statement period.',
  advice_on_dates:
    'No date was changed. If the service refused a transaction because of its date, --move lets the service change it. Give the same command again with --move, and read the dates that it names before you agree.',
  terms_missing:
    'We must know how the service takes amounts before accounts with amounts are sent. Ask the operator of the platform. Then {isEnvironment, select, true {set {settings}} other {say it in the application, in Connect}}, and give the same command again.',
  how_to_set_balance: '{name}=owed (a customer who owes 50.00 is sent as 50.00) or credit (as -50.00)',
  how_to_set_unit: '{name}=whole (50.00 is sent as 50.00) or smallest (as 5000)',
  command_bug:
    'Something went wrong in the application. What was sent is safely written down. Give the same command again to continue.',

  /** Why a command can't be carried out. */
  named_file_unusable:
    'The {what, select, workbook {workbook} mapping {mapping} interface {operator’s document} other {answers file}} {path} can’t be used: {why, select, absent {there is no such file} folder {it is a folder} noFile {it is a device or a pipe, not a file} unreadable {it can’t be read, or is being written by another program} other {it has more than {megabytes} MB, and no {what, select, workbook {workbook} mapping {mapping} interface {operator’s document} other {answers file}} is that large}}. Check the name and try again.',
  template_ending: 'The template is an .xlsx workbook; {file} has another ending. Give a name such as template.xlsx.',
  template_not_written: 'The template could not be written to {file}. Choose another place and try again.',
  guide_ending: 'The guide is an .xlsx workbook; {file} has another ending. Give a name such as fields.xlsx.',
  guide_not_written: 'The guide could not be written to {file}. Choose another place and try again.',
  questions_need_interface: '--questions-out goes with --interface: name the document that is asked about.',
  questions_not_written: 'The questions could not be written to {file}. Choose another place and try again.',
  answers_need_interface: '--interface-answers goes with --interface: name the document that the answers are about.',
  mapping_not_written: 'The file {path} can’t be written. Choose another one with --mapping-out, and try again.',
  prepared_accounts:
    '{ready, plural, one {# of {count, number} accounts is} other {# of {count, number} accounts are}} ready to create. The files of the accounts, and what is said about them (report.json), are in {folder}.',
  folder_not_written: 'The folder {folder} can’t be written to. Choose another one with --out, and try again.',
  say_where_to: 'Say where to: either --practice, or --connection with a name or env.',
  environment_lacks: '--connection env needs {address} and {key} in the environment. Set both and try again.',
  token_setting_unusable:
    '{name} must {setting, select, graphqlPath {begin with a slash} document {hold the sign-in request} variables {be names and values in braces, with {placeholder} where the key belongs} other {say where the token is in the answer}}, as in {example}. Correct it and try again.',
  create_seconds_unusable: '{name} must be a whole number from 1 to {most}. Correct it and try again.',
  setting_must_be: '{name} must be {values}. Correct it and try again.',
  connection_unknown:
    'There is no saved connection called {name}. {areSome, select, true {Saved are: {names}.} other {None is saved yet.}}',
  description_of_connection: '“{title}”, version {version} ({file})',
  connection_goes_by: 'The connection {connection} uses {description}, with what was answered about it in Connect.',
  connection_goes_by_other:
    'The connection {connection} uses {description}, and {file} is another document. Leave --interface out, or load that document for the connection in the application, in Connect.',
  answers_are_in_connect:
    'What the document of the connection {connection} does not say was answered in the application, in Connect. Leave --interface-answers out, or load the file there.',
  description_of_connection_gone:
    'The document that the connection {connection} uses is not here any more. Load it in the application, in Connect, and give the same command again.',
  option_unknown:
    'There is no option {name}. {meant, select, null {--help lists all} other {Did you mean {meant}? --help lists all}}.',
  command_unknown:
    'There is no command {name}. {meant, select, null {--help lists all} other {Did you mean {meant}? --help lists all}}.',
  argument_missing: 'Missing: <{name}>. --help says what is needed.',
  option_without_value: 'The option {name} needs a value.',
  option_missing: 'The option {name} is needed.',
  options_conflict: 'The option {name} can’t be used together with {other}.',
  arguments_too_many: 'More was given than the command {name} takes. Put names with blanks between quotation marks.',
  option_value_wrong:
    '{value} can’t be used for {name}. {choices, select, null {{why}} other {Choose one of these: {choices}.}}',

  // ---- Why the practice service can’t start

  practice_port_unreadable: '{port} is no port: give a whole number from 0 to 65535, 0 for any free one.',
  practice_port_taken: 'Port {port} is used by another program. Choose another, or 0 for any free one.',
  practice_port_not_allowed: 'Port {port} is not allowed for you. Choose one above 1023, or 0 for any free one.',
  practice_port_unusable: 'Port {port} can’t be used: {reason}.',
  practice_options_unknown: '{reason}. {usage}',
  practice_store_unnamed: '--store needs the name of a file. {usage}',
  practice_store_unopened:
    'The store {file} can’t be opened: {reason}. Name a file in a folder that can be written to.',
  practice_store_of_others: 'The store {file} can’t be used: it is a database of another program. Name another file.',
  practice_store_of_other_version:
    'The store {file} can’t be used: it was written by another version of this program. Name another file.',
  practice_store_sealed:
    'The store {file} can’t be used: it is encrypted with the key of the application. Name another file.',
  practice_store_of_other_key:
    'The store {file} can’t be used: it was not encrypted with this key. Move it away to begin practising anew.',
  practice_document_unread: '{file} can’t be read. Name the file with the operator’s document.',
  practice_document_no_openapi: '{file} is no OpenAPI 3 document. Choose the one that the operator publishes.',
  practice_document_unreadable: '{file} can’t be read. Save it again as the operator publishes it.',
  practice_document_broken:
    'The reference {reference} in {file} {trouble, select, circle {leads in a circle} outside {leads out of the document} other {leads nowhere}}. Ask the operator for a document that is whole.',
  practice_document_no_account:
    '{file} has no address that takes an account and another below it that tells how far it is. Practise without it.',
  practice_document_no_number:
    '{file} does not say which field tells accounts apart: no address of an account names one. Practise without it.',
  practice_document_schema_unreadable:
    '{file} has a schema that can’t be read. Ask the operator for a document that is whole.',
}
