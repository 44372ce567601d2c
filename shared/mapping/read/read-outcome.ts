/**
 * What reading one value gives. A reader knows the text, not the cell, so it answers with a code; the caller, who knows the row,
 * the column and the field, makes an issue of it.
 */

/** Why a value can't be read. Each is an error at its cell. */
export type ReadProblem =
  | 'formula_failed'
  | 'identifier_damaged'
  | 'account_number_placeholder'
  | 'email_unreadable'
  | 'email_of_several'
  | 'phone_unreadable'
  | 'phone_country_missing'
  | 'phone_of_several'
  | 'date_unreadable'
  | 'date_is_bare_number'
  | 'datetime_unreadable'
  | 'datetime_skipped'
  | 'decimal_unreadable'
  | 'balance_side_open'
  | 'number_unreadable'
  | 'number_with_side'
  | 'integer_unreadable'
  | 'yes_no_unreadable'
  | 'path_unreadable'
  | 'json_unreadable'
  | 'split_too_few'
  | 'address_not_cut'
  | 'name_of_several'

/** What is unusual about a value that can be read. Each is a warning at its cell. */
export type ReadRemark =
  | 'phone_unusual'
  | 'phone_plus_added'
  | 'phone_extension_left_out'
  | 'identifier_became_date'
  | 'country_unusual'
  | 'datetime_twice'
  | 'name_one_word'
  | 'name_of_company'
  | 'name_left_whole'
  | 'name_without_first'
  | 'name_note_left_out'
  | 'name_capitals_first'
  | 'name_capitals_behind'
  | 'name_initial_behind'
  | 'address_town_unsure'

export type ReadOutcome<T> =
  | { readonly ok: true; readonly value: T; readonly remark?: ReadRemark }
  | { readonly ok: false; readonly problem: ReadProblem; readonly suggestion?: string }

export const readAs = <T>(value: T, remark?: ReadRemark): ReadOutcome<T> =>
  remark === undefined ? { ok: true, value } : { ok: true, value, remark }

const problems: Readonly<Record<ReadProblem, true>> = {
  formula_failed: true,
  identifier_damaged: true,
  account_number_placeholder: true,
  email_unreadable: true,
  email_of_several: true,
  phone_unreadable: true,
  phone_country_missing: true,
  phone_of_several: true,
  date_unreadable: true,
  date_is_bare_number: true,
  datetime_unreadable: true,
  datetime_skipped: true,
  decimal_unreadable: true,
  balance_side_open: true,
  number_unreadable: true,
  number_with_side: true,
  integer_unreadable: true,
  yes_no_unreadable: true,
  path_unreadable: true,
  json_unreadable: true,
  split_too_few: true,
  address_not_cut: true,
  name_of_several: true,
}

export const isProblem = (code: ReadProblem | ReadRemark): code is ReadProblem => code in problems

export const unreadable = (problem: ReadProblem, suggestion?: string): ReadOutcome<never> =>
  suggestion === undefined ? { ok: false, problem } : { ok: false, problem, suggestion }
