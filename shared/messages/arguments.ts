/** What each message takes in its places, and the parts that are marked in it. Made by `npm run messages`. */
import type { Value } from './values.ts'

export type Arguments = {
  a_dry_run: Record<never, never>
  a_guess_of: { found: Value }
  a_thing: { isVowel: boolean; thing: Value }
  about_cell: Record<never, never>
  about_changed_cell: Record<never, never>
  about_closed_row: Record<never, never>
  about_column_not_used: Record<never, never>
  about_field: { fields: Value }
  about_row_not_used: Record<never, never>
  about_so_many_hours: { count: number }
  about_so_many_minutes: { count: number }
  about_so_many_seconds: { count: number }
  accepted_explained: Record<never, never>
  accepted_left_alone: { count: number }
  account: Record<never, never>
  account_after: Record<never, never>
  account_and_name: { name: Value; number: Value }
  account_and_words: { account: Value; words: Value }
  account_before: Record<never, never>
  account_being_sent: Record<never, never>
  account_being_tried: Record<never, never>
  account_count: { count: number }
  account_gone: Record<never, never>
  account_is_on_platform: { account: Value }
  account_linked: { number: Value }
  account_mistyped: { cell: Value; describing: Value; isShared: boolean; isSure: boolean; meant: Value; value: Value }
  account_not_imported: Record<never, never>
  account_not_ready: { account: Value; problemCount: number }
  account_not_sent: Record<never, never>
  account_not_sent_explained: Record<never, never>
  account_number_missing: { column: Value; row: Value }
  account_number_not_matched: Record<never, never>
  account_number_or_name: Record<never, never>
  account_number_placeholder: { cell: Value; value: Value }
  account_number_to_find: Record<never, never>
  account_number_twice: { cell: Value; otherRow: Value; value: Value }
  account_number_unusable: { number: Value }
  account_numbered: { number: Value }
  account_only_here: { cell: Value; describing: Value; value: Value }
  account_or_numberless: { number: Value }
  account_position: { page: number; total: number }
  account_sent_not_set_aside: { account: Value }
  account_set_aside: { account: Value; reason: Value }
  account_set_aside_because: { reason: Value }
  account_show_it: { number: Value }
  account_ticked: Record<never, never>
  accounts: Record<never, never>
  accounts_all_ready: { count: number; kind: string | boolean | null }
  accounts_asked_about: { done: number; total: number }
  accounts_by_time: { zone: Value }
  accounts_changed_since: { count: number }
  accounts_created_of_all: { done: number; total: number }
  accounts_left: { count: number }
  accounts_left_alone: { accounts: Value }
  accounts_linked: { count: number }
  accounts_looked_at: Record<never, never>
  accounts_named: { count: number; numbers: Value }
  accounts_partly_ready: { all: number; kind: string | boolean | null; others: Value; ready: number }
  accounts_ticked: { count: number }
  accounts_to_create: Record<never, never>
  accounts_to_create_explained: Record<never, never>
  accounts_to_look_at: { count: number }
  accounts_to_mend: { count: number }
  accounts_without_answer: { count: number }
  accounts_without_values: Record<never, never>
  add_constant: Record<never, never>
  add_element: { isVowel: boolean; thing: Value }
  add_so_many: { mayMove: boolean; things: Value }
  add_to_account: Record<never, never>
  added_cannot_be_undone: Record<never, never>
  adding_needs_connection: Record<never, never>
  addition_done: { added: number; there: number; things: Value }
  addition_done_moved: { done: Value; moved: number }
  addition_done_untold: { things: Value }
  addition_empty: { kind: string | boolean | null }
  addition_failing: { things: Value }
  addition_final: Record<never, never>
  addition_has_problems: Record<never, never>
  addition_interrupted: { things: Value }
  addition_may_double: { kind: string | boolean | null; wasSent: boolean }
  addition_not_sent: Record<never, never>
  addition_refused: { things: Value }
  addition_refused_at: { areRecognised: boolean; count: number; number: number }
  addition_sending: Record<never, never>
  addition_set_aside: Record<never, never>
  addition_unknown: { count: number; things: Value }
  addition_unreadable: Record<never, never>
  addition_was_not_sent: Record<never, never>
  additions_count_is_another: { count: number }
  additions_list_not_taken: Record<never, never>
  additions_list_sent: Record<never, never>
  additions_list_to_send: Record<never, never>
  additions_list_with_problems: Record<never, never>
  additions_not_taken: { count: number }
  additions_service_gone: Record<never, never>
  additions_sheet: Record<never, never>
  additions_to_accounts: Record<never, never>
  additions_to_accounts_explained: Record<never, never>
  additions_to_send: { count: number; toSend: number }
  additions_under_way: Record<never, never>
  address: Record<never, never>
  address_begins_with: Record<never, never>
  address_has_password: Record<never, never>
  address_missing: Record<never, never>
  address_not_secure: { host: Value }
  address_of_service: Record<never, never>
  address_unreadable: { address: Value }
  advanced: Record<never, never>
  advanced_explained: Record<never, never>
  advice_account_mistyped: Record<never, never>
  advice_account_number_missing: Record<never, never>
  advice_account_number_placeholder: Record<never, never>
  advice_account_number_twice: Record<never, never>
  advice_account_only_here: Record<never, never>
  advice_amount_in_minor_unit: Record<never, never>
  advice_amount_in_minor_unit_in_column: Record<never, never>
  advice_amount_of_three_decimals: Record<never, never>
  advice_amount_shown_rounded: Record<never, never>
  advice_amount_unit_not_said: Record<never, never>
  advice_balance_meaning_open: Record<never, never>
  advice_balance_side_open: Record<never, never>
  advice_balance_sign_not_said: Record<never, never>
  advice_cells_slipped_left: Record<never, never>
  advice_cells_slipped_left_in_column: Record<never, never>
  advice_cells_slipped_right: Record<never, never>
  advice_cells_slipped_right_in_column: Record<never, never>
  advice_code_spelled_otherwise: Record<never, never>
  advice_column_not_decided: Record<never, never>
  advice_column_values_contradict: Record<never, never>
  advice_constant_unreadable: Record<never, never>
  advice_country_in_postcode: Record<never, never>
  advice_country_unusual: Record<never, never>
  advice_date_held_as_text: Record<never, never>
  advice_date_held_as_text_in_column: Record<never, never>
  advice_date_in_future: Record<never, never>
  advice_date_is_bare_number: Record<never, never>
  advice_date_long_ago: Record<never, never>
  advice_date_order_open: Record<never, never>
  advice_date_orders_mixed: Record<never, never>
  advice_date_orders_mixed_in_column: Record<never, never>
  advice_date_unreadable: Record<never, never>
  advice_dates_from_1904: Record<never, never>
  advice_dates_from_1904_in_column: Record<never, never>
  advice_dates_out_of_order: Record<never, never>
  advice_datetime_skipped: Record<never, never>
  advice_datetime_twice: Record<never, never>
  advice_datetime_unreadable: Record<never, never>
  advice_day_and_month_swapped: Record<never, never>
  advice_day_begun_in_evening: Record<never, never>
  advice_decimal_end_of_code: Record<never, never>
  advice_decimal_mark_open: Record<never, never>
  advice_decimal_unreadable: Record<never, never>
  advice_digits_apart: Record<never, never>
  advice_digits_apart_in_column: Record<never, never>
  advice_digits_lost: Record<never, never>
  advice_digits_lost_in_column: Record<never, never>
  advice_ditto_mark: Record<never, never>
  advice_ditto_mark_in_column: Record<never, never>
  advice_element_twice: Record<never, never>
  advice_elements_alike: Record<never, never>
  advice_elements_nearly_alike: Record<never, never>
  advice_email_of_several: Record<never, never>
  advice_email_unreadable: Record<never, never>
  advice_formula_failed: Record<never, never>
  advice_heading_among_values: Record<never, never>
  advice_heading_among_values_in_column: Record<never, never>
  advice_identifier_became_date: Record<never, never>
  advice_identifier_damaged: Record<never, never>
  advice_integer_unreadable: Record<never, never>
  advice_invisible_characters: Record<never, never>
  advice_invisible_characters_in_column: Record<never, never>
  advice_json_unreadable: Record<never, never>
  advice_label_before_code: Record<never, never>
  advice_label_before_code_in_column: Record<never, never>
  advice_label_sent_with_code: Record<never, never>
  advice_label_sent_with_code_in_column: Record<never, never>
  advice_leading_zeros_lost: Record<never, never>
  advice_leading_zeros_lost_in_column: Record<never, never>
  advice_list_expected: Record<never, never>
  advice_long_numbers_shown_short: Record<never, never>
  advice_long_numbers_shown_short_in_column: Record<never, never>
  advice_mapping_account_number_missing: Record<never, never>
  advice_mapping_field_twice: Record<never, never>
  advice_mapping_field_unknown: Record<never, never>
  advice_merged_across_columns: Record<never, never>
  advice_merged_across_columns_in_column: Record<never, never>
  advice_name_capitals_behind: Record<never, never>
  advice_name_capitals_first: Record<never, never>
  advice_name_missing: Record<never, never>
  advice_name_note_left_out: Record<never, never>
  advice_name_of_company: Record<never, never>
  advice_name_of_several: Record<never, never>
  advice_name_of_trial: Record<never, never>
  advice_name_of_trial_in_column: Record<never, never>
  advice_name_one_word: Record<never, never>
  advice_name_with_remark: Record<never, never>
  advice_name_with_remark_in_column: Record<never, never>
  advice_number_among_texts: Record<never, never>
  advice_number_among_texts_in_column: Record<never, never>
  advice_number_apart_by_zeros: Record<never, never>
  advice_number_held_as_text: Record<never, never>
  advice_number_held_as_text_in_column: Record<never, never>
  advice_number_unreadable: Record<never, never>
  advice_numbers_of_other_length: Record<never, never>
  advice_numbers_of_other_length_in_column: Record<never, never>
  advice_of_each: Record<never, never>
  advice_of_service: Record<never, never>
  advice_on_dates: Record<never, never>
  advice_one_of_missing: Record<never, never>
  advice_path_unreadable: Record<never, never>
  advice_people_in_name: Record<never, never>
  advice_people_in_name_in_column: Record<never, never>
  advice_people_in_title: Record<never, never>
  advice_people_in_title_in_column: Record<never, never>
  advice_percentage_as_number: Record<never, never>
  advice_percentage_as_number_in_column: Record<never, never>
  advice_periods_overlap: Record<never, never>
  advice_phone_country_missing: Record<never, never>
  advice_phone_extension_left_out: Record<never, never>
  advice_phone_of_several: Record<never, never>
  advice_phone_plus_added: Record<never, never>
  advice_phone_unreadable: Record<never, never>
  advice_phone_unusual: Record<never, never>
  advice_phone_zero_added: Record<never, never>
  advice_phone_zero_added_in_column: Record<never, never>
  advice_phone_zero_lost: Record<never, never>
  advice_placeholder_as_value: Record<never, never>
  advice_placeholder_as_value_in_column: Record<never, never>
  advice_postcode_in_small_letters: Record<never, never>
  advice_postcode_zeros_lost: Record<never, never>
  advice_postcode_zeros_lost_in_column: Record<never, never>
  advice_quotes_around: Record<never, never>
  advice_row_account_not_found: Record<never, never>
  advice_row_account_not_named: Record<never, never>
  advice_row_account_unclear: Record<never, never>
  advice_row_adds_nothing: Record<never, never>
  advice_row_beyond_headings: Record<never, never>
  advice_row_beyond_headings_in_column: Record<never, never>
  advice_row_copied: Record<never, never>
  advice_row_element_not_found: Record<never, never>
  advice_row_element_unclear: Record<never, never>
  advice_row_of_more_values: Record<never, never>
  advice_row_of_more_values_in_column: Record<never, never>
  advice_row_of_other_account: Record<never, never>
  advice_row_slipped_left: Record<never, never>
  advice_row_slipped_left_in_column: Record<never, never>
  advice_row_slipped_right: Record<never, never>
  advice_row_slipped_right_in_column: Record<never, never>
  advice_rows_differ_undecided: Record<never, never>
  advice_rows_disagree: Record<never, never>
  advice_rows_not_told_apart: Record<never, never>
  advice_second_table_beside: Record<never, never>
  advice_second_table_beside_in_column: Record<never, never>
  advice_second_table_unread: Record<never, never>
  advice_second_table_unread_in_column: Record<never, never>
  advice_several_codes: Record<never, never>
  advice_several_codes_in_column: Record<never, never>
  advice_sheet_left_out: Record<never, never>
  advice_sheet_name_fills: Record<never, never>
  advice_sheet_sideways: Record<never, never>
  advice_sheet_without_account: Record<never, never>
  advice_side_beside_unused: Record<never, never>
  advice_sign_against_word: Record<never, never>
  advice_sign_against_word_in_column: Record<never, never>
  advice_spaces_around: Record<never, never>
  advice_spaces_around_in_column: Record<never, never>
  advice_split_too_few: Record<never, never>
  advice_sum_differs: Record<never, never>
  advice_supplier_code_differs: Record<never, never>
  advice_table_left_out: Record<never, never>
  advice_table_read_apart: Record<never, never>
  advice_text_became_date: Record<never, never>
  advice_text_became_date_in_column: Record<never, never>
  advice_text_cut_off: Record<never, never>
  advice_text_cut_off_in_column: Record<never, never>
  advice_text_garbled: Record<never, never>
  advice_text_of_program: Record<never, never>
  advice_text_of_program_in_column: Record<never, never>
  advice_thing_in_two_accounts: Record<never, never>
  advice_time_zone_open: Record<never, never>
  advice_title_or_name: Record<never, never>
  advice_title_or_name_in_column: Record<never, never>
  advice_too_many_to_compare: Record<never, never>
  advice_value_lacking: Record<never, never>
  advice_value_needs_other: Record<never, never>
  advice_value_not_alone: Record<never, never>
  advice_value_not_documented: Record<never, never>
  advice_value_not_shown_for_kind: Record<never, never>
  advice_value_not_taken: Record<never, never>
  advice_value_of_merged_cell: Record<never, never>
  advice_value_of_merged_cell_in_column: Record<never, never>
  advice_whole_address_as_street: Record<never, never>
  advice_whole_address_as_street_in_column: Record<never, never>
  advice_whole_name_as_family: Record<never, never>
  advice_whole_name_as_family_in_column: Record<never, never>
  advice_words_among_codes: Record<never, never>
  advice_words_among_codes_in_column: Record<never, never>
  advice_words_in_postcode: Record<never, never>
  advice_words_in_postcode_in_column: Record<never, never>
  advice_year_of_two_digits: Record<never, never>
  advice_year_of_two_digits_in_column: Record<never, never>
  advice_yes_no_unreadable: Record<never, never>
  after_amount_unit_not_said: Record<never, never>
  after_balance_meaning_open: Record<never, never>
  after_balance_sign_not_said: Record<never, never>
  after_change: Record<never, never>
  after_date_order_open: Record<never, never>
  after_decimal_mark_open: Record<never, never>
  after_sheet_name_fills: Record<never, never>
  after_time_zone_open: Record<never, never>
  against_account: Record<never, never>
  agree_to_dates: { count: number }
  agreed_to_dates: { days: Value }
  all_accounts: Record<never, never>
  all_accounts_line: Record<never, never>
  all_columns: { count: number }
  all_created: Record<never, never>
  all_of_column: Record<never, never>
  all_of_them: Record<never, never>
  all_questions_answered: Record<never, never>
  all_sent: Record<never, never>
  also_fill_another: Record<never, never>
  also_filled: { column: Value; number: Value }
  also_fills: Record<never, never>
  amount_becomes: { sent: Value; shown: Value }
  amount_in_credit: { amount: Value }
  amount_in_minor_unit: { cell: Value; other: Value; value: Value }
  amount_in_minor_unit_in_column: { column: Value; other: Value; row: Value; value: Value }
  amount_is_sent_as: { amount: Value }
  amount_of_three_decimals: { cell: Value; other: Value; value: Value }
  amount_sent_as: { amount: Value; sent: Value }
  amount_shown_rounded: { cell: Value; other: Value; value: Value }
  amount_to_pay: { amount: Value }
  amount_unit_explained: Record<never, never>
  amount_unit_not_said: { cell: Value; field: Value; settingsIn: string | boolean | null; value: Value; variable: Value }
  and_more: { count: number }
  and_more_values: { count: number }
  and_other_problems: { count: number }
  and_service_said: { said: Value; words: Value }
  another_field_of: { column: Value }
  another_note: Record<never, never>
  another_statement: Record<never, never>
  another_transaction: Record<never, never>
  answer_from_other: { host: Value }
  answer_how_sent_first: Record<never, never>
  answer_kept: Record<never, never>
  answer_that_agrees: Record<never, never>
  answer_unreadable: { host: Value }
  answered: Record<never, never>
  answers_about_service: Record<never, never>
  answers_are_in_connect: { connection: Value }
  answers_as_file_explained: Record<never, never>
  answers_do_not_fit: { fileName: Value; places: Value }
  answers_for_other_document: { documentTitle: Value; documentVersion: Value; fileName: Value; title: Value; version: Value }
  answers_kept: Record<never, never>
  answers_need_interface: Record<never, never>
  answers_of_something_else: { at: Value; fileName: Value }
  answers_unreadable: { fileName: Value }
  any_column: Record<never, never>
  any_part_of_number: Record<never, never>
  any_problem: Record<never, never>
  apart_by_case: Record<never, never>
  apart_by_prefix: { prefix: Value }
  apart_by_spaces: Record<never, never>
  apart_by_zeros: Record<never, never>
  apart_examples: Record<never, never>
  api_key: Record<never, never>
  api_key_missing: Record<never, never>
  application_failed: Record<never, never>
  application_out_of_reach: Record<never, never>
  application_stopped: Record<never, never>
  argument_missing: { name: Value }
  arguments_too_many: { name: Value }
  as_addresses_say: Record<never, never>
  as_fast_as_service: Record<never, never>
  as_for_all_columns: Record<never, never>
  as_found: { found: Value }
  as_it_is_sent: Record<never, never>
  as_of: { moment: Value; zone: Value }
  as_values_say: Record<never, never>
  ask_malformed: Record<never, never>
  ask_operator: Record<never, never>
  ask_service_about_it: Record<never, never>
  ask_service_now: Record<never, never>
  ask_too_large: { limitMegabytes: number }
  at_least_characters: { count: number }
  at_most_a_minute: { count: number }
  at_most_characters: { count: number }
  at_service_now: { name: Value; number: Value }
  at_the_service: Record<never, never>
  attempt: { number: Value }
  audit_account_answered: Record<never, never>
  audit_account_ended: Record<never, never>
  audit_account_not_received: Record<never, never>
  audit_account_sent: Record<never, never>
  audit_addition_answer: { answer: Value; kind: string | boolean | null }
  audit_addition_answered: Record<never, never>
  audit_addition_sent: Record<never, never>
  audit_additions_sent: { mayMove: boolean; things: Value }
  audit_and_support: Record<never, never>
  audit_answer: { code: Value; hasCode: boolean; kind: string | boolean | null; why: string | boolean | null }
  audit_as_excel: Record<never, never>
  audit_as_text: Record<never, never>
  audit_compared: Record<never, never>
  audit_confirmed: { count: number; limits: Value }
  audit_connected: Record<never, never>
  audit_damaged: { first: Value; missingAtEnd: number; places: number }
  audit_disconnected: Record<never, never>
  audit_dry_run: Record<never, never>
  audit_end: { code: Value; hasCode: boolean; status: Value }
  audit_explained: Record<never, never>
  audit_file_of: { file: Value; what: string | boolean | null }
  audit_file_saved: Record<never, never>
  audit_found_alike: { differs: number; onlyHere: number; onlyThere: number; otherValues: number; same: number; takenOver: number }
  audit_goes_by: { id: Value; name: Value }
  audit_is_broken: Record<never, never>
  audit_is_unbroken: Record<never, never>
  audit_limits: { failures: number; isLimited: boolean; perMinute: number }
  audit_missing_at_end: { count: number }
  audit_money_terms: { amountUnit: string | boolean | null; positiveBalance: string | boolean | null }
  audit_not_received: { because: string | boolean | null }
  audit_practised_afresh: Record<never, never>
  audit_practises_as: { supplierCode: Value }
  audit_project_deleted: Record<never, never>
  audit_project_opened: Record<never, never>
  audit_run_limits_changed: Record<never, never>
  audit_run_paused: Record<never, never>
  audit_run_resumed: Record<never, never>
  audit_run_started: Record<never, never>
  audit_run_stopped: Record<never, never>
  audit_said_of_service: { answers: Value }
  audit_sheet: Record<never, never>
  audit_spreadsheet_loaded: Record<never, never>
  audit_through_command_line: Record<never, never>
  audit_through_window: Record<never, never>
  audit_took_answers: { name: Value }
  audit_tried: { done: number; passed: number; refused: number }
  audit_unreadable: Record<never, never>
  audit_was_damaged: Record<never, never>
  back_to_mappings: Record<never, never>
  back_to_project: { project: Value }
  back_to_step: { step: Value }
  back_to_what_was_found: Record<never, never>
  balance_held: { amount: Value; sent: Value; side: string | boolean | null }
  balance_meaning_open: { column: Value }
  balance_settled: Record<never, never>
  balance_side_open: { cell: Value; value: Value }
  balance_sign_not_said: { cell: Value; field: Value; settingsIn: string | boolean | null; value: Value; variable: Value }
  becomes_of: { column: Value }
  before_amount_unit_not_said: Record<never, never>
  before_balance_meaning_open: Record<never, never>
  before_balance_sign_not_said: Record<never, never>
  before_change: Record<never, never>
  before_date_order_open: Record<never, never>
  before_decimal_mark_open: Record<never, never>
  before_sheet_name_fills: Record<never, never>
  before_time_zone_open: Record<never, never>
  begin_afresh: Record<never, never>
  begin_afresh_asked: Record<never, never>
  begin_afresh_forgets: Record<never, never>
  begin_afresh_leaves: Record<never, never>
  begin_anew: Record<never, never>
  begin_anew_asked: Record<never, never>
  begin_anew_choice: Record<never, never>
  begin_anew_forgets: Record<never, never>
  begin_anew_leaves: Record<never, never>
  begin_practising_afresh: Record<never, never>
  between_comma: Record<never, never>
  between_hyphen: Record<never, never>
  between_new_line: Record<never, never>
  between_nothing: Record<never, never>
  between_slash: Record<never, never>
  between_space: Record<never, never>
  blank_as_above: Record<never, never>
  blank_as_around: Record<never, never>
  blank_is_missing: Record<never, never>
  blank_number_means: Record<never, never>
  busy_doing: { doing: Value }
  cancel: Record<never, never>
  cancel_connecting: Record<never, never>
  cancel_rename: Record<never, never>
  cancel_translations: Record<never, never>
  cell_changed_by_you: Record<never, never>
  cell_closed: Record<never, never>
  cell_count: { count: number }
  cell_emptied: { header: Value; row: Value; sheet: Value; value: Value }
  cell_not_in_sheet: { row: Value; sheet: Value }
  cell_of_change: Record<never, never>
  cell_problem: { level: Value; problem: Value }
  cell_problem_with_suggestion: { level: Value; problem: Value; suggested: Value }
  cell_typed_in: { column: Value; row: Value }
  cells_become: { cells: Value; text: Value }
  cells_change: { count: number }
  cells_changed: { count: number }
  cells_copied: { count: number }
  cells_not_copied: Record<never, never>
  cells_of_sent_accounts: { accounts: number; cells: number }
  cells_slipped_left: { cell: Value; hasMend: boolean; other: Value; value: Value }
  cells_slipped_left_in_column: { column: Value; row: Value; share: Value; value: Value }
  cells_slipped_right: { cell: Value; hasMend: boolean; other: Value; value: Value }
  cells_slipped_right_in_column: { column: Value; row: Value; share: Value; value: Value }
  cells_that_change: Record<never, never>
  certificate_expired: { host: Value }
  certificate_for_other_name: { host: Value }
  certificate_not_trusted: { host: Value }
  certificate_not_yet_valid: { host: Value }
  certificate_revoked: { host: Value }
  change_answers: { count: number }
  change_cell_to: { cell: Value; text: Value }
  change_cells: { count: number }
  change_cells_to: { cell: Value; count: number; text: Value }
  change_details: Record<never, never>
  change_it: Record<never, never>
  change_nothing: Record<never, never>
  change_passphrase: Record<never, never>
  change_passphrase_choice: Record<never, never>
  change_row_of_sheet: { row: Value; sheet: Value }
  change_them_too: { count: number }
  change_these_numbers: { count: number }
  changed: Record<never, never>
  changed_explained: Record<never, never>
  changed_file: Record<never, never>
  changed_here_since: { count: number }
  changed_meanwhile: { name: Value; sheet: Value; what: string | boolean | null }
  changed_since_looked: Record<never, never>
  changed_to: Record<never, never>
  checking_cells: Record<never, never>
  chip_connect: Record<never, never>
  chip_live: { supplierCode: Value }
  choice_no: Record<never, never>
  choice_not_said: Record<never, never>
  choice_yes: Record<never, never>
  choose_a_field: Record<never, never>
  choose_account_number_first: Record<never, never>
  choose_account_sent: Record<never, never>
  choose_an_account: Record<never, never>
  choose_another_mapping: Record<never, never>
  choose_cell: Record<never, never>
  choose_column: Record<never, never>
  choose_from_calendar: { field: Value }
  choose_how_kept: Record<never, never>
  choose_in_calendar: Record<never, never>
  choose_in_calendar_by_key: Record<never, never>
  choose_meaning: Record<never, never>
  choose_one_sheet: Record<never, never>
  choose_sheet_in_load: Record<never, never>
  choose_spreadsheet: Record<never, never>
  choose_supplier_code: Record<never, never>
  choose_supplier_first: Record<never, never>
  chosen_by_you: Record<never, never>
  chosen_last: Record<never, never>
  clear_cell: Record<never, never>
  clear_ticks: Record<never, never>
  clock_set_back: { minutes: number }
  close: Record<never, never>
  close_application: Record<never, never>
  close_mapping_dialog: Record<never, never>
  close_search: Record<never, never>
  code_spelled_otherwise: { cell: Value; other: Value; value: Value }
  column_also_fills: { fields: Value }
  column_called_by_letters: { letters: Value }
  column_called_by_place: { header: Value; place: number }
  column_count: { count: number }
  column_fills_field: Record<never, never>
  column_for_field: { field: Value }
  column_hidden_in_file: Record<never, never>
  column_holds: { count: number; samples: Value }
  column_in_sheet: { column: Value; sheet: Value }
  column_in_spreadsheet: Record<never, never>
  column_is_field: { column: Value; field: Value }
  column_left_out: { column: Value; rows: number; sheet: Value }
  column_left_out_in: { count: number; header: Value; sheet: Value }
  column_line: { column: Value }
  column_not_decided: { cell: Value; says: Value }
  column_not_known: Record<never, never>
  column_not_used: Record<never, never>
  column_of_sheet: { column: Value; sheet: Value }
  column_offered: { column: Value; fills: Value; letters: Value }
  column_seems: { what: string | boolean | null }
  column_shown: Record<never, never>
  column_then_read: { column: Value; how: Value }
  column_values: Record<never, never>
  column_values_contradict: { field: Value; header: Value; sheet: Value }
  column_values_to_mend: { count: number; message: Value }
  column_without_any_heading: { letters: Value }
  column_without_heading: { letters: Value }
  column_without_values: Record<never, never>
  columns_all: { count: number }
  columns_as_they_were: Record<never, never>
  columns_as_they_were_explained: Record<never, never>
  columns_hidden: { columns: number }
  columns_left_out: { count: number }
  columns_like_it: { count: number; names: Value }
  columns_mapped_of: { mapped: number; total: number }
  columns_not_used: { count: number }
  columns_of_sheet: { sheet: Value }
  columns_of_sheet_to_do: { count: number }
  columns_parted_by: Record<never, never>
  columns_that_did_not_fit: { count: number }
  columns_to_do: { count: number }
  columns_to_look_at: { count: number }
  command_add: Record<never, never>
  command_arguments: Record<never, never>
  command_bug: Record<never, never>
  command_choices: { choices: Value; words: Value }
  command_commands: Record<never, never>
  command_fields: Record<never, never>
  command_help: Record<never, never>
  command_help_of: Record<never, never>
  command_import: Record<never, never>
  command_language: Record<never, never>
  command_options: Record<never, never>
  command_prepare: Record<never, never>
  command_program: Record<never, never>
  command_suggest: Record<never, never>
  command_template: Record<never, never>
  command_unknown: { meant: Value; name: Value }
  command_usage: Record<never, never>
  command_version: Record<never, never>
  compare_again: Record<never, never>
  compare_explained: Record<never, never>
  compare_now: Record<never, never>
  compare_with_service: Record<never, never>
  comparing_mapping: Record<never, never>
  comparison: Record<never, never>
  comparison_changed_since: Record<never, never>
  comparison_counts: { differs: number; onlyHere: number; onlyThere: number; otherValues: number; same: number }
  comparison_created_before: { createdAt: Value; sentAt: Value }
  comparison_finished_here_only: Record<never, never>
  comparison_finished_there: { isKnown: boolean; there: Value }
  comparison_is_old: Record<never, never>
  comparison_known_there: Record<never, never>
  comparison_lists_disagree: { here: Value; there: Value }
  comparison_missing_accepted: Record<never, never>
  comparison_missing_finished: { here: Value; isKnown: boolean }
  comparison_no_list: Record<never, never>
  comparison_not_sent: Record<never, never>
  comparison_number_elsewhere: { other: Value; platformNumber: Value }
  comparison_number_twice: { other: Value; platformNumber: Value }
  comparison_only_there: Record<never, never>
  comparison_other_number: { here: Value; there: Value }
  comparison_outdated: Record<never, never>
  comparison_refused_here: Record<never, never>
  comparison_same_failed: Record<never, never>
  comparison_same_finished: Record<never, never>
  comparison_same_pending: Record<never, never>
  comparison_unclear: Record<never, never>
  computer_slept: { minutes: number }
  confirm_sending: { host: Value; isPractice: boolean; supplier: Value; what: Value }
  confirmed_by_you: Record<never, never>
  connect_to_live_service: Record<never, never>
  connect_to_live_service_choice: Record<never, never>
  connection_does_not_work: Record<never, never>
  connection_goes_by: { connection: Value; description: Value }
  connection_goes_by_other: { connection: Value; description: Value; file: Value }
  connection_is_another: Record<never, never>
  connection_lost: { host: Value }
  connection_missing: Record<never, never>
  connection_named: { address: Value; supplierCode: Value }
  connection_not_secure: { host: Value }
  connection_unknown: { areSome: boolean; name: Value; names: Value }
  connection_works: Record<never, never>
  constant_field: Record<never, never>
  constant_of_field: { field: Value }
  constant_placeholder: Record<never, never>
  constant_unreadable: { field: Value; value: Value }
  constant_value: Record<never, never>
  constants_help: Record<never, never>
  constants_table: Record<never, never>
  constants_title: Record<never, never>
  copied: Record<never, never>
  copy_account: Record<never, never>
  copy_account_set_aside: { reason: Value }
  copy_filled_in: Record<never, never>
  copy_for_technician: Record<never, never>
  copy_in_file: { before: Value; wasEdited: boolean }
  copy_in_words: Record<never, never>
  copy_level: Record<never, never>
  copy_path: Record<never, never>
  copy_perhaps: { suggestion: Value }
  copy_problem: { level: Value; words: Value }
  copy_problems_sheet: Record<never, never>
  copy_set_aside: Record<never, never>
  copy_suggestion: Record<never, never>
  copy_value: Record<never, never>
  copy_what: Record<never, never>
  copy_where: Record<never, never>
  could_not_start: { product: Value }
  count_created: { count: number }
  count_failed_dashed: { count: number }
  count_of_status: { count: number; status: Value }
  count_ready: { count: number }
  count_refused_in_dry_run: { count: number }
  count_refused_or_failed: { count: number }
  count_sent: { count: number }
  count_set_aside: { count: number }
  count_with_problems: { count: number }
  counted_accounts: { count: number }
  counted_problems: { count: number; level: string | boolean | null }
  counting_accounts: Record<never, never>
  counting_rows: Record<never, never>
  counting_the_accounts: Record<never, never>
  country_in_postcode: { cell: Value; other: Value; value: Value }
  country_is_ours: Record<never, never>
  country_of: { about: Value }
  country_of_problem: { column: Value; problem: Value }
  country_of_this_only: Record<never, never>
  country_unusual: { cell: Value; value: Value }
  country_used_everywhere: { country: Value }
  country_used_in_column: { column: Value; country: Value }
  create_accounts_asked: { count: number }
  create_few_more_yourself: { count: number }
  create_few_yourself: { count: number }
  create_real_account: Record<never, never>
  create_refused_like_dry_run: Record<never, never>
  create_refused_unclear: Record<never, never>
  create_refused_without_reason: Record<never, never>
  create_seconds: Record<never, never>
  create_seconds_explained: Record<never, never>
  create_seconds_fault: { longest: Value }
  create_seconds_unusable: { most: Value; name: Value }
  create_so_many: { count: number }
  create_this_account: { asksFirst: boolean }
  created_and_failed_over_time: { created: number; failed: number; first: Value; last: Value }
  created_by_other_project: { count: number; example: Value; project: Value }
  created_cannot_be_undone: Record<never, never>
  created_of_all: { count: number; created: number }
  creating_by_itself: Record<never, never>
  creating_needs_connection: Record<never, never>
  customer_who_owes: { amount: Value }
  customer_who_owes_is_sent_as: { amount: Value }
  customers_owe_it: Record<never, never>
  cut_after_characters: Record<never, never>
  cut_as_name: Record<never, never>
  cut_at_bars: Record<never, never>
  cut_at_commas: Record<never, never>
  cut_at_hyphens: Record<never, never>
  cut_at_new_lines: Record<never, never>
  cut_at_other: Record<never, never>
  cut_at_semicolons: Record<never, never>
  cut_at_slashes: Record<never, never>
  cut_at_spaces: Record<never, never>
  cut_by_you: Record<never, never>
  cut_character: Record<never, never>
  cut_character_of: { column: Value }
  cut_fills: { fields: Value }
  cut_fills_nothing: { letters: Value }
  cut_into_names: Record<never, never>
  cut_parts: Record<never, never>
  cut_parts_of: { column: Value }
  cut_positions: Record<never, never>
  cut_positions_of: { column: Value }
  cut_positions_rise: Record<never, never>
  cut_rest: Record<never, never>
  cut_rest_of: { column: Value }
  cut_values: Record<never, never>
  cut_values_of: { column: Value }
  data_api_key: Record<never, never>
  data_api_key_words: Record<never, never>
  data_damaged: Record<never, never>
  data_delete: Record<never, never>
  data_delete_connection: Record<never, never>
  data_delete_platform: Record<never, never>
  data_delete_project: Record<never, never>
  data_encrypted: Record<never, never>
  data_encrypted_command_line: Record<never, never>
  data_encrypted_session: Record<never, never>
  data_encrypted_words: Record<never, never>
  data_folder_unusable: { folder: Value }
  data_key_beside_data: Record<never, never>
  data_key_damaged: Record<never, never>
  data_key_gone: { where: string | boolean | null }
  data_key_put_beside_data: Record<never, never>
  data_locked: Record<never, never>
  data_newer: Record<never, never>
  data_not_encrypted: Record<never, never>
  data_not_encrypted_words: Record<never, never>
  data_on_this_computer: Record<never, never>
  data_sent: Record<never, never>
  data_sent_asking: Record<never, never>
  data_sent_create: Record<never, never>
  data_sent_dry_run: Record<never, never>
  data_sent_nothing: Record<never, never>
  data_sent_whom: Record<never, never>
  data_support: Record<never, never>
  data_support_words: Record<never, never>
  data_unreadable: { file: Value }
  data_where: Record<never, never>
  data_where_words: Record<never, never>
  date_held_as_text: { cell: Value; other: Value; value: Value }
  date_held_as_text_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  date_in_future: { cell: Value; day: Value; field: Value }
  date_in_your_data: Record<never, never>
  date_is_bare_number: { cell: Value; value: Value }
  date_it_would_be_taken_with: Record<never, never>
  date_long_ago: { cell: Value; day: Value; field: Value; years: Value }
  date_order: Record<never, never>
  date_order_of: { column: Value }
  date_order_open: { column: Value; readAs: string | boolean | null }
  date_orders_mixed: { cell: Value; other: Value; value: Value }
  date_orders_mixed_in_column: { column: Value; other: Value; row: Value; value: Value }
  date_unreadable: { cell: Value; value: Value }
  dates_dmy: Record<never, never>
  dates_from_1904: { cell: Value; value: Value }
  dates_from_1904_in_column: { column: Value; row: Value; value: Value }
  dates_mdy: Record<never, never>
  dates_not_agreed: Record<never, never>
  dates_of_account_that_may_change: { account: Value; days: Value }
  dates_out_of_order: { cell: Value; day: Value; field: Value; later: Value; laterDay: Value }
  dates_that_may_change: Record<never, never>
  dates_ymd: Record<never, never>
  datetime_skipped: { cell: Value; value: Value }
  datetime_twice: { cell: Value; value: Value }
  datetime_unreadable: { cell: Value; value: Value }
  day_and_month_swapped: { cell: Value; other: Value; value: Value }
  day_begun_in_evening: { cell: Value; other: Value; value: Value }
  decide_in_map: Record<never, never>
  decimal_comma: Record<never, never>
  decimal_end_of_code: { cell: Value; other: Value; value: Value }
  decimal_mark: Record<never, never>
  decimal_mark_of: { column: Value }
  decimal_mark_open: { column: Value; isPoint: boolean }
  decimal_point: Record<never, never>
  decimal_unreadable: { cell: Value; value: Value }
  delete_earlier_version: Record<never, never>
  delete_it: Record<never, never>
  delete_mapping: Record<never, never>
  delete_mapping_asking: Record<never, never>
  delete_mapping_named: { name: Value }
  delete_project: { project: Value }
  delete_project_asked: { project: Value }
  delete_project_leaves: Record<never, never>
  delete_project_removes: Record<never, never>
  delete_short: Record<never, never>
  delimiter_bar: Record<never, never>
  delimiter_comma: Record<never, never>
  delimiter_semicolon: Record<never, never>
  delimiter_tab: Record<never, never>
  description_drop_explained: Record<never, never>
  description_gone: Record<never, never>
  description_has_too_many_fields: { fileName: Value }
  description_in_use: { users: Value }
  description_incomplete: { fileName: Value; reference: Value }
  description_kinds_untold: { fileName: Value; paths: Value }
  description_loaded: { fileName: Value; moment: Value }
  description_not_answered: Record<never, never>
  description_of_connection: { file: Value; title: Value; version: Value }
  description_of_connection_gone: { connection: Value }
  description_of_service: Record<never, never>
  description_of_something_else: { fileName: Value }
  description_recursive: { fileName: Value; paths: Value }
  description_refers_elsewhere: { fileName: Value; reference: Value }
  description_says_so: Record<never, never>
  description_too_large: { fileName: Value; limitMegabytes: number }
  description_unfillable: { fileName: Value; paths: Value }
  description_unreadable: { fileName: Value; line: Value }
  description_without_accounts: { fileName: Value }
  description_without_additions: { fileName: Value }
  descriptions_kept: Record<never, never>
  dialog_ok: Record<never, never>
  differs_new_column: { column: Value }
  differs_no_column: { column: Value; fields: Value }
  differs_no_sheet: { sheet: Value }
  differs_sheet_name: { from: Value; sheet: Value }
  digits_apart: { cell: Value; other: Value; value: Value }
  digits_apart_in_column: { column: Value; row: Value; share: Value; value: Value }
  digits_lost: { cell: Value; other: Value; value: Value }
  digits_lost_in_column: { column: Value; row: Value; share: Value; value: Value }
  disk_full: Record<never, never>
  disk_full_after_sending: Record<never, never>
  disk_full_here: Record<never, never>
  disk_full_watching: Record<never, never>
  ditto_mark: { cell: Value; value: Value }
  ditto_mark_in_column: { column: Value; row: Value; share: Value; value: Value }
  do_not_create_it: Record<never, never>
  do_not_send: Record<never, never>
  do_not_stop: Record<never, never>
  done_again: { step: Value }
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
  dont_leave_out: Record<never, never>
  doubts_are_in_check: Record<never, never>
  doubts_in_sheet: { sheet: Value }
  drop_answers_here: Record<never, never>
  drop_description_here: Record<never, never>
  drop_mapping: Record<never, never>
  drop_spreadsheet_here: Record<never, never>
  drop_your_spreadsheet_here: Record<never, never>
  dry_run: Record<never, never>
  dry_run_begins: Record<never, never>
  dry_run_done: Record<never, never>
  dry_run_of_account: { account: Value }
  dry_run_of_accounts: { count: number }
  dry_run_of_this_account: Record<never, never>
  dry_run_paused: { done: number; total: number }
  dry_run_progress: { done: number; left: Value; perMinute: number; total: number }
  dry_run_stop: Record<never, never>
  dry_run_stopped: Record<never, never>
  dry_run_would_refuse: { count: number }
  dry_run_would_refuse_because: { count: number; most: number; reason: Value }
  dry_run_would_take: { count: number; tried: number }
  each_row_is: Record<never, never>
  each_row_is_about: { numbers: Value }
  each_row_is_account: { numbers: Value; things: Value }
  each_row_is_own: { numbers: Value; thing: Value }
  each_row_is_things: { numbers: Value; things: Value }
  earlier_version_stays: Record<never, never>
  edit_lost_ambiguous: Record<never, never>
  edit_lost_changed: Record<never, never>
  edit_lost_column: Record<never, never>
  edit_lost_row: Record<never, never>
  edit_lost_sheet: Record<never, never>
  edits_not_kept: { count: number }
  edits_not_kept_list: Record<never, never>
  edits_not_needed: { count: number }
  edits_taken_over: { count: number }
  element_named: { element: Value }
  element_of_kind: { element: Value; kind: Value }
  element_of_row: { element: Value }
  element_twice: { cell: Value; element: Value; field: Value; other: Value; value: Value }
  elements_alike: { cell: Value; element: Value; fields: Value; other: Value }
  elements_nearly_alike: { cell: Value; element: Value; other: Value; otherText: Value; text: Value }
  email_of_several: { cell: Value; value: Value }
  email_unreadable: { cell: Value; value: Value }
  emptied_by_hand: Record<never, never>
  emptied_by_you: Record<never, never>
  empty_cell: Record<never, never>
  empty_in_brackets: Record<never, never>
  encoding_baltic: Record<never, never>
  encoding_central_iso: Record<never, never>
  encoding_central_windows: Record<never, never>
  encoding_cyrillic: Record<never, never>
  encoding_utf_16: Record<never, never>
  encoding_utf_8: Record<never, never>
  encoding_western_dos: Record<never, never>
  encoding_western_iso: Record<never, never>
  encoding_western_mac: Record<never, never>
  encoding_western_windows: Record<never, never>
  environment_lacks: { address: Value; key: Value }
  every_account_title: Record<never, never>
  every_element: { element: Value }
  fact_not_needed: Record<never, never>
  fact_row_number: Record<never, never>
  fact_sheet_name: Record<never, never>
  failed_explained: Record<never, never>
  failed_left_alone: { count: number }
  fewer_columns: Record<never, never>
  field_also_called: { name: Value }
  field_filled_by: { column: Value }
  field_for_column: { column: Value }
  field_for_need: { need: Value }
  field_for_row_number: Record<never, never>
  field_for_sheet_name: Record<never, never>
  field_is_needed: Record<never, never>
  field_leaves: Record<never, never>
  field_needed: Record<never, never>
  field_of: { part: Value }
  field_of_columns: { count: number; field: Value }
  field_on_its_way_out: { instead: Value }
  field_takes: { rules: Value }
  field_takes_value: { value: Value }
  field_unfilled: { field: Value }
  field_unfilled_but_held: { column: Value; field: Value }
  field_without_column: Record<never, never>
  fields_are_those_of: { description: Value }
  fields_found: { count: number }
  fields_of_description: { description: Value }
  fields_of_service: Record<never, never>
  file_cells_far_apart: { cells: Value; count: number; fileName: Value; sheet: Value }
  file_cells_scattered: { fileName: Value }
  file_damaged: { fileName: Value }
  file_empty: { fileName: Value }
  file_encoding_unreadable: { encoding: Value; fileName: Value }
  file_expands_too_much: { fileName: Value }
  file_has_no_cells: { fileName: Value }
  file_has_too_many_accounts: { count: number; limit: number }
  file_has_too_many_cells: { fileName: Value; limitMillions: Value }
  file_has_too_many_number_formats: { fileName: Value; limit: number }
  file_has_too_many_rows: { fileName: Value; limit: number; sheet: Value }
  file_has_too_many_sheets: { fileName: Value; limit: number }
  file_is_archive: { fileName: Value }
  file_is_no_spreadsheet: { fileName: Value; what: string | boolean | null }
  file_is_other_spreadsheet: { fileName: Value; what: string | boolean | null }
  file_is_text_by_another_name: { extension: Value; fileName: Value }
  file_is_web_page: { fileName: Value }
  file_loaded_before: Record<never, never>
  file_loaded_before_kept: { moment: Value }
  file_name_loaded_before: Record<never, never>
  file_name_loaded_before_kept: { moment: Value; project: Value }
  file_name_stays: { file: Value }
  file_needs_too_much_memory: { fileName: Value }
  file_not_readable: { fileName: Value }
  file_not_saved: { path: Value; reason: string | boolean | null }
  file_number_format_too_long: { fileName: Value; length: number; limit: Value }
  file_of_additions: Record<never, never>
  file_of_audit_log: Record<never, never>
  file_of_corrections: Record<never, never>
  file_of_fields: Record<never, never>
  file_of_nothing: Record<never, never>
  file_of_payloads: Record<never, never>
  file_of_results: Record<never, never>
  file_of_support: Record<never, never>
  file_of_template: Record<never, never>
  file_of_template_for_additions: Record<never, never>
  file_password_protected: { fileName: Value }
  file_reading_ended: { fileName: Value }
  file_reading_took_too_long: { fileName: Value; seconds: Value }
  file_text_too_long: { fileName: Value; limitMegabytes: Value }
  file_too_large: { fileName: Value; limitMegabytes: Value; megabytes: Value }
  files_of_spreadsheets: Record<never, never>
  fills_joined: Record<never, never>
  fills_one: Record<never, never>
  fills_several: Record<never, never>
  find_account: Record<never, never>
  find_account_by_number: Record<never, never>
  find_account_number: Record<never, never>
  find_agreement_dates: Record<never, never>
  find_agreement_detail: Record<never, never>
  find_balance: Record<never, never>
  find_before_in_account: Record<never, never>
  find_billing_address: Record<never, never>
  find_birth_date: Record<never, never>
  find_compared: Record<never, never>
  find_consent: Record<never, never>
  find_customer_detail: Record<never, never>
  find_customer_name: Record<never, never>
  find_email: Record<never, never>
  find_field: Record<never, never>
  find_field_hint: Record<never, never>
  find_in_account: Record<never, never>
  find_in_all_sheets: Record<never, never>
  find_in_column: Record<never, never>
  find_in_data: Record<never, never>
  find_in_sheet: Record<never, never>
  find_ledger: Record<never, never>
  find_metadata: Record<never, never>
  find_meter_data: Record<never, never>
  find_meter_point: Record<never, never>
  find_meter_serial: Record<never, never>
  find_network_data: Record<never, never>
  find_next: Record<never, never>
  find_next_by_key: Record<never, never>
  find_next_in_account: Record<never, never>
  find_note: Record<never, never>
  find_payment: Record<never, never>
  find_phone: Record<never, never>
  find_previous: Record<never, never>
  find_previous_by_key: Record<never, never>
  find_property: Record<never, never>
  find_reading: Record<never, never>
  find_site_access: Record<never, never>
  find_statement: Record<never, never>
  find_supplier_code: Record<never, never>
  find_supply_address: Record<never, never>
  find_supply_type: Record<never, never>
  find_tariff: Record<never, never>
  find_text: Record<never, never>
  find_text_by_key: Record<never, never>
  find_transaction: Record<never, never>
  find_value_or_field: Record<never, never>
  finding_headings: Record<never, never>
  finished_explained: Record<never, never>
  finished_left_alone: { count: number }
  first_changes_shown: { count: number }
  first_error_passed: Record<never, never>
  first_in_row: { row: Value }
  first_of_fixes: { count: number; total: number }
  first_of_lost_edits: { count: number; listed: number }
  first_one_passed: Record<never, never>
  first_warning_passed: Record<never, never>
  fits_all: { count: number }
  fits_exactly: Record<never, never>
  fits_nothing: Record<never, never>
  fits_partly: { count: number; found: number }
  fix_account_in_check: { number: Value }
  fix_in_check: Record<never, never>
  fix_it_in_check: Record<never, never>
  fix_problem: { problem: Value }
  fix_some: { count: number; problem: Value }
  fixes_explained: Record<never, never>
  fold_list: Record<never, never>
  folder_not_written: { folder: Value }
  for_column_about: { element: Value; number: Value }
  for_every_account: Record<never, never>
  for_many_accounts: Record<never, never>
  forget_connection: Record<never, never>
  forget_connection_asked: Record<never, never>
  forget_connection_leaves: Record<never, never>
  forget_description: Record<never, never>
  forget_it: Record<never, never>
  forget_live_asked: Record<never, never>
  forget_live_removes: Record<never, never>
  forget_named_connection: { connection: Value }
  forget_named_description: { description: Value }
  forget_named_removes: { connection: Value }
  forget_practice_leaves: Record<never, never>
  forget_short: Record<never, never>
  form_time_is_no_moment: { field: Value; value: Value; zone: Value }
  form_value_unreadable: { credit: Value; example: Value; field: Value; kind: string | boolean | null; value: Value }
  formula_failed: { cell: Value; isFormula: boolean; value: Value }
  found_at: { position: number; total: number }
  found_turn: { count: number; turn: number }
  from_cell: { cell: Value; sheet: Value }
  from_this_spreadsheet: Record<never, never>
  gate_blocked: Record<never, never>
  gate_done: Record<never, never>
  gate_not_needed: Record<never, never>
  getting_ready_to_send: Record<never, never>
  glance_filled: { columns: number; fields: number }
  glance_left: { count: number }
  glance_needed: { count: number }
  go_on: Record<never, never>
  go_on_by_itself: Record<never, never>
  go_on_for_session: Record<never, never>
  go_on_in_create: Record<never, never>
  go_on_one_at_a_time: Record<never, never>
  go_on_to_step: { step: Value }
  go_on_when_you_like: Record<never, never>
  go_on_with_asked: { project: Value }
  go_on_with_earlier_one: Record<never, never>
  go_on_with_it: Record<never, never>
  go_on_with_project: { project: Value }
  go_on_with_that_one: Record<never, never>
  go_to_cell: { cell: Value }
  go_to_next_in_column: { column: Value }
  go_to_step: { step: Value }
  goal_column: Record<never, never>
  goal_constant: { field: Value }
  goal_decide: Record<never, never>
  goal_field: { field: Value }
  group_counted: { count: number; group: Value }
  group_ready: Record<never, never>
  group_refused_or_failed: Record<never, never>
  group_sent: Record<never, never>
  guess_because: { reason: Value }
  guess_from_sheet_name: { value: Value }
  guess_to_look_at: { reason: Value }
  guide_allowed: Record<never, never>
  guide_ending: { file: Value }
  guide_field: Record<never, never>
  guide_is_needed: Record<never, never>
  guide_kind: Record<never, never>
  guide_meaning: Record<never, never>
  guide_needed: Record<never, never>
  guide_not_written: { file: Value }
  guide_of_each: Record<never, never>
  guide_path: Record<never, never>
  guide_sheet_fields: Record<never, never>
  guide_sheet_values: Record<never, never>
  guide_value: Record<never, never>
  guide_what_belongs: Record<never, never>
  had_their_turn: { done: number; total: number }
  had_their_turn_at_pace: { done: number; pace: Value; total: number }
  happened_with_account: { name: Value; number: Value }
  has_problems: { count: number }
  have_looked_send_again: { things: Value }
  have_read_create: { account: Value }
  have_read_send: { things: Value }
  heading_among_values: { cell: Value; value: Value }
  heading_among_values_in_column: { column: Value; row: Value; value: Value }
  heading_fits_as_well: { fields: Value }
  heading_of_several: { heading: Value; nth: number }
  heading_says: { meaning: Value }
  headings_column: Record<never, never>
  help: Record<never, never>
  help_about: { what: Value }
  help_about_field: Record<never, never>
  help_after: Record<never, never>
  help_all: Record<never, never>
  help_and_key: Record<never, never>
  help_before: Record<never, never>
  help_error_matters: Record<never, never>
  help_example: Record<never, never>
  help_fields: Record<never, never>
  help_for_moment: { help: Value; zone: Value }
  help_for_path: { help: Value }
  help_found: { count: number }
  help_from_connection: Record<never, never>
  help_headings: Record<never, never>
  help_in_map: Record<never, never>
  help_in_run: Record<never, never>
  help_info_matters: Record<never, never>
  help_is_needed: Record<never, never>
  help_is_needed_in_list: { list: Value }
  help_is_not_needed: Record<never, never>
  help_meaning: Record<never, never>
  help_more_found: { count: number }
  help_needed: Record<never, never>
  help_nothing_found: Record<never, never>
  help_problem_of_service: Record<never, never>
  help_problems: Record<never, never>
  help_run_if_named: Record<never, never>
  help_run_leaves: Record<never, never>
  help_run_takes: Record<never, never>
  help_search: Record<never, never>
  help_search_hint: Record<never, never>
  help_statuses: Record<never, never>
  help_takes: Record<never, never>
  help_topics: Record<never, never>
  help_up_to_service: Record<never, never>
  help_warning_matters: Record<never, never>
  help_what_for: Record<never, never>
  help_what_is_this: Record<never, never>
  help_what_to_do: Record<never, never>
  help_where_found: Record<never, never>
  help_why: Record<never, never>
  help_words: Record<never, never>
  help_you_can: Record<never, never>
  here: Record<never, never>
  hidden_columns: { areIn: boolean; columns: Value; count: number; sheet: Value }
  hidden_in_file: Record<never, never>
  hidden_in_file_count: { count: number }
  hidden_rows: { areIn: boolean; count: number; sheet: Value }
  hidden_rows_explained: Record<never, never>
  hidden_sheet_left_out: { sheet: Value }
  hide_column: Record<never, never>
  hide_questions: Record<never, never>
  history_accepted: Record<never, never>
  history_explained: { errors: number }
  history_intent: { attempt: number }
  history_not_received: Record<never, never>
  history_not_seen: Record<never, never>
  history_of_account: { number: Value }
  history_refused: { errors: number }
  history_status: { status: string | boolean | null }
  hold_up_in_create: Record<never, never>
  hour_count: { count: number }
  how_account_is_sent: Record<never, never>
  how_account_is_sent_explained: Record<never, never>
  how_account_is_shown: Record<never, never>
  how_check_stands: Record<never, never>
  how_far_it_has_come: Record<never, never>
  how_fast: Record<never, never>
  how_to_keep: { about: string | boolean | null }
  how_to_keep_explained: { about: string | boolean | null }
  how_to_set_balance: { name: Value }
  how_to_set_unit: { name: Value }
  how_to_use_sheet: Record<never, never>
  i_have_read_this: Record<never, never>
  identifier_became_date: { cell: Value; value: Value }
  identifier_damaged: { cell: Value; value: Value }
  idle_blank: { text: Value }
  idle_for_field: { field: Value; said: Value }
  idle_letters: Record<never, never>
  idle_no_spaces: Record<never, never>
  idle_part: { field: Value }
  idle_prefix: { prefix: Value }
  idle_single_spaces: Record<never, never>
  idle_zeros: { digits: Value }
  import_accepted: Record<never, never>
  import_asked_until: { time: Value }
  import_cancelled: Record<never, never>
  import_failed: Record<never, never>
  import_finished: { isKnown: boolean; platformNumber: Value }
  import_in_progress: Record<never, never>
  import_not_received: Record<never, never>
  import_not_seen: Record<never, never>
  import_not_sent: Record<never, never>
  import_only_dry_run: { minutes: number }
  import_other_status: Record<never, never>
  import_pending: Record<never, never>
  import_refused: { hasReason: boolean }
  import_running_elsewhere: Record<never, never>
  import_sending: Record<never, never>
  import_unknown: Record<never, never>
  import_was_there: { isKnown: boolean; platformNumber: Value }
  in_cell: { column: Value; row: Value }
  in_column: { letters: Value }
  in_column_named: { header: Value; letters: Value }
  in_column_of_sheet: { column: Value; sheet: Value }
  in_columns_of_sheet: { columns: Value; count: number }
  in_row: { row: Value }
  in_row_of_sheet: { row: Value; sheet: Value }
  in_rows: { count: number; rows: Value }
  in_rows_of_file: { count: number; rows: Value }
  in_steps_of: { step: Value }
  in_use: Record<never, never>
  in_words: Record<never, never>
  in_your_spreadsheet: Record<never, never>
  integer_unreadable: { cell: Value; value: Value }
  interrupted: Record<never, never>
  interrupted_asked: { accounts: Value; count: number }
  interrupted_at: { count: number; moment: Value }
  interrupted_none_sent: Record<never, never>
  interrupted_not_sent: { count: number }
  interrupted_nothing_left: Record<never, never>
  interrupted_refused: { count: number }
  interrupted_sent: { accepted: number; count: number; created: number }
  invisible_characters: { cell: Value; other: Value; value: Value }
  invisible_characters_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  is_sent_as: { sent: Value }
  it_is_in_credit: Record<never, never>
  item_added: Record<never, never>
  item_already_there: Record<never, never>
  item_changed: { field: Value; sent: Value; taken: Value; wasSent: boolean; wasTaken: boolean }
  item_not_said: Record<never, never>
  item_other: Record<never, never>
  item_refused: Record<never, never>
  its_key_is_not_stored: Record<never, never>
  its_key_is_stored: Record<never, never>
  its_name: Record<never, never>
  join_add: Record<never, never>
  join_add_to: { column: Value }
  join_after_field: Record<never, never>
  join_all_sheets: Record<never, never>
  join_between: Record<never, never>
  join_between_of: { column: Value }
  join_choose: Record<never, never>
  join_named_sheets: { sheets: Value }
  join_no_longer: Record<never, never>
  join_sheets: Record<never, never>
  join_them: Record<never, never>
  joined_from: { field: Value }
  joined_into_one: Record<never, never>
  joining_makes_accounts: { after: number; before: number }
  joining_makes_numbers: { after: number; before: number }
  journal_incomplete: Record<never, never>
  journal_unreadable: { accountCount: number }
  json_unreadable: { cell: Value; value: Value }
  keep_alike_in_notes: { count: number }
  keep_and_test: Record<never, never>
  keep_behind_passphrase: Record<never, never>
  keep_behind_passphrase_explained: Record<never, never>
  keep_behind_this_passphrase: Record<never, never>
  keep_both: Record<never, never>
  keep_data_behind_passphrase: Record<never, never>
  keep_going: Record<never, never>
  keep_in_note: Record<never, never>
  keep_it: Record<never, never>
  keep_key_in_keychain: Record<never, never>
  keep_mapping: Record<never, never>
  keep_mapping_as: Record<never, never>
  keep_mapping_as_help: Record<never, never>
  keep_mapping_for_later: Record<never, never>
  keep_mapping_named: { name: Value }
  keep_my_mapping: Record<never, never>
  keep_trying: Record<never, never>
  keep_trying_help: Record<never, never>
  keeping_answer: Record<never, never>
  keeping_chosen_already: Record<never, never>
  keeping_not_changeable: Record<never, never>
  keeping_not_chosen: Record<never, never>
  kept_in_mapping: { column: Value }
  kept_in_note: { label: Value }
  kept_this_run_only: Record<never, never>
  kept_until_chosen: Record<never, never>
  kept_with_key_file: Record<never, never>
  kept_with_keychain: Record<never, never>
  kept_with_passphrase: Record<never, never>
  key_alt: Record<never, never>
  key_backspace: Record<never, never>
  key_ctrl: Record<never, never>
  key_delete: Record<never, never>
  key_delete_short: Record<never, never>
  key_end: Record<never, never>
  key_enter: Record<never, never>
  key_escape: Record<never, never>
  key_explained: Record<never, never>
  key_home: Record<never, never>
  key_in_keychain: Record<never, never>
  key_in_memory: Record<never, never>
  key_kept_for_address: Record<never, never>
  key_menu: Record<never, never>
  key_missing: Record<never, never>
  key_not_forgotten: Record<never, never>
  key_not_stored: Record<never, never>
  key_not_typed: Record<never, never>
  key_page_down: Record<never, never>
  key_page_up: Record<never, never>
  key_refused: { where: Value }
  key_shift: Record<never, never>
  key_space: Record<never, never>
  key_tab: Record<never, never>
  keychain_is_locked: Record<never, never>
  keychain_locked: Record<never, never>
  keychain_missing: Record<never, never>
  keychain_not_here: Record<never, never>
  keychain_took_no_key: Record<never, never>
  keys_changing: Record<never, never>
  keys_choose: Record<never, never>
  keys_clipboard: Record<never, never>
  keys_columns: Record<never, never>
  keys_edge_cells: Record<never, never>
  keys_edge_columns: Record<never, never>
  keys_empty: Record<never, never>
  keys_fill_down: Record<never, never>
  keys_find: Record<never, never>
  keys_find_next: Record<never, never>
  keys_finding: Record<never, never>
  keys_fit_width: Record<never, never>
  keys_go_on: Record<never, never>
  keys_keep: Record<never, never>
  keys_leave: Record<never, never>
  keys_line: Record<never, never>
  keys_menu: Record<never, never>
  keys_moving: Record<never, never>
  keys_next_cell: Record<never, never>
  keys_next_part: Record<never, never>
  keys_next_problem: Record<never, never>
  keys_of_check: Record<never, never>
  keys_out_of_sheet: Record<never, never>
  keys_redo: Record<never, never>
  keys_screen: Record<never, never>
  keys_select_all: Record<never, never>
  keys_select_line: Record<never, never>
  keys_select_on: Record<never, never>
  keys_several: Record<never, never>
  keys_show: Record<never, never>
  keys_take_suggestion: Record<never, never>
  keys_undo: Record<never, never>
  keys_widen: Record<never, never>
  kind_boolean: Record<never, never>
  kind_country: Record<never, never>
  kind_date: Record<never, never>
  kind_datetime: Record<never, never>
  kind_decimal: Record<never, never>
  kind_email: Record<never, never>
  kind_explained: Record<never, never>
  kind_identifier: Record<never, never>
  kind_integer: Record<never, never>
  kind_json: Record<never, never>
  kind_notes: Record<never, never>
  kind_notes_lead: Record<never, never>
  kind_number: Record<never, never>
  kind_of_problem: Record<never, never>
  kind_path: Record<never, never>
  kind_payment: Record<never, never>
  kind_payment_lead: Record<never, never>
  kind_phone: Record<never, never>
  kind_statements: Record<never, never>
  kind_statements_lead: Record<never, never>
  kind_text: Record<never, never>
  kind_transactions: Record<never, never>
  kind_transactions_lead: Record<never, never>
  kind_where_no_column: { field: Value; thing: Value }
  label_before_code: { cell: Value; other: Value; value: Value }
  label_before_code_in_column: { column: Value; row: Value; share: Value; value: Value }
  label_sent_with_code: { cell: Value; other: Value; value: Value }
  label_sent_with_code_in_column: { column: Value; row: Value; share: Value; value: Value }
  language: Record<never, never>
  language_of_system: Record<never, never>
  last_account_done: Record<never, never>
  last_change_not_made: { fileName: Value }
  last_error_passed: Record<never, never>
  last_one_passed: Record<never, never>
  last_warning_passed: Record<never, never>
  leading_zeros_lost: { cell: Value; other: Value; value: Value }
  leading_zeros_lost_in_column: { column: Value; other: Value; share: Value }
  leave_alike_out: { count: number }
  leave_as_it_is: Record<never, never>
  leave_it_out: Record<never, never>
  leave_it_out_asking: Record<never, never>
  leave_name: Record<never, never>
  leave_out_added_before: Record<never, never>
  leave_out_added_before_help: Record<never, never>
  leave_out_all_the_same: Record<never, never>
  leave_out_column: { column: Value }
  leave_out_from_column: { column: Value; sheet: Value }
  leave_out_harms: { count: number; example: Value; says: Value }
  leave_part_out: Record<never, never>
  leave_this_column_out: Record<never, never>
  leave_tour: Record<never, never>
  left_alone: Record<never, never>
  left_as_it_is: Record<never, never>
  left_out_by_you: Record<never, never>
  left_out_from_column: { column: Value }
  left_out_of_all: Record<never, never>
  left_out_of_every_account: Record<never, never>
  left_to_create: { count: number }
  left_with_problems: { count: number }
  less_than_a_minute: Record<never, never>
  let_it_go_on: Record<never, never>
  letters: Record<never, never>
  letters_as_they_are: Record<never, never>
  letters_capital: Record<never, never>
  letters_of: { column: Value }
  letters_of_names: Record<never, never>
  letters_small: Record<never, never>
  letters_written_as: Record<never, never>
  level_error: Record<never, never>
  level_info: Record<never, never>
  level_warning: Record<never, never>
  likely_answer: { answer: Value }
  likely_because: { reason: Value }
  likely_for_column: Record<never, never>
  line_goes_to_cell: { cell: Value }
  list_added_up: { count: number; days: string | boolean | null; elements: Value; first: Value; last: Value; sum: Value }
  list_beside_rows: Record<never, never>
  list_expected: { cell: Value; element: Value; expected: Value }
  list_imported: Record<never, never>
  list_listed: Record<never, never>
  list_pending: Record<never, never>
  live: Record<never, never>
  live_band: { address: Value; supplierCode: Value }
  live_connections_kept: Record<never, never>
  live_service: Record<never, never>
  live_service_explained: Record<never, never>
  load_another_description: Record<never, never>
  load_another_spreadsheet: Record<never, never>
  load_answers: Record<never, never>
  load_asked: { fileName: Value }
  load_description: Record<never, never>
  load_it: Record<never, never>
  load_new_version: Record<never, never>
  load_spreadsheet_first: Record<never, never>
  loaded_answers_kept: Record<never, never>
  loading_cancelled: Record<never, never>
  loading_file: { fileName: Value }
  loading_stopped: Record<never, never>
  lock_unreadable: { file: Value }
  long_cells_stay: { count: number }
  long_numbers_shown_short: { cell: Value; other: Value; value: Value }
  long_numbers_shown_short_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  look_around_first: Record<never, never>
  look_at_it_again: Record<never, never>
  look_for_key_again: Record<never, never>
  look_into_sheet: { sheet: Value }
  look_it_up: Record<never, never>
  look_up_account: { name: Value; number: Value }
  look_up_number: { number: Value }
  looked_at_on_this_computer: Record<never, never>
  looking_at_values: Record<never, never>
  looking_for_changes: Record<never, never>
  looking_for_first_account: Record<never, never>
  looking_for_problems: Record<never, never>
  looking_for_projects: Record<never, never>
  looking_for_safe_values: Record<never, never>
  made_in_other_window: { step: Value }
  made_on: { moment: Value }
  made_up_explained: Record<never, never>
  made_up_is_for_practice: Record<never, never>
  made_up_is_forgotten: Record<never, never>
  made_up_not_live: Record<never, never>
  made_up_only_in_practice: Record<never, never>
  map_as_picture: Record<never, never>
  map_as_table: Record<never, never>
  mapping_account_number_missing: Record<never, never>
  mapping_constant_unknown: { target: Value }
  mapping_field_twice: { column: Value; field: Value; otherColumn: Value }
  mapping_field_unknown: { column: Value; target: Value }
  mapping_file: Record<never, never>
  mapping_file_damaged: { fileName: Value }
  mapping_file_newer: { fileName: Value }
  mapping_file_other: { fileName: Value }
  mapping_fits: Record<never, never>
  mapping_found: { name: Value }
  mapping_key_unknown: { field: Value; level: Value }
  mapping_name: Record<never, never>
  mapping_name_help: Record<never, never>
  mapping_name_in_use: Record<never, never>
  mapping_name_taken: { name: Value }
  mapping_nearly_fits: Record<never, never>
  mapping_nearly_found: { name: Value }
  mapping_not_written: { path: Value }
  mapping_other_headings: Record<never, never>
  mapping_saved: Record<never, never>
  mapping_saving: Record<never, never>
  mapping_shown_as: Record<never, never>
  match_account_number_first: Record<never, never>
  match_case: Record<never, never>
  meaning_taken: { meaning: Value }
  meaning_to_choose: Record<never, never>
  means_credit: Record<never, never>
  means_owed: Record<never, never>
  mend_in_cells: { cells: Value; does: Value }
  menu_about: Record<never, never>
  menu_actual_size: Record<never, never>
  menu_bring_to_front: Record<never, never>
  menu_close_window: Record<never, never>
  menu_copy: Record<never, never>
  menu_cut: Record<never, never>
  menu_delete: Record<never, never>
  menu_developer_tools: Record<never, never>
  menu_edit: Record<never, never>
  menu_file: Record<never, never>
  menu_full_screen: Record<never, never>
  menu_help: Record<never, never>
  menu_hide: Record<never, never>
  menu_hide_others: Record<never, never>
  menu_minimize: Record<never, never>
  menu_nothing_recent: Record<never, never>
  menu_of_column: Record<never, never>
  menu_of_column_named: { header: Value }
  menu_open_recent: Record<never, never>
  menu_open_spreadsheet: Record<never, never>
  menu_paste: Record<never, never>
  menu_paste_plain: Record<never, never>
  menu_quit: Record<never, never>
  menu_quit_desk: Record<never, never>
  menu_redo: Record<never, never>
  menu_reload: Record<never, never>
  menu_save_support_file: Record<never, never>
  menu_save_template: Record<never, never>
  menu_select_all: Record<never, never>
  menu_services: Record<never, never>
  menu_show_all: Record<never, never>
  menu_undo: Record<never, never>
  menu_version: { version: Value }
  menu_view: Record<never, never>
  menu_window: Record<never, never>
  menu_zoom_in: Record<never, never>
  menu_zoom_out: Record<never, never>
  menu_zoom_window: Record<never, never>
  merged_across_columns: { cell: Value; value: Value }
  merged_across_columns_in_column: { column: Value; row: Value; share: Value; value: Value }
  minute_count: { count: number }
  minutes_not_readable: { most: Value }
  missing_list_of: { element: Value; isEach: boolean }
  missing_more: { count: number }
  missing_need: { field: Value; filled: Value; header: Value; need: Value; values: Value }
  missing_of: { element: Value; field: Value; header: Value; isEach: boolean }
  missing_one_of: { fields: Value }
  missing_title: Record<never, never>
  moment_in_utc: { day: Value; time: Value }
  moment_understood: { here: Value; sent: Value; zone: Value }
  money_answered: Record<never, never>
  money_not_answered: Record<never, never>
  money_not_known: Record<never, never>
  money_title: Record<never, never>
  more_accounts_with_problem: { count: number }
  more_different_values: { count: number }
  more_different_values_in_check: { count: number }
  more_different_values_of: { column: Value; count: number }
  more_fields: Record<never, never>
  more_for_mapping: { name: Value }
  more_in_saved_results: { count: number }
  more_problems: { count: number }
  more_values: { count: number }
  more_values_to_type: { count: number }
  move_left: Record<never, never>
  move_right: Record<never, never>
  move_values_left: { by: string | boolean | null; count: number }
  move_values_right: { count: number }
  my_spreadsheet_explained: Record<never, never>
  name_capitals_behind: { cell: Value; value: Value }
  name_capitals_first: { cell: Value; value: Value }
  name_missing: { cell: Value; element: Value }
  name_needs_letter: Record<never, never>
  name_note_left_out: { cell: Value; value: Value }
  name_of_company: { cell: Value; value: Value }
  name_of_element: { column: Value; element: Value }
  name_of_several: { cell: Value; value: Value }
  name_of_sheet: Record<never, never>
  name_of_trial: { cell: Value; value: Value }
  name_of_trial_in_column: { column: Value; row: Value; share: Value; value: Value }
  name_one_word: { cell: Value; value: Value }
  name_or_number: Record<never, never>
  name_with_remark: { cell: Value; other: Value; value: Value }
  name_with_remark_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  named_file_unusable: { megabytes: Value; path: Value; what: string | boolean | null; why: string | boolean | null }
  needed_beside: { field: Value }
  needed_fields: { fields: Value }
  needed_fields_not_known: Record<never, never>
  needs_account_number: Record<never, never>
  needs_answer: Record<never, never>
  needs_connection: Record<never, never>
  needs_created_account: Record<never, never>
  needs_key: Record<never, never>
  needs_ready_account: Record<never, never>
  needs_spreadsheet: Record<never, never>
  network_missing: { host: Value }
  new_here: Record<never, never>
  new_name_of_mapping: { name: Value }
  new_passphrase: Record<never, never>
  new_passphrase_explained: { shortest: Value }
  new_version_gone: Record<never, never>
  new_version_open: Record<never, never>
  newer_version: { present: Value; version: Value; words: Value }
  news_since_looked: Record<never, never>
  next_account: Record<never, never>
  next_of_these: { problem: Value }
  next_problem: Record<never, never>
  no_account_fits: { search: Value }
  no_account_fits_search: { search: Value }
  no_account_in_group: { group: Value }
  no_account_in_workbook: { file: Value }
  no_account_like_this: Record<never, never>
  no_account_looked_at: Record<never, never>
  no_account_number: Record<never, never>
  no_account_ready: Record<never, never>
  no_account_refused: Record<never, never>
  no_account_sent: Record<never, never>
  no_account_set_aside: Record<never, never>
  no_account_to_check: Record<never, never>
  no_account_to_go_on: Record<never, never>
  no_account_with_problems: Record<never, never>
  no_account_yet: Record<never, never>
  no_accounts_here: Record<never, never>
  no_cell_changed_here: Record<never, never>
  no_cell_changes: Record<never, never>
  no_cell_emptied_here: Record<never, never>
  no_cell_says: { text: Value }
  no_cell_with_problem: Record<never, never>
  no_changed_cell_left: Record<never, never>
  no_column_found: Record<never, never>
  no_column_listed: Record<never, never>
  no_doubts_in_sheet: Record<never, never>
  no_edit_taken_over: Record<never, never>
  no_field_found: Record<never, never>
  no_field_has_words: Record<never, never>
  no_field_needed: Record<never, never>
  no_mapping_saved: Record<never, never>
  no_mapping_saved_help: Record<never, never>
  no_name: Record<never, never>
  no_network_now: Record<never, never>
  no_note_for: { values: Value }
  no_platform_number: Record<never, never>
  no_problem_in_account: Record<never, never>
  no_problem_left: Record<never, never>
  no_problems: Record<never, never>
  no_problems_all_tried: { count: number }
  no_problems_found: Record<never, never>
  no_problems_in_additions: Record<never, never>
  no_problems_some_tried: { passed: number; ready: number }
  no_problems_untried: Record<never, never>
  no_projects_yet: Record<never, never>
  no_row_hidden: Record<never, never>
  no_row_not_used: Record<never, never>
  no_row_of_account_with_problem: Record<never, never>
  no_row_of_such_account: Record<never, never>
  no_row_to_fill_from: Record<never, never>
  no_row_with_problem: Record<never, never>
  no_row_with_such_problem: Record<never, never>
  no_rows_of_account: Record<never, never>
  no_rows_of_data: Record<never, never>
  no_sheet_in_use: Record<never, never>
  no_spreadsheet_yet: Record<never, never>
  no_such_problem_left: Record<never, never>
  no_such_problem_left_here: Record<never, never>
  no_transaction_date: { account: Value }
  no_values: Record<never, never>
  no_words: Record<never, never>
  no_words_of: { column: Value }
  no_zeros: Record<never, never>
  nobody_to_ask: Record<never, never>
  none_left_but_others: { others: Value }
  none_left_to_create: Record<never, never>
  none_left_to_create_here: { left: Value }
  none_of_kind_in_workbook: { kind: Value }
  none_passed_dry_run: Record<never, never>
  none_ready_yet: Record<never, never>
  not_a_description_name: { fileName: Value }
  not_a_spreadsheet_name: { fileName: Value }
  not_above: { bound: Value }
  not_an_answers_name: { fileName: Value }
  not_answered_yet: Record<never, never>
  not_below: { bound: Value }
  not_connected: Record<never, never>
  not_connected_explained: Record<never, never>
  not_connected_yet: Record<never, never>
  not_copied: Record<never, never>
  not_fill_as_well: Record<never, never>
  not_for_additions: Record<never, never>
  not_found: Record<never, never>
  not_found_by_other: { host: Value; where: Value }
  not_from_spreadsheet: Record<never, never>
  not_in_this_list: Record<never, never>
  not_in_this_spreadsheet: Record<never, never>
  not_known_there: { name: Value }
  not_known_yet: Record<never, never>
  not_made_here: { steps: Value }
  not_multiple: { isWhole: boolean; of: Value }
  not_now: Record<never, never>
  not_of_kind: { kind: string | boolean | null }
  not_of_values: { values: Value }
  not_said: Record<never, never>
  not_sent_emptied: Record<never, never>
  not_sent_yet: Record<never, never>
  not_written_so: { example: Value; how: Value }
  not_yet: Record<never, never>
  notes_and_more: Record<never, never>
  nothing_added_from_here: Record<never, never>
  nothing_added_to_it: Record<never, never>
  nothing_changed: Record<never, never>
  nothing_filled_of: { things: Value }
  nothing_happened: Record<never, never>
  nothing_is_sent: Record<never, never>
  nothing_left_to_send: Record<never, never>
  nothing_of_columns_sent: Record<never, never>
  nothing_saved: Record<never, never>
  nothing_sent: Record<never, never>
  nothing_suggested: Record<never, never>
  nothing_to_do: Record<never, never>
  nothing_to_do_here: Record<never, never>
  nothing_to_paste: Record<never, never>
  nothing_to_redo: Record<never, never>
  nothing_to_undo: Record<never, never>
  nothing_to_watch: Record<never, never>
  nothing_typed: Record<never, never>
  nothing_waits_to_be_created: Record<never, never>
  nothing_was_sent: Record<never, never>
  now_it_says: { now: Value }
  number_alone: { number: number }
  number_among_texts: { cell: Value; value: Value }
  number_among_texts_in_column: { column: Value; row: Value; value: Value }
  number_apart_by_zeros: { cell: Value; isShort: boolean; other: Value; otherColumn: Value; otherSheet: Value; value: Value }
  number_becomes: { becomes: Value; shown: Value }
  number_held_as_text: { cell: Value; other: Value; value: Value }
  number_held_as_text_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  number_in_another_writing: Record<never, never>
  number_meets: Record<never, never>
  number_of_elements: { count: number; element: Value; elements: Value }
  number_of_row: { row: number }
  number_on_platform: { number: Value }
  number_there: { number: Value }
  number_unreadable: { cell: Value; value: Value }
  numbers_apart: { count: number; differences: Value; here: Value; isAll: boolean; joined: number; there: Value }
  numbers_may_be_elsewhere: Record<never, never>
  numbers_meet_nowhere: { count: number; here: Value; there: Value }
  numbers_not_in_use: { all: number; count: number; example: Value }
  numbers_of_column_are_right: { column: Value; count: number }
  numbers_of_other_length: { cell: Value; other: Value; value: Value }
  numbers_of_other_length_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  numbers_read_so: Record<never, never>
  numbers_readable: { count: number; found: number }
  numbers_taken_as_right: { column: Value }
  of_another_country: Record<never, never>
  of_another_country_in: { column: Value }
  old_key_left: { where: string | boolean | null }
  one_file_only: Record<never, never>
  one_of_its_own: { thing: Value }
  one_of_missing: { cell: Value; count: number; element: Value; fields: Value; unfilled: Value }
  one_of_several_suggested: Record<never, never>
  one_value_only: Record<never, never>
  only_account: { account: Value }
  only_account_shown: { account: Value }
  only_in_practice: Record<never, never>
  only_number: { count: number }
  only_of_level: { level: string | boolean | null }
  only_one: Record<never, never>
  only_one_account: Record<never, never>
  only_one_account_shown: Record<never, never>
  only_selected_numbers: { count: number }
  only_this_row: { row: Value }
  open_data: Record<never, never>
  open_in_map: Record<never, never>
  open_map: Record<never, never>
  open_project_is_kept: { project: Value }
  open_projects: Record<never, never>
  open_projects_explained: Record<never, never>
  open_replace: Record<never, never>
  open_window_again: Record<never, never>
  opening_desk: Record<never, never>
  opening_last_spreadsheet: Record<never, never>
  opening_project: { project: Value }
  operator_gave_these: Record<never, never>
  option_add_connection: Record<never, never>
  option_add_kind: Record<never, never>
  option_add_practice: Record<never, never>
  option_add_yes: Record<never, never>
  option_again: Record<never, never>
  option_explain: Record<never, never>
  option_fields_additions: Record<never, never>
  option_fields_out: Record<never, never>
  option_import_connection: Record<never, never>
  option_import_practice: Record<never, never>
  option_import_yes: Record<never, never>
  option_interface: Record<never, never>
  option_interface_answers: Record<never, never>
  option_mapping: Record<never, never>
  option_mapping_out: Record<never, never>
  option_missing: { name: Value }
  option_move: Record<never, never>
  option_no_check: Record<never, never>
  option_no_move: Record<never, never>
  option_out: Record<never, never>
  option_questions_out: Record<never, never>
  option_supplier: Record<never, never>
  option_template_additions: Record<never, never>
  option_unknown: { meant: Value; name: Value }
  option_value_wrong: { choices: Value; name: Value; value: Value; why: Value }
  option_wait: Record<never, never>
  option_without_value: { name: Value }
  options_conflict: { name: Value; other: Value }
  or_drop_mapping: Record<never, never>
  or_keychain: Record<never, never>
  or_mend: { one: Value; other: Value }
  or_one_account: Record<never, never>
  other_reasons: { count: number }
  other_service: { from: Value; to: Value }
  other_service_lacks: Record<never, never>
  other_service_narrows: Record<never, never>
  other_service_needs: Record<never, never>
  other_service_same: Record<never, never>
  other_service_seen: Record<never, never>
  other_service_title: Record<never, never>
  others_say_why: Record<never, never>
  our_own_country: Record<never, never>
  out_of_date: Record<never, never>
  over_time: Record<never, never>
  own_country: Record<never, never>
  own_country_of: { column: Value }
  own_service_title: Record<never, never>
  pace: { count: number }
  pace_and_time_left: { count: number; time: Value }
  pad_zeros: Record<never, never>
  pad_zeros_of: { column: Value }
  page_after: Record<never, never>
  page_before: Record<never, never>
  page_number: { page: Value }
  page_part: { first: number; last: number; things: Value }
  pages: Record<never, never>
  pages_of_comparison: Record<never, never>
  part_family_name: Record<never, never>
  part_first_names: Record<never, never>
  part_number: { number: Value }
  part_of_column: { column: Value; part: Value }
  part_title: Record<never, never>
  passed_explained: Record<never, never>
  passphrase: Record<never, never>
  passphrase_explained: Record<never, never>
  passphrase_in_environment_missing: Record<never, never>
  passphrase_lost: Record<never, never>
  passphrase_short: { shortest: number }
  passphrase_wrong: Record<never, never>
  passphrases_differ: Record<never, never>
  path_unreadable: { cell: Value; value: Value }
  pattern_any_number: { what: Value }
  pattern_begins: { pattern: Value }
  pattern_between: { least: number; most: number; what: Value }
  pattern_blanks: { count: number }
  pattern_capitals: { count: number }
  pattern_characters: { count: number }
  pattern_digits: { count: number }
  pattern_digits_between: { count: number; from: Value; to: Value }
  pattern_either: { choices: Value }
  pattern_ends: { pattern: Value }
  pattern_exactly: { count: number; what: Value }
  pattern_letters: { count: number }
  pattern_letters_between: { count: number; from: Value; to: Value }
  pattern_or_more: { least: number; what: Value }
  pattern_other_than: { count: number; what: Value }
  pattern_perhaps: { what: Value }
  pattern_smalls: { count: number }
  pattern_then: { after: Value; before: Value }
  pattern_up_to: { most: number; what: Value }
  pattern_with: { after: Value; before: Value }
  pattern_within: { pattern: Value }
  pause: Record<never, never>
  payload_not_valid: { detail: Value; field: Value }
  payload_of_other_account: { meant: Value; number: Value }
  payload_of_other_supplier: { meant: Value; supplier: Value }
  payload_too_large: Record<never, never>
  payment_taken: { isKnown: boolean; platformNumber: Value }
  people_in_name: { cell: Value; value: Value }
  people_in_name_in_column: { column: Value; row: Value; share: Value; value: Value }
  people_in_title: { cell: Value; other: Value; value: Value }
  people_in_title_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  percentage_as_number: { cell: Value; other: Value; value: Value }
  percentage_as_number_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  periods_overlap: { cell: Value; element: Value; first: Value; last: Value; other: Value; otherFirst: Value; otherLast: Value }
  phase_answer_lost: Record<never, never>
  phase_being_sent: Record<never, never>
  phase_done: Record<never, never>
  phase_done_date_changed: Record<never, never>
  phase_interrupted: Record<never, never>
  phase_not_imported: Record<never, never>
  phase_not_now: Record<never, never>
  phase_not_sent: Record<never, never>
  phase_refused: Record<never, never>
  phone_country: Record<never, never>
  phone_country_missing: { cell: Value; value: Value }
  phone_country_of: { column: Value }
  phone_extension_left_out: { cell: Value; value: Value }
  phone_of_several: { cell: Value; value: Value }
  phone_plus_added: { cell: Value; value: Value }
  phone_unreadable: { cell: Value; value: Value }
  phone_unusual: { cell: Value; value: Value }
  phone_zero_added: { cell: Value; other: Value; value: Value }
  phone_zero_added_in_column: { column: Value; other: Value; row: Value; value: Value }
  phone_zero_lost: { cell: Value; other: Value; value: Value }
  pictured_column_of_sheet: { sheet: Value; title: Value }
  pictured_constant: Record<never, never>
  pictured_end: { name: Value; words: Value }
  pictured_fact_of_sheet: { sheet: Value; title: Value }
  pictured_fills: { fields: Value }
  pictured_from: { columns: Value }
  pictured_left_out: Record<never, never>
  pictured_more: { count: number; group: Value; isOpen: boolean }
  pictured_undecided: Record<never, never>
  place_in_file: { inFile: Value; place: Value }
  place_of_setting: { isAdvanced: boolean; settingsIn: string | boolean | null; variable: Value }
  place_with_heading: { heading: Value; place: Value }
  placeholder_as_value: { cell: Value; value: Value }
  placeholder_as_value_in_column: { column: Value; row: Value; share: Value; value: Value }
  plain_count: { count: number }
  plain_number_is: Record<never, never>
  plain_number_not_right: Record<never, never>
  plain_number_of: { column: Value }
  platform_number: Record<never, never>
  platform_number_shared: { areMore: boolean; count: number; numbers: Value; platformNumber: Value }
  platform_numbers_shared_too: { more: number }
  positive_balance_credit: Record<never, never>
  positive_balance_owed: Record<never, never>
  postcode_in_small_letters: { cell: Value; other: Value; value: Value }
  postcode_zeros_lost: { cell: Value; other: Value; value: Value }
  postcode_zeros_lost_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  practice: Record<never, never>
  practice_band: Record<never, never>
  practice_document_broken: { file: Value; reference: Value; trouble: string | boolean | null }
  practice_document_no_account: { file: Value }
  practice_document_no_number: { file: Value }
  practice_document_no_openapi: { file: Value }
  practice_document_schema_unreadable: { file: Value }
  practice_document_unread: { file: Value }
  practice_document_unreadable: { file: Value }
  practice_explained: Record<never, never>
  practice_is_empty: Record<never, never>
  practice_not_started: { reason: Value }
  practice_options_unknown: { reason: Value; usage: Value }
  practice_port_not_allowed: { port: Value }
  practice_port_taken: { port: Value }
  practice_port_unreadable: { port: Value }
  practice_port_unusable: { port: Value; reason: Value }
  practice_remark: Record<never, never>
  practice_service_name: Record<never, never>
  practice_store_of_other_key: { file: Value }
  practice_store_of_other_version: { file: Value }
  practice_store_of_others: { file: Value }
  practice_store_sealed: { file: Value }
  practice_store_unnamed: { usage: Value }
  practice_store_unopened: { file: Value; reason: Value }
  practice_supplier_not_chosen: Record<never, never>
  practice_uses: Record<never, never>
  practise_here: Record<never, never>
  practise_instead: Record<never, never>
  prepared_accounts: { count: number; folder: Value; ready: number }
  present_passphrase: Record<never, never>
  preview_as_sent: Record<never, never>
  preview_choose_number: { field: Value }
  preview_find: Record<never, never>
  preview_find_by: Record<never, never>
  preview_follows: Record<never, never>
  preview_in_words: Record<never, never>
  preview_no_account: Record<never, never>
  preview_none_called_so: Record<never, never>
  preview_shown_as: Record<never, never>
  preview_title: Record<never, never>
  problem_count: { count: number }
  problem_in_map: Record<never, never>
  problems_by_column: Record<never, never>
  problems_in_column: { column: Value; count: number; sheet: Value }
  problems_of_kind: { count: number; problem: Value }
  problems_of_kind_in_column: { column: Value; count: number; problem: Value; sheet: Value }
  problems_to_fix: { count: number }
  problems_to_mend: { count: number }
  project_accounts: { count: number }
  project_at_step: { step: Value }
  project_gone: Record<never, never>
  project_last_open: { moment: Value }
  project_name: Record<never, never>
  project_name_blank: Record<never, never>
  project_name_long: { most: number }
  project_name_taken: { name: Value }
  project_not_open: Record<never, never>
  project_not_reopened: { fileName: Value }
  project_open_now: Record<never, never>
  project_unreadable: Record<never, never>
  projects_cannot_be_opened: Record<never, never>
  projects_title: Record<never, never>
  proxy_refuses: { host: Value }
  purpose_moves: Record<never, never>
  purpose_safe: Record<never, never>
  purpose_shows: Record<never, never>
  put_earlier: { column: Value }
  put_later: { column: Value }
  put_usual_values_back: Record<never, never>
  put_zeros: { column: Value; sheet: Value }
  question_is_open: Record<never, never>
  questions_for_later: Record<never, never>
  questions_for_later_open: { count: number }
  questions_need_interface: Record<never, never>
  questions_not_written: { file: Value }
  questions_of_service: Record<never, never>
  questions_of_service_open: { count: number }
  quit_while_adding: Record<never, never>
  quit_while_adding_detail: Record<never, never>
  quit_while_creating: Record<never, never>
  quit_while_creating_detail: { done: number; total: number }
  quit_while_sending: Record<never, never>
  quit_while_sending_detail: Record<never, never>
  quit_while_trying: Record<never, never>
  quit_while_trying_detail: Record<never, never>
  quoted: { text: Value }
  quotes_around: { cell: Value; other: Value; shown: Value }
  quotes_double: Record<never, never>
  quotes_none: Record<never, never>
  quotes_single: Record<never, never>
  range_above: { bound: Value }
  range_below: { bound: Value }
  range_from: { minimum: Value }
  range_from_to: { maximum: Value; minimum: Value }
  range_to: { maximum: Value }
  read_file_again_asked: Record<never, never>
  read_file_again_means: Record<never, never>
  read_in_capitals: Record<never, never>
  read_in_small_letters: Record<never, never>
  read_it_again: Record<never, never>
  read_once_more: Record<never, never>
  read_why_refused: { count: number }
  read_with_zeros: { digits: Value }
  read_without_headings: Record<never, never>
  read_without_prefix: { prefix: Value }
  read_without_spaces: Record<never, never>
  reading_account: Record<never, never>
  reading_accounts: Record<never, never>
  reading_additions: Record<never, never>
  reading_columns: Record<never, never>
  reading_description: Record<never, never>
  reading_file_stopping: Record<never, never>
  reading_history: Record<never, never>
  reading_listed_accounts: Record<never, never>
  reading_problem_values: Record<never, never>
  reading_rows: Record<never, never>
  reading_rows_by_answer: Record<never, never>
  reading_rows_to_change: { count: number }
  reading_saved_mappings: Record<never, never>
  reading_service_description: Record<never, never>
  reading_service_lists: Record<never, never>
  reading_sheet: Record<never, never>
  reading_the_file: Record<never, never>
  reading_values: Record<never, never>
  reading_what_was_sent: Record<never, never>
  ready_left_alone: { count: number }
  ready_of_all: { count: number; ready: number }
  reason_accounts_of_other_sheet: Record<never, never>
  reason_added_to_template: Record<never, never>
  reason_address_line: Record<never, never>
  reason_bank_details: Record<never, never>
  reason_before_last_name: Record<never, never>
  reason_behind_house_number: Record<never, never>
  reason_could_be: { field: Value }
  reason_counts: Record<never, never>
  reason_from_sheet_name: Record<never, never>
  reason_further_line: Record<never, never>
  reason_gas: Record<never, never>
  reason_heading: { values: Value }
  reason_heading_of_no_field: Record<never, never>
  reason_house_number: Record<never, never>
  reason_likeliest: { fields: Value; values: Value }
  reason_likely: { words: Value }
  reason_line: { reason: Value }
  reason_line_behind_street: Record<never, never>
  reason_months: { count: number; first: Value; last: Value }
  reason_name_beside_name: { other: string | boolean | null }
  reason_named_elsewhere: Record<never, never>
  reason_no_header: Record<never, never>
  reason_no_known_value: { field: Value; value: Value }
  reason_no_line_left: Record<never, never>
  reason_no_such_field: Record<never, never>
  reason_number_before_street: Record<never, never>
  reason_number_behind_street: Record<never, never>
  reason_number_of_bank: Record<never, never>
  reason_of_field: { field: Value; reason: Value }
  reason_of_template: Record<never, never>
  reason_one_of: { fields: Value }
  reason_only_number: Record<never, never>
  reason_own_point_or_later: Record<never, never>
  reason_own_points: Record<never, never>
  reason_side_of_amount: Record<never, never>
  reason_surroundings: { values: Value }
  reason_taken_by: { column: Value; field: Value }
  reason_values: { values: Value }
  reason_values_alone: { values: string | boolean | null }
  reason_values_differ: { field: Value }
  reason_which_address: { kind: string | boolean | null }
  reason_which_supply: Record<never, never>
  reason_whole_name_to_cut: Record<never, never>
  reason_whole_names: Record<never, never>
  reason_word_of_its_own: Record<never, never>
  reason_words_mean_else: { field: Value; words: Value }
  reason_wrong_way_round: Record<never, never>
  receipt_line: { number: Value; thing: Value }
  redo: Record<never, never>
  redo_step: { step: Value }
  redo_with_keys: { words: Value }
  refused_because_of_date: Record<never, never>
  refused_explained: Record<never, never>
  refused_for_good: Record<never, never>
  refused_in_dry_run_explained: Record<never, never>
  refused_in_dry_run_left_alone: { count: number }
  refused_left_alone: { count: number }
  remove_constant: { field: Value }
  remove_element: { number: Value; thing: Value }
  remove_prefix: Record<never, never>
  remove_prefix_of: { column: Value }
  remove_this: Record<never, never>
  rename: Record<never, never>
  rename_mapping: Record<never, never>
  rename_mapping_asking: Record<never, never>
  rename_project: { project: Value }
  rename_short: Record<never, never>
  rename_this_project: Record<never, never>
  rename_title: { name: Value }
  replace_again: Record<never, never>
  replace_in_cells: { count: number }
  replace_mapping: Record<never, never>
  replace_text_with: { by: Value; text: Value }
  replace_with: Record<never, never>
  replaced_in_cells: { count: number }
  request_not_valid: { detail: Value; field: Value }
  request_stopped: Record<never, never>
  requests_sent: { done: number; failed: number; total: number }
  requests_sent_bar: Record<never, never>
  requests_taken: { done: number; total: number }
  rest_can_be_sent: Record<never, never>
  rest_in_first: Record<never, never>
  rest_in_last: Record<never, never>
  results: Record<never, never>
  results_as_of: { zone: Value }
  results_of_spreadsheet: Record<never, never>
  results_sheet: Record<never, never>
  results_title: { isPractice: boolean; project: Value }
  resume_run: Record<never, never>
  row_account_not_found: { cell: Value; element: Value; value: Value }
  row_account_not_named: { column: Value; element: Value; row: Value }
  row_account_unclear: { cell: Value; element: Value; value: Value }
  row_adds_nothing: { anElement: Value; cell: Value; element: Value; otherRow: Value }
  row_beyond_headings: { cell: Value; hasMend: boolean; value: Value }
  row_beyond_headings_in_column: { column: Value; row: Value; share: Value; value: Value }
  row_closed: Record<never, never>
  row_column: Record<never, never>
  row_copied: { cell: Value; otherRow: Value }
  row_count: { count: number }
  row_element_not_found: { cell: Value; element: Value; value: Value }
  row_element_unclear: { element: Value; keyLabel: Value; row: Value }
  row_heading: Record<never, never>
  row_holds_headings: { row: Value }
  row_is_blank: Record<never, never>
  row_is_data: Record<never, never>
  row_is_data_hidden: Record<never, never>
  row_is_data_sent: Record<never, never>
  row_is_data_taken_in: Record<never, never>
  row_is_header: Record<never, never>
  row_is_hidden: Record<never, never>
  row_is_left_out: Record<never, never>
  row_is_other_header: Record<never, never>
  row_is_remark: Record<never, never>
  row_is_section: Record<never, never>
  row_is_title: Record<never, never>
  row_is_total: Record<never, never>
  row_is_units: Record<never, never>
  row_not_in_use: Record<never, never>
  row_not_used: Record<never, never>
  row_number: Record<never, never>
  row_of_more_values: { cell: Value; hasMend: boolean; more: number; value: Value }
  row_of_more_values_in_column: { column: Value; row: Value; share: Value; value: Value }
  row_of_other_account: { cell: Value; compared: number; different: number; otherRow: Value; value: Value }
  row_slipped_left: { cell: Value; hasMend: boolean; other: Value; value: Value }
  row_slipped_left_in_column: { column: Value; row: Value; share: Value; value: Value }
  row_slipped_right: { cell: Value; hasMend: boolean; other: Value; value: Value }
  row_slipped_right_in_column: { column: Value; row: Value; share: Value; value: Value }
  row_with_headings: { row: Value }
  rows_alike: Record<never, never>
  rows_alike_but_own: { thing: Value }
  rows_alike_count: { count: number }
  rows_and_columns_hidden: { columns: number; rows: number }
  rows_differ_undecided: { anElement: Value; columns: Value; count: number; element: Value; rows: Value }
  rows_disagree: { cell: Value; field: Value; otherCell: Value; otherValue: Value; value: Value }
  rows_edited: Record<never, never>
  rows_emptied: Record<never, never>
  rows_from_to: { first: Value; last: Value }
  rows_header: { count: number; rows: Value }
  rows_hidden: { rows: number }
  rows_hidden_in_file: Record<never, never>
  rows_in_grid: { sheet: Value }
  rows_left_as_they_are: { areSent: boolean; count: number }
  rows_left_out: { count: number; rows: Value }
  rows_make: { accounts: number; rows: number }
  rows_make_accounts: { accounts: number; rows: number }
  rows_no_data: Record<never, never>
  rows_not_told_apart: { cell: Value; element: Value; field: Value; otherCell: Value; otherValue: Value; unfilled: Value; value: Value }
  rows_not_used: Record<never, never>
  rows_of_sheet: { sheet: Value }
  rows_of_this_sheet: { sheet: Value }
  rows_of_whole_sheet: Record<never, never>
  rows_remark: { count: number; rows: Value }
  rows_say_the_same: { count: number }
  rows_section: { count: number; rows: Value }
  rows_shown: Record<never, never>
  rows_that_did_not_fit: { count: number }
  rows_title: { count: number; rows: Value }
  rows_total: { count: number; rows: Value }
  rows_units: { count: number; rows: Value }
  rows_with_data: Record<never, never>
  rows_with_problems: Record<never, never>
  rows_with_same_values: Record<never, never>
  rows_with_value: Record<never, never>
  rows_without_number: { count: number }
  rule_and_rule: { rule: Value; rules: Value }
  run_count_is_another: { count: number }
  run_creating: Record<never, never>
  run_done: { areAllGood: boolean; failures: number; leftOut: number; total: number; unclear: number }
  run_ended: Record<never, never>
  run_explained: { count: number }
  run_following: Record<never, never>
  run_missing: Record<never, never>
  run_not_begun: { wasRefused: boolean }
  run_nothing_to_send: Record<never, never>
  run_over: Record<never, never>
  run_paused: Record<never, never>
  run_paused_at: { percent: Value }
  run_pausing: Record<never, never>
  run_service_gone: Record<never, never>
  run_share: { percent: Value }
  run_so_far: { done: number; total: number }
  run_starting: Record<never, never>
  run_stopped: Record<never, never>
  run_stopped_by_itself: Record<never, never>
  run_stopped_by_you: Record<never, never>
  run_stopping: Record<never, never>
  run_too_many_failures: { failures: number }
  run_under_way: Record<never, never>
  run_unresolved: Record<never, never>
  run_waited_enough: { minutes: number; waitedFor: number }
  run_waiting: { isSilent: boolean; silentMinutes: number; toCome: number; waitedFor: number }
  safe_nothing_is_real: Record<never, never>
  safer_to_try_first: Record<never, never>
  said_at: { message: Value; place: Value }
  said_in_turned_sheet: { cell: Value; message: Value }
  said_no: Record<never, never>
  said_of_account: Record<never, never>
  said_yes: Record<never, never>
  same_for_all_rows: Record<never, never>
  same_for_every_account: Record<never, never>
  same_once_more: Record<never, never>
  save_as_excel: Record<never, never>
  save_as_files: Record<never, never>
  save_as_text: Record<never, never>
  save_corrected_copy: Record<never, never>
  save_field_guide: Record<never, never>
  save_mapping_again: Record<never, never>
  save_mapping_asking: Record<never, never>
  save_mapping_file: Record<never, never>
  save_mapping_now: Record<never, never>
  save_mapping_title: Record<never, never>
  save_page_to_print: Record<never, never>
  save_questions: Record<never, never>
  save_results_as_excel: Record<never, never>
  save_results_as_text: Record<never, never>
  save_sent_as_folder: Record<never, never>
  save_sent_as_zip: Record<never, never>
  save_support_file: Record<never, never>
  save_template: Record<never, never>
  save_template_for_additions: Record<never, never>
  save_the_results: Record<never, never>
  save_the_results_as: Record<never, never>
  saved_as: { name: Value }
  saved_mapping_gone: { name: Value }
  saved_mappings: Record<never, never>
  saved_to: { path: Value }
  saved_without_supplier: Record<never, never>
  saving_stopped: Record<never, never>
  say_what_they_mean: Record<never, never>
  say_what_values_mean: { column: Value }
  say_where_to: Record<never, never>
  searching_text: Record<never, never>
  second_table_beside: { cell: Value; other: Value; value: Value }
  second_table_beside_in_column: { column: Value; other: Value; row: Value; value: Value }
  second_table_unread: { cell: Value; other: Value; value: Value }
  second_table_unread_in_column: { column: Value; other: Value; row: Value; value: Value }
  send: Record<never, never>
  send_again: Record<never, never>
  send_again_question: Record<never, never>
  send_again_with_dates: { count: number }
  send_all_the_same: Record<never, never>
  send_instruction: Record<never, never>
  send_it_again: { asksFirst: boolean }
  send_nothing: Record<never, never>
  send_things: { things: Value }
  send_to_real_account: Record<never, never>
  send_to_real_accounts: Record<never, never>
  sending_explained: Record<never, never>
  sending_left_alone: { count: number }
  sent_account_would_be_joined: { account: Value }
  sent_account_would_move: { account: Value }
  sent_already: { count: number }
  sent_and_taken_with_date: { taken: Value }
  sent_and_taken_with_dates: { sent: Value; taken: Value }
  sent_as_it_is: Record<never, never>
  sent_before_as_it_was: { account: Value; errors: Value }
  sent_by_itself: Record<never, never>
  sent_cells_stay: { count: number }
  sent_from_here: Record<never, never>
  sent_inside_field: { field: Value }
  sent_no: Record<never, never>
  sent_otherwise_now: { count: number }
  sent_stands_below: Record<never, never>
  sent_thing: { amount: Value; hasAmount: boolean; name: Value }
  sent_with_date: { sent: Value }
  sent_yes: Record<never, never>
  service_busy: { host: Value }
  service_busy_long: { host: Value; minutes: number }
  service_code: { code: Value }
  service_details: Record<never, never>
  service_failing: { host: Value }
  service_lacks_call: { call: string | boolean | null }
  service_moved: { host: Value; isKnown: boolean; to: Value; where: Value }
  service_not_answering: { host: Value }
  service_not_found: { host: Value }
  service_refused: Record<never, never>
  service_refused_value: { by: string | boolean | null; cell: Value; detail: Value; field: Value; isReason: boolean }
  service_remarked: { words: Value }
  service_said: Record<never, never>
  service_says: { words: Value }
  service_slow: { host: Value; seconds: number }
  service_state: { state: Value }
  set_aside_because: { reason: Value }
  set_aside_explained: Record<never, never>
  set_aside_for: { reason: Value }
  set_aside_left_alone: { count: number }
  set_aside_meaning: Record<never, never>
  set_aside_reason_example: Record<never, never>
  set_aside_reason_read: Record<never, never>
  set_aside_since: { moment: Value }
  set_aside_this: Record<never, never>
  set_aside_title: { account: Value; count: number }
  set_it_aside: Record<never, never>
  set_ticked_aside: Record<never, never>
  setting_must_be: { name: Value; values: Value }
  settings_partly_unreadable: { file: Value; names: Value }
  settings_unreadable: { file: Value }
  several_accounts_fit: Record<never, never>
  several_codes: { cell: Value; value: Value }
  several_codes_in_column: { column: Value; row: Value; share: Value; value: Value }
  several_of_kind: { kind: Value }
  share_of_values: { count: number; filledCount: number; isAll: boolean }
  sheet_and_cell: { cell: Value; sheet: Value }
  sheet_as_in_file: Record<never, never>
  sheet_ends_here: { rest: Value }
  sheet_fills_nothing: Record<never, never>
  sheet_has_no_headings: Record<never, never>
  sheet_hidden: { sheet: Value }
  sheet_holds: { sheet: Value }
  sheet_is_empty: Record<never, never>
  sheet_is_turned: Record<never, never>
  sheet_left_out: { fields: Value; sheet: Value }
  sheet_lies_on_side: Record<never, never>
  sheet_name: Record<never, never>
  sheet_name_fills: { field: Value; sheet: Value; value: Value }
  sheet_not_in_workbook: { sheet: Value }
  sheet_not_looked_at: Record<never, never>
  sheet_of_many: { count: number }
  sheet_seems_on_side: Record<never, never>
  sheet_sideways: { column: Value; headings: Value; sheet: Value }
  sheet_size: { columns: number; rows: number }
  sheet_too_long_to_turn: { most: number; rowCount: number; sheet: Value }
  sheet_turned: { sheet: Value }
  sheet_turned_meanwhile: { sheet: Value }
  sheet_without_account: { sheet: Value }
  sheets: Record<never, never>
  sheets_are_apart: { sheets: Value }
  sheets_decided_in_window: Record<never, never>
  sheets_joined_accounts: { count: number; sheets: Value }
  sheets_joined_numbers: { count: number; sheets: Value }
  sheets_meet_nowhere: { sheets: Value }
  sheets_to_use: Record<never, never>
  show_all_fields: Record<never, never>
  show_all_rows: Record<never, never>
  show_all_rows_again: Record<never, never>
  show_all_rows_of_account: Record<never, never>
  show_hidden_columns: { count: number }
  show_in_watch: Record<never, never>
  show_key: Record<never, never>
  show_list: Record<never, never>
  show_only_these_rows: Record<never, never>
  show_others: { others: Value }
  show_passphrase: Record<never, never>
  show_present_passphrase: Record<never, never>
  show_questions: { count: number }
  show_repeated_passphrase: Record<never, never>
  show_screen_again: Record<never, never>
  show_some_accounts: Record<never, never>
  show_the_accounts: Record<never, never>
  show_what_is_sent: Record<never, never>
  show_what_would_change: Record<never, never>
  side_beside_unused: { cell: Value; other: Value; value: Value }
  sign_against_word: { cell: Value; other: Value; value: Value }
  sign_against_word_in_column: { column: Value; other: Value; row: Value; share: Value; value: Value }
  sign_in_path: Record<never, never>
  sign_in_path_explained: Record<never, never>
  sign_in_path_fault: Record<never, never>
  sign_in_request: Record<never, never>
  sign_in_request_explained: Record<never, never>
  sign_in_request_missing: Record<never, never>
  sign_in_values: Record<never, never>
  sign_in_values_explained: Record<never, never>
  sign_in_values_unreadable: Record<never, never>
  sign_in_values_without_key: Record<never, never>
  sign_non_breaking: Record<never, never>
  sign_of_control: Record<never, never>
  sign_without_width: Record<never, never>
  skip_for_now: Record<never, never>
  skip_to_step: Record<never, never>
  smallest_units: Record<never, never>
  so_many_for_reason: { count: number; reason: Value }
  some_have_warnings: { count: number }
  some_not_passed_dry_run: { count: number }
  some_transaction: Record<never, never>
  sort_as_in_file: Record<never, never>
  sort_ascending: Record<never, never>
  sort_descending: Record<never, never>
  sorted_ascending: Record<never, never>
  sorted_descending: Record<never, never>
  source_changed: { fileName: Value }
  spaces_around: { cell: Value; value: Value }
  spaces_around_in_column: { column: Value; row: Value; share: Value; value: Value }
  spaces_as_they_are: Record<never, never>
  spaces_here: { count: number }
  spaces_inside: Record<never, never>
  spaces_inside_of: { column: Value }
  spaces_none: Record<never, never>
  spaces_single: Record<never, never>
  split_too_few: { cell: Value; value: Value }
  spreadsheet_file: Record<never, never>
  spreadsheet_formats: Record<never, never>
  spreadsheet_is_about: Record<never, never>
  spreadsheet_is_being_loaded: Record<never, never>
  spreadsheet_of_additions: Record<never, never>
  stage_created: Record<never, never>
  stage_did_not_work: Record<never, never>
  stage_done: Record<never, never>
  stage_not_known: Record<never, never>
  stage_not_yet: Record<never, never>
  stage_sent: Record<never, never>
  stage_taken: Record<never, never>
  stage_under_way: Record<never, never>
  start_mapping_again: Record<never, never>
  start_practising: Record<never, never>
  start_with_my_spreadsheet: Record<never, never>
  state_cancelled: Record<never, never>
  state_created: Record<never, never>
  state_failed: Record<never, never>
  state_not_known: Record<never, never>
  state_under_way: Record<never, never>
  state_word_means: { word: Value }
  status: Record<never, never>
  status_accepted: Record<never, never>
  status_and_sentence: { status: Value; words: Value }
  status_changed: Record<never, never>
  status_failed: Record<never, never>
  status_finished: Record<never, never>
  status_passed: Record<never, never>
  status_refused: Record<never, never>
  status_refused_in_dry_run: Record<never, never>
  status_sending: Record<never, never>
  status_set_aside: Record<never, never>
  status_unanswered: Record<never, never>
  status_unknown: Record<never, never>
  status_untried: Record<never, never>
  status_with_errors: Record<never, never>
  stay_here: Record<never, never>
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
  step_not_tried: Record<never, never>
  step_number: { number: Value }
  step_watch: Record<never, never>
  step_watch_later: Record<never, never>
  step_watch_lead: Record<never, never>
  step_watch_title: Record<never, never>
  steps: Record<never, never>
  stop_after_failures: Record<never, never>
  stop_after_this: Record<never, never>
  stop_and_go_on: Record<never, never>
  stop_and_quit: Record<never, never>
  stop_creating_asked: Record<never, never>
  stop_creating_means: Record<never, never>
  stop_loading: Record<never, never>
  stop_opening: Record<never, never>
  stop_sending_asked: Record<never, never>
  stop_sending_means: Record<never, never>
  stop_waiting: Record<never, never>
  stopping_saving: Record<never, never>
  suggest_again: Record<never, never>
  suggest_again_loses: Record<never, never>
  suggest_again_title: Record<never, never>
  suggested_for_cell: { text: Value }
  sum_differs: { cell: Value; difference: Value; element: Value; field: Value; parts: Value; stated: Value; sum: Value }
  summary_and_more: { count: number }
  summary_sheet: Record<never, never>
  supplier: Record<never, never>
  supplier_closed: Record<never, never>
  supplier_code: Record<never, never>
  supplier_code_differs: { cell: Value; supplierCode: Value; value: Value }
  supplier_code_explained: Record<never, never>
  supplier_code_missing: Record<never, never>
  supplier_code_unusable: { code: Value }
  supplier_codes_of_document: Record<never, never>
  supplier_complete: Record<never, never>
  supplier_paused: Record<never, never>
  support_explained: Record<never, never>
  tab_accounts: Record<never, never>
  tab_problems: Record<never, never>
  tab_what_is_sent: Record<never, never>
  table_account_number: Record<never, never>
  table_accounts: Record<never, never>
  table_details: Record<never, never>
  table_errors: Record<never, never>
  table_hash: Record<never, never>
  table_hash_before: Record<never, never>
  table_last_change: { zone: Value }
  table_last_sent: { zone: Value }
  table_left_out: { name: Value; row: Value; sheet: Value }
  table_name: Record<never, never>
  table_number: Record<never, never>
  table_platform_number: Record<never, never>
  table_read_apart: { name: Value; row: Value; sheet: Value }
  table_result: Record<never, never>
  table_service: Record<never, never>
  table_service_said: Record<never, never>
  table_sha_256: Record<never, never>
  table_status: Record<never, never>
  table_supplier: Record<never, never>
  table_through: Record<never, never>
  table_times_sent: Record<never, never>
  table_transactions: Record<never, never>
  table_unbroken: Record<never, never>
  table_what: Record<never, never>
  table_what_to_do: Record<never, never>
  table_what_we_know: Record<never, never>
  table_when: { zone: Value }
  table_which: Record<never, never>
  table_who: Record<never, never>
  take_back_told_apart: { things: Value }
  take_it_back: Record<never, never>
  take_likely_answers: { count: number }
  take_mapping_file: Record<never, never>
  take_my_edits_over: Record<never, never>
  take_out_of_join: { column: Value }
  take_the_tour: Record<never, never>
  take_ticked_back: Record<never, never>
  taken_over: { count: number }
  taken_with_date: { taken: Value }
  takes_no_additions: Record<never, never>
  target_in_other_writing: { account: Value; alike: Value; lacksZeros: boolean }
  target_missing: Record<never, never>
  target_not_imported: Record<never, never>
  target_not_there: { account: Value }
  target_not_yet: { account: Value; status: Value }
  target_on_platform: Record<never, never>
  target_written_otherwise: Record<never, never>
  tell_apart_as_usual: { things: Value }
  template_ending: { file: Value }
  template_example_row: { number: Value }
  template_explained: Record<never, never>
  template_for_additions_explained: Record<never, never>
  template_key_column: Record<never, never>
  template_no: Record<never, never>
  template_not_written: { file: Value }
  template_usual_values: { values: Value }
  template_yes: Record<never, never>
  templates_are_recognised: Record<never, never>
  terminal_goes_on: Record<never, never>
  terminal_how_to_end: Record<never, never>
  terminal_new_window: Record<never, never>
  terminal_no_answer: Record<never, never>
  terminal_ready: { address: Value }
  terminal_running_at: { address: Value }
  terminal_shows_window: Record<never, never>
  terminal_window_closed: Record<never, never>
  terminal_window_open: { address: Value }
  terms_missing: { isEnvironment: boolean; settings: Value }
  test_address_good: { host: Value }
  test_bad: Record<never, never>
  test_connection: Record<never, never>
  test_good: Record<never, never>
  test_key_good: Record<never, never>
  test_not_tried: Record<never, never>
  test_supplier_closed: { supplier: Value }
  test_supplier_good: { supplier: Value }
  test_supplier_unclear: { supplier: Value }
  test_supplier_unknown: { supplier: Value }
  tested_address: Record<never, never>
  tested_key: Record<never, never>
  tested_supplier_code: Record<never, never>
  testing_connection: Record<never, never>
  text_became_date: { cell: Value; value: Value }
  text_became_date_in_column: { column: Value; row: Value; share: Value; value: Value }
  text_cut_off: { cell: Value; value: Value }
  text_cut_off_in_column: { column: Value; row: Value; share: Value; value: Value }
  text_file_read_as: { delimiter: Value; encoding: Value; quote: Value }
  text_garbled: { cell: Value; isLost: boolean; other: Value; value: Value }
  text_has_zero_bytes: { count: number; fileName: Value; firstLine: Value }
  text_of_program: { cell: Value; other: Value; value: Value }
  text_of_program_in_column: { column: Value; row: Value; share: Value; value: Value }
  text_quote_never_closed: { count: number; firstRow: Value }
  text_reading_chosen: { delimiter: Value; encoding: Value; quote: Value }
  text_reading_found: Record<never, never>
  text_reading_help: Record<never, never>
  text_rows_cut: { count: number; firstRow: Value; lastColumn: Value }
  the_account: Record<never, never>
  the_first_screen: Record<never, never>
  the_instruction: Record<never, never>
  the_live_service: Record<never, never>
  the_operators_own: Record<never, never>
  the_practice_service: Record<never, never>
  the_usual_fields: Record<never, never>
  these_numbers_are_right: { column: Value; count: number }
  these_rows_of_sheet: { rows: Value; sheet: Value }
  thing_and_its_dates: { dates: Value; thing: Value }
  thing_in_two_accounts: { cell: Value; otherAccount: Value; otherCell: Value; thing: Value; value: Value }
  thing_needs_connection: { what: Value }
  thing_needs_network: { what: Value }
  things_for_account: { account: Value; supplier: Value; things: Value }
  things_for_accounts: { count: number; things: Value }
  things_from_file: { count: number; file: Value; supplier: Value; things: Value }
  things_to_add: { count: number; kind: string | boolean | null }
  things_told_apart_by: { things: Value }
  this_cell: Record<never, never>
  this_date_or_another: Record<never, never>
  this_is_likely: Record<never, never>
  this_is_right: Record<never, never>
  this_needs_connection: Record<never, never>
  this_needs_network: Record<never, never>
  this_row: Record<never, never>
  this_session_only: Record<never, never>
  this_session_only_explained: Record<never, never>
  tick_account: { account: Value }
  tick_all_accounts: { count: number }
  tidy_values: Record<never, never>
  time_zone: Record<never, never>
  time_zone_of: { column: Value }
  time_zone_open: { column: Value }
  times_are_local: { zone: Value }
  title_account_mistyped: { count: number }
  title_account_number_missing: { count: number }
  title_account_number_placeholder: { count: number }
  title_account_number_twice: { count: number }
  title_account_only_here: { count: number }
  title_amount_in_minor_unit: { count: number }
  title_amount_in_minor_unit_in_column: { count: number }
  title_amount_of_three_decimals: { count: number }
  title_amount_shown_rounded: { count: number }
  title_amount_unit_not_said: { count: number }
  title_balance_meaning_open: { count: number }
  title_balance_side_open: { count: number }
  title_balance_sign_not_said: { count: number }
  title_cells_slipped_left: { count: number }
  title_cells_slipped_left_in_column: { count: number }
  title_cells_slipped_right: { count: number }
  title_cells_slipped_right_in_column: { count: number }
  title_code_spelled_otherwise: { count: number }
  title_column_not_decided: { count: number }
  title_column_values_contradict: { count: number }
  title_constant_unreadable: { count: number }
  title_country_in_postcode: { count: number }
  title_country_unusual: { count: number }
  title_date_held_as_text: { count: number }
  title_date_held_as_text_in_column: { count: number }
  title_date_in_future: { count: number }
  title_date_is_bare_number: { count: number }
  title_date_long_ago: { count: number }
  title_date_order_open: { count: number }
  title_date_orders_mixed: { count: number }
  title_date_orders_mixed_in_column: { count: number }
  title_date_unreadable: { count: number }
  title_dates_from_1904: { count: number }
  title_dates_from_1904_in_column: { count: number }
  title_dates_out_of_order: { count: number }
  title_datetime_skipped: { count: number }
  title_datetime_twice: { count: number }
  title_datetime_unreadable: { count: number }
  title_day_and_month_swapped: { count: number }
  title_day_begun_in_evening: { count: number }
  title_decimal_end_of_code: { count: number }
  title_decimal_mark_open: { count: number }
  title_decimal_unreadable: { count: number }
  title_digits_apart: { count: number }
  title_digits_apart_in_column: { count: number }
  title_digits_lost: { count: number }
  title_digits_lost_in_column: { count: number }
  title_ditto_mark: { count: number }
  title_ditto_mark_in_column: { count: number }
  title_element_twice: { count: number }
  title_elements_alike: { count: number }
  title_elements_nearly_alike: { count: number }
  title_email_of_several: { count: number }
  title_email_unreadable: { count: number }
  title_formula_failed: { count: number }
  title_heading_among_values: { count: number }
  title_heading_among_values_in_column: { count: number }
  title_identifier_became_date: { count: number }
  title_identifier_damaged: { count: number }
  title_integer_unreadable: { count: number }
  title_invisible_characters: { count: number }
  title_invisible_characters_in_column: { count: number }
  title_json_unreadable: { count: number }
  title_label_before_code: { count: number }
  title_label_before_code_in_column: { count: number }
  title_label_sent_with_code: { count: number }
  title_label_sent_with_code_in_column: { count: number }
  title_leading_zeros_lost: { count: number }
  title_leading_zeros_lost_in_column: { count: number }
  title_list_expected: { count: number }
  title_long_numbers_shown_short: { count: number }
  title_long_numbers_shown_short_in_column: { count: number }
  title_mapping_account_number_missing: { count: number }
  title_mapping_field_twice: { count: number }
  title_mapping_field_unknown: { count: number }
  title_merged_across_columns: { count: number }
  title_merged_across_columns_in_column: { count: number }
  title_name_capitals_behind: { count: number }
  title_name_capitals_first: { count: number }
  title_name_missing: { count: number }
  title_name_note_left_out: { count: number }
  title_name_of_company: { count: number }
  title_name_of_several: { count: number }
  title_name_of_trial: { count: number }
  title_name_of_trial_in_column: { count: number }
  title_name_one_word: { count: number }
  title_name_with_remark: { count: number }
  title_name_with_remark_in_column: { count: number }
  title_number_among_texts: { count: number }
  title_number_among_texts_in_column: { count: number }
  title_number_apart_by_zeros: { count: number }
  title_number_held_as_text: { count: number }
  title_number_held_as_text_in_column: { count: number }
  title_number_unreadable: { count: number }
  title_numbers_of_other_length: { count: number }
  title_numbers_of_other_length_in_column: { count: number }
  title_of_first: { count: number; words: Value }
  title_of_service: { code: Value; count: number }
  title_one_of_missing: { count: number }
  title_or_name: { cell: Value; other: Value; value: Value }
  title_or_name_in_column: { column: Value; row: Value; share: Value; value: Value }
  title_path_unreadable: { count: number }
  title_people_in_name: { count: number }
  title_people_in_name_in_column: { count: number }
  title_people_in_title: { count: number }
  title_people_in_title_in_column: { count: number }
  title_percentage_as_number: { count: number }
  title_percentage_as_number_in_column: { count: number }
  title_periods_overlap: { count: number }
  title_phone_country_missing: { count: number }
  title_phone_extension_left_out: { count: number }
  title_phone_of_several: { count: number }
  title_phone_plus_added: { count: number }
  title_phone_unreadable: { count: number }
  title_phone_unusual: { count: number }
  title_phone_zero_added: { count: number }
  title_phone_zero_added_in_column: { count: number }
  title_phone_zero_lost: { count: number }
  title_placeholder_as_value: { count: number }
  title_placeholder_as_value_in_column: { count: number }
  title_postcode_in_small_letters: { count: number }
  title_postcode_zeros_lost: { count: number }
  title_postcode_zeros_lost_in_column: { count: number }
  title_quotes_around: { count: number }
  title_row_account_not_found: { count: number }
  title_row_account_not_named: { count: number }
  title_row_account_unclear: { count: number }
  title_row_adds_nothing: { count: number }
  title_row_beyond_headings: { count: number }
  title_row_beyond_headings_in_column: { count: number }
  title_row_copied: { count: number }
  title_row_element_not_found: { count: number }
  title_row_element_unclear: { count: number }
  title_row_of_more_values: { count: number }
  title_row_of_more_values_in_column: { count: number }
  title_row_of_other_account: { count: number }
  title_row_slipped_left: { count: number }
  title_row_slipped_left_in_column: { count: number }
  title_row_slipped_right: { count: number }
  title_row_slipped_right_in_column: { count: number }
  title_rows_differ_undecided: { count: number }
  title_rows_disagree: { count: number }
  title_rows_not_told_apart: { count: number }
  title_second_table_beside: { count: number }
  title_second_table_beside_in_column: { count: number }
  title_second_table_unread: { count: number }
  title_second_table_unread_in_column: { count: number }
  title_several_codes: { count: number }
  title_several_codes_in_column: { count: number }
  title_sheet_left_out: { count: number }
  title_sheet_name_fills: { count: number }
  title_sheet_sideways: { count: number }
  title_sheet_without_account: { count: number }
  title_side_beside_unused: { count: number }
  title_sign_against_word: { count: number }
  title_sign_against_word_in_column: { count: number }
  title_spaces_around: { count: number }
  title_spaces_around_in_column: { count: number }
  title_split_too_few: { count: number }
  title_sum_differs: { count: number }
  title_supplier_code_differs: { count: number }
  title_table_left_out: { count: number }
  title_table_read_apart: { count: number }
  title_text_became_date: { count: number }
  title_text_became_date_in_column: { count: number }
  title_text_cut_off: { count: number }
  title_text_cut_off_in_column: { count: number }
  title_text_garbled: { count: number }
  title_text_of_program: { count: number }
  title_text_of_program_in_column: { count: number }
  title_thing_in_two_accounts: { count: number }
  title_time_zone_open: { count: number }
  title_title_or_name: { count: number }
  title_title_or_name_in_column: { count: number }
  title_too_many_to_compare: { count: number }
  title_value_lacking: { count: number }
  title_value_needs_other: { count: number }
  title_value_not_alone: { count: number }
  title_value_not_documented: { count: number }
  title_value_not_shown_for_kind: { count: number }
  title_value_not_taken: { count: number }
  title_value_of_merged_cell: { count: number }
  title_value_of_merged_cell_in_column: { count: number }
  title_whole_address_as_street: { count: number }
  title_whole_address_as_street_in_column: { count: number }
  title_whole_name_as_family: { count: number }
  title_whole_name_as_family_in_column: { count: number }
  title_words_among_codes: { count: number }
  title_words_among_codes_in_column: { count: number }
  title_words_in_postcode: { count: number }
  title_words_in_postcode_in_column: { count: number }
  title_year_of_two_digits: { count: number }
  title_year_of_two_digits_in_column: { count: number }
  title_yes_no_unreadable: { count: number }
  to_know: Record<never, never>
  to_read: Record<never, never>
  token_address_unknown: { where: Value }
  token_missing: { tokenPath: Value; where: Value }
  token_not_accepted: Record<never, never>
  token_path: Record<never, never>
  token_path_explained: Record<never, never>
  token_path_missing: Record<never, never>
  token_request_misunderstood: { where: Value }
  token_setting_unusable: { example: Value; name: Value; placeholder: Value; setting: string | boolean | null }
  token_variables_unreadable: { where: Value }
  told_apart_as_usual: { fields: Value }
  told_apart_by: { things: Value }
  told_apart_by_nothing: Record<never, never>
  told_apart_explained: { thing: Value }
  too_few: { least: Value }
  too_large: { most: Value }
  too_long: { most: number }
  too_long_to_paste: { limit: number }
  too_many: { most: number }
  too_many_to_change: { limit: number }
  too_many_to_compare: { cell: Value; count: number; mostBefore: number; thing: Value; things: Value }
  too_many_to_copy: { limit: number }
  too_short: { least: number }
  too_small: { least: Value }
  topic_data: Record<never, never>
  topic_keys: Record<never, never>
  topic_keys_anywhere: Record<never, never>
  topic_level: { level: Value; matters: Value }
  topic_problems: Record<never, never>
  topic_questions_ask: Record<never, never>
  topic_questions_money: Record<never, never>
  topic_questions_things: Record<never, never>
  topic_questions_who: Record<never, never>
  topic_questions_why: Record<never, never>
  topic_steps: Record<never, never>
  topic_steps_order: Record<never, never>
  tour_back: Record<never, never>
  tour_connection: Record<never, never>
  tour_connection_words: Record<never, never>
  tour_done: Record<never, never>
  tour_environment: Record<never, never>
  tour_environment_words: Record<never, never>
  tour_heading: Record<never, never>
  tour_heading_words: Record<never, never>
  tour_help: Record<never, never>
  tour_help_words: Record<never, never>
  tour_next: Record<never, never>
  tour_steps: Record<never, never>
  tour_steps_words: Record<never, never>
  tour_stop_of: { count: Value; stop: Value }
  trace_contrary_values: Record<never, never>
  trace_level_present: Record<never, never>
  trace_likely: Record<never, never>
  trace_name_with_context: Record<never, never>
  trace_name_without_light_words: Record<never, never>
  trace_next_neighbour: Record<never, never>
  trace_of_holder: Record<never, never>
  trace_other_word: Record<never, never>
  trace_own_label: Record<never, never>
  trace_part_of_name: Record<never, never>
  trace_rare: Record<never, never>
  trace_second_choice: Record<never, never>
  trace_shared_word: Record<never, never>
  trace_sheet_of_level: Record<never, never>
  trace_telling_values: Record<never, never>
  trace_unknown_word: Record<never, never>
  trace_vague_name: Record<never, never>
  trace_vaguest: Record<never, never>
  trace_values_alone: Record<never, never>
  trace_whole_name: Record<never, never>
  trace_word_at_home: Record<never, never>
  transaction_of_account: { account: Value; number: Value; thing: Value }
  transactions_with_dates: { count: number }
  translate_these_values: { column: Value }
  translate_to_nothing: { value: Value }
  translate_values: Record<never, never>
  translate_values_of: { column: Value }
  translate_values_of_column: { column: Value }
  translate_values_title: { column: Value }
  translates_values: { count: number }
  translation: Record<never, never>
  translation_is_proposed: Record<never, never>
  translation_of: { value: Value }
  translations_empty: Record<never, never>
  translations_known: Record<never, never>
  translations_of_list: Record<never, never>
  translations_proposed: { count: number }
  translations_sent: Record<never, never>
  try_again: Record<never, never>
  try_made_up: Record<never, never>
  turn_sheet: Record<never, never>
  turn_sheet_back: Record<never, never>
  turn_sheet_named: { sheet: Value }
  turn_this_sheet: Record<never, never>
  turned_row_holds_headings: { column: Value; row: Value }
  type_country: Record<never, never>
  type_key_again: Record<never, never>
  type_part_of_it: Record<never, never>
  type_passphrase: Record<never, never>
  type_to_confirm: { supplier: Value; words: Value }
  typed_becomes: { shown: Value; typed: Value }
  typed_unreadable: { field: Value; help: Value }
  unanswered_explained: Record<never, never>
  undecided_matters: { says: Value }
  undecided_protects: { count: number; says: Value }
  understood_as: { words: Value }
  undo: Record<never, never>
  undo_step: { step: Value }
  undo_with_keys: { words: Value }
  undone: { step: Value }
  undone_at_once: Record<never, never>
  unknown_explained: Record<never, never>
  unknown_left_alone: { count: number }
  untried_explained: Record<never, never>
  unusual_numbers_are_right: Record<never, never>
  up_to_date: Record<never, never>
  use_account_number: Record<never, never>
  use_again: Record<never, never>
  use_agreement_dates: Record<never, never>
  use_agreement_detail: Record<never, never>
  use_balance: Record<never, never>
  use_billing_address: Record<never, never>
  use_birth_date: Record<never, never>
  use_column: Record<never, never>
  use_connection_again: { connection: Value }
  use_consent: Record<never, never>
  use_constant: Record<never, never>
  use_country_of_addresses: { column: Value }
  use_country_of_all: { column: Value }
  use_customer_detail: Record<never, never>
  use_customer_name: Record<never, never>
  use_dark_colours: Record<never, never>
  use_description: Record<never, never>
  use_email: Record<never, never>
  use_hidden_columns: { columns: Value; count: number }
  use_hidden_rows: { count: number }
  use_in_all_rows: { count: number; text: Value }
  use_ledger: Record<never, never>
  use_light_colours: Record<never, never>
  use_live_service: Record<never, never>
  use_mapping: Record<never, never>
  use_mapping_asking: Record<never, never>
  use_mapping_named: { name: Value }
  use_metadata: Record<never, never>
  use_meter_data: Record<never, never>
  use_meter_point: Record<never, never>
  use_meter_serial: Record<never, never>
  use_named_description: { description: Value }
  use_network_data: Record<never, never>
  use_note: Record<never, never>
  use_passphrase_choice: Record<never, never>
  use_payment: Record<never, never>
  use_phone: Record<never, never>
  use_property: Record<never, never>
  use_reading: Record<never, never>
  use_row: { row: Value }
  use_saved_mapping: Record<never, never>
  use_site_access: Record<never, never>
  use_statement: Record<never, never>
  use_suggestion: { text: Value }
  use_supplier_code: Record<never, never>
  use_supply_address: Record<never, never>
  use_supply_type: Record<never, never>
  use_tariff: Record<never, never>
  use_this_mapping: Record<never, never>
  use_this_passphrase: Record<never, never>
  use_transaction: Record<never, never>
  use_translations: Record<never, never>
  use_turned_row: { column: Value; row: Value }
  use_usual_fields: Record<never, never>
  use_utc: { column: Value }
  use_what_fits: Record<never, never>
  usual_fields_come_with: Record<never, never>
  usual_fields_explained: Record<never, never>
  usual_values: { values: Value }
  value_and_meaning: { meaning: Value; value: Value }
  value_lacking: { cell: Value; field: Value; rowCount: number }
  value_needs_other: { beside: Value; cell: Value; count: number; element: Value; field: Value; unfilled: Value }
  value_not_alone: { beside: Value; cell: Value; count: number; element: Value; field: Value; unfilled: Value }
  value_not_documented: { cell: Value; field: Value; isTried: boolean; known: Value; suggestion: Value; value: Value }
  value_not_shown_for_kind: { cell: Value; element: Value; field: Value; kind: Value; kinds: Value }
  value_not_taken: { cell: Value; detail: Value; field: Value; value: Value }
  value_of_merged_cell: { cell: Value; value: Value }
  value_of_merged_cell_in_column: { column: Value; row: Value; value: Value }
  values_and_more: { count: number; values: Value }
  values_emptied: { count: number }
  values_emptied_on: { count: number; sheet: Value }
  values_for_cell: { cell: Value }
  values_looked_at: { count: number; isWhole: boolean; problems: number }
  values_not_in_list: { count: number; values: Value }
  values_of_column: { column: Value }
  values_of_kind: { kind: string | boolean | null }
  values_put_between: Record<never, never>
  values_to_choose_from: { count: number; isList: boolean }
  values_to_mend: { count: number }
  values_unusual_here: { count: number; values: Value }
  values_wait: { count: number }
  verdict_changed: Record<never, never>
  verdict_differs: Record<never, never>
  verdict_only_here: Record<never, never>
  verdict_only_there: Record<never, never>
  verdict_other_values: Record<never, never>
  verdict_same: Record<never, never>
  wait_for_service: Record<never, never>
  warning_count: { count: number }
  warnings_before_sending: { count: number }
  warnings_may_be_refused: Record<never, never>
  warnings_to_look_at: { count: number }
  was_in_file: { header: Value; was: Value }
  was_when_looked: { status: Value }
  watch_refused: Record<never, never>
  watch_service_silent: { answers: number; latest: Value; minutes: Value }
  watch_troubled: { latest: Value }
  welcome: Record<never, never>
  welcome_lead: Record<never, never>
  what_can_be_done: Record<never, never>
  what_column_fills: { column: Value }
  what_differs: Record<never, never>
  what_is_added: Record<never, never>
  what_is_changed: Record<never, never>
  what_is_known: Record<never, never>
  what_is_sent: Record<never, never>
  what_is_sent_by_line: Record<never, never>
  what_it_means: Record<never, never>
  what_numbers_become: Record<never, never>
  what_row_is_column: Record<never, never>
  what_speaks_against: Record<never, never>
  what_speaks_for: { field: Value }
  what_states_mean: Record<never, never>
  what_states_mean_explained: Record<never, never>
  what_stays_here: Record<never, never>
  what_to_add: Record<never, never>
  what_to_look_at: Record<never, never>
  what_to_send: Record<never, never>
  what_values_mean: Record<never, never>
  what_would_meet: Record<never, never>
  when_blank: Record<never, never>
  when_blank_of: { column: Value }
  where_accounts_go: Record<never, never>
  where_it_was: Record<never, never>
  where_problems_are: Record<never, never>
  where_to_find: Record<never, never>
  which_account: Record<never, never>
  which_account_sent: Record<never, never>
  which_accounts_listed: Record<never, never>
  which_columns_listed: Record<never, never>
  which_compared: Record<never, never>
  which_country: Record<never, never>
  which_country_in: { column: Value }
  which_element: { column: Value; element: Value }
  which_rows: Record<never, never>
  which_rows_shown: Record<never, never>
  whole_account: Record<never, never>
  whole_address_as_street: { cell: Value; value: Value }
  whole_address_as_street_in_column: { column: Value; row: Value; share: Value; value: Value }
  whole_cell: Record<never, never>
  whole_name_as_family: { cell: Value; value: Value }
  whole_name_as_family_in_column: { column: Value; row: Value; share: Value; value: Value }
  whole_sheet: Record<never, never>
  whole_units: Record<never, never>
  why_lost: Record<never, never>
  why_question: Record<never, never>
  why_refused: Record<never, never>
  why_refused_in_dry_run: Record<never, never>
  why_set_aside: Record<never, never>
  why_suggested: Record<never, never>
  why_suggested_at: { column: Value }
  window_broke_down: Record<never, never>
  window_broke_down_detail: Record<never, never>
  window_not_ours: Record<never, never>
  with_errors_explained: Record<never, never>
  with_errors_left_alone: { count: number }
  word_access_token: Record<never, never>
  word_access_token_means: Record<never, never>
  word_account: Record<never, never>
  word_account_means: Record<never, never>
  word_account_number: Record<never, never>
  word_account_number_means: Record<never, never>
  word_additions: Record<never, never>
  word_additions_means: Record<never, never>
  word_agreement: Record<never, never>
  word_agreement_means: Record<never, never>
  word_audit_log: Record<never, never>
  word_audit_log_means: Record<never, never>
  word_balance: Record<never, never>
  word_balance_means: Record<never, never>
  word_connection: Record<never, never>
  word_connection_means: Record<never, never>
  word_dry_run: Record<never, never>
  word_dry_run_means: Record<never, never>
  word_environment: Record<never, never>
  word_environment_means: Record<never, never>
  word_field: Record<never, never>
  word_field_means: Record<never, never>
  word_ledger: Record<never, never>
  word_ledger_means: Record<never, never>
  word_live: Record<never, never>
  word_live_means: Record<never, never>
  word_mapping: Record<never, never>
  word_mapping_means: Record<never, never>
  word_meter: Record<never, never>
  word_meter_means: Record<never, never>
  word_meter_point: Record<never, never>
  word_meter_point_means: Record<never, never>
  word_mpan: Record<never, never>
  word_mpan_means: Record<never, never>
  word_operator: Record<never, never>
  word_operator_means: Record<never, never>
  word_operators_document: Record<never, never>
  word_operators_document_means: Record<never, never>
  word_payment_instruction: Record<never, never>
  word_payment_instruction_means: Record<never, never>
  word_platform: Record<never, never>
  word_platform_means: Record<never, never>
  word_platform_number: Record<never, never>
  word_platform_number_means: Record<never, never>
  word_portfolio: Record<never, never>
  word_portfolio_means: Record<never, never>
  word_practice: Record<never, never>
  word_practice_means: Record<never, never>
  word_project: Record<never, never>
  word_project_means: Record<never, never>
  word_service: Record<never, never>
  word_service_means: Record<never, never>
  word_set_aside: Record<never, never>
  word_set_aside_means: Record<never, never>
  word_statement: Record<never, never>
  word_statement_means: Record<never, never>
  word_supplier_code: Record<never, never>
  word_supplier_code_means: Record<never, never>
  word_supply_address: Record<never, never>
  word_supply_address_means: Record<never, never>
  word_transaction: Record<never, never>
  word_transaction_means: Record<never, never>
  words_about: { about: Value; words: Value }
  words_among_codes: { cell: Value; other: Value; value: Value }
  words_among_codes_in_column: { column: Value; row: Value; value: Value }
  words_found: { words: Value }
  words_in_postcode: { cell: Value; value: Value }
  words_in_postcode_in_column: { column: Value; row: Value; share: Value; value: Value }
  workbook_has_macros: Record<never, never>
  writing_files: Record<never, never>
  writing_files_so_far: { done: number; total: number }
  written_as: { pattern: Value }
  written_as_address: Record<never, never>
  written_as_email: Record<never, never>
  written_as_time: Record<never, never>
  written_as_uuid: Record<never, never>
  year_of_two_digits: { cell: Value; other: Value; value: Value }
  year_of_two_digits_in_column: { column: Value; other: Value; row: Value; value: Value }
  yes_no_unreadable: { cell: Value; value: Value }
  yes_words: Record<never, never>
  yes_words_of: { column: Value }
  you_had_changed: Record<never, never>
  you_stopped_sending: Record<never, never>
  your_own_number: Record<never, never>
  zeros_in_front: Record<never, never>
  zeros_put: { column: Value; digits: Value; sheet: Value }
}

export type Marks = {
  account_linked: 'link'
  accounts_created_of_all: 'strong'
  accounts_linked: 'links'
  at_service_now: 'link'
  dry_run_of_accounts: 'rest'
  fix_account_in_check: 'hidden'
  fix_some: 'hidden'
  happened_with_account: 'link'
  history_of_account: 'hidden'
  keep_behind_passphrase_explained: 'strong'
  leave_out_from_column: 'hidden'
  made_on: 'time'
  missing_need: 'strong'
  missing_of: 'strong'
  next_of_these: 'hidden'
  none_passed_dry_run: 'strong'
  number_on_platform: 'strong'
  numbers_may_be_elsewhere: 'link'
  numbers_of_column_are_right: 'hidden'
  pictured_more: 'hidden'
  run_so_far: 'strong'
  service_said: 'who' | 'words'
  set_aside_because: 'strong'
  so_many_for_reason: 'strong'
  some_not_passed_dry_run: 'strong'
  status_and_sentence: 'strong'
  these_numbers_are_right: 'hidden'
  translate_these_values: 'hidden'
  translate_values_of_column: 'hidden'
}
