/** What is said about the key to what is kept of customers on this computer. */
import { showNumber } from './phrases.ts'
import { type NoFacts, word } from './word.ts'

export const vaultWords = {
  data_locked: word<NoFacts>(
    'error',
    () => 'What is kept on this computer is locked. Type your passphrase first; nothing was changed.',
  ),
  keeping_not_chosen: word<NoFacts>(
    'error',
    () => 'Say first how your customers’ data is to be kept on this computer. Nothing was done.',
  ),
  passphrase_short: word<{ readonly shortest: number }>(
    'error',
    ({ shortest }) =>
      `Take at least ${shortest} characters. Four or five words in a row are good, and easy to remember.`,
  ),
  passphrase_wrong: word<NoFacts>(
    'error',
    () => 'This is not the passphrase. Look at capital letters and at the keyboard’s language, and type it again.',
  ),
  keeping_chosen_already: word<NoFacts>(
    'error',
    () => 'How your data is kept was chosen already, perhaps in another window. Reload this window to see it.',
  ),
  keychain_took_no_key: word<NoFacts>(
    'error',
    () =>
      'The password store of this computer did not take the key. Unlock the password store and try again; nothing was changed.',
  ),
  keeping_not_changeable: word<NoFacts>(
    'error',
    () =>
      'What you do now is kept until you close the application. To keep more, close it, start it again and choose a passphrase.',
  ),
  data_key_gone: word<{ readonly where: 'keychain' | 'keyFile' }>(
    'error',
    ({ where }) =>
      `${where === 'keychain' ? 'The password store of this computer does not give out the key to your projects' : 'The file data.key, which holds the key to your projects, is missing or damaged'}, so they can’t be opened. Nothing was changed. ${where === 'keychain' ? 'Unlock the password store, or sign in as the same user as before' : 'Ask your administrator to restore it from a backup'}, then try again.`,
  ),
  keychain_locked: word<NoFacts>(
    'error',
    () =>
      'The password store of this computer is locked, and it holds the key to your projects. They are safe, and nothing was changed. Unlock the password store, or sign out of this computer and sign in again with your password; then look for the key again.',
  ),
  keychain_not_here: word<NoFacts>(
    'error',
    () =>
      'The key to your projects is in a password store, and there is none where Migration Desk was started now. Nothing was changed. Sign in to the desktop of this computer as the same user as before and start Migration Desk there; or look for the key again.',
  ),
  journal_incomplete: word<NoFacts>(
    'warning',
    () =>
      'What was sent from this computer before is not all known here any more: the record of it was lost, is damaged, was put aside or comes from a backup. So that nothing is created twice, the service is asked about each account before it is created, and you are asked before something is added that may be there already. What you loaded or changed last may be missing too.',
  ),
  old_key_left: word<{ readonly where: 'keychain' | 'keyFile' }>('warning', ({ where }) =>
    where === 'keychain'
      ? 'Your projects open with the passphrase now, but the key from before could not be taken out of the password store: whoever can unlock the password store can still read them. Unlock the password store and start Migration Desk again: it then takes the key out; or delete the entries “Migration Desk” there yourself.'
      : 'Your projects open another way now, but the file data.key with the key from before could not be deleted: whoever can read it and the projects beside it can still open them. Delete data.key in the folder where Migration Desk keeps your projects.',
  ),
  data_key_damaged: word<NoFacts>(
    'error',
    () =>
      'The record of the key to your projects is damaged, so they can’t be opened. Nothing was changed. Ask your administrator to restore the folder from a backup.',
  ),
  data_damaged: word<NoFacts>(
    'error',
    () =>
      'A part of what is kept of this project is damaged and can’t be read. Nothing was changed. Load the spreadsheet again, or ask your administrator for a backup; what was sent is remembered apart from it.',
  ),
  journal_unreadable: word<{ readonly accountCount: number }>(
    'error',
    ({ accountCount }) =>
      `What was sent for ${accountCount === 1 ? 'an account' : `${showNumber(accountCount)} accounts`} can’t be read any more, so no account is created: one of them might be created twice. Ask your administrator to restore the folder of this application from a backup.`,
  ),
  audit_damaged: word<{ readonly places: number; readonly first: number | null; readonly missingAtEnd: number }>(
    'warning',
    ({ places, first, missingAtEnd }) => {
      const changed =
        places === 0 || first === null
          ? []
          : [
              places === 1
                ? `entry ${first} was changed or damaged, or one before it is missing`
                : `${places} entries were changed or damaged, or one before them is missing; the first of them is entry ${first}`,
            ]
      const missing =
        missingAtEnd === 0
          ? []
          : [`${missingAtEnd === 1 ? 'one entry is' : `${missingAtEnd} entries are`} missing at its end`]
      return `The audit log of this computer is not what was written: ${[...changed, ...missing].join(', and ')}. Save the log as it is now, where these places are marked, and show it to whoever is responsible for the migration. What was sent, and how each account stands, is kept apart from it: you can go on.`
    },
  ),
  data_key_beside_data: word<NoFacts>(
    'warning',
    () =>
      'The key to your projects lies in a file beside them, because they were begun on the command line without a password store. In Connect you can put it behind a passphrase.',
  ),
  data_key_put_beside_data: word<NoFacts>(
    'info',
    () =>
      'This computer has no password store, so the key to what is kept is in the file data.key, readable by you alone. Set MIGRATION_DESK_PASSPHRASE before the first import to use a passphrase instead.',
  ),
  passphrase_in_environment_missing: word<NoFacts>(
    'error',
    () =>
      'What is kept on this computer is behind a passphrase. Set MIGRATION_DESK_PASSPHRASE to it and give the command again; nothing was sent.',
  ),
} as const
