/** The summary of the results as a table: for a sheet of its own, and for paper. Pure. */

import { countIn, filterName } from '../../../shared/account-status.ts'
import type { ResultsSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import {
  accountsInWords,
  balancesLackingWords,
  changedWords,
  leftOutWords,
  resultLines,
} from '../../../shared/words/results-words.ts'
import { amount, count, type Table, tableOf, text } from '../../workbook/writing/write-results.ts'

/** @param about  what the results are of, and when: each a line above the counts */
export function summaryTable(
  { counts, balances, reasons, leftOut, changed }: ResultsSummary,
  about: readonly (readonly [string, string])[],
): Table {
  const rest = changed.count - changed.first.length
  const all: readonly Line[] = [
    ...about.map(([what, which]) => ({ what, which })),
    { what: say('all_accounts_line'), accounts: countIn(counts, 'all') },
    ...resultLines(counts).flatMap(({ filter, name, count: accounts }) => [
      { what: name, accounts },
      ...reasons
        .filter(({ of }) => of === filter)
        .map(({ words, count: having, first }) => ({
          what: say('reason_line', { reason: words }),
          ...{ accounts: having, which: accountsInWords(first, having) },
        })),
    ]),
    ...balances.map((one) => ({
      what: say('balances_sent_of', { status: say(filterName(one.of)) }),
      accounts: one.accounts,
      ...{ owed: Number(one.owed), credit: Number(one.credit), together: Number(one.together) },
      which: balancesLackingWords(one),
    })),
    ...leftOut.map((one) => ({
      what: say('left_out_of_all'),
      which: say('column_line', { column: leftOutWords(one) }),
    })),
    ...changed.first.map((one) => ({ what: say('changed_by_hand'), which: changedWords(one) })),
    ...(rest > 0 ? [{ what: say('changed_by_hand'), which: say('more_values', { count: rest }) }] : []),
  ]
  return tableOf(say('summary_sheet'), all, [
    text(say('table_what'), ({ what }) => what),
    count(say('accounts'), ({ accounts }) => accounts),
    ...(balances.length === 0
      ? []
      : [
          amount<Line>(say('balances_owed'), ({ owed }) => owed),
          amount<Line>(say('balances_in_credit'), ({ credit }) => credit),
          amount<Line>(say('amounts_together'), ({ together }) => together),
        ]),
    text(say('table_which'), ({ which }) => which || null),
  ])
}

type Line = { readonly what: string; readonly accounts?: number; readonly which?: string } & {
  readonly owed?: number
  readonly credit?: number
  readonly together?: number
}
