/** What stands in the places of the messages about the values of an account (`messages/en/cells.ts`). */
import type { Message } from '../../messages/message.ts'
import { message } from '../../messages/say.ts'
import {
  amount,
  type CellFacts,
  dayOrMoment,
  inCell,
  inRow,
  label,
  listed,
  quoted,
  thing,
  type Value,
  type Written,
} from '../../messages/values.ts'
import { type Unfilled, unfilledMessage } from '../unfilled-words.ts'
import { lack, ofSeveral, upToService, word, wordOfAccounts } from './word.ts'

/** A field of an element, and the cell it came from where there is one. */
type FieldFacts = { readonly cell: CellFacts | null; readonly field: string; readonly element: Value }

type UnusualFacts = {
  readonly cell: CellFacts | null
  readonly field: string
  readonly value: string
  readonly documented: readonly string[]
  readonly suggestion: string | undefined
  /** Whether it can be tried before it is sent. */
  readonly isTried: boolean
}

type DuplicateFacts = {
  readonly cell: CellFacts | null
  readonly element: string
  readonly value: string
  readonly otherAccount: { readonly number: string | null; readonly cell: CellFacts | null }
}

type BesideFacts = FieldFacts & {
  /** One of these is enough. */
  readonly beside: readonly string[]
  /** `null`: some column fills it, and is empty here. */
  readonly unfilled: Unfilled | null
}

/** What gives the value that the service said something about. */
type RefusedFacts = {
  readonly cell: CellFacts | null
  /** `null`: it is about the whole account. */
  readonly field: Value
  /** `row`: which of its cells is not known. */
  readonly by: 'cell' | 'row' | 'constant' | 'nothing' | 'connection'
  /** The service's own words; `null` where it had none. */
  readonly detail: string | null
  /** They say what is wrong, and not only that something is. */
  readonly isReason: boolean
  /** The number of the account. */
  readonly account: string | null
}

const place = (cell: CellFacts | null): Written | null => cell && inCell(cell)
const labels = (words: readonly string[], joint: 'and' | 'or'): Written =>
  listed(
    words.map((one) => message('quoted', { text: label(one) })),
    joint,
  )
const about = ({ cell, field, element }: FieldFacts) => ({ cell: place(cell), field: label(field), element })
const unfilledValue = (unfilled: Unfilled | null): Value => unfilled && unfilledMessage(unfilled)

const together = (facts: BesideFacts) => ({
  ...about(facts),
  beside: labels(facts.beside, 'or'),
  count: facts.beside.length,
  unfilled: unfilledValue(facts.unfilled),
})

const ofOther = ({ value, other, ...facts }: FieldFacts & { readonly value: string; readonly other: Value }) => ({
  ...about(facts),
  ...{ value: quoted(value), other },
})

