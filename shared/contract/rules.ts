/**
 * The rules about more than one value, as data. Each names where the interface says so; a catalogue has those whose level it has. Behind each kind
 * stands the issue that says it. Those that the interface states (`stated-rules.ts`) are errors, refused by the contract and the last look, at
 * the first field that would do; what may be filled is listed in Map as missing (`one of`, `needed`). All others are checked alone.
 */

import type { FieldKind, Limits } from './field.ts'

/** What says which kind an element is: a field, below this level, with one of these values. The level is its own, or one that it is in. */
export type KindCondition = { readonly level: string; readonly field: string; readonly values: readonly string[] }

/** Of an element that is of one of these kinds: each is told by all of its conditions. */
export type Kinds = readonly (readonly KindCondition[])[]

export type CheckRule =
  /** At least one of these must be there: `one_of_missing`. */
  | { readonly rule: 'one of'; readonly level: string; readonly fields: readonly string[] }
  /**
   * One of these has to be there: always, or where one of `beside` says something; and where it is said, only of these kinds. Values or lists;
   * those of a group are below its name: `one_of_missing`, at what it belongs to.
   */
  | {
      readonly rule: 'needed'
      readonly level: string
      readonly fields: readonly string[]
      readonly beside: readonly string[]
      readonly kinds?: Kinds
    }
  /** What a field takes, each of its values if there are several, where each kind has its own idea of it: `value_not_taken`. `documentedValues`: only these, if any. */
  | {
      readonly rule: 'taken with'
      readonly level: string
      readonly field: string
      readonly kinds: Kinds
      readonly kind: FieldKind
      readonly documentedValues: readonly string[]
      readonly limits: Limits
    }
  /** So many elements a list has, or values a list of values, where it is there; and where it is said, only of these kinds: `value_not_taken`. */
  | {
      readonly rule: 'counted'
      readonly level: string
      readonly field: string
      readonly least: number
      /** `null`: any number. */
      readonly most: number | null
      readonly kinds?: Kinds
    }
  /**
   * Hardly any is without it, although nothing says that it has to be there: `list_expected`. Without any of the `others` either, where there are some, an
   * account is nobody's and nowhere: `account_of_nobody`.
   */
  | { readonly rule: 'expected'; readonly level: string; readonly field: string; readonly others: readonly string[] }
  /** It has one of its names, although nothing says so; `others`: what else there may be of it, where it is said: `name_missing`. */
  | {
      readonly rule: 'named'
      readonly level: string
      readonly fields: readonly string[]
      readonly others: readonly string[]
    }
  /**
   * It makes sense only beside one of the others: `value_needs_other`, where it is stated `value_not_alone`, and where the service knows an
   * element again by the other `number_expected`.
   */
  | {
      readonly rule: 'together'
      readonly level: string
      readonly field: string
      readonly beside: readonly string[]
      /** The interface says so, and the contract refuses it otherwise: an error. Else it is plain sense: a warning. */
      readonly isStated?: boolean
      readonly isKnownByIt?: boolean
    }
  /** A day not longer ago than so many years; nor still to come, or only within `yearsAhead`: `date_long_ago`, `date_in_future`. */
  | {
      readonly rule: 'past'
      readonly level: string
      readonly field: string
      readonly years: number
      readonly yearsAhead?: number
    }
  /**
   * Two elements of one list that have all of these in common may be the same one, written in two ways: `elements_alike`. Where the service
   * knows an element again by them, it may take two for one: `number_again`.
   */
  | {
      readonly rule: 'alike'
      readonly level: string
      readonly fields: readonly string[]
      readonly isKnownByIt?: boolean
    }
  /** Two elements of different rows whose texts differ by a slip of the pen, or an initial, may be the same one: `elements_nearly_alike`. */
  | { readonly rule: 'nearly alike'; readonly level: string; readonly fields: readonly [string, string] }
  /** One day, or one moment, is not after the other: `dates_out_of_order`. */
  | { readonly rule: 'in order'; readonly level: string; readonly earlier: string; readonly later: string }
  /** The amounts of these lists add up to the total, where all of them are there. `parts` are paths below the element: list, field. `sum_differs` */
  | {
      readonly rule: 'adds up'
      readonly level: string
      readonly total: string
      readonly parts: readonly (readonly [list: string, field: string])[]
    }
  /** The periods of one list, both days included, don't overlap: `periods_overlap`. */
  | { readonly rule: 'apart'; readonly level: string; readonly from: string; readonly to: string }
  /** The interface shows a field or list of these kinds only: `value_not_shown_for_kind`. */
  | { readonly rule: 'shown with'; readonly level: string; readonly field: string; readonly kinds: Kinds }

