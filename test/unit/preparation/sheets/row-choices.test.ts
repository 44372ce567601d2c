import { expect, test } from 'vitest'
import { ProblemIndex } from '../../../../electron/preparation/problems/problem-index.ts'
import { RowChoices } from '../../../../electron/preparation/views/row-choices.ts'
import type { ShownSheet } from '../../../../electron/preparation/views/sheet-rows.ts'
import { issue } from '../../../../shared/issue-words.ts'
import type { Workbook } from '../../../../shared/sheet/sheet.ts'

const sheet = { name: 'May' }

/** With a problem in each row; of the rest no choice of problems asks. */
function shown(): ShownSheet {
  const problems = new ProblemIndex({ sheets: [sheet] } as unknown as Workbook)
  const inRow = (row: number) => ({
    ...issue('account_gone', {}),
    where: { cell: { sheet: sheet.name, row, column: 1 } },
  })
  problems.putOfNone([1, 2, 3].map(inRow))
  return { sheet, problems } as unknown as ShownSheet
}

test('rows with problems are chosen once, not for every page', () => {
  const choices = new RowChoices()
  const rows = choices.rowsOf(shown(), { filter: 'rowsWithProblems' }, 1)
  expect(rows).toEqual([0, 1, 2])
  expect(choices.rowsOf(shown(), { filter: 'rowsWithProblems' }, 1)).toBe(rows)
  expect(choices.rowsOf(shown(), { filter: 'rowsWithProblems' }, 2)).not.toBe(rows)
})
