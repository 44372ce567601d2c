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

const told = (value: RegExp, rest: RegExp) => [
  expect.objectContaining({
    message: expect.stringMatching(new RegExp(`^Column B .* such as “−?-?${value.source}.*${rest.source}`)),
    where: { cell: { sheet: 'Sheet', row: 1, column: 2 } },
  }),
]

describe('amounts below zero', () => {
  const mixed = told(/45\.20” in row 3/, /as “PAYMENT”\..*another type/)

  test('are told once at their column, where one value gives the type or a column with one', () => {
    const amounts = ['60.00', '-45.20', '-47', '0'] as const
    expect(
      planned(
        amounts.map((amount) => [amount, '']),
        'PAYMENT',
      ),
    ).toEqual(mixed)
    expect(planned(amounts.map((amount) => [amount, 'Payment']))).toEqual(mixed)
  })

  test('are told of the type that has both signs, before others that have one', () => {
    const rows = [
      ['-9.00', 'CREDIT'],
      ['60.00', 'PAYMENT'],
      ['-45.20', 'PAYMENT'],
    ] as const
    expect(planned(rows)).toEqual(told(/45\.20” in row 4/, /as “PAYMENT”\..*another type/))
  })

  test('are told also where all of a type are: nobody has said what the minus means', () => {
    const rows = [
      ['60.00', 'CHARGE'],
      ['-45.20', 'PAYMENT'],
      ['-9.00', 'CREDIT'],
    ] as const
    expect(planned(rows)).toEqual(told(/45\.20” in row 3/, /as “PAYMENT” and “CREDIT”\..*say that in Map\. ?$/))
    expect(planned([['-60.00', '']], 'PAYMENT')).toEqual(told(/60\.00” in row 2/, /as “PAYMENT”\./))
  })

  test.each([
    ['all are above zero', [['60.00', 'PAYMENT']], undefined],
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
