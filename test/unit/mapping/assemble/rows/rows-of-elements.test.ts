import { describe, expect, test } from 'vitest'
import { sayMessage } from '../../../../../shared/messages/say.ts'
import { assembleOne, assembleRows, shortly } from '../../../../support/rows/assemble-rows.ts'
import { inWords } from '../../../../support/words/in-words.ts'
import { date } from '../../read/cells.ts'
import { account, digits, name, point, register, serial, street } from '../field-paths.ts'

const voltage = 'supply_addresses[].supply_points[].meters[].voltage'
const postcode = 'supply_addresses[].supply_address.postal_code'
const bill = 'ledgers[].historical_billing_documents[].billing_document_identifier'
const transaction = (field: string) => `ledgers[].historical_billing_documents[].transactions[].${field}`

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
    expect(inWords(issues[1]!)).toMatchObject({
      message:
        'Row 3, column B (“supply_addresses[].supply_address.street_address”) has “1 Elm Stret” for “Supply street”, but row 2 has “1 Elm Street” for the same account. Use the right one in all of them.',
      where: { path: 'supply_addresses.0.supply_address.street_address' },
    })
  })

  test('a supply point stands once, also where a row gives it the address of another one', () => {
    const { payload, issues } = assembleOne([
      [account, street, postcode, point],
      ['1', '1 Elm St', '75201', 'P1'],
      ['1', '2 Oak St', '75202', 'P2'],
      ['1', '2 Oak St', '75202', 'P1'],
    ])
    expect(payload.supply_addresses).toEqual([
      { supply_address: { street_address: '1 Elm St', postal_code: '75201' }, supply_points: [{ identifier: 'P1' }] },
      { supply_address: { street_address: '2 Oak St', postal_code: '75202' }, supply_points: [{ identifier: 'P2' }] },
    ])
    expect(
      shortly(issues)
        .filter((one) => one.startsWith('rows_disagree'))
        .toSorted(),
    ).toEqual(['rows_disagree Sheet!B2', 'rows_disagree Sheet!B4', 'rows_disagree Sheet!C2', 'rows_disagree Sheet!C4'])
  })

  test('two addresses whose supply points have no number yet stay two', () => {
    const { payload, issues } = assembleOne([
      [account, street, postcode, point, serial],
      ['1', '1 Elm St', '75201', '', 'M1'],
      ['1', '2 Oak St', '75202', '', 'M2'],
    ])
    expect(issues).toEqual([])
    expect(JSON.stringify(payload.supply_addresses).match(/\d (Elm|Oak) St|M\d/g)).toEqual([
      '1 Elm St',
      'M1',
      '2 Oak St',
      'M2',
    ])
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
    expect(sayMessage(accounts[0]!.issues[0]!.message).replace(serial, 'Serial')).toBe(
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
    expect(sayMessage(issues[0]!.message)).toBe(
      'Row 4 does not say which meter it is about, and the account has several. Fill in “Meter serial number”.',
    )
    expect(JSON.stringify(payload)).not.toContain('"C"')
  })

  test('a meter that two supply points of the account have is said at each row that names no more, and filled in neither', () => {
    const { accounts } = assembleRows({
      Service: [
        [account, street, point, serial],
        ['1', '1 Elm St', 'P1', 'M1'],
        ['1', '2 Oak St', 'P2', 'M1'],
      ],
      Registers: [
        [account, serial, register],
        ['1', 'M1', 'KWH_IMPORT'],
        ['1', 'M1', 'KWH_IMPORT'],
      ],
    })
    expect(shortly(accounts[0]!.issues)).toEqual([
      'row_element_unclear Registers!B2',
      'row_element_unclear Registers!B3',
    ])
    expect(JSON.stringify(accounts[0]!.payload)).not.toContain('KWH_IMPORT')
  })

  test('a row that names neither meter nor supply point means the only ones of its account, or says that it can’t', () => {
    const { accounts } = assembleRows({
      Volts: [
        [account, voltage],
        ['1', 240],
        ['2', 120],
        ['3', 480],
      ],
      Service: [
        [account, point, serial],
        ['1', 'P1', 'M1'],
        ['2', 'P2', 'M2'],
        ['2', 'P2', 'M3'],
        ['3', 'P3', 'M4'],
        ['3', 'P4', ''],
      ],
    })
    expect(accounts.map(({ payload }) => JSON.stringify(payload).match(/"M\d"|"voltage":\d+/g))).toEqual([
      ['"M1"', '"voltage":240'],
      ['"M2"', '"M3"'],
      ['"M4"'],
    ])
    expect(accounts.flatMap(({ issues }) => shortly(issues))).toEqual([
      'row_element_unclear Volts!B3',
      'row_element_unclear Volts!B4',
    ])
  })

  test('what a row says of a meter that two supply points have is said to be unclear, and sent of neither', () => {
    const { accounts } = assembleRows({
      Volts: [
        [account, serial, voltage],
        ['1', 'M1', 240],
      ],
      Service: [
        [account, point, serial],
        ['1', 'P1', 'M1'],
        ['1', 'P2', 'M1'],
      ],
    })
    expect(shortly(accounts[0]!.issues)).toEqual(['row_element_unclear Volts!B2'])
    expect(JSON.stringify(accounts[0]!.payload)).not.toContain('240')
  })

  test('a meter number that two supply addresses have means the meter at the address that the row names', () => {
    const { accounts } = assembleRows({
      Registers: [
        [account, street, postcode, serial, register],
        ['1', '2 Oak St', '75202', 'M1', 'KWH_IMPORT'],
      ],
      Service: [
        [account, street, postcode, point, serial],
        ['1', '1 Elm St', '75201', 'P1', 'M1'],
        ['1', '2 Oak St', '75202', 'P2', 'M1'],
      ],
    })
    expect(accounts[0]!.issues).toEqual([])
    expect(accounts[0]!.payload.supply_addresses).toMatchObject([
      { supply_points: [{ identifier: 'P2', meters: [{ registers: [{ register_type: 'KWH_IMPORT' }] }] }] },
      { supply_points: [{ identifier: 'P1', meters: [{ serial_number: 'M1' }] }] },
    ])
    expect(JSON.stringify(accounts[0]!.payload).match(/KWH_IMPORT/g)).toHaveLength(1)
  })

  test('a supply address of which one supply point has nothing that can be read is sent with the other', () => {
    const { payload, issues } = assembleOne([
      [
        account,
        'supply_addresses[].supply_points[0].supply_start_date',
        'supply_addresses[].supply_points[1].identifier',
      ],
      ['1', 'soon', 'P2'],
    ])
    expect(shortly(issues)).toEqual(['date_unreadable Sheet!B2'])
    expect(payload.supply_addresses).toEqual([{ supply_points: [{ identifier: 'P2' }] }])
  })

  test('somebody of whom nothing can be read is not sent as nobody beside the others', () => {
    const { payload, issues } = assembleOne([
      [account, 'customers[].given_name', 'customers[].email'],
      ['1', 'Ana', ''],
      ['1', '', 'no address'],
      ['1', 'Carl', ''],
    ])
    expect(shortly(issues)).toEqual(['email_unreadable Sheet!C3'])
    expect(payload.customers).toEqual([{ given_name: 'Ana' }, { given_name: 'Carl' }])
  })

  test('a row that names somebody else adds that, also where the rest of it is blank or known', () => {
    const { payload, issues } = assembleOne([
      [account, ...name, street, point, serial, register],
      ['1', 'Ana', 'Lee', '1 Elm St', 'P1', 'M1', 'KWH_IMPORT'],
      ['1', 'Ana', '', '1 Elm St', 'P1', 'M1', 'KWH_IMPORT'],
    ])
    expect(shortly(issues)).toEqual([])
    expect(payload.customers).toEqual([{ given_name: 'Ana', family_name: 'Lee' }, { given_name: 'Ana' }])
  })

  test('a note that is told again beside half a name is said to count once', () => {
    const rows = (again: string) => [
      [account, ...name, 'notes[].body', 'notes[].created_at'],
      ['1', 'Ana', 'Lee', 'Called', '2024-06-09'],
      ['1', 'Ana', '', again, '2024-06-09'],
    ]
    expect(shortly(assembleOne(rows('Called')).issues)).toEqual([
      'row_adds_nothing Sheet!D2',
      'row_adds_nothing Sheet!D3',
    ])
    expect(shortly(assembleOne(rows('Moved')).issues)).toEqual([])
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

  test('charges whose days can’t be read are as many as there are, until somebody has mended them', () => {
    const { payload, issues } = assembleOne([
      [account, bill, transaction('transaction_date'), transaction('amount')],
      ['1', 'B1', 'soon', '10'],
      ['1', 'B1', 'later', '10'],
    ])
    expect(shortly(issues)).toEqual(['date_unreadable Sheet!C2', 'date_unreadable Sheet!C3'])
    expect(JSON.stringify(payload).match(/"amount":"10"/g)).toHaveLength(2)
  })

  test('a charge without a number stays one of its own beside one with it that another sheet tells of too', () => {
    const { accounts } = assembleRows({
      Days: [
        [account, bill, transaction('transaction_date'), transaction('amount')],
        ['1', 'B1', '2024-01-05', '10'],
      ],
      Charges: [
        [account, bill, transaction('transaction_id'), transaction('transaction_date'), transaction('amount')],
        ['1', 'B1', 'T1', '2024-01-05', '10'],
        ['1', 'B1', '', '2024-01-05', '10'],
      ],
    })
    expect(accounts[0]!.payload.ledgers).toMatchObject([
      { historical_billing_documents: [{ transactions: [{ transaction_id: 'T1' }, { amount: '10' }] }] },
    ])
  })

  test('somebody whose name and e-mail address stand in two rows is found by either', () => {
    const { accounts } = assembleRows({
      Accounts: [
        [account, 'customers[0].given_name', 'customers[0].family_name', 'customers[0].email'],
        ['1', 'Ana', 'Lee', ''],
        ['1', '', '', 'ana@example.org'],
      ],
      Phones: [
        [account, 'customers[].email', 'customers[].mobile'],
        ['1', 'ana@example.org', '+15125552087'],
      ],
      Births: [
        [account, ...name, 'customers[].date_of_birth'],
        ['1', 'Ana', 'Lee', '1980-06-09'],
      ],
    })
    expect(accounts[0]!.payload.customers).toEqual([
      {
        given_name: 'Ana',
        family_name: 'Lee',
        date_of_birth: '1980-06-09',
        email: 'ana@example.org',
        mobile: '+15125552087',
      },
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
