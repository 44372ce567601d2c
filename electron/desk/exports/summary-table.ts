/** The summary of the results as a table: for a sheet of its own, and for paper. Pure. */

import { countIn } from '../../../shared/account-status.ts'
import type { ResultsSummary } from '../../../shared/ipc.ts'
import { showNumber } from '../../../shared/words/phrases.ts'
import { accountsInWords, emptiedWords, leftOutWords, resultLines } from '../../../shared/words/results-words.ts'
import type { Table } from '../../workbook/write-results.ts'

/** @param about  what the results are of, and when: each a line above the counts */
export function summaryTable(
  { counts, reasons, leftOut, emptied }: ResultsSummary,
  about: readonly (readonly [string, string])[],
): Table {
  const lines = resultLines(counts).flatMap(({ filter, name, count }) => [
    [name, count, null],
    ...reasons
      .filter(({ of }) => of === filter)
      .map(({ words, count: having, first }) => [`– ${words}`, having, accountsInWords(first, having) || null]),
  ])
  const columns = leftOut.map((one) => ['Left out of every account', null, `Column ${leftOutWords(one)}`])
  const rest = emptied.count - emptied.first.length
  const cells = [
    ...emptied.first.map((one) => ['Emptied by hand', null, emptiedWords(one)]),
    ...(rest > 0 ? [['Emptied by hand', null, `${showNumber(rest)} more values`]] : []),
  ]
  return {
    name: 'Summary',
    columns: [
      { heading: 'What', holds: 'text' },
      { heading: 'Accounts', holds: 'count' },
      { heading: 'Which', holds: 'text' },
    ],
    rows: [
      ...about.map(([what, said]) => [what, null, said]),
      ['All accounts', countIn(counts, 'all'), null],
      ...lines,
      ...columns,
      ...cells,
    ],
  }
}
