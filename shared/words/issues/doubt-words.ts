/**
 * What is said about cells that can be read, and yet may not hold what somebody meant: at the cell, or once for the column. How serious
 * a doubt is, is the same in both.
 */
import { memberOf } from '../../basics/members.ts'
import type { Message } from '../../messages/message.ts'
import {
  amount,
  type CellFacts,
  dayOrMoment,
  figure,
  inCell,
  inColumn,
  listed,
  quoted,
  thing,
  type Value,
} from '../../messages/values.ts'
import type { IssueLevel } from '../../result.ts'
import { type WhyOpen, whyOpenMessage } from './open-address-words.ts'
import { type Wording, word } from './word.ts'

/** @param other  what says more: another value of the column, or how this one is read */
export type DoubtFacts = CellFacts & {
  readonly value: string
  readonly other: string
  /** The label of the field that `other` goes to, a part of the value. */
  readonly field?: string
  /** Whether values for all of the row are suggested. */
  readonly hasMend?: boolean
  /** Whether the value may mean the one of the row above. */
  readonly mayBeAbove?: boolean
  /** A blank one is the other one. */
  readonly isDecided?: boolean
  /** Labels of fields for which values are there, and no column. */
  readonly lacking?: readonly string[]
  /** Why an address does not take the one that it points to, though a person has said that it is that one. */
  readonly because?: WhyOpen | null
}

/** Of all the doubtful cells of a column, with the first of them as the example. */
export type ColumnDoubtFacts = DoubtFacts & { readonly count: number; readonly filledCount: number }

/** `more`: what only this doubt says. */
type Doubt<More, Said extends SaidOf = SaidOf> = {
  readonly level: IssueLevel
  readonly said: Said
  readonly more: (facts: DoubtFacts) => More
}
type SaidOf = 'cells' | 'column' | 'either'

const doubtOf =
  <Said extends SaidOf>(said: Said) =>
  <More = object>(
    level: IssueLevel,
    more: (facts: DoubtFacts) => More = (() => ({})) as () => More,
  ): Doubt<More, Said> => ({ level, said, more })

/** It is said at its cells, or once for the column where most of its cells are so. */
const doubt = doubtOf('either')
/**
 * Each cell or row is mended in its own way: it is said at each, however many there are, and all are mended at once in the list of
 * problems.
 */
const atEachCell = doubtOf('cells')
/** A fact about a column or its file, however few cells show it. */
const ofColumnOnly = doubtOf('column')

const withText = ({ other }: DoubtFacts) => ({ other: quoted(other) })
/** The place of a column, the code of a country, or how a value is read. */
const asItIs = ({ other }: DoubtFacts) => ({ other })
/** As it is read, and not as it is written in the cell, or sent. */
const withDay = ({ other }: DoubtFacts) => ({ other: dayOrMoment(other) })
const withFigure = ({ other }: DoubtFacts) => ({ other: figure(other) })
const withAmount = ({ other }: DoubtFacts) => ({ other: amount(other) })

/** What the application takes the sign of an amount for. */
const withSide = ({ other }: DoubtFacts): { other: Message } => ({
  other: other.startsWith('-')
    ? { key: 'amount_in_credit', facts: { amount: amount(other.slice(1)) } }
    : { key: 'amount_to_pay', facts: { amount: amount(other) } },
})

/** Where rows and columns may not be what they seem: slipped, merged, struck out, or of another table. */
const ofRows = {
  heading_among_values: doubt('warning'),
  row_beyond_headings: atEachCell('warning'),
  row_slipped_right: atEachCell('warning', asItIs),
  row_slipped_left: atEachCell('warning', asItIs),
  cells_slipped_right: atEachCell('warning', asItIs),
  cells_slipped_left: atEachCell('warning', asItIs),
  row_of_more_values: atEachCell('warning', ({ other }) => ({ more: Number(other) })),
  second_table_beside: ofColumnOnly('warning', asItIs),
  second_table_unread: ofColumnOnly('warning', asItIs),
  ditto_mark: doubt('warning'),
  value_of_merged_cell: ofColumnOnly('info'),
  merged_across_columns: doubt('warning'),
  value_struck_out: atEachCell('warning'),
} as const

