/** What a mapping says of rows: what each of them is, what blanks mean, and what tells elements apart. */
import { describe, expect, test } from 'vitest'
import { checkMapping } from '../../../../../shared/mapping/model/change-mapping.ts'
import type { KeyChoice, SheetMapping } from '../../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../../shared/messages/say.ts'
import { assembleAccounts, assembleRows, assemblyInput, shortly } from '../../../../support/rows/assemble-rows.ts'
import type { RowsOfSheet } from '../../../../support/rows/workbook-from-rows.ts'
import { soundsLike } from '../../../../support/words/sounds-like.ts'
import { account, digits, point, register, serial } from '../field-paths.ts'

const given = 'customers[].given_name'
const family = 'customers[].family_name'
const email = 'customers[].email'
const town = 'billing_address.locality'
const street = 'billing_address.street_address'

type Rules = {
  readonly keys?: readonly KeyChoice[]
  readonly sheets?: Readonly<Record<string, Partial<SheetMapping>>>
}

function assemble(rows: RowsOfSheet, { keys, sheets = {} }: Rules = {}) {
  const input = assemblyInput(rows)
  const mapping = {
    ...input.mapping,
    ...(keys ? { keys } : {}),
    sheets: input.mapping.sheets.map((sheet) => ({ ...sheet, ...sheets[sheet.sheet] })),
  }
  const { accounts, issues } = assembleAccounts({ ...input, mapping })
  const all = [...issues, ...accounts.flatMap((one) => one.issues)]
  return {
    payloads: accounts.map(({ payload: { import_supplier: _, ...payload } }) => payload),
    issues: shortly(all),
    messages: all.map(({ message }) => sayMessage(message)),
  }
}

const asAbove: Rules = { sheets: { Sheet: { blanksMean: 'asAbove' } } }

