import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { deriveCatalogue } from '../../../shared/catalogue/derive-catalogue.ts'
import * as field from '../../../shared/contract/field.ts'
import { checkMapping } from '../../../shared/mapping/change-mapping.ts'
import type { Suggestion } from '../../../shared/mapping/mapping.ts'
import { suggestMapping } from '../../../shared/mapping/suggest-mapping.ts'
import { layoutsOf } from '../../support/sheet-layouts.ts'
import { type RowsOfSheet, workbookFromRows } from '../../support/workbook-from-rows.ts'

function suggest(sheets: RowsOfSheet, headerRow = 1) {
  const workbook = workbookFromRows(sheets)
  return suggestMapping(workbook, layoutsOf(workbook, headerRow), accountCatalogue)
}

/** Targets of the columns of one sheet, left to right. */
function targetsOf(headers: readonly string[], rows: readonly (readonly string[])[] = [], sheet = 'Sheet1') {
  return suggest({ [sheet]: [headers, ...rows] }).suggestions.map(({ target }) => target)
}

const reasonOf = (suggestions: readonly Suggestion[], header: string) =>
  suggestions.find((one) => one.header === header)?.reason

const point = 'supply_addresses[].supply_points[]'
const supply = 'supply_addresses[].supply_address'

describe('several of one thing in a row', () => {
  const cases: readonly [string, readonly string[], readonly (string | null)[]][] = [
    ['one set of columns is the element the row describes', ['Customer 1 First Name'], ['customers[].given_name']],
    [
      'two sets are numbered from zero',
      ['Customer 1 First Name', 'Customer 2 First Name', 'Customer 2 Email'],
      ['customers[0].given_name', 'customers[1].given_name', 'customers[1].email'],
    ],
    [
      'columns without a number are of the first',
      ['First name', 'Email', 'Co-holder First', 'Co-holder Last'],
      ['customers[0].given_name', 'customers[0].email', 'customers[1].given_name', 'customers[1].family_name'],
    ],
    [
      'an ordinal before a word for people counts people',
      ['Email', '2nd Contact Email', 'Third contact email'],
      ['customers[0].email', 'customers[1].email', 'customers[2].email'],
    ],
    [
      'additional people come after the holder',
      ['First name', 'Additional contact 1 first name', 'Additional contact 2 first name'],
      ['customers[0].given_name', 'customers[1].given_name', 'customers[2].given_name'],
    ],
    [
      'a number behind counts people where names are numbered so',
      ['FirstName1', 'Email1', 'FirstName2', 'Email2'],
      ['customers[0].given_name', 'customers[0].email', 'customers[1].given_name', 'customers[1].email'],
    ],
    [
      'a second e-mail of nobody knows whom is left out',
      ['First name', 'Email', 'Email 2'],
      ['customers[].given_name', 'customers[].email', null],
    ],
    [
      'a second phone of one person is another phone',
      ['First name', 'Phone 1', 'Phone 2', 'Phone 3'],
      [
        'customers[].given_name',
        'customers[].mobile',
        'customers[].alternative_phone_numbers[0].phone_number',
        'customers[].alternative_phone_numbers[1].phone_number',
      ],
    ],
    [
      'phones that find their own fields taken are other phones',
      ['Mobile', 'Landline', 'Phone', 'Work phone'],
      [
        'customers[].mobile',
        'customers[].landline',
        'customers[].alternative_phone_numbers[1].phone_number',
        'customers[].alternative_phone_numbers[0].phone_number',
      ],
    ],
    [
      'meters are counted by the number behind',
      ['Meter Serial No. 1', 'Meter Serial No. 2', 'Dials'],
      [`${point}.meters[0].serial_number`, `${point}.meters[1].serial_number`, `${point}.meters[0].registers[].digits`],
    ],
    [
      'registers of a meter are counted apart from it',
      ['Meter no', 'Register 1 digits', 'Register 2 digits'],
      [
        `${point}.meters[].serial_number`,
        `${point}.meters[].registers[0].digits`,
        `${point}.meters[].registers[1].digits`,
      ],
    ],
    [
      'characteristics are pairs of code and value',
      [
        'Tariff code',
        'Characteristic 1 code',
        'Characteristic 1 value',
        'Characteristic 2 code',
        'Characteristic 2 value',
      ],
      [
        `${point}.agreements[].tariff_code`,
        `${point}.agreements[].characteristics[0].code`,
        `${point}.agreements[].characteristics[0].value`,
        `${point}.agreements[].characteristics[1].code`,
        `${point}.agreements[].characteristics[1].value`,
      ],
    ],
    ['two columns of notes are two notes', ['Memo', 'Comments'], ['notes[0].body', 'notes[1].body']],
  ]
  test.each(cases)('%s', (_title, headers, targets) => {
    expect(targetsOf(['Account no', ...headers]).slice(1)).toEqual(targets)
  })
})

