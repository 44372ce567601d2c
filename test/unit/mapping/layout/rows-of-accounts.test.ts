import { describe, expect, test } from 'vitest'
import { finish } from '../../../../shared/basics/cooperative-task.ts'
import { assembleAccount } from '../../../../shared/mapping/assemble/assemble-account.ts'
import { groupRows } from '../../../../shared/mapping/assemble/group-rows.ts'
import { planAssembly } from '../../../../shared/mapping/plan/plan-assembly.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { assembleRows, assemblyInput, shortly } from '../../../support/rows/assemble-rows.ts'
import { account, name, point, register, serial, street } from '../assemble/field-paths.ts'
import { number } from '../read/cells.ts'

describe('which rows are one account', () => {
  test('123 as a number and “123” as text, with or without blanks around it', () => {
    const { accounts } = assembleRows({
      Accounts: [
        [account, 'billing_address.locality'],
        [123, 'Dallas'],
      ],
      People: [
        [account, ...name],
        [' 123\u00a0', 'Ana', 'Lee'],
        ['0123', 'Carl', 'Lee'],
      ],
    })
    expect(accounts.map(({ key, accountNumber, rows }) => ({ key, accountNumber, rows }))).toEqual([
      {
        key: '123',
        accountNumber: '123',
        rows: [
          { sheet: 'Accounts', row: 2 },
          { sheet: 'People', row: 2 },
        ],
      },
      { key: '0123', accountNumber: '0123', rows: [{ sheet: 'People', row: 3 }] },
    ])
  })

  test('accounts come in the order in which they first appear', () => {
    const { accounts } = assembleRows({ One: [[account], ['2'], ['1']], Other: [[account], ['3'], ['1']] })
    expect(accounts.map(({ accountNumber }) => accountNumber)).toEqual(['2', '1', '3'])
  })

  test('a row without an account number is an account of its own, with an error at the empty cell', () => {
    const { accounts } = assembleRows({
      Sheet: [
        [...name, account],
        ['Ana', 'Lee', ''],
        ['Carl', 'Lee', ' '],
      ],
    })
    expect(accounts.map(({ key, accountNumber }) => [key, accountNumber])).toEqual([
      ['Sheet!2', null],
      ['Sheet!3', null],
    ])
    expect(shortly(accounts[0]!.issues)).toEqual(['account_number_missing Sheet!C2'])
    expect(accounts[0]!.payload).toEqual({
      import_supplier: 'PRACTICE',
      customers: [{ given_name: 'Ana', family_name: 'Lee' }],
    })
  })

  test('a row whose account number is damaged is an account without a number', () => {
    const damaged = number('1.0443720856539964E+16', '1.04437E+16')
    const { accounts } = assembleRows({ Sheet: [[account], [damaged], [damaged]] })
    expect(accounts.map(({ accountNumber, issues }) => [accountNumber, shortly(issues)])).toEqual([
      [null, ['identifier_damaged Sheet!A2']],
      [null, ['identifier_damaged Sheet!A3']],
    ])
  })

  test.each(['TBC', 'n/a', ' NULL', '-', '???', 'x', 'Unknown'])(
    'rows with “%s” for a number are no account of them all',
    (placeholder) => {
      const { accounts } = assembleRows({
        Sheet: [
          [account, ...name],
          [placeholder, 'Eve', 'Orr'],
          [placeholder, 'Fay', 'Kay'],
        ],
      })
      expect(accounts.map(({ key, accountNumber }) => [key, accountNumber])).toEqual([
        ['Sheet!2', null],
        ['Sheet!3', null],
      ])
      expect(shortly(accounts.flatMap(({ issues }) => issues))).toEqual([
        'account_number_placeholder Sheet!A2',
        'account_number_placeholder Sheet!A3',
      ])
    },
  )

  test('rows that are no data, sheets that are left out and columns without a field count for nothing', () => {
    const input = assemblyInput({
      Sheet: [
        [account, '-agent'],
        ['1', 'x'],
        ['Total', ''],
      ],
      Other: [[account], ['2']],
    })
    const plan = finish(
      planAssembly({
        ...input,
        layouts: [
          { sheet: 'Sheet', roles: ['header', 'data', 'total'] },
          { sheet: 'Other', roles: ['header', 'data'] },
        ],
        mapping: {
          ...input.mapping,
          sheets: input.mapping.sheets.map((sheet) => ({ ...sheet, isIncluded: sheet.sheet === 'Sheet' })),
        },
      }),
    )
    expect(finish(groupRows(plan)).accounts.map(({ key }) => key)).toEqual(['1'])
  })
})

