import { expect, test } from 'vitest'
import { checkAdditions } from '../../../../shared/additions/check-additions.ts'
import { withSentAmounts } from '../../../../shared/additions/sent-amounts.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { openTerms, usualTerms } from '../../../../shared/service/money-terms.ts'

const additions = {
  import_supplier: 'S',
  external_account_number: 'A-1',
  transactions: [
    {
      transaction_date: '2026-11-01',
      type: 'SUPPLY_CHARGE',
      amount: 19.99,
      line_items: [{ number_of_units: 12, net_amount: 19.04, price_per_unit: 0.1532 }],
      tax_items: [{ amount: 0.95, rate: 0.05 }],
    },
  ],
  statements: [{ number: '50', gross_amount: 0 }],
}

test('every amount goes in the smallest unit where the service takes that, and what is no money stays', () => {
  expect(withSentAmounts(additions, additionsCatalogue, { ...usualTerms, amountUnit: 'smallest' })).toEqual({
    ...additions,
    transactions: [
      {
        transaction_date: '2026-11-01',
        type: 'SUPPLY_CHARGE',
        amount: 1999,
        line_items: [{ number_of_units: 12, net_amount: 1904, price_per_unit: 15.32 }],
        tax_items: [{ amount: 95, rate: 0.05 }],
      },
    ],
    statements: [{ number: '50', gross_amount: 0 }],
  })
})

test('in whole units they stay as they are, and their sign does too, whatever a positive balance means', () => {
  const refund = { transactions: [{ type: 'CREDIT', amount: -5 }] }
  expect(withSentAmounts(additions, additionsCatalogue, usualTerms)).toEqual(additions)
  expect(withSentAmounts(refund, additionsCatalogue, { ...usualTerms, positiveBalance: 'credit' })).toEqual(refund)
})

test('before anybody has said the unit, each amount that is not zero is an error at its place', () => {
  const pathsOf = (terms: typeof openTerms) =>
    checkAdditions(additions, additionsCatalogue, '2026-11-21', terms).issues.flatMap(({ code, where }) =>
      code === 'amount_unit_not_said' ? [where?.path] : [],
    )
  expect(pathsOf(openTerms)).toEqual([
    'transactions.0.amount',
    'transactions.0.line_items.0.net_amount',
    'transactions.0.line_items.0.price_per_unit',
    'transactions.0.tax_items.0.amount',
  ])
  expect(pathsOf({ ...openTerms, amountUnit: 'whole' })).toEqual([])
})
