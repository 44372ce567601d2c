/** The summary of the results as a table: for a sheet of its own, and for paper. Pure. */

import { countIn } from '../../../shared/account-status.ts'
import type { ResultsSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { accountsInWords, emptiedWords, leftOutWords, resultLines } from '../../../shared/words/results-words.ts'
import type { Table } from '../../workbook/writing/write-results.ts'

/** @param about  what the results are of, and when: each a line above the counts */
export function summaryTable(
  { counts, reasons, leftOut, emptied }: ResultsSummary,
  about: readonly (readonly [string, string])[],
): Table {
  const lines = resultLines(counts).flatMap(({ filter, name, count }) => [
    [name, count, null],
    ...reasons
      .filter(({ of }) => of === filter)
      .map(({ words, count: having, first }) => [
        say('reason_line', { reason: words }),
        having,
        accountsInWords(first, having) || null,
      ]),
  ])
  const columns = leftOut.map((one) => [
    say('left_out_of_every_account'),
    null,
    say('column_line', { column: leftOutWords(one) }),
  ])
  const rest = emptied.count - emptied.first.length
  const cells = [
    ...emptied.first.map((one) => [say('emptied_by_hand'), null, emptiedWords(one)]),
    ...(rest > 0 ? [[say('emptied_by_hand'), null, say('more_values', { count: rest })]] : []),
  ]
  return {
    name: say('summary_sheet'),
    columns: [
      { heading: say('table_what'), holds: 'text' },
      { heading: say('table_accounts'), holds: 'count' },
      { heading: say('table_which'), holds: 'text' },
    ],
    rows: [
      ...about.map(([what, said]) => [what, null, said]),
      [say('all_accounts_line'), countIn(counts, 'all'), null],
      ...lines,
      ...columns,
      ...cells,
    ],
  }
}
