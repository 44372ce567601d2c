/** What is there with a problem, and what becomes of it once that is fixed: shown in help, for kinds of which an example says more than words. */

import { memberOf } from '../../basics/members.ts'
import type { OurCode } from '../../issue-words.ts'
import type { PlainKey } from '../../messages/say.ts'
import type { DoubtCode } from '../issues/doubt-words.ts'

export type BeforeAndAfter = readonly [before: Shown, after: Shown]

/** What a cell holds, several cells, or a setting in words. */
export type Shown = string | ShownCells | { readonly says: PlainKey }

export type ShownCells = {
  /** What each column fills, by the label of the field, `''` for nothing; empty where it is no matter of fields. */
  readonly fields: readonly string[]
  /** A cell with a heading has the label of a field. */
  readonly rows: readonly (readonly string[])[]
}

/** Of a kind that is told of a whole column, the one of its cells serves. */
export const problemExample = (code: string): BeforeAndAfter | undefined =>
  memberOf<BeforeAndAfter>(examples, code.replace(/_in_column$/, ''))

/** Before and after look alike, or what is right depends on the household or on where the column is kept: one example would teach wrong. */
export const withoutExample: ReadonlySet<OurCode> = new Set([
  'invisible_characters',
  'invisible_characters_in_column',
  'letter_beside_unused',
  'datetime_skipped',
  'mapping_field_unknown',
  'number_with_side',
  'name_of_company',
  'name_unlike_others',
  'phone_extension_left_out',
  'row_of_sent_account',
  'second_table_beside_in_column',
  'supplier_code_differs',
  'transactions_below_zero',
  'value_not_shown_for_kind',
  'value_struck_out',
])

/** A row of cells as one text: "100042 | Okafor". */
type Row = string

const cells = (fields: Row, rows: readonly Row[]): ShownCells => ({ fields: cut(fields), rows: rows.map(cut) })
const cut = (row: Row): readonly string[] => (row === '' ? [] : row.split(' | '))

/** Cells are corrected. */
const inColumns = (fields: Row, before: readonly Row[], after: readonly Row[]): BeforeAndAfter => [
  cells(fields, before),
  cells(fields, after),
]

/** Cells stay as they are, and their columns fill something else. */
const inMap = (before: Row, after: Row, rows: readonly Row[]): BeforeAndAfter => [
  cells(before, rows),
  cells(after, rows),
]

