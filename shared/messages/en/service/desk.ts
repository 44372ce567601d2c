/** What is said of the application itself: projects, settings, secrets, hosts. */
export const desk = {
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
    'The account {account} was sent to the service, so it can’t be set aside any more. See in Watch how it stands.',
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
  menu_undo: 'Undo',
  menu_redo: 'Redo',
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
  menu_help: 'Help',
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
}