describe('blanks that mean the same as above', () => {
  test('go through all levels, and begin anew with each account and each supply point', () => {
    const { payloads, issues } = assemble(
      {
        Sheet: [
          [account, town, given, point, serial, register, digits],
          ['1', 'Waco', 'Ana', 'P1', 'M1', 'KWH_IMPORT', 5],
          ['', '', '', '', '', 'KWH_EXPORT', 6],
          ['', '', '', '', 'M2', 'KWH_IMPORT', 5],
          ['', '', '', 'P2', 'M1', 'KWH_IMPORT', 7],
          ['', '', '', '', '', 'KVARH', 4],
          ['2', 'Austin', 'Bo', 'P3', 'M3', 'KWH_IMPORT', 5],
          ['', '', 'Cy', '', '', '', ''],
        ],
      },
      asAbove,
    )
    const kwh = (count: number) => ({ register_type: 'KWH_IMPORT', digits: count })
    expect(issues).toEqual([])
    expect(payloads).toEqual([
      {
        external_account_number: '1',
        billing_address: { locality: 'Waco' },
        customers: [{ given_name: 'Ana' }],
        supply_addresses: [
          {
            supply_points: [
              {
                identifier: 'P1',
                meters: [
                  { serial_number: 'M1', registers: [kwh(5), { register_type: 'KWH_EXPORT', digits: 6 }] },
                  { serial_number: 'M2', registers: [kwh(5)] },
                ],
              },
              {
                identifier: 'P2',
                meters: [{ serial_number: 'M1', registers: [kwh(7), { register_type: 'KVARH', digits: 4 }] }],
              },
            ],
          },
        ],
      },
      {
        external_account_number: '2',
        billing_address: { locality: 'Austin' },
        customers: [{ given_name: 'Bo' }, { given_name: 'Cy' }],
        supply_addresses: [
          { supply_points: [{ identifier: 'P3', meters: [{ serial_number: 'M3', registers: [kwh(5)] }] }] },
        ],
      },
    ])
  })

  test('go on in each of two things that a sheet tells of side by side', () => {
    const bill = 'ledgers[].historical_billing_documents[]'
    const { payloads, issues } = assemble(
      {
        Sheet: [
          [account, `${bill}.billing_document_identifier`, `${bill}.transactions[].amount`, point, serial],
          ['1', 'B1', '10', 'P1', 'M1'],
          ['', 'B2', '20', 'P2', 'M2'],
          ['', '', '30', '', 'M3'],
        ],
      },
      asAbove,
    )
    expect(issues).toEqual([])
    expect(
      JSON.stringify(payloads)
        .match(/"(B\d|P\d|M\d|\d0)"/g)
        ?.join(' '),
    ).toBe('"B1" "10" "B2" "20" "30" "P1" "M1" "P2" "M2" "M3"')
  })

  test('give what is inside one thing to no other', () => {
    const { payloads, issues } = assemble(
      {
        Sheet: [
          [account, point, serial, register],
          ['1', 'P1', 'M1', 'KWH_IMPORT'],
          ['', 'P2', '', 'KWH_EXPORT'],
          ['2', '', '', 'KVARH'],
        ],
      },
      asAbove,
    )
    const inPoint = (registerType: string, more = {}) => ({
      meters: [{ ...more, registers: [{ register_type: registerType }] }],
    })
    expect(issues).toEqual([])
    expect(payloads.map(({ supply_addresses }) => supply_addresses)).toEqual([
      [
        {
          supply_points: [
            { identifier: 'P1', ...inPoint('KWH_IMPORT', { serial_number: 'M1' }) },
            { identifier: 'P2', ...inPoint('KWH_EXPORT') },
          ],
        },
      ],
      [{ supply_points: [inPoint('KVARH')] }],
    ])
  })

  test('do not give a household without a number to the one above, nor the first row to anybody', () => {
    const { issues } = assemble(
      {
        Sheet: [
          [account, town, serial],
          ['', '', 'M0'],
          ['1', 'Waco', 'M1'],
          ['', 'Austin', 'M2'],
        ],
      },
      asAbove,
    )
    expect(issues).toEqual(['account_number_missing Sheet!A2', 'account_number_missing Sheet!A4'])
  })

  test('are followed on a sheet that names supply points only', () => {
    const { payloads, issues } = assemble(
      {
        Service: [
          [account, point],
          ['1', 'P1'],
          ['2', 'P2'],
          ['1', 'P3'],
          ['2', 'P3'],
        ],
        Meters: [
          [point, serial],
          ['P1', 'M1'],
          ['', 'M2'],
          ['P9', 'M3'],
          ['', 'M4'],
          ['P2', 'M5'],
          ['P3', 'M6'],
          ['', 'M7'],
        ],
      },
      { sheets: { Meters: { blanksMean: 'asAbove' } } },
    )
    expect(payloads.map(({ supply_addresses }) => JSON.stringify(supply_addresses).match(/M\d/g))).toEqual([
      ['M1', 'M2'],
      ['M5'],
    ])
    expect(issues).toEqual([
      'row_account_not_found Meters!A4',
      'row_account_not_found Meters!B5',
      'row_account_unclear Meters!A7',
      'row_account_not_found Meters!B8',
    ])
  })

  test('mean nothing where the mapping does not say so', () => {
    const { issues } = assemble({
      Sheet: [
        [account, given, serial],
        ['1', 'Ana', 'M1'],
        ['', '', 'M2'],
      ],
    })
    expect(issues).toEqual(['account_number_missing Sheet!A3'])
  })
})