describe('details of a customer take their key', () => {
  test.each([
    ['Tax ID', 'tax_id'],
    ['SSN', 'tax_id'],
    ['National Insurance No', 'tax_id'],
    ['PPS Number', 'tax_id'],
    ['Middle name', 'middle_name'],
    ['M.I.', 'middle_name'],
    ['Suffix', 'suffix'],
    ['Driver licence no', 'driver_license_number'],
    ["Driver's License #", 'driver_license_number'],
    ['DL State', 'driver_license_state'],
    ['Portal user ID', 'external_user_id'],
    ['Credit bureau PIN', 'credit_bureau_pin_id'],
  ])('%s', (header, key) => {
    expect(targetsOf(['Account no', header])).toEqual([
      'external_account_number',
      `customers[].user_details[${key}].value`,
    ])
  })
})

describe('an address without a word for which one', () => {
  const parts = ['Street', 'City', 'Postcode']
  const billing = ['billing_address.street_address', 'billing_address.locality', 'billing_address.postal_code']
  const supplied = [`${supply}.street_address`, `${supply}.locality`, `${supply}.postal_code`]
  const own = (all: readonly (string | null)[], start: number) => all.slice(start, start + 3)

  test('goes with the customer, where the row describes one', () => {
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN']), 2)).toEqual(billing)
  })
  test('goes with the supply point, where the row describes no customer', () => {
    expect(own(targetsOf(['Account no', ...parts, 'MPAN']), 1)).toEqual(supplied)
  })
  test('goes by the name of the sheet', () => {
    expect(own(targetsOf(['Account no', ...parts], [], 'Premises'), 1)).toEqual(supplied)
  })
  test('is the other one, where one is named', () => {
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'Billing street', 'Billing city', 'MPAN']), 2)).toEqual(
      supplied,
    )
  })
  test('goes on where a named one began', () => {
    const headers = ['Account no', 'Mailing address', 'City', 'Zip', 'Service address', 'City', 'Zip']
    expect(targetsOf(headers).slice(1)).toEqual([...billing, ...supplied])
  })
  test('is the supply address, where an account has several', () => {
    const rows = [
      ['1', 'Ana', '1 Oak St', 'Waco', '76701', '100'],
      ['1', 'Ana', '9 Elm St', 'Waco', '76701', '200'],
      ['2', 'Bo', '2 Oak St', 'Waco', '76701', '300'],
    ]
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN'], rows), 2)).toEqual(supplied)
  })
  test('stays the billing address, where one account of many has a slip in it', () => {
    const rows = Array.from({ length: 20 }, (_, index) => {
      const account = String(Math.floor(index / 2))
      return [account, 'Ana', index === 5 ? '1 Oka St' : `${account} Oak St`, 'Waco', '76701', `9${account}`]
    })
    expect(own(targetsOf(['Account no', 'First name', ...parts, 'MPAN'], rows), 2)).toEqual(billing)
  })
  test('takes a heading over several columns for its word', () => {
    const { suggestions } = suggest(
      {
        Sheet1: [
          ['', 'Billing address', '', 'Service address', ''],
          ['Account no', 'Street', 'City', 'Street', 'City'],
        ],
      },
      2,
    )
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'billing_address.street_address',
      'billing_address.locality',
      `${supply}.street_address`,
      `${supply}.locality`,
    ])
  })
})

describe('words that fit many fields', () => {
  test.each(['Type', 'Date', 'Amount', 'Number', 'Reference', 'Status', 'Code', 'ID', 'Value', 'Name'])(
    '“%s” alone has no field on a sheet of anything',
    (header) => {
      expect(targetsOf(['Account no', 'Email', header])[2]).toBeNull()
    },
  )
  test.each([
    ['Meters', 'Status', `${point}.meters[].status`, ['Meter no', 'Make']],
    [
      'Bill lines',
      'Amount',
      'ledgers[].historical_billing_documents[].transactions[].amount',
      ['Bill no', 'Transaction id'],
    ],
    ['Notes', 'Created at', 'notes[].created_at', ['Note']],
    ['Tariffs', 'Start date', `${point}.agreements[].effective_from`, ['MPAN', 'Tariff']],
    ['Supply points', 'Start date', `${point}.supply_start_date`, ['MPAN', 'Distributor']],
  ])('on the sheet “%s”, “%s” means %s', (sheet, header, target, others) => {
    expect(targetsOf(['Account no', ...others, header], [], sheet).at(-1)).toBe(target)
  })
  test('values that only one field has decide', () => {
    const rows = [
      ['1', 'E1', 'KWH_IMPORT', 'ELECTRIC'],
      ['2', 'E2', 'KWH_EXPORT', 'ELECTRIC'],
    ]
    expect(targetsOf(['Account no', 'Meter no', 'Register type', 'Service type'], rows).slice(2)).toEqual([
      `${point}.meters[].registers[].register_type`,
      `${point}.supply_type`,
    ])
  })
})

