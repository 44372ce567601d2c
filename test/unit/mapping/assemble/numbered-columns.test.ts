import { describe, expect, test } from 'vitest'
import { assembleOne, assembleRows, shortly } from '../../../support/rows/assemble-rows.ts'
import { account, name, register } from './field-paths.ts'

describe('numbered and keyed columns', () => {
  test('customers keep the order of their numbers, and holes close up', () => {
    const { payload, origins } = assembleOne([
      [account, 'customers[2].given_name', 'customers[0].given_name', 'customers[1].given_name'],
      ['1', 'Third', 'First', ''],
    ])
    expect(payload.customers).toEqual([{ given_name: 'First' }, { given_name: 'Third' }])
    expect(origins.get('customers.1.given_name')).toMatchObject({ cell: { column: 2 } })
  })

  test('a numbered customer is the same in every row, so a different name disagrees', () => {
    const { payload, issues } = assembleOne([
      [account, 'customers[0].given_name', register],
      ['1', 'Ana', 'KWH_IMPORT'],
      ['1', 'Anna', 'KWH_EXPORT'],
    ])
    expect(payload.customers).toEqual([{ given_name: 'Ana' }])
    expect(shortly(issues)).toEqual(['rows_disagree Sheet!B2', 'rows_disagree Sheet!B3'])
  })

  test('numbered customers and customers of rows merge by name', () => {
    const { accounts } = assembleRows({
      People: [
        [account, ...name, 'customers[].email'],
        ['1', 'Carl', 'Lee', 'carl@example.org'],
        ['1', 'Dora', 'Lee', ''],
      ],
      Accounts: [
        [
          account,
          'customers[0].given_name',
          'customers[0].family_name',
          'customers[1].given_name',
          'customers[1].family_name',
        ],
        ['1', 'Ana', 'Lee', 'Carl', 'Lee'],
      ],
    })
    expect(accounts[0]!.payload.customers).toEqual([
      { given_name: 'Ana', family_name: 'Lee' },
      { given_name: 'Carl', family_name: 'Lee', email: 'carl@example.org' },
      { given_name: 'Dora', family_name: 'Lee' },
    ])
  })

  test('a numbered customer stands at the number, and those that rows describe where there is none', () => {
    const { accounts } = assembleRows({
      Joint: [
        [account, 'customers[1].given_name', 'customers[3].given_name'],
        ['1', 'Sally', 'Sid'],
      ],
      People: [
        [account, 'customers[].given_name'],
        ['1', 'Derek'],
        ['1', 'Dora'],
        ['1', 'Dan'],
      ],
    })
    const names = ['Derek', 'Sally', 'Dora', 'Sid', 'Dan']
    expect(accounts[0]!.payload.customers).toEqual(names.map((given_name) => ({ given_name })))
  })

  test('a keyed column makes its element only where it has a value', () => {
    const { accounts } = assembleRows({
      Sheet: [
        [
          account,
          'customers[0].given_name',
          'customers[0].user_details[tax_id].value',
          'customers[0].user_details[suffix].value',
        ],
        ['1', 'Ana', '012-3', ''],
        ['2', 'Carl', '', ''],
      ],
    })
    expect(accounts.map(({ payload }) => payload.customers)).toEqual([
      [{ given_name: 'Ana', user_details: [{ namespace: 'tax_id', value: '012-3' }] }],
      [{ given_name: 'Carl' }],
    ])
    expect(accounts[0]!.origins.get('customers.0.user_details.0.namespace')).toMatchObject({ cell: { column: 3 } })
  })

  test('a keyed element with only its key is left out', () => {
    const { payload, issues } = assembleOne([
      [account, 'customers[0].given_name', 'metadata[plan].value'],
      ['1', 'Ana', 'no object'],
    ])
    expect(payload).toEqual({
      import_supplier: 'PRACTICE',
      external_account_number: '1',
      customers: [{ given_name: 'Ana' }],
    })
    expect(shortly(issues)).toEqual(['json_unreadable Sheet!C2'])
  })

  test('characteristics may be pairs of code and value columns', () => {
    const agreement = 'supply_addresses[].supply_points[].agreements[].'
    const { payload } = assembleOne([
      [
        account,
        `${agreement}tariff_code`,
        ...[0, 1].flatMap((n) => [`${agreement}characteristics[${n}].code`, `${agreement}characteristics[${n}].value`]),
      ],
      ['1', 'T', 'A', '1', 'B', 2],
    ])
    expect(payload.supply_addresses).toEqual([
      {
        supply_points: [
          {
            agreements: [
              {
                tariff_code: 'T',
                characteristics: [
                  { code: 'A', value: '1' },
                  { code: 'B', value: '2' },
                ],
              },
            ],
          },
        ],
      },
    ])
  })
})
