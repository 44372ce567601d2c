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