/** Numbers, amounts and codes that may have lost or gained something on their way here. */
const ofNumbers = {
  leading_zeros_lost: doubt('warning', withText),
  postcode_zeros_lost: doubt('warning', asItIs),
  numbers_of_other_length: ofColumnOnly('info', withText),
  last_digit_unfit: doubt('warning'),
  phone_zero_added: ofColumnOnly('info', asItIs),
  phone_zero_lost: atEachCell('warning', asItIs),
  landline_as_mobile: ofColumnOnly('warning'),
  mobile_as_landline: ofColumnOnly('info'),
  digits_lost: doubt('warning', withText),
  long_numbers_shown_short: ofColumnOnly('info', withText),
  number_held_as_text: doubt('info', withFigure),
  amount_of_three_decimals: atEachCell('warning', withText),
  amount_shown_rounded: atEachCell('warning', asItIs),
  amount_in_minor_unit: ofColumnOnly('warning', withAmount),
  total_differs: ofColumnOnly('warning', withAmount),
  sign_against_word: doubt('warning', withSide),
  side_beside_unused: atEachCell('warning', withSide),
  letter_beside_unused: atEachCell('warning', withSide),
  percentage_as_number: doubt('warning', asItIs),
  number_among_texts: doubt('info'),
  words_among_codes: doubt('warning', ({ other }) => ({ other: other === '' ? null : quoted(other) })),
  label_before_code: doubt('warning', withText),
  label_sent_with_code: doubt('warning', withText),
  digits_apart: doubt('warning', withText),
  decimal_end_of_code: atEachCell('warning', withText),
  several_codes: doubt('warning'),
  code_spelled_otherwise: atEachCell('warning', withText),
  code_of_other_form: atEachCell('warning', withText),
  currency_differs: atEachCell('warning', withText),
} as const

/** Dates that may be other days, or none. */
const ofDates = {
  dates_from_1904: ofColumnOnly('info'),
  year_of_two_digits: doubt('warning', withDay),
  date_orders_mixed: ofColumnOnly('warning', withText),
  day_and_month_swapped: atEachCell('warning', withText),
  day_begun_in_evening: atEachCell('warning', asItIs),
  date_held_as_text: doubt('warning', withDay),
  text_became_date: doubt('warning'),
} as const

/** What a sign is called that nobody sees. */
const unseenSigns = {
  nonBreaking: { key: 'sign_non_breaking', facts: {} },
  widthless: { key: 'sign_without_width', facts: {} },
  control: { key: 'sign_of_control', facts: {} },
} as const satisfies Record<string, Message>

export type UnseenSign = keyof typeof unseenSigns

/** Texts, addresses and names that hold more, less or something else than they should. */
const ofTexts = {
  spaces_around: doubt('info'),
  text_cut_off: doubt('warning'),
  invisible_characters: doubt('warning', ({ other }): { other: Message } => ({
    other: memberOf(unseenSigns, other) ?? unseenSigns.control,
  })),
  // It has its own quotation marks.
  quotes_around: atEachCell('warning', ({ value, other }) => ({ shown: value, other })),
  text_garbled: atEachCell('warning', ({ other }) => ({ other: quoted(other), isLost: other === '?' })),
  text_of_program: doubt('warning', withText),
  placeholder_as_value: doubt('warning'),
  value_of_many: ofColumnOnly('warning'),
  cut_part_unlike: atEachCell('warning', ({ other, field = '' }) => ({ other: quoted(other), field: thing(field) })),
  cut_part_not_sent: ofColumnOnly('warning', withText),
  whole_address_as_street: doubt('warning'),
  town_in_street: doubt('warning'),
  // No address, and none that was meant.
  address_elsewhere: atEachCell('error', ({ mayBeAbove, isDecided, because = null, lacking = [] }) => ({
    mayBeAbove: mayBeAbove === true,
    isDecided: isDecided === true,
    because: because === null ? null : whyOpenMessage(because),
    lacking: lacking.length === 0 ? null : listed(lacking.map(thing)),
  })),
  country_in_postcode: atEachCell('warning', withText),
  postcode_in_small_letters: atEachCell('warning', withText),
  postcode_sign_mistaken: atEachCell('warning', withText),
  mark_beside_value: atEachCell('warning', withText),
  words_in_postcode: doubt('warning'),
  name_with_remark: doubt('warning', withText),
  name_of_trial: doubt('warning'),
  title_or_name: doubt('warning', withText),
  name_unlike_others: atEachCell('warning', withText),
  people_in_name: doubt('warning'),
  people_in_title: doubt('warning', withText),
  whole_name_as_family: doubt('warning'),
} as const

