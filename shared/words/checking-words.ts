/** What is said about the values of an account. */
import { type CellFacts, inCell, quoted } from './cell-words.ts'
import { capitalised, decapitalised, listed, showAmount, showNumber } from './phrases.ts'
import { type Unfilled, unfilledWords } from './unfilled-words.ts'
import { upToService, word, wordOfAccounts } from './word.ts'

/** A field of an element, and the cell it came from where there is one. */
type FieldFacts = { readonly cell: CellFacts | null; readonly field: string; readonly element: string }

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
  readonly beside: string
  /** `null`: some column fills it, and is empty here. */
  readonly unfilled: Unfilled | null
}
const togetherWords = ({ cell, element, field, beside, unfilled }: BesideFacts): string => {
  const advice = unfilled === null ? `: fill in “${beside}”, or clear “${field}”.` : `. ${unfilledWords(unfilled)}`
  return sentence(cell, `${element} has “${field}” but not “${beside}”. They belong together${advice}`)
}

/** What gives the value that the service said something about. */
type RefusedFacts = {
  readonly cell: CellFacts | null
  readonly field: string | null
  readonly by: 'cell' | 'constant' | 'nothing' | 'connection'
  /** The service's own words; `null` where it had none. */
  readonly detail: string | null
  /** They say what is wrong, and not only that something is. */
  readonly isReason: boolean
}

const givenBy: Record<RefusedFacts['by'], string> = {
  cell: '',
  constant: ', which is the same for every account',
  nothing: ', which no column gives',
  connection: ' of your connection',
}
const whereToMend: Record<RefusedFacts['by'], string> = {
  cell: '',
  constant: ' Change it in Map.',
  nothing: ' Choose a column or a value for it in Map.',
  connection: ' Check it with the operator; capital letters count.',
}