describe('each row is', () => {
  test('a customer: two of the same name are two', () => {
    const rows = {
      Sheet: [
        [account, given, family, email],
        ['1', 'John', 'Smith', ''],
        ['1', 'John', 'Smith', 'junior@example.org'],
      ],
    }
    expect(assemble(rows).payloads[0]?.customers).toHaveLength(1)
    expect(assemble(rows, { sheets: { Sheet: { eachRowIs: 'customers[]' } } }).payloads[0]?.customers).toEqual([
      { given_name: 'John', family_name: 'Smith' },
      { given_name: 'John', family_name: 'Smith', email: 'junior@example.org' },
    ])
  })

  test('a payment: the same one twice on a day is two', () => {
    const bill = 'ledgers[].historical_billing_documents[]'
    const rows = {
      Sheet: [
        [
          account,
          `${bill}.billing_document_identifier`,
          `${bill}.transactions[].transaction_date`,
          `${bill}.transactions[].amount`,
        ],
        ['1', 'B1', '2024-06-09', '10.00'],
        ['1', 'B1', '2024-06-09', '10.00'],
      ],
    }
    const paymentsOf = (eachRowIs: string) =>
      JSON.stringify(assemble(rows, { sheets: { Sheet: { eachRowIs } } }).payloads).match(/10\.00/g)?.length
    expect([paymentsOf('notes[]'), paymentsOf(`${bill}.transactions[]`)]).toEqual([1, 2])
  })

  test('a meter without a number, and one that another sheet describes as well', () => {
    const { payloads, issues } = assemble(
      {
        Service: [
          [account, point, serial],
          ['1', 'P1', 'M1'],
        ],
        Meters: [
          [point, serial, 'supply_addresses[].supply_points[].meters[].voltage'],
          ['P1', 'M1', 120],
          ['P1', '', 240],
          ['P1', '', 480],
        ],
      },
      { sheets: { Meters: { eachRowIs: 'supply_addresses[].supply_points[].meters[]' } } },
    )
    expect(issues).toEqual([])
    expect(payloads[0]?.supply_addresses).toEqual([
      {
        supply_points: [
          { identifier: 'P1', meters: [{ serial_number: 'M1', voltage: 120 }, { voltage: 240 }, { voltage: 480 }] },
        ],
      },
    ])
  })

  test('a meter: also where it has nothing but a register', () => {
    const rows = [
      [account, point, serial, register],
      ['1', 'P1', '', 'KWH_IMPORT'],
      ['1', 'P1', '', 'KWH_IMPORT'],
    ]
    const eachRowIs = 'supply_addresses[].supply_points[].meters[]'
    const { payloads } = assemble({ Sheet: rows }, { sheets: { Sheet: { eachRowIs } } })
    const meter = { registers: [{ register_type: 'KWH_IMPORT' }] }
    expect(payloads[0]?.supply_addresses).toEqual([{ supply_points: [{ identifier: 'P1', meters: [meter, meter] }] }])
  })

  test('a meter: what another sheet says of the only meter is unclear where there are two', () => {
    const { payloads, issues } = assemble(
      {
        Volts: [
          [account, 'supply_addresses[].supply_points[].meters[].voltage'],
          ['1', 240],
        ],
        Meters: [
          [account, point, 'supply_addresses[].supply_points[].meters[].model'],
          ['1', 'P1', 'Hall'],
          ['1', 'P1', 'Shed'],
        ],
      },
      { sheets: { Meters: { eachRowIs: 'supply_addresses[].supply_points[].meters[]' } } },
    )
    expect(issues).toEqual(['row_element_unclear Volts!B2'])
    expect(JSON.stringify(payloads)).not.toContain('240')
  })

  test('an account: a number that comes again is an error there', () => {
    const { issues, messages } = assemble(
      {
        Sheet: [
          [account, given, email],
          ['1', 'Ana', ''],
          ['2', 'Bo', ''],
          ['1', 'Cy', 'no address'],
        ],
      },
      { sheets: { Sheet: { eachRowIs: '' } } },
    )
    // What can't be read can't be read in whichever account it is.
    expect(issues).toEqual([
      'account_number_twice Sheet!A2',
      'account_number_twice Sheet!A4',
      'email_unreadable Sheet!C4',
    ])
    expect(messages.slice(0, 2)).toEqual(
      [
        [2, 4],
        [4, 2],
      ].map(
        ([row, other]) =>
          `Row ${row}, column A (“${account}”): row ${other} has the account number “1” too, and each row of this sheet is an account. Correct one of them, or say in the mapping that several rows make an account.`,
      ),
    )
  })
})