const doubts = { ...ofRows, ...ofNumbers, ...ofDates, ...ofTexts }

export type DoubtCode = keyof typeof doubts

type SaidAs<Said extends SaidOf> = {
  [C in DoubtCode]: (typeof doubts)[C] extends Doubt<unknown, Said> ? C : never
}[DoubtCode]
export type DoubtOfCells = SaidAs<'cells' | 'either'>
export type DoubtOfColumns = SaidAs<'column' | 'either'>
export const saidOf = (code: DoubtCode): SaidOf => doubts[code].said
const isOfCells = (code: DoubtCode): code is DoubtOfCells => saidOf(code) !== 'column'
const isOfColumns = (code: DoubtCode): code is DoubtOfColumns => saidOf(code) !== 'cells'

/** What is said of a whole column has a code of its own: it is one statement, however many cells it is about. */
export type ColumnDoubtCode = `${DoubtOfColumns}_in_column`
export const inColumnCode = (code: DoubtOfColumns): ColumnDoubtCode => `${code}_in_column`

const atCell = (facts: DoubtFacts) => ({
  ...{ cell: inCell(facts), value: quoted(facts.value), hasMend: facts.hasMend === true },
})

const ofColumn = (facts: ColumnDoubtFacts) => ({
  ...{ column: columnOf(facts), value: quoted(facts.value), row: facts.row, share: shareOf(facts) },
})

function columnOf(facts: ColumnDoubtFacts): Value {
  const column = inColumn(facts)
  return facts.sheet === undefined
    ? column
    : { key: 'in_column_of_sheet', facts: { sheet: quoted(facts.sheet), column } }
}

/** "80 of its 100 values", "all of its 100 values". */
const shareOf = ({ count, filledCount }: ColumnDoubtFacts): Message => ({
  key: 'share_of_values',
  facts: { count, filledCount, isAll: count === filledCount },
})

type MoreOf<C extends DoubtCode> = ReturnType<(typeof doubts)[C]['more']>

type DoubtWords = {
  readonly [C in DoubtOfCells]: Wording<DoubtFacts, ReturnType<typeof atCell> & MoreOf<C>>
} & {
  readonly [C in DoubtOfColumns as `${C}_in_column`]: Wording<ColumnDoubtFacts, ReturnType<typeof ofColumn> & MoreOf<C>>
}

const entries = Object.entries(doubts) as [DoubtCode, Doubt<Readonly<Record<string, Value>>>][]

export const doubtWords = Object.fromEntries<Wording<never>>([
  ...entries
    .filter(([code]) => isOfCells(code))
    .map(([code, { level, more }]): [string, Wording<never>] => [
      code,
      word(level, (facts: DoubtFacts) => ({ ...atCell(facts), ...more(facts) })),
    ]),
  ...entries
    .filter(([code]) => isOfColumns(code))
    .map(([code, { level, more }]): [string, Wording<never>] => [
      `${code}_in_column`,
      word(level, (facts: ColumnDoubtFacts) => ({ ...ofColumn(facts), ...more(facts) })),
    ]),
]) as unknown as DoubtWords

/** What is said of values that were damaged before they came here, although it is said where they are read. */
const damageWhenRead = ['formula_failed', 'identifier_damaged', 'identifier_became_date', 'date_is_bare_number']
const ofShape: ReadonlySet<string> = new Set(['sheet_sideways', 'table_read_apart', 'table_left_out'])
const openWhenRead = ['date_order_open', 'decimal_mark_open', 'time_zone_open']

const aboutTheSheet: ReadonlySet<string> = new Set([
  ...Object.keys(doubtWords),
  ...damageWhenRead,
  ...openWhenRead,
  ...ofShape,
])

/** Whether an issue is about how the sheet was kept, rather than about what somebody meant by it. */
export const isAboutTheSheet = (code: string): boolean => aboutTheSheet.has(code)

/** Whether it says that rows are read otherwise than they look: accounts may be missing although nothing is wrong with the others. */
export const isOfShape = (code: string): boolean => ofShape.has(code)