describe('columns that are left out, and why', () => {
  test.each([
    ['Customer name', 'taken apart'],
    ['Account holder name', 'taken apart'],
    ['Email opt out', 'wrong way round'],
    ['Do not contact by SMS', 'wrong way round'],
    ['Address line 2', 'further line'],
    ['Hausnr.', 'house number'],
    ['Agent email', '“agent” means something else'],
    ['Sales agent', 'No field has this meaning'],
    ['Type', 'nothing else on the sheet says so'],
  ])('“%s”: %s', (header, reason) => {
    const { suggestions } = suggest({ Sheet1: [['Account no', 'First name', header]] })
    expect(suggestions[2]).toMatchObject({ target: null, confidence: 0 })
    expect(suggestions[2]?.reason.toLowerCase()).toContain(reason.toLowerCase())
  })
  test('a second column for the same field names the one that fits better', () => {
    const { suggestions } = suggest({ Sheet1: [['Account no', 'Acct no', 'Balance', 'Account balance']] })
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      null,
      'ledgers[].ledger_balance',
      null,
    ])
    expect(reasonOf(suggestions, 'Account balance')).toContain('“Balance” fits better')
  })
  test('a header that its values contradict is not believed', () => {
    const rows = [
      ['1', 'ana', 'maybe'],
      ['2', 'bo', 'later'],
    ]
    const { suggestions } = suggest({ Sheet1: [['Account no', 'Email', 'SMS'], ...rows] })
    expect(suggestions.slice(1).map(({ target }) => target)).toEqual([null, null])
    expect(reasonOf(suggestions, 'Email')).toContain('the values don’t')
  })
})

describe('headers as programs write them', () => {
  test('a path of the interface means itself', () => {
    const headers = [
      'external_account_number',
      'customers[0].given_name',
      'customers.1.email',
      'billing_address.locality',
      'customers[0].user_details[tax_id].value',
    ]
    expect(targetsOf(headers)).toEqual([
      'external_account_number',
      'customers[0].given_name',
      'customers[1].email',
      'billing_address.locality',
      'customers[0].user_details[tax_id].value',
    ])
  })
  test.each([
    ['misspelt', 'Recieved'],
    ['misspelt', 'Adress'],
  ])('%s words that are no word of a field stay out unless they are near one', (_kind, header) => {
    expect(targetsOf(['Account no', header])[1]).toBe(header === 'Adress' ? 'billing_address.street_address' : null)
  })

  const named = accountCatalogue.leaves
    .filter(({ kind, levelPath }) => kind !== 'json' && !levelPath.endsWith('user_details[]'))
    .flatMap((leaf) => [leaf.label, ...leaf.synonyms].map((name) => [name, leaf.path] as const))
  const styles: readonly ((words: readonly string[]) => string)[] = [
    (words) => words.join(' ').toUpperCase(),
    (words) => words.join('_'),
    (words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    (words) => words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(''),
    (words) => `*${words.join(' ')}:`,
  ]
  test('a second line that says it again in words nobody knows leaves the first one its meaning', () => {
    const rows = [
      ['Account number', 'First name', 'Date of', 'Opening'],
      ['zqxkt', 'zqvv', 'birth', 'balance'],
      ['A-1', 'Ana', '1980-05-06', '12.50'],
      ['A-2', 'Bo', '1980-05-07', '13.50'],
    ]
    expect(suggest({ Sheet1: rows }, 2).suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'customers[].given_name',
      'customers[].date_of_birth',
      'ledgers[].ledger_balance',
    ])
  })

  test('upper case, underscores and camel case change nothing', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.constantFrom(...styles), ([name], style) => {
        const words = name
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .filter((word) => word !== '')
        const plain = targetsOf(['Account no', words.join(' ')])[1]
        expect(targetsOf(['Account no', style(words)])[1]).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })
})