describe('a key that the mapping chooses', () => {
  test('tells customers apart by their e-mail address, and a name that differs disagrees', () => {
    const rows = {
      Sheet: [
        [account, given, email],
        ['1', 'Ana', 'ana@example.org'],
        ['1', 'Anna', 'ana@example.org'],
      ],
    }
    expect(assemble(rows).payloads[0]?.customers).toHaveLength(2)
    const byEmail = assemble(rows, { keys: [{ level: 'customers[]', fields: ['email'] }] })
    expect(byEmail.payloads[0]?.customers).toEqual([{ given_name: 'Ana', email: 'ana@example.org' }])
    expect(byEmail.issues).toEqual(['rows_disagree Sheet!B2', 'rows_disagree Sheet!B3'])
  })

  test('may be a number of one’s own, kept as a detail', () => {
    const { payloads, issues } = assemble(
      {
        Sheet: [
          [account, given, 'customers[].user_details[external_user_id].value', email],
          ['1', 'Ana', 'C7', ''],
          ['1', 'Ana', 'C8', 'b@example.org'],
          ['1', 'Ana', 'C7', 'a@example.org'],
        ],
      },
      { keys: [{ level: 'customers[]', fields: ['user_details[external_user_id].value'] }] },
    )
    expect(issues).toEqual([])
    expect(payloads[0]?.customers).toMatchObject([{ email: 'a@example.org' }, { email: 'b@example.org' }])
  })

  test('may have several fields, some of them of what is inside', () => {
    const { payloads } = assemble(
      {
        Sheet: [
          [account, point, serial, register],
          ['1', 'P1', 'M1', 'KWH_IMPORT'],
          ['1', 'P1', 'M1', 'KWH_EXPORT'],
        ],
      },
      {
        keys: [
          {
            level: 'supply_addresses[].supply_points[].meters[]',
            fields: ['serial_number', 'registers[].register_type'],
          },
        ],
      },
    )
    expect(payloads[0]?.supply_addresses).toEqual([
      {
        supply_points: [
          {
            identifier: 'P1',
            meters: ['KWH_IMPORT', 'KWH_EXPORT'].map((type) => ({
              serial_number: 'M1',
              registers: [{ register_type: type }],
            })),
          },
        ],
      },
    ])
  })

  test('falls back on the usual ones where it is blank', () => {
    const { payloads, issues } = assemble(
      {
        Sheet: [
          [account, given, email, 'customers[].date_of_birth'],
          ['1', 'Ana', '', '1980-06-09'],
          ['1', 'Ana', '', '1980-06-09'],
        ],
      },
      { keys: [{ level: 'customers[]', fields: ['email'] }] },
    )
    expect(payloads[0]?.customers).toHaveLength(1)
    expect(issues).toEqual(['row_copied Sheet!A3'])
  })

  test('of a field that does not exist is said, and not used', () => {
    const input = assemblyInput({ Sheet: [[account], ['1']] })
    const mapping = { ...input.mapping, keys: [{ level: 'customers[]', fields: ['shoe_size'] }] }
    expect(shortly(checkMapping(input.catalogue, mapping))).toEqual(['mapping_key_unknown'])
    expect(assembleAccounts({ ...input, mapping }).accounts).toHaveLength(1)
  })
})

