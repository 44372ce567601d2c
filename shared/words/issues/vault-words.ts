/** What stands in the places of the messages about the key to what is kept of customers on this computer (`messages/en/application.ts`). */
import { none, word } from './word.ts'

type KeyPlace = { readonly where: 'keychain' | 'keyFile' }

export const vaultWords = {
  data_locked: word('error', none),
  keeping_not_chosen: word('error', none),
  passphrase_short: word('error', (facts: { readonly shortest: number }) => facts),
  passphrase_wrong: word('error', none),
  keeping_chosen_already: word('error', none),
  keychain_took_no_key: word('error', none),
  keeping_not_changeable: word('error', none),
  data_key_gone: word('error', (facts: KeyPlace) => facts),
  keychain_locked: word('error', none),
  keychain_not_here: word('error', none),
  journal_incomplete: word('warning', none),
  old_key_left: word('warning', (facts: KeyPlace) => facts),
  data_key_damaged: word('error', none),
  data_damaged: word('error', none),
  journal_unreadable: word('error', (facts: { readonly accountCount: number }) => facts),
  /** Places of entries that are not as they were written; `first` counts from 1. */
  audit_damaged: word(
    'warning',
    (facts: { readonly places: number; readonly first: number | null; readonly missingAtEnd: number }) => facts,
  ),
  data_key_beside_data: word('warning', none),
  data_key_put_beside_data: word('info', none),
  passphrase_in_environment_missing: word('error', none),
} as const