const point = 'supply_addresses[].supply_points[]'

/**
 * What every transaction of the interface's examples has. Which of them are required is not shown: so only a warning. A column that
 * nobody chose, or an empty cell, would else put an amount onto an account without saying when, or which way.
 */
const partsOfTransactions = ['transactions[]', 'ledgers[].historical_billing_documents[].transactions[]'].flatMap(
  (level) =>
    (
      [
        ['amount', 'transaction_date'],
        ['amount', 'type'],
        ['transaction_date', 'amount'],
      ] as const
    ).map(([field, beside]): CheckRule => ({ rule: 'together', level, field, beside: [beside] })),
)

/** The request is shown with all of it, and none of it tells how somebody pays without the others. Whether it is taken so: not shown. */
const partsOfInstructions = (
  [
    ['vendor', 'reference'],
    ['reference', 'vendor'],
    ['reference', 'type'],
  ] as const
).map(
  ([field, beside]): CheckRule => ({
    rule: 'together',
    level: '',
    field: `payment_instruction.${field}`,
    beside: [`payment_instruction.${beside}`],
  }),
)

/** Source: service interface, Transaction: which fields are "shown on" which types. Whether others are taken: not shown. */
const shownOnTypes = Object.entries({
  display_note: ['CHARGE', 'CREDIT', 'SUPPLY_CHARGE'],
  note: ['CHARGE', 'CREDIT', 'PAYMENT', 'REPAYMENT'],
  reference: ['PAYMENT', 'REPAYMENT'],
  product_code: ['SUPPLY_CHARGE'],
  line_items: ['SUPPLY_CHARGE'],
  tax_items: ['SUPPLY_CHARGE'],
}).map(([field, values]): CheckRule => {
  const level = 'transactions[]'
  return { rule: 'shown with', level, field, kinds: [[{ level, field: 'type', values }]] }
})

export const interfaceRules: readonly CheckRule[] = [
  // Source: service interface, Note: "At least one of `body` or `document_paths` is required."
  { rule: 'one of', level: 'notes[]', fields: ['body', 'document_paths'] },
  // Source: service interface, Note: `unpin_at` "appears together with `is_pinned`".
  { rule: 'together', level: 'notes[]', field: 'unpin_at', beside: ['is_pinned'], isStated: true },
  ...shownOnTypes,
  // The rest is plain sense, so it is never more than a warning.
  // Rows are the same customer when their names are, so a slip in a name makes two customers; a couple may share one of these.
  { rule: 'alike', level: 'customers[]', fields: ['email', 'mobile'] },
  { rule: 'alike', level: 'supply_addresses[].supply_points[].agreements[]', fields: ['effective_from'] },
  { rule: 'past', level: 'customers[]', field: 'date_of_birth', years: 120 },
  { rule: 'past', level: 'ledgers[].historical_billing_documents[]', field: 'issued_date', years: 50 },
  { rule: 'past', level: 'ledgers[]', field: 'last_statement_closing_date', years: 50 },
  { rule: 'past', level: 'ledgers[]', field: 'last_statement_issue_date', years: 50 },
  ...partsOfTransactions,
  ...partsOfInstructions,
  // A number: every transaction of the examples has one, and by it the service tells whether one was added earlier. Whether it takes
  // one without: not shown. What a bill lists is part of its account, and is added once.
  { rule: 'together', level: 'transactions[]', field: 'amount', beside: ['transaction_id'], isKnownByIt: true },
  {
    rule: 'in order',
    level: point,
    earlier: 'supply_start_date',
    later: 'last_billed_to_date',
  },
  { rule: 'in order', level: 'ledgers[]', earlier: 'last_statement_closing_date', later: 'last_statement_issue_date' },
  { rule: 'in order', level: 'notes[]', earlier: 'created_at', later: 'unpin_at' },
  { rule: 'in order', level: 'statements[]', earlier: 'bill_period_from_date', later: 'bill_period_to_date' },
  { rule: 'in order', level: 'transactions[].line_items[]', earlier: 'start_date', later: 'end_date' },
  { rule: 'apart', level: 'statements[]', from: 'bill_period_from_date', to: 'bill_period_to_date' },
  {
    rule: 'adds up',
    level: 'transactions[]',
    total: 'amount',
    parts: [
      ['line_items', 'net_amount'],
      ['tax_items', 'amount'],
    ],
  },
]