describe('a mistyped account number', () => {
  const rows = (...bodies: string[][]) => ({
    Sheet: [[account, street, town, 'billing_address.country', serial], ...bodies],
  })

  test('is doubted where the row says otherwise nearly everywhere', () => {
    const { issues, messages } = assemble(
      rows(
        ['1', '1 Elm St', 'Waco', 'US', 'M1'],
        ['1', '1 Elm St', 'Waco', 'US', 'M2'],
        ['1', '9 Oak St', 'Austin', 'US', 'M3'],
      ),
    )
    expect(issues).toContain('row_of_other_account Sheet!A4')
    expect(messages.at(-1)).toEqual(
      expect.stringMatching(
        soundsLike('row_of_other_account', {
          cell: `Row 4, column A (“${account}”)`,
          otherRow: 'row 2',
          value: '“1”',
          different: '2',
          compared: '3',
        }),
      ),
    )
  })

  test('is doubted in the first row where most others differ from it', () => {
    const { issues } = assemble(
      rows(
        ['1', '9 Oak St', 'Austin', 'US', 'M3'],
        ['1', '1 Elm St', 'Waco', 'US', 'M1'],
        ['1', '1 Elm St', 'Waco', 'US', 'M2'],
      ),
    )
    expect(issues.filter((one) => one.startsWith('row_of_other'))).toEqual(['row_of_other_account Sheet!A2'])
  })

  test('is not doubted for a slip in one value', () => {
    const { issues } = assemble(rows(['1', '1 Elm St', 'Waco', 'US', 'M1'], ['1', '1 Elm Street', 'Waco', 'US', 'M2']))
    expect(issues).toEqual(['rows_disagree Sheet!B2', 'rows_disagree Sheet!B3'])
  })

  test('that no other sheet has is said at each of its rows', () => {
    const { payloads, issues, messages } = assemble({
      Accounts: [
        [account, town],
        ['1', 'Waco'],
      ],
      Meters: [
        [account, serial],
        ['1', 'M1'],
        ['l', 'M2'],
      ],
    })
    expect(payloads).toHaveLength(2)
    expect(issues).toEqual(['account_only_here Meters!A3'])
    expect(messages).toEqual([
      expect.stringMatching(
        soundsLike('account_only_here', {
          cell: `Sheet “Meters”, row 3, column A (“${account}”)`,
          describing: '“Accounts”',
          value: '“l”',
        }),
      ),
    ])
  })
})

test('a street that two accounts have, one of them with a postcode, is neither’s', () => {
  const [line, postcode] = ['street_address', 'postal_code'].map(
    (field) => `supply_addresses[].supply_address.${field}`,
  )
  const { payloads, issues } = assemble({
    Streets: [
      [account, line!],
      ['1', '1 Elm St'],
    ],
    Addresses: [
      [account, line!, postcode!],
      ['2', '1 Elm St', '75201'],
    ],
    Points: [
      [line!, point],
      ['1 Elm St', 'P1'],
    ],
  })
  expect(issues).toEqual(['row_account_unclear Points!A2'])
  expect(JSON.stringify(payloads)).not.toContain('P1')
})

test('the number of one thing is never taken for that of another', () => {
  const { payloads, issues } = assemble({
    Service: [
      [account, point, serial],
      ['1', 'A', 'B'],
      ['2', 'B', 'C'],
    ],
    Registers: [
      [serial, register],
      ['A', 'KWH_IMPORT'],
      ['B', 'KWH_EXPORT'],
    ],
  })
  expect(payloads.map((payload) => JSON.stringify(payload).match(/KWH_\w+/g))).toEqual([['KWH_EXPORT'], null])
  expect(issues).toEqual(['row_account_not_found Registers!A2'])
})

test('an account whose number is another one’s row is told from the account of that row', () => {
  const { accounts } = assembleRows({
    Sheet: [
      [account, given],
      ['Sheet!3', 'Ana'],
      ['', 'Bo'],
    ],
  })
  expect(new Set(accounts.map(({ key }) => key)).size).toBe(2)
})

describe('a row of customers that is in the file twice', () => {
  const header = ['external_account_number', 'customers[].family_name', 'customers[].email', '- remark']
  const issuesOf = (...rows: string[][]) =>
    assembleRows({ Customers: [header, ...rows] }).accounts.flatMap(({ issues }) =>
      issues.map(({ level, message }) => `${level}: ${sayMessage(message)}`),
    )

  test('word for word is a warning at the second', () => {
    expect(
      issuesOf(
        ['1', 'Lee', 'a@example.org', 'x'],
        ['2', 'Ng', 'b@example.org', ''],
        ['1', 'Lee ', 'a@example.org', 'x'],
      ),
    ).toEqual([
      'warning: Row 4, column A (“external_account_number”): this row and row 2 say the same in every column, so it adds nothing to the account. If it was meant for another one, correct it; else leave it, or leave it out in Load.',
    ])
  })

  test('and differs anywhere, also in a column that is left out, is none', () => {
    expect(issuesOf(['1', 'Lee', 'a@example.org', 'x'], ['1', 'Lee', 'a@example.org', 'y'])).toEqual([])
  })
})
