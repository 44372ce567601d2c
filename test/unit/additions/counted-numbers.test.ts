import { describe, expect, test } from 'vitest'
import { finish } from '../../../shared/basics/cooperative-task.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { planAssembly } from '../../../shared/mapping/plan/plan-assembly.ts'
import { assemblyInput } from '../../support/rows/assemble-rows.ts'
import { inWords } from '../../support/words/in-words.ts'

const number = 'transactions[].transaction_id'
const planned = (numbers: readonly string[], isOfRows = false) => {
  const input = assemblyInput(
    {
      Sheet: [
        ['external_account_number', isOfRows ? '' : number, 'transactions[].amount'],
        ...numbers.map((one, index) => [`A-${index % 2}`, one, '10.00']),
      ],
    },
    { catalogue: additionsCatalogue },
  )
  const facts = [{ fact: 'rowNumber' as const, target: number }]
  const sheets = input.mapping.sheets.map((sheet) => (isOfRows ? { ...sheet, facts } : sheet))
  return finish(planAssembly({ ...input, mapping: { ...input.mapping, sheets } })).issues.map(inWords)
}

describe('transactions that are counted in their list', () => {
  test('are told once at their column, as the next list has these numbers again', () => {
    expect(planned(['1', '2', '', '3'])).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^Column B .* gives the transactions their numbers: 1, 2 and so on\./),
        where: { cell: { sheet: 'Sheet', row: 1, column: 2 } },
      }),
    ])
  })

  test.each([
    ['may begin anew in each account', ['1', '1', '2', '2', '3'], 1],
    ['do not where one of them begins otherwise', ['1', '7', '2', '8', '3'], 0],
  ])('%s', (_case, numbers, count) => {
    expect(planned(numbers)).toHaveLength(count)
  })

  test('may be counted by the row they stand in', () => {
    expect(planned(['', '', ''], true)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^The row number gives the transactions their numbers: 2, 3 and so on\./),
        where: { path: number, target: number },
      }),
    ])
  })

  test.each([
    ['are of a count that goes on from list to list', ['100231', '100232', '100233']],
    ['are not in order', ['3', '1', '2']],
    ['are no numbers alone', ['P-1', 'P-2', 'P-3']],
    ['are too few to tell', ['1', '2']],
  ])('are not meant where they %s', (_case, numbers) => {
    expect(planned(numbers)).toEqual([])
  })
})
