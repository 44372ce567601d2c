import { describe, expect, test } from 'vitest'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import { notesPayload } from '../../../shared/contract/additions.ts'
import { finish } from '../../../shared/long-work.ts'
import { assembleAccount } from '../../../shared/mapping/assemble-account.ts'
import { planAssembly } from '../../../shared/mapping/assembly-plan.ts'
import { groupRows } from '../../../shared/mapping/group-rows.ts'
import { assembleOne, assembleRows, assemblyInput, shortly } from '../../support/assemble-rows.ts'
import { date, failed, number } from './cells.ts'

const account = 'external_account_number'
const name = ['customers[].given_name', 'customers[].family_name']
const street = 'supply_addresses[].supply_address.street_address'
const postcode = 'supply_addresses[].supply_address.postal_code'
const point = 'supply_addresses[].supply_points[].identifier'
const serial = 'supply_addresses[].supply_points[].meters[].serial_number'
const register = 'supply_addresses[].supply_points[].meters[].registers[].register_type'
const digits = 'supply_addresses[].supply_points[].meters[].registers[].digits'
const bill = 'ledgers[].historical_billing_documents[].billing_document_identifier'
const transaction = (field: string) => `ledgers[].historical_billing_documents[].transactions[].${field}`

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
    expect(issues[0]!.message).toBe(
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

describe('rows of the same element', () => {
  test('merge by natural key, level by level', () => {
    const { payload, issues } = assembleOne([
      [account, ...name, point, serial, register, digits],
      ['1', 'Ana', 'Lee', 'P1', 'M1', 'KWH_IMPORT', 5],
      ['1', 'Ana', 'Lee', 'P1', 'M1', 'KWH_EXPORT', '6'],
      ['1', 'Carl', 'Lee', 'P1', 'M2', 'KWH_IMPORT', 5],
    ])
    expect(issues).toEqual([])
    expect(payload).toEqual({
      import_supplier: 'PRACTICE',
      external_account_number: '1',
      customers: [
        { given_name: 'Ana', family_name: 'Lee' },
        { given_name: 'Carl', family_name: 'Lee' },
      ],
      supply_addresses: [
        {
          supply_points: [
            {
              identifier: 'P1',
              meters: [
                {
                  serial_number: 'M1',
                  registers: [
                    { register_type: 'KWH_IMPORT', digits: 5 },
                    { register_type: 'KWH_EXPORT', digits: 6 },
                  ],
                },
                { serial_number: 'M2', registers: [{ register_type: 'KWH_IMPORT', digits: 5 }] },
              ],
            },
          ],
        },
      ],
    })
  })

  test('a unique key decides the parent, so a slip in the street is a disagreement and no second address', () => {
    const { payload, issues } = assembleOne([
      [account, street, postcode, point, serial, register],
      ['1', '1 Elm Street', '75201', 'P1', 'M1', 'KWH_IMPORT'],
      ['1', '1 Elm Stret', '75201', 'P1', 'M1', 'KWH_EXPORT'],
    ])
    expect(payload.supply_addresses).toHaveLength(1)
    expect(shortly(issues)).toEqual(['rows_disagree Sheet!B2', 'rows_disagree Sheet!B3'])
    expect(issues[1]).toMatchObject({
      message:
        'Row 3, column B (“supply_addresses[].supply_address.street_address”) has “1 Elm Stret” for “Supply street”, but row 2 has “1 Elm Street” for the same account. Type the right one in both places, or clear one of them.',
      where: { path: 'supply_addresses.0.supply_address.street_address' },
    })
  })

  test('two supply points at one address, and one at another, keep their places', () => {
    const { payload, issues } = assembleOne([
      [account, street, postcode, point],
      ['1', '1 Elm St', '75201', 'P1'],
      ['1', '2 Oak St', '75202', 'P2'],
      ['1', '1 Elm St', '75201', 'P3'],
    ])
    expect(issues).toEqual([])
    expect(payload.supply_addresses).toEqual([
      {
        supply_address: { street_address: '1 Elm St', postal_code: '75201' },
        supply_points: [{ identifier: 'P1' }, { identifier: 'P3' }],
      },
      { supply_address: { street_address: '2 Oak St', postal_code: '75202' }, supply_points: [{ identifier: 'P2' }] },
    ])
  })

  test('a sheet that names only the account and a meter finds the meter inside the account', () => {
    const service = [
      [account, street, point, serial],
      ['1', '1 Elm St', 'P1', 'M1'],
      ['1', '2 Oak St', 'P2', 'M2'],
    ]
    const { accounts } = assembleRows({
      Registers: [
        [account, serial, register],
        ['1', 'M2', 'KWH_IMPORT'],
        ['1', 'M9', 'KWH_IMPORT'],
      ],
      Service: service,
    })
    expect(accounts[0]!.payload.supply_addresses).toMatchObject([
      { supply_points: [{ identifier: 'P1', meters: [{ serial_number: 'M1' }] }] },
      {
        supply_points: [
          { identifier: 'P2', meters: [{ serial_number: 'M2', registers: [{ register_type: 'KWH_IMPORT' }] }] },
        ],
      },
    ])
    expect(shortly(accounts[0]!.issues)).toEqual(['row_element_not_found Registers!B3'])
    expect(accounts[0]!.issues[0]!.message.replace(serial, 'Serial')).toBe(
      'Sheet “Registers”, row 3, column B (“Serial”): the account has no meter “M9”. Correct it, or add the meter where the others are.',
    )
  })

  test('a sheet that describes meters counts before one that only names them, whatever their order', () => {
    const { accounts } = assembleRows({
      Registers: [
        [account, serial, register],
        ['1', 'M9', 'KWH_IMPORT'],
      ],
      Service: [
        [account, point],
        ['1', 'P1'],
      ],
      Meters: [
        [account, serial, 'supply_addresses[].supply_points[].meters[].voltage'],
        ['1', 'M1', 240],
        ['1', 'M2', 120],
      ],
    })
    expect(accounts[0]!.payload.supply_addresses).toMatchObject([
      { supply_points: [{ meters: [{ serial_number: 'M1' }, { serial_number: 'M2' }] }] },
    ])
    expect(shortly(accounts[0]!.issues)).toEqual(['row_element_not_found Registers!B2'])
  })

  test('a meter that only its registers name is made where it can only belong', () => {
    const { accounts } = assembleRows({
      Registers: [
        [account, serial, register],
        ['1', 'M1', 'KWH_IMPORT'],
        ['1', 'M2', 'KWH_IMPORT'],
        ['2', 'M3', 'KWH_IMPORT'],
      ],
      Service: [
        [account, street, point],
        ['1', '1 Elm St', 'P1'],
        ['2', '2 Oak St', 'P2'],
        ['2', '3 Ash St', 'P3'],
      ],
    })
    expect(accounts[0]!.payload.supply_addresses).toMatchObject([
      { supply_points: [{ identifier: 'P1', meters: [{ serial_number: 'M1' }, { serial_number: 'M2' }] }] },
    ])
    expect(accounts[0]!.issues).toEqual([])
    expect(shortly(accounts[1]!.issues)).toEqual(['row_element_unclear Registers!B4'])
  })

  test('without any key a row means the only element of its parent', () => {
    const { accounts } = assembleRows({
      Accounts: [
        [account, 'ledgers[].ledger_balance'],
        ['1', '10.50'],
      ],
      Bills: [
        [account, bill],
        ['1', 'B1'],
        ['1', 'B2'],
      ],
    })
    expect(accounts[0]!.payload.ledgers).toEqual([
      {
        ledger_balance: '10.50',
        historical_billing_documents: [{ billing_document_identifier: 'B1' }, { billing_document_identifier: 'B2' }],
      },
    ])
  })

  test('a row without the key says so where several elements could be meant', () => {
    const { issues, payload } = assembleOne([
      [account, point, serial, register],
      ['1', 'P1', 'M1', 'A'],
      ['1', 'P1', 'M2', 'B'],
      ['1', 'P1', '', 'C'],
    ])
    expect(shortly(issues)).toEqual(['row_element_unclear Sheet!C4'])
    expect(issues[0]!.message).toBe(
      'Row 4 does not say which meter it is about, and the account has several. Fill in “Meter serial number”.',
    )
    expect(JSON.stringify(payload)).not.toContain('"C"')
  })

  test('transactions without a number are told apart by day, kind, reason and amount', () => {
    const columns = [
      account,
      bill,
      transaction('transaction_id'),
      transaction('transaction_date'),
      transaction('amount'),
    ]
    const { payload, issues } = assembleOne([
      columns,
      ['1', 'B1', '', date('2024-01-05'), 10],
      ['1', 'B1', '', '2024-01-05', '10.00'],
      ['1', 'B1', '', date('2024-01-05'), 12],
      ['1', 'B1', 'T1', date('2024-01-05'), 10],
    ])
    // Written in two ways, and one payment all the same.
    expect(shortly(issues)).toEqual(['row_adds_nothing Sheet!E2', 'row_adds_nothing Sheet!E3'])
    expect(payload.ledgers).toMatchObject([
      {
        historical_billing_documents: [
          {
            transactions: [
              { transaction_date: '2024-01-05', amount: '10' },
              { transaction_date: '2024-01-05', amount: '12' },
              { transaction_id: 'T1', transaction_date: '2024-01-05', amount: '10' },
            ],
          },
        ],
      },
    ])
  })

  test('a sheet that knows only part of a key means the element that fits, when it is one', () => {
    const people = [
      [account, ...name],
      ['1', 'Ana', 'Lee'],
      ['1', 'Carl', 'Ruiz'],
      ['1', 'Dora', 'Ruiz'],
    ]
    const consent = [
      [account, 'customers[].family_name', 'customers[].customer_preferences.opted_into_sms'],
      ['1', 'Lee', 'yes'],
      ['1', 'Ruiz', 'no'],
    ]
    const { accounts } = assembleRows({ Consent: consent, People: people })
    expect(accounts[0]!.payload.customers).toEqual([
      { given_name: 'Ana', family_name: 'Lee', customer_preferences: { opted_into_sms: true } },
      { given_name: 'Carl', family_name: 'Ruiz' },
      { given_name: 'Dora', family_name: 'Ruiz' },
    ])
    // Two are called Ruiz, and the row could mean either.
    expect(shortly(accounts[0]!.issues)).toEqual(['row_element_unclear Consent!B3'])
  })

  test('a blank number brings two supply addresses together by their street, and never two charges by their day', () => {
    const address = assembleOne([
      [account, 'supply_addresses[].external_identifier', street, postcode, point],
      ['1', '', '1 Elm St', '75201', 'P1'],
      ['1', 'S-1', '1 Elm St', '75201', 'P2'],
    ])
    expect(address.issues).toEqual([])
    expect(address.payload.supply_addresses).toMatchObject([
      { external_identifier: 'S-1', supply_points: [{ identifier: 'P1' }, { identifier: 'P2' }] },
    ])
    const charges = assembleOne([
      [account, bill, transaction('transaction_id'), transaction('transaction_date'), transaction('amount')],
      ['1', 'B1', 'T1', '2024-01-05', '10'],
      ['1', 'B1', '', '2024-01-05', '10'],
    ])
    expect(charges.issues).toEqual([])
    expect(charges.payload.ledgers).toMatchObject([
      { historical_billing_documents: [{ transactions: [{ transaction_id: 'T1' }, { amount: '10' }] }] },
    ])
  })

  test('a row that could be either of a couple with one e-mail address says so', () => {
    const { accounts } = assembleRows({
      Contacts: [
        [account, 'customers[].email', 'customers[].mobile'],
        ['1', 'home@example.org', '+15125552087'],
      ],
      People: [
        [account, ...name, 'customers[].email'],
        ['1', 'Ana', 'Lee', 'home@example.org'],
        ['1', 'Carl', 'Lee', 'home@example.org'],
      ],
    })
    expect(accounts[0]!.payload.customers).toHaveLength(2)
    expect(shortly(accounts[0]!.issues)).toEqual(['row_element_unclear Contacts!B2'])
  })

  test('a couple that shares an e-mail address stays two people', () => {
    const { payload, issues } = assembleOne([
      [account, ...name, 'customers[].email'],
      ['1', 'Ana', 'Lee', 'home@example.org'],
      ['1', 'Carl', 'Lee', 'home@example.org'],
    ])
    expect(issues).toEqual([])
    expect(payload.customers).toHaveLength(2)
  })

  test('contacts without names are found by their e-mail address', () => {
    const { accounts } = assembleRows({
      Contacts: [
        [account, 'customers[].email', 'customers[].mobile'],
        ['1', 'Ana@example.org', '+15125552087'],
      ],
      People: [
        [account, ...name, 'customers[].email'],
        ['1', 'Ana', 'Lee', 'ana@example.org'],
      ],
    })
    expect(accounts[0]!.payload.customers).toEqual([
      { given_name: 'Ana', family_name: 'Lee', email: 'Ana@example.org', mobile: '+15125552087' },
    ])
    expect(accounts[0]!.issues).toEqual([])
  })
})

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

describe('values', () => {
  test('what can’t be read is left out, is an error at its cell, and keeps its origin', () => {
    const { payload, issues, origins } = assembleOne([
      [
        account,
        'customers[0].given_name',
        'customers[0].email',
        'customers[0].date_of_birth',
        'billing_address.locality',
      ],
      ['1', 'Ana', 'nobody', '31/02/1980', failed()],
    ])
    expect(payload).toEqual({
      import_supplier: 'PRACTICE',
      external_account_number: '1',
      customers: [{ given_name: 'Ana' }],
    })
    expect(shortly(issues)).toEqual([
      'formula_failed Sheet!E2',
      'email_unreadable Sheet!C2',
      'date_unreadable Sheet!D2',
    ])
    expect(issues.map(({ where }) => where?.path)).toEqual([
      'billing_address.locality',
      'customers.0.email',
      'customers.0.date_of_birth',
    ])
    expect(origins.get('customers.0.email')).toEqual({
      from: 'cell',
      cell: { sheet: 'Sheet', row: 2, column: 3 },
      header: 'customers[0].email',
    })
  })

  test('a blank cell of an element that is there is the origin of the missing value', () => {
    const { origins, payload } = assembleOne([
      [account, 'customers[0].given_name', 'customers[0].email', 'customers[1].email', 'billing_address.country'],
      ['1', 'Ana', '', '', ''],
    ])
    expect(payload).not.toHaveProperty('billing_address')
    expect([...origins.keys()].toSorted()).toEqual([
      'billing_address.country',
      'customers.0.email',
      'customers.0.given_name',
      'external_account_number',
    ])
  })

  test('a blank cell never disagrees, and values that mean the same don’t either', () => {
    const { payload, issues, origins } = assembleOne([
      [account, 'ledgers[].ledger_balance', 'ledgers[].last_statement_closing_date', 'customers[0].email'],
      ['1', '', '09.06.2024', 'ANA@example.org'],
      ['1', '242.00', date('2024-06-09'), ''],
      ['1', 242, '2024-06-09', 'ana@example.org'],
    ])
    expect(issues).toEqual([])
    expect(payload.ledgers).toEqual([{ ledger_balance: '242.00', last_statement_closing_date: '2024-06-09' }])
    expect(origins.get('ledgers.0.ledger_balance')).toMatchObject({ cell: { row: 3 } })
  })

  test('a disagreement names the other place as far as it differs', () => {
    const { accounts } = assembleRows({
      One: [
        [account, 'billing_address.locality', 'billing_address.locality'],
        ['1', 'Dallas', 'Waco'],
      ],
      Two: [
        [account, '-', 'billing_address.locality'],
        ['1', '', 'Austin'],
      ],
    })
    expect(accounts[0]!.issues.map(({ message }) => message.replaceAll('billing_address.locality', 'Town'))).toEqual([
      'Sheet “One”, row 2, column B (“Town”) has “Dallas” for “Billing town or city”, but column C (“Town”) has “Waco” for the same account. Type the right one in both places, or clear one of them.',
      'Sheet “One”, row 2, column C (“Town”) has “Waco” for “Billing town or city”, but column B (“Town”) has “Dallas” for the same account. Type the right one in both places, or clear one of them.',
      'Sheet “Two”, row 2, column C (“Town”) has “Austin” for “Billing town or city”, but sheet “One”, row 2, column B (“Town”) has “Dallas” for the same account. Type the right one in both places, or clear one of them.',
    ])
  })

  test('each different value is said once, at the first cell that has it, and so is the one it differs from', () => {
    const { issues } = assembleOne([
      [account, 'billing_address.locality'],
      ['1', 'Dallas'],
      ['1', 'Waco'],
      ['1', 'Waco'],
      ['1', 'Austin'],
    ])
    expect(shortly(issues)).toEqual([
      'rows_disagree Sheet!B2',
      'rows_disagree Sheet!B3',
      'rows_disagree Sheet!B5',
      'row_copied Sheet!A4',
    ])
  })

  test('false is sent, and fields stand in the order of the catalogue', () => {
    const { payload } = assembleOne([
      [
        'notes[].is_pinned',
        'notes[].body',
        'customers[0].given_name',
        account,
        'billing_address.country',
        'billing_address.locality',
      ],
      ['no', 'Key', 'Ana', '1', 'US', 'Dallas'],
    ])
    expect(JSON.stringify(payload)).toBe(
      '{"import_supplier":"PRACTICE","external_account_number":"1","billing_address":{"locality":"Dallas","country":"US"},"customers":[{"given_name":"Ana"}],"notes":[{"body":"Key","is_pinned":false}]}',
    )
  })

  test('a phone number without + is of the billing address’s country, even where another row names it', () => {
    const { accounts } = assembleRows({
      People: [
        [account, ...name, 'customers[].mobile'],
        ['1', 'Ana', 'Lee', '020 7946 0123'],
        ['2', 'Carl', 'Lee', '020 7946 0123'],
      ],
      Accounts: [
        [account, 'billing_address.country'],
        ['1', 'United Kingdom'],
        ['2', ''],
      ],
    })
    expect(accounts[0]!.payload.customers).toMatchObject([{ mobile: '+442079460123' }])
    expect(shortly(accounts[1]!.issues)).toEqual(['phone_country_missing People!D3'])
  })

  test('the mapping’s country of phone numbers counts more than the address', () => {
    const rows = [
      [account, 'customers[0].mobile', 'billing_address.country'],
      ['1', '512-555-0100', 'GB'],
    ]
    expect(assembleOne(rows, { defaults: { phoneCountry: 'US' } }).payload.customers).toEqual([
      { mobile: '+15125550100' },
    ])
  })

  test('a sheet that names another supplier gets a warning, and the connection’s code is sent', () => {
    const { payload, issues } = assembleOne([
      [account, 'import_supplier'],
      ['1', 'OTHER'],
    ])
    expect(payload.import_supplier).toBe('PRACTICE')
    expect(issues.map(({ level, code }) => [level, code])).toEqual([['warning', 'supplier_code_differs']])
  })

  test('a column that can be read in two ways is read as its country does, with a warning', () => {
    const rows = [
      [account, 'customers[0].date_of_birth', 'billing_address.country'],
      ['1', '01/02/1980', 'US'],
      ['1', '01/02/1980', 'US'],
    ]
    const { accounts, issues } = assembleRows({ Sheet: rows })
    expect(accounts[0]!.payload.customers).toEqual([{ date_of_birth: '1980-01-02' }])
    expect(shortly(issues)).toEqual(['date_order_open Sheet!B1'])
    const said = assembleRows({ Sheet: rows }, { readings: { 'customers[0].date_of_birth': { dateOrder: 'DMY' } } })
    expect(said.accounts[0]!.payload.customers).toEqual([{ date_of_birth: '1980-02-01' }])
    expect(said.issues).toEqual([])
  })
})

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

describe('other payloads', () => {
  test('are assembled by the same rules', () => {
    const { payload, issues } = assembleOne(
      [
        [account, 'notes[].body', 'notes[].document_paths[].document_path', 'notes[].created_at'],
        ['1', 'Key', 'a.pdf', date('2024-06-09')],
        ['1', 'Key', 'b.pdf', '2024-06-09T00:00:00Z'],
      ],
      { catalogue: deriveCatalogue(notesPayload, 'account') },
    )
    expect(issues).toEqual([])
    expect(payload).toEqual({
      import_supplier: 'PRACTICE',
      external_account_number: '1',
      notes: [
        {
          body: 'Key',
          document_paths: [{ document_path: 'a.pdf' }, { document_path: 'b.pdf' }],
          created_at: '2024-06-09T00:00:00Z',
        },
      ],
    })
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

/** In the order of the catalogue. */
function ordered<T extends { supply_type: string; identifier: string }>({ supply_type, identifier, ...rest }: T) {
  return { supply_type, identifier, ...rest }
}