describe('sheets', () => {
  test('a sheet whose rows belong to no account, or say nothing about one, is not taken in', () => {
    const { mapping } = suggest({
      Accounts: [['Account no', 'Balance']],
      Meters: [['MPAN', 'Meter no']],
      'Price list': [['Tariff code', 'Unit rate']],
      Payments: [['Account no', 'Payment ref', 'Paid on']],
    })
    expect(mapping.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
      ['Accounts', true],
      ['Meters', true],
      ['Price list', false],
      ['Payments', false],
    ])
  })
  test('a sheet whose rows name what another one has is placed by that, and one that could be of any account is said', () => {
    const { mapping } = suggest({
      Accounts: [
        ['Account number', 'Tariff code'],
        ['A-1', 'T1'],
        ['A-2', 'T1'],
      ],
      'Supply points': [
        ['Account number', 'MPAN'],
        ['A-1', '1200020345678'],
        ['A-2', '1200020345999'],
      ],
      Registers: [
        ['Meter serial', 'Register type', 'Digits'],
        ['M1', 'KWH_IMPORT', '5'],
        ['M77', 'KWH_IMPORT', '6'],
        ['M9', 'KWH_IMPORT', '6'],
      ],
      Meters: [
        ['MPAN', 'Meter serial'],
        ['1200020345678', 'M1'],
        ['1200020345999', 'M9'],
      ],
      'Price list': [
        ['Tariff code', 'Unit rate'],
        ['T1', '0.21'],
      ],
    })
    expect(mapping.sheets.map(({ sheet, isIncluded }) => [sheet, isIncluded])).toEqual([
      ['Accounts', true],
      ['Supply points', true],
      ['Registers', true],
      ['Meters', true],
      ['Price list', false],
    ])
    expect(checkMapping(accountCatalogue, mapping).map(({ message }) => message)).toEqual([
      'Sheet “Price list” is left out: it is not clear which accounts its rows belong to, although it seems to give “Tariff code”. If its rows belong to accounts, include it in Load, with a column that gives the account number; else leave it.',
    ])
  })

  test('a customer’s number is not taken for the account’s, where another sheet has both', () => {
    const { suggestions } = suggest({
      Accounts: [['Account no', 'Customer ID', 'Balance']],
      People: [['Customer ID', 'First name']],
    })
    expect(suggestions.map(({ target }) => target)).toEqual([
      'external_account_number',
      'customers[].user_details[external_user_id].value',
      'ledgers[].ledger_balance',
      'customers[].user_details[external_user_id].value',
      'customers[].given_name',
    ])
  })
  test('a column of e-mails under a header that says nothing is told by its values', () => {
    const rows = [
      ['1', 'ana@example.org'],
      ['2', 'bo@example.org'],
    ]
    expect(targetsOf(['Account no', 'Column 2'], rows)).toEqual(['external_account_number', 'customers[].email'])
  })
  test('a sheet that the layout names and the workbook lacks is passed over', () => {
    const layout = [{ sheet: 'Gone', headerRow: 1, firstDataRow: 2, dataRows: [] }]
    expect(suggestMapping(workbookFromRows({ A: [['x']] }), layout, accountCatalogue).suggestions).toEqual([])
  })
})

describe('whatever the headers are', () => {
  const words = [
    'Account',
    'no',
    'Customer',
    '2',
    'Co-holder',
    'First',
    'name',
    'Email',
    'Phone',
    'Mail',
    'Service',
    'Street',
    'City',
    'Zip',
    'Meter',
    'Serial',
    'Type',
    'Date',
    'Start',
    'Balance',
    'Bill',
    'Note',
    'Register',
    '1',
    'of',
    '/',
    '(',
    ')',
    'Vorname',
    'Straße',
    '',
    '—',
    'SSN',
    'id',
    'Status',
    'x',
  ]
  const header = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((parts) => parts.join(' '))
  const value = fc.constantFrom('', 'x', '12', 'yes', '1.5', '01/02/2024', 'a@b.co', '+15125550100', 'Ana Lee')

  test('no two columns share a field, every target exists, and the same input gives the same answer', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(header, { minLength: 1, maxLength: 12 }), fc.infiniteStream(value), (headers, values) => {
        const row = () => headers.map(() => values.next().value ?? '')
        const sheets = { Sheet1: [headers, row(), row()] }
        const { mapping, suggestions } = suggest(sheets)
        expect(suggest(sheets)).toEqual({ mapping, suggestions })
        const codes = checkMapping(accountCatalogue, mapping).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'mapping_account_number_missing')).toEqual([])
        expect(
          suggestions.every(({ confidence, target }, index) => {
            const { split, join } = mapping.sheets[0]?.columns[index] ?? {}
            const isUsed = target !== null || split !== undefined || join !== undefined
            return isUsed ? confidence > 0.5 && confidence <= 1 : confidence === 0
          }),
        ).toBe(true)
        expect(suggestions.every(({ reason }) => /^[^a-z].*\.$/.test(reason))).toBe(true)
        // Of columns that are joined, the one that carries the field has it in what is told; the others are told in words.
        mapping.sheets[0]?.columns.forEach(({ target, join }, index) => {
          const told = suggestions[index]?.target ?? null
          if (join === undefined || told !== null) expect(told).toBe(target)
        })
      }),
      { numRuns: 300 },
    )
  })
})

