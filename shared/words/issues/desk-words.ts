/** What stands in the places of the messages about the application itself (`messages/en/application.ts`). */
import type { ProjectKind } from '../../catalogue/catalogue.ts'
import { firstListed, quoted, thing, type Value } from '../../messages/values.ts'
import { none, word, wordOfAccounts } from './word.ts'

type OfAccount = { readonly account: string }
const onAccount = ({ account }: OfAccount): readonly string[] => [account]

const mostNamed = 8

export const deskWords = {
  application_out_of_reach: word('warning', none),
  application_failed: word('error', none),
  ask_malformed: word('error', none),

  created_by_other_project: word('warning', (facts: { count: number; project: string; example: string }) => facts),
  thing_was_sent: word(
    'warning',
    ({
      element,
      value,
      ...facts
    }: {
      count: number
      account: string
      other: string
      element: string
      value: string
    }) => ({
      ...facts,
      element: thing(element),
      value: quoted(value),
    }),
  ),
  newer_version: word('info', (facts: { version: string; present: string; words: string | null }) => facts),

  data_folder_unusable: word('error', (facts: { folder: string }) => facts),
  data_newer: word('error', none),
  data_unreadable: word('error', (facts: { file: string }) => facts),
  disk_full: word('error', none),
  disk_full_after_sending: word('error', none),
  disk_full_watching: word('error', none),
  disk_full_here: word('error', none),
  settings_unreadable: word('warning', (facts: { file: string }) => facts),
  made_up_is_for_practice: word('error', none),
  keychain_missing: word('warning', none),
  settings_partly_unreadable: word('warning', (facts: { file: string; names: string }) => facts),
  lock_unreadable: word('error', (facts: { file: string }) => facts),
  import_running_elsewhere: word('error', none),
  ask_too_large: word('error', (facts: { readonly limitMegabytes: number }) => facts),
  application_stopped: word('error', none),
  window_not_ours: word('error', none),
  file_not_saved: word(
    'error',
    (facts: { readonly path: string; readonly reason: 'diskFull' | 'notAllowed' | 'inUse' | 'other' }) => facts,
  ),

  project_not_open: word('error', none),
  project_gone: word('error', none),
  project_name_blank: word('error', none),
  project_name_long: word('error', (facts: { most: number }) => facts),
  project_name_taken: word('error', (facts: { name: string }) => facts),
  source_changed: word('warning', (facts: { fileName: string }) => facts),
  new_version_gone: word('error', none),
  project_not_reopened: word('warning', (facts: { fileName: string }) => facts),
  saved_mapping_gone: word('error', (facts: { name: string }) => facts),
  account_gone: word('error', none),
  account_not_ready: wordOfAccounts(onAccount, 'error', (facts: OfAccount & { problemCount: number }) => facts),
  account_set_aside: wordOfAccounts(onAccount, 'error', (facts: OfAccount & { reason: string }) => facts),
  account_sent_not_set_aside: wordOfAccounts(
    onAccount,
    'error',
    (facts: OfAccount & { readonly kind: ProjectKind }) => facts,
  ),
  connection_missing: word('error', none),
  connection_is_another: word('error', none),
  account_is_on_platform: wordOfAccounts(onAccount, 'error', (facts: OfAccount) => facts),
  sent_account_would_move: wordOfAccounts(onAccount, 'error', (facts: OfAccount) => facts),
  sent_account_would_be_joined: wordOfAccounts(onAccount, 'error', (facts: OfAccount) => facts),
  step_moves_sent: wordOfAccounts(onAccount, 'error', (facts: OfAccount) => facts),
  set_aside_as_elsewhere: word(
    'info',
    ({ accounts, files }: { readonly accounts: readonly string[]; readonly files: readonly string[] }) => ({
      count: accounts.length,
      accounts: firstListed(accounts, mostNamed),
      files: firstListed(
        files.map((text) => ({ key: 'quoted', facts: { text } })),
        mostNamed,
      ),
    }),
  ),
  set_aside_together: word('info', ({ accounts }: { readonly accounts: readonly string[] }) => ({
    count: accounts.length,
    accounts: firstListed(accounts, mostNamed),
  })),
  last_change_not_made: word('warning', (facts: { fileName: string }) => facts),
  key_not_forgotten: word('error', none),
  supplier_code_missing: word('error', none),
  supplier_code_unusable: word('error', (facts: { readonly code: string }) => facts),
  practice_not_started: word('error', (facts: { reason: Value }) => facts),
} as const
