/** What each message takes in its places, and the parts that are marked in it. Made by `npm run messages`. */
import type { Value } from './values.ts'

export type Arguments = {
  accounts_to_create: Record<never, never>
  accounts_to_create_explained: Record<never, never>
  additions_to_accounts: Record<never, never>
  additions_to_accounts_explained: Record<never, never>
  and_more: { count: number }
  back_to_step: { step: Value }
  column_of_sheet: { column: Value; sheet: Value }
  date_in_future: { cell: Value; day: Value; field: Value }
  date_long_ago: { cell: Value; day: Value; field: Value; years: Value }
  dates_out_of_order: { cell: Value; day: Value; field: Value; later: Value; laterDay: Value }
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
  go_on_to_step: { step: Value }
  go_to_step: { step: Value }
  in_cell: { column: Value; row: Value }
  in_column: { letters: Value }
  in_column_named: { header: Value; letters: Value }
  in_row: { row: Value }
  in_row_of_sheet: { row: Value; sheet: Value }
  in_rows: { count: number; rows: Value }
  level_error: Record<never, never>
  level_info: Record<never, never>
  level_warning: Record<never, never>
  list_expected: { cell: Value; element: Value; expected: Value }
  name_missing: { cell: Value; element: Value }
  one_of_missing: { cell: Value; count: number; element: Value; fields: Value; unfilled: Value }
  payload_not_valid: { detail: Value; field: Value }
  periods_overlap: { cell: Value; element: Value; first: Value; last: Value; other: Value; otherFirst: Value; otherLast: Value }
  quoted: { text: Value }
  request_not_valid: { detail: Value; field: Value }
  rows_from_to: { first: Value; last: Value }
  rows_not_told_apart: { cell: Value; element: Value; field: Value; otherCell: Value; otherValue: Value; unfilled: Value; value: Value }
  said_at: { message: Value; place: Value }
  said_in_turned_sheet: { cell: Value; message: Value }
  service_refused_value: { by: string | boolean | null; cell: Value; detail: Value; field: Value; isReason: boolean }
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
}

export type Marks = Record<never, never>
