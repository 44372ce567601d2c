import { describe, expect, test } from 'vitest'
import { finish } from '../../../shared/basics/cooperative-task.ts'
import { additionsCatalogue } from '../../../shared/catalogue/additions-catalogue.ts'
import { planAssembly } from '../../../shared/mapping/plan/plan-assembly.ts'
import { assemblyInput } from '../../support/rows/assemble-rows.ts'
import { inWords } from '../../support/words/in-words.ts'

const type = 'transactions[].type'

/** @param rows  amount and type of each; `ofAll`: the type is the same for all */
function planned(rows: readonly (readonly [string, string])[], ofAll?: string) {
  const input = assemblyInput(
    {
      Sheet: [
        ['external_account_number', 'transactions[].amount', ofAll === undefined ? type : ''],
        ...rows.map(([amount, of], index) => [`A-${index}`, amount, of]),
      ],
    },
    { catalogue: additionsCatalogue },
  )
  const constants = ofAll === undefined ? [] : [{ target: type, value: ofAll }]
  return finish(planAssembly({ ...input, mapping: { ...input.mapping, constants } })).issues.map(inWords)
}

describe('amounts above and below zero that are all of one type', () => {
  const asked = expect.objectContaining({
    message: expect.stringMatching(/^Column B .* such as “−?-?45\.20” in row 3, and all are sent as “PAYMENT”\./),
    where: { cell: { sheet: 'Sheet', row: 1, column: 2 } },
  })

  test('are told once at their column, where one value gives the type or a column with one', () => {
    const amounts = ['60.00', '-45.20', '-47', '0'] as const
    expect(
      planned(
        amounts.map((amount) => [amount, '']),
        'PAYMENT',
      ),
    ).toEqual([asked])
    expect(planned(amounts.map((amount) => [amount, 'Payment']))).toEqual([asked])
  })

  test.each([
    [
      'the type differs',
      [
        ['60.00', 'PAYMENT'],
        ['-45.20', 'REPAYMENT'],
      ],
      undefined,
    ],
    [
      'all have one sign',
      [
        ['-60.00', ''],
        ['-45.20', ''],
      ],
      'PAYMENT',
    ],
    [
      'nothing says the type, which is told at each',
      [
        ['60.00', ''],
        ['-45.20', ''],
      ],
      undefined,
    ],
  ] as const)('are not where %s', (_case, rows, ofAll) => {
    expect(planned(rows, ofAll)).toEqual([])
  })
})