describe('a sheet without account numbers', () => {
  const service = [
    [account, street, point],
    ['A', '1 Elm St', 'P1'],
    ['B', '2 Elm St', 'P2'],
  ]

  test('is placed by the key of the parent that its rows name, whatever the order of sheets', () => {
    const contracts = [
      [point, 'supply_addresses[].supply_points[].agreements[].tariff_code'],
      ['P2', 'T2'],
      ['P1', 'T1'],
    ]
    const meters = [
      [point, serial],
      ['P1', 'M1'],
      ['P2', 'M2'],
    ]
    const registers = [
      [serial, register],
      ['M2', 'KWH_IMPORT'],
    ]
    const { accounts, issues } = assembleRows({
      Registers: registers,
      Contracts: contracts,
      Meters: meters,
      Service: service,
    })
    expect(issues).toEqual([])
    expect(accounts.map(({ payload }) => payload.supply_addresses)).toEqual([
      [
        {
          supply_address: { street_address: '1 Elm St' },
          supply_points: [{ identifier: 'P1', agreements: [{ tariff_code: 'T1' }], meters: [{ serial_number: 'M1' }] }],
        },
      ],
      [
        {
          supply_address: { street_address: '2 Elm St' },
          supply_points: [
            {
              identifier: 'P2',
              agreements: [{ tariff_code: 'T2' }],
              meters: [{ serial_number: 'M2', registers: [{ register_type: 'KWH_IMPORT' }] }],
            },
          ],
        },
      ],
    ])
  })

  test('a row whose parent no account has, or several, or that names none, says so', () => {
    const { accounts, issues } = assembleRows({
      Service: [...service, ['C', '3 Elm St', 'P2']],
      Meters: [
        [point, serial],
        ['P9', 'M9'],
        ['P2', 'M2'],
        ['', 'M3'],
        ['', ''],
      ],
    })
    expect(shortly(issues)).toEqual([
      'row_account_not_found Meters!A2',
      'row_account_unclear Meters!A3',
      'row_account_not_found Meters!B4',
      'row_account_not_named Meters!A5',
    ])
    expect(sayMessage(issues[0]!.message)).toBe(
      'Sheet “Meters”, row 2, column A (“supply_addresses[].supply_points[].identifier”): no account has the supply point “P9”, so this row belongs to none. Correct it, or add the supply point to its account.',
    )
    expect(accounts.map(({ rows }) => rows.length)).toEqual([1, 1, 1])
  })

  test('where no sheet has any is one issue for each sheet, not for each row', () => {
    const { accounts, issues } = assembleRows({
      Service: [
        [street, point],
        ['1 Elm St', 'P1'],
        ['2 Elm St', 'P2'],
      ],
    })
    expect(accounts).toEqual([])
    expect(shortly(issues)).toEqual(['sheet_without_account'])
  })

  test('without any key is an issue of the sheet', () => {
    const { issues } = assembleRows({ Accounts: [[account], ['1']], Notes: [['billing_address.locality'], ['Dallas']] })
    expect(shortly(issues)).toEqual(['sheet_without_account'])
  })
})

test('one account can be put together again alone', () => {
  const sheets = {
    Sheet: [
      [account, ...name],
      ['1', 'Ana', 'Lee'],
      ['2', 'Carl', 'Lee'],
      ['1', 'Dora', 'Lee'],
    ],
  }
  const plan = finish(planAssembly(assemblyInput(sheets)))
  const [first] = finish(groupRows(plan)).accounts
  expect(first && assembleAccount(plan, first)).toEqual(assembleRows(sheets).accounts[0])
})
