import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { payloadDifferences } from '../../../shared/checking/payload-differences.ts'
import { type MoneyTerms, usualTerms } from '../../../shared/service/money-terms.ts'

const told = (sent: object, now: object, terms: MoneyTerms = usualTerms) =>
  payloadDifferences({ sent: { ...sent }, now: { ...now } }, accountCatalogue, terms).map(({ field, sent, now }) => [
    field,
    sent,
    now,
  ])

test.each([
  [
    'another value',
    { customers: [{ date_of_birth: '1980-04-01' }] },
    { customers: [{ date_of_birth: '1980-01-04' }] },
    [['Customer 1 · Date of birth', '1 April 1980', '4 January 1980']],
  ],
  [
    'one that is left out now',
    { customers: [{ email: 'a@b.ie' }] },
    { customers: [{}] },
    [['Customer 1 · E-mail', 'a@b.ie', null]],
  ],
  [
    'an element that came to it',
    { customers: [{ family_name: 'Lee' }] },
    { customers: [{ family_name: 'Lee' }, { family_name: 'Ruiz' }] },
    [['Customer 2 · Last name', null, 'Ruiz']],
  ],
  ['one that no field of ours has', { gone: { by: 1 } }, {}, [['gone.by', '1', null]]],
  ['nothing where only the order is another', { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, []],
])('of two payloads it tells %s', (_, sent, now, expected) => {
  expect(told(sent, now)).toEqual(expected)
})

test('a balance is told by what it means, and of none that it is sent so', () => {
  const of = (ledger_balance: string) => ({ ledgers: [{ ledger_balance }] })
  expect(told(of('-5.00'), of('12.34'))).toEqual([['Ledger 1 · Balance', 'in credit by 5.00', 'owes 12.34']])
  const smallest: MoneyTerms = { ...usualTerms, amountUnit: 'smallest' }
  expect(told(of('1234'), of('0'), smallest)).toEqual([['Ledger 1 · Balance', 'owes 12.34', 'settled (0)']])
})