export const checkingWords = {
  value_not_documented: upToService<UnusualFacts>(({ cell, field, value, documented, suggestion, isTried }) => {
    const known = listed(documented.map(quoted), 'and')
    const judge = isTried ? 'the dry run tells' : 'the service tells when it is sent'
    const advice =
      suggestion === undefined
        ? `It may be right: ${judge}.`
        : `Did you mean ${quoted(suggestion)}? If not, ${judge}${isTried ? ' whether it is accepted' : ''}.`
    return sentence(cell, `${quoted(value)} is unusual for “${field}”; known so far: ${known}. ${advice}`)
  }),
  value_not_taken: word<{
    readonly cell: CellFacts | null
    readonly field: string
    readonly value: string
    readonly detail: string
  }>('error', ({ cell, field, value, detail }) =>
    sentence(cell, `the service would not take ${quoted(value)} as “${field}”: ${detail}`),
  ),
  one_of_missing: word<FieldFacts & { labels: readonly string[]; unfilled: Unfilled | null }>(
    'error',
    ({ cell, element, labels, unfilled }) => {
      const advice =
        unfilled === null
          ? labels.length === 1
            ? 'Fill it in, or clear the rest.'
            : 'Fill in one of them, or clear the rest of it.'
          : unfilledWords(unfilled)
      return sentence(cell, `${element} needs ${listed(labels.map(quoted), 'or')}. ${advice}`)
    },
  ),
  list_expected: word<FieldFacts & { expected: string }>('warning', ({ cell, element, expected }) =>
    sentence(
      cell,
      `this ${decapitalised(element)} has no ${decapitalised(expected)}, and would be created without. If it is to have some, choose their columns in Map, or fill in their cells.`,
    ),
  ),
  name_missing: word<FieldFacts>('warning', ({ cell, element }) =>
    sentence(
      cell,
      `${element} has no name, and would be created without one. Choose the columns with the names in Map, or fill in the cells.`,
    ),
  ),
  value_needs_other: word<BesideFacts>('warning', togetherWords),
  value_not_alone: word<BesideFacts>('error', togetherWords),
  elements_alike: word<FieldFacts & { labels: readonly string[]; other: string }>(
    'warning',
    ({ cell, element, labels, other }) =>
      sentence(
        cell,
        `${element} has the same ${listed(labels.map(quoted), 'and')} as ${other}. If both are one and the same, write them alike in every row.`,
      ),
  ),
  element_twice: word<FieldFacts & { value: string; other: string }>(
    'error',
    ({ cell, element, field, value, other }) =>
      sentence(
        cell,
        `${element} has the same “${field}” as ${other}, ${quoted(value)}, and would be created a second time. If both are one, leave the column with the second out in Map, or write its address alike in every row; if not, correct the number.`,
      ),
  ),
  elements_nearly_alike: word<FieldFacts & { text: string; other: { name: string; text: string } }>(
    'warning',
    ({ cell, element, text, other }) =>
      sentence(
        cell,
        `${element}, ${quoted(text)}, is written almost like ${other.name}, ${quoted(other.text)}. If they are one person, write the name alike in every row, or two customers are created.`,
      ),
  ),
  too_many_to_compare: word<{
    cell: CellFacts | null
    thing: string
    label: string
    count: number
    mostBefore: number
  }>('warning', ({ cell, thing, label, count, mostBefore }) =>
    sentence(
      cell,
      `this account has ${showNumber(count)} ${decapitalised(label)}, and each was compared with the ${showNumber(mostBefore)} before it only. Is the account number of every ${thing} right? If it is, look yourself whether any is in twice.`,
    ),
  ),
  date_in_future: word<FieldFacts & { day: string }>('warning', ({ cell, field, day }) =>
    sentence(cell, `“${field}” is ${day}, which is still to come. Check the date.`),
  ),
  date_long_ago: word<FieldFacts & { day: string; years: number }>('warning', ({ cell, field, day, years }) =>
    sentence(cell, `“${field}” is ${day}, more than ${years} years ago. Check the date.`),
  ),
  dates_out_of_order: word<FieldFacts & { day: string; later: string; laterDay: string }>(
    'warning',
    ({ cell, field, day, later, laterDay }) =>
      sentence(cell, `“${field}” is ${day}, after “${later}”, which is ${laterDay}. Check both dates.`),
  ),
  periods_overlap: word<
    FieldFacts & { first: string; last: string; other: { name: string; first: string; last: string } }
  >('warning', ({ cell, element, first, last, other }) =>
    sentence(
      cell,
      `${element} is for ${first} to ${last}, and ${other.name} for ${other.first} to ${other.last}: they overlap. Check the days of both.`,
    ),
  ),
  sum_differs: word<FieldFacts & { labels: readonly string[]; stated: string; sum: string; difference: string }>(
    'warning',
    ({ cell, element, field, labels, stated, sum, difference }) =>
      sentence(
        cell,
        `${element} has ${showAmount(stated)} as “${field}”, but its ${listed(labels.map(quoted), 'and')} add up to ${showAmount(sum)}, a difference of ${showAmount(difference)}. Check which is right.`,
      ),
  ),
  value_not_shown_for_kind: word<FieldFacts & { kind: string; kinds: readonly string[] }>(
    'warning',
    ({ cell, element, field, kind, kinds }) =>
      sentence(
        cell,
        `${element} is a ${kind} and has “${field}”, which is known for ${listed(kinds.map(quoted), 'and')} only. Check the type, or clear “${field}”.`,
      ),
  ),
  thing_in_two_accounts: wordOfAccounts<DuplicateFacts>(
    ({ otherAccount }) => [otherAccount.number],
    'warning',
    ({ cell, element, value, otherAccount }) => {
      const place = otherAccount.cell === null ? '' : `, ${decapitalised(inCell(otherAccount.cell))}`
      const other = otherAccount.number === null ? 'another account' : `account ${quoted(otherAccount.number)}`
      return sentence(
        cell,
        `the ${element} ${quoted(value)} is in ${other} too${place}. Check which account it belongs to.`,
      )
    },
  ),
  service_refused_value: word<RefusedFacts>('error', ({ cell, field, by, detail, isReason }) => {
    const refused = `the service does not accept ${field === null ? 'this account' : `“${field}”`}${givenBy[by]}`
    // The service's words are never cut.
    const quoted = detail === null ? '' : `“${detail.trim()}”`
    if (isReason) return sentence(cell, `${refused}. It says: ${quoted}${whereToMend[by]}`)
    const why =
      quoted === '' ? ' and gives no reason.' : ` and does not say what is wrong with it. All it says is: ${quoted}`
    return sentence(
      cell,
      `${refused}${why}${whereToMend[by] || ' Ask the operator, and name the account number and the time.'}`,
    )
  }),
} as const

/** Begins with the cell, where one is known. */
const sentence = (cell: CellFacts | null, words: string): string =>
  cell === null ? capitalised(words) : `${inCell(cell)}: ${words}`
