/** What is said of the application itself, of what it keeps on this computer, and on the command line. */
export const application = {
  // ---- Projects, settings, secrets, hosts

  application_out_of_reach:
    'The application behind this window does not answer. What you did is safe on disk. This window waits and goes on by itself. If it takes long, start Migration Desk again.',
  application_failed:
    'Something went wrong in the application. Your spreadsheet and your answers are safe on disk. Try again. If it happens again, close the application and open it once more.',
  ask_malformed:
    'The window asked for something the application does not understand. Nothing was changed. Reload the window and try again.',
  created_by_other_project:
    '{count, plural, one {# account of this spreadsheet was created from the project “{project}” under the number “{example}”} other {# accounts of this spreadsheet were created from the project “{project}” under other numbers, such as “{example}”}}. Here another column gives the account numbers, so the same accounts would be created a second time. In Map, choose the column that gave the numbers there. Or go on in that project.',
  thing_was_sent:
    'Account {account} has the {element} {value}, as account {other} has, which was sent already.{count, plural, one {} other { So it is with # accounts here.}} They may be the same households under other numbers, and would be created a second time. Compare them, and set aside what is there.',
  newer_version:
    'Version {version} of Migration Desk is there; this is {present}. {words, select, null {Whoever gave you this one has it.} other {{words}}}',
  data_folder_unusable:
    'The folder {folder} can’t be written to, so nothing can be kept. Check that the disk is not full and that you may write there. Then open the application again.',
  data_newer:
    'Your projects were last saved by a newer version of this application. Install the newer version again; nothing was changed.',
  data_unreadable:
    'The file {file} can’t be read, so nothing more is sent or changed. It holds your projects and what was sent. Ask your administrator to restore it from a backup. Do not delete it: it knows which accounts were already sent.',
  disk_full:
    'The disk of this computer is full or can’t be written to. What is sent must first be written down, so nothing more is sent. Make room and go on.',
  disk_full_after_sending:
    'The account was sent, but the disk of this computer is full, so the answer could not be written down. Make room and go on. We ask the service what became of the account before anything is sent again.',
  disk_full_watching:
    'The disk of this computer is full or can’t be written to. What the service says can’t be written down, so we do not ask it any more. Make room, then ask the service again. Nothing is lost.',
  disk_full_here:
    'The disk of this computer is full or can’t be written to, so this could not be kept. Make room and do it once more. What was there before is safe.',
  settings_unreadable:
    'Your settings could not be read, so the application starts with new ones. The old file is kept as {file}. Connect to the service again.',
  made_up_is_for_practice:
    'These customers are made up, so we do not send them to the live service. Practise with them: choose “Practise instead” in Connect. Nothing was sent.',
  keychain_missing:
    'The password store of this computer can’t be used now. So the API key of the service is kept only until you close the application. You will be asked for it next time.',
  settings_partly_unreadable:
    'Some of your settings could not be read ({names}), so the application goes on without them. All settings, as they were, are kept as {file}. Look at Connect before you go on.',
  lock_unreadable:
    'The file {file} holds something that the application did not write. Perhaps another window or command is creating accounts now, so nothing is sent. Close all others, delete that file, and try again.',
  import_running_elsewhere:
    'Another window or command is creating accounts for this supplier right now. Wait until it has ended, or close it. Then try again.',
  ask_too_large:
    'This is more than the {limitMegabytes, number} MB that can be loaded at once. Split the spreadsheet into several files, with all rows of an account in the same file. Load them one after the other.',
  application_stopped:
    'Migration Desk is no longer running behind this window, so this was not done. What you did before is safe on disk. Close this window and start Migration Desk again. It goes on where you were.',
  window_not_ours:
    'This window was not opened by Migration Desk, or its address was used before. So it shows nothing. Start Migration Desk once more: it opens a window where you were. Nothing is lost.',
  file_not_saved:
    '“{path}” could not be saved: {reason, select, diskFull {the disk is full. Make room, or choose another place, and save again.} notAllowed {you are not allowed to write there. Choose another folder and save again.} inUse {another program has it open. Close it there, or choose another name, and save again.} other {the disk did not take it. Choose another place and save again.}}',
  project_not_open: 'No spreadsheet is open. Load one, or open one from the list, and try again.',
  project_gone:
    'This project is no longer on this computer. Load its spreadsheet again. What was already sent is remembered.',
  project_name_blank: 'A project needs a name. Type one, or leave it as it is called now.',
  project_name_long: 'This name is too long for the list of projects. Use {most, number} letters at most.',
  project_name_taken:
    'Another project is called “{name}” already. Choose another name, so that you can tell them apart.',
  source_changed:
    '“{fileName}” was changed on this computer since you loaded it. You can load the new version and keep your changes where the rows are the same. What can’t be kept is listed.',
  new_version_gone:
    'The file can’t be read any more where it was, or it is the same again. So nothing was loaded. Choose the new version in Load.',
  project_not_reopened:
    '“{fileName}”, which was open last time, could not be opened again. Nothing of it is lost: try again from the list in Load.',
  saved_mapping_gone:
    'The saved mapping “{name}” is no longer there. Choose another one, or go on with the present mapping.',
  account_gone: 'This account is no longer in the spreadsheet as it is now. Choose an account from the list again.',
  account_not_ready:
    'The account {account} still has {problemCount, plural, one {a problem} other {# problems}}. Fix {problemCount, plural, one {it} other {them}} in Check first. Nothing was sent.',
  account_set_aside:
    'The account {account} is set aside (“{reason}”), so it is not sent. If you want to create it after all, take it back in Check.',
  account_sent_not_set_aside:
    'The account {account} was sent to the service, so it can’t be set aside any more. {kind, select, accounts {See in Watch how it stands.} other {See in Add how it stands.}}',
  connection_missing:
    'There is no connection yet. Go to Connect and choose practice, or give the details of the live service.',
  connection_is_another:
    'The connection, or how its service takes money, was changed in another window. So nothing was sent. Look at the band at the top to see where accounts go now. Look at the amounts, too. If all is right, do it again.',
  account_is_on_platform:
    'Account {account} was already sent, so you can’t change its rows here any more. They would no longer be what was sent. Change it on the platform. When practising, you can begin again in Connect.',
  sent_account_would_move:
    'Account {account} was already sent. With this change its rows would not be used, or would belong to another account. That account could then be created a second time. So the change is not kept. Leave the account number, and the rows of what was sent, as they are. In Map, Ctrl+Z takes the change back.',
  sent_account_would_be_joined:
    'Account {account} was already sent. With this change it would get rows that were not sent with it. What stands in them would never be created. So the change is not kept. Look at the account number. In Map, Ctrl+Z takes the change back.',
  step_moves_sent:
    'This step can’t be undone or made again. Account {account} was already sent, and would no longer have just the rows it has. It could then be created a second time. Change by hand what is still open.',
  set_aside_as_elsewhere:
    '{count, plural, one {# account is} other {# accounts are}} set aside, as was decided before in {files}: {accounts}. Nothing is sent of what is set aside. “Take back” in Check undoes it.',
  set_aside_together:
    '{count, plural, one {# account is} other {# accounts are}} set aside, though perhaps not all of {count, plural, one {its} other {their}} rows were before: {accounts}. Nothing is sent of what is set aside. “Take back” in Check undoes it.',
  last_change_not_made:
    'The last change to the mapping of “{fileName}” was not made: the application was closed while the change was checked. What spoke against it is said below. Everything else is as it was.',
  /** Of the interface that comes with the application. */
  own_service_title: 'the service as the application knows it',
  key_not_forgotten:
    'The password store of this computer did not delete the key. Unlock the password store and try again. Or remove the entry “Migration Desk” from it by hand.',
  supplier_code_missing: 'Type the supplier code that the operator gave you.',
  supplier_code_unusable:
    '“{code}” can’t be a supplier code: nobody could ask the service about its accounts. Type the code exactly as the operator wrote it.',
  practice_not_started:
    'The practice service on this computer could not be started: {reason} Restart the application and try again.',

  // The menu of the desktop application, and the dialogs that the operating system shows.
  menu_file: 'File',
  menu_open_spreadsheet: 'Open spreadsheet…',
  menu_open_recent: 'Open recent',
  menu_nothing_recent: 'Nothing was loaded yet',
  menu_save_template: 'Save the empty template…',
  menu_save_support_file: 'Save a support file…',
  menu_close_window: 'Close Window',
  menu_quit: 'Quit',
  menu_edit: 'Edit',
  menu_cut: 'Cut',
  menu_copy: 'Copy',
  menu_paste: 'Paste',
  menu_paste_plain: 'Paste and Match Style',
  menu_delete: 'Delete',
  menu_select_all: 'Select All',
  menu_view: 'View',
  menu_reload: 'Reload',
  menu_developer_tools: 'Toggle Developer Tools',
  menu_actual_size: 'Actual Size',
  menu_zoom_in: 'Zoom In',
  menu_zoom_out: 'Zoom Out',
  menu_full_screen: 'Toggle Full Screen',
  menu_window: 'Window',
  menu_minimize: 'Minimize',
  menu_zoom_window: 'Zoom',
  menu_bring_to_front: 'Bring All to Front',
  menu_version: 'Migration Desk {version}',
  menu_about: 'About Migration Desk',
  menu_services: 'Services',
  menu_hide: 'Hide Migration Desk',
  menu_hide_others: 'Hide Others',
  menu_show_all: 'Show All',
  menu_quit_desk: 'Quit Migration Desk',
  files_of_spreadsheets: 'Spreadsheets',
  dialog_ok: 'OK',
  window_broke_down: 'The window stopped working.',
  window_broke_down_detail: 'What you loaded and what was sent is safe on disk.',
  open_window_again: 'Open it again',
  close_application: 'Close Migration Desk',
  keep_going: 'Keep going',
  stop_and_quit: 'Stop and quit',
  quit_while_creating: 'Accounts are still being created.',
  quit_while_creating_detail:
    '{done, number} of {total, number} are done. If you quit, no other account is begun. The rest waits until you start again. Nothing is created twice.',
  quit_while_sending: 'Something is on its way to the service.',
  quit_while_sending_detail:
    'Its answer has not come yet. If you quit, we ask the service what became of it when you start again. Nothing is sent twice.',
  quit_while_adding: 'Additions are still being sent.',
  quit_while_adding_detail:
    'If you quit, no other request is begun. The rest waits until you start again. What may be on an account already is not sent again by itself.',
  quit_with_typed: 'Something that you typed in Add was not sent.',
  quit_with_typed_detail:
    'If you quit, {count, plural, one {this form is} other {these # forms are}} lost: {forms}. Send or clear {count, plural, one {it} other {them}} first.',
  go_back_to_it: 'Go back',
  quit_all_the_same: 'Quit all the same',
  quit_while_trying: 'A dry run is under way.',
  quit_while_trying_detail: 'If you quit, it ends here. What was tried so far is kept. A dry run creates nothing.',

  // What a terminal shows from which the application was started.
  terminal_window_closed: 'The window is closed, so Migration Desk ends. Everything is kept.',
  terminal_window_open:
    'Migration Desk is open in a window of its own. If you don’t see it, open {address} (good for one window).',
  terminal_how_to_end: 'Close the window to end Migration Desk, or press Ctrl-C here.',
  terminal_ready: 'Migration Desk is ready. Open {address} (good for one window; `npm start` once more gives another).',
  terminal_goes_on: 'It goes on when the window is closed. Ctrl-C ends it.',
  terminal_no_answer:
    'Migration Desk is already running, but does not answer. End it, for example by signing out, and start it again.',
  terminal_shows_window: 'Migration Desk is already running; it shows its window.',
  terminal_new_window: 'Migration Desk is already running; here is a window.',
  terminal_running_at: 'Migration Desk is already running. Open {address}',

  // ---- How customers’ data is kept on this computer, and opening it

  how_to_keep:
    '{about, select, document {How is the operator’s document to be kept?} other {How are your customers’ data to be kept?}}',
  how_to_keep_explained:
    '{about, select, document {The document and your answers about it are kept encrypted as you work. What you load later, with names, addresses and account numbers, is kept in the same way.} other {What you load has names, addresses and account numbers in it. Migration Desk keeps them encrypted as you work.}} There is a key to them, which has nothing to do with the API key of the service. It usually goes into the password store of the computer, but that can’t be used here. So you choose.',
  keep_behind_passphrase: 'Keep them behind a passphrase',
  keep_behind_passphrase_explained:
    'Everything you do is kept as you do it. You are asked for the passphrase at every start. You can change it later. <strong>If you forget it, nobody can open your projects any more</strong>, neither we nor your administrator: keep it where you keep important things.',
  keep_behind_this_passphrase: 'Keep them behind this passphrase',
  this_session_only: 'This session only',
  this_session_only_explained:
    'When you close Migration Desk, nothing about your customers stays on this computer. What you loaded and fixed is forgotten, and so is what you sent. Before an account is created, we ask the service whether it has it already.',
  go_on_for_session: 'Go on for this session only',
  made_up_is_forgotten: 'What you did with the made-up supplier is forgotten when you choose a passphrase.',
  /** How it is kept now. */
  data_on_this_computer: 'Your customers’ data on this computer',
  kept_with_keychain:
    'What you load and do is kept encrypted on this computer. Its key is in the password store of this computer.',
  kept_with_passphrase: 'What you load and do is kept encrypted on this computer, behind your passphrase.',
  kept_with_key_file:
    'What you load and do is kept encrypted on this computer. But its key lies in a file beside it: the command line put it there. Whoever can read both can read your projects.',
  kept_this_run_only:
    'What you load and do is kept only until you close the application. Nothing of it stays on this computer.',
  kept_until_chosen:
    'Nothing of yours is here yet, so nobody has chosen how it is kept. You are asked once you load your own spreadsheet or an operator’s document, or connect to the live service. You can also choose now.',
  change_passphrase_choice: 'Change the passphrase…',
  use_passphrase_choice: 'Use a passphrase…',
  change_passphrase: 'Change the passphrase',
  keep_data_behind_passphrase: 'Keep your data behind a passphrase',
  passphrase_explained:
    'You are asked for it at every start. If you forget it, nobody can open your projects any more, neither we nor your administrator.',
  present_passphrase: 'Present passphrase',
  show_present_passphrase: 'Show the present passphrase while I type it',
  change_it: 'Change it',
  use_this_passphrase: 'Use this passphrase',
  or_keychain: 'Or let the password store of this computer keep the key, and be asked for nothing.',
  keep_key_in_keychain: 'Keep the key in the password store',
  choose_how_kept: 'Choose how it is kept…',
  new_passphrase: 'New passphrase',
  new_passphrase_explained: 'At least {shortest} characters: four or five words in a row are good.',
  show_passphrase: 'Show the passphrase while I type it',
  same_once_more: 'The same once more',
  show_repeated_passphrase: 'Show the repeated passphrase while I type it',
  passphrases_differ: 'The two are not the same. Type the second one again.',
  /** Opening it. */
  keychain_is_locked: 'The password store of this computer is locked',
  type_passphrase: 'Type your passphrase',
  projects_cannot_be_opened: 'Your projects can’t be opened',
  open_projects: 'Open your projects',
  open_projects_explained: 'What you loaded and did is kept encrypted on this computer. Nothing is sent by opening it.',
  passphrase: 'Passphrase',
  open_data: 'Open',
  passphrase_lost: 'I have lost the passphrase…',
  look_for_key_again: 'Look for the key again',
  begin_anew_choice: 'Begin anew without these projects…',
  begin_anew_asked: 'Begin anew without these projects?',
  begin_anew: 'Begin anew',
  begin_anew_leaves:
    'The files that can’t be opened stay on this computer under another name. With their key they could be opened again. You begin with no project, and load your spreadsheets once more.',
  begin_anew_forgets:
    'We then no longer know what was sent. So before an account is created, we ask the service whether it has it already.',

  // ---- The key to it

  data_locked: 'What is kept on this computer is locked. Type your passphrase first; nothing was changed.',
  keeping_not_chosen: 'Say first how your customers’ data is to be kept on this computer. Nothing was done.',
  passphrase_short:
    'Take at least {shortest, number} characters. Four or five words in a row are good, and easy to remember.',
  passphrase_wrong:
    'This is not the passphrase. Look at capital letters and at the keyboard’s language, and type it again.',
  keeping_chosen_already:
    'How your data is kept was chosen already, perhaps in another window. Reload this window to see it.',
  keychain_took_no_key:
    'The password store of this computer did not take the key. Unlock the password store and try again; nothing was changed.',
  keeping_not_changeable:
    'What you do now is kept until you close the application. To keep more, close it, start it again and choose a passphrase.',
  data_key_gone:
    '{where, select, keychain {The password store of this computer does not give out the key to your projects, so they can’t be opened. Nothing was changed. Unlock the password store, or sign in as the same user as before. Then try again.} other {The file data.key is missing or damaged. It holds the key to your projects, so they can’t be opened. Nothing was changed. Ask your administrator to restore it from a backup, then try again.}}',
  keychain_locked:
    'The password store of this computer is locked, and it holds the key to your projects. They are safe, and nothing was changed. Unlock the password store, or sign out of this computer and sign in again with your password. Then look for the key again.',
  keychain_not_here:
    'The key to your projects is in a password store. Where Migration Desk was started now, there is none. Nothing was changed. Sign in to the desktop of this computer as the same user as before and start Migration Desk there. Or look for the key again.',
  journal_incomplete:
    'We no longer know all that this computer sent before. The record of it was lost, is damaged, was put aside or comes from a backup. So that nothing is created twice, we ask the service about each account before it is created. You are asked before something is added that may be there already. What you loaded or changed last may be missing too.',
  old_key_left:
    '{where, select, keychain {Your projects open with the passphrase now. But the key from before is still in the password store: it could not be taken out. Whoever can unlock the password store can still read your projects. Unlock it and start Migration Desk again: it then takes the key out. Or delete the entries “Migration Desk” there yourself.} other {Your projects open another way now. But the file data.key with the key from before could not be deleted. Whoever can read it and the projects beside it can still open them. Delete data.key in the folder where Migration Desk keeps your projects.}}',
  data_key_damaged:
    'The record of the key to your projects is damaged, so they can’t be opened. Nothing was changed. Ask your administrator to restore the folder from a backup.',
  data_damaged:
    'A part of this project is damaged and can’t be read. Nothing was changed. Load the spreadsheet again, or ask your administrator for a backup. What was sent is kept apart from it.',
  journal_unreadable:
    'What was sent for {accountCount, plural, one {an account} other {# accounts}} can’t be read any more. One of them might be created twice, so no account is created. Ask your administrator to restore the folder of this application from a backup.',
  audit_damaged:
    'The audit log of this computer is not what was written. {places, plural, =0 {{missingAtEnd, plural, one {One entry is} other {# entries are}} missing at its end} one {Entry {first} was changed or damaged, or one before it is missing{missingAtEnd, plural, =0 {} one {. One entry is missing at its end} other {. # entries are missing at its end}}} other {# entries were changed or damaged, or one before them is missing. The first of them is entry {first}{missingAtEnd, plural, =0 {} one {. One entry is missing at its end} other {. # entries are missing at its end}}}}. Save the log as it is now: these places are marked in it. Show it to whoever is responsible for moving the accounts. What was sent, and how each account stands, is kept apart from it: you can go on.',
  data_key_beside_data:
    'The key to your projects lies in a file beside them. They were begun on the command line without a password store. In Connect you can put the key behind a passphrase.',
  data_key_put_beside_data:
    'This computer has no password store. So the key to what is kept is in the file data.key, which only you can read. To use a passphrase instead, set MIGRATION_DESK_PASSPHRASE before you create the first account.',
  passphrase_in_environment_missing:
    'What is kept on this computer is behind a passphrase. Set MIGRATION_DESK_PASSPHRASE to it and give the command again; nothing was sent.',

  // ---- The commands of the command line

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
  option_replace: 'send a payment instruction also in place of another that was sent from here',
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
    'We must know how the service takes amounts before accounts with amounts are sent. Ask the operator of the platform. Then {settingsIn, select, environment {set {settings}} answers {say it as “terms” in the file for --interface-answers} other {say it in the application, in Connect}}, and give the same command again.',
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
    'The store {file} can’t be used: it was written by another version of the application. Name another file.',
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
