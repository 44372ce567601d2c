/** What to do about all problems of one kind: said once above them, where each of them says only what is wrong with itself. */
import { canBeTried, type ProjectKind } from '../../catalogue/catalogue.ts'
import type { OurCode } from '../../issue-words.ts'
import { en } from '../../messages/en/index.ts'
import type { Message } from '../../messages/message.ts'

/** @param isOfService  the service said it, not this application */
export function problemAdvice(code: string, isOfService: boolean, kind: ProjectKind): Message {
  const own = `advice_${code}`
  const key = isOfService ? 'advice_of_service' : Object.hasOwn(en, own) ? own : 'advice_of_each'
  return { key, facts: { isTried: canBeTried(kind) } }
}

/** Whether the mapping is the place to do it. */
export const leadsToMap = (code: string, isOfService: boolean): boolean => !isOfService && ofMapping.has(code)

const ofMapping: ReadonlySet<string> = new Set<OurCode>([
  'rows_not_told_apart',
  'row_adds_nothing',
  'rows_differ_undecided',
  'column_not_decided',
  'column_guessed',
  'address_blank',
  'datetime_skipped',
  'sheet_without_account',
  'column_values_contradict',
  'sheet_name_fills',
  'constant_unreadable',
  'email_of_several',
  'phone_country_missing',
  'phone_zero_added_in_column',
  'date_order_open',
  'balance_side_open',
  'number_with_side',
  'balance_meaning_open',
  'decimal_mark_open',
  'transactions_counted',
  'transactions_below_zero',
  'time_zone_open',
  'name_missing',
  'list_expected',
  'account_of_nobody',
  'element_twice',
  'postcode_zeros_lost_in_column',
  'leading_zeros_lost_in_column',
  'numbers_of_other_length_in_column',
  'sign_against_word',
  'sign_against_word_in_column',
  'side_beside_unused',
  'cut_part_not_sent_in_column',
  'landline_as_mobile_in_column',
  'mobile_as_landline_in_column',
  'cut_part_unlike',
  'letter_beside_unused',
  'whole_address_as_street',
  'whole_address_as_street_in_column',
  'town_in_street',
  'town_in_street_in_column',
  'whole_name_as_family',
  'whole_name_as_family_in_column',
  'label_before_code_in_column',
  'label_sent_with_code_in_column',
  'digits_apart_in_column',
  'percentage_as_number_in_column',
  'words_in_postcode_in_column',
  'placeholder_as_value',
  'placeholder_as_value_in_column',
  'merged_across_columns_in_column',
  'mapping_account_number_missing',
  'mapping_field_unknown',
  'mapping_field_twice',
])
