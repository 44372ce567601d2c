/** What each message takes in its places, and the parts that are marked in it. Made by `npm run messages`. */
import type { Value } from './values.ts'

export type Arguments = {
  account_gone: Record<never, never>
  account_is_on_platform: { account: Value }
  account_not_ready: { account: Value; problemCount: number }
  account_sent_not_set_aside: { account: Value }
  account_set_aside: { account: Value; reason: Value }
  accounts_to_create: Record<never, never>
  accounts_to_create_explained: Record<never, never>
  additions_to_accounts: Record<never, never>
  additions_to_accounts_explained: Record<never, never>
  and_more: { count: number }
  answers_do_not_fit: { fileName: Value; places: Value }
  answers_for_other_document: { documentTitle: Value; documentVersion: Value; fileName: Value; title: Value; version: Value }
  answers_of_something_else: { at: Value; fileName: Value }
  answers_unreadable: { fileName: Value }
  application_failed: Record<never, never>
  application_out_of_reach: Record<never, never>
  application_stopped: Record<never, never>
  ask_malformed: Record<never, never>
  ask_too_large: { limitMegabytes: number }
  audit_damaged: { first: Value; missingAtEnd: number; places: number }
  back_to_step: { step: Value }
  column_of_sheet: { column: Value; sheet: Value }
  connection_is_another: Record<never, never>
  connection_missing: Record<never, never>
  created_by_other_project: { count: number; example: Value; project: Value }
  data_damaged: Record<never, never>
  data_folder_unusable: { folder: Value }
  data_key_beside_data: Record<never, never>
  data_key_damaged: Record<never, never>
  data_key_gone: { where: string | boolean | null }
  data_key_put_beside_data: Record<never, never>
  data_locked: Record<never, never>
  data_newer: Record<never, never>
  data_unreadable: { file: Value }
  date_in_future: { cell: Value; day: Value; field: Value }
  date_long_ago: { cell: Value; day: Value; field: Value; years: Value }
  dates_out_of_order: { cell: Value; day: Value; field: Value; later: Value; laterDay: Value }
  description_gone: Record<never, never>
  description_has_too_many_fields: { fileName: Value }
  description_in_use: { users: Value }
  description_incomplete: { fileName: Value; reference: Value }
  description_kinds_untold: { fileName: Value; paths: Value }
  description_not_answered: Record<never, never>
  description_of_something_else: { fileName: Value }
  description_recursive: { fileName: Value; paths: Value }
  description_refers_elsewhere: { fileName: Value; reference: Value }
  description_too_large: { fileName: Value; limitMegabytes: number }
  description_unfillable: { fileName: Value; paths: Value }
  description_unreadable: { fileName: Value; line: Value }
  description_without_accounts: { fileName: Value }
  description_without_additions: { fileName: Value }
  disk_full: Record<never, never>
  disk_full_after_sending: Record<never, never>
  disk_full_here: Record<never, never>
  disk_full_watching: Record<never, never>
  done_cells_changed: { column: Value; count: number }
  done_column_fills: { column: Value; fields: Value }
  done_column_left_out: { column: Value }
  done_column_read: { column: Value }
  done_column_settled: { column: Value }
  done_columns_mapped: { count: number }
  done_constant_cleared: { field: Value }
  done_constant_set: { field: Value; value: Value }
  done_defaults_changed: Record<never, never>
  done_edits_taken_over: { count: number }
  done_mapping_changed: Record<never, never>
  done_mapping_suggested: Record<never, never>
  done_saved_mapping_used: { name: Value }
  done_sheet_included: { isIncluded: boolean; sheet: Value }
  done_sheet_read: { sheet: Value }
  done_text_replaced: { column: Value; count: number }
  element_twice: { cell: Value; element: Value; field: Value; other: Value; value: Value }
  elements_alike: { cell: Value; element: Value; fields: Value; other: Value }
  elements_nearly_alike: { cell: Value; element: Value; other: Value; otherText: Value; text: Value }
  field_unfilled: { field: Value }
  field_unfilled_but_held: { column: Value; field: Value }
  file_not_saved: { path: Value; reason: string | boolean | null }
  go_on_to_step: { step: Value }
  go_to_step: { step: Value }
  import_running_elsewhere: Record<never, never>
  in_cell: { column: Value; row: Value }
  in_column: { letters: Value }
  in_column_named: { header: Value; letters: Value }
  in_row: { row: Value }
  in_row_of_sheet: { row: Value; sheet: Value }
  in_rows: { count: number; rows: Value }
  journal_incomplete: Record<never, never>
  journal_unreadable: { accountCount: number }
  keeping_chosen_already: Record<never, never>
  keeping_not_changeable: Record<never, never>
  keeping_not_chosen: Record<never, never>
  key_not_forgotten: Record<never, never>
  keychain_locked: Record<never, never>
  keychain_missing: Record<never, never>
  keychain_not_here: Record<never, never>
  keychain_took_no_key: Record<never, never>
  last_change_not_made: { fileName: Value }
  level_error: Record<never, never>
  level_info: Record<never, never>
  level_warning: Record<never, never>
  list_expected: { cell: Value; element: Value; expected: Value }
  lock_unreadable: { file: Value }
  made_up_is_for_practice: Record<never, never>
  name_missing: { cell: Value; element: Value }
  new_version_gone: Record<never, never>
  newer_version: { present: Value; version: Value; words: Value }
  not_a_description_name: { fileName: Value }
  not_an_answers_name: { fileName: Value }
  old_key_left: { where: string | boolean | null }
  one_of_missing: { cell: Value; count: number; element: Value; fields: Value; unfilled: Value }
  passphrase_in_environment_missing: Record<never, never>
  passphrase_short: { shortest: number }
  passphrase_wrong: Record<never, never>
  payload_not_valid: { detail: Value; field: Value }
  periods_overlap: { cell: Value; element: Value; first: Value; last: Value; other: Value; otherFirst: Value; otherLast: Value }
  practice_not_started: { reason: Value }
  practice_uses: Record<never, never>
  project_gone: Record<never, never>
  project_name_blank: Record<never, never>
  project_name_long: { most: number }
  project_name_taken: { name: Value }
  project_not_open: Record<never, never>
  project_not_reopened: { fileName: Value }
  quoted: { text: Value }
  request_not_valid: { detail: Value; field: Value }
  rows_from_to: { first: Value; last: Value }
  rows_not_told_apart: { cell: Value; element: Value; field: Value; otherCell: Value; otherValue: Value; unfilled: Value; value: Value }
  said_at: { message: Value; place: Value }
  said_in_turned_sheet: { cell: Value; message: Value }
  saved_mapping_gone: { name: Value }
  sent_account_would_be_joined: { account: Value }
  sent_account_would_move: { account: Value }
  service_refused_value: { by: string | boolean | null; cell: Value; detail: Value; field: Value; isReason: boolean }
  settings_partly_unreadable: { file: Value; names: Value }
  settings_unreadable: { file: Value }
  source_changed: { fileName: Value }
  step_add: Record<never, never>
  step_add_later: Record<never, never>
  step_add_lead: Record<never, never>
  step_add_title: Record<never, never>
  step_check: Record<never, never>
  step_check_later: Record<never, never>
  step_check_lead: Record<never, never>
  step_check_title: Record<never, never>
  step_connect: Record<never, never>
  step_connect_later: Record<never, never>
  step_connect_lead: Record<never, never>
  step_connect_title: Record<never, never>
  step_create: Record<never, never>
  step_create_later: Record<never, never>
  step_create_lead: Record<never, never>
  step_create_title: Record<never, never>
  step_load: Record<never, never>
  step_load_later: Record<never, never>
  step_load_lead: Record<never, never>
  step_load_title: Record<never, never>
  step_map: Record<never, never>
  step_map_later: Record<never, never>
  step_map_lead: Record<never, never>
  step_map_title: Record<never, never>
  step_watch: Record<never, never>
  step_watch_later: Record<never, never>
  step_watch_lead: Record<never, never>
  step_watch_title: Record<never, never>
  sum_differs: { cell: Value; difference: Value; element: Value; field: Value; parts: Value; stated: Value; sum: Value }
  supplier_code_missing: Record<never, never>
  supplier_code_unusable: { code: Value }
  the_account: Record<never, never>
  thing_in_two_accounts: { cell: Value; otherAccount: Value; otherCell: Value; thing: Value; value: Value }
  this_cell: Record<never, never>
  this_row: Record<never, never>
  too_many_to_compare: { cell: Value; count: number; mostBefore: number; thing: Value; things: Value }
  value_needs_other: { beside: Value; cell: Value; element: Value; field: Value; unfilled: Value }
  value_not_alone: { beside: Value; cell: Value; element: Value; field: Value; unfilled: Value }
  value_not_documented: { cell: Value; field: Value; isTried: boolean; known: Value; suggestion: Value; value: Value }
  value_not_shown_for_kind: { cell: Value; element: Value; field: Value; kind: Value; kinds: Value }
  value_not_taken: { cell: Value; detail: Value; field: Value; value: Value }
  watch_service_silent: { answers: number; latest: Value; minutes: Value }
  watch_troubled: { latest: Value }
  welcome: Record<never, never>
  welcome_lead: Record<never, never>
  window_not_ours: Record<never, never>
}

export type Marks = Record<never, never>
