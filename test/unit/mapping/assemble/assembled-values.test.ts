import { describe, expect, test } from 'vitest'
import { deriveCatalogue } from '../../../../shared/catalogue/derive-catalogue.ts'
import { notesPayload } from '../../../../shared/contract/additions.ts'
import type { ConstantMapping, Reading } from '../../../../shared/mapping/model/mapping.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import type { Cell } from '../../../../shared/sheet/sheet.ts'
import {
  assembleAccounts,
  assembleOne,
  assembleRows,
  assemblyInput,
  shortly,
} from '../../../support/rows/assemble-rows.ts'
import { inWords } from '../../../support/words/in-words.ts'
import { date, failed } from '../read/cells.ts'
import { account, name } from './field-paths.ts'

const voltage = 'supply_addresses[].supply_points[].meters[].voltage'

describe('values', () => {
  test('what can’t be read is left out, is an error at its cell, and keeps its origin', () => {
    const { payload, issues, origins } = assembleOne([
      [
        account,
        'customers[0].given_name',
        'customers[0].email',
        'customers[0].date_of_birth',
        'billing_address.locality',
        'notes[].document_paths[].document_path',
      ],
      ['1', 'Ana', 'nobody', '31/02/1980', failed(), '/notes/1234/attachment.jpg'],
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
      'path_unreadable Sheet!F2',
    ])
    expect(issues.map(({ where }) => where?.path)).toEqual([
      'billing_address.locality',
      'customers.0.email',
      'customers.0.date_of_birth',
      // A note of which nothing can be read is not sent, and has no place.
      undefined,
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

  test.each<[boolean, string, string, string]>([
    [true, 'ledgers[].ledger_balance', '0.50', '.5'],
    [true, 'ledgers[].ledger_balance', '100', '100.00'],
    [false, 'ledgers[].ledger_balance', '1.05', '1.5'],
    [false, 'ledgers[].ledger_balance', '1.50', '1'],
    [false, 'ledgers[].ledger_balance', '1.5', '15'],
    [false, 'ledgers[].ledger_balance', '100', '10'],
    [true, 'customers[0].given_name', 'Zo\u00eb', 'Zoe\u0308'],
    [false, 'customers[0].given_name', 'Ana', 'ANA'],
    [true, 'metadata[plan].value', '{"a":1,"b":2}', '{"b":2, "a":1}'],
    [false, 'metadata[plan].value', '{"a":1}', '{"a":2}'],
  ])('two rows agree: %s, in %s, with “%s” and “%s”', (areAlike, field, one, other) => {
    const { issues } = assembleOne([
      [account, 'ledgers[].ledger_code', field],
      ['1', 'ENERGY', one],
      ['1', 'ENERGY', other],
    ])
    const cells = ['Sheet!C2', 'Sheet!C3']
    expect(shortly(issues)).toEqual(areAlike ? [] : cells.map((cell) => `rows_disagree ${cell}`))
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
    expect(
      accounts[0]!.issues.map(({ message }) => sayMessage(message).replaceAll('billing_address.locality', 'Town')),
    ).toEqual([
      'Sheet “One”, row 2, column B (“Town”) has “Dallas” for “Billing town or city”, but column C (“Town”) has “Waco” for the same account. Use the right one in all of them.',
      'Sheet “One”, row 2, column C (“Town”) has “Waco” for “Billing town or city”, but column B (“Town”) has “Dallas” for the same account. Use the right one in all of them.',
      'Sheet “Two”, row 2, column C (“Town”) has “Austin” for “Billing town or city”, but sheet “One”, row 2, column B (“Town”) has “Dallas” for the same account. Use the right one in all of them.',
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

  test('without one it is of the country that all supply addresses of its account are in, row or value for all', () => {
    const supplyCountry = 'supply_addresses[].supply_address.country'
    const sheets = {
      People: [
        [account, ...name, 'customers[].mobile', 'billing_address.country'],
        ...['', 'Narnia', '', 'US', ''].map((country, at) => [`${at + 1}`, 'Ana', 'Lee', '020 7946 0123', country]),
      ],
      Supplies: [
        [account, 'supply_addresses[].supply_address.street_address', supplyCountry],
        ['1', '1 Elm St', 'GB'],
        ['1', '2 Elm St', 'United Kingdom'],
        ['2', '3 Elm St', 'GB'],
        ['3', '4 Elm St', 'GB'],
        ['3', '5 Elm St', 'DE'],
        ['4', '6 Elm St', 'GB'],
        ['5', '7 Elm St', ''],
      ],
    }
    const phones = (constants: readonly ConstantMapping[]) =>
      assembleRows(sheets, { constants }).accounts.map(({ payload, issues }) => {
        const [{ mobile = null } = {}] = payload.customers as { mobile?: string }[]
        return mobile ?? issues.find(({ code }) => code.startsWith('phone'))?.code
      })
    const [here, missing, american] = ['+442079460123', 'phone_country_missing', 'phone_unreadable']
    expect(phones([])).toEqual([here, missing, missing, american, missing])
    expect(phones([{ target: supplyCountry, value: 'GB' }])).toEqual([here, missing, missing, american, here])
    expect(phones([{ target: 'billing_address.country', value: 'GB' }])).toEqual([here, missing, here, american, here])
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
    expect(issues.map(inWords)).toMatchObject([
      {
        level: 'warning',
        message: expect.stringMatching(/^Row 2, column B \(“import_supplier”\).*“OTHER”.*“PRACTICE”/),
        where: { path: 'import_supplier', cell: { row: 2, column: 2 } },
      },
    ])
  })

  test('what a service takes amounts in changes nothing but amounts', () => {
    const input = assemblyInput({
      Sheet: [
        [account, 'ledgers[].ledger_balance', voltage],
        ['1', '12.50', 240],
      ],
    })
    const { accounts } = assembleAccounts({ ...input, terms: { ...usualTerms, amountUnit: 'smallest' } })
    expect(accounts[0]!.payload).toMatchObject({
      ledgers: [{ ledger_balance: '1250' }],
      supply_addresses: [{ supply_points: [{ meters: [{ voltage: 240 }] }] }],
    })
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

describe('times of day', () => {
  const moment = 'notes[].created_at'
  const read = (value: string | Cell, reading: Reading = {}) => {
    const rows = [
      [account, 'notes[].body', moment],
      ['1', 'Key', value],
    ]
    const catalogue = deriveCatalogue(notesPayload, 'account')
    const { accounts, issues } = assembleRows({ Sheet: rows }, { catalogue, readings: { [moment]: reading } })
    return { payload: accounts[0]?.payload, issues }
  }

  test.each<[string, string | Cell]>([
    ['of a cell', date('2024-06-03T09:15:00')],
    ['that is typed', '3 June 2024 9:15 am'],
  ])('%s are read as UTC where nothing says by which clock they are, with a warning', (_what, value) => {
    const { payload, issues } = read(value)
    expect(payload?.notes).toEqual([{ body: 'Key', created_at: '2024-06-03T09:15:00Z' }])
    expect(shortly(issues)).toEqual(['time_zone_open Sheet!C1'])
    expect(issues[0]?.level).toBe('warning')
    expect(read(value, issues[0]?.readAs).issues).toEqual([])
    const there = read(value, { timeZone: 'Europe/London' })
    expect(there.payload?.notes).toEqual([{ body: 'Key', created_at: '2024-06-03T08:15:00Z' }])
    expect(there.issues).toEqual([])
  })

  test.each<[string, string | Cell]>([
    ['a day alone', date('2024-06-03')],
    ['midnight, which programs write for a day', '2024-06-03 00:00:00'],
    ['a time that names its zone', '2024-06-03T09:15:00+01:00'],
  ])('%s asks for no clock', (_what, value) => {
    expect(read(value).issues).toEqual([])
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