test('another catalogue is mapped to by its own labels and synonyms', () => {
  const boat = z.strictObject({
    berth_code: field.identifier({ label: 'Berth', help: '', synonyms: ['mooring'] }),
    masts: field.level(
      { label: 'Masts', element: 'mast', help: '', naturalKeys: [['height']] },
      z.strictObject({ height: field.number({ label: 'Mast height', help: '', synonyms: ['air draft'] }) }),
    ),
  })
  const workbook = workbookFromRows({ Boats: [['MOORING', 'Mast 1 height', 'Mast 2 height', 'First name']] })
  const { suggestions } = suggestMapping(workbook, layoutsOf(workbook), deriveCatalogue(boat, 'boat'))
  expect(suggestions.map(({ target }) => target)).toEqual(['berth_code', 'masts[0].height', 'masts[1].height', null])
})

describe('values', () => {
  const meters = 'supply_addresses[].supply_points[].meters[]'
  const targetOf = (values: readonly string[]) =>
    targetsOf(
      ['Account no', 'Meter serial number', 'Read type', 'Meter model'],
      values.map((value, index) => [`A${index}`, `S${index}`, value, 'E350']),
      'Meters',
    )[2]

  test('that say how good a reading is, speak against how it is taken', () => {
    expect([targetOf(['Smart', 'Estimated', 'Customer']), targetOf(['AMR', 'Manual', 'AMR'])]).toEqual([
      null,
      `${meters}.retrieval_method`,
    ])
  })

  test('that say how often or on what way a bill comes, or how it is paid, are no type of document', () => {
    const targetOfBilling = (values: readonly string[]) =>
      targetsOf(
        ['Account no', 'Last name', 'Billing type'],
        values.map((value, index) => [`A${index}`, 'Lee', value]),
      )[2]
    expect(
      [
        ['Monthly', 'Quarterly'],
        ['Paper', 'E-Bill'],
        ['Direct Debit', 'Cash'],
        ['ITEM_BASED', 'ITEM_BASED'],
      ].map(targetOfBilling),
    ).toEqual([null, null, null, 'ledgers[].billing_document_type'])
  })

  test('that are of one field alone, outweigh a heading that another one shares', () => {
    const columns = ['Account no', 'ESI ID', 'Line type', 'Delivery volts']
    const rows = [
      ['A1', '1001', 'Overhead', '120/240'],
      ['A2', '1002', 'Underground', '120/240'],
    ]
    expect(targetsOf(columns, rows).slice(2)).toEqual([
      'supply_addresses[].supply_points[].supply_details.service_drop.distribution_line_style',
      'supply_addresses[].supply_points[].supply_details.service_drop.delivery_voltage',
    ])
  })
})

test('a bare number counts the meters, where their serial numbers have one', () => {
  const headers = ['Account no', 'Serial no. 1', 'Dials 1', 'Serial no. 2', 'Dials 2']
  expect(targetsOf(headers).slice(1)).toEqual(
    [0, 1].flatMap((meter) => [
      `supply_addresses[].supply_points[].meters[${meter}].serial_number`,
      `supply_addresses[].supply_points[].meters[${meter}].registers[].digits`,
    ]),
  )
})

describe('of a file with a handful of rows', () => {
  test('names whose letters were garbled are names', () => {
    const rows = [
      ['1001', 'JosÃ©', 'MuÃ±oz'],
      ['1002', 'Ren\ufffd', 'LefÃ¨vre'],
    ]
    expect(targetsOf(['Account number', 'First name', 'Last name'], rows)).toEqual([
      'external_account_number',
      'customers[].given_name',
      'customers[].family_name',
    ])
  })

  test('the names of a program from another country are known', () => {
    const headers = ['VKONT', 'NAME_LAST', 'NAME_FIRST', 'SMTP_ADDR']
    expect(targetsOf(headers, [['000100234567', 'Meier', 'Anna', 'anna@example.org']])).toEqual([
      'external_account_number',
      'customers[].family_name',
      'customers[].given_name',
      'customers[].email',
    ])
  })
})
