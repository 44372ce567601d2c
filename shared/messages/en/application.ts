/** What is said of the application itself, and of what it keeps on this computer. */
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
    '{about, select, document {The document, your answers about it and the connection are kept encrypted as you work. What you load later, with names, addresses and account numbers, is kept in the same way.} other {What you load has names, addresses and account numbers in it. Migration Desk keeps them encrypted as you work.}} There is a key to them, which has nothing to do with the API key of the service. It usually goes into the password store of the computer, but that can’t be used here. So you choose.',
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
    'Nothing of yours is here yet. You are asked how to keep it once you load your own spreadsheet or connect to the live service. You can also choose now.',
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
}