const examples = {
  account_also_elsewhere: ['FCE0121', 'FCE-0121'],
  account_mistyped: ['1000A2', '100042'],
  account_number_missing: inColumns('Account number | Last name', [' | Okafor'], ['100042 | Okafor']),
  account_number_placeholder: ['TBC', '100042'],
  account_number_twice: inColumns(
    'Account number | Last name',
    ['100042 | Okafor', '100042 | Hall'],
    ['100042 | Okafor', '100043 | Hall'],
  ),
  account_perhaps_elsewhere: ['100041', '100042'],
  account_only_here: ['100024', '100042'],
  amount_in_minor_unit: ['12050', '120.50'],
  amount_of_three_decimals: ['1.204', '1204'],
  amount_shown_rounded: ['12.345', '12.35'],
  amount_unit_not_said: [{ says: 'before_amount_unit_not_said' }, { says: 'after_amount_unit_not_said' }],
  balance_meaning_open: [{ says: 'before_balance_meaning_open' }, { says: 'after_balance_meaning_open' }],
  balance_side_open: ['40.00', '40.00 CR'],
  balance_sign_not_said: [{ says: 'before_balance_sign_not_said' }, { says: 'after_balance_sign_not_said' }],
  cells_slipped_left: inColumns(
    'Supply street | Last name | E-mail',
    ['12 Oak Lane | ada@example.com | '],
    ['12 Oak Lane | Okafor | ada@example.com'],
  ),
  cells_slipped_right: inColumns(
    'Supply street | Last name | E-mail',
    ['12 Oak Lane |  | Okafor'],
    ['12 Oak Lane | Okafor | '],
  ),
  code_spelled_otherwise: ['el-20688', 'EL-20688'],
  code_of_other_form: ['120002330599', '1200023305994'],
  column_guessed: inMap('Account number | Last name', 'Account number | ', ['100042 | North depot']),
  column_not_decided: inMap('Account number | ', 'Account number | Last name', ['100042 | Okafor']),
  column_values_contradict: inMap('Account number | ', 'Account number | Mobile phone', ['100042 | +12025550123']),
  constant_unreadable: ['30/02/2024', '29/02/2024'],
  country_in_postcode: ['SW1A 1AA UK', 'SW1A 1AA'],
  country_unusual: ['Gr. Britain', 'GB'],
  date_held_as_text: ['01.05.2024', '2024-05-01'],
  currency_differs: ['€40.00', '£34.00'],
  date_in_future: ['01/05/2062', '01/05/2026'],
  date_is_bare_number: ['45352', '2024-03-01'],
  date_long_ago: ['01/05/1024', '01/05/2024'],
  date_order_open: [{ says: 'before_date_order_open' }, { says: 'after_date_order_open' }],
  date_orders_mixed: inColumns('Supply started on', ['25/03/2024', '03/26/2024'], ['25/03/2024', '26/03/2024']),
  date_unreadable: ['30/02/2024', '29/02/2024'],
  dates_from_1904: ['01/05/2020', '02/05/2024'],
  dates_out_of_order: inColumns(
    'Supply started on | Billed up to',
    ['01/05/2025 | 30/04/2024'],
    ['01/05/2023 | 30/04/2024'],
  ),
  datetime_twice: ['27/10/2024 01:30', '27/10/2024 01:30 UTC'],
  datetime_unreadable: ['01/03/2024 25:10', '01/03/2024 23:10'],
  day_and_month_swapped: ['03/05/2024', '05/03/2024'],
  day_begun_in_evening: ['2024-04-30T23:00:00Z', '2024-05-01'],
  decimal_end_of_code: ['100042.0', '100042'],
  decimal_mark_open: [{ says: 'before_decimal_mark_open' }, { says: 'after_decimal_mark_open' }],
  decimal_unreadable: ['12,3,4', '12.34'],
  digits_apart: ['00-443-217', '00443217'],
  digits_lost: ['10443720000000000', '10443720000000001'],
  ditto_mark: ['″', '12 Oak Lane'],
  element_twice: inColumns(
    'Supply street | Meter serial number',
    ['12 Oak Lane | 443217', '7 Elm Road | 443217'],
    ['12 Oak Lane | 443217', '7 Elm Road | 443218'],
  ),
  elements_alike: inColumns(
    'Last name | E-mail | Mobile phone',
    ['Okafor | ada@example.com | +12025550123', 'Okafour | ada@example.com | +12025550123'],
    ['Okafor | ada@example.com | +12025550123', 'Okafor | ada@example.com | +12025550123'],
  ),
  elements_nearly_alike: inColumns(
    'First name | Last name',
    ['Ada | Okafor', 'Ada | Okafer'],
    ['Ada | Okafor', 'Ada | Okafor'],
  ),
  email_of_several: ['ada@example.com; ben@example.com', 'ada@example.com'],
  email_unreadable: ['ada.example.com', 'ada@example.com'],
  formula_failed: ['#REF!', '12 Oak Lane'],
  heading_among_values: inColumns(
    'Account number | Last name',
    ['Account number | Last name', '100042 | Okafor'],
    ['100042 | Okafor'],
  ),
  identifier_became_date: ['03-May', '5-3'],
  identifier_damaged: ['1.04437E+16', '10443720000000001'],
  integer_unreadable: ['5.5', '5'],
  json_unreadable: ['{name: Ada}', '{"name": "Ada"}'],
  label_before_code: ['MPAN 1200023305967', '1200023305967'],
  label_sent_with_code: ['Serial 443217', '443217'],
  last_digit_unfit: ['1200023305968', '1200023305967'],
  leading_zeros_lost: ['443217', '00443217'],
  account_of_nobody: inMap('Account number | ', 'Account number | Last name', ['100042 | Okafor']),
  list_expected: inMap('Account number | ', 'Account number | Last name', ['100042 | Okafor']),
  long_numbers_shown_short: ['1.04437E+16', '10443720000000001'],
  mapping_account_number_missing: inMap(' | Last name', 'Account number | Last name', ['100042 | Okafor']),
  mapping_field_twice: inMap('E-mail | E-mail', 'E-mail | ', ['ada@example.com | ada@example.org']),
  mark_beside_value: ['443217*', '443217'],
  merged_across_columns: inColumns('First name | Last name', ['Okafor | Okafor'], ['Ada | Okafor']),
  name_capitals_behind: ['Okafor, Ada, MK', 'Okafor, Ada'],
  name_capitals_first: ['OKAFOR Ada', 'Ada Okafor'],
  name_initial_behind: ['Okafor A', 'Okafor, A'],
  name_missing: inMap('Account number | E-mail | ', 'Account number | E-mail | Last name', [
    '100042 | ada@example.com | Okafor',
  ]),
  name_left_whole: ['Exors of Mr Ada Okafor', 'Okafor, Ada'],
  name_note_left_out: ['Ada Okafor (moved)', 'Ada Okafor'],
  name_of_several: ['Ada & Ben Okafor', 'Ada Okafor'],
  name_without_first: ['Ada Okafor,', 'Okafor, Ada'],
  name_of_trial: inColumns('Account number | Last name', ['100042 | Okafor', '100043 | Test'], ['100042 | Okafor']),
  name_one_word: ['Okafor', 'Ada Okafor'],
  name_with_remark: ['Okafor - deceased', 'Okafor'],
  number_among_texts: inColumns('Supply town or city | Supply postcode', ['78701 | Austin'], ['Austin | 78701']),
  number_again: inColumns(
    'Transaction number | Amount',
    ['TOPUP | 10.00', 'TOPUP | 10.00'],
    ['TOPUP-1 | 10.00', 'TOPUP-2 | 10.00'],
  ),
  number_apart_by_zeros: ['443217', '00443217'],
  number_expected: inColumns('Amount | Transaction number', ['40.00 | '], ['40.00 | P-0042']),
  number_sent_otherwise: ['443217', '00443217'],
  number_known_otherwise: ['fce-0109', 'FCE-0109'],
  number_held_as_text: ['1,204.50', '1204.50'],
  number_unreadable: ['about 5', '5'],
  numbers_of_other_length: ['443217', '00443217'],
  one_of_missing: inColumns(
    'Note | Note document | Note written at',
    [' |  | 01/05/2024'],
    [' | letters/7.pdf | 01/05/2024'],
  ),
  path_unreadable: ['C:\\letters\\7.pdf', 'letters/7.pdf'],
  people_in_name: ['Ada & Ben', 'Ada'],
  people_in_title: ['Mr & Mrs', 'Mr'],
  percentage_as_number: ['20%', '20'],
  periods_overlap: inColumns(
    'Statement from | Statement to',
    ['01/01/2024 | 31/01/2024', '31/01/2024 | 29/02/2024'],
    ['01/01/2024 | 31/01/2024', '01/02/2024 | 29/02/2024'],
  ),
  phone_country_missing: ['020 7946 0123', '+442079460123'],
  phone_of_several: ['020 7946 0123, 020 7946 0124', '020 7946 0123'],
  phone_plus_added: ['491713920012', '+491713920012'],
  phone_unreadable: ['020 7946 01OO', '020 7946 0100'],
  phone_unusual: ['020 7946 001', '020 7946 0018'],
  phone_zero_added: ['20 7946 0123', '020 7946 0123'],
  phone_zero_lost: ['20 7946 0123', '020 7946 0123'],
  placeholder_as_value: ['N/A', ''],
  postcode_sign_mistaken: ['SW1A OAA', 'SW1A 0AA'],
  postcode_in_small_letters: ['sw1a 1aa', 'SW1A 1AA'],
  postcode_zeros_lost: ['2139', '02139'],
  quotes_around: ['"Oak Lane"', 'Oak Lane'],
  row_account_not_found: ['100024', '100042'],
  row_account_not_named: inColumns('Account number | Meter serial number', [' | 443217'], ['100042 | 443217']),
  row_account_unclear: [
    cells('Meter serial number | Register digits', ['443217 | 5']),
    cells('Account number | Meter serial number | Register digits', ['100042 | 443217 | 5']),
  ],
  row_adds_nothing: inColumns(
    'Account number | Meter serial number',
    ['100042 | 443217', '100042 | 443217'],
    ['100042 | 443217'],
  ),
  row_beyond_headings: inColumns(
    'Supply street | Last name | ',
    ['12 Oak Lane | Flat 2 | Okafor'],
    ['12 Oak Lane, Flat 2 | Okafor | '],
  ),
  row_copied: inColumns(
    'Account number | Last name',
    ['100042 | Okafor', '100042 | Okafor'],
    ['100042 | Okafor', '100043 | Okafor'],
  ),
  row_element_not_found: ['443271', '443217'],
  row_element_unclear: inColumns(
    'Account number | Meter serial number | Register digits',
    ['100042 |  | 5'],
    ['100042 | 443217 | 5'],
  ),
  row_of_more_values: inColumns(
    'Supply street | Last name | E-mail | ',
    ['12 Oak Lane | Flat 2 | Okafor | ada@example.com'],
    ['12 Oak Lane, Flat 2 | Okafor | ada@example.com | '],
  ),
  row_of_other_account: inColumns(
    'Account number | Last name | Supply street',
    ['100042 | Okafor | 12 Oak Lane', '100042 | Hall | 7 Elm Road'],
    ['100042 | Okafor | 12 Oak Lane', '100024 | Hall | 7 Elm Road'],
  ),
  address_blank: inColumns('Billing street | Supply street', [' | 12 Oak Lane'], ['12 Oak Lane | 12 Oak Lane']),
  address_elsewhere: inColumns(
    'Billing street | Supply street',
    ['12 Oak Lane | as billing'],
    ['12 Oak Lane | 12 Oak Lane'],
  ),
  row_slipped_left: inColumns(
    'Supply street | Last name | E-mail',
    ['12 Oak Lane;Okafor | ada@example.com | '],
    ['12 Oak Lane | Okafor | ada@example.com'],
  ),
  row_slipped_right: inColumns(
    'Supply street | Last name | E-mail',
    ['12 Oak Lane | Flat 2 | Okafor'],
    ['12 Oak Lane, Flat 2 | Okafor | '],
  ),
  rows_differ_undecided: inMap('Meter serial number | ', 'Meter serial number | Register type', [
    '443217 | T1',
    '443217 | T2',
  ]),
  rows_disagree: inColumns(
    'Account number | E-mail',
    ['100042 | ada@example.com', '100042 | ada@example.org'],
    ['100042 | ada@example.com', '100042 | ada@example.com'],
  ),
  rows_not_told_apart: inMap(
    'Meter serial number |  | Register digits',
    'Meter serial number | Register type | Register digits',
    ['443217 | T1 | 5', '443217 | T2 | 6'],
  ),
  second_table_unread: [
    cells('Account number | Last name |  | ', ['100042 | Okafor | 100043 | Hall']),
    cells('Account number | Last name', ['100042 | Okafor', '100043 | Hall']),
  ],
  several_codes: ['00443217, 00443218', '00443217'],
  sheet_left_out: [
    cells('E-mail', ['ada@example.com']),
    cells('Account number | E-mail', ['100042 | ada@example.com']),
  ],
  sheet_name_fills: [{ says: 'before_sheet_name_fills' }, { says: 'after_sheet_name_fills' }],
  sheet_sideways: inColumns(
    '',
    ['Account number | 100042 | 100043', 'Last name | Okafor | Hall'],
    ['Account number | Last name', '100042 | Okafor', '100043 | Hall'],
  ),
  sheet_without_account: inMap(' | E-mail', 'Account number | E-mail', ['100042 | ada@example.com']),
  side_beside_unused: [cells('Balance | ', ['40.00 | CR']), cells('Balance', ['40.00 CR'])],
  sign_against_word: ['-40.00 DR', '40.00 DR'],
  spaces_around: [' Ada ', 'Ada'],
  address_not_cut: ['Hauptstr. 5, Berlin', 'Hauptstr. 5, 10115 Berlin'],
  address_town_unsure: ['Heol y Dre, Aberaeron, Ceredigion SA46 0BU', 'Heol y Dre, Aberaeron SA46 0BU'],
  split_too_few: ['12 Oak Lane, 78701', '12 Oak Lane, Austin, 78701'],
  sum_differs: inColumns(
    'Net amount | Tax amount | Statement amount',
    ['100.00 | 20.00 | 102.00'],
    ['100.00 | 20.00 | 120.00'],
  ),
  table_left_out: inColumns(
    '',
    ['Account number | Last name', '100042 | Okafor', 'Last name | Account number', 'Hall | 100043'],
    ['Account number | Last name', '100042 | Okafor', '100043 | Hall'],
  ),
  table_read_apart: inColumns(
    '',
    ['Account number | Last name', '100042 | Okafor', 'Last name | Account number', 'Hall | 100043'],
    ['Account number | Last name', '100042 | Okafor', '100043 | Hall'],
  ),
  text_became_date: ['05-Mar', '3-5'],
  text_cut_off: ['12 Oak Lane, Aus', '12 Oak Lane, Austin'],
  text_garbled: ['JosÃ©', 'José'],
  text_of_program: ['<b>Oak Lane</b>', 'Oak Lane'],
  thing_in_two_accounts: inColumns(
    'Account number | Meter serial number',
    ['100042 | 443217', '100043 | 443217'],
    ['100042 | 443217', '100043 | 443218'],
  ),
  time_zone_open: [{ says: 'before_time_zone_open' }, { says: 'after_time_zone_open' }],
  title_or_name: ['Dr Ada', 'Ada'],
  too_many_to_compare: inMap('Account number |  | Last name', ' | Account number | Last name', [
    'NORTH | 100042 | Okafor',
    'NORTH | 100043 | Hall',
  ]),
  transactions_counted: ['3', '2026-11-23 3'],
  value_lacking: inColumns(
    'Account number | E-mail',
    ['100042 | ada@example.com', '100043 | '],
    ['100042 | ada@example.com', '100043 | ben@example.com'],
  ),
  value_needs_other: inColumns('Transaction date | Amount', [' | 40.00'], ['01/05/2024 | 40.00']),
  value_not_alone: inColumns('Note is pinned | Unpin note at', [' | 01/05/2024'], ['yes | 01/05/2024']),
  value_not_documented: ['On', 'on'],
  value_not_taken: ['Power', 'ELECTRICITY'],
  value_of_many: inColumns(
    'Account number | E-mail',
    ['100042 | office@example.com', '100043 | office@example.com'],
    ['100042 | ', '100043 | ben@example.com'],
  ),
  value_of_merged_cell: inColumns(
    'Supply street | Meter serial number',
    ['12 Oak Lane | 443217', ' | 443218'],
    ['12 Oak Lane | 443217', '12 Oak Lane | 443218'],
  ),
  landline_as_mobile: inColumns('Mobile phone | Landline phone', ['020 7946 0123 | '], [' | 020 7946 0123']),
  mobile_as_landline: inColumns('Landline phone | Mobile phone', ['07400 123456 | '], [' | 07400 123456']),
  cut_part_not_sent: inMap('First name | ', 'First name | Last name', ['John | Smith']),
  cut_part_unlike: ['Oak House, 12 Oak Lane, Austin 78701', '12 Oak Lane, Austin, 78701'],
  town_in_street: ['14 Hallstile Bank, Hexham', '14 Hallstile Bank'],
  whole_address_as_street: ['12 Oak Lane, Austin, TX 78701', '12 Oak Lane'],
  whole_name_as_family: ['Ada Okafor', 'Okafor'],
  words_among_codes: inColumns('Account number | Last name', ['100042 | Okafor', 'See page 2 | '], ['100042 | Okafor']),
  total_differs: [
    cells('Account number | Balance', ['100042 | 10.00', 'Total | 25.00']),
    cells('Account number | Balance', ['100042 | 10.00', '100043 | 15.00', 'Total | 25.00']),
  ],
  words_in_postcode: ['78701 Austin', '78701'],
  year_of_two_digits: ['01/05/24', '01/05/2024'],
  yes_no_unreadable: ['perhaps', 'yes'],
} as const satisfies Partial<Record<OurCode | DoubtCode, BeforeAndAfter>>
