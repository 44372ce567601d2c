/**
 * What reading one value gives. A reader knows the text, not the cell, so it answers with a code; the caller, who knows the row,
 * the column and the field, makes an issue of it.
 */

/** Why a value can't be read. Each is an error at its cell. */
export type ReadProblem =
  | 'formula_failed'
  | 'identifier_damaged'
  | 'email_unreadable'
  | 'phone_unreadable'
  | 'phone_country_missing'
  | 'date_unreadable'
  | 'date_is_bare_number'
  | 'datetime_unreadable'
  | 'decimal_unreadable'
  | 'number_unreadable'
  | 'integer_unreadable'
  | 'yes_no_unreadable'
  | 'json_unreadable'

/** What is unusual about a value that can be read. Each is a warning at its cell. */
export type ReadRemark = 'phone_unusual' | 'phone_extension_left_out' | 'identifier_became_date' | 'country_unusual'

export type ReadOutcome<T> =
  | { readonly ok: true; readonly value: T; readonly remark?: ReadRemark }
  | { readonly ok: false; readonly problem: ReadProblem; readonly suggestion?: string }

export const readAs = <T>(value: T, remark?: ReadRemark): ReadOutcome<T> =>
  remark === undefined ? { ok: true, value } : { ok: true, value, remark }

export const unreadable = (problem: ReadProblem, suggestion?: string): ReadOutcome<never> =>
  suggestion === undefined ? { ok: false, problem } : { ok: false, problem, suggestion }
