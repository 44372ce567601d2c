import { describe, expect, test } from 'vitest'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { type Catalogue, catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { withAnswers } from '../../../../shared/description/interface-answers.ts'
import type { ConstantMapping } from '../../../../shared/mapping/model/mapping.ts'
import { assembleOne, assembleRows, shortly } from '../../../support/rows/assemble-rows.ts'
import type { RowsOfSheet } from '../../../support/rows/workbook-from-rows.ts'
import { account, name, point } from './field-paths.ts'

/** In the order of the catalogue. */
function ordered<T extends { supply_type: string; identifier: string }>({ supply_type, identifier, ...rest }: T) {
  return { supply_type, identifier, ...rest }
}

describe('constants', () => {
  test('fill every element of their level, and make objects inside it', () => {
    const { payload, origins } = assembleOne(
      [
        [account, ...name],
        ['1', 'Ana', 'Lee'],
        ['1', 'Carl', 'Lee'],
      ],
      { constants: [{ target: 'customers[].customer_preferences.opted_into_offers', value: 'no' }] },
    )
    expect(payload.customers).toEqual([
      { given_name: 'Ana', family_name: 'Lee', customer_preferences: { opted_into_offers: false } },
      { given_name: 'Carl', family_name: 'Lee', customer_preferences: { opted_into_offers: false } },
    ])
    expect(origins.get('customers.1.customer_preferences.opted_into_offers')).toEqual({
      from: 'constant',
      target: 'customers[].customer_preferences.opted_into_offers',
    })
  })

  test('make no element where columns speak of the level', () => {
    const { payload } = assembleOne(
      [
        [account, 'customers[0].given_name'],
        ['1', ''],
      ],
      {
        constants: [{ target: 'customers[].customer_preferences.opted_into_sms', value: 'no' }],
      },
    )
    expect(payload).not.toHaveProperty('customers')
  })

  test('make nobody of whom nothing can be read', () => {
    const { payload, issues } = assembleOne(
      [
        [account, 'customers[0].email'],
        ['1', 'no address'],
      ],
      { constants: [{ target: 'customers[].customer_preferences.opted_into_sms', value: 'no' }] },
    )
    expect(shortly(issues)).toEqual(['email_unreadable Sheet!B2'])
    expect(payload).not.toHaveProperty('customers')
  })

  test('of several numbered elements that no column speaks of make each of them, and those of every element are in each', () => {
    const people = ['Ana', 'Bo']
    const numbered = people.map((value, at) => ({ target: `customers[${at}].given_name`, value })).toReversed()
    const { payload } = assembleOne([[account], ['1']], {
      constants: [{ target: 'customers[].family_name', value: 'Lee' }, ...numbered],
    })
    expect(payload.customers).toEqual(people.map((given_name) => ({ given_name, family_name: 'Lee' })))
  })

  test('make one element per parent where no column speaks of the level', () => {
    const { payload } = assembleOne(
      [
        [account, point],
        ['1', 'P1'],
        ['1', 'P2'],
      ],
      {
        constants: [
          { target: 'supply_addresses[].supply_points[].supply_type', value: 'ELECTRICITY' },
          { target: 'supply_addresses[].supply_points[].agreements[].tariff_code', value: 'T' },
          { target: 'ledgers[].ledger_code', value: 'ENERGY' },
        ],
      },
    )
    const supplyPoint = { supply_type: 'ELECTRICITY', agreements: [{ tariff_code: 'T' }] }
    expect(payload.ledgers).toEqual([{ ledger_code: 'ENERGY' }])
    expect(payload.supply_addresses).toEqual([
      {
        supply_points: [
          { identifier: 'P1', ...supplyPoint },
          { identifier: 'P2', ...supplyPoint },
        ].map(ordered),
      },
    ])
  })

  test('lose against cells, also against one that can’t be read', () => {
    const { accounts } = assembleRows(
      {
        Sheet: [
          [account, 'customers[0].date_of_birth', 'billing_address.country'],
          ['1', 'soon', 'DE'],
          ['2', '', ''],
        ],
      },
      {
        constants: [
          { target: 'customers[0].date_of_birth', value: '1980-01-31' },
          { target: 'billing_address.country', value: 'US' },
        ],
      },
    )
    expect(accounts.map(({ payload }) => payload.billing_address)).toEqual([{ country: 'DE' }, { country: 'US' }])
    expect(accounts.map(({ payload }) => payload.customers)).toEqual([undefined, undefined])
  })

  test('lose against a cell that can’t be read also where another row leaves it blank', () => {
    for (const values of [
      ['zero', ''],
      ['', 'zero'],
    ]) {
      const { payload } = assembleOne(
        [
          [account, 'ledgers[].ledger_code', 'ledgers[].ledger_balance'],
          ...values.map((value) => ['1', 'ENERGY', value]),
        ],
        { constants: [{ target: 'ledgers[].ledger_balance', value: '0' }] },
      )
      expect(payload.ledgers).toEqual([{ ledger_code: 'ENERGY' }])
    }
  })

  test('of a numbered element fill that one: by its column, or where rows have no numbers by its place', () => {
    const constants = [{ target: 'customers[1].customer_preferences.opted_into_sms', value: 'no' }]
    const told = { customer_preferences: { opted_into_sms: false } }
    const numbered = assembleOne(
      [
        [account, 'customers[0].given_name', 'customers[1].given_name', 'customers[2].given_name'],
        ['1', 'Ana', 'Bo', 'Cy'],
      ],
      { constants },
    )
    expect(numbered.payload.customers).toEqual([
      { given_name: 'Ana' },
      { given_name: 'Bo', ...told },
      { given_name: 'Cy' },
    ])
    const first = assembleOne(
      [
        [account, 'customers[0].given_name', 'customers[1].given_name', 'customers[2].given_name'],
        ['1', '', 'Bo', 'Cy'],
      ],
      { constants },
    )
    expect(first.payload.customers).toEqual([{ given_name: 'Bo', ...told }, { given_name: 'Cy' }])
    const rows = assembleOne(
      [
        [account, 'customers[].given_name'],
        ['1', 'Ana'],
        ['1', 'Bo'],
      ],
      { constants },
    )
    expect(rows.payload.customers).toEqual([{ given_name: 'Ana' }, { given_name: 'Bo', ...told }])
    const { accounts } = assembleRows(
      {
        People: [
          [account, 'customers[].given_name'],
          ['1', 'Ana'],
          ['1', 'Bo'],
        ],
        Joint: [
          [account, 'customers[1].given_name'],
          ['1', 'Cy'],
        ],
      },
      { constants },
    )
    expect(accounts[0]!.payload.customers).toEqual([
      { given_name: 'Ana' },
      { given_name: 'Cy', ...told },
      { given_name: 'Bo' },
    ])
  })

  test('of a key fill the element that a column has with it', () => {
    const { payload } = assembleOne(
      [
        [
          account,
          'customers[0].given_name',
          'customers[0].user_details[tax_id].value',
          'customers[0].user_details[suffix].value',
        ],
        ['1', 'Ana', '12', 'Dr'],
      ],
      { constants: [{ target: 'customers[0].user_details[suffix].value', value: 'Prof' }] },
    )
    expect(payload.customers).toEqual([
      {
        given_name: 'Ana',
        user_details: [
          { namespace: 'tax_id', value: '12' },
          { namespace: 'suffix', value: 'Dr' },
        ],
      },
    ])
  })

  test('of a field that only some kinds have are put into those, and into what says no kind', () => {
    const { accounts } = assembleRows(
      {
        Sheet: [
          [account, 'transactions[].transaction_id', 'transactions[].type'],
          ['1', 'T1', 'SUPPLY_CHARGE'],
          ['1', 'T2', 'PAYMENT'],
          ['1', 'T3', ''],
        ],
      },
      { catalogue: additionsCatalogue, constants: [{ target: 'transactions[].product_code', value: 'P1' }] },
    )
    const { transactions } = accounts[0]!.payload as { transactions: readonly { product_code?: string }[] }
    expect(transactions.map(({ product_code }) => product_code)).toEqual(['P1', undefined, 'P1'])
  })

  test('that say of which kind something is make nothing alone, and count before those that only some kinds have', () => {
    const [kind, product, amount] = ['type', 'product_code', 'amount'].map((field) => `transactions[].${field}`)
    const sent = (rows: RowsOfSheet[string], constants: readonly ConstantMapping[]) =>
      assembleOne(rows, { catalogue: additionsCatalogue, constants }).payload.transactions
    const payment = { target: kind!, value: 'PAYMENT' }
    const rows = [
      [account, 'transactions[].transaction_id'],
      ['1', 'T1'],
    ]
    expect(sent(rows, [{ target: product!, value: 'P1' }, payment])).toEqual([
      { transaction_id: 'T1', type: 'PAYMENT' },
    ])
    expect(sent([[account], ['1']], [payment])).toBeUndefined()
    expect(sent([[account], ['1']], [payment, { target: amount!, value: '5' }])).toEqual([
      { type: 'PAYMENT', amount: 5 },
    ])
  })

  test('of a field of kinds that are told by several fields, also by those around, are put into these alone', () => {
    const [points, agreements] = [
      'supply_addresses[].supply_points[]',
      'supply_addresses[].supply_points[].agreements[]',
    ]
    const kind = (supplyType: string, codes: readonly string[]) => [
      { level: points, field: 'supply_type', values: [supplyType] },
      { level: agreements, field: 'tariff_code', values: codes },
    ]
    const catalogue: Catalogue = {
      ...accountCatalogue,
      rules: [
        {
          rule: 'shown with',
          level: agreements,
          field: 'effective_from',
          kinds: [kind('GAS', ['G1', 'G2']), kind('ELECTRICITY', ['E1'])],
        },
      ],
    }
    const { payload } = assembleOne(
      [
        [account, `${points}.identifier`, `${points}.supply_type`, `${agreements}.tariff_code`],
        ['1', 'P1', 'GAS', 'G2'],
        ['1', 'P2', 'GAS', 'E1'],
        ['1', 'P3', 'ELECTRICITY', 'E1'],
        ['1', 'P4', 'ELECTRICITY', 'G1'],
      ],
      { catalogue, constants: [{ target: `${agreements}.effective_from`, value: '2024-06-09' }] },
    )
    const [{ supply_points = [] } = {}] = payload.supply_addresses as { supply_points?: { identifier: string }[] }[]
    const dated = supply_points.filter((one) => JSON.stringify(one).includes('2024-06-09'))
    expect(dated.map(({ identifier }) => identifier)).toEqual(['P1', 'P3'])
  })

  test('that a person assumed of all of a kind are beside what is said of it, and make nothing', () => {
    const country = 'supply_addresses[].supply_address.country'
    const catalogue = catalogueOf({
      ...accountCatalogue,
      root: withAnswers(accountCatalogue.root, { kinds: { [country]: 'GB' } }),
    })
    const sent = (values: readonly string[], constants: readonly ConstantMapping[] = []) =>
      assembleOne(
        [
          [account, point, 'supply_addresses[].supply_address.locality'],
          ['1', ...values],
        ],
        { catalogue, constants },
      ).payload.supply_addresses
    expect(sent(['P1', 'Leeds'])).toMatchObject([{ supply_address: { locality: 'Leeds', country: 'GB' } }])
    expect(sent(['P1', ''])).toEqual([{ supply_points: [{ identifier: 'P1' }] }])
    expect(sent(['', ''])).toBeUndefined()
    expect(sent(['P1', 'Cork'], [{ target: country, value: 'IE' }])).toMatchObject([
      { supply_address: { locality: 'Cork', country: 'IE' } },
    ])
  })

  test('with a key that no column has are added to every element', () => {
    const { payload } = assembleOne(
      [
        [account, 'customers[0].given_name', 'customers[0].user_details[tax_id].value'],
        ['1', 'Ana', '12'],
      ],
      { constants: [{ target: 'customers[].user_details[suffix].value', value: 'Dr' }] },
    )
    expect(payload.customers).toEqual([
      {
        given_name: 'Ana',
        user_details: [
          { namespace: 'tax_id', value: '12' },
          { namespace: 'suffix', value: 'Dr' },
        ],
      },
    ])
  })

  test('that can’t be read are said once, and the country of one counts for phones', () => {
    const { accounts, issues } = assembleRows(
      {
        Sheet: [
          [account, 'customers[0].mobile'],
          ['1', '512-555-0100'],
        ],
      },
      {
        constants: [
          { target: 'billing_address.country', value: 'USA' },
          { target: 'ledgers[].ledger_balance', value: 'zero' },
        ],
      },
    )
    expect(accounts[0]!.payload.customers).toEqual([{ mobile: '+15125550100' }])
    expect(shortly(issues)).toEqual(['constant_unreadable'])
  })
})
