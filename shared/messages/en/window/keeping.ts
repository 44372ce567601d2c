/** What is said about how customers’ data is kept on this computer, and about opening it. */
export const keeping = {
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
}
