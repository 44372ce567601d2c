/** What is said of the key to what is kept of customers on this computer. */
export const vault = {
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
    '{where, select, keychain {The password store of this computer does not give out the key to your projects, so they can’t be opened. Nothing was changed. Unlock the password store, or sign in as the same user as before, then try again.} other {The file data.key, which holds the key to your projects, is missing or damaged, so they can’t be opened. Nothing was changed. Ask your administrator to restore it from a backup, then try again.}}',
  keychain_locked:
    'The password store of this computer is locked, and it holds the key to your projects. They are safe, and nothing was changed. Unlock the password store, or sign out of this computer and sign in again with your password; then look for the key again.',
  keychain_not_here:
    'The key to your projects is in a password store, and there is none where Migration Desk was started now. Nothing was changed. Sign in to the desktop of this computer as the same user as before and start Migration Desk there; or look for the key again.',
  journal_incomplete:
    'What was sent from this computer before is not all known here any more: the record of it was lost, is damaged, was put aside or comes from a backup. So that nothing is created twice, the service is asked about each account before it is created, and you are asked before something is added that may be there already. What you loaded or changed last may be missing too.',
  old_key_left:
    '{where, select, keychain {Your projects open with the passphrase now, but the key from before could not be taken out of the password store: whoever can unlock the password store can still read them. Unlock the password store and start Migration Desk again: it then takes the key out; or delete the entries “Migration Desk” there yourself.} other {Your projects open another way now, but the file data.key with the key from before could not be deleted: whoever can read it and the projects beside it can still open them. Delete data.key in the folder where Migration Desk keeps your projects.}}',
  data_key_damaged:
    'The record of the key to your projects is damaged, so they can’t be opened. Nothing was changed. Ask your administrator to restore the folder from a backup.',
  data_damaged:
    'A part of what is kept of this project is damaged and can’t be read. Nothing was changed. Load the spreadsheet again, or ask your administrator for a backup; what was sent is remembered apart from it.',
  journal_unreadable:
    'What was sent for {accountCount, plural, one {an account} other {# accounts}} can’t be read any more, so no account is created: one of them might be created twice. Ask your administrator to restore the folder of this application from a backup.',
  audit_damaged:
    'The audit log of this computer is not what was written: {places, plural, =0 {{missingAtEnd, plural, one {one entry is} other {# entries are}} missing at its end} one {entry {first} was changed or damaged, or one before it is missing{missingAtEnd, plural, =0 {} one {, and one entry is missing at its end} other {, and # entries are missing at its end}}} other {# entries were changed or damaged, or one before them is missing; the first of them is entry {first}{missingAtEnd, plural, =0 {} one {, and one entry is missing at its end} other {, and # entries are missing at its end}}}}. Save the log as it is now, where these places are marked, and show it to whoever is responsible for the migration. What was sent, and how each account stands, is kept apart from it: you can go on.',
  data_key_beside_data:
    'The key to your projects lies in a file beside them, because they were begun on the command line without a password store. In Connect you can put it behind a passphrase.',
  data_key_put_beside_data:
    'This computer has no password store, so the key to what is kept is in the file data.key, readable by you alone. Set MIGRATION_DESK_PASSPHRASE before the first import to use a passphrase instead.',
  passphrase_in_environment_missing:
    'What is kept on this computer is behind a passphrase. Set MIGRATION_DESK_PASSPHRASE to it and give the command again; nothing was sent.',
}