export const checkingWords = {
  value_not_documented: upToService(({ cell, field, value, documented, suggestion, isTried }: UnusualFacts) => ({
    ...{ cell: place(cell), field: label(field), value: quoted(value), isTried },
    known: listed(documented.map(quoted)),
    suggestion: suggestion === undefined ? null : quoted(suggestion),
  })),
  value_not_taken: word(
    'error',
    (facts: Pick<UnusualFacts, 'cell' | 'field'> & { readonly value: string | Message; readonly detail: Value }) => ({
      ...{ cell: place(facts.cell), field: label(facts.field), detail: facts.detail },
      value: typeof facts.value === 'string' ? quoted(facts.value) : facts.value,
    }),
  ),
  one_of_missing: lack(
    'error',
    ({
      labels: fields,
      unfilled,
      ...facts
    }: FieldFacts & { labels: readonly string[]; unfilled: Unfilled | null }) => ({
      ...about(facts),
      ...{ fields: labels(fields, 'or'), count: fields.length, unfilled: unfilledValue(unfilled) },
    }),
  ),
  list_expected: lack('warning', (facts: FieldFacts & { expected: string; listOf: string }) => ({
    ...about(facts),
    ...{ expected: thing(facts.expected), element: thing(facts.listOf) },
  })),
  account_of_nobody: lack('error', about),
  name_missing: lack('warning', about),
  value_needs_other: lack('warning', together),
  value_not_alone: lack('error', together),
  number_expected: lack('warning', together),
  elements_alike: word(
    'warning',
    ({ labels: fields, other, ...facts }: FieldFacts & { labels: readonly string[]; other: Value }) => ({
      ...about(facts),
      ...{ fields: labels(fields, 'and'), other },
    }),
  ),
  element_twice: word('error', ofOther),
  number_again: word('warning', ofOther),
  elements_nearly_alike: word(
    'warning',
    ({ text, other, ...facts }: FieldFacts & { text: string; other: { name: Value; text: string } }) => ({
      ...about(facts),
      ...{ text: quoted(text), other: other.name, otherText: quoted(other.text) },
    }),
  ),
  too_many_to_compare: word(
    'warning',
    (facts: { cell: CellFacts | null; thing: string; label: string; count: number; mostBefore: number }) => ({
      ...{ cell: place(facts.cell), thing: thing(facts.thing), things: thing(facts.label) },
      ...{ count: facts.count, mostBefore: facts.mostBefore },
    }),
  ),
  date_in_future: word('warning', ({ day: on, ...facts }: FieldFacts & { day: string }) => ({
    ...about(facts),
    day: dayOrMoment(on),
  })),
  date_long_ago: word('warning', ({ day: on, years, ...facts }: FieldFacts & { day: string; years: number }) => ({
    ...about(facts),
    ...{ day: dayOrMoment(on), years },
  })),
  dates_out_of_order: word(
    'warning',
    ({ day: on, later, laterDay, ...facts }: FieldFacts & { day: string; later: string; laterDay: string }) => ({
      ...about(facts),
      ...{ day: dayOrMoment(on), later: label(later), laterDay: dayOrMoment(laterDay) },
    }),
  ),
  periods_overlap: word(
    'warning',
    ({
      first,
      last,
      other,
      ...facts
    }: FieldFacts & { first: string; last: string; other: { name: Value; first: string; last: string } }) => ({
      ...about(facts),
      ...{ first: dayOrMoment(first), last: dayOrMoment(last) },
      ...{ other: other.name, otherFirst: dayOrMoment(other.first), otherLast: dayOrMoment(other.last) },
    }),
  ),
  sum_differs: word(
    'warning',
    ({
      labels: parts,
      stated,
      sum,
      difference,
      ...facts
    }: FieldFacts & { labels: readonly string[]; stated: string; sum: string; difference: string }) => ({
      ...about(facts),
      ...{ stated: amount(stated), parts: labels(parts, 'and'), sum: amount(sum), difference: amount(difference) },
    }),
  ),
  value_not_shown_for_kind: word(
    'warning',
    ({ kind, kinds, ...facts }: FieldFacts & { kind: string; kinds: readonly string[] }) => ({
      ...about(facts),
      ...{ kind, kinds: listed(kinds.map(quoted)) },
    }),
  ),
  thing_in_two_accounts: ofSeveral(
    wordOfAccounts(
      ({ otherAccount }: DuplicateFacts) => [otherAccount.number],
      'warning',
      ({ cell, element, value, otherAccount }) => ({
        ...{ cell: place(cell), thing: thing(element), value: quoted(value) },
        otherAccount: otherAccount.number === null ? null : quoted(otherAccount.number),
        otherCell: place(otherAccount.cell),
      }),
    ),
  ),
  service_refused_value: wordOfAccounts(
    ({ account, detail }: RefusedFacts) => (account !== null && detail?.includes(account) ? [account] : []),
    'error',
    ({ cell, field, by, detail, isReason }) => ({
      ...{ cell: by === 'row' ? cell && inRow(cell) : place(cell), field, by, isReason },
      // The service's words are never cut.
      detail: detail === null ? null : detail.trim(),
    }),
  ),
} as const
