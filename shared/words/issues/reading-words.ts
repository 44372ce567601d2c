/** What stands in the places of the messages about a cell whose value can’t be read, or is unusual (`messages/en/cells.ts`). */
import { tradesAs } from '../../mapping/read/cut/name-remarks.ts'
import type { ReadProblem, ReadRemark } from '../../mapping/read/read-outcome.ts'
import { inCell, quoted } from '../../messages/values.ts'
import type { ValueFacts } from './word.ts'
import { upToService, word } from './word.ts'

const about = ({ field: _, value, ...cell }: ValueFacts) => ({ cell: inCell(cell), value: quoted(value) })
const error = word('error', about)
const warning = word('warning', about)

export const readingWords = {
  formula_failed: word('error', (facts: ValueFacts) => ({
    ...about(facts),
    // Without a result the formula itself is all there is to show.
    isFormula: facts.value.startsWith('='),
  })),
  identifier_damaged: error,
  account_number_placeholder: error,
  email_unreadable: error,
  email_of_several: error,
  phone_unreadable: error,
  phone_country_missing: error,
  phone_of_several: error,
  date_unreadable: error,
  date_is_bare_number: error,
  datetime_unreadable: error,
  datetime_skipped: error,
  decimal_unreadable: error,
  balance_side_open: error,
  number_unreadable: error,
  number_with_side: error,
  integer_unreadable: error,
  yes_no_unreadable: error,
  path_unreadable: error,
  json_unreadable: error,
  split_too_few: error,
  address_not_cut: error,
  name_of_several: error,
  phone_unusual: upToService(about),
  phone_plus_added: warning,
  address_town_unsure: warning,
  phone_extension_left_out: warning,
  identifier_became_date: warning,
  datetime_twice: warning,
  name_one_word: warning,
  name_of_company: warning,
  name_left_whole: word('warning', (facts: ValueFacts) => ({ ...about(facts), isBusiness: tradesAs(facts.value) })),
  name_without_first: warning,
  name_note_left_out: warning,
  name_capitals_first: warning,
  name_capitals_behind: warning,
  name_initial_behind: warning,
  country_unusual: upToService(about),
} as const satisfies Record<ReadProblem | ReadRemark, unknown>
