/** What each message takes in its places, and the parts that are marked in it. Made by `npm run messages`. */
import type { Value } from './values.ts'

export type Arguments = {
  and_more: { count: number }
  column_of_sheet: { column: Value; sheet: Value }
  date_in_future: { cell: Value; day: Value; field: Value }
  date_long_ago: { cell: Value; day: Value; field: Value; years: Value }
  dates_out_of_order: { cell: Value; day: Value; field: Value; later: Value; laterDay: Value }
  element_twice: { cell: Value; element: Value; field: Value; other: Value; value: Value }
  elements_alike: { cell: Value; element: Value; fields: Value; other: Value }
  elements_nearly_alike: { cell: Value; element: Value; other: Value; otherText: Value; text: Value }
  field_unfilled: { field: Value }
  field_unfilled_but_held: { column: Value; field: Value }
  in_cell: { column: Value; row: Value }
  in_column: { letters: Value }
  in_column_named: { header: Value; letters: Value }
  in_row: { row: Value }
  in_row_of_sheet: { row: Value; sheet: Value }
  in_rows: { count: number; rows: Value }
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
}

export type Marks = Record<never, never>
